import { colourOf, ramp, smooth } from '../colour.ts'
import type { Family } from '../finish.ts'
import { layeredNoise } from '../noise.ts'
import { allColours } from '../palette.ts'

/** Clouds that were folded twice, with bright veins where they meet. Colours from dark to bright. */
export const doppler: Family = {
  name: 'doppler',
  metal: 0.95,
  rough: 0.2,
  coat: 0.8,
  covers: 'metal',
  paint: ({ paintPixels }, { colours, seed = 1, scale = 1 }) => {
    const stops = allColours(colours, ['#08070d', '#3a0f5c', '#8b1fa0', '#e04bc0']).map(colourOf)
    const fine = 0.011 / scale
    paintPixels((x, y) => {
      const aside = layeredNoise(x * fine, y * fine, seed, 3)
      const down = layeredNoise(x * fine + 9, y * fine + 4, seed + 5, 3)
      const cloud = layeredNoise(x * fine * 1.3 + aside * 3.2, y * fine * 1.3 + down * 3.2, seed + 9, 5)
      const vein = Math.max(0, 1 - Math.abs(cloud - 0.5) * 2.2) ** 5
      const [red, green, blue] = ramp(stops, smooth(0.29, 0.71, cloud))
      return [red + vein * 30, green + vein * 30, blue + vein * 40]
    })
  },
}
