import {
  CanvasTexture,
  ExtrudeGeometry,
  type Group,
  type Mesh,
  MeshPhysicalMaterial,
  Shape,
  SRGBColorSpace,
  Vector2,
} from 'three'
import { dropOutline, turned } from './drop.ts'
import { assemble, block, type Place, piece, sides, stuff, tube } from './toy.ts'

const fade = ['#6a3be6', '#d63ab0', '#ff6a4a', '#ffc04a', '#fff0a0']

/** The one thing with colour: fade paint from corner to corner. */
const fadePaint = (): MeshPhysicalMaterial => {
  const canvas = new OffscreenCanvas(512, 320)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser has no 2-D canvas')
  const gradient = context.createLinearGradient(0, 320, 512, 0)
  for (const [index, colour] of fade.entries()) gradient.addColorStop(index / (fade.length - 1), colour)
  context.fillStyle = gradient
  context.fillRect(0, 0, 512, 320)
  const map = new CanvasTexture(canvas)
  map.colorSpace = SRGBColorSpace
  return new MeshPhysicalMaterial({
    map,
    metalness: 0.45,
    roughness: 0.24,
    clearcoat: 0.9,
    clearcoatRoughness: 0.12,
  })
}

const width = 224
const height = 136
const depth = 76
/** where the lid begins */
const seam = 22

const emblemDrop = (side: number): Mesh => {
  const outline = dropOutline(64).map(([x, y]) => new Vector2(...turned([x * 13, y * 15], side * 0.62)))
  const geometry = new ExtrudeGeometry(new Shape(outline), {
    depth: 2,
    bevelSize: 0.8,
    bevelThickness: 0.8,
    bevelSegments: 2,
  })
  return piece(geometry, stuff.white, { at: [side * 17, -26, 43] })
}

/** Ribs and the plate with the shop's two drops. */
const frontOf = (): Mesh[] => [
  ...[-88, -30, 30, 88].map((x) => block([8, 60, 6], 3, stuff.fitting, { at: [x, -28, 38] })),
  block([84, 50, 8], 4, stuff.fitting, { at: [0, -26, 40] }),
  ...sides.map(emblemDrop),
]

const corner = (x: number, y: number): Mesh => block([38, 38, 84], 10, stuff.fitting, { at: [x, y, 0] })

const latches = (): Mesh[] =>
  sides.flatMap((side) => [
    block([26, 42, 10], 4, stuff.steel, { at: [side * 62, seam, 41] }),
    block([16, 14, 6], 3, stuff.fitting, { at: [side * 62, 12, 46] }),
  ])

const handle = (): Mesh =>
  tube(
    [
      [-44, 66, 0],
      [-42, 88, 0],
      [-26, 98, 0],
      [26, 98, 0],
      [42, 88, 0],
      [44, 66, 0],
    ],
    7.5,
    stuff.fitting,
  )

/** The weapon case, closed, its middle at the origin. */
export const closedCase = (place: Place, { withHandle = true } = {}): Group =>
  assemble(
    [
      block([width, height, depth], 14, fadePaint()),
      block([228, 7, 80], 3, stuff.fitting, { at: [0, seam, 0] }),
      ...sides.flatMap((side) => [corner(side * 97, 53), corner(side * 97, -53)]),
      ...latches(),
      ...frontOf(),
      ...(withHandle ? [handle()] : []),
    ],
    place,
  )

const wall = 9

/** The lower part of the case as a box without a lid: painted walls, lined with foam. */
const tray = (): Mesh[] => {
  const paint = fadePaint()
  const wallHeight = height / 2 + seam
  const middle = (seam - height / 2) / 2
  const inner = stuff.lining
  return [
    block([width, wallHeight, wall], 4, paint, { at: [0, middle, (depth - wall) / 2] }),
    block([width, wallHeight, wall], 4, paint, { at: [0, middle, -(depth - wall) / 2] }),
    ...sides.map((side) =>
      block([wall, wallHeight, depth], 4, paint, { at: [(side * (width - wall)) / 2, middle, 0] }),
    ),
    block([width - wall, wall, depth - wall], 4, inner, { at: [0, -height / 2 + wall, 0] }),
    block([width - 2 * wall, wallHeight - 6, 4], 1.5, inner, { at: [0, middle, -(depth - wall) / 2 + 5] }),
    ...sides.map((side) =>
      block([4, wallHeight - 6, depth - 2 * wall], 1.5, inner, { at: [side * (width / 2 - wall - 1), middle, 0] }),
    ),
    ...sides.map((side) => corner(side * 97, -53)),
    ...frontOf(),
  ]
}

/** The lid, its hinge at the origin, open side down when it is closed. */
const lid = (): Mesh[] => {
  const paint = fadePaint()
  const lidHeight = height / 2 - seam
  const middle = depth / 2
  return [
    block([width, wall, depth], 4, paint, { at: [0, lidHeight - wall / 2, middle] }),
    block([width, lidHeight, wall], 4, paint, { at: [0, lidHeight / 2, wall / 2] }),
    block([width, lidHeight, wall], 4, paint, { at: [0, lidHeight / 2, depth - wall / 2] }),
    ...sides.map((side) =>
      block([wall, lidHeight, depth], 4, paint, { at: [(side * (width - wall)) / 2, lidHeight / 2, middle] }),
    ),
    block([width - 2 * wall, 4, depth - 2 * wall], 1.5, stuff.lining, { at: [0, lidHeight - wall - 2, middle] }),
    ...sides.map((side) => block([38, 38, 84], 10, stuff.fitting, { at: [side * 97, 31, middle] })),
    ...sides.map((side) => block([26, 22, 10], 4, stuff.steel, { at: [side * 62, 10, depth + 3] })),
  ]
}

/** The weapon case, open and empty. */
export const emptyCase = (place: Place, lidAngle: number): Group =>
  assemble([...tray(), assemble(lid(), { at: [0, seam, -depth / 2], turn: [-lidAngle, 0, 0] })], place)
