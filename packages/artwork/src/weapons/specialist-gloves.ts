import { groove, port, row } from '../details.ts'
import type { Piece, Weapon } from '../model.ts'
import { plate } from '../parts.ts'
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
  stretchOfFinger,
} from './gloves/hand.ts'

const hand = handOf({ plump: 1.02, spread: 1.35, long: 1.1 })
const fingers = fingersOf(hand)
const padding = { material: 'cloth', group: 'cloth', corner: 7, pillow: 8, bevel: 4 } as const
const armour = { material: 'polymer', group: 'guard' } as const

const glove: Piece = {
  parts: [
    ...skin(hand, 150),
    // padding of the fingers, in ribs
    ...fingers.flatMap((finger) =>
      row(4, (i) =>
        plate(stretchOfFinger(finger, 0.12 + i * 0.085, 0.185 + i * 0.085, 0.78), { ...padding, ...above(6) }),
      ),
    ),
    ...fingers.map((finger) => plate(stretchOfFinger(finger, 0.53, 0.72, 0.7), { ...padding, ...above(5) })),
    ...fingers.map((finger) =>
      plate(stretchOfFinger(finger, 0.8, 0.97, 0.66), {
        material: 'rubber',
        ...above(3),
        corner: 9,
        pillow: 7,
        bevel: 4,
      }),
    ),
    ...row(3, (i) =>
      plate(stretchOfFinger(hand.thumb, 0.2 + i * 0.16, 0.33 + i * 0.16, 0.72), { ...padding, depth: 16, offset: 11 }),
    ),
    // armour of the knuckles, one bar with four humps
    plate('-90,-66 -74,-78 -46,-74 -22,-88 20,-86 42,-74 72,-60 90,-42 92,-18 74,-12 40,-30 -40,-36 -78,-24 -92,-34', {
      ...armour,
      ...above(8),
      corner: 10,
      pillow: 7,
      bevel: 5,
    }),
    ...fingers.map(({ x, y }) =>
      plate(
        outlineText([
          [x - 15, y + 16],
          [x, y + 8],
          [x + 15, y + 18],
          [x + 15, y + 46],
          [x, y + 52],
          [x - 15, y + 44],
        ]),
        { ...armour, ...above(16), corner: 8, pillow: 12, bevel: 5 },
      ),
    ),
    // back of the hand
    plate('-58,-22 0,-26 62,-8 58,50 34,84 -32,84 -56,50', { ...padding, ...above(4), corner: 16, pillow: 14 }),
    plate('-30,2 34,8 30,46 16,60 -16,60 -30,44', { material: 'rubber', ...above(8), corner: 8, pillow: 7, bevel: 3 }),
    // cuff
    plate(bandAcross(112, 110, 66, 5), {
      material: 'cloth',
      group: 'cloth',
      depth: 56,
      corner: 9,
      pillow: 20,
      bevel: 20,
    }),
    plate(bandAcross(168, 166, 18, 8), { ...armour, material: 'rubber', depth: 64, corner: 6, pillow: 8, bevel: 10 }),
    // strap with its pull
    plate(bandAcross(122, 118, 28, 9), { ...armour, depth: 66, corner: 5, pillow: 7, bevel: 9 }),
    plate('-44,118 22,116 34,124 34,138 22,146 -44,148', {
      material: 'rubber',
      ...above(15),
      corner: 5,
      pillow: 5,
      bevel: 3,
    }),
  ],
  details: [
    ...fingers.flatMap((finger) => [...creases(finger, [0.47, 0.76]), ...sideSeams(finger, 0.04, 0.96, 0.86)]),
    ...creases(hand.thumb, [0.12, 0.72]),
    ...sideSeams(hand.thumb, 0.1, 0.92, 0.84),
    ...fingers.map((finger) =>
      groove(outlineText([onFinger(finger, -0.4, 0.62), onFinger(finger, 0.4, 0.62)]), 2.4, 0.8),
    ),
    ...fingers.map(({ x, y }) => groove(`${x - 9},${y + 31} ${x + 9},${y + 31}`, 3, 0.8)),
    ...row(4, (i) => groove(`${-20 + i * 1.5},${14 + i * 11} ${24 - i * 1.5},${16 + i * 11}`, 3, 0.9)),
    groove('-44,0 -42,46 -26,74', 2.4, 0.8),
    groove('48,8 44,48 28,74', 2.4, 0.8),
    ...stitches([-76, -6], [-72, 56]),
    ...stitches([80, 4], [74, 56]),
    ...stitches([-56, 158], [56, 156]),
    port(-36, 124, 50, 16, 4, -0.7),
    ...row(10, (i) => groove(`${-54 + i * 12},172 ${-54 + i * 12},184`, 3, 0.7)),
  ],
}

/** Armoured knuckles, and long fingers padded in ribs. */
export const specialistGloves: Weapon = {
  model: 'Specialist Gloves',
  class: 'gloves',
  ...pairOf(glove, { apart: 200, right: 0.26, left: 0.14, drop: -18 }),
}
