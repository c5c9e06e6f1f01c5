/*
 * Checksums of parts, put together to the checksum of the whole without reading it again: arithmetic of polynomials
 * over GF(2) modulo that of CRC-32, bits reflected, as in zlib's crc32_combine (crc32.c).
 */

const polynomial = 0xedb88320

const one = 0x80000000

/** The product of two polynomials. */
const multiply = (left: number, right: number): number => {
  let product = 0
  let shifted = right
  for (let bit = one; bit !== 0; bit >>>= 1) {
    if (left & bit) product ^= shifted
    shifted = shifted & 1 ? (shifted >>> 1) ^ polynomial : shifted >>> 1
  }
  return product >>> 0
}

/** What a checksum is multiplied by when so many bytes follow: x to the power of 8 × bytes. */
export const shiftOf = (bytes: number): number => {
  let factor = one
  // x to the power of 8, squared once for each binary digit of the length.
  let square = one >>> 8
  for (let rest = bytes; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) factor = multiply(factor, square)
    square = multiply(square, square)
  }
  return factor
}

/** A part's share in the checksum of the whole; the shares of all parts, joined by exclusive or, are the whole's. */
export const shareOf = (checksum: number, shift: number): number => multiply(shift, checksum)
