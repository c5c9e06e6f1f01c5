import { mix } from '../colour.ts'
import type { Family } from '../finish.ts'
import { chance, layeredNoise } from '../noise.ts'
import { coloursOf, paletteOf } from '../palette.ts'
import type { Context, Place } from '../stencil.ts'

const own = ['#8e1220', '#4d0a14', '#0b0708'] as const

/** Millimetres from web to web, and of a web's radius. */
const size = { pitch: 165, radius: 95 }

const drawWeb = (context: Context, [x, y]: Place, radius: number, next: () => number): void => {
  const count = 11 + Math.floor(next() * 4)
  const angles = Array.from({ length: count }, (_, index) => (index / count) * Math.PI * 2 + (next() - 0.5) * 0.25)
  const place = (angle: number, reach: number): Place => [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
  context.lineWidth = radius * 0.034
  for (const angle of angles) {
    context.beginPath()
    context.moveTo(x, y)
    context.lineTo(...place(angle, radius * 1.5))
    context.stroke()
  }
  for (let ring = 1; ring < 7; ring += 1) {
    context.lineWidth = radius * (0.015 + ring * 0.0022)
    context.beginPath()
    angles.forEach((angle, index) => {
      const following = angles[index + 1] ?? (angles[0] ?? 0) + Math.PI * 2
      const reach = ((radius * ring) / 6) * (0.92 + next() * 0.16)
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
    const next = chance(seed)
    canvas.strokeStyle = threads
    canvas.lineCap = 'round'
    const count = Math.max(1, Math.round(box.width / (size.pitch * scale)))
    for (let index = 0; index < count; index += 1) {
      const x = box.left + box.width * ((index + 0.5) / count + (next() - 0.5) * 0.1)
      const y = box.top + box.height * (0.25 + 0.5 * next())
      drawWeb(canvas, [x, y], size.radius * scale * (0.8 + next() * 0.5), next)
    }
  },
}
