import { colourOf, mix, ramp, scaled, smooth, white } from '../colour.ts'
import type { Family } from '../finish.ts'
import { layeredNoise } from '../noise.ts'
import { allColours } from '../palette.ts'
import { strewn } from '../stencil.ts'

/** Millimetres from star to star. */
const pitch = 15

/** Night sky: clouds of light, stars before them. From the dark of the sky to the brightest cloud. */
export const nebula: Family = {
  name: 'nebula',
  metal: 0.35,
  rough: 0.24,
  coat: 0.95,
  covers: 'all',
  paint: ({ paintPixels, canvas, box }, { colours, seed = 1, scale = 1 }) => {
    const stops = allColours(colours, ['#080a1c', '#23206b', '#7a2c9c', '#e0558f', '#ffd9b8']).map(colourOf)
    const fine = 0.008 / scale
    paintPixels((x, y) => {
      const aside = layeredNoise(x * fine, y * fine, seed, 2)
      const cloud = layeredNoise(x * fine + aside * 1.8, y * fine * 1.5 + aside * 1.8, seed + 5, 5)
      const dust = layeredNoise(x * fine * 2.2 + 40, y * fine * 2.2 - aside * 3, seed + 9, 3)
      const colour = ramp(stops, smooth(0.3, 0.72, cloud) * (0.55 + 0.55 * smooth(0.36, 0.6, dust)))
      return mix(scaled(colour, 1.06), white, smooth(0.66, 0.8, cloud) * 0.35)
    })
    for (const { x, y, next } of strewn(box, pitch * Math.sqrt(scale), seed, 1)) {
      const size = next()
      const radius = (0.5 + size ** 6 * 3.2) * Math.sqrt(scale)
      canvas.fillStyle = `rgba(255,255,255,${0.35 + size * 0.65})`
      canvas.beginPath()
      canvas.arc(x, y, radius, 0, Math.PI * 2)
      canvas.fill()
      if (size < 0.93) continue
      // The brightest have rays.
      canvas.fillRect(x - radius * 4, y - 0.4, radius * 8, 0.8)
      canvas.fillRect(x - 0.4, y - radius * 4, 0.8, radius * 8)
    }
  },
}
