import type { Family } from '../finish.ts'
import { paletteOf } from '../palette.ts'
import { fillPolygon, flood, framesOf, letter, placesIn, strokeLine } from '../stencil.ts'

const own = ['#35a8f0', '#1463b8', '#f4f4f0', '#14181d'] as const

type Paint = 'main' | 'dark' | 'light'

/** Sweeping panels, as shares of the weapon's length and height; later ones lie on top. */
const panels: readonly (readonly [Paint, string])[] = [
  ['main', '0,0.15 0.2,0.1 0.42,0.32 0.5,0.3 0.62,0.12 1,0.2 1,0.34 0.64,0.34 0.53,0.52 0.4,0.52 0.22,0.4 0,0.62'],
  ['dark', '0,0.62 0.2,0.42 0.27,0.46 0.1,1 0,1'],
  ['light', '0.08,0.14 0.14,0.12 0.36,0.4 0.33,0.44'],
  ['light', '0.54,0.2 0.58,0.16 0.6,0.16 0.5,0.44 0.46,0.46'],
  ['dark', '0.66,0.2 0.9,0.2 0.86,0.3 0.64,0.31'],
  ['light', '0.42,0.6 0.5,0.58 0.56,1 0.5,1'],
  ['main', '0.51,0.58 0.58,0.56 0.64,1 0.58,1'],
]

const pinstripe = '0,0.66 0.21,0.455 0.41,0.555 0.54,0.555 0.65,0.375 1,0.375'

/** A racing car's livery. Main, dark, light, ground. */
export const racing: Family = {
  name: 'racing',
  metal: 0.2,
  rough: 0.28,
  coat: 0.9,
  covers: 'all',
  paint: (ground, { colours, seed, scale }) => {
    const [main, dark, light, base] = paletteOf(colours, own)
    const paints: Record<Paint, string> = { main, dark, light }
    const { canvas, box } = ground
    flood(ground, base)
    for (const frame of framesOf(box, scale, seed)) {
      for (const [paint, shares] of panels) fillPolygon(canvas, paints[paint], placesIn(frame, shares))
      strokeLine(canvas, light, 2, placesIn(frame, pinstripe))
      canvas.fillStyle = light
      for (const place of placesIn(frame, '0.575,0.285'))
        letter(canvas, 'DROP', place, frame.width * 0.028, 'italic 800')
    }
  },
}
