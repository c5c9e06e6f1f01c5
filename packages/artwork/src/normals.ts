import { blurred } from './blur.ts'
import type { Relief } from './relief.ts'

/** Steeper than this no edge gets. */
const slopeMax = 1.5

const embossMillimetres = 0.9

const raised = (relief: Relief, emboss: Uint8ClampedArray): Float32Array => {
  const opacity = Float32Array.from(relief.relief, (_, at) => (emboss[at * 4 + 3] as number) / 255)
  if (opacity.every((value) => value === 0)) return relief.relief
  const soft = blurred(opacity, relief.columns, relief.rows, 0.33 * relief.scale)
  return relief.relief.map((height, at) => height + (soft[at] as number) * embossMillimetres)
}

/**
 * Writes the normal map of a relief: never across parts, and none on round ones, whose shape is true already.
 * @param emboss picture whose opacity stands out
 * @param into red is across, green is up, blue is towards the viewer
 */
export const normalsOf = (
  relief: Relief,
  emboss: Uint8ClampedArray,
  isRound: (part: number) => boolean,
  into: Uint8ClampedArray,
): void => {
  const heights = raised(relief, emboss)
  const { columns, rows, part, scale } = relief
  for (let y = 1; y < rows - 1; y += 1) {
    for (let x = 1; x < columns - 1; x += 1) {
      const at = y * columns + x
      const index = part[at] as number
      if (index < 0 || isRound(index)) continue
      const height = (to: number) => heights[part[to] === index ? to : at] as number
      let across = ((height(at - 1) - height(at + 1)) * scale) / 2
      let up = ((height(at + columns) - height(at - columns)) * scale) / 2
      const slope = Math.hypot(across, up)
      if (slope > slopeMax) {
        across *= slopeMax / slope
        up *= slopeMax / slope
      }
      const length = Math.hypot(across, up, 1)
      into[at * 4] = ((across / length) * 0.5 + 0.5) * 255
      into[at * 4 + 1] = ((up / length) * 0.5 + 0.5) * 255
      into[at * 4 + 2] = ((1 / length) * 0.5 + 0.5) * 255
    }
  }
}
