import { pathToCurve } from 'svg-path-commander/util'
import type { Detail, Part, Placement, Point } from './model.ts'
import { placePoint } from './parts.ts'

/** Closed polygons in millimetres: the first is the outline, the others are holes in it. */
export type Contours = readonly (readonly Point[])[]

const curveSteps = 14
const cornerSteps = 5

/** Reads "x,y x,y …". */
export const readPoints = (text: string): Point[] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [x = Number.NaN, y = Number.NaN] = pair.split(',').map(Number)
      if (Number.isNaN(x) || Number.isNaN(y)) throw new Error(`no point: ${pair}`)
      return [x, y]
    })

const towards = (from: Point, to: Point, distance: number): Point => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  return [from[0] + ((to[0] - from[0]) / length) * distance, from[1] + ((to[1] - from[1]) / length) * distance]
}

const alongQuadratic = (from: Point, control: Point, to: Point, steps: number): Point[] =>
  Array.from({ length: steps + 1 }, (_, index) => {
    const t = index / steps
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t]
    return [a * from[0] + b * control[0] + c * to[0], a * from[1] + b * control[1] + c * to[1]]
  })

/** The polygon with its corners rounded; a short edge gives at most half of its length. */
export const roundCorners = (points: readonly Point[], radius: number): Point[] =>
  points.flatMap((point, index) => {
    const before = points.at(index - 1) ?? point
    const after = points[(index + 1) % points.length] ?? point
    const edges = [before, after].map((end) => Math.hypot(end[0] - point[0], end[1] - point[1]) / 2)
    const reach = Math.min(radius, ...edges)
    if (reach < 0.05) return [point]
    return alongQuadratic(towards(point, before, reach), point, towards(point, after, reach), cornerSteps)
  })

const unit = ([x, y]: Point): Point | undefined => {
  const length = Math.hypot(x, y)
  return length > 0 ? [x / length, y / length] : undefined
}

/** The outline of a line with a width; its joints keep the width. */
export const strokeOutline = (points: readonly Point[], width: number): Point[] => {
  const left: Point[] = []
  const right: Point[] = []
  points.forEach((point, index) => {
    const before = points[index - 1]
    const after = points[index + 1]
    const arriving = before && unit([point[0] - before[0], point[1] - before[1]])
    const leaving = after && unit([after[0] - point[0], after[1] - point[1]])
    const first = arriving ?? leaving ?? [1, 0]
    const second = leaving ?? first
    const along = unit([first[0] + second[0], first[1] + second[1]]) ?? first
    const normal: Point = [-along[1], along[0]]
    const reach = width / 2 / Math.max(0.5, normal[0] * -first[1] + normal[1] * first[0])
    left.push([point[0] + normal[0] * reach, point[1] + normal[1] * reach])
    right.unshift([point[0] - normal[0] * reach, point[1] - normal[1] * reach])
  })
  return [...left, ...right]
}

const alongCubic = (from: Point, [x1, y1, x2, y2, x, y]: readonly number[]): Point[] =>
  Array.from({ length: curveSteps }, (_, index) => {
    const t = (index + 1) / curveSteps
    const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3]
    const at = (p0: number, p1 = 0, p2 = 0, p3 = 0) => a * p0 + b * p1 + c * p2 + d * p3
    return [at(from[0], x1, x2, x), at(from[1], y1, y2, y)]
  })

/** The subpaths of an SVG path as polygons, or as open lines where they are open. */
export const flattenPath = (path: string): Point[][] => {
  const subpaths: Point[][] = []
  for (const [command, ...numbers] of pathToCurve(path) as [string, ...number[]][]) {
    const current = subpaths.at(-1)
    const from = current?.at(-1)
    if (command === 'M') subpaths.push([[numbers[0] ?? 0, numbers[1] ?? 0]])
    else if (command === 'C' && current && from) current.push(...alongCubic(from, numbers))
  }
  return subpaths
}

const circleSteps = 40

const circle = (x: number, y: number, radius: number): Point[] =>
  Array.from({ length: circleSteps }, (_, index) => {
    const angle = (index / circleSteps) * 2 * Math.PI
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
  })

const widest = (profile: string): number => Math.max(...readPoints(profile).map(([, radius]) => radius))

const drawnContours = (part: Part): Point[][] => {
  switch (part.kind) {
    case 'plate':
      return part.outline
        .split('|')
        .map((outline, index) => roundCorners(readPoints(outline), index ? Math.max(part.corner, 8) : part.corner))
    case 'shape':
      return flattenPath(part.path)
    case 'rod':
      return [roundCorners(strokeOutline(readPoints(part.line), part.width), 2)]
    case 'lathe': {
      const profile = readPoints(part.profile)
      const upper = profile.map(([x, radius]): Point => [x, part.axis - radius])
      const lower = profile.map(([x, radius]): Point => [x, part.axis + radius])
      return [[...upper, ...lower.reverse()]]
    }
    case 'knob':
      return [circle(part.x, part.y, widest(part.profile))]
    case 'ball':
      return [circle(part.x, part.y, part.radius)]
  }
}

const placeAll = (contours: Point[][], place: Placement | undefined): Point[][] =>
  place ? contours.map((contour) => contour.map((point) => placePoint(point, place))) : contours

/** What a part covers, seen from the side, where it was placed. */
export const contoursOf = (part: Part): Contours => placeAll(drawnContours(part), part.place)

/** What a detail covers: polygons to fill, or lines to draw with a width. */
export interface DetailOutline {
  lines: Contours
  /** undefined: the lines are polygons to fill */
  width?: number
}

const boxOutline = (x: number, y: number, width: number, height: number, corner: number): Point[] =>
  roundCorners(
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    corner,
  )

const drawnDetail = (detail: Detail): { lines: Point[][]; width?: number } => {
  switch (detail.kind) {
    case 'stroke':
      return { lines: [readPoints(detail.line)], width: detail.width }
    case 'curve':
      return { lines: flattenPath(detail.path), width: detail.width }
    case 'pin':
      return { lines: [circle(detail.x, detail.y, detail.radius)] }
    case 'port':
      return { lines: [boxOutline(detail.x, detail.y, detail.width, detail.height, detail.corner)] }
  }
}

/** What a detail covers, where it was placed. */
export const outlineOfDetail = (detail: Detail): DetailOutline => {
  const { lines, width } = drawnDetail(detail)
  return { lines: placeAll(lines, detail.place), width: width && width * (detail.place?.scale ?? 1) }
}

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** The smallest box around some contours. */
export const boundsOf = (contours: Contours): Box => {
  const points = contours.flat()
  return {
    left: Math.min(...points.map(([x]) => x)),
    top: Math.min(...points.map(([, y]) => y)),
    right: Math.max(...points.map(([x]) => x)),
    bottom: Math.max(...points.map(([, y]) => y)),
  }
}
