import { curve, groove, pin, ridge, row } from '../details.ts'
import type { Piece, Weapon } from '../model.ts'
import { knob, plate } from '../parts.ts'
import {
  above,
  bandAcross,
  creases,
  fingersOf,
  handOf,
  onFinger,
  outlineText,
  pairOf,
  sideSeams,
  skin,
  stitches,
} from './gloves/hand.ts'

const hand = handOf({ plump: 0.96, spread: 0.7, long: 0.97 })
const fingers = fingersOf(hand)
const leather = { material: 'leather', group: 'cloth' } as const

/** An oval as the outline of a plate, its corners round it off. */
const oval = (x: number, y: number, wide: number, high: number): string =>
  outlineText([
    [x - wide * 0.7, y - high * 0.7],
    [x, y - high],
    [x + wide * 0.7, y - high * 0.7],
    [x + wide, y],
    [x + wide * 0.7, y + high * 0.7],
    [x, y + high],
    [x - wide * 0.7, y + high * 0.7],
    [x - wide, y],
  ])

const knuckles = fingers.map(({ x, y }) => ({ x: x * 0.98, y: y + 38 }))
const opening = '-34,52 0,42 34,52 42,74 22,98 10,124 -10,124 -22,98 -42,74'
const openingRim = '-44,46 0,31 44,46 54,74 33,102 22,134 -22,134 -33,102 -54,74'

const glove: Piece = {
  parts: [
    ...skin(hand, 124, leather),
    // holes over the knuckles
    ...knuckles.flatMap(({ x, y }) => [
      plate(oval(x, y, 20, 24), { ...leather, ...above(3), corner: 30, pillow: 5, bevel: 4 }),
      plate(oval(x, y, 12, 15), { material: 'rubber', ...above(4, 12), corner: 30, pillow: 3, bevel: 1 }),
    ]),
    // opening on the back of the hand
    plate(openingRim, { ...leather, ...above(3), corner: 14, pillow: 5, bevel: 4 }),
    plate(opening, { material: 'rubber', ...above(4, 12), corner: 12, pillow: 3, bevel: 1 }),
    // hem
    plate(bandAcross(128, 126, 16, 3), { ...leather, depth: 54, corner: 6, pillow: 7, bevel: 9 }),
    // strap at the wrist
    plate(bandAcross(98, 94, 25, 4), { material: 'leather', depth: 60, corner: 5, pillow: 6, bevel: 10 }),
    plate('-30,93 40,92 54,98 56,108 46,116 -30,119', {
      ...leather,
      ...above(11),
      corner: 8,
      pillow: 6,
      bevel: 4,
    }),
    knob(36, 105, '0,11 4,11 7,8 8,0', { material: 'brass', offset: 33 }),
  ],
  details: [
    ...fingers.flatMap((finger) => [
      ...creases(finger, [0.43, 0.49, 0.74], 0.5),
      ...sideSeams(finger, 0.02, 0.97, 0.64),
      ...row(4, (i) => {
        const [x, y] = onFinger(finger, 0, 0.1 + i * 0.08)
        return pin(x, y, 2.4, -1.2)
      }),
      ...row(3, (i) => {
        const [x, y] = onFinger(finger, 0, 0.56 + i * 0.06)
        return pin(x, y, 2.2, -1.2)
      }),
    ]),
    ...creases(hand.thumb, [0.1, 0.16, 0.58, 0.64], 0.5),
    ...sideSeams(hand.thumb, 0.1, 0.95, 0.6),
    // raised seams from between the fingers
    ridge('-43,-60 -40,-14 -34,36', 4, 0.9),
    ridge('1,-66 0,-20 0,28', 4, 0.9),
    ridge('43,-52 40,-10 34,36', 4, 0.9),
    ...knuckles.map(({ x, y }) => curve(`M${x - 16},${y} a16,20 0 1,0 32,0 a16,20 0 1,0 -32,0`, 1.6, 0.8)),
    groove('-78,-10 -74,40 -64,84', 2, 0.8),
    groove('80,-10 78,40 68,84', 2, 0.8),
    ...stitches([-70, -6], [-66, 60]),
    ...stitches([72, -6], [70, 60]),
    ...stitches([-58, 135], [58, 133], 8),
    ...stitches([-26, 97], [34, 96]),
    ...stitches([-26, 114], [38, 112]),
  ],
}

/** Thin leather with holes over the knuckles, an opening on the back and a strap at the wrist. */
export const driverGloves: Weapon = {
  model: 'Driver Gloves',
  class: 'gloves',
  ...pairOf(glove, { apart: 164, right: 0.1, left: 0.36, drop: 22 }),
}
