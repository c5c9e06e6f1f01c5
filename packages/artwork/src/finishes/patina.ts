import { colourOf, mix, ramp, scaled, smooth } from '../colour.ts'
import type { Family } from '../finish.ts'
import { layeredNoise } from '../noise.ts'
import { allColours } from '../palette.ts'

/** Oil and heat on steel: stains whose rims have dried darker than their middle. Colours from steel to stain. */
export const patina: Family = {
  name: 'patina',
  metal: 0.95,
  rough: 0.34,
  coat: 0.15,
  covers: 'metal',
  paint: ({ paintPixels }, { colours, seed = 1, scale = 1 }) => {
    const stops = allColours(colours, ['#8d8f90', '#4d4a47', '#23211f']).map(colourOf)
    const fine = 0.018 / scale
    paintPixels((x, y) => {
      const warp = layeredNoise(x * fine, y * fine, seed, 2) * 1.6
      const stain = layeredNoise(x * fine + warp, y * fine * 1.5 + warp, seed + 4, 5)
      const pits = layeredNoise(x * 0.09, y * 0.09, seed + 11, 2)
      const colour = ramp(stops, smooth(0.36, 0.58, stain + (pits - 0.5) * 0.12))
      const rim = Math.max(smooth(0.025, 0, Math.abs(stain - 0.44)), smooth(0.02, 0, Math.abs(stain - 0.56)) * 0.7)
      return mix(scaled(colour, 0.86 + 0.28 * pits), scaled(colour, 0.42), rim * 0.8)
    })
  },
}
