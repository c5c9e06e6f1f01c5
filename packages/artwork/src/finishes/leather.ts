import { mix, scaled, smooth } from '../colour.ts'
import type { Family } from '../finish.ts'
import { cellNoise, layeredNoise } from '../noise.ts'
import { coloursOf, paletteOf } from '../palette.ts'
import { framesOf, placesIn, strokeLine } from '../stencil.ts'

const own = ['#5a3822', '#2f1c11', '#d8b98a'] as const

/** Millimetres of a grain. */
const grain = 7

/** Seams, as shares of length and height. */
const seams = [
  '0,0.3 0.3,0.26 0.55,0.4 1,0.34',
  '0.2,0 0.26,0.4 0.22,1',
  '0.62,0 0.58,0.5 0.66,1',
  '0,0.72 0.4,0.66 1,0.78',
]

/** How much nearer the nearest seed of a cell is than the next one: 0 is in a crease between two grains. */
const creaseAt = (x: number, y: number, seed: number): number => {
  const [column, line] = [Math.floor(x), Math.floor(y)]
  let nearest = 9
  let second = 9
  for (let right = -1; right <= 1; right += 1) {
    for (let down = -1; down <= 1; down += 1) {
      const [cellX, cellY] = [column + right, line + down]
      const aside = cellX + cellNoise(cellX, cellY, seed) - x
      const below = cellY + cellNoise(cellX, cellY, seed + 1) - y
      const distance = aside * aside + below * below
      if (distance < nearest) {
        second = nearest
        nearest = distance
      } else if (distance < second) second = distance
    }
  }
  return Math.sqrt(second) - Math.sqrt(nearest)
}

/** Grained hide with sewn seams. Hide, creases, thread. */
export const leather: Family = {
  name: 'leather',
  metal: 0,
  rough: 0.6,
  coat: 0.08,
  covers: 'all',
  paint: ({ paintPixels, canvas, emboss, box }, { colours, seed = 1, scale = 1 }) => {
    const [hide, crease] = coloursOf(colours, own)
    const [, dark, thread] = paletteOf(colours, own)
    const size = grain * scale
    paintPixels((x, y) => {
      const worn = layeredNoise(x * 0.012, y * 0.014, seed, 3)
      const flat = smooth(0.04, 0.3, creaseAt(x / size, y / size, seed))
      return scaled(mix(crease, hide, 0.35 + 0.65 * flat), 0.72 + 0.56 * worn)
    })
    for (const frame of framesOf(box, 1, seed)) {
      for (const seam of seams) {
        const path = placesIn(frame, seam)
        strokeLine(canvas, dark, 3, path)
        for (const aside of [-6, 6]) {
          const stitches = path.map(([x, y]) => [x + aside * 0.5, y + aside] as const)
          for (const context of [canvas, emboss]) {
            context.setLineDash([9, 5])
            strokeLine(context, context === canvas ? thread : 'rgba(255,255,255,0.8)', 2.4, stitches)
            context.setLineDash([])
          }
        }
      }
    }
  },
}
