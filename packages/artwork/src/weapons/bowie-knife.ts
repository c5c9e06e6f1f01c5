import { curve, groove, pin, row } from '../details.ts'
import type { Weapon } from '../model.ts'
import { plate, shape } from '../parts.ts'

export const bowieKnife: Weapon = {
  model: 'Bowie Knife',
  class: 'knife',
  roll: 0.4,
  parts: [
    // blade, with its clip
    shape(
      `M200,66 L440,60 C500,92 590,110 694,88 C676,128 624,166 540,176 C440,184 300,176 232,174 L226,164 L200,164 Z`,
      { material: 'bare', group: 'blade', depth: 11, pillow: 40, bevel: 3 },
    ),
    // unground upper half
    shape('M200,66 L440,60 C470,80 512,94 560,101 C520,122 440,130 380,130 L250,128 L226,164 L200,164 Z', {
      material: 'bare',
      group: 'blade',
      depth: 14,
      pillow: 4,
      bevel: 2,
    }),
    // guard, its ends turned apart
    shape(
      `M196,46 C206,46 214,54 213,66 L213,172 C214,184 222,188 232,188 C238,194 234,204 222,204
       C202,204 193,192 193,174 L193,72 C192,62 186,60 178,60 C172,54 178,44 196,46 Z`,
      { material: 'brass', group: 'guard', depth: 34, pillow: 8 },
    ),
    // handle
    shape(`M196,88 C150,80 110,84 80,90 C58,94 40,86 22,82 L16,158 C40,160 56,154 76,150 C110,146 150,156 196,152 Z`, {
      material: 'wood',
      group: 'handle',
      depth: 34,
      pillow: 22,
    }),
    // pommel
    shape('M30,78 C12,72 0,84 -2,118 C-4,150 6,168 26,164 C34,140 36,104 30,78 Z', {
      material: 'brass',
      group: 'pommel',
      depth: 36,
      pillow: 12,
    }),
    plate('182,82 196,82 196,158 182,158', { material: 'brass', group: 'pommel', depth: 37, corner: 3, pillow: 4 }),
  ],
  details: [
    pin(66, 120, 7, -0.9),
    pin(112, 118, 7, -0.9),
    pin(158, 119, 7, -0.9),
    pin(12, 120, 5, -1),
    curve('M262,92 C340,88 420,88 470,94', 8, 0.9),
    groove('193,74 193,172', 1.6, 0.6),
    ...row(9, (i) => groove(`${240 + i * 11},58 ${240 + i * 11},70`, 4.5, 1.2)),
    curve('M40,96 C90,104 140,92 180,98', 1.6, 0.4),
    curve('M40,142 C90,134 140,148 180,142', 1.6, 0.4),
    groove('187,86 187,154', 2, 0.8),
  ],
}
