import { mix } from '../colour.ts'
import type { Family } from '../finish.ts'
import { layeredNoise } from '../noise.ts'
import { coloursOf, paletteOf } from '../palette.ts'
import { type Context, type Place, strewn } from '../stencil.ts'

const own = ['#b31527', '#5e0b16', '#0b0708'] as const

/** Millimetres from web to web, and of a web's radius. */
const size = { pitch: 136, radius: 84 }

const drawWeb = (context: Context, [x, y]: Place, radius: number, next: () => number): void => {
  const count = 11 + Math.floor(next() * 4)
  const angles = Array.from({ length: count }, (_, index) => (index / count) * Math.PI * 2 + (next() - 0.5) * 0.25)
  const place = (angle: number, reach: number): Place => [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
  context.lineWidth = radius * 0.045
  for (const angle of angles) {
    context.beginPath()
    context.moveTo(x, y)
    context.lineTo(...place(angle, radius * 1.25))
    context.stroke()
  }
  for (let ring = 1; ring < 6; ring += 1) {
    context.lineWidth = radius * (0.022 + ring * 0.003)
    context.beginPath()
    angles.forEach((angle, index) => {
      const following = angles[index + 1] ?? (angles[0] ?? 0) + Math.PI * 2
      const reach = ((radius * ring) / 5) * (0.92 + next() * 0.16)
      context.moveTo(...place(angle, reach))
      // Threads hang between the spokes.
      context.quadraticCurveTo(...place((angle + following) / 2, reach * 0.82), ...place(following, reach))
    })
    context.stroke()
  }
}

/** Spiders' webs along the weapon, over a ground of two colours. */
export const web: Family = {
  name: 'web',
  metal: 0.2,
  rough: 0.34,
  coat: 0.8,
  covers: 'metal',
  paint: ({ paintPixels, canvas, box }, { colours, seed = 2, scale = 1 }) => {
    const [first, second] = coloursOf(colours, own)
    const [, , threads] = paletteOf(colours, own)
    paintPixels((x, y) => mix(first, second, layeredNoise(x * 0.02, y * 0.02, seed)))
    canvas.strokeStyle = threads
    canvas.lineCap = 'round'
    for (const { x, y, next } of strewn(box, size.pitch * scale, seed, 0.5)) {
      drawWeb(canvas, [x, y], size.radius * scale * (0.8 + next() * 0.4), next)
    }
  },
}
