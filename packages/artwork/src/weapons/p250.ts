import { curve, groove, pin, port, ridge, row } from '../details.ts'
import type { Weapon } from '../model.ts'
import { lathe, plate, shape } from '../parts.ts'

export const p250: Weapon = {
  model: 'P250',
  class: 'pistol',
  parts: [
    // the nose of the slide is sloped and rounded
    shape('M48,66 Q52,52 66,50 L400,50 Q434,52 448,70 Q456,82 456,98 L456,116 L40,116 L40,92 Z', {
      group: 'slide',
      depth: 42,
      pillow: 18,
    }),
    shape(
      `M38,110 L458,110 L452,128 Q446,140 432,140 L336,142 L228,152 Q214,154 211,168 C208,208 198,262 190,306
       L186,324 L52,322 Q40,320 44,308 C46,270 84,228 80,190 C76,166 62,154 38,144 Q14,136 16,124 Q20,112 38,112 Z`,
      { material: 'polymer', group: 'frame', depth: 40, pillow: 14 },
    ),
    // round guard
    shape(
      `M206,146 L330,134 C346,160 342,196 322,212 C306,226 262,228 244,222 Q224,214 217,192 Z
       M222,154 L229,188 Q236,206 252,210 C272,213 300,211 312,200 C324,188 326,166 318,144 Z`,
      { material: 'polymer', group: 'frame', depth: 20 },
    ),
    shape('M258,142 L280,140 C280,164 274,186 256,202 L248,196 C262,178 264,160 258,142 Z', { depth: 12 }),
    plate('58,34 94,36 96,52 54,52', { depth: 24, corner: 3, group: 'sight' }),
    plate('398,38 412,38 418,56 392,52', { depth: 10, corner: 2, group: 'sight' }),
    lathe(80, '448,0 449,14 462,14 464,12 464,8', { material: 'steel' }),
    plate('30,88 44,72 50,80 50,110 40,110', { depth: 14, corner: 4 }),
    shape('M44,318 L188,320 L192,332 Q192,340 184,340 L46,338 Q36,338 36,330 Z', {
      group: 'magazine',
      depth: 38,
    }),
  ],
  details: [
    ...row(9, (i) => groove(`${58 + i * 9.5},68 ${58 + i * 9.5},108`, 4.2, 1)),
    port(202, 54, 90, 34, 6, -1),
    port(208, 59, 78, 25, 5, 0.5),
    groove('38,114 456,114', 3, 1),
    curve('M308,100 L420,100 Q436,98 440,80', 2.6, 0.7),
    groove('320,128 446,126', 3, 0.9),
    ...row(2, (i) => port(372 + i * 28, 128, 14, 12, 2, -1)),
    // takedown lever and slide stop
    pin(276, 126, 10, 1),
    ridge('276,126 304,124', 8, 1),
    ridge('172,124 228,124', 8, 1),
    pin(120, 132, 5),
    pin(196, 144, 5),
    curve('M104,166 L190,164 C194,200 182,258 172,304 L66,304 C72,262 108,226 104,166', 3, 0.8),
    ...row(9, (i) => row(4, (j) => pin(116 - i * 3.6 + j * 20 + (i % 2) * 8, 182 + i * 13.4, 3.3, 0.8))).flat(),
    pin(208, 172, 6, 0.8),
    curve('M22,130 Q56,140 78,162', 3, 0.6),
  ],
}
