import { groove, pin, port, row } from '../details.ts'
import type { Weapon } from '../model.ts'
import { ball, plate } from '../parts.ts'

export const butterflyKnife: Weapon = {
  model: 'Butterfly Knife',
  class: 'knife',
  roll: 0.3,
  parts: [
    plate('306,96 322,92 520,88 600,96 668,120 674,126 640,134 560,140 322,136 306,132', {
      material: 'bare',
      group: 'blade',
      depth: 11,
      corner: 2,
      pillow: 28,
      bevel: 3,
    }),
    plate('10,62 22,52 300,60 320,70 324,92 310,100 22,98 10,88', {
      material: 'bare',
      group: 'handle',
      depth: 26,
      corner: 9,
      pillow: 12,
    }),
    plate('10,146 22,136 310,130 324,138 320,160 300,170 22,182 10,172', {
      material: 'bare',
      group: 'handle',
      depth: 26,
      corner: 9,
      pillow: 12,
    }),
    plate('-8,148 14,146 14,172 -6,170', { material: 'steel', depth: 18, corner: 4 }),
    ball(312, 82, 9, { offset: 14, material: 'steel' }),
    ball(312, 148, 9, { offset: 14, material: 'steel' }),
  ],
  details: [
    ...row(7, (i) => pin(48 + i * 36, 76, 9, -1.2)),
    ...row(7, (i) => pin(48 + i * 36, 157 - i * 1.2, 9, -1.2)),
    groove('340,124 560,128', 2.4, 0.7),
    port(350, 100, 130, 9, 4, -0.9),
  ],
}
