import type { Family } from '../finish.ts'
import { paletteOf } from '../palette.ts'
import { type Context, flood, placed, shuffled, strewn } from '../stencil.ts'

/** Millimetres from leaf to leaf. */
const pitch = 58

/** A palm's leaf, 100 long, its stem at the origin. */
const drawLeaf = (canvas: Context): void => {
  canvas.beginPath()
  for (let index = 0; index < 9; index += 1) {
    const at = 12 + index * 9.5
    const length = 44 * Math.sin(((index + 2) / 11.5) * Math.PI) + 6
    for (const side of [-1, 1]) {
      const tipX = at + length * 0.62
      const tipY = side * length * 0.66 + at * at * 0.0012
      canvas.moveTo(at - 4, 0)
      canvas.quadraticCurveTo(at + length * 0.1, side * length * 0.46, tipX, tipY)
      canvas.quadraticCurveTo(at + length * 0.34, side * length * 0.22, at + 4, 0)
    }
  }
  canvas.fill()
  canvas.beginPath()
  canvas.moveTo(-6, -1)
  canvas.lineTo(104, 0)
  canvas.lineTo(-6, 2)
  canvas.fill()
}

/** Palm leaves laid on and sprayed over. Ground, leaves, darker leaves. */
export const palm: Family = {
  name: 'palm',
  metal: 0,
  rough: 0.62,
  coat: 0.08,
  covers: 'all',
  paint: (ground, { colours, seed = 1, scale = 1 }) => {
    const [base, light, dark] = paletteOf(colours, ['#b9a676', '#6f7443', '#39422b'])
    const { canvas, box } = ground
    flood(ground, base)
    const leaves = shuffled(strewn(box, pitch * scale, seed, 0.7), seed + 3)
    for (const [index, { x, y, next }] of leaves.entries()) {
      canvas.fillStyle = index % 2 ? light : dark
      placed(canvas, [x, y], next() * Math.PI * 2, scale * (0.62 + next() * 0.4), () => drawLeaf(canvas))
    }
  },
}
