import type { Mesh } from 'three'
import { ellipsoid, sides, stuff, type Triple, tube } from './toy.ts'

/** The trunk of somebody who sits: white, with the black yoke over the shoulders. */
export const trunk = (): Mesh[] => [
  ellipsoid([104, 112, 92], stuff.white, { at: [0, -62, 0] }),
  ellipsoid([101, 56, 88], stuff.black, { at: [0, 8, -2] }),
]

/** Legs that point to whoever looks, their soles forward. */
export const legs = (): Mesh[] =>
  sides.flatMap((side) => [
    ellipsoid([48, 40, 58], stuff.black, { at: [side * 72, -150, 52], turn: [0.1, side * 0.35, 0] }),
    ellipsoid([30, 30, 10], stuff.sole, { at: [side * 88, -148, 100], turn: [0.1, side * 0.5, 0] }),
  ])

/** Legs spread to both sides of something that stands between them. */
export const spreadLegs = (): Mesh[] =>
  sides.flatMap((side) => [
    ellipsoid([50, 42, 84], stuff.black, { at: [side * 132, -150, 62], turn: [0, side * 0.5, 0] }),
    ellipsoid([32, 32, 10], stuff.sole, { at: [side * 170, -148, 134], turn: [-0.1, side * 0.5, 0] }),
  ])

/** How a paw is turned, in radians, and where its claws point from its middle. */
interface Paw {
  turn: Triple
  claws: { at: Triple; step: Triple; turn: Triple }
}

const armRadius = 31

const clawsOf = ({ claws }: Paw): Mesh[] =>
  [-1, 0, 1].map((place) => {
    const { at, step, turn } = claws
    const back = Math.abs(place) * 3
    const where: Triple = [at[0] + place * step[0], at[1] + place * step[1], at[2] + place * step[2] - back]
    return ellipsoid([7.5, 11, 6], stuff.claw, { at: where, turn })
  })

/**
 * An arm.
 * @param points from the shoulder to the paw
 */
export const arm = (points: readonly Triple[], paw: Paw): Mesh[] => {
  const [shoulder] = points
  const hand = points.at(-1)
  if (!shoulder || !hand) throw new Error('an arm goes from somewhere to somewhere')
  return [
    tube(points, armRadius, stuff.black),
    ellipsoid([33, armRadius, 33], stuff.black, { at: shoulder }),
    ellipsoid([36, 33, armRadius], stuff.black, { at: hand, turn: paw.turn }),
    ...clawsOf(paw),
  ]
}
