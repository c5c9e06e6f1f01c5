import type { Family } from '../finish.ts'
import { allColours, pick } from '../palette.ts'
import { type Context, flood, placed, starOf, strewn, trace } from '../stencil.ts'

/** Millimetres from figure to figure. */
const pitch = 56

/** A figure of radius 20 in the canvas's fill; what is cut out of it shows the ground's colour. */
type Figure = (canvas: Context, ground: string) => void

const skull: Figure = (canvas, ground) => {
  canvas.beginPath()
  canvas.ellipse(0, -4, 17, 15, 0, 0, Math.PI * 2)
  canvas.roundRect(-9, 4, 18, 14, 4)
  canvas.fill()
  canvas.fillStyle = ground
  for (const side of [-1, 1]) {
    canvas.beginPath()
    canvas.ellipse(side * 6.6, -2, 4.8, 5.4, side * 0.3, 0, Math.PI * 2)
    canvas.fill()
    canvas.fillRect(side * 3 - 0.9, 11, 1.8, 7)
  }
  canvas.beginPath()
  canvas.moveTo(0, 3)
  canvas.lineTo(2.6, 8)
  canvas.lineTo(-2.6, 8)
  canvas.fill()
}

const star: Figure = (canvas) => {
  trace(canvas, starOf(0, 1, 20))
  canvas.fill()
}

/** The shop's own mark. */
const drop: Figure = (canvas, ground) => {
  canvas.beginPath()
  canvas.moveTo(0, -20)
  canvas.bezierCurveTo(5, -9, 14, -2, 14, 6)
  canvas.arc(0, 6, 14, 0, Math.PI)
  canvas.bezierCurveTo(-14, -2, -5, -9, 0, -20)
  canvas.fill()
  canvas.fillStyle = ground
  canvas.beginPath()
  canvas.ellipse(-5, 8, 2.6, 5, 0.5, 0, Math.PI * 2)
  canvas.fill()
}

const bolt: Figure = (canvas) => {
  trace(canvas, [
    [4, -20],
    [-11, 3],
    [-2, 3],
    [-5, 20],
    [11, -5],
    [2, -5],
  ])
  canvas.fill()
}

const figures: readonly Figure[] = [skull, star, drop, skull, bolt]

/** Figures strewn over a ground: skulls, stars, drops. Ground, then the figures' colours. */
export const motif: Family = {
  name: 'motif',
  metal: 0.08,
  rough: 0.36,
  coat: 0.7,
  covers: 'all',
  paint: (ground, { colours, seed = 1, scale = 1 }) => {
    const [base = '#1a1c20', ...paints] = allColours(colours, ['#1a1c20', '#f1ede2', '#e3344a', '#f5c431'])
    const { canvas, box } = ground
    flood(ground, base)
    for (const [index, { x, y, next }] of strewn(box, pitch * scale, seed, 0.4).entries()) {
      canvas.fillStyle = pick(paints, next() * paints.length)
      const figure = pick(figures, index * 2 + next() * 2)
      placed(canvas, [x, y], (next() - 0.5) * 1.2, scale * (0.85 + next() * 0.45), () => figure(canvas, base))
    }
  },
}
