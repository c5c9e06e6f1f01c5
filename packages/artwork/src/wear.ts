import { clamp } from './colour.ts'
import type { Exterior } from './finish.ts'
import { chance, layeredNoise, valueNoise } from './noise.ts'
import { millimetreCanvas, type Relief } from './relief.ts'

interface WearLevel {
  /** paint is gone where the wear field is above it */
  threshold: number
  scratches: number
  dirt: boolean
}

/** By exterior (docs/behaviour/look.md#art-materials). */
const levels: Readonly<Record<Exterior, WearLevel>> = {
  FN: { threshold: 2.2, scratches: 0, dirt: false },
  MW: { threshold: 1.08, scratches: 40, dirt: false },
  FT: { threshold: 0.92, scratches: 110, dirt: true },
  WW: { threshold: 0.79, scratches: 200, dirt: true },
  BS: { threshold: 0.66, scratches: 320, dirt: true },
}

/** Where the paint is gone and where dirt lies, pixel by pixel, from 0 to 1. */
export interface Wear {
  gone: Float32Array
  dirt: Float32Array
}

const drawScratches = (relief: Relief, count: number, seed: number): Uint8ClampedArray => {
  const context = millimetreCanvas(relief)
  const next = chance(seed)
  for (let index = 0; index < count; index += 1) {
    const x = relief.left + next() * relief.width
    const y = relief.top + next() * relief.height
    const angle = (next() - 0.5) * 1.1
    const length = 8 + next() * 46
    context.strokeStyle = `rgba(255,255,255,${0.25 + next() * 0.6})`
    context.lineWidth = 0.5 + next() * 1.1
    context.beginPath()
    context.moveTo(x, y)
    context.lineTo(x + Math.cos(angle) * length, y + Math.sin(angle) * length)
    context.stroke()
  }
  return context.getImageData(0, 0, relief.columns, relief.rows).data
}

/**
 * How a weapon has worn: edges and ridges first, then patches and scratches.
 * @param isRound parts whose edges are not edges: barrels and scopes
 * @returns undefined for Factory New, where nothing has
 */
export const wearOf = (
  relief: Relief,
  exterior: Exterior,
  isRound: (part: number) => boolean,
  seed = 9,
): Wear | undefined => {
  const { threshold, scratches, dirt } = levels[exterior]
  if (threshold > 2) return undefined
  const scratched = drawScratches(relief, scratches, seed)
  const count = relief.columns * relief.rows
  const wear: Wear = { gone: new Float32Array(count), dirt: new Float32Array(count) }
  for (let at = 0; at < count; at += 1) {
    const part = relief.part[at] as number
    if (part < 0) continue
    const x = relief.left + (at % relief.columns) / relief.scale
    const y = relief.top + Math.floor(at / relief.columns) / relief.scale
    const edge = Math.exp(-(relief.distance[at] as number) / 6.5)
    const patches = clamp((layeredNoise(x * 0.03, y * 0.045, seed + 2, 5) - 0.5) * 2.3 + 0.5, 0, 1)
    const grain = valueNoise(x * 0.3, y * 0.45, seed + 4)
    const scratch = (scratched[at * 4 + 3] as number) / 255
    const worn =
      edge * 0.5 +
      patches * 0.56 +
      grain * 0.16 +
      scratch * 0.42 +
      (relief.ridge[at] as number) * 0.6 -
      (isRound(part) ? 0.16 : 0)
    wear.gone[at] = clamp((worn - threshold + 0.02) / 0.05, 0, 1)
    if (dirt) {
      const smear = Math.max(0, layeredNoise(x * 0.02, y * 0.03, seed + 12, 4) - 0.42)
      wear.dirt[at] = smear * (1.02 - threshold) * 4.6
    }
  }
  return wear
}
