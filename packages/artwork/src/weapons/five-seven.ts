import { curve, groove, pin, port, ridge, row } from '../details.ts'
import type { Weapon } from '../model.ts'
import { lathe, plate, shape } from '../parts.ts'

export const fiveSeven: Weapon = {
  model: 'Five-SeveN',
  class: 'pistol',
  parts: [
    shape('M50,58 Q54,48 66,48 L420,48 Q452,50 470,64 Q482,74 482,88 L482,108 L40,108 L36,88 Z', {
      group: 'slide',
      depth: 42,
      pillow: 16,
    }),
    shape(
      `M36,102 L484,102 L482,124 Q480,140 464,140 L352,142 L226,150 Q212,154 210,170 C212,186 206,198 206,212
       C202,250 192,288 184,320 Q182,328 174,328 L56,326 Q46,325 48,315 C56,272 84,222 84,184 C82,158 62,148 32,142
       Q6,134 10,118 Q14,104 36,104 Z`,
      { material: 'polymer', group: 'frame', depth: 40, pillow: 13 },
    ),
    // the wide guard reaches far ahead
    shape(
      `M208,142 L368,132 Q362,150 366,172 Q374,210 352,220 Q344,225 318,224 L252,226 Q226,225 218,200 Z
       M223,154 L232,194 Q238,212 256,212 L322,210 Q346,210 346,194 L344,144 Z`,
      { material: 'polymer', group: 'frame', depth: 20 },
    ),
    shape('M270,140 L288,140 C290,162 286,186 270,208 L261,203 C274,180 274,162 270,140 Z', {
      material: 'polymer',
      depth: 10,
    }),
    plate('56,30 96,30 104,50 50,50', { depth: 24, corner: 3, group: 'sight' }),
    plate('438,34 456,34 462,58 428,54', { depth: 10, corner: 2, group: 'sight' }),
    lathe(78, '474,0 475,13 494,13 496,11 496,8'),
    plate('42,322 180,324 188,338 180,344 40,342 34,332', {
      material: 'polymer',
      group: 'magazine',
      depth: 38,
      corner: 5,
    }),
  ],
  details: [
    ...row(8, (i) => groove(`${62 + i * 12},58 ${52 + i * 12},98`, 5, 1)),
    port(214, 52, 92, 30, 5, -1),
    port(220, 57, 80, 20, 4, 0.5),
    curve('M318,96 L440,96 Q456,94 462,78', 3, 0.9),
    groove('330,66 446,66', 3, 0.7),
    groove('36,106 484,106', 3, 1),
    // takedown lever and slide stop
    ridge('252,122 296,120', 13, 1),
    pin(302, 120, 10, 1),
    ridge('176,118 222,118', 7, 1),
    pin(236, 130, 4),
    // safety
    pin(146, 126, 8, 1),
    ridge('146,126 120,120', 7, 1),
    ...row(4, (i) => port(384 + i * 23, 126, 12, 12, 2, -1)),
    ...row(10, (i) => row(5, (j) => pin(104 - i * 3.4 + j * 19 + (i % 2) * 9, 182 + i * 13.6, 4, 0.8))).flat(),
    curve('M94,170 C96,210 66,266 58,314', 2.4, 0.8),
    curve('M200,176 C200,230 186,280 176,316', 2.4, 0.8),
    curve('M26,126 Q60,136 88,156', 3, 0.6),
  ],
}
