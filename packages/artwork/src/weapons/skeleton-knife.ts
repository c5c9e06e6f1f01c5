import { curve, groove, pin, row } from '../details.ts'
import type { Weapon } from '../model.ts'
import { shape } from '../parts.ts'

export const skeletonKnife: Weapon = {
  model: 'Skeleton Knife',
  class: 'knife',
  roll: 0.44,
  parts: [
    // blade
    shape(
      `M282,86 L360,80 L372,72 C440,66 540,84 632,136 C590,176 520,190 440,188 C400,186 370,180 352,176
       C336,160 318,150 300,160 L282,164 Z`,
      { material: 'bare', group: 'blade', depth: 13, pillow: 44, bevel: 3 },
    ),
    shape('M284,86 L360,82 L372,74 C430,70 500,82 560,106 C510,140 430,144 360,140 L320,150 L284,150 Z', {
      material: 'bare',
      group: 'blade',
      depth: 16,
      pillow: 4,
      bevel: 2,
    }),
    // tang, all holes
    shape(
      `M300,76 C230,88 170,92 110,92 L90,92 L96,124 L90,158 L110,158 C140,156 160,164 190,168 C220,172 240,162 262,164
       C276,166 284,178 298,182 C310,166 310,150 296,136 L304,100 Z
       M112,108 L150,108 C164,108 164,144 150,144 L116,144 C102,144 100,108 112,108 Z
       M176,107 L206,105 C220,105 222,150 208,152 L182,150 C168,148 166,109 176,107 Z
       M232,102 L256,99 C268,98 272,142 260,146 L236,148 C224,148 222,104 232,102 Z`,
      { material: 'gunmetal', group: 'handle', depth: 20, pillow: 6 },
    ),
    // finger ring
    shape('M50,64 a60,60 0 1,0 0.1,0 Z M50,88 a36,36 0 1,1 -0.1,0 Z', {
      material: 'gunmetal',
      group: 'ring',
      depth: 21,
      pillow: 9,
    }),
  ],
  details: [
    ...row(6, (i) => groove(`${316 + i * 9},${80 - i * 0.5} ${316 + i * 9},${91 - i * 0.5}`, 4.2, 1.1)),
    pin(318, 118, 9, -1.4),
    curve('M380,96 C430,92 480,98 520,108', 7, 0.9),
    groove('163,98 163,160', 2.4, 0.7),
    groove('219,96 219,160', 2.4, 0.7),
    groove('280,92 280,156', 2.4, 0.7),
    ...row(5, (i) => groove(`${124 + i * 12},88 ${124 + i * 12},97`, 3.6, 1)),
  ],
}
