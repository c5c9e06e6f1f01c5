import { mix, scaled, smooth } from '../colour.ts'
import type { Family } from '../finish.ts'
import { cellNoise, layeredNoise, perCell } from '../noise.ts'
import { coloursOf } from '../palette.ts'

/** Millimetres between the middles of two cells. */
const pitch = 24

const half = Math.sqrt(3) / 2

interface Cell {
  column: number
  line: number
  /** how far from its middle: 0, to its wall: 0.5 */
  reach: number
}

/** Where a point lies in the cell of this line that it is nearest to. */
const cellOfLine = (x: number, y: number, line: number): Cell => {
  const shift = line % 2 ? 0.5 : 0
  const column = Math.round(x - shift)
  const wide = Math.abs(x - shift - column)
  const high = Math.abs(y - line * half)
  return { column, line, reach: Math.max(wide, wide * 0.5 + high * half) }
}

/** The cell that a point lies in. */
const cellAt = (x: number, y: number): Cell => {
  const line = Math.floor(y / half)
  const upper = cellOfLine(x, y, line)
  const lower = cellOfLine(x, y, line + 1)
  return upper.reach < lower.reach ? upper : lower
}

/** Six-sided cells, some of them lit. Walls, cells, light. */
export const honeycomb: Family = {
  name: 'honeycomb',
  metal: 0.35,
  rough: 0.3,
  coat: 0.8,
  covers: 'all',
  paint: ({ paintPixels }, { colours, seed = 1, scale = 1 }) => {
    const [wall, cell, light] = coloursOf(colours, ['#14120e', '#6e4310', '#ffb21e'])
    const size = pitch * scale
    const fillOf = perCell((column, line) => {
      const glow = layeredNoise(column * 0.17 + 30, line * 0.2, seed, 2) + (cellNoise(column, line, seed) - 0.5) * 0.3
      return mix(cell, light, smooth(0.42, 0.66, glow))
    })
    paintPixels((x, y) => {
      const { column, line, reach } = cellAt(x / size, y / size)
      const filled = scaled(fillOf(column, line), 1.1 - reach * 0.6)
      return mix(filled, wall, smooth(0.385, 0.415, reach))
    })
  },
}
