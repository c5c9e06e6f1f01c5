import { groove, pin, port, row } from '../details.ts'
import type { Weapon } from '../model.ts'
import { lathe, plate, rod } from '../parts.ts'

export const mac10: Weapon = {
  model: 'MAC-10',
  class: 'smg',
  parts: [
    plate('120,60 130,50 440,50 448,58 448,132 440,140 128,140 120,132', {
      group: 'body',
      depth: 48,
      corner: 4,
      pillow: 8,
    }),
    plate('128,140 440,140 436,164 428,170 262,170 262,300 256,306 186,306 180,300 180,176 140,170 128,158', {
      group: 'frame',
      depth: 44,
      corner: 5,
      pillow: 8,
    }),
    plate('190,304 252,304 252,440 246,446 196,446 190,440', { group: 'magazine', depth: 30, corner: 3, pillow: 7 }),
    rod('264,172 270,212 280,220 340,218 350,210 354,168', 9, { depth: 16, group: 'frame' }),
    rod('304,170 308,192 298,210', 8, { depth: 10 }),
    rod('126,66 40,66 28,74 24,160', 10, { depth: 16, material: 'steel' }),
    plate('12,146 38,146 40,226 12,226', { depth: 30, corner: 4 }),
    plate('262,28 300,28 304,50 258,50', { depth: 22, corner: 3 }),
    plate('142,36 164,36 168,50 138,50', { depth: 16, corner: 2 }),
    plate('400,34 420,34 426,50 396,50', { depth: 14, corner: 2 }),
    lathe(88, '444,0 446,18 470,18 472,15 500,15 500,8'),
  ],
  details: [
    port(300, 66, 104, 28, 4, -1),
    port(308, 70, 88, 20, 3, 0.4),
    groove('120,140 444,140', 3, 1),
    groove('132,110 290,110', 4, 0.9),
    groove('132,122 290,122', 4, 0.9),
    ...row(9, (i) => groove(`${186},${186 + i * 12} ${256},${186 + i * 12}`, 3, 0.7)),
    pin(150, 156, 6, 1),
    pin(400, 154, 6, 1),
    pin(160, 80, 5),
    groove('206,320 206,436', 4, 0.7),
    groove('236,320 236,436', 4, 0.7),
  ],
}
