import { groove, pin, row } from '../details.ts'
import type { Piece, Weapon } from '../model.ts'
import { knob, plate } from '../parts.ts'
import {
  above,
  bandAcross,
  fingersOf,
  handOf,
  opening,
  pairOf,
  sideSeams,
  skin,
  stitches,
  stretchOfFinger,
} from './gloves/hand.ts'

const hand = handOf({ plump: 1.04, spread: 1.25, reach: 0.5, thumbReach: 0.46, long: 1.04 })
const fingers = fingersOf(hand)
const cloth = { material: 'cloth', group: 'cloth' } as const
const armour = { material: 'gunmetal', group: 'guard' } as const

const glove: Piece = {
  parts: [
    ...skin(hand, 130),
    ...fingers.flatMap((finger) => opening(finger, 44, { material: 'rubber', group: 'trim', pillow: 5 })),
    ...opening(hand.thumb, 40, { material: 'rubber', group: 'trim', offset: -9, pillow: 5 }),
    ...fingers.map((finger) =>
      plate(stretchOfFinger(finger, 0.2, 0.38, 0.7), { ...cloth, ...above(4), corner: 6, pillow: 7, bevel: 4 }),
    ),
    // plate over the back, a fang towards every finger
    plate(
      `-92,-36 -82,-64 -68,-100 -50,-62 -40,-68 -24,-118 -6,-70 4,-68 22,-110 38,-62 46,-56 66,-84 76,-42
       94,-16 84,34 60,70 26,92 12,108 -10,108 -24,92 -60,72 -84,30`,
      { ...armour, ...above(10, 22), corner: 3, pillow: 9, bevel: 5 },
    ),
    plate('-64,-36 -30,-48 30,-44 68,-20 62,24 40,52 0,72 -40,52 -62,22', {
      ...cloth,
      ...above(14),
      corner: 8,
      pillow: 10,
      bevel: 5,
    }),
    // a second plate, split down its middle
    plate('-42,-16 -6,-26 -10,8 -4,20 -10,50 -34,34', { ...armour, ...above(19), corner: 3, pillow: 9, bevel: 4 }),
    plate('8,-26 46,-8 38,34 0,54 6,22 0,8', { ...armour, ...above(19), corner: 3, pillow: 9, bevel: 4 }),
    // cuff with a wide strap
    plate('-66,104 0,98 68,104 78,150 84,184 0,178 -80,184 -76,150', {
      ...cloth,
      depth: 58,
      corner: 8,
      pillow: 18,
      bevel: 20,
    }),
    plate(bandAcross(118, 116, 34, 9), { material: 'leather', depth: 68, corner: 4, pillow: 7, bevel: 9 }),
    plate('-34,110 34,109 44,133 34,158 -34,158 -44,134', { ...armour, ...above(18), corner: 5, pillow: 9, bevel: 4 }),
    ...[-58, 58].map((x) => knob(x, 133, '0,7 4,7 7,4 8,0', { material: 'steel', offset: 32 })),
  ],
  details: [
    ...fingers.flatMap((finger) => sideSeams(finger, 0.14, 0.4, 0.86)),
    ...sideSeams(hand.thumb, 0.06, 0.34, 0.8),
    ...fingers.map(({ x, y }) => groove(`${x},${y + 2} ${x},${y + 26}`, 3, 0.9)),
    pin(-76, -20, 4, 1),
    pin(78, -6, 4, 1),
    pin(-62, 48, 4, 1),
    pin(62, 50, 4, 1),
    pin(0, 92, 5, 1),
    groove('-30,-8 -24,30', 2.4, 0.9),
    groove('34,-2 26,32', 2.4, 0.9),
    ...stitches([-52, -30], [-54, 18]),
    ...stitches([56, -12], [52, 22]),
    groove('-22,124 0,142 22,124', 4, 1),
    groove('-14,118 0,130 14,118', 3, 0.8),
    ...row(9, (i) => groove(`${-60 + i * 15},162 ${-64 + i * 16},176`, 3, 0.7)),
  ],
}

/** Fingerless, an armoured plate with fangs over the back of the hand. */
export const brokenFangGloves: Weapon = {
  model: 'Broken Fang Gloves',
  class: 'gloves',
  ...pairOf(glove, { apart: 162, right: 0.22, left: 0.28, drop: 12 }),
}
