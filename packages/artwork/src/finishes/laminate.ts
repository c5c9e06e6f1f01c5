import { colourOf, mix, scaled, smooth } from '../colour.ts'
import type { Family } from '../finish.ts'
import { layeredNoise } from '../noise.ts'
import { allColours, pick } from '../palette.ts'

/** Millimetres of a layer. */
const layer = 15

/** Veneers glued together and cut to shape: the cut lays the layers bare as long, bent bands. From light to dark. */
export const laminate: Family = {
  name: 'laminate',
  metal: 0,
  rough: 0.38,
  coat: 0.6,
  covers: 'all',
  paint: ({ paintPixels }, { colours, seed = 1, scale = 1 }) => {
    const veneers = allColours(colours, ['#c58a4c', '#7d4524', '#3f2214']).map(colourOf)
    const size = layer * scale
    paintPixels((x, y) => {
      const bow = (layeredNoise((x * 0.0045) / scale, (y * 0.012) / scale, seed, 2) - 0.5) * 150 * scale
      const at = (y - x * 0.06 + bow) / size
      const within = at - Math.floor(at)
      const grain = layeredNoise(x * 0.016, y * 0.5 + bow * 0.5, seed + Math.floor(at) * 13, 3)
      const glue = Math.max(smooth(0.1, 0.02, within), smooth(0.94, 1, within))
      const veneer = scaled(pick(veneers, at), 0.7 + 0.6 * grain)
      return mix(veneer, scaled(veneer, 0.45), glue)
    })
  },
}
