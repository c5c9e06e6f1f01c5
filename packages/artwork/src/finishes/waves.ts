import type { Family } from '../finish.ts'
import { cellNoise } from '../noise.ts'
import { paletteOf } from '../palette.ts'
import { flood } from '../stencil.ts'

/** Millimetres of a wave's radius, and its rings: few and broad, so that they show at 228 pixels. */
const wave = { radius: 50, rings: 3 }

/** Seigaiha, the sea as Japanese printers draw it. Ground, foam, water, and what the muzzle end is tinted with. */
export const waves: Family = {
  name: 'waves',
  metal: 0.25,
  rough: 0.32,
  coat: 0.8,
  covers: 'all',
  paint: (ground, { colours, seed = 1, scale = 1 }) => {
    const [base, foam, water] = paletteOf(colours, ['#10233f', '#f1efe6', '#2f7fc2'])
    const tint = colours[3]
    const { canvas, box } = ground
    flood(ground, base)
    const radius = wave.radius * scale
    const aside = cellNoise(seed, 0, 1) * radius * 2
    const down = cellNoise(seed, 1, 1) * radius
    let line = 0
    for (let y = box.top - radius + down - radius; y < box.bottom + radius * 2; y += radius * 0.5) {
      const left = box.left - radius * 2 + aside - radius * 2 + (line % 2) * radius
      for (let x = left; x < box.right + radius * 2; x += radius * 2) {
        for (let ring = wave.rings * 2; ring > 0; ring -= 1) {
          canvas.fillStyle = ring === wave.rings * 2 ? base : ring % 2 ? foam : water
          canvas.beginPath()
          canvas.arc(x, y, (radius * ring) / (wave.rings * 2), 0, Math.PI * 2)
          canvas.fill()
        }
      }
      line += 1
    }
    if (tint === undefined) return
    const dusk = canvas.createLinearGradient(box.left, 0, box.right, 0)
    dusk.addColorStop(0, `${tint}00`)
    dusk.addColorStop(1, `${tint}cc`)
    canvas.fillStyle = dusk
    canvas.fillRect(box.left, box.top, box.width, box.height)
  },
}
