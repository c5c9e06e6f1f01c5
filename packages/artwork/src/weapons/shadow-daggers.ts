import { groove, pin, row } from '../details.ts'
import type { Piece, Weapon } from '../model.ts'
import { placed, plate, shape } from '../parts.ts'

/** One of the two: the blade to the right, the grip across. */
const dagger: Piece = {
  parts: [
    // blade
    shape('M88,-38 L124,-60 C190,-46 260,-22 330,0 C260,22 190,46 124,60 L88,38 Z', {
      material: 'bare',
      group: 'blade',
      depth: 12,
      pillow: 80,
      bevel: 3,
    }),
    // neck, open between the fingers
    shape('M30,-24 L104,-40 C116,-40 122,-32 122,-22 L122,22 C122,32 116,40 104,40 L30,24 Z', {
      material: 'gunmetal',
      group: 'guard',
      depth: 18,
      pillow: 6,
    }),
    // grip
    shape(
      `M-2,-92 C14,-104 38,-100 44,-84 C50,-62 34,-50 36,-30 L38,30 C36,50 50,62 46,84 C40,100 16,104 -2,92
       C-16,40 -16,-40 -2,-92 Z`,
      { material: 'polymer', group: 'handle', depth: 38, pillow: 18 },
    ),
    // ring for the little finger
    shape('M24,84 a34,34 0 1,0 0.1,0 Z M24,100 a18,18 0 1,1 -0.1,0 Z', {
      material: 'steel',
      group: 'ring',
      depth: 18,
      pillow: 9,
    }),
    plate('86,-48 104,-52 110,-46 110,46 104,52 86,48', {
      material: 'steel',
      group: 'guard',
      depth: 26,
      corner: 5,
      pillow: 6,
    }),
  ],
  details: [
    pin(18, -72, 6, -1),
    pin(18, 72, 6, -1),
    pin(64, 0, 12, -1.4),
    ...row(7, (i) => groove(`-4,${-42 + i * 14} 30,${-42 + i * 14}`, 4, 0.9)),
    groove('128,0 250,0', 6, 0.9),
    ...row(4, (i) => groove(`${134 + i * 12},${-62 + i * 2.6} ${138 + i * 12},${-46 + i * 2.6}`, 4.4, 1.1)),
    ...row(4, (i) => groove(`${134 + i * 12},${62 - i * 2.6} ${138 + i * 12},${46 - i * 2.6}`, 4.4, 1.1)),
  ],
}

const far = placed(dagger, { turn: -0.04, offset: -20 })
const near = placed(dagger, { x: 250, y: 176, turn: 0.06, offset: 20 })

export const shadowDaggers: Weapon = {
  model: 'Shadow Daggers',
  class: 'knife',
  roll: 0.5,
  parts: [...far.parts, ...near.parts],
  details: [...far.details, ...near.details],
}
