import { curve, groove, pin, port, ridge, row } from '../details.ts'
import type { Weapon } from '../model.ts'
import { lathe, plate, shape } from '../parts.ts'

export const cz75Auto: Weapon = {
  model: 'CZ75-Auto',
  class: 'pistol',
  parts: [
    lathe(76, '460,0 461,15 496,15 499,12 499,8', { material: 'steel' }),
    // the slide runs inside the frame, so little of it is seen
    shape('M60,54 L452,54 Q470,55 472,66 L472,88 L436,104 L46,104 L42,74 Q45,57 60,54 Z', {
      group: 'slide',
      depth: 34,
      pillow: 10,
    }),
    shape(
      `M46,96 L442,96 Q454,97 455,107 L452,124 Q449,136 436,137 L330,139 L232,148 Q212,150 206,168
       C202,212 190,262 180,318 Q178,327 169,327 L56,325 Q46,324 48,314 C54,272 80,228 79,192 C79,164 62,150 36,140
       Q12,130 16,116 Q20,104 46,104 Z`,
      { group: 'frame', depth: 42, pillow: 12 },
    ),
    shape(
      `M104,170 L184,172 Q192,173 190,182 C186,220 174,262 166,300 Q164,310 154,310 L74,308 Q64,308 66,298
       C72,264 96,232 94,182 Q94,171 104,170 Z`,
      {
        material: 'polymer',
        group: 'grip',
        depth: 50,
        pillow: 14,
      },
    ),
    // trigger guard
    shape(
      `M204,140 L334,128 L331,192 Q329,220 302,221 L252,223 Q226,222 217,198 Z
       M221,150 L230,192 Q236,209 254,209 L300,208 Q315,207 317,190 L320,138 Z`,
      { group: 'frame', depth: 18 },
    ),
    shape('M262,138 L278,138 C280,160 276,182 260,204 L252,199 C264,178 264,160 262,138 Z', { depth: 10 }),
    // ring hammer
    shape('M52,98 L26,74 C10,66 12,42 31,42 C48,42 51,56 47,66 L62,80 Z M31,50 a6,6 0 1,0 0.1,0 Z', { depth: 12 }),
    plate('62,42 92,42 94,58 58,58', { depth: 22, corner: 2, group: 'sight' }),
    plate('438,40 450,40 456,58 432,58', { depth: 8, corner: 2, group: 'sight' }),
    plate('42,322 174,324 180,336 174,342 40,340 34,332', { group: 'magazine', depth: 38, corner: 4 }),
    // the spare magazine is the foregrip
    plate('348,128 424,128 430,138 428,168 420,174 352,174 346,166', {
      material: 'polymer',
      group: 'trim',
      depth: 46,
      corner: 5,
    }),
    plate('356,150 418,150 410,332 348,332', { group: 'magazine', depth: 32, corner: 3, pillow: 8 }),
    plate('342,326 416,326 420,338 414,344 342,344 336,338', { group: 'magazine', depth: 36, corner: 3 }),
  ],
  details: [
    ...row(10, (i) => groove(`${64 + i * 9},66 ${60 + i * 9},96`, 3.6, 1)),
    port(226, 56, 78, 26, 5, -1),
    port(232, 60, 66, 18, 4, 0.5),
    groove('46,104 440,104', 3, 1),
    groove('310,68 464,68', 2.6, 0.6),
    groove('320,122 448,120', 2.6, 0.7),
    ridge('196,118 262,116', 8, 1),
    pin(262, 116, 6, 1),
    ridge('104,124 138,120', 8, 1),
    pin(104, 124, 9, 1),
    pin(228, 132, 4),
    pin(152, 140, 4),
    pin(136, 242, 7),
    ...row(9, (i) => groove(`${102 - i * 4},${190 + i * 13} ${178 - i * 3},${190 + i * 13}`, 2, 0.7)),
    ...row(6, (i) => groove(`${108 + i * 13},180 ${76 + i * 13},300`, 2, 0.7)),
    ...row(6, (i) => pin(388 - i * 0.9, 196 + i * 20, 3.4, -1.2)),
    groove('372,180 366,322', 2.4, 0.6),
    ...row(3, (i) => groove(`354,${144 + i * 8} 422,${144 + i * 8}`, 2.4, 0.7)),
    curve('M228,206 Q236,216 254,216', 2, 0.4),
  ],
}
