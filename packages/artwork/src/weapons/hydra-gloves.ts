import { groove, ridge, row } from '../details.ts'
import type { Piece, Weapon } from '../model.ts'
import { knob, plate, rod } from '../parts.ts'
import {
  above,
  bandAcross,
  creases,
  fingersOf,
  handOf,
  onFinger,
  opening,
  outlineText,
  pairOf,
  sideSeams,
  skin,
  stretchOfFinger,
} from './gloves/hand.ts'

const hand = handOf({ plump: 1.14, spread: 1, reach: 0.56, thumbReach: 0.6 })
const fingers = fingersOf(hand)
const cloth = { material: 'cloth', group: 'cloth' } as const
const cord = { material: 'leather', group: 'trim', depth: 10, pillow: 3 } as const

const eyelets = [0, 1, 2, 3].map((index) => ({ y: -8 + index * 24, half: 26 - index * 2 }))

const glove: Piece = {
  parts: [
    ...skin(hand, 130),
    ...fingers.flatMap((finger) => opening(finger, 48, { corner: 8, pillow: 9 })),
    ...opening(hand.thumb, 44, { offset: -9, corner: 8, pillow: 9 }),
    // thick padding of fingers and knuckles
    ...fingers.map((finger) =>
      plate(stretchOfFinger(finger, 0.08, 0.42, 0.76), { ...cloth, ...above(6), corner: 12, pillow: 11, bevel: 6 }),
    ),
    plate('-84,-56 -64,-72 -44,-62 -22,-82 2,-70 24,-78 44,-60 66,-56 84,-30 80,-8 40,-28 -40,-34 -80,-20', {
      material: 'rubber',
      ...above(8),
      corner: 9,
      pillow: 11,
      bevel: 6,
    }),
    // two halves of the back, laced together
    plate('-74,-14 -42,-26 -14,-28 -12,86 -40,84 -62,58', { ...cloth, ...above(6), corner: 12, pillow: 12, bevel: 6 }),
    plate('14,-26 46,-20 78,0 64,62 42,86 12,86', { ...cloth, ...above(6), corner: 12, pillow: 12, bevel: 6 }),
    ...eyelets
      .slice(1)
      .flatMap(({ y, half }, index) => [
        rod(`${-half},${y} ${half + 2},${y - 24}`, 6, { ...cord, offset: 30 + index * 0.4 }),
        rod(`${half},${y} ${-half - 2},${y - 24}`, 6, { ...cord, offset: 31 + index * 0.4 }),
      ]),
    ...eyelets.flatMap(({ y, half }) =>
      [-half, half].map((x) => knob(x, y, '0,7 3,7 5,4 3,2 0,1', { material: 'brass', offset: 30 })),
    ),
    // bow and ends of the cord
    rod('-18,64 -24,104 -12,146 -14,196', 6, { ...cord, offset: 34 }),
    rod('18,64 26,100 18,140 24,182', 6, { ...cord, offset: 34 }),
    knob(-14, 198, '0,6 8,6 9,0', { material: 'brass', offset: 30 }),
    knob(24, 184, '0,6 8,6 9,0', { material: 'brass', offset: 30 }),
    // knitted cuff
    plate(bandAcross(98, 96, 60, 3), { ...cloth, material: 'rubber', depth: 60, corner: 12, pillow: 20, bevel: 24 }),
    plate(bandAcross(150, 148, 20, 8), { material: 'rubber', depth: 66, corner: 9, pillow: 10, bevel: 11 }),
  ],
  details: [
    ...fingers.flatMap((finger) => [
      ...creases(finger, [0.14, 0.25, 0.36], 0.6),
      ...sideSeams(finger, 0.03, 0.45, 0.88),
    ]),
    ...creases(hand.thumb, [0.14, 0.3, 0.44], 0.8),
    ...[hand.thumb].map((thumb) =>
      ridge(outlineText([onFinger(thumb, 0.1, 0.04), onFinger(thumb, 0.1, 0.48)]), 6, 0.9),
    ),
    ridge('-86,-10 -82,30 -70,74', 6, 0.9),
    ridge('86,0 82,34 72,74', 6, 0.9),
    groove('-58,0 -50,56 -34,74', 3, 0.8),
    groove('62,8 54,60 36,76', 3, 0.8),
    ...row(6, (i) => groove(`${-50 + i * 1.6},${6 + i * 10} ${-36 + i * 0.6},${2 + i * 11}`, 2.4, 0.6)),
    ...row(6, (i) => groove(`${52 - i * 1.6},${10 + i * 10} ${38 - i * 0.6},${4 + i * 11}`, 2.4, 0.6)),
    ...row(17, (i) => groove(`${-62 + i * 7.8},104 ${-62 + i * 7.8},146`, 3, 0.7)),
  ],
}

/** Fingerless, thickly sewn, its back laced with a cord. */
export const hydraGloves: Weapon = {
  model: 'Hydra Gloves',
  class: 'gloves',
  ...pairOf(glove, { apart: 158, right: 0.24, left: 0.1, drop: -20 }),
}
