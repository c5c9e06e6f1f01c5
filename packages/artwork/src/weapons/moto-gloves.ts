import { groove, pin, port, row } from '../details.ts'
import type { Piece, Weapon } from '../model.ts'
import { plate } from '../parts.ts'
import {
  above,
  bandAcross,
  creases,
  fingersOf,
  handOf,
  pairOf,
  sideSeams,
  skin,
  stitches,
  stretchOfFinger,
} from './gloves/hand.ts'

const hand = handOf({ plump: 1.12, spread: 0.9, long: 0.94 })
const fingers = fingersOf(hand)
const leather = { material: 'leather', group: 'cloth' } as const
const shell = { material: 'polymer', group: 'guard' } as const

const glove: Piece = {
  parts: [
    ...skin(hand, 140, leather),
    // scutes of the fingers
    ...fingers.flatMap((finger) => [
      plate(stretchOfFinger(finger, 0.2, 0.44, 0.74), { ...shell, ...above(7), corner: 10, pillow: 10, bevel: 5 }),
      plate(stretchOfFinger(finger, 0.56, 0.74, 0.66), { ...leather, ...above(5), corner: 8, pillow: 8, bevel: 4 }),
    ]),
    plate(stretchOfFinger(hand.thumb, 0.3, 0.62, 0.7), {
      ...shell,
      depth: 16,
      offset: 12,
      corner: 10,
      pillow: 10,
      bevel: 5,
    }),
    // shell over the knuckles
    plate('-86,-58 -66,-76 -22,-86 24,-82 64,-62 84,-38 84,-6 58,6 20,-6 -24,-10 -64,-2 -86,-20', {
      ...shell,
      ...above(18, 30),
      corner: 15,
      pillow: 24,
      bevel: 10,
    }),
    plate('-62,-50 -22,-64 24,-60 60,-38 60,-20 22,-34 -22,-38 -62,-28', {
      material: 'steel',
      group: 'guard',
      ...above(22),
      corner: 7,
      pillow: 8,
      bevel: 4,
    }),
    // back of the hand
    plate('-62,10 -20,2 24,6 62,20 58,58 34,86 -32,86 -60,54', {
      ...leather,
      ...above(5),
      corner: 14,
      pillow: 12,
      bevel: 5,
    }),
    // pleats that stretch
    ...row(4, (i) =>
      plate(bandAcross(90 + i * 11, 90 + i * 11, 12, 1), {
        material: 'rubber',
        depth: 54,
        corner: 5,
        pillow: 6,
        bevel: 7,
      }),
    ),
    // gauntlet
    plate('-66,128 0,122 68,128 84,186 98,246 92,256 0,262 -92,256 -96,246 -82,186', {
      ...leather,
      depth: 64,
      corner: 12,
      pillow: 24,
      bevel: 24,
    }),
    plate('-40,136 40,136 54,190 62,236 -60,236 -52,190', { ...shell, ...above(15), corner: 10, pillow: 12, bevel: 5 }),
    plate('-92,238 0,244 95,238 100,258 0,266 -98,258', {
      material: 'rubber',
      depth: 70,
      corner: 6,
      pillow: 8,
      bevel: 12,
    }),
    // strap of the gauntlet
    plate('-80,164 0,160 82,164 88,190 0,186 -86,190', {
      material: 'rubber',
      depth: 78,
      corner: 5,
      pillow: 7,
      bevel: 9,
    }),
    plate('8,156 52,157 55,194 10,192', {
      material: 'steel',
      group: 'guard',
      ...above(24),
      corner: 5,
      pillow: 6,
      bevel: 4,
    }),
  ],
  details: [
    ...fingers.flatMap((finger) => [...creases(finger, [0.48, 0.52, 0.77]), ...sideSeams(finger, 0.06, 0.97, 0.86)]),
    ...creases(hand.thumb, [0.14, 0.22, 0.68]),
    ...sideSeams(hand.thumb, 0.1, 0.92, 0.84),
    ...row(4, (i) => port(-56 + i * 32, -20 + Math.abs(i - 1) * 4, 18, 7, 3, -1.2)),
    groove('-40,22 -38,50 -22,74', 3, 0.8),
    groove('0,16 0,76', 3, 0.8),
    groove('42,28 40,52 24,74', 3, 0.8),
    ...stitches([-78, 12], [-68, 76]),
    ...stitches([82, 16], [70, 76]),
    ...row(3, (i) => groove(`${-42 - i * 3},${206 + i * 10} ${44 + i * 3},${206 + i * 10}`, 3, 0.9)),
    ...stitches([-72, 148], [-86, 232]),
    ...stitches([74, 148], [88, 232]),
    port(16, 164, 30, 20, 4, -1),
    pin(-62, 176, 6, 1),
    pin(-38, 174, 6, 1),
  ],
}

/** A hard shell over the knuckles, and the long cuff of a rider. */
export const motoGloves: Weapon = {
  model: 'Moto Gloves',
  class: 'gloves',
  ...pairOf(glove, { apart: 182, right: 0.12, left: 0.2, drop: 14 }),
}
