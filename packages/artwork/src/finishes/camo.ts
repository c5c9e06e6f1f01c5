import { colourOf, scaled } from '../colour.ts'
import type { Family } from '../finish.ts'
import { layeredNoise } from '../noise.ts'
import { allColours, pick } from '../palette.ts'

/** Soft blotches over one another: ground first. */
export const camo: Family = {
  name: 'camo',
  metal: 0,
  rough: 0.58,
  coat: 0.1,
  covers: 'all',
  paint: ({ paintPixels }, { colours, seed = 1, scale = 1 }) => {
    const stops = allColours(colours, ['#b39b6b', '#5b5a36', '#8a5a33', '#2c2a22']).map(colourOf)
    const fine = 0.02 / scale
    const paints = [0, 1, 2, 3].map((index) => pick(stops, Math.min(index, stops.length - 1)))
    const [ground, first, second, third] = [pick(paints, 0), pick(paints, 1), pick(paints, 2), pick(paints, 3)]
    paintPixels((x, y) => {
      const warp = layeredNoise(x * fine * 0.6, y * fine * 0.6, seed + 2) * 2
      const spray = 0.96 + 0.08 * layeredNoise(x * 0.2, y * 0.2, seed, 2)
      if (layeredNoise(x * fine * 1.4 + 70, y * fine * 2, seed + 11, 3) > 0.62) return scaled(third, spray)
      if (layeredNoise(x * fine + 30, y * fine * 1.6 + warp + 9, seed + 5) > 0.57) return scaled(second, spray)
      if (layeredNoise(x * fine + warp, y * fine * 1.5 + warp, seed) > 0.54) return scaled(first, spray)
      return scaled(ground, spray)
    })
  },
}
