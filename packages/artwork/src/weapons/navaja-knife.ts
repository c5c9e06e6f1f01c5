import { curve, groove, pin, row } from '../details.ts'
import type { Weapon } from '../model.ts'
import { ball, knob, shape } from '../parts.ts'

export const navajaKnife: Weapon = {
  model: 'Navaja Knife',
  class: 'knife',
  roll: 0.12,
  parts: [
    // blade, slim, with a hollow clip
    shape(
      `M270,92 L452,78 C500,92 560,88 632,50 C612,108 556,150 470,156 C410,158 350,146 318,142 L306,150 L270,146 Z`,
      { material: 'bare', group: 'blade', depth: 10, pillow: 36, bevel: 3 },
    ),
    shape('M270,92 L452,78 C470,83 492,86 516,86 C480,112 400,118 330,116 L300,142 L270,142 Z', {
      material: 'bare',
      group: 'blade',
      depth: 12.5,
      pillow: 4,
      bevel: 2,
    }),
    // handle, tapered and bent like a horn
    shape(
      `M290,84 C220,66 130,84 76,138 C40,174 16,220 8,262 C16,272 30,272 38,262 C64,216 104,176 162,164
       C210,156 256,164 292,152 Z`,
      { material: 'wood', group: 'handle', depth: 28, pillow: 22 },
    ),
    // bolster
    shape('M252,76 C276,76 300,82 314,94 L312,140 C304,152 280,158 252,160 C244,134 244,104 252,76 Z', {
      material: 'brass',
      group: 'guard',
      depth: 30,
      pillow: 10,
    }),
    // band in the bend
    shape(
      'M116,106 C130,96 146,88 160,84 C170,110 176,138 178,162 C160,164 144,170 132,178 C130,152 124,128 116,106 Z',
      {
        material: 'brass',
        group: 'pommel',
        depth: 30,
        pillow: 6,
      },
    ),
    // cap
    shape('M34,190 C20,216 10,240 6,262 C14,278 32,276 40,262 C48,246 58,232 68,218 C58,206 46,198 34,190 Z', {
      material: 'brass',
      group: 'pommel',
      depth: 29,
      pillow: 10,
    }),
    ball(20, 272, 13, { material: 'brass' }),
    // ring of the lock
    shape('M262,30 a26,26 0 1,0 0.1,0 Z M262,41 a15,15 0 1,1 -0.1,0 Z', {
      material: 'steel',
      group: 'ring',
      depth: 11,
      pillow: 6,
    }),
    knob(284, 118, '12,13 17,13 20,9 20,0', { material: 'steel' }),
  ],
  details: [
    pin(212, 112, 5, -0.9),
    pin(100, 160, 5, -0.9),
    pin(80, 184, 4, -0.9),
    curve('M178,94 C204,88 226,88 244,90', 2, 0.7),
    curve('M182,148 C204,142 226,144 244,146', 2, 0.7),
    curve('M124,110 C134,132 138,154 138,174', 2.2, 0.8),
    curve('M152,90 C162,112 168,136 168,160', 2.2, 0.8),
    curve('M370,98 C410,96 450,92 480,94', 4, 0.8),
    ...row(4, (i) => groove(`${322 + i * 9},86 ${323 + i * 9},96`, 4, 1)),
    groove('260,80 260,158', 2, 0.7),
  ],
}
