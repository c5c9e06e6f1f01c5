import { curve, groove, pin, port, row } from '../details.ts'
import type { Weapon } from '../model.ts'
import { knob, plate, shape } from '../parts.ts'

export const falchionKnife: Weapon = {
  model: 'Falchion Knife',
  class: 'knife',
  roll: 0.4,
  parts: [
    // blade: narrow at the pivot, deep before the tip
    shape(
      `M214,92 L318,88 L326,80 C390,78 430,70 470,54 C510,80 580,92 652,76 C646,124 604,174 530,184
       C450,192 380,170 320,158 L306,164 L292,154 L214,154 Z`,
      { material: 'bare', group: 'blade', depth: 11, pillow: 40, bevel: 3 },
    ),
    shape(
      `M214,92 L318,88 L326,80 C390,78 430,70 470,54 C490,68 516,78 548,83
       C500,120 400,128 318,122 L300,150 L214,150 Z`,
      {
        material: 'bare',
        group: 'blade',
        depth: 14,
        pillow: 4,
        bevel: 2,
      },
    ),
    // liner, seen along the back
    shape(
      `M262,84 C200,70 120,74 60,86 C20,94 -4,116 -8,150 C-8,172 16,182 36,170 C52,160 70,164 92,170
       C120,176 136,166 156,164 C180,162 200,176 226,178 C250,178 264,166 270,150 Z`,
      { material: 'steel', group: 'handle', depth: 24, pillow: 5 },
    ),
    // scale, over the liner
    shape(
      `M254,92 C200,79 120,83 64,94 C28,102 6,120 2,148 C2,164 16,170 30,161 C50,150 72,154 94,160
       C120,166 134,156 156,154 C182,152 202,166 226,168 C246,168 256,158 261,146 Z`,
      { material: 'polymer', group: 'handle', depth: 34, pillow: 14 },
    ),
    // pivot and thumb stud
    knob(234, 126, '14,15 19,15 21,12 21,0', { material: 'steel' }),
    knob(304, 106, '4,8 14,8 16,6 16,0', { material: 'gunmetal' }),
    // pocket clip
    plate('34,106 120,100 128,106 128,118 120,122 34,124', {
      material: 'gunmetal',
      group: 'pommel',
      depth: 6,
      offset: 18,
      corner: 5,
    }),
  ],
  details: [
    pin(112, 111, 4.5, -1),
    pin(20, 146, 7, -1.3),
    pin(196, 104, 5, -1),
    ...row(7, (i) => groove(`${132 + i * 9},128 ${124 + i * 9},150`, 3.4, 0.8)),
    ...row(6, (i) => groove(`${262 + i * 9},84 ${262 + i * 9},94`, 4, 1)),
    curve('M346,98 C410,96 450,88 480,78', 5, 0.8),
    port(340, 108, 60, 8, 4, -0.8),
    curve('M70,104 C120,94 170,92 220,98', 2, 0.6),
  ],
}
