import { curve, pin } from '../details.ts'
import type { Weapon } from '../model.ts'
import { plate, shape } from '../parts.ts'

export const karambit: Weapon = {
  model: 'Karambit',
  class: 'knife',
  roll: -0.15,
  parts: [
    shape(
      `M250,132 C300,66 392,52 462,104 C516,144 540,214 528,292 C525,304 520,304 516,294 C500,232 462,192
       404,178 C360,168 322,180 292,206 Z`,
      { material: 'bare', group: 'blade', depth: 12, pillow: 30, bevel: 3 },
    ),
    shape(
      `M96,318 C104,262 150,196 214,148 L252,128 L296,206 C286,214 284,226 270,238 C258,246 246,242 238,254
       C230,268 222,264 210,276 C200,288 188,284 178,298 C168,312 156,316 150,330 Z`,
      { material: 'polymer', group: 'handle', depth: 30, pillow: 16 },
    ),
    shape('M110,300 a54,54 0 1,0 0.1,0 Z M110,326 a28,28 0 1,1 -0.1,0 Z', {
      material: 'steel',
      group: 'ring',
      depth: 22,
      pillow: 12,
    }),
    plate('238,124 258,116 306,204 288,220', { material: 'steel', group: 'guard', depth: 26, corner: 6, pillow: 8 }),
  ],
  details: [
    pin(232, 190, 8, -1),
    pin(188, 232, 8, -1),
    pin(148, 280, 8, -1),
    curve('M320,120 C380,84 450,110 492,188', 7, 0.9),
    curve('M306,190 C350,150 430,150 520,268', 2.6, 0.8),
    pin(292, 150, 7, -1),
  ],
}
