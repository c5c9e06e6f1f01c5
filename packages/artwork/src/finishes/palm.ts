import type { Family } from '../finish.ts'
import { paletteOf } from '../palette.ts'
import { type Context, flood, placed, shuffled, strewn } from '../stencil.ts'

/** Millimetres from leaf to leaf. */
const pitch = 66

/** A palm's leaf, 100 long, its stem at the origin. */
const drawLeaf = (canvas: Context): void => {
  canvas.beginPath()
  for (let index = 0; index < 7; index += 1) {
    const at = 8 + index * 13
    const length = 46 * Math.sin(((index + 2.2) / 10) * Math.PI) + 8
    for (const side of [-1, 1]) {
      const tipX = at + length * 0.66
      const tipY = side * length * 0.72
      canvas.moveTo(at - 2, 0)
      canvas.quadraticCurveTo(at + length * 0.24, side * length * 0.48, tipX, tipY)
      canvas.quadraticCurveTo(at + length * 0.4, side * length * 0.26, at + 4, 0)
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
      placed(canvas, [x, y], next() * Math.PI * 2, scale * (0.6 + next() * 0.35), () => drawLeaf(canvas))
    }
  },
}
