import { groove, pin, port, row } from '../details.ts'
import type { Weapon } from '../model.ts'
import { lathe, plate, rod } from '../parts.ts'

export const famas: Weapon = {
  model: 'FAMAS',
  class: 'rifle',
  parts: [
    plate(
      `0,96 10,84 120,70 380,64 520,72 560,84 566,100 556,132 520,140 430,146 420,160 376,256 364,264 324,256
       318,246 346,168 300,160 176,164 120,196 30,206 8,202 0,190`,
      { material: 'polymer', group: 'stock', depth: 44, corner: 10, pillow: 15 },
    ),
    plate('176,160 252,158 254,262 248,268 190,262 184,254', { group: 'magazine', depth: 26, corner: 4, pillow: 8 }),
    plate('200,70 206,24 220,14 520,10 536,18 540,76 510,76 506,40 240,44 236,74', {
      material: 'polymer',
      group: 'body',
      depth: 28,
      corner: 8,
      pillow: 9,
    }),
    plate('420,142 560,128 552,150 520,166 470,170 430,166', {
      material: 'polymer',
      group: 'handguard',
      depth: 38,
      corner: 9,
      pillow: 12,
    }),
    rod('384,160 396,200 408,206 456,202 464,192 462,166', 8, { depth: 15, material: 'polymer' }),
    rod('416,160 420,180 412,196', 7, { depth: 9 }),
    lathe(102, '558,0 560,16 590,14 592,10 700,9 702,0', { group: 'barrel' }),
    lathe(102, '690,9 692,14 740,13 744,11 744,6'),
    plate('-10,94 4,88 8,202 -2,206 -10,198', { material: 'rubber', depth: 40, corner: 4 }),
    plate('612,84 630,84 634,118 608,118', { depth: 18, corner: 2 }),
  ],
  details: [
    groove('20,112 540,104', 3, 0.9),
    port(96, 92, 90, 22, 6, -1),
    port(102, 96, 78, 14, 4, 0.5),
    ...row(9, (i) => groove(`${260 + i * 26},20 ${260 + i * 26},38`, 3, 0.7)),
    pin(280, 130, 7, 1),
    pin(460, 116, 6),
    ...row(5, (i) => port(470 + i * 17, 88, 9, 20, 4, -0.9)),
    ...row(7, (i) => groove(`${348 - i * 3},${178 + i * 9} ${390 - i * 4},${184 + i * 9}`, 2.4, 0.6)),
    ...row(3, (i) => groove(`${200 + i * 18},180 ${202 + i * 18},254`, 3, 0.7)),
    groove('40,130 120,190', 3, 0.6),
  ],
}
