import { groove, pin, port, ridge, row } from '../details.ts'
import type { Weapon } from '../model.ts'
import { lathe, plate, rod } from '../parts.ts'

export const xm1014: Weapon = {
  model: 'XM1014',
  class: 'shotgun',
  parts: [
    plate(
      `0,130 12,118 120,104 206,92 232,90 240,140 214,154 196,158 176,232 164,240 130,232 126,220 146,164
       110,168 40,212 14,216 4,204`,
      { material: 'polymer', group: 'stock', depth: 36, corner: 10, pillow: 14 },
    ),
    plate('-10,130 6,122 14,214 6,220 -4,214', { material: 'rubber', depth: 34, corner: 4 }),
    plate('224,84 240,72 460,70 472,78 472,140 456,148 240,152 226,142', {
      group: 'body',
      depth: 42,
      corner: 6,
      pillow: 13,
    }),
    rod('200,154 208,194 218,200 282,198 290,190 292,150', 8, { depth: 16 }),
    rod('246,152 250,170 242,188', 7, { depth: 9 }),
    lathe(86, '466,0 468,13 846,12 848,0', { group: 'barrel' }),
    lathe(122, '466,0 468,14 800,14 804,11 806,0', { group: 'tube' }),
    plate('472,84 488,76 640,76 654,84 654,140 640,150 488,152 472,144', {
      material: 'polymer',
      group: 'handguard',
      depth: 46,
      corner: 9,
      pillow: 18,
    }),
    plate('740,72 766,72 766,138 740,138', { depth: 22, corner: 3 }),
    plate('816,56 828,56 836,76 808,76', { depth: 8, corner: 2 }),
    plate('250,60 440,60 440,72 250,72', { depth: 16, corner: 2, group: 'rail' }),
  ],
  details: [
    port(340, 86, 100, 24, 6, -1),
    port(348, 90, 84, 16, 5, 0.5),
    ridge('360,98 384,98', 8, 1),
    groove('240,122 460,120', 3, 0.9),
    pin(264, 136, 6, 1),
    pin(440, 132, 5),
    ...row(9, (i) => groove(`${492 + i * 17},118 ${490 + i * 17},142`, 6, 0.9)),
    groove('476,104 650,104', 3, 0.8),
    ...row(13, (i) => groove(`${260 + i * 14},58 ${260 + i * 14},66`, 6, 0.9)),
    ...row(7, (i) => groove(`${152 - i * 2},${176 + i * 8} ${184 - i * 2},${182 + i * 8}`, 2.4, 0.6)),
    groove('28,134 34,206', 3, 0.8),
  ],
}
