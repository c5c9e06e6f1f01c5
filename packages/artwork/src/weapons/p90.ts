import { curve, groove, pin, port, row } from '../details.ts'
import type { Weapon } from '../model.ts'
import { lathe, plate, rod, shape } from '../parts.ts'

export const p90: Weapon = {
  model: 'P90',
  class: 'smg',
  parts: [
    // stock, thumbhole grip and trigger guard in one
    shape(
      `M8,92 Q8,78 24,78 L470,78 L470,142 C468,156 462,164 456,172 L448,184 C440,192 424,192 410,192 L376,192
       C366,192 362,198 358,208 L344,240 C340,250 332,254 322,254 L284,254 C270,254 262,248 254,236
       C244,222 232,216 212,214 L30,216 Q10,216 8,202 Z
       M190,132 C174,132 168,142 170,158 C172,182 184,194 206,194 L240,194 C254,194 260,188 266,176
       L282,146 C286,136 282,132 272,132 Z
       M352,132 C340,132 334,138 334,148 C336,166 346,176 360,176 L410,176 C428,176 438,162 438,146
       C438,136 434,132 424,132 Z`,
      { material: 'polymer', group: 'frame', depth: 48, pillow: 15 },
    ),
    // front grip
    shape(
      `M440,92 L508,88 C524,90 532,100 530,114 C528,126 518,132 508,140 C500,148 498,164 494,184
       C490,206 484,222 470,224 C456,226 448,214 448,200 L444,164 Z`,
      { material: 'polymer', group: 'handguard', depth: 54, pillow: 14 },
    ),
    rod('392,132 398,152 388,168', 8, { depth: 12 }),
    // the magazine lies on top
    plate('14,48 28,38 466,38 478,48 478,78 466,86 14,86', {
      group: 'magazine',
      material: 'polymer',
      depth: 38,
      corner: 7,
      pillow: 8,
    }),
    plate('-6,88 10,80 14,210 6,220 -6,212', { material: 'rubber', depth: 44, corner: 5 }),
    // receiver with its sight
    plate('466,56 506,58 526,70 530,94 466,96', { group: 'body', depth: 38, corner: 5 }),
    plate('286,54 298,34 424,30 448,42 468,60 462,68 292,68', { group: 'body', depth: 42, corner: 6, pillow: 9 }),
    plate('330,36 338,8 350,-4 394,-4 404,8 412,36', { group: 'sight', depth: 34, corner: 6, pillow: 8 }),
    lathe(14, '318,0 320,15 424,15 426,12 426,0', { group: 'scope', lens: true, offset: 3 }),
    // barrel
    lathe(104, '524,0 526,18 546,18 548,12 584,12 586,16 610,16 612,12 612,7'),
  ],
  details: [
    // rounds lie across the magazine and show through it
    ...row(12, (i) => pin(40 + i * 21, 62, 8.5, i % 2 ? 0.9 : 0.6)),
    groove('24,46 284,46', 2, 0.7),
    groove('12,88 466,88', 3, 1),
    groove('30,104 330,104', 2.6, 0.7),
    curve('M128,92 C140,130 146,170 140,212', 3, 0.8),
    pin(372, 112, 9, 1),
    pin(372, 112, 4, -1),
    pin(84, 130, 6),
    pin(310, 116, 5),
    ...row(6, (i) => groove(`28,${150 + i * 9} 104,${148 + i * 9}`, 2.4, 0.6)),
    ...row(7, (i) => groove(`${290 - i * 4},${158 + i * 11} ${336 - i * 0.5},${180 + i * 8}`, 2.4, 0.6)),
    ...row(5, (i) => groove(`${462},${150 + i * 13} ${488 - i * 1.5},${148 + i * 13}`, 4, 0.8)),
    curve('M442,96 C446,130 446,150 450,196', 3.4, 1),
    ...row(3, (i) => port(474 + i * 16, 100, 8, 20, 3, -0.9)),
    ...row(5, (i) => groove(`${308 + i * 10},42 ${308 + i * 10},58`, 3, 0.7)),
  ],
}
