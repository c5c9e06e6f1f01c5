import { colourOf, mix, ramp, smooth, white } from '../colour.ts'
import type { Family } from '../finish.ts'
import { layeredNoise } from '../noise.ts'
import { allColours } from '../palette.ts'

/** Colours that run along the weapon and were stirred once, like smoke on polished metal. */
export const marbleFade: Family = {
  name: 'marble fade',
  metal: 0.95,
  rough: 0.2,
  coat: 0.85,
  covers: 'metal',
  paint: ({ paintPixels, box }, { colours, seed = 1, scale = 1 }) => {
    const stops = allColours(colours, ['#1b3fd0', '#d81f2a', '#ffd21f']).map(colourOf)
    const fine = 0.0085 / scale
    // Two rounds of the colours on a long weapon, so that each shows on what of it is metal.
    const rounds = box.width / (210 * scale)
    paintPixels((x, y, u) => {
      const aside = layeredNoise(x * fine, y * fine * 1.3, seed, 3)
      const smoke = layeredNoise(x * fine + aside * 3, y * fine * 1.6 + aside * 4, seed + 7, 5)
      const turn = u * rounds + (smoke - 0.5) * 3 + seed * 0.37
      // There and back again: no hard step where a round ends.
      const share = Math.abs((((turn % 2) + 2) % 2) - 1)
      const thread = Math.max(0, 1 - Math.abs(smoke - 0.5) * 14)
      return mix(ramp(stops, smooth(0.04, 0.96, share)), white, thread * 0.16)
    })
  },
}
