import { groove, pin, port, ridge, row } from '../details.ts'
import type { Weapon } from '../model.ts'
import { lathe, plate, shape } from '../parts.ts'

/** Round holes through the shroud, three rows of them. */
const vents = [0, 1, 2]
  .flatMap((line) => row(line === 1 ? 4 : 5, (i) => [414 + i * 31 + (line === 1 ? 15 : 0), 62 + line * 24] as const))
  .map(([x, y]) => `${x - 8},${y - 8} ${x - 8},${y + 8} ${x + 8},${y + 8} ${x + 8},${y - 8}`)
  .join('|')

export const tec9: Weapon = {
  model: 'Tec-9',
  class: 'pistol',
  parts: [
    // barrel in its perforated shroud
    plate('380,52 560,52 560,120 380,120', { material: 'rubber', depth: 44 }),
    lathe(86, '556,14 612,12 640,12 642,9', { material: 'steel' }),
    plate(`388,48 560,48 564,54 564,118 560,124 388,124|${vents}`, {
      group: 'body',
      depth: 64,
      corner: 3,
      pillow: 7,
    }),
    lathe(86, '558,0 559,36 572,36 576,30 578,16'),
    // receiver tube and its end cap
    plate('56,48 392,46 396,52 396,126 56,126', { group: 'body', depth: 78, corner: 4, pillow: 34 }),
    plate('34,58 58,50 62,124 34,120 28,112 28,66', { depth: 66, corner: 6, pillow: 22, group: 'trim' }),
    shape(
      `M52,112 L398,112 L398,148 Q396,158 386,158 L330,160 L186,162 Q174,164 172,176 L160,292 Q158,302 148,302
       L84,302 Q74,302 74,292 L84,186 Q84,168 66,158 L52,150 Z`,
      { material: 'polymer', group: 'frame', depth: 56, pillow: 14 },
    ),
    // magazine ahead of the trigger
    plate('290,140 382,140 386,204 380,214 296,214 288,206', {
      material: 'polymer',
      group: 'frame',
      depth: 58,
      corner: 6,
      pillow: 12,
    }),
    plate('298,200 376,200 370,420 300,420', { group: 'magazine', depth: 36, corner: 3, pillow: 9 }),
    plate('292,414 378,414 380,428 374,434 294,434 288,426', { group: 'magazine', depth: 40, corner: 4 }),
    shape(
      `M168,156 L296,156 L296,214 Q294,224 282,224 L204,224 Q178,222 170,196 Z
       M183,168 L186,192 Q190,209 206,209 L274,209 Q281,208 281,200 L281,168 Z`,
      { material: 'polymer', group: 'frame', depth: 18 },
    ),
    shape('M222,156 L240,156 C242,174 238,192 224,206 L215,201 C224,188 226,172 222,156 Z', { depth: 10 }),
    // cocking knob, sights, sling ring
    lathe(66, '230,0 231,9 262,9 264,7', { offset: 40, material: 'steel', group: 'trim' }),
    plate('70,28 84,28 88,36 112,36 112,50 66,50', { depth: 14, corner: 2, group: 'sight' }),
    plate('536,26 548,26 562,50 518,50', { depth: 12, corner: 2, group: 'sight' }),
    shape('M34,116 a18,18 0 1,0 0.1,0 Z M34,124 a10,10 0 1,1 -0.1,0 Z', { depth: 6 }),
  ],
  details: [
    // slot of the cocking knob and the ejection port
    port(112, 60, 152, 11, 5, -1.2),
    port(278, 60, 84, 36, 4, -1),
    port(284, 65, 72, 26, 3, 0.4),
    groove('56,128 396,128', 3, 1),
    groove('384,52 384,122', 3, 0.9),
    ...row(4, (i) => groove(`${38 + i * 5},64 ${38 + i * 5},112`, 2, 0.7)),
    pin(84, 142, 5),
    pin(196, 146, 5),
    pin(276, 148, 5),
    pin(372, 144, 5),
    ridge('120,146 150,142', 8, 1),
    pin(120, 146, 8, 1),
    ...row(10, (i) => groove(`${92 - i * 0.9},${188 + i * 11} ${160 - i * 1.1},${188 + i * 11}`, 3, 0.8)),
    ...row(3, (i) => groove(`${298 + i * 38},150 ${298 + i * 38},204`, 2.4, 0.6)),
    ridge('336,222 334,410', 16, 0.5),
    ...row(5, (i) => pin(312, 246 + i * 34, 3.4, -1.2)),
  ],
}
