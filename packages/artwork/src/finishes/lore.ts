import { mix, scaled, smooth } from '../colour.ts'
import type { Family } from '../finish.ts'
import { chance, layeredNoise } from '../noise.ts'
import { coloursOf, paletteOf } from '../palette.ts'
import type { Context, Place } from '../stencil.ts'

const own = ['#e8c873', '#8c5f22', '#4b2c0e'] as const

/** Millimetres from scroll to scroll. */
const pitch = 56

interface Scroll {
  x: number
  y: number
  radius: number
  /** 1 turns with the clock, -1 against it */
  turn: number
  angle: number
}

const placesOf = ({ x, y, radius, turn, angle }: Scroll): Place[] =>
  Array.from({ length: 34 }, (_, index) => {
    const share = index * 0.03
    const at = angle + turn * share * 8.4
    const reach = radius * (1 - share * 0.86)
    return [x + Math.cos(at) * reach, y + Math.sin(at) * reach]
  })

const drawScroll = (contexts: readonly Context[], scroll: Scroll, depth = 0): void => {
  const { radius, turn, angle } = scroll
  const places = placesOf(scroll)
  for (const context of contexts) {
    context.beginPath()
    for (const [x, y] of places) context.lineTo(x, y)
    context.lineWidth = radius * 0.15 + 1.3
    context.stroke()
    if (depth > 0) continue
    // Leaves along the outer turn.
    for (const index of [4, 9, 14]) {
      const [x, y] = places[index] ?? [scroll.x, scroll.y]
      context.beginPath()
      context.ellipse(x, y, radius * 0.2, radius * 0.09, angle + turn * index * 0.25 + 1.2, 0, Math.PI * 2)
      context.fill()
    }
  }
  if (depth === 2) return
  const branch = angle + turn * 1.5
  const [fromX, fromY] = places[6] ?? [scroll.x, scroll.y]
  const smaller = {
    x: fromX + Math.cos(branch) * radius * 0.55,
    y: fromY + Math.sin(branch) * radius * 0.55,
    radius: radius * 0.52,
    turn: -turn,
    angle: branch + Math.PI,
  }
  drawScroll(contexts, smaller, depth + 1)
}

/** Old engraver's work: scrolls that branch off one another, raised on gold. Light, dark, engraving. */
export const lore: Family = {
  name: 'lore',
  metal: 0.8,
  rough: 0.33,
  coat: 0.5,
  covers: 'all',
  paint: ({ paintPixels, canvas, emboss, box }, { colours, seed = 5, scale = 1 }) => {
    const [light, dark] = coloursOf(colours, own)
    const [, , engraving] = paletteOf(colours, own)
    paintPixels((x, y, _, v) => {
      const share = smooth(0.15, 0.95, v + 0.15 * layeredNoise(x * 0.008, y * 0.02, seed))
      return scaled(mix(light, dark, share), 0.9 + 0.2 * layeredNoise(x * 0.03, y * 0.03, seed + 3))
    })
    const next = chance(seed)
    canvas.strokeStyle = canvas.fillStyle = engraving
    emboss.strokeStyle = emboss.fillStyle = 'rgba(255,255,255,0.55)'
    canvas.lineCap = emboss.lineCap = 'round'
    const step = pitch * scale
    const columns = Math.ceil(box.width / step)
    const lines = Math.ceil(box.height / step)
    for (let column = 0; column < columns; column += 1) {
      for (let line = 0; line < lines; line += 1) {
        drawScroll([canvas, emboss], {
          x: box.left + column * step + (line % 2 ? step / 2 : 0) + (next() - 0.5) * 10,
          y: box.top + line * step * 0.9 + step * 0.3,
          radius: step * 0.34,
          turn: (column + line) % 2 ? 1 : -1,
          angle: next() * Math.PI * 2,
        })
      }
    }
  },
}
