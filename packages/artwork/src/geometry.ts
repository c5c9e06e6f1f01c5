import {
  type BufferGeometry,
  CircleGeometry,
  ExtrudeGeometry,
  LatheGeometry,
  Matrix4,
  Shape as Outline,
  Path,
  ShapeUtils,
  SphereGeometry,
  Vector2,
  Vector3,
} from 'three'
import type { Ball, Knob, Lathe, Part, Placement, Plate, Rod, Shape, Weapon } from './model.ts'
import { contoursOf, readPoints } from './outline.ts'
import { placePoint } from './parts.ts'

/** What a piece of geometry is covered with. */
export type Cover =
  /** the atlas with its normal map on the faces, and without it on the edges */
  | 'carved'
  /** the atlas without a normal map */
  | 'round'
  /** the part's own material */
  | 'plain'
  | 'bore'
  | 'glass'

/** One mesh of a weapon. y grows up here, as in three.js; texture places are those of the atlas. */
export interface Body {
  part: Part
  cover: Cover
  geometry: BufferGeometry
}

/** The rectangle of the weapon's side that the atlas covers, in millimetres. */
export interface AtlasFrame {
  left: number
  top: number
  width: number
  height: number
}

const bevelMillimetres = 2.6
const bevelSteps = 4
const bevelShareMax = 0.3

/** A bevel from here on belongs to something soft: it may reach almost to the middle, and no facet is seen on it. */
const softBevelMillimetres = 6
const softBevelSteps = 6
const softBevelShareMax = 0.46

/** How far a bevel reaches in, as a share of how deep it goes. */
const bevelReach = 0.85
const softBevelReach = 0.5
const roundSteps = 48

/** Seen from the side, every place on the weapon has its place on the atlas. */
const mapOntoAtlas = (geometry: BufferGeometry, frame: AtlasFrame): BufferGeometry => {
  const { position, uv } = geometry.attributes
  if (!position || !uv) throw new Error('geometry without texture places')
  for (let index = 0; index < position.count; index += 1) {
    const u = (position.getX(index) - frame.left) / frame.width
    const v = 1 - (-position.getY(index) - frame.top) / frame.height
    uv.setXY(index, u, v)
  }
  return geometry
}

/** A placement as a matrix; a mirrored body of revolution is turned over instead, which looks the same. */
const placeRound = (geometry: BufferGeometry, place: Placement | undefined, offset: number): void => {
  if (place) {
    if (place.mirrored) geometry.applyMatrix4(new Matrix4().makeRotationY(Math.PI))
    geometry.applyMatrix4(new Matrix4().makeScale(place.scale, place.scale, place.scale))
    geometry.applyMatrix4(new Matrix4().makeRotationZ(-place.turn))
    geometry.translate(place.x, -place.y, 0)
  }
  geometry.translate(0, 0, offset)
}

const flatPoints = (points: readonly (readonly [number, number])[]): Vector2[] =>
  points.map(([x, y]) => new Vector2(x, -y))

/** Counter-clockwise, whether it was mirrored or not: three.js then turns the holes the other way round. */
const counterClockwise = (points: Vector2[]): Vector2[] => (ShapeUtils.isClockWise(points) ? points.reverse() : points)

/** The edge of an extrusion turns as one surface; its faces stay as they are. */
const softenEdge = (geometry: BufferGeometry): void => {
  const { position, normal } = geometry.attributes
  const edge = geometry.groups.find(({ materialIndex }) => materialIndex === 1)
  if (!position || !normal || !edge) return
  const sums = new Map<string, Vector3>()
  const corner = new Vector3()
  const sumAt = (index: number): Vector3 => {
    const place = corner.fromBufferAttribute(position, index).toArray()
    const name = place.map((along) => Math.round(along * 100)).join()
    const known = sums.get(name) ?? new Vector3()
    sums.set(name, known)
    return known
  }
  const indices = Array.from({ length: edge.count }, (_, index) => edge.start + index)
  for (const index of indices) sumAt(index).add(new Vector3().fromBufferAttribute(normal, index))
  for (const index of indices) {
    const { x, y, z } = sumAt(index).clone().normalize()
    normal.setXYZ(index, x, y, z)
  }
}

const extruded = (part: Plate | Shape | Rod, frame: AtlasFrame): Body => {
  const [outer = [], ...holes] = contoursOf(part)
  const outline = new Outline(counterClockwise(flatPoints(outer)))
  for (const hole of holes) outline.holes.push(new Path(flatPoints(hole)))
  const wanted = part.bevel ?? bevelMillimetres
  const soft = wanted >= softBevelMillimetres
  const bevel = Math.min(wanted, part.depth * (soft ? softBevelShareMax : bevelShareMax))
  const reach = bevel * (soft ? softBevelReach : bevelReach)
  const depth = Math.max(0.5, part.depth - bevel * 2)
  const geometry = new ExtrudeGeometry(outline, {
    depth,
    bevelEnabled: true,
    bevelThickness: bevel,
    bevelSize: reach,
    // The outline stays where it was drawn.
    bevelOffset: -reach,
    bevelSegments: soft ? softBevelSteps : bevelSteps,
    curveSegments: 12,
  })
  if (soft) softenEdge(geometry)
  geometry.translate(0, 0, -(part.depth - bevel * 2) / 2 + part.offset)
  return { part, cover: 'carved', geometry: mapOntoAtlas(geometry, frame) }
}

/** Points beside each corner keep its edge sharp. */
const sharpProfile = (profile: string): Vector2[] => {
  const points = readPoints(profile).map(([along, radius]) => new Vector2(Math.max(radius, 0.001), along))
  return points.flatMap((point, index) => {
    const next = points[index + 1]
    return index > 0 && next ? [point, point.clone().lerp(next, 0.002)] : [point]
  })
}

const boreRadiusMin = 3

/** The dark of a muzzle, or the glass of a scope, at the right end of a lathe. */
const lathed = (part: Lathe, frame: AtlasFrame): Body[] => {
  const profile = readPoints(part.profile)
  const tube = new LatheGeometry(sharpProfile(part.profile), roundSteps)
  tube.rotateZ(-Math.PI / 2)
  tube.translate(0, -part.axis, 0)
  placeRound(tube, part.place, part.offset)
  const bodies: Body[] = [{ part, cover: 'round', geometry: mapOntoAtlas(tube, frame) }]
  const [end, radius] = profile.at(-1) ?? [0, 0]
  if (radius > boreRadiusMin) {
    const bore = new CircleGeometry(radius * 0.98, 32)
    bore.rotateY(Math.PI / 2)
    bore.translate(end + 0.15, -part.axis, 0)
    placeRound(bore, part.place, part.offset)
    bodies.push({ part, cover: 'bore', geometry: bore })
  }
  if (part.lens) {
    const [, rim = 0] = profile.at(-2) ?? []
    const bulge = (rim - 3) * 2.2
    const glass = new SphereGeometry(bulge, 48, 24, 0, Math.PI * 2, 0, 0.46)
    glass.rotateZ(-Math.PI / 2)
    glass.translate(end - bulge * 0.93, -part.axis, 0)
    placeRound(glass, part.place, part.offset)
    bodies.push({ part, cover: 'glass', geometry: glass })
  }
  return bodies
}

const turned = (part: Knob): Body => {
  const geometry = new LatheGeometry(sharpProfile(part.profile), roundSteps)
  geometry.rotateX(Math.PI / 2)
  const [x, y] = placePoint([part.x, part.y], part.place)
  const scale = part.place?.scale ?? 1
  geometry.scale(scale, scale, scale)
  geometry.translate(x, -y, part.offset)
  return { part, cover: 'plain', geometry }
}

const rounded = (part: Ball): Body => {
  const geometry = new SphereGeometry(part.radius * (part.place?.scale ?? 1), 32, 24)
  const [x, y] = placePoint([part.x, part.y], part.place)
  geometry.translate(x, -y, part.offset)
  return { part, cover: 'plain', geometry }
}

const bodiesOf = (part: Part, frame: AtlasFrame): Body[] => {
  switch (part.kind) {
    case 'plate':
    case 'shape':
    case 'rod':
      return [extruded(part, frame)]
    case 'lathe':
      return lathed(part, frame)
    case 'knob':
      return [turned(part)]
    case 'ball':
      return [rounded(part)]
  }
}

/** The meshes of a weapon: the same for every finish. */
export const geometryOf = (weapon: Weapon, frame: AtlasFrame): Body[] =>
  weapon.parts.flatMap((part) => bodiesOf(part, frame))
