import { curve, groove, pin, port, row } from '../details.ts'
import type { Weapon } from '../model.ts'
import { shape } from '../parts.ts'

export const nomadKnife: Weapon = {
  model: 'Nomad Knife',
  class: 'knife',
  roll: 0.42,
  parts: [
    // blade with a hump on its back, tang below the scales
    shape(
      `M200,84 L336,86 C380,88 410,66 456,60 C500,58 580,86 656,130 C624,172 560,190 480,190
       C420,190 370,184 338,182 C318,178 322,154 300,152 C284,152 282,168 268,170 L60,172 C20,172 -4,150 -4,126
       C-2,100 20,84 60,84 Z`,
      { material: 'bare', group: 'blade', depth: 12, pillow: 46, bevel: 3 },
    ),
    shape('M240,88 L336,88 C380,90 410,70 456,64 C490,62 540,80 584,102 C540,138 440,146 340,142 L310,150 L240,160 Z', {
      material: 'bare',
      group: 'blade',
      depth: 15,
      pillow: 4,
      bevel: 2,
    }),
    // scales
    shape(
      `M272,90 C220,84 160,90 110,88 C70,86 34,90 18,104 C4,120 6,142 24,156 C40,168 58,172 74,164
       C90,152 110,152 134,156 C164,162 190,150 216,154 C236,156 250,164 264,164 C274,146 280,112 272,90 Z`,
      { material: 'leather', group: 'handle', depth: 36, pillow: 22 },
    ),
  ],
  details: [
    pin(68, 124, 8, -1),
    pin(150, 122, 8, -1),
    pin(232, 124, 8, -1),
    pin(34, 130, 9, -1.4),
    curve('M260,96 C252,116 252,140 258,160', 2.4, 0.8),
    ...row(5, (i) => groove(`${94 + i * 9},100 ${88 + i * 9},146`, 2.4, 0.6)),
    ...row(5, (i) => groove(`${176 + i * 9},100 ${170 + i * 9},146`, 2.4, 0.6)),
    ...row(6, (i) => groove(`${288 + i * 9},82 ${288 + i * 9},94`, 4.4, 1.1)),
    port(372, 104, 120, 10, 5, -0.9),
    curve('M456,62 C490,62 550,84 600,112', 2.4, 0.7),
  ],
}
