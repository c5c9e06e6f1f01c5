import { curve, groove, pin, port, ridge, row } from '../details.ts'
import type { Weapon } from '../model.ts'
import { lathe, plate, shape } from '../parts.ts'

export const usps: Weapon = {
  model: 'USP-S',
  class: 'pistol',
  parts: [
    // the slide steps down towards the muzzle
    shape('M46,62 L58,52 L340,52 L352,58 L412,58 L424,66 L424,112 L42,112 Z', {
      group: 'slide',
      depth: 44,
      pillow: 11,
    }),
    shape(
      `M40,106 L424,106 L424,130 L412,144 L316,144 L214,150 Q202,153 200,166 C198,206 186,258 174,310
       Q172,318 164,318 L44,316 Q34,314 37,304 C44,264 74,218 72,188 C70,162 58,150 36,140 Q18,132 22,118
       Q26,106 40,106 Z`,
      { material: 'polymer', group: 'frame', depth: 40, pillow: 13 },
    ),
    // the guard is large and square
    shape(
      `M196,142 L338,130 Q328,152 332,176 Q338,202 328,210 Q322,216 300,215 L240,217 Q216,215 207,192 Z
       M211,153 L219,188 Q225,204 242,204 L298,202 Q314,201 313,188 L310,140 Z`,
      { material: 'polymer', group: 'frame', depth: 20 },
    ),
    shape('M250,142 L268,142 C270,162 266,182 252,202 L243,197 C254,178 254,160 250,142 Z', { depth: 10 }),
    // hammer
    shape('M50,104 L40,84 L24,76 Q16,68 24,62 L44,60 L58,74 L60,104 Z', { depth: 14 }),
    plate('58,36 88,36 92,54 56,54', { depth: 24, corner: 2, group: 'sight' }),
    plate('398,42 410,42 414,60 394,60', { depth: 10, corner: 2, group: 'sight' }),
    plate('34,312 172,314 176,328 170,334 34,332 28,324', {
      material: 'polymer',
      group: 'magazine',
      depth: 38,
      corner: 4,
    }),
    lathe(84, '418,0 419,13 436,13 438,25 444,28 454,28 456,26 462,26 464,28 692,28 698,26 702,20 702,9', {
      group: 'suppressor',
    }),
  ],
  details: [
    ...row(8, (i) => groove(`${66 + i * 11},64 ${62 + i * 11},104`, 4.5, 1)),
    port(216, 56, 82, 31, 5, -1),
    port(222, 60, 70, 23, 4, 0.5),
    groove('60,60 342,60', 2.2, 0.6),
    groove('352,58 352,104', 2.4, 0.8),
    groove('40,110 424,110', 3, 1),
    groove('318,122 424,122', 3, 0.8),
    ...row(3, (i) => port(344 + i * 22, 126, 12, 11, 2, -1)),
    // decocking lever and slide stop
    pin(104, 126, 9, 1),
    ridge('104,126 136,122', 8, 1),
    ridge('168,122 220,122', 8, 1),
    pin(230, 124, 7, 1),
    pin(292, 130, 4),
    pin(196, 142, 5, 0.8),
    ...row(12, (i) => groove(`${100 - i * 3.4},${178 + i * 11} ${182 - i * 2.4},${182 + i * 11}`, 2.4, 0.7)),
    ...row(6, (i) => groove(`${106 + i * 13},176 ${74 + i * 13},304`, 2, 0.5)),
    curve('M92,166 C96,206 66,256 52,308', 2.4, 0.8),
    groove('448,58 448,110', 2, 0.8),
    groove('676,56 676,112', 2, 0.7),
  ],
}
