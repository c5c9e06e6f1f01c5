import { mix, smooth } from '../colour.ts'
import type { Family } from '../finish.ts'
import { layeredNoise } from '../noise.ts'
import { coloursOf } from '../palette.ts'

/** Millimetres from one tongue to the next. */
const tongue = 34

/** Fire that licks from the back towards the muzzle. Ground, red, orange, yellow. */
export const flame: Family = {
  name: 'flame',
  metal: 0.75,
  rough: 0.26,
  coat: 0.85,
  covers: 'metal',
  paint: ({ paintPixels }, { colours, seed = 2, scale = 1 }) => {
    const [ground, red, orange, yellow] = coloursOf(colours, ['#120d0c', '#8e1a0c', '#f06a12', '#ffd34a'])
    paintPixels((x, y, u) => {
      const drift = layeredNoise((x * 0.011) / scale, (y * 0.02) / scale, seed, 3) * 90 * scale
      const place = (y + drift * 0.7 - x * 0.18) / (tongue * scale)
      const reachOfTongue = Math.abs(place - Math.floor(place) - 0.5) * 2
      const lick = layeredNoise((x * 0.02) / scale, (y * 0.04) / scale, seed + 4, 3) - 0.5
      const heat = 1.08 - u * 0.98 + (reachOfTongue - 0.5) * 0.55 + lick * 0.35
      if (heat > 0.5) return mix(orange, yellow, smooth(0.62, 1.05, heat))
      return heat > 0.42 ? red : ground
    })
  },
}
