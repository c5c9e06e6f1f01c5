import { colourOf, mix, scaled } from '../colour.ts'
import type { Family } from '../finish.ts'
import { cellNoise, valueNoise } from '../noise.ts'
import { allColours, pick } from '../palette.ts'

/** Millimetres of a whole set of bands, and of a thread. */
const size = { set: 92, thread: 4 }

/** Which colour a band has and where in the set it ends. */
const bands = [
  { till: 0.3, colour: 0 },
  { till: 0.36, colour: 2 },
  { till: 0.6, colour: 1 },
  { till: 0.66, colour: 2 },
  { till: 0.8, colour: 0 },
  { till: 0.84, colour: 3 },
  { till: 1, colour: 0 },
]

/** Woven bands that cross. Ground, broad bands, narrow bands, thread. */
export const plaid: Family = {
  name: 'plaid',
  metal: 0,
  rough: 0.78,
  coat: 0,
  covers: 'all',
  paint: ({ paintPixels }, { colours, seed = 1, scale = 1 }) => {
    const yarns = allColours(colours, ['#8c1d24', '#1d2b3a', '#e4d9bd', '#d9a52e']).map(colourOf)
    const set = size.set * scale
    const thread = size.thread * Math.sqrt(scale)
    const aside = cellNoise(seed, 1, 2)
    const down = cellNoise(seed, 2, 2)
    const yarnAt = (place: number) => {
      const within = place - Math.floor(place)
      const { colour } = bands.find(({ till }) => within < till) ?? { colour: 0 }
      return pick(yarns, Math.min(colour, yarns.length - 1))
    }
    paintPixels((x, y) => {
      // Twill: warp and weft take turns along the diagonal.
      const turn = (((Math.floor(x / thread) + Math.floor(y / thread)) % 2) + 2) % 2
      const cloth = mix(yarnAt(x / set + aside), yarnAt(y / set + down), turn ? 0.62 : 0.38)
      return scaled(cloth, 0.88 + 0.22 * valueNoise(x * 0.8, y * 0.8, 4))
    })
  },
}
