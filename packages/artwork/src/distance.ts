const far = 1e9

/** One line of the squared distance transform (Felzenszwalb and Huttenlocher, 2012). */
const transformLine = (values: Float32Array, length: number, out: Float32Array): void => {
  const hulls = new Int32Array(length)
  const borders = new Float32Array(length + 1)
  let last = 0
  borders[0] = -far
  borders[1] = far
  const at = (index: number) => values[index] as number
  for (let index = 1; index < length; index += 1) {
    let crossing: number
    do {
      const hull = hulls[last] as number
      crossing = (at(index) + index * index - at(hull) - hull * hull) / (2 * index - 2 * hull)
    } while (crossing <= (borders[last] as number) && --last > -1)
    last += 1
    hulls[last] = index
    borders[last] = crossing
    borders[last + 1] = far
  }
  last = 0
  for (let index = 0; index < length; index += 1) {
    while ((borders[last + 1] as number) < index) last += 1
    const hull = hulls[last] as number
    out[index] = (index - hull) ** 2 + at(hull)
  }
}

/**
 * How far each pixel inside a mask is from its edge, exactly.
 * @param inside row by row, true within the mask
 * @returns distances in pixels, 0 outside
 */
export const distanceToEdge = (inside: (index: number) => boolean, width: number, height: number): Float32Array => {
  const field = new Float32Array(width * height)
  for (let index = 0; index < field.length; index += 1) field[index] = inside(index) ? 1e8 : 0
  const line = new Float32Array(Math.max(width, height))
  const out = new Float32Array(Math.max(width, height))
  for (let x = 0; x < width; x += 1) {
    for (let y = 0; y < height; y += 1) line[y] = field[y * width + x] as number
    transformLine(line, height, out)
    for (let y = 0; y < height; y += 1) field[y * width + x] = out[y] as number
  }
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) line[x] = field[y * width + x] as number
    transformLine(line, width, out)
    for (let x = 0; x < width; x += 1) field[y * width + x] = Math.sqrt(out[x] as number)
  }
  return field
}
