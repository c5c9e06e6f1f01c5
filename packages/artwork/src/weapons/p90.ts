import { curve, groove, pin, port, row } from '../details.ts'
import type { Weapon } from '../model.ts'
import { lathe, plate, rod, shape } from '../parts.ts'

export const p90: Weapon = {
  model: 'P90',
  class: 'smg',
  parts: [
    // stock, thumbhole grip and trigger guard in one
    shape(
      `M8,92 Q8,78 24,78 L470,78 L470,142 C468,156 462,164 456,172 L448,184 C440,192 424,192 410,192 L372,192
       C362,192 360,198 356,208 L346,232 C342,242 334,246 324,246 L284,246 C270,246 262,240 256,230
       C248,216 236,212 216,212 L30,216 Q10,216 8,202 Z
       M198,140 C182,140 176,150 178,164 C180,184 190,192 210,192 L246,192 C258,192 264,188 268,178
       L280,152 C282,144 280,140 272,140 Z
       M352,138 C340,138 336,144 336,152 C338,166 346,174 360,174 L412,174 C428,174 436,162 436,150
       C436,142 432,138 424,138 Z`,
      { material: 'polymer', group: 'frame', depth: 48, pillow: 15 },
    ),
    // front grip
    shape(
      `M440,92 L508,88 C524,90 532,100 530,114 C528,126 518,132 508,140 C500,148 498,164 494,184
       C490,206 484,222 470,224 C456,226 448,214 448,200 L444,164 Z`,
      { material: 'polymer', group: 'handguard', depth: 54, pillow: 14 },
    ),
    rod('396,140 400,156 392,170', 8, { depth: 12 }),
    // the magazine lies on top
    plate('18,52 30,44 462,44 472,52 472,78 462,84 18,84', {
      group: 'magazine',
      material: 'polymer',
      depth: 38,
      corner: 7,
      pillow: 8,
    }),
    plate('-6,88 10,80 14,210 6,220 -6,212', { material: 'rubber', depth: 44, corner: 5 }),
    // receiver with its sight
    plate('466,56 506,58 526,70 530,94 466,96', { group: 'body', depth: 38, corner: 5 }),
    plate('262,58 276,38 424,34 446,44 462,62 456,70 268,70', { group: 'body', depth: 42, corner: 6, pillow: 9 }),
    plate('314,38 322,8 334,-2 396,-2 406,8 412,38', { group: 'sight', depth: 34, corner: 6, pillow: 8 }),
    lathe(16, '300,0 302,15 424,15 426,12 426,0', { group: 'scope', lens: true, offset: 3 }),
    // barrel
    lathe(104, '524,0 526,18 546,18 548,12 584,12 586,16 610,16 612,12 612,7'),
  ],
  details: [
    // rounds lie across the magazine and show through it
    ...row(13, (i) => pin(36 + i * 18, 63, 7, i % 2 ? 0.7 : 0.45)),
    groove('24,50 258,50', 2, 0.7),
    groove('12,88 466,88', 3, 1),
    groove('30,104 330,104', 2.6, 0.7),
    curve('M128,92 C140,130 146,170 140,212', 3, 0.8),
    pin(364, 118, 9, 1),
    pin(364, 118, 4, -1),
    pin(84, 130, 6),
    pin(306, 118, 5),
    ...row(6, (i) => groove(`28,${150 + i * 9} 104,${148 + i * 9}`, 2.4, 0.6)),
    ...row(7, (i) => groove(`${290 - i * 4},${158 + i * 11} ${336 - i * 0.5},${180 + i * 8}`, 2.4, 0.6)),
    ...row(5, (i) => groove(`${462},${150 + i * 13} ${488 - i * 1.5},${148 + i * 13}`, 4, 0.8)),
    curve('M442,96 C446,130 446,150 450,196', 3.4, 1),
    ...row(3, (i) => port(474 + i * 16, 100, 8, 20, 3, -0.9)),
    ...row(5, (i) => groove(`${288 + i * 10},46 ${288 + i * 10},62`, 3, 0.7)),
  ],
}
