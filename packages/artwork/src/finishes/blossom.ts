import type { Family } from '../finish.ts'
import { allColours, pick } from '../palette.ts'
import { type Context, flood, placed, shuffled, strewn } from '../stencil.ts'

/** Millimetres from flower to flower. */
const pitch = 62

/** A petal of length 1, from the origin to the right, with a notch at its end. */
const drawPetal = (canvas: Context): void => {
  canvas.beginPath()
  canvas.moveTo(0.08, 0)
  canvas.bezierCurveTo(0.3, -0.62, 0.86, -0.62, 1, -0.16)
  canvas.lineTo(0.88, 0)
  canvas.lineTo(1, 0.16)
  canvas.bezierCurveTo(0.86, 0.62, 0.3, 0.62, 0.08, 0)
  canvas.fill()
  canvas.stroke()
}

const drawLeaf = (canvas: Context): void => {
  canvas.beginPath()
  canvas.moveTo(0.5, 0)
  canvas.quadraticCurveTo(1.1, -0.5, 1.75, 0)
  canvas.quadraticCurveTo(1.1, 0.5, 0.5, 0)
  canvas.fill()
  canvas.beginPath()
  canvas.moveTo(0.6, 0)
  canvas.lineTo(1.6, 0)
  canvas.stroke()
}

/** Flowers and their leaves. Ground, petals, leaves, heart, then other petals. */
export const blossom: Family = {
  name: 'blossom',
  metal: 0.1,
  rough: 0.32,
  coat: 0.8,
  covers: 'all',
  paint: (ground, { colours, seed = 1, scale = 1 }) => {
    const given = allColours(colours, ['#161a2b', '#f29ab8', '#3d7a52', '#ffe08a', '#fbe6ee'])
    const [base = '#161a2b', petal = '#f29ab8', leaf = '#3d7a52', heart = '#ffe08a', ...others] = given
    const petals = [petal, ...others]
    const { canvas, box } = ground
    flood(ground, base)
    canvas.lineWidth = 0.07
    canvas.strokeStyle = base
    const flowers = shuffled(strewn(box, pitch * scale, seed, 0.7), seed).map(({ x, y, next }) => ({
      place: [x, y] as const,
      angle: next() * Math.PI * 2,
      size: (19 + next() * 19) * scale,
      kind: next() * petals.length,
    }))
    for (const { place, angle, size } of flowers) {
      canvas.fillStyle = leaf
      for (const turn of [0.3, 2.2, 4.4]) placed(canvas, place, angle + turn, size, () => drawLeaf(canvas))
    }
    for (const { place, angle, size, kind } of flowers) {
      for (let index = 0; index < 5; index += 1) {
        canvas.fillStyle = pick(petals, kind)
        placed(canvas, place, angle + (index / 5) * Math.PI * 2, size, () => drawPetal(canvas))
      }
      canvas.fillStyle = heart
      canvas.beginPath()
      canvas.arc(...place, size * 0.24, 0, Math.PI * 2)
      canvas.fill()
    }
  },
}
