import { type Colour, colourOf, mix, scaled, smooth } from '../colour.ts'
import type { Family } from '../finish.ts'
import { layeredNoise, valueNoise } from '../noise.ts'
import { allColours, pick } from '../palette.ts'

/** Millimetres from knot to knot of the net. */
const pitch = 27

/** How far the net is from hanging straight, as a share of its pitch. */
const slack = 1.1

/** How far from the nearest thread of a diamond net that hangs slack, as a share of its pitch; 0 is on a thread. */
export const netDistance = (x: number, y: number, size: number, seed: number): number => {
  const driftX = (valueNoise(x * 0.011, y * 0.011, seed + 21) - 0.5) * slack
  const driftY = (valueNoise(x * 0.011, y * 0.011, seed + 22) - 0.5) * slack
  const rising = x / size + driftX + (y / size + driftY) * 1.4
  const falling = x / size + driftX - (y / size + driftY) * 1.4
  const toThread = (at: number) => Math.abs(at - Math.round(at))
  return Math.min(toThread(rising), toThread(falling))
}

/** Sprayed through a net: the ground stays where its threads lay. */
export const mesh: Family = {
  name: 'mesh',
  metal: 0,
  rough: 0.7,
  coat: 0,
  covers: 'all',
  paint: ({ paintPixels }, { colours, seed = 1, scale = 1 }) => {
    const [ground, ...sprays] = allColours(colours, ['#bfa878', '#66532f', '#3a3a29']).map(colourOf)
    const base: Colour = ground ?? [194, 173, 130]
    const first = pick(sprays, 0)
    const last = pick(sprays, sprays.length - 1)
    const size = pitch * scale
    paintPixels((x, y) => {
      const grain = valueNoise(x * 0.5, y * 0.5, seed + 2) - 0.5
      const cloud = layeredNoise((x * 0.011) / scale, (y * 0.016) / scale, seed, 3)
      const spray = mix(first, last, smooth(0.42, 0.58, cloud))
      // Where the can was held close, paint ran under the threads too.
      const dense = smooth(0.3, 0.5, layeredNoise((x * 0.014) / scale + 20, (y * 0.014) / scale, seed + 8, 2))
      const share = smooth(0.07, 0.16, netDistance(x, y, size, seed) + grain * 0.06) * (0.62 + 0.38 * dense)
      return scaled(mix(base, spray, share), 0.97 + grain * 0.12)
    })
  },
}
