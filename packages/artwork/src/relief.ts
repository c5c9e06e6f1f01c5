import { blurred } from './blur.ts'
import { distanceToEdge } from './distance.ts'
import type { Detail, Part, Weapon } from './model.ts'
import { boundsOf, type Contours, contoursOf, outlineOfDetail, readPoints } from './outline.ts'

/** Part of a weapon that has a place on the atlas; balls and knobs carry a plain material. */
export const isOnAtlas = (part: Part): boolean => part.kind !== 'ball' && part.kind !== 'knob'

/** The shape of a weapon's side as fields of pixels: the same for every finish. */
export interface Relief {
  /** millimetres of the upper left corner */
  left: number
  top: number
  /** millimetres */
  width: number
  height: number
  /** pixels to the millimetre */
  scale: number
  columns: number
  rows: number
  /** index of the part that is seen there; -1 where none is */
  part: Int16Array
  /** millimetres to the edge of that part */
  distance: Float32Array
  /** millimetres above the part's rim */
  relief: Float32Array
  /** how deep in a groove, from 0 */
  cavity: Float32Array
  /** how far on a ridge, from 0 */
  ridge: Float32Array
}

const marginMillimetres = 8
const scaleMax = 2.4

/** Full relief of a detail, in millimetres. */
const detailMillimetres = 2.6

const frontOf = (part: Part): number => {
  if (part.kind === 'lathe') {
    const radius = Math.max(...readPoints(part.profile).map(([, each]) => each))
    return part.offset + radius * (part.place?.scale ?? 1)
  }
  return 'depth' in part ? part.offset + part.depth / 2 : part.offset
}

type Context = OffscreenCanvasRenderingContext2D

/** A drawing surface whose unit is the millimetre. */
export const millimetreCanvas = (relief: Pick<Relief, 'left' | 'top' | 'scale' | 'columns' | 'rows'>): Context => {
  const context = new OffscreenCanvas(relief.columns, relief.rows).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('this browser has no 2-D canvas')
  const { scale, left, top } = relief
  context.setTransform(scale, 0, 0, scale, -left * scale, -top * scale)
  return context
}

/** Adds closed polygons to the context's path. */
const trace = (context: Context, contours: Contours, close: boolean): void => {
  context.beginPath()
  for (const contour of contours) {
    contour.forEach(([x, y], index) => {
      if (index) context.lineTo(x, y)
      else context.moveTo(x, y)
    })
    if (close) context.closePath()
  }
}

const crossSection = (part: Part, distance: number): number => {
  if (part.kind === 'lathe' || !('depth' in part)) return 0
  const reach = part.pillow ?? Math.min(10, part.depth * 0.3)
  if (part.group === 'blade') {
    // A flat chamfer to the edge, almost level beyond it.
    const chamfer = reach * 0.62
    return Math.min(distance, chamfer) * 0.62 + (distance > chamfer ? Math.min(distance - chamfer, 3) * 0.12 : 0)
  }
  const share = Math.min(1, distance / reach)
  return reach * 0.62 * Math.sqrt(1 - (1 - share) ** 2)
}

const drawParts = (weapon: Weapon, relief: Relief): void => {
  const context = millimetreCanvas(relief)
  const { columns, rows, scale, left, top } = relief
  const order = weapon.parts
    .map((part, index) => ({ part, index, contours: contoursOf(part) }))
    .filter(({ part }) => isOnAtlas(part))
    .sort((one, other) => frontOf(one.part) - frontOf(other.part))
  for (const { part, index, contours } of order) {
    const box = boundsOf(contours)
    const x0 = Math.max(0, Math.floor((box.left - left) * scale) - 3)
    const y0 = Math.max(0, Math.floor((box.top - top) * scale) - 3)
    const width = Math.min(columns, Math.ceil((box.right - left) * scale) + 3) - x0
    const height = Math.min(rows, Math.ceil((box.bottom - top) * scale) + 3) - y0
    context.clearRect(left, top, relief.width, relief.height)
    trace(context, contours, true)
    context.fill('evenodd')
    const alpha = context.getImageData(x0, y0, width, height).data
    const distances = distanceToEdge((pixel) => (alpha[pixel * 4 + 3] as number) > 127, width, height)
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const pixel = y * width + x
        if ((alpha[pixel * 4 + 3] as number) <= 100) continue
        const at = (y0 + y) * columns + x0 + x
        const distance = (distances[pixel] as number) / scale
        relief.part[at] = index
        relief.distance[at] = distance
        relief.relief[at] = crossSection(part, distance)
      }
    }
  }
}

const grey = (value: number): string => `rgb(${value},${value},${value})`

/** Grooves below 128, ridges above. */
const drawDetails = (details: readonly Detail[], relief: Relief): Uint8ClampedArray => {
  const context = millimetreCanvas(relief)
  context.fillStyle = grey(128)
  context.fillRect(relief.left, relief.top, relief.width, relief.height)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  for (const detail of details) {
    const { lines, width } = outlineOfDetail(detail)
    const value = Math.round(Math.max(0, Math.min(255, 128 + detail.relief * 100)))
    context.fillStyle = grey(value)
    context.strokeStyle = grey(value)
    trace(context, lines, width === undefined)
    if (width === undefined) context.fill()
    else {
      context.lineWidth = width
      context.stroke()
    }
    if (detail.kind === 'pin' && detail.relief < 0 && detail.relief > -1.1 && detail.radius > 3.5) {
      // The head of the pin in its hole.
      const head = outlineOfDetail({ ...detail, radius: detail.radius * 0.62 })
      context.fillStyle = grey(140)
      trace(context, head.lines, true)
      context.fill()
    }
  }
  return context.getImageData(0, 0, relief.columns, relief.rows).data
}

/** Where the details of each piece lie on its own parts, as -1 to 1. */
const carve = (weapon: Weapon, relief: Relief): Float32Array => {
  const carved = new Float32Array(relief.columns * relief.rows)
  for (const piece of new Set(weapon.details.map((detail) => detail.piece))) {
    const details = weapon.details.filter((detail) => detail.piece === piece)
    const data = drawDetails(details, relief)
    for (let at = 0; at < carved.length; at += 1) {
      if (piece !== undefined && weapon.parts[relief.part[at] as number]?.piece !== piece) continue
      carved[at] = (carved[at] as number) + ((data[at * 4] as number) - 128) / 128
    }
  }
  return carved
}

/** The rectangle of a weapon's side that its atlas covers, in millimetres. */
export const atlasFrameOf = (weapon: Weapon): { left: number; top: number; width: number; height: number } => {
  const box = boundsOf(weapon.parts.filter(isOnAtlas).flatMap((part) => contoursOf(part)))
  const left = box.left - marginMillimetres
  const top = box.top - marginMillimetres
  return { left, top, width: box.right + marginMillimetres - left, height: box.bottom + marginMillimetres - top }
}

/**
 * Works out the surface of a weapon's side.
 * @param columnsMax pixels in width at most: 1440 suffices for a picture of 900, 2048 for a view that comes close
 */
export const reliefOf = (weapon: Weapon, columnsMax = 1440): Relief => {
  const { left, top, width, height } = atlasFrameOf(weapon)
  const scale = Math.min(scaleMax, columnsMax / width)
  const columns = Math.ceil(width * scale)
  const rows = Math.ceil(height * scale)
  const count = columns * rows
  const relief: Relief = {
    left,
    top,
    width,
    height,
    scale,
    columns,
    rows,
    part: new Int16Array(count).fill(-1),
    distance: new Float32Array(count).fill(99),
    relief: new Float32Array(count),
    cavity: new Float32Array(count),
    ridge: new Float32Array(count),
  }
  drawParts(weapon, relief)
  const details = carve(weapon, relief)
  const fine = blurred(details, columns, rows, 0.4 * scale)
  const coarse = blurred(details, columns, rows, 2.1 * scale)
  for (let at = 0; at < count; at += 1) {
    const index = relief.part[at] as number
    if (index < 0) continue
    const difference = (fine[at] as number) - (coarse[at] as number)
    relief.cavity[at] = Math.max(0, -difference)
    relief.ridge[at] = Math.max(0, difference)
    if (weapon.parts[index]?.kind !== 'lathe') {
      relief.relief[at] = (relief.relief[at] as number) + (fine[at] as number) * detailMillimetres
    }
  }
  return relief
}
