import { type Colour, colourOf, mix, ramp, scaled, smooth, white } from '../colour.ts'
import type { Family } from '../finish.ts'
import { cellNoise, layeredNoise, perCell } from '../noise.ts'
import { allColours } from '../palette.ts'

const crease: Colour = [6, 7, 8]

/** Millimetres of a scale's width; how high it is to its width. */
const size = { width: 33, aspect: 0.62 }

/** A snake's or a dragon's skin: scales over one another, pointed towards the muzzle. From dark to bright. */
export const scales: Family = {
  name: 'scales',
  metal: 0.5,
  rough: 0.28,
  coat: 0.7,
  covers: 'all',
  paint: ({ paintPixels }, { colours, seed = 1, scale = 1 }) => {
    const stops = allColours(colours, ['#0c1c16', '#1d6b4a', '#58b368', '#d8e08a']).map(colourOf)
    const width = size.width * scale
    const height = width * size.aspect
    const toneOf = perCell((column, line): Colour => {
      const drift = layeredNoise(column * 0.11, line * 0.09, seed, 3)
      return ramp(stops, smooth(0.26, 0.74, drift) + (cellNoise(column, line, seed) - 0.5) * 0.26)
    })
    paintPixels((x, y) => {
      const along = x / width
      const first = Math.floor(along * 2)
      // Columns stand half a scale apart; the one further back lies on top of the next.
      for (let column = first - 2; column <= first; column += 1) {
        const from = along - column / 2
        const down = y / height + (column % 2 ? 0.5 : 0)
        const line = Math.round(down)
        const aside = Math.abs(down - line) * 2
        const tip = 1 - aside ** 1.7 * 0.56
        if (from > tip) continue
        const tone = toneOf(column, line)
        const rim = smooth(0.1, 0.03, tip - from)
        const gloss = smooth(0.34, 0.12, tip - from) * smooth(0.8, 0.1, aside) * 0.34
        return mix(mix(scaled(tone, 0.5 + 0.6 * smooth(0.3, 1, from)), white, gloss), crease, rim * 0.86)
      }
      return crease
    })
  },
}
