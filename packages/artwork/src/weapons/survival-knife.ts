import { groove, pin, port, row } from '../details.ts'
import type { Weapon } from '../model.ts'
import { ball, plate, shape } from '../parts.ts'

const saw = row(11, () => 'l8,16 l10,-16').join(' ')

export const survivalKnife: Weapon = {
  model: 'Survival Knife',
  class: 'knife',
  roll: 0.36,
  parts: [
    // blade with a saw on its back
    shape(
      `M214,76 L262,76 ${saw} L478,76 C520,96 590,96 662,108 C636,152 580,178 500,180 L300,176 L286,158 L214,158 Z`,
      { material: 'bare', group: 'blade', depth: 12, pillow: 40, bevel: 3 },
    ),
    shape('M214,98 L470,98 L484,92 C510,100 540,102 572,105 C540,130 460,138 400,138 L310,138 L284,154 L214,154 Z', {
      material: 'bare',
      group: 'blade',
      depth: 15,
      pillow: 4,
      bevel: 2,
    }),
    // guard
    plate('206,56 226,56 232,64 234,172 226,196 208,196 202,186 202,64', {
      material: 'gunmetal',
      group: 'guard',
      depth: 36,
      corner: 6,
      pillow: 8,
    }),
    // handle with finger grooves
    shape(
      `M212,82 C160,74 100,78 50,80 L10,84 L4,150 L20,166 C40,168 52,154 70,154 C90,154 94,164 112,164
       C130,164 134,154 152,154 C172,154 180,166 212,166 Z`,
      { material: 'polymer', group: 'handle', depth: 38, pillow: 18 },
    ),
    // hammer
    plate('-14,86 10,82 16,88 16,150 4,156 -12,150 -20,140 -20,96', {
      material: 'steel',
      group: 'pommel',
      depth: 32,
      corner: 6,
      pillow: 8,
    }),
    // lanyard
    shape(
      `M-12,118 C-44,134 -70,180 -66,222 C-64,250 -26,258 -10,236 C6,212 6,164 4,120 Z
       M-10,134 C-2,170 -2,206 -16,228 C-28,244 -54,242 -56,218 C-58,188 -36,152 -10,134 Z`,
      { material: 'cloth', group: 'handle', depth: 9, offset: 17, pillow: 5 },
    ),
    ball(-8, 152, 14, { material: 'cloth', offset: 18 }),
  ],
  details: [
    pin(-4, 120, 9, -1.4),
    pin(50, 120, 7, -1),
    pin(170, 120, 7, -1),
    port(74, 104, 72, 32, 8, -0.7),
    ...row(6, (i) => groove(`${84 + i * 11},108 ${84 + i * 11},132`, 4, -1)),
    pin(216, 72, 5, -1),
    pin(216, 182, 5, -1),
    port(300, 108, 150, 11, 5, -1),
    pin(262, 124, 8, -1.4),
    ...row(5, (i) => groove(`${100 + i * 14},76 ${100 + i * 14},88`, 4, 0.9)),
  ],
}
