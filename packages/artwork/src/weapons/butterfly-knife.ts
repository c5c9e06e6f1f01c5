import { curve, groove, pin, port, row } from '../details.ts'
import type { Weapon } from '../model.ts'
import { knob, plate, shape } from '../parts.ts'

/** Holes of a handle, slanted with it: x of the first, y of their middle there, how much lower each next is. */
const holes = (x: number, y: number, fall: number): string =>
  row(5, (i) => {
    const left = x + i * 48
    const top = y + i * fall - 9
    return `M${left},${top} l20,0 a9,9 0 0,1 0,18 l-20,0 a9,9 0 0,1 0,-18 Z`
  }).join(' ')

export const butterflyKnife: Weapon = {
  model: 'Butterfly Knife',
  class: 'knife',
  roll: 0.38,
  parts: [
    // blade
    shape(
      `M290,94 L338,92 L346,86 L520,84 C560,98 620,104 692,100 C668,130 610,146 540,148 L362,146 L350,138
       L338,142 L290,140 Z`,
      { material: 'bare', group: 'blade', depth: 11, pillow: 32, bevel: 3 },
    ),
    shape(
      'M290,94 L338,93 L346,87 L520,85 C542,93 570,98 600,101 C572,118 540,122 510,122 L370,122 L346,136 L290,138 Z',
      {
        material: 'bare',
        group: 'blade',
        depth: 13.5,
        pillow: 4,
        bevel: 2,
      },
    ),
    // both handles, turned back and open in their middle
    shape(
      `M14,62 C60,58 120,66 180,70 L300,76 C318,78 326,88 326,97 C324,108 314,114 300,113 L180,110 L20,106
       C2,104 -2,92 0,82 C2,70 6,64 14,62 Z ${holes(34, 84, 2.2)}`,
      { material: 'steel', group: 'handle', depth: 26, pillow: 8 },
    ),
    shape(
      `M14,178 C60,180 120,172 180,166 L300,158 C318,156 326,147 326,138 C324,127 314,121 300,122 L180,128 L20,134
       C2,136 -2,148 0,158 C2,170 6,176 14,178 Z ${holes(34, 156, -3)}`,
      { material: 'steel', group: 'handle', depth: 26, pillow: 8 },
    ),
    // latch
    plate('-26,112 -8,108 10,120 12,160 -2,166 -10,132 -26,128', {
      material: 'gunmetal',
      depth: 14,
      corner: 4,
      offset: 2,
    }),
    // pivots
    knob(306, 95, '10,11 16,11 18,8 18,0', { material: 'gunmetal' }),
    knob(306, 140, '10,11 16,11 18,8 18,0', { material: 'gunmetal' }),
  ],
  details: [
    port(372, 98, 130, 9, 4, -0.9),
    pin(352, 112, 6, -1.3),
    pin(6, 152, 4, -1),
    ...row(5, (i) => groove(`${356 + i * 8},82 ${356 + i * 8},92`, 3.6, 1)),
    curve('M24,68 C80,66 200,78 284,82', 2, 0.6),
    curve('M24,172 C80,174 200,160 284,154', 2, 0.6),
  ],
}
