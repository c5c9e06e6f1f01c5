import { groove, pin, port, ridge, row } from '../details.ts'
import type { Weapon } from '../model.ts'
import { knob, lathe, plate, rod } from '../parts.ts'

export const g3sg1: Weapon = {
  model: 'G3SG1',
  class: 'sniper',
  parts: [
    // stock with its cheek piece
    plate('6,100 20,92 130,90 226,76 246,76 246,128 220,138 140,160 84,200 46,224 20,228 8,218', {
      material: 'polymer',
      group: 'stock',
      depth: 40,
      corner: 10,
      pillow: 15,
    }),
    plate('-10,98 10,92 16,224 8,234 -6,228', { material: 'rubber', depth: 38, corner: 4 }),
    plate('36,76 48,66 184,58 204,64 212,80 204,90 44,98', {
      material: 'polymer',
      group: 'stock',
      depth: 34,
      corner: 9,
      pillow: 11,
    }),
    // pressed receiver
    plate('238,76 252,66 476,66 486,74 486,118 474,124 238,126', { group: 'body', depth: 38, corner: 6, pillow: 13 }),
    plate('396,114 490,114 490,150 480,156 404,156 396,146', { group: 'body', depth: 36, corner: 4, pillow: 7 }),
    plate('250,118 400,118 400,150 310,156 262,152 250,142', {
      material: 'polymer',
      group: 'frame',
      depth: 40,
      corner: 6,
      pillow: 9,
    }),
    // grip and trigger
    plate('256,146 318,150 318,174 298,248 286,256 244,250 236,240 258,182', {
      material: 'polymer',
      group: 'frame',
      depth: 34,
      corner: 9,
      pillow: 13,
    }),
    rod('312,152 318,194 326,202 384,202 392,194 396,150', 7, { depth: 16, material: 'polymer' }),
    rod('350,154 354,172 346,188', 6, { depth: 9 }),
    // straight box magazine
    plate('404,148 476,148 490,250 484,258 424,266 416,260', { group: 'magazine', depth: 26, corner: 4, pillow: 7 }),
    // fore-end below the cocking tube
    plate('482,94 650,98 672,106 676,118 664,136 640,144 520,150 482,148', {
      material: 'polymer',
      group: 'handguard',
      depth: 44,
      corner: 9,
      pillow: 16,
    }),
    lathe(80, '482,0 484,13 722,12 726,9 726,0', { group: 'tube' }),
    rod('604,80 616,72 632,60', 9, { depth: 9, offset: 18, material: 'steel' }),
    // barrel and hooded front sight
    lathe(106, '660,10 870,9'),
    lathe(106, '842,9 844,13 900,13 904,10 904,6'),
    plate('702,66 708,38 718,28 734,28 744,38 746,66 742,118 702,118|718,46 734,46 734,60 718,60', {
      group: 'sight',
      depth: 20,
      corner: 5,
    }),
    // scope on claws
    lathe(10, '226,0 228,22 268,23 280,15 416,15 452,26 528,28 532,25 532,0', { group: 'scope', lens: true }),
    plate('330,-20 368,-20 370,-12 370,2 328,2 328,-12', { group: 'scope', depth: 28, corner: 3 }),
    knob(349, 10, '0,0 2,14 20,14 22,0', { offset: 22 }),
    plate('290,4 312,4 320,60 330,76 276,76 282,60', { depth: 40, corner: 3 }),
    plate('396,4 418,4 426,60 436,76 382,76 388,60', { depth: 40, corner: 3 }),
  ],
  details: [
    port(392, 78, 72, 22, 4, -1),
    port(398, 82, 60, 14, 3, 0.5),
    groove('244,96 384,96', 5, 0.9),
    groove('244,110 480,110', 3, 0.8),
    groove('398,118 486,118', 2.4, 0.8),
    pin(262, 108, 5),
    pin(286, 134, 8, 1),
    ridge('286,134 316,128', 6, 1),
    pin(384, 134, 5),
    port(420, 130, 18, 9, 3, 0.8),
    ...row(3, (i) => groove(`${422 + i * 18},172 ${434 + i * 18},248`, 5, 0.9)),
    ...row(9, (i) => groove(`${504 + i * 17},112 ${504 + i * 17},142`, 5, 0.8)),
    groove('488,104 660,106', 3, 0.7),
    ...row(6, (i) => groove(`${260 - i * 2},${180 + i * 11} ${304 - i * 3},${186 + i * 11}`, 2.4, 0.6)),
    groove('236,84 240,128', 3, 0.9),
    groove('30,112 32,216', 3, 0.8),
    groove('70,108 220,92', 2.4, 0.6),
    pin(120, 146, 5),
    pin(196, 120, 6),
    ...row(4, (i) => port(852 + i * 12, 94, 6, 24, 2, -1)),
    ...row(6, (i) => groove(`${234 + i * 5},-10 ${234 + i * 5},30`, 2, 0.6)),
    ...row(5, (i) => groove(`${336 + i * 6},-18 ${336 + i * 6},-8`, 2, 0.7)),
  ],
}
