import { groove, pin, port, row } from '../details.ts'
import type { Weapon } from '../model.ts'
import { lathe, plate, rod } from '../parts.ts'

export const glock18: Weapon = {
  model: 'Glock-18',
  class: 'pistol',
  parts: [
    plate('40,60 46,54 462,54 470,62 470,116 40,116 36,108', { group: 'slide', depth: 42, corner: 4, pillow: 9 }),
    plate(
      `48,116 470,116 470,136 462,144 310,146 216,152 204,168 182,318 174,326 54,326 46,318 72,170 30,140
       24,128 34,118`,
      { material: 'polymer', group: 'frame', depth: 38, corner: 8, pillow: 12 },
    ),
    plate('50,324 182,324 186,336 178,342 48,342 42,334', { material: 'polymer', depth: 38, corner: 4 }),
    rod('212,154 222,222 234,230 306,230 316,222 318,146', 10, { depth: 16, material: 'polymer', group: 'frame' }),
    rod('258,154 262,180 250,206', 9, { depth: 10 }),
    plate('58,42 84,42 86,56 54,56', { depth: 24, corner: 2 }),
    plate('440,44 456,44 458,56 438,56', { depth: 10, corner: 2 }),
    lathe(80, '466,0 467,13 476,13 476,8'),
  ],
  details: [
    ...row(8, (i) => groove(`${60 + i * 12},62 ${60 + i * 12},110`, 5, 1)),
    port(232, 62, 84, 28, 4, -1),
    port(238, 66, 72, 20, 3, 0.5),
    groove('40,116 470,116', 3, 1),
    groove('180,124 470,124', 2.4, 0.8),
    ...row(3, (i) => port(376 + i * 24, 128, 13, 10, 2, -1)),
    pin(284, 130, 5),
    pin(106, 134, 4),
    port(190, 122, 34, 8, 3, 0.9),
    ...row(6, (i) => row(4, (j) => pin(88 - i * 3.6 + j * 24, 196 + i * 20, 4, 0.7))).flat(),
    groove('196,170 176,318', 2, 0.7),
    groove('78,180 58,318', 2, 0.7),
  ],
}
