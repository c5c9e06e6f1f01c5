import { curve, groove, pin, port, ridge, row } from '../details.ts'
import type { Weapon } from '../model.ts'
import { lathe, plate, shape } from '../parts.ts'

export const glock18: Weapon = {
  model: 'Glock-18',
  class: 'pistol',
  parts: [
    // a plain block with a square front
    plate('40,60 46,50 458,50 472,60 472,114 38,114', { group: 'slide', depth: 44, corner: 4, pillow: 9 }),
    shape(
      `M36,110 L472,110 L472,130 Q470,142 458,142 L326,144 L226,150 Q214,154 213,168 C210,182 200,186 201,200
       C202,212 190,218 191,232 C192,244 181,252 182,264 C180,286 172,306 168,322 L36,318 Q28,316 31,304
       C40,272 66,238 74,204 C80,180 74,164 52,152 L22,138 Q12,130 18,120 Q24,110 36,110 Z`,
      { material: 'polymer', group: 'frame', depth: 40, pillow: 13 },
    ),
    // the front of the guard is square and hooked
    shape(
      `M206,142 L346,130 Q338,156 342,180 Q350,208 338,216 Q332,221 310,220 L250,223 Q224,222 216,200 Z
       M221,154 L229,192 Q235,209 252,209 L308,207 Q324,206 323,192 L320,142 Z`,
      { material: 'polymer', group: 'frame', depth: 20 },
    ),
    // trigger with its safety blade
    shape('M262,142 L282,142 C284,164 280,186 264,208 L253,202 C266,182 266,162 262,142 Z', {
      material: 'polymer',
      depth: 14,
    }),
    shape('M274,150 L286,150 C288,168 284,180 274,194 L268,190 C276,178 276,164 274,150 Z', { depth: 6 }),
    plate('52,36 82,36 86,54 50,54', { depth: 26, corner: 2, group: 'sight' }),
    plate('436,38 454,38 456,54 434,54', { depth: 10, corner: 2, group: 'sight' }),
    lathe(76, '466,0 467,14 482,14 483,9', { material: 'steel' }),
    shape('M30,314 L168,318 L178,332 Q178,340 168,340 L36,338 Q24,336 24,326 Z', {
      material: 'polymer',
      group: 'magazine',
      depth: 40,
    }),
  ],
  details: [
    ...row(8, (i) => groove(`${56 + i * 12},60 ${56 + i * 12},106`, 5, 1)),
    port(216, 52, 96, 34, 4, -1),
    port(222, 57, 84, 25, 3, 0.5),
    ridge('196,80 212,80', 8, 0.6),
    // fire selector
    pin(170, 70, 8, 1),
    ridge('170,70 176,82', 6, 1),
    groove('36,114 472,114', 3, 1),
    groove('330,124 468,124', 2.4, 0.8),
    port(396, 128, 14, 12, 2, -1),
    pin(300, 128, 4),
    pin(284, 128, 5),
    pin(186, 130, 4),
    pin(90, 138, 4),
    ridge('196,122 236,122', 6, 1),
    port(256, 120, 14, 8, 3, 0.9),
    ...row(9, (i) => row(4, (j) => pin(108 - i * 5.2 + j * 19 + (i % 2) * 9, 184 + i * 13.4, 3.6, 0.7))).flat(),
    curve('M90,166 C96,206 66,252 48,308', 2.4, 0.8),
    curve('M194,164 C190,210 168,272 158,308', 2.4, 0.8),
    curve('M26,130 Q58,144 78,162', 3, 0.6),
  ],
}
