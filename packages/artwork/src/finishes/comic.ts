import { colourOf, mix, white } from '../colour.ts'
import type { Family } from '../finish.ts'
import { layeredNoise } from '../noise.ts'
import { allColours, pick } from '../palette.ts'
import { type Context, fillPolygon, letter, type Place, placed, ringOf, starOf, strewn } from '../stencil.ts'

const ink = colourOf('#101014')

/** Millimetres from dot to dot and from burst to burst. */
const size = { dot: 8.5, burst: 125 }

const words = ['DROP!', 'PAN!', 'BAM!', 'POW!', 'WHAM!']

const outlined = (canvas: Context, colour: string, width: number, places: readonly Place[]): void => {
  fillPolygon(canvas, colour, places)
  canvas.lineWidth = width
  canvas.stroke()
}

/** Cheap print, loud colours: shapes outlined in ink, half-tone dots, bursts. Colours of the shapes. */
export const comic: Family = {
  name: 'comic',
  metal: 0.08,
  rough: 0.36,
  coat: 0.6,
  covers: 'all',
  paint: ({ paintPixels, canvas, box }, { colours, seed = 1, scale = 1 }) => {
    const names = allColours(colours, ['#f7d22e', '#e8362f', '#2f86e0', '#f4f0e4', '#1c1b22'])
    const inks = names.map(colourOf)
    const fine = 0.0085 / scale
    const dot = size.dot * Math.sqrt(scale)
    paintPixels((x, y) => {
      const aside = layeredNoise(x * fine, y * fine, seed, 2) * 2.6
      const height = layeredNoise(x * fine + aside, y * fine * 1.3 + aside, seed + 4, 2) * inks.length * 2.1
      const within = height - Math.floor(height)
      if (within < 0.1) return ink
      const colour = pick(inks, height)
      // Dots stand on the bias and grow towards one side of the shape.
      const [along, down] = [(x + y) / dot, (x - y) / dot]
      const fromDot = Math.hypot(along - Math.round(along), down - Math.round(down))
      return fromDot < (within - 0.42) * 0.85 ? mix(pick(inks, height + 1), white, 0.12) : colour
    })
    canvas.lineJoin = 'round'
    canvas.strokeStyle = '#101014'
    canvas.textAlign = 'center'
    for (const { x, y, next } of strewn(box, size.burst * scale, seed, 0.7)) {
      const kind = next()
      const first = next() * names.length
      placed(canvas, [x, y], (next() - 0.5) * 0.5, scale, () => {
        if (kind < 0.62) {
          outlined(canvas, pick(names, first), 4, starOf(0, 0, 44, 11, 0.66))
          outlined(canvas, pick(names, first + 1), 2.4, starOf(0, 0, 31, 11, 0.72))
          canvas.fillStyle = '#101014'
          letter(canvas, pick(words, next() * words.length), [0, 6], 15, '900')
        } else outlined(canvas, pick(names, first), 4, ringOf(0, 0, 18, 24))
      })
    }
    canvas.textAlign = 'start'
  },
}
