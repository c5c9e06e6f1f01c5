import { colourOf, mix, scaled, smooth } from '../colour.ts'
import type { Family } from '../finish.ts'
import { layeredNoise, valueNoise } from '../noise.ts'

/** Candy over brushed metal: deep where little light falls, dark towards the edges. The second colour is the dark. */
export const anodized: Family = {
  name: 'anodized',
  metal: 0.96,
  rough: 0.2,
  coat: 0.9,
  covers: 'metal',
  paint: ({ paintPixels }, { colours: [light = '#c81e3a', dark], seed = 1, scale = 1 }) => {
    const candy = colourOf(light)
    const shade = dark === undefined ? scaled(candy, 0.4) : colourOf(dark)
    paintPixels((x, y, u, v) => {
      const pool = layeredNoise((x * 0.006) / scale, (y * 0.01) / scale, seed, 3) - 0.5
      const edge = Math.max(Math.abs(u - 0.5), Math.abs(v - 0.45) * 0.9) * 2 + pool * 0.7
      const brushed = 0.94 + 0.12 * valueNoise(x * 0.04, y * 1.9, seed + 3)
      return scaled(mix(candy, shade, smooth(0.4, 1.25, edge)), brushed)
    })
  },
}
