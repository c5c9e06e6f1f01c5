import { mix, scaled, smooth } from '../colour.ts'
import type { Family } from '../finish.ts'
import { cellNoise, layeredNoise, valueNoise } from '../noise.ts'
import { coloursOf } from '../palette.ts'
import { axisFinder, type Place, strokeLine } from '../stencil.ts'

/** Millimetres of a field. */
const field = 20

/** A finishing flag that flutters: fields of two colours, with a stripe of the third along it. */
export const checker: Family = {
  name: 'checker',
  metal: 0.1,
  rough: 0.32,
  coat: 0.8,
  covers: 'all',
  paint: ({ paintPixels, canvas, box }, { colours, seed = 1, scale = 1 }) => {
    const [dark, light] = coloursOf(colours, ['#16181b', '#efece4'])
    const size = field * scale
    const aside = cellNoise(seed, 3, 1) * size * 2
    const { see, axis } = axisFinder()
    paintPixels((x, y) => {
      see(y)
      const flutter = (layeredNoise((x * 0.006) / scale, (y * 0.006) / scale, seed, 2) - 0.5) * size * 5
      const along = (x - y * 0.3 + aside) / size
      const down = (y + flutter) / size
      const isLight = (((Math.floor(along) + Math.floor(down)) % 2) + 2) % 2 === 1
      const fold = 0.9 + 0.2 * valueNoise((x * 0.02) / scale + flutter * 0.02, (y * 0.01) / scale, seed + 4)
      return scaled(mix(dark, light, isLight ? 1 - smooth(0.98, 1, along % 1) * 0.2 : 0), fold)
    })
    const stripe = colours[2]
    if (stripe === undefined) return
    const middle = axis() + size * 0.7
    const line: Place[] = [
      [box.left, middle + size * 0.6],
      [box.right, middle - size * 0.6],
    ]
    strokeLine(canvas, `rgb(${dark})`, size * 1.9, line)
    strokeLine(canvas, stripe, size * 1.4, line)
  },
}
