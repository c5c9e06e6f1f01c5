import type { Family } from '../finish.ts'
import { chance } from '../noise.ts'
import { paletteOf } from '../palette.ts'
import { type Context, flood, type Place, strewn, strokeLine } from '../stencil.ts'

/** Millimetres of the board's grid, and from one bundle of lines to the next. */
const size = { grid: 11, pitch: 64 }

const ring = (canvas: Context, [x, y]: Place, radius: number): void => {
  canvas.beginPath()
  canvas.arc(x, y, radius, 0, Math.PI * 2)
  canvas.fill()
}

/** A line that goes straight, bends by an eighth of a turn and goes straight again. */
const bend = ([x, y]: Place, grid: number, lengths: readonly [number, number, number], way: Place): Place[] => {
  const [first, slant, last] = lengths
  const [along, down] = way
  return [
    [x, y],
    [x + along * first * grid, y],
    [x + along * (first + slant) * grid, y + down * slant * grid],
    [x + along * (first + slant + last) * grid, y + down * slant * grid],
  ]
}

/** A printed circuit: bundles of lines that bend together, lights at their ends. Ground, lines, lights. */
export const circuits: Family = {
  name: 'circuits',
  metal: 0.3,
  rough: 0.34,
  coat: 0.7,
  covers: 'all',
  paint: (ground, { colours, seed = 1, scale = 1 }) => {
    const [base, line, light] = paletteOf(colours, ['#0b1f1c', '#36b48e', '#d9ff66'])
    const { canvas, emboss, box } = ground
    flood(ground, base)
    const grid = size.grid * scale
    canvas.lineJoin = emboss.lineJoin = 'round'
    const next = chance(seed + 5)
    for (const { x, y } of strewn(box, size.pitch * scale, seed, 0.8)) {
      const from: Place = [Math.round(x / grid) * grid, Math.round(y / grid) * grid]
      const lengths = [2 + Math.floor(next() * 5), 1 + Math.floor(next() * 4), 2 + Math.floor(next() * 6)] as const
      const way: Place = [next() > 0.5 ? 1 : -1, next() > 0.5 ? 1 : -1]
      const count = 2 + Math.floor(next() * 3)
      const ends: Place[] = []
      for (let index = 0; index < count; index += 1) {
        const path = bend([from[0], from[1] + index * grid], grid, lengths, way)
        strokeLine(canvas, line, 4.2 * scale, path)
        strokeLine(emboss, 'rgba(255,255,255,0.5)', 4.2 * scale, path)
        ends.push(...path.slice(-1))
      }
      canvas.fillStyle = light
      for (const end of ends) ring(canvas, end, 5.4 * scale)
      canvas.fillStyle = base
      for (const end of ends) ring(canvas, end, 2 * scale)
      if (next() < 0.7) continue
      // a chip where the bundle starts
      const [left, top, side] = [from[0] - grid * 2, from[1] - grid, (count + 1) * grid]
      canvas.fillStyle = light
      canvas.fillRect(left, top, side, side)
      canvas.fillStyle = base
      canvas.fillRect(left + 3 * scale, top + 3 * scale, side - 6 * scale, side - 6 * scale)
    }
  },
}
