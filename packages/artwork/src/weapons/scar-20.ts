import { groove, pin, port, ridge, row } from '../details.ts'
import type { Weapon } from '../model.ts'
import { knob, lathe, plate, rod } from '../parts.ts'

export const scar20: Weapon = {
  model: 'SCAR-20',
  class: 'sniper',
  parts: [
    // precision stock with its cheek piece
    plate(
      `14,84 24,76 150,74 182,78 204,84 204,138 176,144 132,148 108,206 92,220 28,222 14,212|52,142 104,138
       84,194 50,196`,
      { material: 'polymer', group: 'stock', depth: 38, corner: 9, pillow: 13 },
    ),
    plate('-8,80 10,76 18,84 18,218 10,226 -8,222', { material: 'rubber', depth: 38, corner: 4 }),
    plate('44,58 56,50 164,52 178,62 180,80 44,84', {
      material: 'polymer',
      group: 'stock',
      depth: 32,
      corner: 8,
      pillow: 10,
    }),
    // one long upper receiver
    plate('192,70 204,60 694,60 702,68 702,126 684,134 192,132', { group: 'body', depth: 44, corner: 5, pillow: 9 }),
    plate('200,46 700,46 700,60 200,60', { group: 'rail', depth: 20, corner: 2, pillow: 3 }),
    plate('196,120 444,120 446,172 436,178 362,178 354,156 280,156 208,150 196,140', {
      material: 'polymer',
      group: 'frame',
      depth: 40,
      corner: 6,
      pillow: 10,
    }),
    plate('450,126 698,126 698,148 686,154 462,154 450,146', {
      group: 'handguard',
      depth: 36,
      corner: 4,
      pillow: 7,
    }),
    // magazine
    plate('368,168 440,168 448,262 442,270 382,274 376,268', { group: 'magazine', depth: 28, corner: 5, pillow: 8 }),
    // grip and trigger
    plate('208,146 280,152 278,176 256,252 244,260 198,252 192,242 214,184', {
      material: 'polymer',
      group: 'grip',
      depth: 32,
      corner: 9,
      pillow: 13,
    }),
    rod('276,156 284,194 292,200 350,200 358,192 362,168', 6, { depth: 15 }),
    rod('316,156 320,174 312,188', 6, { depth: 9 }),
    // barrel with gas block and long brake
    lathe(96, '694,13 736,12 738,10 852,10'),
    plate('698,60 730,38 742,38 750,60 758,112 698,112', { depth: 28, corner: 4 }),
    lathe(96, '836,10 838,16 860,16 862,14 904,14 908,11 908,7', { group: 'suppressor' }),
    // scope
    lathe(2, '212,0 214,24 254,25 266,16 396,16 434,28 508,31 512,27 512,0', { group: 'scope', lens: true }),
    plate('318,-30 360,-30 362,-22 362,-6 316,-6 316,-22', { group: 'scope', depth: 30, corner: 3 }),
    knob(339, 2, '0,0 2,15 21,15 23,0', { offset: 22 }),
    plate('280,-2 306,-2 312,50 274,50', { depth: 36, corner: 3 }),
    plate('384,-2 410,-2 416,50 378,50', { depth: 36, corner: 3 }),
    rod('470,92 470,84', 12, { depth: 14, offset: 22 }),
  ],
  details: [
    ...row(32, (i) => groove(`${212 + i * 15.4},45 ${212 + i * 15.4},54`, 6, 0.9)),
    ...row(15, (i) => groove(`${466 + i * 15.4},146 ${466 + i * 15.4},156`, 6, 0.9)),
    port(358, 80, 84, 24, 5, -1),
    port(364, 84, 72, 16, 4, 0.5),
    groove('300,92 352,92', 6, 0.8),
    groove('448,92 500,92', 6, 0.8),
    groove('194,128 698,128', 3, 1),
    ...row(8, (i) => port(520 + i * 21, 76, 12, 12, 5, -1)),
    ...row(8, (i) => port(520 + i * 21, 102, 12, 12, 5, -1)),
    pin(212, 106, 6),
    pin(244, 140, 7, 1),
    ridge('244,140 276,138', 5, 1),
    pin(420, 142, 6, 1),
    port(388, 136, 20, 9, 3, 0.8),
    ...row(4, (i) => groove(`${388 + i * 14},190 ${392 + i * 14},258`, 4, 0.8)),
    ...row(6, (i) => groove(`${214 - i * 2},${180 + i * 11} ${264 - i * 3},${186 + i * 11}`, 2.4, 0.6)),
    ...row(5, (i) => port(858 + i * 9, 83, 4, 26, 1.5, -1)),
    groove('30,94 196,94', 3, 0.8),
    groove('30,128 128,128', 3, 0.7),
    ...row(7, (i) => groove(`${60 + i * 16},56 ${60 + i * 16},76`, 2.4, 0.5)),
    ...row(7, (i) => groove(`${218 + i * 5},-20 ${218 + i * 5},24`, 2, 0.6)),
    ...row(6, (i) => groove(`${323 + i * 6},-28 ${323 + i * 6},-16`, 2, 0.7)),
  ],
}
