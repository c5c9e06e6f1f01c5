import { groove, pin, port, row } from '../details.ts'
import type { Weapon } from '../model.ts'
import { plate, shape } from '../parts.ts'

const notches = row(7, () => 'l5,12 l9,0 l4,-12 l6,-0.6').join(' ')

export const huntsmanKnife: Weapon = {
  model: 'Huntsman Knife',
  class: 'knife',
  roll: 0.4,
  parts: [
    // blade: notched back, clip and edge both broken at an angle
    shape(
      `M190,86 L286,80 ${notches} L486,76 L540,62 L580,66 L690,126 L640,166 L560,184 L340,168 C318,166 312,150 294,150
       L276,152 L190,152 Z`,
      { material: 'bare', group: 'blade', depth: 12, pillow: 44, bevel: 3 },
    ),
    shape('M190,104 L484,104 L532,78 L578,80 L622,104 L566,132 L420,130 L318,128 L300,148 L190,148 Z', {
      material: 'bare',
      group: 'blade',
      depth: 15,
      pillow: 4,
      bevel: 2,
    }),
    // handle with a beak
    shape(
      `M232,78 L208,84 C160,80 120,84 90,90 L44,84 L10,92 L2,150 L20,182 L44,178 C54,160 74,152 96,154
       C112,156 118,164 136,164 C152,164 158,154 176,154 C196,154 202,170 216,176 L236,178 L242,120 Z`,
      { material: 'polymer', group: 'handle', depth: 36, pillow: 18 },
    ),
    // steel that shows at both ends
    plate('222,72 244,70 250,76 250,176 240,188 224,186', {
      material: 'gunmetal',
      group: 'guard',
      depth: 34,
      corner: 5,
      pillow: 7,
    }),
    plate('-16,100 16,92 16,152 6,166 -10,140', {
      material: 'steel',
      group: 'pommel',
      depth: 20,
      corner: 5,
      pillow: 6,
    }),
  ],
  details: [
    pin(38, 150, 8, -1.3),
    pin(84, 122, 6.5, -1),
    pin(200, 124, 6.5, -1),
    ...row(8, (i) => groove(`${104 + i * 11},98 ${98 + i * 11},146`, 4.2, 0.9)),
    port(330, 110, 130, 9, 4, -0.9),
    pin(292, 122, 8, -1.4),
    groove('566,132 640,164', 2.4, 0.8),
    groove('236,80 236,182', 2, 0.7),
    ...row(3, (i) => groove(`${190 + i * 8},82 ${190 + i * 8},92`, 3.4, 0.8)),
  ],
}
