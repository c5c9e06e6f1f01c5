import { colourOf, ramp, scaled } from '../colour.ts'
import type { Family } from '../finish.ts'
import { cellNoise, valueNoise } from '../noise.ts'
import { allColours } from '../palette.ts'

/**
 * How much of the fade a weapon shows, from 80 to 100 per cent, to a tenth. Seeds are spread evenly over that range
 * without an order, so that neighbours do not look alike.
 * @param seed the item's paint seed, 1 to 1000
 */
export const fadePercentage = (seed: number): number => 80 + Math.round(cellNoise(seed, 0, 97) * 200) / 10

/** Translucent colours that run into one another along the weapon; below 100 % the last ones run out of the muzzle. */
export const fade: Family = {
  name: 'fade',
  metal: 0.92,
  rough: 0.26,
  coat: 0.7,
  covers: 'metal',
  paint: ({ paintPixels }, { colours, seed, scale = 1 }) => {
    const stops = allColours(colours, ['#6a35c9', '#d5308f', '#ffd54a']).map(colourOf)
    const share = (seed === undefined ? 100 : fadePercentage(seed)) / 100 / scale
    paintPixels((x, y, u, v) => {
      const along = u * 1.02 * share + (v - 0.5) * 0.35
      return scaled(ramp(stops, along), 0.93 + 0.14 * valueNoise(x * 1.7, y * 1.7, 3))
    })
  },
}
