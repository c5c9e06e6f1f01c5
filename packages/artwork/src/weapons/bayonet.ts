import { groove, port, row } from '../details.ts'
import type { Weapon } from '../model.ts'
import { plate } from '../parts.ts'

export const bayonet: Weapon = {
  model: 'Bayonet',
  class: 'knife',
  roll: 0.4,
  parts: [
    plate('240,86 580,86 640,108 668,120 640,132 580,140 240,140', {
      material: 'bare',
      group: 'blade',
      depth: 12,
      corner: 2,
      pillow: 26,
      bevel: 3,
    }),
    plate('222,44 240,44 246,54 246,170 240,184 222,184 216,172 216,54', {
      material: 'steel',
      group: 'guard',
      depth: 30,
      corner: 5,
      pillow: 7,
    }),
    plate('40,84 60,78 216,82 216,146 60,150 40,142', {
      material: 'polymer',
      group: 'handle',
      depth: 34,
      corner: 10,
      pillow: 18,
    }),
    plate('4,84 40,80 46,88 46,142 40,148 8,144', {
      material: 'steel',
      group: 'pommel',
      depth: 34,
      corner: 7,
      pillow: 9,
    }),
  ],
  details: [
    port(260, 104, 280, 12, 6, -1),
    groove('240,130 600,128', 2.4, 0.8),
    ...row(8, (i) => groove(`${66 + i * 18},82 ${60 + i * 18},150`, 4, 0.8)),
  ],
}
