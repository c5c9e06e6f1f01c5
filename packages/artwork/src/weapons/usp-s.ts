import { groove, pin, port, row } from '../details.ts'
import type { Weapon } from '../model.ts'
import { lathe, plate, rod } from '../parts.ts'

export const usps: Weapon = {
  model: 'USP-S',
  class: 'pistol',
  parts: [
    plate('44,62 52,54 416,54 424,60 424,112 44,112', { group: 'slide', depth: 40, corner: 4, pillow: 10 }),
    plate(
      `52,112 424,112 424,132 412,142 300,146 296,152 210,152 200,166 168,306 160,314 42,314 34,304 66,160
       46,128 40,116`,
      { material: 'polymer', group: 'frame', depth: 38, corner: 7, pillow: 12 },
    ),
    plate('36,312 166,312 164,326 158,330 36,330 30,322', { material: 'polymer', group: 'trim', depth: 36, corner: 4 }),
    rod('206,154 216,208 228,216 296,212 302,204 304,148', 9, { depth: 16, material: 'polymer', group: 'frame' }),
    rod('250,152 256,176 244,198', 8, { depth: 10 }),
    plate('60,40 88,40 90,56 58,56', { depth: 22, corner: 2 }),
    plate('34,70 46,60 46,96 36,92 26,76', { depth: 16, corner: 3 }),
    lathe(83, '420,0 421,12 438,12 440,26 446,28 690,28 698,26 704,20 704,9', {
      group: 'suppressor',
    }),
  ],
  details: [
    ...row(8, (i) => groove(`${64 + i * 11},64 ${60 + i * 11},104`, 4.5, 1)),
    port(236, 62, 76, 26, 5, -1),
    port(242, 66, 64, 18, 4, 0.5),
    groove('44,112 424,112', 3, 1),
    groove('330,122 424,122', 3, 0.8),
    ...row(3, (i) => port(350 + i * 22, 128, 12, 9, 2, -1)),
    pin(108, 128, 8, 1),
    port(120, 122, 40, 10, 4, 0.9),
    pin(280, 128, 5),
    port(180, 122, 30, 9, 3, 0.8),
    ...row(11, (i) => groove(`${70 - i * 2.6},${172 + i * 12} ${166 - i * 2.2},${180 + i * 12}`, 2.4, 0.6)),
    groove('90,164 60,304', 2.4, 0.7),
    ...row(3, (i) => groove(`${456 + i * 7},56 ${456 + i * 7},110`, 2, 0.6)),
  ],
}
