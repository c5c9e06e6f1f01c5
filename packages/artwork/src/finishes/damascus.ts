import { mix, smooth } from '../colour.ts'
import type { Family } from '../finish.ts'
import { layeredNoise } from '../noise.ts'
import { coloursOf } from '../palette.ts'

/** Folded steel, etched: dark and light layers. Coarse enough that a picture of 228 pixels still shows them. */
export const damascus: Family = {
  name: 'damascus',
  metal: 1,
  rough: 0.3,
  coat: 0.1,
  covers: 'metal',
  paint: ({ paintPixels }, { colours, seed = 4, scale = 1 }) => {
    const [dark, light] = coloursOf(colours, ['#2f3235', '#d2d0cb'])
    paintPixels((wideX, wideY) => {
      const x = wideX / scale
      const y = wideY / scale
      const fold = layeredNoise(x * 0.011, y * 0.016, seed, 3)
      const ripple = layeredNoise(x * 0.04, y * 0.04, seed + 5, 2)
      const layer = Math.sin(y * 0.1 + fold * 34 + ripple * 2.4)
      return mix(dark, light, smooth(-0.35, 0.45, layer))
    })
  },
}
