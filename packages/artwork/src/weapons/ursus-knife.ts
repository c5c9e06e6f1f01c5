import { groove, pin, port, row } from '../details.ts'
import type { Weapon } from '../model.ts'
import { plate, shape } from '../parts.ts'

export const ursusKnife: Weapon = {
  model: 'Ursus Knife',
  class: 'knife',
  roll: 0.4,
  parts: [
    // blade: broad and straight, the edge breaks up to a point at the back
    shape('M236,70 L664,66 L690,74 L604,172 L286,176 L276,160 L236,160 Z', {
      material: 'bare',
      group: 'blade',
      depth: 12,
      pillow: 44,
      bevel: 3,
    }),
    shape('M236,72 L640,69 L580,134 L300,136 L274,156 L236,156 Z', {
      material: 'bare',
      group: 'blade',
      depth: 15,
      pillow: 4,
      bevel: 2,
    }),
    // handle, a groove for each finger
    shape(
      `M250,66 L216,78 C160,72 110,74 70,80 L24,76 L-4,92 L-10,152 L6,178 C22,180 30,158 48,156 C64,156 66,170 82,170
       C98,170 100,154 116,154 C132,154 134,170 150,170 C166,170 168,154 184,154 C202,154 204,176 224,184 L246,190 Z`,
      { material: 'rubber', group: 'handle', depth: 36, pillow: 18 },
    ),
    plate('240,60 256,60 262,66 262,176 252,196 238,194', {
      material: 'steel',
      group: 'guard',
      depth: 34,
      corner: 5,
      pillow: 6,
    }),
    plate('-24,104 -2,96 -2,148 -14,152 -24,144', { material: 'steel', group: 'pommel', depth: 18, corner: 5 }),
  ],
  details: [
    pin(14, 134, 9, -1.3),
    pin(60, 112, 6.5, -1),
    pin(210, 118, 6.5, -1),
    ...row(9, (i) => groove(`${84 + i * 12},92 ${84 + i * 12},140`, 3.4, 0.8)),
    groove('580,134 608,168', 2.6, 0.9),
    port(310, 92, 220, 12, 6, -1),
    ...row(8, (i) => groove(`${278 + i * 11},66 ${278 + i * 11},78`, 4.6, 1.1)),
    pin(564, 98, 7, -1.2),
    groove('250,66 250,190', 2, 0.7),
  ],
}
