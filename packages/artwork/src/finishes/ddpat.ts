import type { Family } from '../finish.ts'
import { cellNoise, layeredNoise } from '../noise.ts'
import { allColours, pick } from '../palette.ts'

/** Millimetres of a cell. */
const cellSize = 7

/** Digital camouflage: blotches in square cells, frayed at their edges. */
export const ddpat: Family = {
  name: 'ddpat',
  metal: 0,
  rough: 0.62,
  coat: 0.05,
  covers: 'all',
  paint: ({ canvas, box }, { colours, seed = 2, scale = 1 }) => {
    const paints = allColours(colours, ['#8a9096', '#c9ced2', '#4d5359', '#23272b'])
    const size = cellSize * scale
    for (let y = Math.floor(box.top / size); y < box.bottom / size; y += 1) {
      for (let x = Math.floor(box.left / size); x < box.right / size; x += 1) {
        const blotch = layeredNoise(x * 0.16, y * 0.22, seed, 3) + (cellNoise(x, y, seed + 3) - 0.5) * 0.13
        const speck = layeredNoise(x * 0.3 + 40, y * 0.34, seed + 7, 2) + (cellNoise(x, y, seed + 6) - 0.5) * 0.1
        const dark = blotch < 0.43 ? 2 : 0
        canvas.fillStyle = pick(paints, speck > 0.68 ? 3 : blotch > 0.56 ? 1 : dark)
        // A hair wider, so that no seam shows between cells.
        canvas.fillRect(x * size, y * size, size + 0.4, size + 0.4)
      }
    }
  },
}
