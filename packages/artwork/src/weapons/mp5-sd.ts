import { curve, groove, pin, port, ridge, row } from '../details.ts'
import type { Weapon } from '../model.ts'
import { lathe, plate, rod, shape } from '../parts.ts'

export const mp5sd: Weapon = {
  model: 'MP5-SD',
  class: 'smg',
  parts: [
    // stock
    plate('2,82 14,72 90,72 150,80 184,78 184,124 150,130 104,140 70,180 42,196 18,198 4,190', {
      material: 'polymer',
      group: 'stock',
      depth: 34,
      corner: 9,
      pillow: 14,
    }),
    plate('-10,80 8,72 12,196 4,204 -8,198', { material: 'rubber', depth: 34, corner: 4 }),
    // receiver
    plate('172,78 184,64 372,62 382,70 382,108 372,114 172,118', { group: 'body', depth: 38, corner: 7, pillow: 14 }),
    plate('318,104 376,104 376,140 366,146 324,146 318,138', { group: 'body', depth: 32, corner: 4, pillow: 6 }),
    plate('180,108 324,108 324,140 250,146 196,142 180,132', {
      material: 'polymer',
      group: 'frame',
      depth: 40,
      corner: 6,
      pillow: 9,
    }),
    plate('188,38 214,36 222,46 224,66 182,66 182,48', { group: 'sight', depth: 24, corner: 5 }),
    // grip and trigger
    plate('196,134 252,140 252,162 236,226 226,234 184,228 176,218 198,170', {
      material: 'polymer',
      group: 'frame',
      depth: 34,
      corner: 9,
      pillow: 13,
    }),
    rod('248,142 254,180 262,186 308,186 316,180 318,140', 6, { depth: 15, group: 'frame', material: 'polymer' }),
    rod('278,142 282,160 274,174', 6, { depth: 9 }),
    // curved magazine
    shape(
      `M322,138 L370,138 C372,186 382,232 404,276 C406,280 405,282 402,283 L368,298 C364,300 361,298 359,295
       C336,246 324,192 322,138 Z`,
      { group: 'magazine', depth: 22, pillow: 7 },
    ),
    // fore-end, cocking tube and front sight
    plate('376,78 388,70 478,72 492,80 496,96 492,120 474,134 392,138 376,132', {
      material: 'polymer',
      group: 'handguard',
      depth: 56,
      corner: 9,
      pillow: 18,
    }),
    lathe(66, '372,0 374,10 474,10 478,7 478,0', { group: 'tube' }),
    rod('410,68 418,58 428,46', 8, { depth: 8, offset: 14, material: 'steel' }),
    plate('442,60 446,36 454,28 472,28 480,36 484,74 442,74|455,40 471,40 471,56 455,56', {
      group: 'sight',
      depth: 20,
      corner: 5,
    }),
    // the suppressor is no accessory here: finishes cover it as they do the body
    lathe(96, '488,0 490,26 502,26 504,28 682,28 690,25 692,12', { group: 'body' }),
  ],
  details: [
    port(296, 76, 62, 20, 4, -1),
    port(302, 80, 50, 12, 3, 0.5),
    groove('178,92 290,92', 4, 0.9),
    groove('178,106 376,104', 3, 0.8),
    pin(196, 104, 5),
    pin(226, 128, 8, 1),
    ridge('226,128 254,122', 6, 1),
    pin(310, 128, 5),
    pin(348, 128, 5, 1),
    ...row(3, (i) =>
      curve(
        `M${336 + i * 11},156 C${339 + i * 11},200 ${350 + i * 10},${238 - i * 3} ${370 + i * 10},${282 - i * 4}`,
        3.4,
        0.8,
      ),
    ),
    // ribs of the fore-end
    ...row(4, (i) => groove(`390,${90 + i * 11} 484,${90 + i * 11}`, 4, 0.8)),
    ...row(6, (i) => groove(`${200 - i * 2},${166 + i * 10} ${240 - i * 3},${172 + i * 10}`, 2.4, 0.6)),
    ...row(3, (i) => groove(`${512 + i * 8},66 ${512 + i * 8},126`, 2.4, 0.8)),
    groove('668,66 668,126', 2.6, 0.9),
    groove('24,84 28,188', 3, 0.7),
    groove('44,86 174,92', 2.6, 0.6),
    pin(150, 106, 5),
  ],
}
