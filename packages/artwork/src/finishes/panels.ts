import type { Family } from '../finish.ts'
import { chance } from '../noise.ts'
import { paletteOf } from '../palette.ts'
import { type Context, fillPolygon, flood, letter, type Place } from '../stencil.ts'

const own = ['#d9dadb', '#3c444c', '#f2b11d', '#17191b'] as const

/** Millimetres: height of a row of panels, width of the gap between two, radius of a bolt. */
const size = { row: 62, gap: 3, bolt: 2.6 }

const words = ['PD-04', 'PANDROP', 'DROP', '07', 'LOCK', 'UNIT 2']

interface Panel {
  left: number
  top: number
  width: number
  height: number
}

/** A panel with one corner or two cut off. */
const outlineOf = ({ left, top, width, height }: Panel, cut: number): Place[] => [
  [left + cut, top],
  [left + width, top],
  [left + width, top + height - cut],
  [left + width - cut, top + height],
  [left, top + height],
  [left, top + cut],
]

const drawHazard = (canvas: Context, { left, top, width, height }: Panel, warning: string, dark: string): void => {
  canvas.save()
  canvas.beginPath()
  canvas.rect(left, top + height * 0.7, width, height * 0.3)
  canvas.clip()
  canvas.fillStyle = warning
  canvas.fillRect(left, top, width, height)
  for (let x = left - height; x < left + width; x += 18) {
    fillPolygon(canvas, dark, [
      [x, top + height],
      [x + 9, top + height],
      [x + 9 + height * 0.3, top + height * 0.7],
      [x + height * 0.3, top + height * 0.7],
    ])
  }
  canvas.restore()
}

const drawBolts = (canvas: Context, { left, top, width, height }: Panel, colour: string, scale: number): void => {
  const inset = 8 * scale
  canvas.fillStyle = colour
  for (const [x, y] of [
    [left + width - inset, top + inset],
    [left + inset, top + height - inset],
  ] as const) {
    canvas.beginPath()
    canvas.arc(x, y, size.bolt * scale, 0, Math.PI * 2)
    canvas.fill()
  }
}

/** A machine's hull: panels of two tones, bolts, warnings. Light, dark, warning colour, gaps. */
export const panels: Family = {
  name: 'panels',
  metal: 0.25,
  rough: 0.42,
  coat: 0.35,
  covers: 'all',
  paint: (ground, { colours, seed = 1, scale = 1 }) => {
    const [light, dark, warning, gap] = paletteOf(colours, own)
    const { canvas, emboss, box } = ground
    flood(ground, gap)
    const next = chance(seed * 31)
    const row = size.row * scale
    for (let top = box.top - next() * row; top < box.bottom; top += row) {
      let left = box.left - next() * row
      while (left < box.right) {
        const width = row * (0.7 + next() * 1.6)
        const inner = { left, top, width: width - size.gap * scale, height: row - size.gap * scale }
        const outline = outlineOf(inner, row * (0.12 + next() * 0.2))
        const kind = next()
        const tone = kind < 0.12 ? warning : kind < 0.52 ? dark : light
        fillPolygon(canvas, tone, outline)
        fillPolygon(emboss, 'rgba(255,255,255,0.7)', outline)
        if (kind > 0.86) drawHazard(canvas, inner, warning, gap)
        drawBolts(canvas, inner, gap, scale)
        canvas.fillStyle = tone === dark ? light : gap
        const word = words[Math.floor(next() * words.length)] ?? 'DROP'
        if (next() > 0.55) letter(canvas, word, [left + row * 0.2, top + row * 0.58], row * 0.24)
        else canvas.fillRect(left + row * 0.2, top + row * 0.46, row * 0.34, 3 * scale)
        left += width
      }
    }
  },
}
