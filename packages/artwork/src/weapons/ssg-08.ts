import { groove, pin, port, row } from '../details.ts'
import type { Weapon } from '../model.ts'
import { ball, knob, lathe, plate, rod } from '../parts.ts'

export const ssg08: Weapon = {
  model: 'SSG 08',
  class: 'sniper',
  parts: [
    lathe(96, '420,13 520,12 900,7 920,7', { group: 'barrel' }),
    lathe(96, '905,7 907,10 936,10 938,6', { group: 'suppressor' }),
    plate(
      `10,104 30,96 150,94 206,100 240,106 560,108 650,112 664,118 664,126 640,134 520,142 420,152 330,154
       262,152 244,178 222,222 208,230 176,226 168,214 184,176 150,170 90,186 36,208 12,208 8,196|64,122
       46,138 46,166 62,176 110,158 156,148 178,138 178,126 150,120`,
      { material: 'polymer', group: 'stock', depth: 34, corner: 8, pillow: 11 },
    ),
    plate('-10,106 8,100 12,106 12,206 6,212 -10,206', { material: 'rubber', depth: 30, corner: 4 }),
    plate('52,86 62,78 150,76 168,82 170,98 52,100', {
      material: 'polymer',
      group: 'stock',
      depth: 30,
      corner: 7,
      pillow: 9,
    }),
    lathe(94, '228,0 230,16 430,16 432,13 432,0', { group: 'body' }),
    rod('272,100 258,122', 7, { depth: 8, offset: 18, material: 'steel' }),
    ball(256, 128, 10, { offset: 20 }),
    plate('340,148 410,146 406,186 400,190 350,190 344,184', {
      group: 'magazine',
      material: 'polymer',
      depth: 24,
      corner: 4,
      pillow: 7,
    }),
    rod('254,154 260,186 268,192 322,192 330,186 334,154', 6, { depth: 13 }),
    rod('296,156 300,170 294,182', 6, { depth: 8 }),
    lathe(44, '210,0 212,19 250,20 258,18 272,13 404,13 434,21 444,23 500,23 502,20 502,0', {
      group: 'scope',
      lens: true,
    }),
    plate('322,18 352,18 354,24 354,36 320,36 320,24', { group: 'scope', depth: 24, corner: 3 }),
    knob(338, 44, '0,0 2,12 18,12 20,0', { offset: 20 }),
    plate('276,42 300,42 304,82 272,82', { depth: 28, corner: 3 }),
    plate('384,42 406,42 410,82 380,82', { depth: 28, corner: 3 }),
  ],
  details: [
    pin(300, 130, 4),
    pin(470, 128, 4),
    pin(200, 150, 5),
    groove('244,120 650,122', 3, 0.9),
    ...row(8, (i) => groove(`${520 + i * 14},126 ${516 + i * 14},138`, 3, 0.7)),
    port(290, 86, 66, 13, 5, -0.9),
    ...row(6, (i) => groove(`${216 + i * 5},26 ${216 + i * 5},62`, 2, 0.6)),
    ...row(3, (i) => port(910 + i * 9, 86, 4, 20, 1, -1)),
    groove('356,156 354,182', 3, 0.6),
    groove('396,154 392,182', 3, 0.6),
  ],
}
