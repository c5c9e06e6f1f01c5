import type { Family } from '../finish.ts'
import { chance } from '../noise.ts'
import { allColours, pick } from '../palette.ts'
import { flood, placed, shuffled, strewn } from '../stencil.ts'

/** Millimetres from slash to slash. */
const pitch = 52

/** Slashes of light, all leaning one way. Ground, then the slashes' colours. */
export const neon: Family = {
  name: 'neon',
  metal: 0.3,
  rough: 0.28,
  coat: 0.9,
  covers: 'all',
  paint: (ground, { colours, seed = 6, scale = 1 }) => {
    const [base = '#14101f', ...lights] = allColours(colours, ['#14101f', '#19d3da', '#ff3fa4', '#6a35c9'])
    const { canvas, box } = ground
    flood(ground, base)
    for (const { x, y, next } of shuffled(strewn(box, pitch * scale, seed, 1.2), seed)) {
      const width = 50 + next() * 160
      const height = 5 + next() * 22
      canvas.fillStyle = pick(lights, next() * lights.length)
      placed(canvas, [x, y], 0, scale, () => {
        canvas.transform(1, 0, -0.7, 1, 0, 0)
        canvas.fillRect(-width / 2, -height / 2, width, height)
      })
    }
    const next = chance(seed + 1)
    canvas.strokeStyle = base
    canvas.lineWidth = 3 * scale
    for (let cut = 0; cut < 12 / scale; cut += 1) {
      const x = box.left + next() * (box.width + box.height)
      canvas.beginPath()
      canvas.moveTo(x, box.top)
      canvas.lineTo(x - box.height * 0.7, box.bottom)
      canvas.stroke()
    }
  },
}
