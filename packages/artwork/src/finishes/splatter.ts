import type { Family } from '../finish.ts'
import { allColours, pick } from '../palette.ts'
import { type Context, flood, placed, shuffled, strewn } from '../stencil.ts'

/** Millimetres from splash to splash. */
const pitch = 54

/** A splash of radius 1 with its fingers and the drops that flew off. */
const drawSplash = (canvas: Context, next: () => number): void => {
  const count = 9 + Math.floor(next() * 6)
  canvas.beginPath()
  canvas.ellipse(0, 0, 0.8, 0.66 + next() * 0.2, next() * 3, 0, Math.PI * 2)
  canvas.fill()
  for (let finger = 0; finger < count; finger += 1) {
    const angle = (finger / count) * Math.PI * 2 + next() * 0.5
    const length = 0.85 + next() ** 2 * 1.1
    const width = 0.1 + next() * 0.12
    const [towardsX, towardsY] = [Math.cos(angle), Math.sin(angle)]
    canvas.beginPath()
    canvas.moveTo(towardsX * 0.55 - towardsY * width * 2, towardsY * 0.55 + towardsX * width * 2)
    canvas.quadraticCurveTo(towardsX * 0.9, towardsY * 0.9, towardsX * length, towardsY * length)
    canvas.quadraticCurveTo(
      towardsX * 0.9,
      towardsY * 0.9,
      towardsX * 0.55 + towardsY * width * 2,
      towardsY * 0.55 - towardsX * width * 2,
    )
    canvas.fill()
    canvas.beginPath()
    canvas.arc(towardsX * length, towardsY * length, width * 0.9, 0, Math.PI * 2)
    if (next() > 0.5) {
      const flown = length + 0.2 + next() * 0.6
      canvas.moveTo(towardsX * flown, towardsY * flown)
      canvas.arc(towardsX * flown, towardsY * flown, width * (0.5 + next() * 0.6), 0, Math.PI * 2)
    }
    canvas.fill()
  }
}

/** Thrown paint: ground, then the paints. */
export const splatter: Family = {
  name: 'splatter',
  metal: 0.05,
  rough: 0.32,
  coat: 0.7,
  covers: 'all',
  paint: (ground, { colours, seed = 1, scale = 1 }) => {
    const [base = '#e9e6df', ...paints] = allColours(colours, ['#e9e6df', '#e0344b', '#1f7ad1', '#f6c21c'])
    const { canvas, box } = ground
    flood(ground, base)
    for (const { x, y, next } of shuffled(strewn(box, pitch * scale, seed, 1.1), seed)) {
      canvas.fillStyle = pick(paints, next() * paints.length)
      const radius = (9 + next() ** 2 * 24) * scale
      placed(canvas, [x, y], next() * 6, radius, () => drawSplash(canvas, next))
    }
  },
}
