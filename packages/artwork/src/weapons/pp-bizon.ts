import { groove, pin, port, ridge, row } from '../details.ts'
import type { Weapon } from '../model.ts'
import { lathe, plate, rod } from '../parts.ts'

export const ppBizon: Weapon = {
  model: 'PP-Bizon',
  class: 'smg',
  parts: [
    // folding triangle stock
    plate(`2,84 196,88 204,96 204,130 190,134 52,190 34,204 4,206|22,104 170,106 178,112 44,168 22,176`, {
      group: 'stock',
      depth: 22,
      corner: 9,
      pillow: 8,
    }),
    plate('-8,82 8,80 10,208 2,214 -8,206', { depth: 30, corner: 4 }),
    // receiver
    plate('190,84 398,84 408,90 408,140 396,146 204,146 190,138', { group: 'body', depth: 40, corner: 4, pillow: 8 }),
    plate('198,88 204,66 214,60 388,58 400,66 400,88', { group: 'body', depth: 38, corner: 6, pillow: 15 }),
    plate('396,86 396,54 430,50 446,62 452,86', { group: 'sight', depth: 30, corner: 4 }),
    plate('404,46 454,50 454,56 404,54', { depth: 16, corner: 2 }),
    // grip and trigger
    plate('208,142 268,144 264,168 242,246 230,254 188,246 182,236 202,174', {
      material: 'polymer',
      group: 'grip',
      depth: 34,
      corner: 9,
      pillow: 14,
    }),
    rod('260,146 266,184 274,190 324,190 330,184 334,146', 6, { depth: 16 }),
    rod('296,146 300,164 292,178', 6, { depth: 9 }),
    // upper fore-end, the magazine is the lower one
    plate('404,74 534,78 546,86 546,128 404,132', {
      material: 'polymer',
      group: 'handguard',
      depth: 42,
      corner: 7,
      pillow: 15,
    }),
    // helical magazine
    lathe(160, '338,0 340,26 350,30 362,30 364,34 616,34 618,37 640,37 642,32 648,28 650,0', { group: 'magazine' }),
    plate('344,124 392,124 388,150 340,150', { group: 'body', depth: 30, corner: 4 }),
    // barrel with its slotted brake
    lathe(102, '540,10 650,10'),
    lathe(102, '628,10 630,17 704,17 708,14 708,8'),
    plate('568,74 572,48 578,42 592,42 598,48 602,74 612,118 616,132 562,132', {
      group: 'sight',
      depth: 22,
      corner: 4,
    }),
    lathe(98, '384,0 385,6 410,6 414,9 420,9 422,0', { material: 'steel', offset: 20 }),
  ],
  details: [
    ...row(6, (i) => groove(`${226 + i * 26},62 ${226 + i * 26},84`, 2, 0.5)),
    port(334, 92, 62, 16, 4, -0.8),
    groove('200,112 330,112', 2, 0.7),
    ridge('244,124 292,116 330,118', 7, 1),
    pin(244, 124, 9, 1),
    pin(216, 130, 5, 1),
    pin(384, 128, 5, 1),
    pin(206, 98, 5),
    ...row(5, (i) => groove(`${424 + i * 24},92 ${424 + i * 24},122`, 6, 0.8)),
    groove('406,84 540,88', 3, 0.7),
    // windings of the magazine
    ...row(9, (i) => groove(`${384 + i * 26},128 ${376 + i * 26},192`, 4, 0.9)),
    ...row(7, (i) => groove(`${202 - i * 2},${170 + i * 10} ${250 - i * 3},${176 + i * 10}`, 2.4, 0.6)),
    ...row(5, (i) => port(640 + i * 12, 88, 6, 28, 2, -1)),
    pin(586, 58, 6, -1),
  ],
}
