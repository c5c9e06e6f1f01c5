import { groove, pin, port, row } from '../details.ts'
import type { Weapon } from '../model.ts'
import { lathe, plate, rod } from '../parts.ts'

export const nova: Weapon = {
  model: 'Nova',
  class: 'shotgun',
  parts: [
    plate(
      `0,140 10,128 130,98 214,84 236,86 240,140 214,152 190,158 178,196 164,204 136,200 130,188 140,168
       40,232 16,238 4,226`,
      { material: 'polymer', group: 'stock', depth: 38, corner: 11, pillow: 14 },
    ),
    plate('-10,140 6,132 16,236 10,242 -2,236', { material: 'rubber', depth: 36, corner: 4 }),
    plate('226,80 244,70 440,70 456,78 456,138 440,146 240,150 226,140', {
      group: 'body',
      material: 'polymer',
      depth: 42,
      corner: 7,
      pillow: 13,
    }),
    rod('200,152 208,190 218,196 280,194 288,186 290,148', 8, { depth: 16, material: 'polymer', group: 'body' }),
    rod('244,150 248,168 240,184', 7, { depth: 9 }),
    lathe(88, '450,0 452,13 850,12 852,0', { group: 'barrel' }),
    lathe(122, '450,0 452,13 770,13 772,16 794,16 796,12 798,0', { group: 'tube' }),
    plate('520,102 540,96 716,98 730,106 730,136 716,144 540,148 522,140', {
      material: 'polymer',
      group: 'handguard',
      depth: 44,
      corner: 9,
      pillow: 18,
    }),
    plate('770,76 796,76 796,134 770,134', { depth: 20, corner: 3 }),
    plate('826,64 836,64 842,78 820,78', { depth: 8, corner: 2 }),
    plate('300,58 420,58 424,70 296,70', { depth: 14, corner: 2, group: 'rail' }),
  ],
  details: [
    port(330, 84, 92, 24, 6, -1),
    port(338, 88, 76, 16, 5, 0.5),
    groove('240,120 440,118', 3, 0.9),
    pin(262, 134, 6, 1),
    pin(420, 130, 5),
    ...row(11, (i) => groove(`${548 + i * 15},106 ${544 + i * 15},140`, 5, 0.9)),
    ...row(7, (i) => groove(`${146 + i * 3},${170 - i * 0 + i * 0} ${176 + i * 0},${168 + i * 4}`, 2, 0.3)),
    groove('30,150 36,224', 3, 0.8),
    groove('60,140 190,108', 3, 0.5),
    ...row(4, (i) => groove(`${312 + i * 28},56 ${312 + i * 28},64`, 8, 0.8)),
  ],
}
