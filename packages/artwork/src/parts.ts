import type { Ball, Detail, Knob, Lathe, Part, Piece, Placement, Plate, Point, Rod, Shape } from './model.ts'

type Options<Kind extends Part> = Partial<
  Omit<
    Kind,
    'kind' | 'outline' | 'path' | 'line' | 'width' | 'axis' | 'profile' | 'x' | 'y' | 'radius' | 'place' | 'piece'
  >
>

/**
 * A polygon with rounded corners, pushed through to its depth.
 * @param outline "x,y x,y …" in millimetres, holes after |
 */
export const plate = (outline: string, options: Options<Plate> = {}): Plate => ({
  kind: 'plate',
  outline,
  material: 'gunmetal',
  group: 'trim',
  depth: 34,
  offset: 0,
  corner: 4,
  ...options,
})

/** @param path as in the d of an SVG path, absolute or relative, in millimetres; further subpaths are holes */
export const shape = (path: string, options: Options<Shape> = {}): Shape => ({
  kind: 'shape',
  path,
  material: 'gunmetal',
  group: 'trim',
  depth: 34,
  offset: 0,
  ...options,
})

/**
 * A line with a width.
 * @param line "x,y x,y …" in millimetres
 */
export const rod = (line: string, width: number, options: Options<Rod> = {}): Rod => ({
  kind: 'rod',
  line,
  width,
  material: 'gunmetal',
  group: 'trim',
  depth: 12,
  offset: 0,
  ...options,
})

/**
 * A body of revolution along the weapon.
 * @param axis the y of its axis
 * @param profile "x,radius x,radius …" from left to right
 */
export const lathe = (axis: number, profile: string, options: Options<Lathe> = {}): Lathe => ({
  kind: 'lathe',
  axis,
  profile,
  material: 'gunmetal',
  group: 'barrel',
  offset: 0,
  ...options,
})

/**
 * A body of revolution towards the viewer.
 * @param profile "height,radius …" from the weapon outwards
 */
export const knob = (x: number, y: number, profile: string, options: Options<Knob> = {}): Knob => ({
  kind: 'knob',
  x,
  y,
  profile,
  material: 'gunmetal',
  group: 'trim',
  offset: 0,
  ...options,
})

export const ball = (x: number, y: number, radius: number, options: Options<Ball> = {}): Ball => ({
  kind: 'ball',
  x,
  y,
  radius,
  material: 'gunmetal',
  group: 'trim',
  offset: 0,
  ...options,
})

const compose = (inner: Placement | undefined, outer: Placement): Placement => {
  if (!inner) return outer
  const [x, y] = placePoint([inner.x, inner.y], outer)
  return {
    x,
    y,
    turn: outer.turn + (outer.mirrored ? -inner.turn : inner.turn),
    scale: outer.scale * inner.scale,
    mirrored: outer.mirrored !== inner.mirrored,
  }
}

/** Where a point ends up. */
export const placePoint = ([x, y]: Point, place: Placement | undefined): Point => {
  if (!place) return [x, y]
  const across = (place.mirrored ? -x : x) * place.scale
  const down = y * place.scale
  const cos = Math.cos(place.turn)
  const sin = Math.sin(place.turn)
  return [place.x + across * cos - down * sin, place.y + across * sin + down * cos]
}

/**
 * The piece somewhere else: mirrored, then scaled, then turned about 0,0, then moved.
 * @param to.offset millimetres towards the viewer
 * @param to.name where pieces lie over each other: its details are then seen on its own parts only
 */
export const placed = (piece: Piece, to: Partial<Placement> & { offset?: number; name?: string }): Piece => {
  const place: Placement = {
    x: to.x ?? 0,
    y: to.y ?? 0,
    turn: to.turn ?? 0,
    scale: to.scale ?? 1,
    mirrored: to.mirrored ?? false,
  }
  const name = to.name
  return {
    parts: piece.parts.map(
      (part): Part => ({
        ...part,
        place: compose(part.place, place),
        offset: part.offset + (to.offset ?? 0),
        piece: name ?? part.piece,
      }),
    ),
    details: piece.details.map(
      (detail): Detail => ({ ...detail, place: compose(detail.place, place), piece: name ?? detail.piece }),
    ),
  }
}
