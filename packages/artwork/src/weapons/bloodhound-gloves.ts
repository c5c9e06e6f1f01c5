import { groove, pin, row } from '../details.ts'
import type { Piece, Weapon } from '../model.ts'
import { knob, plate, rod } from '../parts.ts'
import {
  above,
  bandAcross,
  fingersOf,
  handOf,
  onFinger,
  opening,
  outlineText,
  pairOf,
  sideSeams,
  skin,
  stitches,
  stretchOfFinger,
} from './gloves/hand.ts'

const hand = handOf({ plump: 1.08, spread: 1.1, reach: 0.44, thumbReach: 0.52 })
const fingers = fingersOf(hand)
const leather = { material: 'leather', group: 'cloth' } as const
const metal = { material: 'steel', group: 'guard' } as const

const stud = '0,7 4,6 8,3 9,0'

const glove: Piece = {
  parts: [
    ...skin(hand, 150, leather),
    ...fingers.flatMap((finger) => opening(finger, 46, leather)),
    ...opening(hand.thumb, 42, { ...leather, offset: -9 }),
    // plate of each knuckle, and its stud
    ...fingers.map(({ x, y }) =>
      plate(
        outlineText([
          [x - 17, y + 16],
          [x - 8, y + 6],
          [x + 9, y + 7],
          [x + 17, y + 18],
          [x + 13, y + 42],
          [x, y + 52],
          [x - 14, y + 41],
        ]),
        { ...metal, ...above(10), corner: 4, pillow: 10, bevel: 4 },
      ),
    ),
    ...fingers.map((finger) =>
      plate(stretchOfFinger(finger, 0.1, 0.3, 0.66), { ...leather, ...above(4), corner: 6, pillow: 6, bevel: 3 }),
    ),
    ...fingers.map((finger) => {
      const [x, y] = onFinger(finger, 0, 0.2)
      return knob(x, y, stud, { material: 'steel', offset: 26 })
    }),
    // back of the hand
    plate('-70,-22 -30,-30 34,-24 72,-4 66,40 44,72 0,86 -44,72 -68,36', {
      ...leather,
      ...above(4),
      corner: 12,
      pillow: 12,
      bevel: 5,
    }),
    plate('-26,-4 0,-14 28,-2 22,34 0,58 -22,34', { ...metal, ...above(9), corner: 4, pillow: 14, bevel: 4 }),
    ...[
      [-50, 0],
      [-48, 24],
      [-36, 48],
      [52, 8],
      [46, 30],
      [34, 52],
    ].map(([x = 0, y = 0]) => knob(x, y, stud, { material: 'steel', offset: 26 })),
    // cuff
    plate(bandAcross(104, 104, 74, 4), { ...leather, depth: 56, corner: 8, pillow: 18, bevel: 20 }),
    // two straps with buckles
    plate(bandAcross(94, 90, 22, 5), { material: 'leather', depth: 64, corner: 4, pillow: 6, bevel: 9 }),
    plate(bandAcross(140, 138, 24, 9), { material: 'leather', depth: 66, corner: 4, pillow: 6, bevel: 9 }),
    ...[88, 137].map((y) =>
      plate(`-34,${y - 4} 10,${y - 4} 10,${y + 33} -34,${y + 33}|-26,${y + 4} -26,${y + 25} 2,${y + 25} 2,${y + 4}`, {
        ...metal,
        depth: 12,
        offset: 32,
        corner: 6,
        pillow: 4,
      }),
    ),
    ...[102, 151].map((y) => rod(`-12,${y} 12,${y}`, 5, { ...metal, depth: 10, offset: 34, pillow: 3 })),
  ],
  details: [
    ...fingers.flatMap((finger) => sideSeams(finger, 0.04, 0.33, 0.84)),
    ...sideSeams(hand.thumb, 0.08, 0.4, 0.8),
    ...fingers.map(({ x, y }) => pin(x, y + 28, 6, -1)),
    groove('0,-6 0,46', 2.4, 0.9),
    groove('-16,8 0,-2 16,8', 2.4, 0.8),
    ...stitches([-76, -14], [-72, 44]),
    ...stitches([80, 2], [74, 46]),
    ...row(3, (i) => pin(24 + i * 13, 103, 2.6, -1.2)),
    ...row(3, (i) => pin(24 + i * 13, 152, 2.6, -1.2)),
    ...stitches([-60, 172], [60, 172], 8),
    groove('-60,126 60,124', 2, 0.7),
  ],
}

/** Fingerless leather with plates and studs of steel. */
export const bloodhoundGloves: Weapon = {
  model: 'Bloodhound Gloves',
  class: 'gloves',
  ...pairOf(glove, { apart: 160, right: 0.16, left: 0.32, drop: 16 }),
}
