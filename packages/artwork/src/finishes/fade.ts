import { colourOf, ramp, scaled } from '../colour.ts'
import type { Family } from '../finish.ts'
import { valueNoise } from '../noise.ts'

/** Translucent colours that run into one another along the weapon. */
export const fade: Family = {
  name: 'fade',
  metal: 0.92,
  rough: 0.26,
  coat: 0.7,
  covers: 'metal',
  paint: ({ paintPixels }, { colours, scale = 1 }) => {
    const stops = colours.map(colourOf)
    paintPixels((x, y, u, v) => {
      const along = u * 1.02 * scale + (v - 0.5) * 0.35
      return scaled(ramp(stops, along), 0.93 + 0.14 * valueNoise(x * 1.7, y * 1.7, 3))
    })
  },
}
