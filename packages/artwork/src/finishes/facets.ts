import { colourOf, ramp, scaled, smooth } from '../colour.ts'
import type { Family } from '../finish.ts'
import { cellNoise, layeredNoise } from '../noise.ts'
import { allColours } from '../palette.ts'
import { fillPolygon, type Place } from '../stencil.ts'

/** Millimetres of a facet. */
const facet = 36

/** Cut like a crystal: triangles, each of one colour. From dark to bright. */
export const facets: Family = {
  name: 'facets',
  metal: 0.4,
  rough: 0.28,
  coat: 0.85,
  covers: 'all',
  paint: ({ canvas, box }, { colours, seed = 1, scale = 1 }) => {
    const stops = allColours(colours, ['#141a3a', '#2b4fb0', '#37b6d8', '#e8f6f2']).map(colourOf)
    const size = facet * scale
    const corner = (column: number, line: number): Place => [
      box.left + (column + (line % 2 ? 0.5 : 0) + (cellNoise(column, line, seed) - 0.5) * 0.7) * size,
      box.top + (line + (cellNoise(column, line, seed + 1) - 0.5) * 0.7) * size * 0.86,
    ]
    const fill = (places: readonly Place[], column: number, line: number, half: number) => {
      const drift = layeredNoise(column * 0.22, line * 0.26, seed + 7, 2)
      const tone = smooth(0.22, 0.78, drift) + (cellNoise(column * 2 + half, line, seed + 3) - 0.5) * 0.34
      const light = 0.84 + 0.32 * cellNoise(column * 2 + half, line, seed + 5)
      const [red, green, blue] = scaled(ramp(stops, tone), light)
      canvas.strokeStyle = `rgb(${red},${green},${blue})`
      fillPolygon(canvas, canvas.strokeStyle, places)
      // Its own outline closes the hair's breadth to the next one.
      canvas.lineWidth = 0.6
      canvas.stroke()
    }
    for (let line = -1; line < box.height / (size * 0.86) + 1; line += 1) {
      for (let column = -2; column < box.width / size + 2; column += 1) {
        const lean = line % 2 ? 1 : 0
        const [here, right] = [corner(column, line), corner(column + 1, line)]
        const [below, belowRight] = [corner(column + lean, line + 1), corner(column + lean - 1, line + 1)]
        fill([here, right, below], column, line, 0)
        fill([here, below, belowRight], column, line, 1)
      }
    }
  },
}
