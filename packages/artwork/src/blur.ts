/** One pass of a running mean along lines of a field. */
const meanAlong = (
  source: Float32Array,
  target: Float32Array,
  radius: number,
  { lines, length, step, stride }: { lines: number; length: number; step: number; stride: number },
): void => {
  const window = radius * 2 + 1
  for (let line = 0; line < lines; line += 1) {
    const start = line * stride
    const at = (index: number) => source[start + Math.max(0, Math.min(length - 1, index)) * step] as number
    let sum = 0
    for (let index = -radius; index <= radius; index += 1) sum += at(index)
    for (let index = 0; index < length; index += 1) {
      target[start + index * step] = sum / window
      sum += at(index + radius + 1) - at(index - radius)
    }
  }
}

/**
 * A field blurred about as a Gaussian would: three running means each way.
 * @param sigma in pixels; below a half nothing changes
 */
export const blurred = (field: Float32Array, width: number, height: number, sigma: number): Float32Array => {
  const radius = Math.round(sigma * 0.95)
  if (radius < 1) return field
  let from = field.slice()
  let to = new Float32Array(field.length)
  const rows = { lines: height, length: width, step: 1, stride: width }
  const columns = { lines: width, length: height, step: width, stride: 1 }
  for (const direction of [rows, columns, rows, columns, rows, columns]) {
    meanAlong(from, to, radius, direction)
    const spare = from
    from = to
    to = spare
  }
  return from
}
