import type { Family } from '../finish.ts'
import { chance } from '../noise.ts'
import { paletteOf } from '../palette.ts'
import { type Context, type Frame, fillPolygon, flood, framesOf, letter, placesIn, strokeLine } from '../stencil.ts'

const own = ['#eceae4', '#f07a1e', '#17181a', '#8e9296'] as const

/** Slanted panels, as shares of the weapon's length and height. */
const blackPanels = [
  '0,0 0.06,0 0.02,1 0,1',
  '0.205,0 0.26,0 0.3,0.55 0.27,1 0.2,1 0.235,0.55',
  '0.36,0.4 0.47,0.36 0.5,0.62 0.46,1 0.34,1 0.37,0.62',
  '0.585,0 0.64,0 0.61,1 0.555,1 0.575,0.5',
  '0.78,0 0.86,0 0.83,1 0.75,1',
]

const brightPanels = [
  '0.07,0 0.14,0 0.1,1 0.03,1',
  '0.27,0 0.33,0 0.36,0.5 0.34,0.62 0.3,0.5',
  '0.48,0 0.56,0 0.52,0.46 0.55,0.6 0.53,1 0.49,1 0.51,0.6',
  '0.66,0.3 0.74,0.3 0.72,0.6 0.65,0.6',
  '0.87,0 0.9,0 0.87,1 0.84,1',
]

const seams = [
  '0,0.3 0.07,0.42 0.2,0.4',
  '0.1,0.72 0.2,0.66 0.235,0.56',
  '0.3,0.2 0.36,0.26 0.48,0.22',
  '0.38,0.5 0.45,0.48',
  '0.56,0.3 0.66,0.25 0.78,0.3',
  '0.5,0.82 0.62,0.8 0.7,0.9',
  '0.86,0.4 1,0.36',
]

const markings = [
  ['0.145,0.34', 'PD-04'],
  ['0.4,0.33', 'DROP'],
  ['0.66,0.24', '07'],
] as const

const drawDesign = (canvas: Context, frame: Frame, [, bright, black, grey]: readonly string[], seed: number): void => {
  for (const panel of blackPanels) fillPolygon(canvas, black ?? own[2], placesIn(frame, panel))
  for (const panel of brightPanels) fillPolygon(canvas, bright ?? own[1], placesIn(frame, panel))
  for (const seam of seams) strokeLine(canvas, grey ?? own[3], 1.8, placesIn(frame, seam))
  // stencilled lines, two by two
  const next = chance(seed)
  canvas.fillStyle = grey ?? own[3]
  for (let index = 0; index < 26; index += 1) {
    const x = frame.left + next() * frame.width
    const y = frame.top + next() * frame.height
    canvas.fillRect(x, y, 10 + next() * 14, 2.2)
    canvas.fillRect(x, y + 5, 6 + next() * 8, 2.2)
  }
  canvas.fillStyle = black ?? own[2]
  for (const [at, text] of markings) {
    for (const place of placesIn(frame, at)) letter(canvas, text, place, frame.width * 0.0175, '700')
  }
}

/** Machines from a film that was never shot: slanted panels on white, seams, stencils. White, orange, black, grey. */
export const asiimov: Family = {
  name: 'asiimov',
  metal: 0.12,
  rough: 0.34,
  coat: 0.75,
  covers: 'all',
  paint: (ground, { colours, seed, scale }) => {
    const paints = paletteOf(colours, own)
    flood(ground, paints[0])
    for (const frame of framesOf(ground.box, scale, seed)) drawDesign(ground.canvas, frame, paints, seed ?? 4)
  },
}
