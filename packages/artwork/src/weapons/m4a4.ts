import { groove, port, row } from '../details.ts'
import type { Weapon } from '../model.ts'
import { lathe, plate } from '../parts.ts'
import { m4Receiver } from './m4-receiver.ts'

export const m4a4: Weapon = {
  model: 'M4A4',
  class: 'rifle',
  parts: [
    ...m4Receiver.parts,
    plate('262,52 664,52 664,66 262,66', { group: 'rail', depth: 18, corner: 2, pillow: 3 }),
    plate('270,20 300,20 306,26 312,52 266,52', { group: 'sight', depth: 18, corner: 3 }),
    plate('480,64 664,64 670,70 670,128 662,136 480,136', { group: 'handguard', depth: 42, corner: 4, pillow: 12 }),
    plate('494,134 656,134 656,148 494,148', { group: 'rail', depth: 18, corner: 2, pillow: 3 }),
    plate('690,22 704,22 708,30 716,84 734,96 734,112 668,112 668,92 682,84 686,30', {
      group: 'sight',
      depth: 18,
      corner: 4,
    }),
    lathe(100, '660,10 740,10 742,8 800,8'),
    lathe(100, '796,8 798,13 846,13 852,11 852,6'),
  ],
  details: [
    ...m4Receiver.details,
    ...row(27, (i) => groove(`${276 + i * 14.4},50 ${276 + i * 14.4},60`, 6, 0.9)),
    ...row(11, (i) => groove(`${506 + i * 14.4},142 ${506 + i * 14.4},152`, 6, 0.9)),
    ...row(5, (i) => port(504 + i * 30, 78, 18, 9, 4, -1)),
    ...row(5, (i) => port(504 + i * 30, 112, 18, 9, 4, -1)),
    groove('482,98 668,98', 3, 0.8),
    ...row(3, (i) => port(806 + i * 14, 88, 6, 24, 2, -1)),
  ],
}
