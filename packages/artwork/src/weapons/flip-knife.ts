import { curve, groove, pin, row } from '../details.ts'
import type { Weapon } from '../model.ts'
import { knob, shape } from '../parts.ts'

export const flipKnife: Weapon = {
  model: 'Flip Knife',
  class: 'knife',
  roll: 0.12,
  parts: [
    // blade, its point swept up
    shape(
      `M226,98 L330,92 L338,98 C430,102 540,84 622,26 C616,92 560,168 450,178 C390,182 340,168 306,160
       L296,176 L276,178 L270,160 L226,158 Z`,
      { material: 'bare', group: 'blade', depth: 11, pillow: 38, bevel: 3 },
    ),
    shape('M226,98 L330,92 L338,98 C410,101 490,92 560,64 C520,110 440,134 330,132 L300,158 L226,158 Z', {
      material: 'bare',
      group: 'blade',
      depth: 14,
      pillow: 4,
      bevel: 2,
    }),
    // handle, bent down at its end
    shape(
      `M240,84 C180,80 110,94 64,124 C30,146 4,186 -2,226 C6,248 36,250 52,234 C68,208 84,194 106,192
       C124,192 136,180 156,178 C180,176 196,188 240,180 Z`,
      { material: 'polymer', group: 'handle', depth: 32, pillow: 20 },
    ),
    // bolster
    shape('M224,84 C250,80 274,84 288,96 L284,168 C270,182 246,184 222,182 C214,150 214,116 224,84 Z', {
      material: 'steel',
      group: 'guard',
      depth: 34,
      pillow: 9,
    }),
    // heel of the handle
    shape('M10,196 C2,210 -4,226 -4,232 C6,252 38,252 54,234 L62,220 C44,218 24,208 10,196 Z', {
      material: 'steel',
      group: 'pommel',
      depth: 33,
      pillow: 9,
    }),
    knob(254, 130, '14,15 20,15 22,12 22,0', { material: 'gunmetal' }),
  ],
  details: [
    pin(354, 116, 9, -1.4),
    pin(186, 130, 6, -1),
    pin(110, 150, 6, -1),
    pin(24, 228, 5, -1.2),
    curve('M206,106 C150,108 100,130 62,172', 2.4, 0.8),
    ...row(7, (i) => groove(`${128 + i * 10},${148 - i * 2} ${136 + i * 10},${172 - i * 2}`, 3.4, 0.9)),
    ...row(5, (i) => groove(`${292 + i * 9},88 ${293 + i * 9},97`, 4, 1)),
    curve('M382,110 C440,110 490,102 530,88', 4, 0.8),
  ],
}
