import { BufferGeometry, DoubleSide, Float32BufferAttribute, type Group, type Mesh, TorusGeometry } from 'three'
import { dropOutline, turned } from './drop.ts'
import { assemble, ellipsoid, type Place, piece, sides, stuff, type Triple, tube } from './toy.ts'

/** How the face feels. */
export interface Mood {
  eyes: 'open' | 'closed'
  mouth: 'smile' | 'doubt' | 'rest'
  /** how far the pupils have moved from the middle of the eyes */
  look?: readonly [x: number, y: number]
}

const radii = [134, 112, 112] as const
const eyeHeight = -4
const eyeDistance = 50

/** How far the skin of the head lies in front of its middle. */
const skinAt = (x: number, y: number): number =>
  radii[2] * Math.sqrt(Math.max(0, 1 - (x / radii[0]) ** 2 - (y / radii[1]) ** 2))

const patch = { middle: 53, size: 46, width: 0.92, height: 1.12, turn: 0.78, lift: 3, rings: 14, points: 96 }

/** How far a ring of the patch stands off the skin: flat, then round, and its edge sinks in. */
const liftOf = (share: number): number => (share >= 1 ? -0.5 : patch.lift * Math.sqrt(1 - share ** 6))

/** The eye patch: a tilted drop laid on the head. */
const patchGeometry = (side: number): BufferGeometry => {
  const outline = dropOutline(patch.points)
  const middle = side * patch.middle
  const positions = [middle, eyeHeight, skinAt(middle, eyeHeight) + patch.lift]
  for (let ring = 1; ring <= patch.rings; ring += 1) {
    const share = ring / patch.rings
    for (const [x, y] of outline) {
      const stretched = [x * patch.size * share * patch.width, y * patch.size * share * patch.height] as const
      const [acrossPoint, upPoint] = turned(stretched, side * patch.turn)
      const across = middle + acrossPoint
      const up = eyeHeight + upPoint
      positions.push(across, up, skinAt(across, up) + liftOf(share))
    }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setIndex(fanAndRings())
  geometry.computeVertexNormals()
  return geometry
}

/** Triangles of a disc: a fan around its middle, then strips from ring to ring. */
const fanAndRings = (): number[] => {
  const triangles: number[] = []
  for (let point = 0; point < patch.points; point += 1) {
    const next = (point + 1) % patch.points
    triangles.push(0, 1 + point, 1 + next)
    for (let ring = 0; ring < patch.rings - 1; ring += 1) {
      const inner = 1 + ring * patch.points
      const outer = inner + patch.points
      triangles.push(inner + point, outer + point, inner + next, inner + next, outer + point, outer + next)
    }
  }
  return triangles
}

const patchStuff = stuff.black.clone()
patchStuff.side = DoubleSide

const glintStuff = stuff.eyeball.clone()
glintStuff.emissive.set(0xffffff)

const openEye = (side: number, [lookX, lookY]: readonly [number, number]): Mesh[] => {
  const x = side * eyeDistance
  const depth = skinAt(x, eyeHeight)
  const turn: Triple = [0, side * 0.35, 0]
  return [
    ellipsoid([15, 16.5, 8], stuff.eyeball, { at: [x, eyeHeight, depth + 4], turn }),
    ellipsoid([12, 13, 5.5], stuff.pupil, {
      at: [x - side * 0.6 + lookX, eyeHeight - 0.6 + lookY, depth + 8.6],
      turn,
    }),
    ellipsoid([3.6, 3.6, 2], glintStuff, { at: [x - 4 + lookX, eyeHeight + 5 + lookY, depth + 13.4] }),
  ]
}

/** The lid of a sleeper: a light line that hangs through. */
const closedEye = (side: number): Mesh[] => {
  const lid = [-1, -0.5, 0, 0.5, 1].map((share): Triple => {
    const x = side * eyeDistance + share * 19
    const y = eyeHeight - 4 - 8 * (1 - share ** 2)
    return [x, y, skinAt(x, y) + 4]
  })
  const ends = [lid[0], lid.at(-1)].flatMap((end) =>
    end ? [ellipsoid([3.2, 3.2, 3.2], stuff.white, { at: end })] : [],
  )
  return [tube(lid, 3.2, stuff.white), ...ends]
}

const ear = (side: number): Mesh[] => {
  const turn: Triple = [0, side * 0.3, -side * 0.5]
  return [
    ellipsoid([42, 42, 24], stuff.black, { at: [side * 96, 92, -12], turn }),
    ellipsoid([24, 24, 10], stuff.innerEar, { at: [side * 98, 92, 8], turn }),
  ]
}

const arc = (radius: number, share: number, place: Place): Mesh =>
  piece(new TorusGeometry(radius, 2.4, 12, 32, Math.PI * share), stuff.black, place)

const mouths: Readonly<Record<Mood['mouth'], () => Mesh[]>> = {
  smile: () => sides.map((side) => arc(11, 0.8, { at: [side * 10.5, -41, 124], turn: [0.2, 0, Math.PI * 1.1] })),
  doubt: () => [
    tube(
      [
        [-13, -51, 122],
        [-4, -47, 124.5],
        [6, -47, 124.5],
        [15, -43, 121.5],
      ],
      2.4,
      stuff.black,
    ),
  ],
  rest: () => [arc(9, 0.7, { at: [0, -41, 125], turn: [0.2, 0, Math.PI * 1.15] })],
}

/** The head, its middle at the origin: ears, patches, eyes, muzzle. */
export const headOf = (mood: Mood, place: Place): Group => {
  const eyes = sides.flatMap((side) =>
    mood.eyes === 'closed' ? closedEye(side) : openEye(side, mood.look ?? [0.8, 0]),
  )
  return assemble(
    [
      ellipsoid(radii, stuff.white),
      // muzzle and nose
      ellipsoid([44, 31, 34], stuff.white, { at: [0, -36, 92] }),
      ellipsoid([19, 13, 12], stuff.black, { at: [0, -24, 122], turn: [0.25, 0, 0] }),
      ...sides.flatMap(ear),
      ...sides.map((side) => piece(patchGeometry(side), patchStuff)),
      ...eyes,
      ...mouths[mood.mouth](),
    ],
    place,
  )
}
