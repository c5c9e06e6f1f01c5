import { curve, groove, pin, port, row } from '../details.ts'
import type { Weapon } from '../model.ts'
import { plate } from '../parts.ts'

export const m9Bayonet: Weapon = {
  model: 'M9 Bayonet',
  class: 'knife',
  roll: 0.42,
  parts: [
    plate('246,80 560,80 620,92 664,122 672,132 640,142 560,148 246,148', {
      material: 'bare',
      group: 'blade',
      depth: 13,
      corner: 2,
      pillow: 30,
      bevel: 3,
    }),
    plate('226,40 246,40 252,52 252,172 246,188 224,188 218,176 218,52', {
      material: 'steel',
      group: 'guard',
      depth: 34,
      corner: 5,
      pillow: 7,
    }),
    plate('52,86 64,78 150,82 220,78 220,150 150,146 64,150 52,142', {
      material: 'polymer',
      group: 'handle',
      depth: 38,
      corner: 8,
      pillow: 18,
    }),
    plate('8,80 50,76 58,84 58,146 50,154 14,150 6,140', {
      material: 'steel',
      group: 'pommel',
      depth: 36,
      corner: 8,
      pillow: 9,
    }),
  ],
  details: [
    port(270, 100, 250, 14, 7, -1),
    ...row(14, (i) => groove(`${274 + i * 14},76 ${280 + i * 14},90`, 5, 1.1)),
    groove('250,134 560,134', 2.6, 0.8),
    curve('M560,134 C610,132 640,134 668,132', 2.6, 0.8),
    groove('540,80 600,112 664,122', 2, 0.5),
    ...row(9, (i) => groove(`${76 + i * 16},80 ${76 + i * 16},150`, 5, 0.9)),
    pin(28, 112, 8, -1),
    pin(234, 64, 5, -1),
    pin(234, 164, 5, -1),
  ],
}
