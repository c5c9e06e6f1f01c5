import { mix, scaled, smooth } from '../colour.ts'
import type { Family } from '../finish.ts'
import { layeredNoise, valueNoise } from '../noise.ts'
import { coloursOf } from '../palette.ts'

/** Millimetres from stripe to stripe. */
const period = 40

/** A tiger's stripes, each running out into a tooth. Ground, stripes. */
export const tiger: Family = {
  name: 'tiger',
  metal: 0.95,
  rough: 0.24,
  coat: 0.6,
  covers: 'metal',
  paint: ({ paintPixels }, { colours, seed = 1, scale = 1 }) => {
    const [ground, stripe] = coloursOf(colours, ['#d98a1c', '#f6e7b4'])
    const size = period * scale
    paintPixels((x, y) => {
      const sway = layeredNoise((x * 0.012) / scale, (y * 0.02) / scale, seed, 3) - 0.5
      const at = (x + y * 0.35) / size + sway * 3.2
      const column = Math.floor(at)
      const within = Math.abs(at - column - 0.5) * 2
      // Each stripe has teeth of its own: it grows and ends, from above and from below in turn.
      const length = valueNoise((y * 0.02) / scale + column * 5.7, column * 3.1, seed + 3)
      const reach = (length - 0.26) * 1.05 + (layeredNoise(x * 0.05, y * 0.09, seed + 6, 2) - 0.5) * 0.2
      const share = smooth(0.03, -0.03, within - reach)
      return mix(scaled(ground, 0.86 + 0.28 * valueNoise(x * 0.03, y * 1.4, 2)), stripe, share)
    })
  },
}
