import { mix, scaled, smooth } from '../colour.ts'
import type { Family } from '../finish.ts'
import { cellNoise, layeredNoise, valueNoise } from '../noise.ts'
import { coloursOf } from '../palette.ts'

/** Millimetres of a field. */
const field = 20

/** A finishing flag that flutters: fields of two colours, with a stripe of the third along it. */
export const checker: Family = {
  name: 'checker',
  metal: 0.1,
  rough: 0.32,
  coat: 0.8,
  covers: 'all',
  paint: ({ paintPixels, box }, { colours, seed = 1, scale = 1 }) => {
    const [dark, light, stripe] = coloursOf(colours, ['#16181b', '#efece4', '#d8232f'])
    const hasStripe = colours.length === 0 || colours.length > 2
    const size = field * scale
    const aside = cellNoise(seed, 3, 1) * size * 2
    const middle = box.top + box.height * (0.34 + 0.16 * cellNoise(seed, 4, 1))
    paintPixels((x, y) => {
      const flutter = (layeredNoise((x * 0.006) / scale, (y * 0.006) / scale, seed, 2) - 0.5) * size * 5
      const along = (x - y * 0.3 + aside) / size
      const down = (y + flutter) / size
      const isLight = (((Math.floor(along) + Math.floor(down)) % 2) + 2) % 2 === 1
      const fold = 0.9 + 0.2 * valueNoise((x * 0.02) / scale + flutter * 0.02, (y * 0.01) / scale, seed + 4)
      const fromStripe = Math.abs(y + flutter * 0.7 - middle) / size
      if (hasStripe && fromStripe < 0.95) return fromStripe < 0.7 ? scaled(stripe, fold) : scaled(dark, fold)
      return scaled(mix(dark, light, isLight ? 1 - smooth(0.98, 1, along % 1) * 0.2 : 0), fold)
    })
  },
}
