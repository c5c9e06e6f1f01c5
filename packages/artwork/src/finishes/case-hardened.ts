import { type Colour, colourOf, mix, smooth } from '../colour.ts'
import type { Family } from '../finish.ts'
import { layeredNoise } from '../noise.ts'

const blue = colourOf('#1f4fb8')
const deep = colourOf('#16246e')
const sky = colourOf('#6fb4ea')
const gold = colourOf('#d9a441')
const straw = colourOf('#efdca6')
const purple = colourOf('#7a3f86')
const steel = colourOf('#a9a7a4')

/** The colours of heat on steel, from the hottest to the coolest. */
const temper = (heat: number): Colour => {
  if (heat > 0.6) return mix(sky, blue, smooth(0.74, 0.62, heat))
  if (heat > 0.52) return mix(blue, deep, smooth(0.6, 0.53, heat))
  if (heat > 0.47) return mix(deep, purple, smooth(0.52, 0.475, heat))
  if (heat > 0.4) return mix(purple, gold, smooth(0.47, 0.42, heat))
  return mix(gold, straw, smooth(0.4, 0.25, heat))
}

/** Colour case hardening: the seed decides how much of it is blue. */
export const caseHardened: Family = {
  name: 'case hardened',
  metal: 1,
  rough: 0.27,
  coat: 0.35,
  covers: 'metal',
  paint: ({ paintPixels }, { seed = 4, scale = 1 }) => {
    const fine = 0.012 / scale
    paintPixels((x, y) => {
      const warp = layeredNoise(x * fine * 1.4, y * fine * 1.4, seed + 3) * 2.2
      const heat = layeredNoise(x * fine + warp, y * fine + warp * 0.7, seed, 5)
      const detail = layeredNoise(x * 0.05, y * 0.05, seed + 8, 3)
      return mix(temper(heat + (detail - 0.5) * 0.16), steel, smooth(0.62, 0.8, detail) * 0.35)
    })
  },
}
