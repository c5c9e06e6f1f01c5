import {
  type BufferGeometry,
  CatmullRomCurve3,
  Group,
  type Material,
  Mesh,
  MeshPhysicalMaterial,
  SphereGeometry,
  TubeGeometry,
  Vector3,
} from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'

/** x to the right, y up, z to whoever looks. Sizes are in units of the toy: its head is 268 wide. */
export type Triple = readonly [x: number, y: number, z: number]

/** Where a piece stands and how it is turned, in radians. */
export interface Place {
  at?: Triple
  turn?: Triple
}

const vinyl = (color: number, look: { roughness?: number; clearcoat?: number; coatRoughness?: number } = {}) =>
  new MeshPhysicalMaterial({
    color,
    roughness: look.roughness ?? 0.46,
    clearcoat: look.clearcoat ?? 0.25,
    clearcoatRoughness: look.coatRoughness ?? 0.35,
  })

const soft = { roughness: 0.56, clearcoat: 0.22, coatRoughness: 0.45 }

/** What the panda and its case are made of. A panda is black and white; only the case has colour. */
export const stuff = {
  white: vinyl(0xf3f0e8),
  black: vinyl(0x1d1f21, soft),
  innerEar: vinyl(0x34383b),
  sole: vinyl(0x33373a),
  claw: vinyl(0x3a3e42),
  eyeball: vinyl(0xfaf8f2, { roughness: 0.15, clearcoat: 1 }),
  pupil: vinyl(0x0c0d0e, { roughness: 0.06, clearcoat: 1 }),
  steel: new MeshPhysicalMaterial({ color: 0xc4c6c8, metalness: 1, roughness: 0.25, clearcoat: 0.25 }),
  fitting: new MeshPhysicalMaterial({ color: 0x26292c, metalness: 0.6, roughness: 0.42, clearcoat: 0.25 }),
  lining: vinyl(0x2a2d30, { roughness: 0.9, clearcoat: 0 }),
}

/** A piece of the toy: casts its shadow and takes that of others. */
export const piece = (geometry: BufferGeometry, material: Material, { at, turn }: Place = {}): Mesh => {
  const mesh = new Mesh(geometry, material)
  if (at) mesh.position.set(...at)
  if (turn) mesh.rotation.set(...turn)
  mesh.castShadow = true
  mesh.receiveShadow = true
  return mesh
}

export const ellipsoid = (radii: Triple, material: Material, place: Place = {}): Mesh => {
  const mesh = piece(new SphereGeometry(1, 72, 48), material, place)
  mesh.scale.set(...radii)
  return mesh
}

/** A box with rounded edges of a radius. */
export const block = (size: Triple, radius: number, material: Material, place: Place = {}): Mesh =>
  piece(new RoundedBoxGeometry(...size, 6, radius), material, place)

/** A tube along a smooth curve through points. */
export const tube = (points: readonly Triple[], radius: number, material: Material): Mesh => {
  const curve = new CatmullRomCurve3(points.map((point) => new Vector3(...point)))
  return piece(new TubeGeometry(curve, 48, radius, 32), material)
}

/** Several pieces that stand and turn as one. */
export const assemble = (pieces: readonly (Mesh | Group)[], { at, turn }: Place = {}): Group => {
  const group = new Group().add(...pieces)
  if (at) group.position.set(...at)
  if (turn) group.rotation.set(...turn)
  return group
}

/** Left and right: -1 and 1, as whoever looks sees them. */
export const sides = [-1, 1] as const
