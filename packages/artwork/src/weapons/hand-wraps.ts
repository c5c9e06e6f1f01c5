import { groove } from '../details.ts'
import type { Detail, Piece, Plate, Weapon } from '../model.ts'
import { plate, shape } from '../parts.ts'
import {
  above,
  bandAcross,
  type Finger,
  fingersOf,
  handOf,
  onFinger,
  opening,
  outlineText,
  pairOf,
  palmSide,
  skin,
} from './gloves/hand.ts'

const hand = handOf({ plump: 0.98, spread: 1.2, reach: 0.66, thumbReach: 0.7 })
const fingers = fingersOf(hand)
const strip = { material: 'cloth', group: 'cloth', corner: 5, pillow: 5 } as const

/** A turn of the bandage about a finger, higher on one side. */
const fingerTurn = (finger: Finger, along: number, lean: number, depth: number, offset = 0): Plate =>
  plate(
    outlineText([
      onFinger(finger, -1.08, along - lean),
      onFinger(finger, 1.08, along + lean),
      onFinger(finger, 1.1, along + lean + 0.15),
      onFinger(finger, -1.1, along - lean + 0.15),
    ]),
    { ...strip, depth, offset, bevel: 8 },
  )

/** A turn about the palm, from a height at its left side to one at its right side. */
const palmTurn = (left: number, right: number, height: number, over: number, depth: number): Plate =>
  plate(bandAcross(left, right, height, over), { ...strip, depth, bevel: 13, pillow: 6 })

/** Threads of the bandage along its turns. */
const threads = (left: number, right: number, count: number): Detail[] =>
  Array.from({ length: count }, (_, index) => {
    const y = index * 6
    const middle = (left + right) / 2 + y - 2
    return groove(
      `${palmSide('left', left) + 6},${left + y} 0,${middle} ${palmSide('right', right) - 6},${right + y}`,
      1.4,
      0.45,
    )
  })

const glove: Piece = {
  parts: [
    ...skin(hand, 150, { bevel: 20 }),
    ...fingers.flatMap((finger, index) => [
      ...opening(finger, 42),
      fingerTurn(finger, 0.12, 0.05, 50 + (index % 2) * 2),
      fingerTurn(finger, 0.27, -0.05, 53),
      fingerTurn(finger, 0.42, 0.045, 50),
    ]),
    ...opening(hand.thumb, 38, { offset: -9 }),
    fingerTurn(hand.thumb, 0.16, 0.06, 48, -9),
    fingerTurn(hand.thumb, 0.32, -0.05, 50, -9),
    fingerTurn(hand.thumb, 0.46, 0.05, 48, -9),
    // turns about the knuckles
    palmTurn(-70, -52, 30, 2, 54),
    palmTurn(-44, -26, 30, 4, 57),
    palmTurn(-16, -2, 24, 2, 54),
    // crossed over the back
    plate('-88,6 -70,-10 70,66 78,92 56,98', { ...strip, ...above(7), bevel: 4 }),
    plate('88,8 72,-6 -72,70 -74,96 -52,98', { ...strip, ...above(10), bevel: 4 }),
    plate('-84,34 -76,16 60,88 64,112 40,112', { ...strip, ...above(5), bevel: 4 }),
    // turns about the wrist
    palmTurn(92, 100, 26, 4, 58),
    palmTurn(114, 108, 26, 7, 62),
    palmTurn(130, 136, 26, 4, 58),
    palmTurn(154, 148, 26, 8, 62),
    palmTurn(170, 178, 24, 5, 58),
    // the loose end
    shape('M34,176 C44,196 40,216 58,236 L70,228 L76,242 L90,226 C72,208 76,190 66,170 Z', {
      ...strip,
      depth: 14,
      offset: 16,
      pillow: 5,
      bevel: 4,
    }),
    plate('-66,186 -20,184 40,184 66,186 64,206 -62,206', { material: 'rubber', depth: 40, corner: 8, bevel: 8 }),
  ],
  details: [
    ...threads(-62, -44, 4),
    ...threads(-36, -18, 4),
    ...threads(-8, 6, 3),
    ...threads(98, 106, 3),
    ...threads(122, 116, 3),
    ...threads(138, 144, 3),
    ...threads(160, 154, 3),
    ...threads(176, 184, 3),
    groove('-72,2 64,78', 1.6, 0.5),
    groove('-66,-2 68,72', 1.6, 0.5),
    groove('70,4 -66,80', 1.6, 0.5),
    groove('76,12 -60,90', 1.6, 0.5),
    groove('46,182 54,206 66,230', 1.6, 0.6),
    groove('56,180 62,204 78,226', 1.6, 0.6),
  ],
}

/** Bandage wound about the hand, and the fingertips bare. */
export const handWraps: Weapon = {
  model: 'Hand Wraps',
  class: 'gloves',
  ...pairOf(glove, { apart: 160, right: 0.3, left: 0.2, drop: 20 }),
}
