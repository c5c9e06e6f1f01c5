import type { Family } from '../finish.ts'
import { paletteOf } from '../palette.ts'
import { type Context, flood, type Place, placed, strewn, trace } from '../stencil.ts'

/** Millimetres from one brush stroke to the next, and from one curl to the next. */
const pitch = { brush: 94, curl: 80 }

/** An arc of a circle that swells and thins out again, as a brush draws it. */
const brushStroke = (radius: number, turn: number, width: number): Place[] => {
  const steps = Array.from({ length: 25 }, (_, index) => index / 24)
  const edge = (side: number) =>
    steps.map((share): Place => {
      const swelling = Math.sin(share ** 0.6 * Math.PI) * width * (1 + 0.12 * Math.sin(share * 39 + side))
      const reach = radius * (1 - share * 0.5) + side * swelling
      return [Math.cos(share * turn) * reach, Math.sin(share * turn) * reach]
    })
  return [...edge(0.5), ...edge(-0.5).reverse()]
}

const drawCurl = (canvas: Context, turn: number): void => {
  canvas.beginPath()
  for (let step = 0; step < 40; step += 1) {
    const share = step / 39
    const at = turn * share * 9
    const reach = 34 * (1 - share * 0.9)
    canvas.lineTo(Math.cos(at) * reach, Math.sin(at) * reach)
  }
  canvas.stroke()
}

/** Tattoo: broad strokes of a brush, fine curls, drops. Light ground, ink, second ink, fine lines. */
export const ink: Family = {
  name: 'ink',
  metal: 0.05,
  rough: 0.42,
  coat: 0.5,
  covers: 'all',
  paint: (ground, { colours, seed = 1, scale = 1 }) => {
    const [base, brush, second, fine] = paletteOf(colours, ['#ece6d8', '#15161a', '#b3202b', colours[1] ?? '#15161a'])
    const { canvas, box } = ground
    flood(ground, base)
    canvas.strokeStyle = fine
    canvas.lineCap = 'round'
    canvas.lineWidth = 2.4
    for (const { x, y, next } of strewn(box, pitch.curl * scale, seed + 3, 0.8)) {
      const turn = next() > 0.5 ? 1 : -1
      placed(canvas, [x, y], next() * 6, scale * (0.7 + next() * 0.4), () => drawCurl(canvas, turn))
    }
    for (const { x, y, next } of strewn(box, pitch.brush * scale, seed, 0.8)) {
      const isSecond = next() < 0.34
      canvas.fillStyle = isSecond ? second : brush
      const radius = 40 + next() * 36
      const turn = (2 + next() * 2.4) * (next() > 0.5 ? 1 : -1)
      const width = 17 + next() * 15
      placed(canvas, [x, y], next() * Math.PI * 2, scale, () => {
        trace(canvas, brushStroke(radius, turn, width))
        canvas.fill()
        // drops that flew off where the brush was set down
        for (let drop = 0; drop < 6; drop += 1) {
          canvas.beginPath()
          canvas.arc(radius + (next() - 0.5) * 34, -next() * 26 * Math.sign(turn), 1.4 + next() * 3.6, 0, Math.PI * 2)
          canvas.fill()
        }
      })
    }
  },
}
