/*
 * What finishes that are drawn with paths have in common.
 */
import type { Ground } from './finish.ts'
import { cellNoise, chance } from './noise.ts'

export type Context = OffscreenCanvasRenderingContext2D
export type Place = readonly [x: number, y: number]
export type Frame = Ground['box']

/** Covers the whole ground with one colour. */
export const flood = ({ canvas, box }: Pick<Ground, 'canvas' | 'box'>, colour: string): void => {
  canvas.fillStyle = colour
  canvas.fillRect(box.left, box.top, box.width, box.height)
}

/** @param shares "u,v u,v …" from 0 to 1 along the frame and down */
export const placesIn = (frame: Frame, shares: string): Place[] =>
  shares
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [u = 0, v = 0] = pair.split(',').map(Number)
      return [frame.left + u * frame.width, frame.top + v * frame.height]
    })

/** Begins a path along these places. */
export const trace = (context: Context, places: readonly Place[], isClosed = true): void => {
  context.beginPath()
  places.forEach(([x, y], index) => {
    if (index) context.lineTo(x, y)
    else context.moveTo(x, y)
  })
  if (isClosed) context.closePath()
}

export const fillPolygon = (context: Context, colour: string, places: readonly Place[]): void => {
  context.fillStyle = colour
  trace(context, places)
  context.fill()
}

export const strokeLine = (context: Context, colour: string, width: number, places: readonly Place[]): void => {
  context.strokeStyle = colour
  context.lineWidth = width
  trace(context, places, false)
  context.stroke()
}

/** Places on a circle, the first one at `angle`. */
export const ringOf = (x: number, y: number, radius: number, count: number, angle = 0): Place[] =>
  Array.from({ length: count }, (_, index) => {
    const at = angle + (index / count) * Math.PI * 2
    return [x + Math.cos(at) * radius, y + Math.sin(at) * radius]
  })

/** A star with `count` points, the first one upwards. */
export const starOf = (x: number, y: number, radius: number, count = 5, waist = 0.42): Place[] =>
  Array.from({ length: count * 2 }, (_, index) => {
    const at = (index / count) * Math.PI - Math.PI / 2
    const reach = index % 2 ? radius * waist : radius
    return [x + Math.cos(at) * reach, y + Math.sin(at) * reach]
  })

/** Draws with `x`, `y` as the origin, turned and enlarged. */
export const placed = (context: Context, [x, y]: Place, angle: number, size: number, draw: () => void): void => {
  context.save()
  context.translate(x, y)
  context.rotate(angle)
  context.scale(size, size)
  draw()
  context.restore()
}

interface Strewn {
  x: number
  y: number
  /** decides how the thing that lies there looks */
  next: () => number
}

/** Places that lie as if strewn by hand, never two on one spot, over the edge of the frame too. */
export const strewn = (frame: Frame, pitch: number, seed: number, jitter = 0.6): Strewn[] => {
  const places: Strewn[] = []
  const next = chance(seed * 7919 + 1)
  const lines = Math.ceil(frame.height / pitch) + 1
  const columns = Math.ceil(frame.width / pitch) + 1
  const [aside, down] = [next(), next()]
  for (let line = -1; line < lines; line += 1) {
    for (let column = -1; column < columns; column += 1) {
      const x = column + (line % 2 ? 0.5 : 0) + aside + (next() - 0.5) * jitter
      const y = line + down + (next() - 0.5) * jitter
      places.push({ x: frame.left + x * pitch, y: frame.top + y * pitch, next })
    }
  }
  return places
}

/** Puts them into an order by chance, so that they overlap without rows showing. */
export const shuffled = <Value>(values: readonly Value[], seed: number): Value[] => {
  const next = chance(seed)
  return values
    .map((value) => ({ value, order: next() }))
    .sort((one, other) => one.order - other.order)
    .map(({ value }) => value)
}

/**
 * The frames of a design that is made for the whole length of a weapon: one, or several where it is drawn finer.
 * @param seed moves it along; without one it lies as it was made
 */
export const framesOf = (box: Frame, scale = 1, seed?: number): Frame[] => {
  const width = box.width * scale
  const shift = seed === undefined ? 0 : (cellNoise(seed, 1, 5) - 0.5) * 0.16 * width
  const first = scale > 1 ? box.left - (width - box.width) / 2 : box.left
  const frames: Frame[] = []
  for (let left = first + shift - Math.ceil(shift / width) * width; left < box.right; left += width) {
    frames.push({ ...box, left, width, right: left + width })
  }
  return frames
}

/** Letters in the shop's own face. */
export const letter = (context: Context, text: string, [x, y]: Place, size: number, style = '800'): void => {
  context.font = `${style} ${size}px "Mona Sans", Arial`
  context.fillText(text, x, y)
}

/** Finds where a weapon is longest while its pixels are painted: a line along it crosses most of its parts there. */
export const axisFinder = (): { see: (y: number) => void; axis: () => number } => {
  const rows: { y: number; pixels: number }[] = []
  let row = { y: Number.NaN, pixels: 0 }
  return {
    see: (y) => {
      if (row.y !== y) {
        row = { y, pixels: 0 }
        rows.push(row)
      }
      row.pixels += 1
    },
    axis: () => {
      const most = Math.max(...rows.map(({ pixels }) => pixels))
      const long = rows.filter(({ pixels }) => pixels > most * 0.86)
      return long.reduce((sum, { y }) => sum + y, 0) / long.length
    },
  }
}
