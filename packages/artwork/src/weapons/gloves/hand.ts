import { groove } from '../../details.ts'
import type { Detail, Piece, Placement, Plate, Point } from '../../model.ts'
import { placed, placePoint, plate } from '../../parts.ts'

/*
 * The back of a right hand, fingers up, thumb to the left. Its origin is the middle of the palm; every glove is made
 * over it, and its left one is the mirrored right one.
 */

/** A finger, from the middle of its root. */
export interface Finger {
  x: number
  y: number
  /** radians, clockwise */
  turn: number
  length: number
  width: number
  /** how far its tip bends to the right, as a share of its width */
  bend: number
  /** how much of it the glove covers: 1 is all */
  reach: number
}

/** Half width of a finger, as a share of that at its root, at shares of its length: it swells at its joints. */
const fingerProfile: readonly Point[] = [
  [0.02, 1],
  [0.24, 0.95],
  [0.46, 1.02],
  [0.6, 0.91],
  [0.73, 0.94],
  [0.86, 0.9],
  [0.95, 0.76],
  [1, 0.52],
  [1.02, 0.24],
]

/** Half widths of the palm, left and right, at heights. */
const palmSides: readonly (readonly [y: number, left: number, right: number])[] = [
  [-66, 87, 80],
  [-36, 89, 88],
  [10, 87, 91],
  [50, 80, 87],
  [86, 70, 76],
  [112, 64, 67],
  [130, 63, 65],
  [240, 63, 65],
]

/** What a hand's glove is sewn to. */
interface Hand {
  index: Finger
  middle: Finger
  ring: Finger
  little: Finger
  thumb: Finger
}

interface Build {
  /** how far the fingers part */
  spread?: number
  /** how long they are */
  long?: number
  /** how thick they are */
  plump?: number
  /** how much of them is covered */
  reach?: number
  thumbReach?: number
}

/** A hand as a glove needs it. */
export const handOf = ({ spread = 1, long = 1, plump = 1, reach = 1, thumbReach = reach }: Build): Hand => {
  const finger = (x: number, y: number, turn: number, length: number, width: number, bend: number): Finger => ({
    x,
    y,
    turn: turn * spread,
    length: length * long,
    width: width * plump,
    bend,
    reach,
  })
  return {
    index: finger(-64, -84, -0.11, 142, 41, 0.12),
    middle: finger(-21, -98, -0.02, 160, 42, 0.05),
    ring: finger(22, -92, 0.08, 148, 40, -0.07),
    little: finger(62, -68, 0.2, 114, 35, -0.14),
    thumb: { ...finger(-104, 26, -0.68, 118, 46, 0.2), reach: thumbReach },
  }
}

/** The four fingers beside each other. */
export const fingersOf = ({ index, middle, ring, little }: Hand): readonly Finger[] => [index, middle, ring, little]

/** Points as the outline of a plate writes them. */
export const outlineText = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')

const between = (table: readonly (readonly number[])[], at: number, column: number): number => {
  const found = table.findIndex(([start = 0]) => start >= at)
  const next = found < 0 ? table.length - 1 : found
  const [after, before] = [table.at(next), table.at(Math.max(0, next - 1))]
  if (!after || !before) return 0
  const [from = 0, to = 0] = [before[0], after[0]]
  const share = to > from ? Math.min(1, (at - from) / (to - from)) : 0
  return (before[column] ?? 0) * (1 - share) + (after[column] ?? 0) * share
}

/**
 * A place on a finger.
 * @param across from -1 at its left side to 1 at its right side
 * @param along share of its length
 */
export const onFinger = (finger: Finger, across: number, along: number): Point => {
  const half = (finger.width / 2) * between(fingerProfile, Math.min(along, 1.02), 1)
  const aside = finger.bend * finger.width * along * along
  const place: Placement = { x: finger.x, y: finger.y, turn: finger.turn, scale: 1, mirrored: false }
  return placePoint([across * half + aside, -along * finger.length], place)
}

/** Up the left side of a finger, and down its right side. */
const aroundFinger = (finger: Finger, from: number, to: number, wide: number): Point[] => {
  const shares = fingerProfile.map(([share]) => share).filter((share) => share > from + 0.03 && share < to - 0.03)
  const upwards = [from, ...shares, to]
  return [
    ...upwards.map((share) => onFinger(finger, -wide, share)),
    ...upwards.reverse().map((share) => onFinger(finger, wide, share)),
  ]
}

/**
 * The outline of a stretch of a finger: a pad, a hem, a cap.
 * @param from share of the finger's length where it begins
 * @param wide share of the finger's width that it covers
 */
export const stretchOfFinger = (finger: Finger, from: number, to: number, wide: number): string =>
  outlineText(aroundFinger(finger, from, to, wide))

/** x of the left and right side of the palm at a height. */
export const palmSide = (side: 'left' | 'right', y: number): number =>
  side === 'left' ? -between(palmSides, y, 1) : between(palmSides, y, 2)

/**
 * A band from side to side of the palm.
 * @param over how far it reaches beyond both sides
 */
export const bandAcross = (left: number, right: number, height: number, over = 3): string =>
  outlineText([
    [palmSide('left', left) - over, left],
    [0, (left + right) / 2 - 3],
    [palmSide('right', right) + over, right],
    [palmSide('right', right + height) + over, right + height],
    [0, (left + right) / 2 + height - 1],
    [palmSide('left', left + height) - over, left + height],
  ])

/** How thick the hand is: its back lies half of it before the middle. */
const handDepth = 46

/** Thickness and offset of something on the back of the hand that stands above it. */
export const above = (rise: number, depth = 16): { depth: number; offset: number } => ({
  depth,
  offset: handDepth / 2 + rise - depth / 2,
})

type Looks = Partial<Pick<Plate, 'material' | 'group' | 'depth' | 'offset' | 'pillow' | 'bevel' | 'corner'>>

/** So large a corner makes one smooth line of an outline. */
export const smooth = 90

/** Back of the hand, fingers and thumb as one skin: no seam is a gap. */
export const skin = (hand: Hand, wrist: number, looks: Looks = {}): Plate[] => {
  const soft: Looks = { material: 'cloth', group: 'cloth', corner: smooth, pillow: 22, bevel: 21, ...looks }
  const heights = [112, 86, 50, 10, -36]
  const { thumb } = hand
  const back: Point[] = [
    [palmSide('left', wrist), wrist + 10],
    [palmSide('left', wrist), wrist],
    ...heights.map((y): Point => [palmSide('left', y), y]),
    ...fingersOf(hand).flatMap((finger) => aroundFinger(finger, 0.02, finger.reach > 0.99 ? 1.02 : finger.reach, 1)),
    ...heights.reverse().map((y): Point => [palmSide('right', y), y]),
    [palmSide('right', wrist), wrist],
    [palmSide('right', wrist), wrist + 10],
  ]
  const ball: Point[] = [
    [-10, 118],
    [-56, 116],
    [-84, 90],
    [-108, 58],
    ...aroundFinger(thumb, 0.05, thumb.reach > 0.99 ? 1.02 : thumb.reach, 1),
    [-70, -6],
    [-20, 10],
  ]
  return [
    plate(outlineText(ball), { ...soft, depth: 44, offset: -9 }),
    plate(outlineText(back), { ...soft, depth: handDepth }),
  ]
}

/** The rolled edge where a glove lets a finger out, and the dark inside it. */
export const opening = (finger: Finger, depth: number, looks: Looks = {}): Plate[] => {
  const { reach } = finger
  const inside = outlineText([
    onFinger(finger, -0.86, reach - 0.06),
    onFinger(finger, -0.84, reach + 0.05),
    onFinger(finger, 0, reach + 0.085),
    onFinger(finger, 0.84, reach + 0.05),
    onFinger(finger, 0.86, reach - 0.06),
  ])
  const offset = looks.offset ?? 0
  return [
    plate(inside, { material: 'rubber', depth: depth * 0.5, offset, corner: 8, bevel: 4 }),
    plate(stretchOfFinger(finger, reach - 0.09, reach + 0.02, 1.07), {
      material: 'cloth',
      group: 'cloth',
      depth: depth + 4,
      corner: 5,
      pillow: 6,
      bevel: 8,
      ...looks,
    }),
  ]
}

/** Where a finger bends its cloth folds. */
export const creases = (finger: Finger, shares: readonly number[], depth = 0.7): Detail[] =>
  shares.map((share) =>
    groove(
      outlineText([
        onFinger(finger, -0.7, share - 0.012),
        onFinger(finger, -0.25, share + 0.018),
        onFinger(finger, 0.25, share + 0.018),
        onFinger(finger, 0.7, share - 0.012),
      ]),
      2.4,
      depth,
    ),
  )

/** The seams along both sides of a finger. */
export const sideSeams = (finger: Finger, from: number, to: number, across = 0.62): Detail[] => {
  const shares = [0, 0.25, 0.5, 0.75, 1].map((share) => from + (to - from) * share)
  return [-across, across].map((side) =>
    groove(outlineText(shares.map((share) => onFinger(finger, side, share))), 1.8, 0.8),
  )
}

/** Threads beside each other along a line. */
export const stitches = (from: Point, to: Point, gap = 7): Detail[] => {
  const count = Math.max(2, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / gap))
  const at = (share: number): Point => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
  return Array.from({ length: count }, (_, index): Detail => {
    const line = outlineText([at(index / count), at((index + 0.55) / count)])
    return { kind: 'stroke', line, width: 2, relief: 0.6 }
  })
}

/** How the two gloves lie. */
interface Pose {
  /** how far each lies from the middle */
  apart: number
  /** radians that each is turned outwards */
  right: number
  left: number
  /** how much lower the left one lies */
  drop: number
}

/** A right glove and, mirrored, the left one beside it. */
export const pairOf = (glove: Piece, { apart, right, left, drop }: Pose): Piece => {
  const both = [
    placed(glove, { x: apart, y: -drop / 2, turn: right }),
    placed(glove, { x: -apart, y: drop / 2, turn: -left, mirrored: true }),
  ]
  return { parts: both.flatMap(({ parts }) => parts), details: both.flatMap(({ details }) => details) }
}
