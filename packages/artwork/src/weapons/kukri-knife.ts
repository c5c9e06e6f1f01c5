import { curve, groove, pin, row } from '../details.ts'
import type { Weapon } from '../model.ts'
import { shape } from '../parts.ts'

export const kukriKnife: Weapon = {
  model: 'Kukri Knife',
  class: 'knife',
  roll: 0.52,
  parts: [
    // blade: bent forward, its weight before the bend
    shape(
      `M176,104 C250,96 320,66 400,64 C520,64 640,140 700,252 C640,276 540,262 468,220 C410,188 370,154 304,156
       L292,168 L284,158 L270,168 L262,156 L176,160 Z`,
      { material: 'bare', group: 'blade', depth: 12, pillow: 48, bevel: 3 },
    ),
    shape(
      `M176,104 C250,96 320,66 400,64 C480,64 560,100 620,152 C540,172 440,142 390,124
       C340,112 300,128 262,140 L176,142 Z`,
      {
        material: 'bare',
        group: 'blade',
        depth: 15,
        pillow: 4,
        bevel: 2,
      },
    ),
    // handle, flared at its end
    shape(
      `M220,92 C180,90 150,98 120,102 C90,106 60,100 30,82 C10,78 -2,90 -4,110 C-6,150 -2,186 12,206
       C26,212 36,204 46,192 C66,172 90,164 120,162 C150,160 180,166 222,166 Z`,
      { material: 'wood', group: 'handle', depth: 36, pillow: 24 },
    ),
    // bolster
    shape('M202,92 C214,86 228,86 236,92 C242,118 242,142 236,166 C226,174 212,174 202,168 Z', {
      material: 'brass',
      group: 'guard',
      depth: 38,
      pillow: 9,
    }),
    // end plate
    shape('M12,74 C-8,72 -14,96 -14,130 C-14,170 -6,212 12,214 C18,170 20,118 12,74 Z', {
      material: 'brass',
      group: 'pommel',
      depth: 36,
      pillow: 8,
    }),
  ],
  details: [
    pin(60, 138, 7, -0.9),
    pin(172, 128, 7, -0.9),
    ...row(3, (i) => curve(`M${104 + i * 14},104 C${98 + i * 14},122 ${98 + i * 14},144 ${104 + i * 14},164`, 4, 0.9)),
    curve('M262,110 C330,86 420,74 500,96', 6, 0.9),
    curve('M262,122 C330,100 410,90 480,106', 3, 0.7),
    groove('210,92 210,168', 2, 0.7),
    groove('228,90 228,168', 2, 0.7),
    pin(-2, 142, 4, -1),
  ],
}
