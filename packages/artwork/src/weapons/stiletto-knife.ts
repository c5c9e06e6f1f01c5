import { curve, groove, pin } from '../details.ts'
import type { Weapon } from '../model.ts'
import { ball, knob, plate, shape } from '../parts.ts'

export const stilettoKnife: Weapon = {
  model: 'Stiletto Knife',
  class: 'knife',
  roll: 0.46,
  parts: [
    // blade: a needle with a ridge in its middle
    shape('M290,104 L330,100 C450,98 590,106 716,122 C620,138 470,148 330,144 L290,140 Z', {
      material: 'bare',
      group: 'blade',
      depth: 11,
      pillow: 60,
      bevel: 3,
    }),
    // handle, swelling to its end
    shape(
      `M312,94 C240,88 160,90 90,84 C50,82 16,88 -4,102 C-16,112 -16,136 -4,146 C16,160 50,164 90,160
       C160,154 240,152 312,150 Z`,
      { material: 'rubber', group: 'handle', depth: 28, pillow: 20 },
    ),
    // bolsters
    shape('M236,88 C262,86 290,88 318,92 L318,152 C290,156 262,156 236,156 C246,132 246,112 236,88 Z', {
      material: 'steel',
      group: 'guard',
      depth: 30,
      pillow: 12,
    }),
    shape('M60,80 C28,82 4,90 -12,104 C-22,114 -22,134 -12,144 C4,158 28,164 60,164 C50,140 50,106 60,80 Z', {
      material: 'steel',
      group: 'pommel',
      depth: 30,
      pillow: 12,
    }),
    // quillons
    shape(
      `M304,92 C306,78 300,70 302,58 C304,48 322,48 324,58 C326,70 322,80 324,92 L324,152 C322,164 326,174 324,186
       C322,196 304,196 302,186 C300,174 306,166 304,152 Z`,
      { material: 'steel', group: 'guard', depth: 22, pillow: 8 },
    ),
    ball(313, 52, 11, { material: 'steel' }),
    ball(313, 192, 11, { material: 'steel' }),
    // button and its safety
    knob(272, 122, '12,10 19,10 22,7 22,0', { material: 'brass' }),
    plate('192,114 226,114 230,118 230,128 226,132 192,132 188,128 188,118', {
      material: 'brass',
      group: 'pommel',
      depth: 6,
      offset: 16,
      corner: 5,
    }),
  ],
  details: [
    pin(94, 122, 5, -0.9),
    pin(158, 122, 5, -0.9),
    pin(20, 124, 6, -0.9),
    curve('M76,92 C130,96 180,96 234,97', 2, 0.7),
    curve('M76,152 C130,146 180,146 234,147', 2, 0.7),
    groove('252,92 252,152', 2.4, 0.8),
    groove('44,88 44,156', 2.4, 0.8),
    groove('340,122 460,122', 4, 0.7),
    groove('198,118 198,128', 2, 0.8),
    groove('206,118 206,128', 2, 0.8),
  ],
}
