import { colourOf, mix, smooth, white } from '../colour.ts'
import type { Family } from '../finish.ts'
import { layeredNoise } from '../noise.ts'
import { allColours, pick } from '../palette.ts'

const line = colourOf('#0d0a14')

/** Bright bands that were stirred, a dark line at each step from one to the next. */
export const swirl: Family = {
  name: 'swirl',
  metal: 0.15,
  rough: 0.3,
  coat: 0.85,
  covers: 'all',
  paint: ({ paintPixels }, { colours, seed = 3, scale = 1 }) => {
    const bands = allColours(colours, ['#17b6a4', '#e8417a', '#ffd23f', '#3b2f8f', '#f4f1e6']).map(colourOf)
    const fine = 0.009 / scale
    paintPixels((x, y) => {
      const aside = layeredNoise(x * fine, y * fine, seed, 3)
      const down = layeredNoise(x * fine + 7, y * fine + 3, seed + 4, 3)
      const height = layeredNoise(x * fine + aside * 3.4, y * fine * 1.4 + down * 3.4, seed + 7, 3)
      const step = smooth(0.18, 0.82, height) * bands.length * 1.5
      const within = step - Math.floor(step)
      if (within < 0.1) return line
      return mix(pick(bands, step), white, smooth(0.72, 0.98, within) * 0.26)
    })
  },
}
