import { mix, scaled, smooth } from '../colour.ts'
import type { Family } from '../finish.ts'
import { layeredNoise, valueNoise } from '../noise.ts'
import { coloursOf } from '../palette.ts'

/** Steel that was left in the rain: steel, orange rust, dark rust. */
export const rust: Family = {
  name: 'rust',
  metal: 0.45,
  rough: 0.62,
  coat: 0,
  covers: 'metal',
  paint: ({ paintPixels }, { colours, seed = 1, scale = 1 }) => {
    const [steel, orange, dark] = coloursOf(colours, ['#8a8d8e', '#b5581f', '#4a2413'])
    const fine = 0.017 / scale
    paintPixels((x, y) => {
      const patch = layeredNoise(x * fine, y * fine * 1.2, seed, 5)
      const crust = layeredNoise(x * fine * 2.4 + 9, y * fine * 2.4, seed + 6, 4)
      const grain = valueNoise(x * 0.7, y * 0.7, seed + 2)
      const rusty = mix(orange, dark, smooth(0.4, 0.56, crust + (grain - 0.5) * 0.16))
      const share = smooth(0.42, 0.49, patch + (crust - 0.5) * 0.3 + (grain - 0.5) * 0.05)
      return scaled(mix(steel, rusty, share), 0.84 + 0.3 * grain)
    })
  },
}
