import { groove, pin, port, row } from '../details.ts'
import type { Weapon } from '../model.ts'
import { plate, shape } from '../parts.ts'

export const gutKnife: Weapon = {
  model: 'Gut Knife',
  class: 'knife',
  roll: 0.4,
  parts: [
    // blade and tang in one; the hook is cut into the back behind the tip
    shape(
      `M240,86 L440,74 C442,104 462,122 486,120 C508,118 518,98 506,84 C500,76 490,74 480,74
       C492,58 520,52 546,62 C580,76 608,106 622,146 C590,178 530,192 460,190 C400,188 340,182 300,180
       C286,168 266,168 256,184 L240,184 L60,168 C24,164 2,150 4,124 C6,100 26,88 60,86 Z`,
      { material: 'bare', group: 'blade', depth: 12, pillow: 40, bevel: 3 },
    ),
    // unground back
    shape('M230,86 L440,74 C442,96 450,110 462,117 C430,138 360,146 296,148 L262,164 L230,164 Z', {
      material: 'bare',
      group: 'blade',
      depth: 14,
      pillow: 4,
      bevel: 2,
    }),
    // scales
    shape(
      `M262,82 C200,94 130,86 64,94 C34,98 14,110 13,126 C14,144 38,156 68,161 C94,166 110,158 130,158
       C150,158 160,168 182,172 C206,174 224,180 246,190 C258,166 266,120 262,82 Z`,
      { material: 'rubber', group: 'handle', depth: 34, pillow: 18 },
    ),
    // collar between scales and blade
    plate('246,80 266,78 266,150 252,192 240,192 246,150', {
      material: 'gunmetal',
      group: 'guard',
      depth: 36,
      corner: 5,
      pillow: 5,
    }),
  ],
  details: [
    pin(40, 124, 9, -1.3),
    pin(92, 122, 7, -1),
    pin(150, 120, 7, -1),
    pin(208, 124, 7, -1),
    ...row(4, (i) => groove(`${70 + i * 7},136 ${76 + i * 7},156`, 3, 0.8)),
    ...row(5, (i) => groove(`${164 + i * 9},142 ${158 + i * 9},164`, 3.2, 0.8)),
    ...row(9, (i) => groove(`${284 + i * 10},${80 - i * 0.6} ${284 + i * 10},${92 - i * 0.6}`, 4.4, 1.1)),
    port(300, 112, 110, 9, 4, -0.9),
    groove('256,90 256,170', 1.8, 0.6),
  ],
}
