import { curve, groove, pin, row } from '../details.ts'
import type { Weapon } from '../model.ts'
import { plate, rod, shape } from '../parts.ts'

const turns = 9

export const paracordKnife: Weapon = {
  model: 'Paracord Knife',
  class: 'knife',
  roll: 0.36,
  parts: [
    // blade and bare end of the tang
    shape(
      `M40,92 L300,92 L310,84 L520,84 L656,136 C616,164 560,172 480,172 L330,170 C312,168 312,152 296,152
       L280,156 L40,156 L-16,158 L-26,126 L-16,92 Z`,
      { material: 'bare', group: 'blade', depth: 12, pillow: 40, bevel: 3 },
    ),
    shape('M200,96 L300,96 L310,86 L518,86 L588,114 L540,128 L340,128 L306,148 L200,148 Z', {
      material: 'bare',
      group: 'blade',
      depth: 15,
      pillow: 4,
      bevel: 2,
    }),
    plate('250,78 268,78 274,86 274,168 264,180 250,178', {
      material: 'gunmetal',
      group: 'guard',
      depth: 30,
      corner: 5,
      pillow: 7,
    }),
    // cord, turn by turn
    plate('24,90 252,90 252,158 24,158', { material: 'cloth', group: 'handle', depth: 26, corner: 8, pillow: 12 }),
    ...row(turns, (i) =>
      rod(`${30 + i * 24},84 ${50 + i * 24},164`, 15, {
        material: 'cloth',
        group: 'handle',
        depth: 34,
        pillow: 8,
      }),
    ),
    // tails of the cord
    shape('M-8,118 C-36,140 -60,176 -66,238 L-53,240 C-48,186 -28,152 2,130 Z', {
      material: 'cloth',
      group: 'handle',
      depth: 12,
      offset: 7,
      pillow: 6,
    }),
    shape('M-8,124 C-28,160 -32,202 -16,252 L-3,249 C-18,204 -14,166 6,132 Z', {
      material: 'cloth',
      group: 'handle',
      depth: 12,
      offset: 6,
      pillow: 6,
    }),
    shape('M-50,174 C-38,168 -22,172 -16,184 C-14,198 -22,208 -36,208 C-52,206 -60,186 -50,174 Z', {
      material: 'cloth',
      group: 'handle',
      depth: 20,
      offset: 9,
      pillow: 10,
    }),
  ],
  details: [
    ...row(turns, (i) => curve(`M${33 + i * 24},96 L${46 + i * 24},150`, 1.6, 0.5)),
    pin(-2, 124, 8, -1.4),
    ...row(7, (i) => groove(`${320 + i * 10},81 ${320 + i * 10},93`, 4.4, 1.1)),
    pin(296, 122, 7, -1.3),
    curve('M350,108 L500,108', 7, 0.8),
  ],
}
