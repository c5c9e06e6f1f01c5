import { curve, groove, pin, port, row } from '../details.ts'
import type { Weapon } from '../model.ts'
import { lathe, plate, rod, shape } from '../parts.ts'

export const aug: Weapon = {
  model: 'AUG',
  class: 'rifle',
  parts: [
    // one curved body: stock, grip and the guard around the whole hand
    shape(
      `M4,100 C6,86 14,80 32,78 L180,72 L424,84 C440,86 450,94 452,108 L450,150 C448,176 444,198 436,212
       C428,224 416,228 402,230 L350,234 C344,246 334,250 322,248 L300,244 C288,242 284,234 286,222
       L298,178 C300,168 294,164 284,164 L184,172 C146,178 122,206 70,220 C52,224 34,226 20,224
       C8,222 4,214 4,204 Z
       M364,138 C354,138 350,144 348,154 L342,194 C340,206 344,212 354,212 L396,208 C410,206 416,200 418,188
       L424,154 C424,144 420,138 410,138 Z`,
      { material: 'polymer', group: 'stock', depth: 48, pillow: 16 },
    ),
    plate('-8,98 10,84 14,222 4,230 -6,222', { material: 'rubber', depth: 44, corner: 5 }),
    rod('372,140 376,160 368,180', 8, { depth: 12 }),
    // see-through magazine behind the grip
    shape(
      `M164,160 L246,156 C246,200 252,244 264,286 C266,290 264,293 260,294 L194,306 C189,307 186,304 184,300
       C172,254 164,206 164,160 Z`,
      { material: 'polymer', group: 'magazine', depth: 28, pillow: 8 },
    ),
    // receiver, its sight is the carrying handle
    plate('238,92 250,66 474,64 490,74 496,88 496,124 476,130 440,122 246,104', {
      group: 'body',
      depth: 40,
      corner: 6,
      pillow: 11,
    }),
    plate(
      `236,20 246,12 452,12 462,22 468,44 478,70 252,74 244,60|284,46 352,46 348,60 286,62|372,46 432,46 444,60
       374,60`,
      { group: 'body', depth: 24, corner: 6, pillow: 7 },
    ),
    lathe(24, '214,0 216,20 262,21 276,16 414,16 432,23 474,24 478,21 478,0', { group: 'scope', lens: true }),
    // barrel, gas cylinder, muzzle
    lathe(108, '488,15 528,15 530,10 752,9'),
    lathe(86, '490,10 572,10 574,7 590,7 590,4', { group: 'tube' }),
    plate('548,78 576,78 580,124 544,124', { group: 'body', depth: 28, corner: 4 }),
    lathe(108, '740,9 742,14 804,13 808,10 808,6'),
    // folding front grip
    plate('506,118 552,116 556,132 546,150 548,214 540,226 516,226 508,216 512,152', {
      material: 'polymer',
      group: 'handguard',
      depth: 32,
      corner: 9,
      pillow: 12,
    }),
  ],
  details: [
    port(150, 92, 92, 26, 7, -1),
    port(158, 97, 76, 16, 5, 0.5),
    curve('M20,128 C120,116 240,124 340,128', 3, 0.8),
    curve('M30,96 C30,130 30,180 32,216', 3, 0.8),
    pin(278, 130, 8, 1),
    pin(330, 120, 6),
    pin(110, 150, 6),
    // waffle of the magazine
    ...row(5, (i) => groove(`${170 + i * 3},${186 + i * 22} ${246 + i * 3},${180 + i * 22}`, 4, 0.9)),
    ...row(3, (i) =>
      curve(`M${184 + i * 21},172 C${184 + i * 21},216 ${190 + i * 21},258 ${203 + i * 20},296`, 4, 0.9),
    ),
    ...row(8, (i) => groove(`${300 - i * 1.5},${172 + i * 9} ${336 - i * 1},${174 + i * 9}`, 2.4, 0.6)),
    ...row(5, (i) => port(300 + i * 34, 78, 18, 8, 3, -0.8)),
    groove('300,98 488,106', 3, 0.8),
    pin(470, 114, 6, 1),
    ...row(6, (i) => groove(`514,${156 + i * 11} 544,${156 + i * 11}`, 4, 0.8)),
    pin(530, 134, 7, 1),
    ...row(4, (i) => port(752 + i * 12, 95, 6, 26, 2, -1)),
    ...row(5, (i) => groove(`${222 + i * 7},6 ${222 + i * 7},42`, 2, 0.6)),
  ],
}
