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

const scratchesMax = levels.BS.scratches

export const scratchStrength = 0.42

/** Paint goes within a narrow band about its threshold. */
export const goneBelow = 0.02
export const goneWidth = 0.05

/** Where the paint is gone and where dirt lies, pixel by pixel, from 0 to 1. */
export interface Wear {
  gone: Float32Array
  dirt: Float32Array
}

/** Scratches by their opacity; in blue the share of all scratches that come before each. */
const drawScratches = (relief: Relief, count: number, seed: number): Uint8ClampedArray => {
  const context = millimetreCanvas(relief)
  const next = chance(seed)
  for (let index = 0; index < count; index += 1) {
    const x = relief.left + next() * relief.width
    const y = relief.top + next() * relief.height
    const angle = (next() - 0.5) * 1.1
    const length = 8 + next() * 46
    const before = Math.round((index / scratchesMax) * 255)
    context.strokeStyle = `rgba(255,255,${before},${0.25 + next() * 0.6})`
    context.lineWidth = 0.5 + next() * 1.1
    context.beginPath()
    context.moveTo(x, y)
    context.lineTo(x + Math.cos(angle) * length, y + Math.sin(angle) * length)
    context.stroke()
  }
  return context.getImageData(0, 0, relief.columns, relief.rows).data
}

/** What wears a weapon where, whatever its exterior. */
interface Wearing {
  relief: Relief
  isRound: (part: number) => boolean
  seed: number
}

const usualSeed = 9

/** How near a pixel is to losing its paint: it is gone above the level's threshold. */
const wornAt = ({ relief, isRound, seed }: Wearing, at: number, scratch: number): number => {
  const x = relief.left + (at % relief.columns) / relief.scale
  const y = relief.top + Math.floor(at / relief.columns) / relief.scale
  const edge = Math.exp(-(relief.distance[at] as number) / 6.5)
  const patches = clamp((layeredNoise(x * 0.03, y * 0.045, seed + 2, 5) - 0.5) * 2.3 + 0.5, 0, 1)
  const grain = valueNoise(x * 0.3, y * 0.45, seed + 4)
  return (
    edge * 0.5 +
    patches * 0.56 +
    grain * 0.16 +
    scratch * scratchStrength +
    (relief.ridge[at] as number) * 0.6 -
    (isRound(relief.part[at] as number) ? 0.16 : 0)
  )
}

/** How much dirt a pixel would keep, before the level says how dirty it is. */
const smearAt = ({ relief, seed }: Wearing, at: number): number => {
  const x = relief.left + (at % relief.columns) / relief.scale
  const y = relief.top + Math.floor(at / relief.columns) / relief.scale
  return Math.max(0, layeredNoise(x * 0.02, y * 0.03, seed + 12, 4) - 0.42)
}

/** How dirty a weapon is whose paint goes above a threshold. */
const dirtinessOf = (threshold: number): number => (1.02 - threshold) * 4.6

/**
 * How a weapon has worn: edges and ridges first, then patches and scratches.
 * @param isRound parts whose edges are not edges: barrels and scopes
 * @returns undefined for Factory New, where nothing has
 */
export const wearOf = (
  relief: Relief,
  exterior: Exterior,
  isRound: (part: number) => boolean,
  seed = usualSeed,
): Wear | undefined => {
  const { threshold, scratches, dirt } = levels[exterior]
  if (threshold > 2) return undefined
  const wearing = { relief, isRound, seed }
  const scratched = drawScratches(relief, scratches, seed)
  const count = relief.columns * relief.rows
  const wear: Wear = { gone: new Float32Array(count), dirt: new Float32Array(count) }
  for (let at = 0; at < count; at += 1) {
    if ((relief.part[at] as number) < 0) continue
    const worn = wornAt(wearing, at, (scratched[at * 4 + 3] as number) / 255)
    wear.gone[at] = clamp((worn - threshold + goneBelow) / goneWidth, 0, 1)
    if (dirt) wear.dirt[at] = smearAt(wearing, at) * dirtinessOf(threshold)
  }
  return wear
}

/** What a field of wear is divided by to fit into a byte. */
export const wornMax = 2.3

const smearMax = 0.6

/**
 * Where a weapon wears, for every float at once: how near each pixel is to losing its paint, scratches by opacity, the
 * share of scratches before each, and dirt, as red, green, blue and opacity.
 */
export const wearFieldOf = (
  relief: Relief,
  isRound: (part: number) => boolean,
  seed = usualSeed,
): Uint8ClampedArray<ArrayBuffer> => {
  const wearing = { relief, isRound, seed }
  const scratched = drawScratches(relief, scratchesMax, seed)
  const field = new Uint8ClampedArray(relief.columns * relief.rows * 4)
  for (let at = 0; at < relief.columns * relief.rows; at += 1) {
    const pixel = at * 4
    // Where no scratch is, none ever shows, also between two pixels.
    if ((relief.part[at] as number) < 0) field[pixel + 2] = 255
    else {
      const opacity = scratched[pixel + 3] as number
      const before = opacity === 0 ? 255 : (scratched[pixel + 2] as number)
      const smear = (smearAt(wearing, at) / smearMax) * 255
      field.set([(wornAt(wearing, at, 0) / wornMax) * 255, opacity, before, smear], pixel)
    }
  }
  return field
}

/** How a float reads a field of wear. */
export interface WearReading {
  /** paint is gone above it */
  threshold: number
  /** share of the scratches that are there */
  scratches: number
  /** what the field's dirt is multiplied by */
  dirt: number
}

/** Levels stand in the middle of their exterior's floats; at 0 nothing is gone. */
const readings: readonly (readonly [float: number, threshold: number, scratches: number])[] = [
  [0, wornMax, 0],
  [0.07, 1.3, 0],
  [0.11, levels.MW.threshold, levels.MW.scratches],
  [0.265, levels.FT.threshold, levels.FT.scratches],
  [0.415, levels.WW.threshold, levels.WW.scratches],
  [0.725, levels.BS.threshold, levels.BS.scratches],
  [1, 0.52, scratchesMax],
]

/** How worn a copy is by its float, between the levels that pictures are drawn in. */
export const wearReadingOf = (float: number): WearReading => {
  const next = readings.findIndex(([from]) => from >= float)
  const [from, thresholdFrom, scratchesFrom] = readings[Math.max(0, next - 1)] ?? [0, wornMax, 0]
  const [till, thresholdTill, scratchesTill] = readings[next] ?? [1, 0.52, scratchesMax]
  const share = till > from ? (float - from) / (till - from) : 1
  const threshold = thresholdFrom + (thresholdTill - thresholdFrom) * share
  return {
    threshold,
    scratches: (scratchesFrom + (scratchesTill - scratchesFrom) * share) / scratchesMax,
    // Minimal Wear is clean.
    dirt: clamp((levels.MW.threshold - threshold) / 0.16, 0, 1) * Math.max(0, dirtinessOf(threshold)) * smearMax,
  }
}
