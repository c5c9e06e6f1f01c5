import { groove, pin, port, row } from '../details.ts'
import type { Weapon } from '../model.ts'
import { lathe, plate, rod } from '../parts.ts'

export const mp9: Weapon = {
  model: 'MP9',
  class: 'smg',
  parts: [
    plate('84,66 96,56 470,56 484,66 484,118 468,126 84,126', { group: 'body', depth: 42, corner: 7, pillow: 12 }),
    plate('110,44 470,44 470,56 110,56', { group: 'rail', depth: 18, corner: 2, pillow: 3 }),
    plate('120,24 146,24 150,44 116,44', { depth: 16, corner: 2 }),
    plate('420,22 440,22 446,44 414,44', { depth: 14, corner: 2 }),
    plate(
      `96,126 448,126 452,150 446,206 436,214 412,212 404,160 300,156 262,158 244,180 222,318 214,326 150,326
       144,316 164,180 120,158 100,146`,
      { material: 'polymer', group: 'frame', depth: 38, corner: 8, pillow: 11 },
    ),
    rod('254,160 262,208 272,216 330,214 340,206 346,158', 8, { depth: 15, material: 'polymer', group: 'frame' }),
    rod('292,158 296,180 286,202', 8, { depth: 10 }),
    plate('152,324 218,324 204,444 198,450 148,446 142,438', { group: 'magazine', depth: 26, corner: 4, pillow: 7 }),
    rod('88,74 8,74 2,82 2,170 10,178 30,178 38,170 38,96', 11, { depth: 16, group: 'stock' }),
    lathe(92, '480,0 482,20 500,20 502,12 540,12 542,15 560,15 562,8'),
  ],
  details: [
    ...row(25, (i) => groove(`${122 + i * 14},42 ${122 + i * 14},51`, 6, 0.9)),
    port(220, 70, 110, 22, 5, -1),
    port(228, 74, 92, 14, 4, 0.5),
    groove('84,126 470,126', 3, 1),
    ...row(6, (i) => groove(`${96 + i * 10},70 ${96 + i * 10},116`, 4, 0.8)),
    pin(360, 140, 6),
    pin(200, 142, 6, 1),
    port(208, 136, 44, 10, 4, 0.9),
    ...row(5, (i) => groove(`${410 + i * 0},${170 + i * 9} ${444},${170 + i * 9}`, 3, 0.8)),
    ...row(10, (i) => groove(`${168 - i * 1.6},${196 + i * 11} ${236 - i * 1.6},${200 + i * 11}`, 2.4, 0.6)),
    ...row(3, (i) => groove(`${170 + i * 14},340 ${162 + i * 14},434`, 3, 0.7)),
    groove('350,100 470,100', 3, 0.7),
  ],
}
