import { type Colour, colourOf, mix, scaled, smooth } from '../colour.ts'
import type { Family } from '../finish.ts'
import { layeredNoise } from '../noise.ts'
import { allColours, pick } from '../palette.ts'

/** Millimetres from knot to knot of the net. */
const pitch = 22

/** How far from the nearest thread of a diamond net that hangs slack, as a share of its pitch; 0 is on a thread. */
export const netDistance = (x: number, y: number, size: number, seed: number): number => {
  const slack = 0.55
  const driftX = (layeredNoise(x * 0.02, y * 0.02, seed + 21, 2) - 0.5) * slack * 2
  const driftY = (layeredNoise(x * 0.02 + 50, y * 0.02, seed + 21, 2) - 0.5) * slack * 2
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
    const [ground, ...sprays] = allColours(colours, ['#c2ad82', '#7a6a44', '#4d4a34']).map(colourOf)
    const base: Colour = ground ?? [194, 173, 130]
    const first = pick(sprays, 0)
    const last = pick(sprays, sprays.length - 1)
    const size = pitch * scale
    paintPixels((x, y) => {
      const grain = layeredNoise(x * 0.4, y * 0.4, seed + 2, 2) - 0.5
      const cloud = layeredNoise((x * 0.011) / scale, (y * 0.016) / scale, seed, 3)
      const spray = mix(first, last, smooth(0.42, 0.58, cloud))
      // Where the can was held close, paint ran under the threads too.
      const dense = smooth(0.3, 0.5, layeredNoise((x * 0.014) / scale + 20, (y * 0.014) / scale, seed + 8, 3))
      const share = smooth(0.09, 0.2, netDistance(x, y, size, seed) + grain * 0.12) * (0.35 + 0.65 * dense)
      return scaled(mix(base, spray, share), 0.97 + grain * 0.12)
    })
  },
}
