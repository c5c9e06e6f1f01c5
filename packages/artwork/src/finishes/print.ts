import { colourOf, scaled } from '../colour.ts'
import type { Family } from '../finish.ts'
import { chance, layeredNoise } from '../noise.ts'
import { paletteOf } from '../palette.ts'
import { type Context, type Frame, framesOf, letter, placesIn } from '../stencil.ts'

const own = ['#ebe9ee', '#0d0d0f'] as const

/** Bars: left, top, width and height as shares of the weapon's length and height. */
const bars = [
  [0, 0, 0.04, 1],
  [0.17, 0, 0.012, 1],
  [0.19, 0, 0.004, 1],
  [0.33, 0, 0.09, 0.34],
  [0.345, 0.62, 0.06, 0.4],
  [0.55, 0, 0.02, 1],
  [0.58, 0, 0.006, 1],
  [0.72, 0.2, 0.12, 0.22],
  [0.76, 0.58, 0.2, 0.1],
] as const

const words = [
  ['0.06,0.36', 'PANDROP'],
  ['0.21,0.5', 'No.001'],
  ['0.6,0.42', 'DROP/SKIN'],
  ['0.86,0.3', '04'],
] as const

const drawDesign = (canvas: Context, frame: Frame, [pearl, ink]: readonly [string, string], seed: number): void => {
  const { left, top, width, height } = frame
  canvas.fillStyle = ink
  for (const [u, v, wide, high] of bars) {
    canvas.fillRect(left + u * width, top + v * height, wide * width, high * height)
  }
  // slanting hatch
  canvas.strokeStyle = ink
  for (let line = 0; line < 14; line += 1) {
    const x = left + width * 0.44 + line * 7
    canvas.lineWidth = line % 3 ? 1.2 : 3
    canvas.beginPath()
    canvas.moveTo(x, top)
    canvas.lineTo(x - height * 0.5, top + height)
    canvas.stroke()
  }
  const next = chance(seed)
  for (let dash = 0; dash < 70; dash += 1) {
    canvas.fillRect(left + next() * width, top + next() * height, 2 + next() * 22, 1.6)
  }
  for (const [at, text] of words) {
    for (const place of placesIn(frame, at)) letter(canvas, text, place, width * 0.029)
  }
  // bar code
  for (let bar = 0; bar < 24; bar += 1) {
    canvas.fillRect(
      left + width * 0.06 + bar * width * 0.0056,
      top + height * 0.42,
      (0.0012 + next() * 0.0045) * width,
      height * 0.1,
    )
  }
  canvas.fillStyle = pearl
  letter(canvas, 'BLK/WHT', [left + width * 0.335, top + height * 0.22], width * 0.0165)
}

/** Black print on mother of pearl, whose colour turns along the weapon. Pearl ground, ink. */
export const print: Family = {
  name: 'print',
  metal: 0.3,
  rough: 0.24,
  coat: 1,
  covers: 'all',
  paint: ({ paintPixels, canvas, box }, { colours, seed, scale = 1 }) => {
    const [pearl, ink] = paletteOf(colours, own)
    const ground = scaled(colourOf(pearl), 0.985)
    paintPixels((x, y) => {
      const hue = layeredNoise((x * 0.006) / scale + 2, (y * 0.012) / scale, seed ?? 3, 3) * Math.PI * 2.8
      return [
        ground[0] + 14 * Math.sin(hue),
        ground[1] + 10 * Math.sin(hue + 2.1),
        ground[2] + 16 * Math.sin(hue + 4.2),
      ]
    })
    for (const frame of framesOf(box, scale, seed)) {
      drawDesign(canvas, frame, [pearl, ink], seed ?? 8)
    }
  },
}
