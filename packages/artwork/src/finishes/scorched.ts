import { mix, scaled, smooth } from '../colour.ts'
import type { Family } from '../finish.ts'
import { layeredNoise, valueNoise } from '../noise.ts'
import { coloursOf } from '../palette.ts'
import { netDistance } from './mesh.ts'

/** Millimetres from knot to knot of the net. */
const pitch = 30

/** Char: paint burnt black, the pale net that was sprayed on it still shows here and there. Char, net, ash. */
export const scorched: Family = {
  name: 'scorched',
  metal: 0.3,
  rough: 0.6,
  coat: 0.05,
  covers: 'all',
  paint: ({ paintPixels }, { colours, seed = 1, scale = 1 }) => {
    const [char, net, ash] = coloursOf(colours, ['#1a1815', '#8c8371', '#4a443b'])
    const size = pitch * scale
    paintPixels((x, y) => {
      const grain = valueNoise(x * 0.4, y * 0.4, seed + 2) - 0.5
      const soot = layeredNoise((x * 0.014) / scale, (y * 0.018) / scale, seed, 3)
      const thread = smooth(0.17, 0.06, netDistance(x, y, size, seed + 1) + grain * 0.1)
      const left = smooth(0.4, 0.56, layeredNoise((x * 0.02) / scale + 9, (y * 0.02) / scale, seed + 5, 3))
      const ground = mix(char, ash, smooth(0.48, 0.66, soot))
      return scaled(mix(ground, net, thread * (0.25 + 0.7 * left)), 1 + grain * 0.3)
    })
  },
}
