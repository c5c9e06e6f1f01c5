import { groove, pin, port, row } from '../details.ts'
import type { Weapon } from '../model.ts'
import { lathe, plate, shape } from '../parts.ts'

const serrations = row(8, () => 'q-7,-12 -14,0').join(' ')

export const classicKnife: Weapon = {
  model: 'Classic Knife',
  class: 'knife',
  roll: 0.43,
  parts: [
    // blade; the edge is serrated next to the guard
    shape(
      `M210,92 L530,92 C560,98 590,94 612,100 C640,108 664,120 684,136 C650,152 600,156 550,156 L372,156
       ${serrations} L244,156 L210,156 Z`,
      { material: 'bare', group: 'blade', depth: 11, pillow: 34, bevel: 3 },
    ),
    shape('M210,92 L530,92 C560,98 590,94 612,100 C600,112 570,122 540,124 L400,124 L250,132 L210,132 Z', {
      material: 'bare',
      group: 'blade',
      depth: 14,
      pillow: 4,
      bevel: 2,
    }),
    // guard
    plate('208,62 222,62 230,72 230,182 220,194 206,194 202,184 202,72', {
      material: 'steel',
      group: 'guard',
      depth: 40,
      corner: 8,
      pillow: 8,
    }),
    // ringed grip
    lathe(
      124,
      `24,27 30,32 44,32 48,28 56,28 60,33 74,33 78,29 86,29 90,34 104,34 108,30 116,30 120,34 134,34 138,30
       146,30 150,34 164,34 168,30 176,30 180,33 196,33 204,30`,
      { material: 'rubber', group: 'handle' },
    ),
    // pommel
    lathe(124, '-14,14 -10,26 -2,31 14,31 20,34 28,34 30,26', { material: 'steel', group: 'pommel' }),
    plate('-30,112 -8,112 -8,136 -30,136 -36,124', { material: 'steel', group: 'pommel', depth: 12, corner: 4 }),
  ],
  details: [
    port(256, 104, 230, 10, 5, -1),
    pin(214, 78, 5, -1),
    pin(-20, 124, 5, -1.3),
    ...row(7, (i) => groove(`${250 + i * 10},89 ${250 + i * 10},97`, 4, 1)),
    groove('211,66 211,190', 1.6, 0.5),
  ],
}
