import { pin, port } from './details.ts'
import type { Part, PartGroup, Piece, Point, Weapon } from './model.ts'
import { type Box, boundsOf, type Contours, contoursOf, outlineOfDetail } from './outline.ts'
import { placed, plate, rod, shape } from './parts.ts'

/** What makes a copy more than its finish: a counter of kills, or a gift from a tournament. */
export type Mark = 'stattrak' | 'souvenir'

interface MarkPiece extends Piece {
  width: number
  height: number
}

const housingDepth = 7
const screenDepth = 2
const digitDepth = 1.4

/** The strokes of a digit zero on a display of seven segments, 9 wide and 18 high: all but the middle one. */
const zeroSegments = [
  '1.4,0 7.6,0',
  '9,1.4 9,7.8',
  '9,10.2 9,16.6',
  '7.6,18 1.4,18',
  '0,16.6 0,10.2',
  '0,7.8 0,1.4',
] as const

const displayed = { material: 'display', depth: digitDepth, offset: housingDepth / 2 + 1.2, bevel: 0.3 } as const

const digitCount = 5
const digitStep = 13.6

const stattrak: MarkPiece = {
  width: 84,
  height: 34,
  parts: [
    plate('-42,-17 42,-17 42,17 -42,17', { material: 'polymer', depth: housingDepth, corner: 5, bevel: 1.6 }),
    plate('-36,-12.4 36,-12.4 36,12.4 -36,12.4', {
      material: 'rubber',
      depth: screenDepth,
      offset: housingDepth / 2,
      corner: 2,
      bevel: 0.4,
    }),
    ...Array.from({ length: digitCount }, (_, digit) => {
      const left = (digit - (digitCount - 1) / 2) * digitStep - 4.5
      const zero = { parts: zeroSegments.map((line) => rod(line, 2.7, displayed)), details: [] }
      return placed(zero, { x: left, y: -9 }).parts
    }).flat(),
  ],
  details: [port(-42, -17, 84, 34, 5, 0), pin(-39, 0, 1.4, -0.8), pin(39, 0, 1.4, -0.8)],
}

/** The brand's drop, standing on its round end (packages/ui, Drop.tsx). */
const drop = 'M0,-15 C4,-9 11.5,-3.5 11.5,3.6 A11.5,11 0 0 1 -11.5,3.6 C-11.5,-3.5 -4,-9 0,-15 Z'
const golden = { material: 'brass', depth: 3, offset: 2.5, bevel: 0.9 } as const
const lean = 0.73

const souvenir: MarkPiece = {
  width: 62,
  height: 40,
  parts: [
    shape('M-31,0 A31,20 0 0 1 31,0 A31,20 0 0 1 -31,0 Z', { material: 'brass', depth: 4, bevel: 1 }),
    shape('M-28,0 A28,17 0 0 1 28,0 A28,17 0 0 1 -28,0 Z', { material: 'rubber', depth: 4, offset: 0.8, bevel: 0.3 }),
    ...[-1, 1].flatMap(
      (side) =>
        placed({ parts: [shape(drop, golden)], details: [] }, { x: side * 11, turn: -side * lean, scale: 0.8 }).parts,
    ),
  ],
  details: [port(-31, -20, 62, 40, 20, 0)],
}

const pieces: Readonly<Record<Mark, MarkPiece>> = { stattrak, souvenir }

/** Where a mark may sit, the best first. */
const places: readonly PartGroup[] = ['body', 'slide', 'stock', 'handguard', 'frame', 'magazine', 'cloth']
const placesOnKnives: readonly PartGroup[] = ['handle', 'blade']

const isInside = (contours: Contours, [x, y]: Point): boolean => {
  let inside = false
  for (const contour of contours) {
    let from = contour.at(-1)
    for (const to of contour) {
      if (from && from[1] > y !== to[1] > y) {
        const crossing = from[0] + ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1])
        if (x < crossing) inside = !inside
      }
      from = to
    }
  }
  return inside
}

/** The direction in which an outline is longest, so that what stands on it is not upside down. */
const directionOf = (rim: readonly Point[]): number => {
  const middle = (axis: 0 | 1) => rim.reduce((sum, point) => sum + point[axis], 0) / rim.length
  const [middleX, middleY] = [middle(0), middle(1)]
  let [xx, xy, yy] = [0, 0, 0]
  for (const [x, y] of rim) {
    xx += (x - middleX) ** 2
    xy += (x - middleX) * (y - middleY)
    yy += (y - middleY) ** 2
  }
  return Math.atan2(2 * xy, xx - yy) / 2
}

const frontOf = (part: Part): number => part.offset + ('depth' in part ? part.depth / 2 : 0)

/** Points along open or closed lines, at most some millimetres apart. */
const alongLines = (lines: Contours, apart: number): Point[] =>
  lines.flatMap((line) =>
    line.flatMap(([x, y], index): Point[] => {
      const [toX, toY] = line[index + 1] ?? [x, y]
      const count = Math.max(1, Math.ceil(Math.hypot(toX - x, toY - y) / apart))
      return Array.from({ length: count }, (_, step) => [
        x + ((toX - x) * step) / count,
        y + ((toY - y) * step) / count,
      ])
    }),
  )

interface Spot {
  x: number
  y: number
  turn: number
  scale: number
}

/** The rectangle of a mark as points around it and at its middle. */
const rectangle = ({ x, y, turn }: Spot, width: number, height: number): Point[] => {
  const across = [-0.5, -0.25, 0, 0.25, 0.5]
  const down = [-0.5, 0, 0.5]
  return across.flatMap((u) =>
    down.map((v): Point => {
      const [dx, dy] = [u * width, v * height]
      return [x + dx * Math.cos(turn) - dy * Math.sin(turn), y + dx * Math.sin(turn) + dy * Math.cos(turn)]
    }),
  )
}

const isUnder = ({ x, y, turn }: Spot, width: number, height: number, [px, py]: Point): boolean => {
  const [dx, dy] = [px - x, py - y]
  const across = dx * Math.cos(turn) + dy * Math.sin(turn)
  const down = dy * Math.cos(turn) - dx * Math.sin(turn)
  return Math.abs(across) < width / 2 && Math.abs(down) < height / 2
}

const gridMillimetres = 8

const gridOf = ({ left, top, right, bottom }: Box): Point[] => {
  const columns = Math.floor((right - left) / gridMillimetres)
  const rows = Math.floor((bottom - top) / gridMillimetres)
  return Array.from({ length: columns * rows }, (_, index) => [
    left + ((index % columns) + 0.5) * gridMillimetres,
    top + (Math.floor(index / columns) + 0.5) * gridMillimetres,
  ])
}

/** A part as the search for a place needs it. */
interface Outlined {
  part: Part
  contours: Contours
  bounds: Box
  /** points along its outline */
  rim: Point[]
  front: number
}

const outlined = (part: Part): Outlined => {
  const contours = contoursOf(part)
  return { part, contours, bounds: boundsOf(contours), rim: alongLines(contours, 8), front: frontOf(part) }
}

const isNear = ({ left, top, right, bottom }: Box, { x, y }: Spot, reach: number): boolean =>
  x > left - reach && x < right + reach && y > top - reach && y < bottom + reach

const edgeMillimetres = 3

interface Found extends Spot {
  front: number
  /** the lower the better */
  cost: number
}

/** Every place on a part where nothing hides the mark, with what speaks against it. */
const spotsOn = (target: Outlined, weapon: Weapon, parts: Outlined[], mark: MarkPiece, scale: number): Found[] => {
  const { part, contours, bounds, rim, front } = target
  const turn = weapon.class === 'knife' ? directionOf(rim) : 0
  const hiding = parts.filter((other) => other.part !== part && (other.part.kind === 'lathe' || other.front > front))
  const relief = weapon.details.flatMap((detail) => alongLines(outlineOfDetail(detail).lines, 4))
  const [width, height] = [mark.width * scale, mark.height * scale]
  const found: Found[] = []
  for (const [x, y] of gridOf(bounds)) {
    if (!isInside(contours, [x, y])) continue
    const spot = { x, y, turn, scale }
    const around = rectangle(spot, width + edgeMillimetres * 2, height + edgeMillimetres * 2)
    if (!around.every((point) => isInside(contours, point))) continue
    const isHidden = hiding.some(
      (other) =>
        isNear(other.bounds, spot, width) &&
        (around.some((point) => isInside(other.contours, point)) ||
          other.rim.some((point) => isUnder(spot, width, height, point))),
    )
    if (isHidden) continue
    const covered = relief.filter((point) => isUnder(spot, width, height, point)).length
    const away = Math.hypot(x - (bounds.left + bounds.right) / 2, y - (bounds.top + bounds.bottom) / 2)
    found.push({ ...spot, front, cost: covered * 2 + away * 0.2 })
  }
  return found
}

/** The mark grows with the weapon, so that it takes the same share of every picture. */
const shareOfWidth = 0.11
const usualScales = [1, 0.85, 0.7]
const smallScales = [0.55, 0.4]

const bestSpot = (weapon: Weapon, mark: MarkPiece): Found | undefined => {
  const parts = weapon.parts.map(outlined)
  const { left, right } = boundsOf(parts.flatMap(({ contours }) => contours))
  const size = ((right - left) * shareOfWidth) / stattrak.width
  const flat = parts.filter(({ part }) => part.kind === 'plate' || part.kind === 'shape')
  const bestOn = (targets: Outlined[], scales: readonly number[]): Found | undefined => {
    for (const scale of scales) {
      const [best] = targets
        .flatMap((target) => spotsOn(target, weapon, parts, mark, size * scale))
        .sort((one, other) => one.cost - other.cost)
      if (best) return best
    }
    return undefined
  }
  for (const group of weapon.class === 'knife' ? placesOnKnives : places) {
    const best = bestOn(
      flat.filter(({ part }) => part.group === group),
      usualScales,
    )
    if (best) return best
  }
  // Nothing that a mark should sit on is large enough: any part that is not in its way.
  return bestOn(flat, [...usualScales, ...smallScales])
}

const sunkMillimetres = 1.5

const marked = (weapon: Weapon, mark: Mark): Weapon => {
  const piece = pieces[mark]
  const spot = bestSpot(weapon, piece)
  if (!spot) return weapon
  const { x, y, turn, scale, front } = spot
  const [base] = piece.parts
  const rise = (base && 'depth' in base ? base.depth : 0) / 2 - sunkMillimetres
  const added = placed(piece, { x, y, turn, scale, offset: front + rise })
  return { ...weapon, parts: [...weapon.parts, ...added.parts], details: [...weapon.details, ...added.details] }
}

const known = new WeakMap<Weapon, Map<Mark, Weapon>>()

/**
 * The weapon with a mark on it: a counter for StatTrak, a golden emblem for Souvenir.
 * @returns the same object for the same weapon and mark
 */
export const withMark = (weapon: Weapon, mark: Mark): Weapon => {
  const ofWeapon = known.get(weapon) ?? new Map<Mark, Weapon>()
  known.set(weapon, ofWeapon)
  const made = ofWeapon.get(mark) ?? marked(weapon, mark)
  ofWeapon.set(mark, made)
  return made
}
