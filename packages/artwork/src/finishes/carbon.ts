import type { Family } from '../finish.ts'
import { axisFinder, framesOf, type Place, strokeLine } from '../stencil.ts'

/** Millimetres of a thread. */
const thread = 6

/** Millimetres below the first one, width and opacity of each pinstripe. */
const pinstripes = [
  { below: 0, width: 6, opacity: 1 },
  { below: 11, width: 2.6, opacity: 0.9 },
  { below: -9, width: 1.8, opacity: 0.6 },
]

/** Along the weapon, and millimetres below where it is longest. */
const bends = [
  [0, 44],
  [0.2, 10],
  [0.32, 0],
  [0.5, 0],
  [0.55, 12],
  [1, 12],
] as const

/** Carbon in 2×2 twill under lacquer, with three pinstripes where a colour is given. */
export const carbon: Family = {
  name: 'carbon',
  metal: 0.25,
  rough: 0.36,
  coat: 0.95,
  covers: 'all',
  paint: ({ paintPixels, canvas, box }, { colours: [stripe], seed, scale = 1 }) => {
    const size = thread * scale
    const turn = (seed ?? 0) % 4
    const { see, axis } = axisFinder()
    paintPixels((x, y) => {
      see(y)
      const column = Math.floor(x / size)
      const line = Math.floor(y / size)
      const isAlong = (((column + line + turn) % 4) + 4) % 4 < 2
      const across = Math.sin((isAlong ? x / size - column : y / size - line) * Math.PI)
      const light = isAlong ? 24 + 30 * across : 14 + 12 * across
      return [light, light * 1.02, light * 1.06]
    })
    if (stripe === undefined) return
    canvas.lineJoin = 'round'
    for (const frame of framesOf(box, 1, seed)) {
      const path = bends.map(([u, below]): Place => [frame.left + u * frame.width, axis() + below])
      for (const { below, width, opacity } of pinstripes) {
        canvas.globalAlpha = opacity
        strokeLine(
          canvas,
          stripe,
          width,
          path.map(([x, y]) => [x, y + below]),
        )
      }
    }
    canvas.globalAlpha = 1
  },
}
