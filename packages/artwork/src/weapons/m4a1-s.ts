import { groove, row } from '../details.ts'
import type { Weapon } from '../model.ts'
import { lathe, plate } from '../parts.ts'
import { m4Receiver } from './m4-receiver.ts'

export const m4a1s: Weapon = {
  model: 'M4A1-S',
  class: 'rifle',
  parts: [
    ...m4Receiver.parts,
    plate('262,52 480,52 480,66 262,66', { group: 'rail', depth: 18, corner: 2, pillow: 3 }),
    plate('270,18 310,18 318,28 320,52 266,52', { group: 'sight', depth: 18, corner: 4 }),
    plate('480,62 500,56 628,60 640,70 640,132 628,142 500,144 480,138', {
      material: 'polymer',
      group: 'handguard',
      depth: 44,
      corner: 8,
      pillow: 24,
    }),
    plate('650,20 664,20 668,30 676,84 690,96 690,112 636,112 636,92 644,84 646,30', {
      group: 'sight',
      depth: 18,
      corner: 4,
    }),
    lathe(100, '640,10 700,10 702,9 716,9'),
    lathe(100, '700,10 702,20 716,21 718,19 726,19 728,21 900,21 902,19 910,19 912,21 924,20 928,16 928,7', {
      group: 'suppressor',
    }),
  ],
  details: [
    ...m4Receiver.details,
    ...row(14, (i) => groove(`${276 + i * 14.4},50 ${276 + i * 14.4},60`, 6, 0.9)),
    ...row(7, (i) => groove(`${506 + i * 17},64 ${504 + i * 17},138`, 5, 0.8)),
    groove('482,100 638,100', 2, 0.6),
  ],
}
