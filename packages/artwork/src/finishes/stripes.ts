import { colourOf, mix, smooth, white } from '../colour.ts'
import type { Family } from '../finish.ts'
import { layeredNoise } from '../noise.ts'
import { allColours, pick } from '../palette.ts'

/** Millimetres from one stripe to the next. */
const period = 46

/** Film that swam on water and was dipped through: slanting stripes that wander, on the first colour. */
export const stripes: Family = {
  name: 'stripes',
  metal: 0.35,
  rough: 0.3,
  coat: 0.9,
  covers: 'all',
  paint: ({ paintPixels }, { colours, seed = 3, scale = 1 }) => {
    const [ground, ...inks] = allColours(colours, ['#121417', '#19b36b', '#e8c21a', '#0f6e8c']).map(colourOf)
    const base = ground ?? white
    paintPixels((x, y) => {
      const drift = layeredNoise((x * 0.008) / scale, (y * 0.014) / scale, seed, 3) * 260 * scale
      const at = (x * 0.55 + y * 1.1 + drift) / (period * scale)
      const within = at - Math.floor(at)
      if (within < 0.42 + 0.3 * Math.sin(x * 0.02 + drift * 0.03)) return base
      return mix(pick(inks, at), white, smooth(0.9, 1, within) * 0.25)
    })
  },
}
