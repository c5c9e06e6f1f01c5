import { curve, groove, ridge, row } from '../details.ts'
import type { Part, Weapon } from '../model.ts'
import { plate, rod } from '../parts.ts'
import {
  above,
  bandAcross,
  creases,
  fingersOf,
  handOf,
  pairOf,
  sideSeams,
  skin,
  smooth,
  stitches,
  stretchOfFinger,
} from './gloves/hand.ts'

const hand = handOf({ plump: 1.06, spread: 1.1 })
const fingers = fingersOf(hand)

const pad = { material: 'cloth', group: 'cloth', corner: 9, pillow: 9, bevel: 5 } as const
const rubber = { material: 'rubber', group: 'trim' } as const

const glove: { parts: Part[]; details: Weapon['details'] } = {
  parts: [
    ...skin(hand, 120),
    // caps of the fingers
    ...[...fingers, hand.thumb].map((finger) =>
      plate(stretchOfFinger(finger, 0.76, 1.02, 1.04), {
        ...rubber,
        depth: 48,
        offset: finger === hand.thumb ? -9 : 0,
        corner: smooth,
        pillow: 18,
        bevel: 14,
      }),
    ),
    // pads of the fingers
    ...fingers.flatMap((finger) => [
      plate(stretchOfFinger(finger, 0.1, 0.4, 0.72), { ...pad, ...above(5) }),
      plate(stretchOfFinger(finger, 0.5, 0.72, 0.68), { ...pad, ...above(4) }),
    ]),
    plate(stretchOfFinger(hand.thumb, 0.2, 0.66, 0.62), { ...pad, depth: 16, offset: 9 }),
    // pads of the knuckles
    ...fingers.map((finger) =>
      plate(stretchOfFinger(finger, -0.36, -0.07, 0.84), { ...rubber, ...above(7), corner: 11, pillow: 11, bevel: 5 }),
    ),
    // side of the hand
    plate('70,-14 90,-16 91,30 80,80 62,100 48,100 66,62 76,24', {
      ...rubber,
      ...above(3),
      corner: 8,
      pillow: 8,
      bevel: 5,
    }),
    // back of the hand
    plate('-66,-26 -30,-42 30,-40 74,-14 72,40 54,82 30,96 -28,96 -52,78 -68,30', {
      ...pad,
      ...above(5),
      corner: 20,
      pillow: 18,
      bevel: 5,
    }),
    // cuff with its loop
    plate(bandAcross(108, 108, 34, 2), {
      ...rubber,
      depth: 56,
      corner: 8,
      pillow: 14,
      bevel: 12,
    }),
    rod('-18,136 -14,162 14,162 18,136', 9, { ...rubber, depth: 10, offset: 4, pillow: 4 }),
  ],
  details: [
    ...fingers.flatMap((finger) => [...creases(finger, [0.44, 0.77]), ...sideSeams(finger, 0.06, 0.76, 0.86)]),
    ...creases(hand.thumb, [0.12, 0.72]),
    curve('M-44,-10 C-20,-24 20,-24 50,-4', 3, 0.8),
    curve('M-46,10 C-20,-4 22,-4 52,16', 3, 0.8),
    groove('-34,36 -24,84', 3, 0.8),
    groove('44,40 30,84', 3, 0.8),
    ridge('-6,30 2,30 2,80 -6,80', 5, 0.6),
    ...stitches([-78, 0], [-72, 66]),
    ...stitches([84, 4], [74, 66]),
    ...row(15, (i) => groove(`${-60 + i * 8.6},112 ${-60 + i * 8.6},140`, 2.2, 0.8)),
  ],
}

/** Padded, with a short cuff that stretches. */
export const sportGloves: Weapon = {
  model: 'Sport Gloves',
  class: 'gloves',
  ...pairOf(glove, { apart: 172, right: 0.2, left: 0.3, drop: 18 }),
}
