import { curve, pin } from '../details.ts'
import type { Weapon } from '../model.ts'
import { ball, shape } from '../parts.ts'

export const talonKnife: Weapon = {
  model: 'Talon Knife',
  class: 'knife',
  roll: -0.02,
  parts: [
    // blade: long, a thorn on its back, hooked at the end
    shape(
      `M286,128 C330,92 372,78 414,78 L424,52 C436,66 448,76 468,84 C560,104 636,170 668,290 C668,300 662,302 656,294
       C612,222 540,176 468,172 C412,170 370,186 334,204 Z`,
      { material: 'bare', group: 'blade', depth: 12, pillow: 34, bevel: 3 },
    ),
    // handle, curved with the hand
    shape(
      `M82,288 C104,236 150,188 206,160 C240,142 270,134 300,122 L344,196 C318,212 300,206 282,222
       C268,236 252,226 236,236 C216,250 206,246 190,262 C176,278 160,282 142,316 Z`,
      { material: 'wood', group: 'handle', depth: 30, pillow: 20 },
    ),
    // ornate bolster
    shape(
      `M270,128 C286,118 304,112 316,110 C322,124 336,120 346,132 C342,146 358,152 360,166 C352,176 362,190 356,202
       C340,216 322,218 306,214 C300,184 288,154 270,128 Z`,
      { material: 'brass', group: 'guard', depth: 33, pillow: 10 },
    ),
    // collar at the ring
    shape('M70,280 C86,254 98,240 112,228 C134,244 152,264 164,284 C150,300 140,310 134,322 Z', {
      material: 'brass',
      group: 'pommel',
      depth: 32,
      pillow: 9,
    }),
    // ring
    shape('M88,268 a52,52 0 1,0 0.1,0 Z M88,290 a30,30 0 1,1 -0.1,0 Z', {
      material: 'steel',
      group: 'ring',
      depth: 22,
      pillow: 11,
    }),
    ball(38, 346, 12, { material: 'brass' }),
  ],
  details: [
    pin(156, 236, 6, -0.9),
    pin(200, 204, 6, -0.9),
    pin(250, 178, 6, -0.9),
    pin(320, 164, 8, -0.9),
    curve('M286,136 C300,152 312,180 316,206', 2.4, 0.9),
    curve('M330,128 C342,146 348,176 344,202', 2.4, 0.9),
    curve('M300,126 C310,140 308,152 320,148 C332,146 326,132 318,138', 2, 0.8),
    curve('M318,204 C312,190 320,180 330,186 C338,192 332,202 326,196', 2, 0.8),
    curve('M104,242 C124,258 140,276 150,296', 2.4, 0.9),
    curve('M170,246 C200,224 240,206 270,196', 1.8, 0.5),
    curve('M140,226 C180,190 220,172 262,156', 1.8, 0.5),
    curve('M380,112 C440,98 500,112 560,154', 6, 0.9),
    curve('M400,132 C450,122 500,134 540,158', 2.6, 0.7),
    curve('M366,190 C460,150 570,180 654,290', 2.4, 0.7),
  ],
}
