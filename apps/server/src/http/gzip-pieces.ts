import { constants, crc32, deflateRawSync } from 'node:zlib'

/** A text that is ready but for one word, cut wherever that goes: plain, and each piece compressed for itself. */
export interface Pieces {
  /** length of the word in bytes */
  wordBytes: number
  /** length of the whole text in bytes */
  plainBytes: number
  plain: Buffer[]
  compressed: Buffer[]
  /** the pieces' share in the checksum of the whole */
  checksum: number
  /** what the word's checksum is multiplied by to get its share */
  wordShift: number
}

// RFC 1952, section 2.3: magic, deflate, no flags, no time, no extra flags, unknown system.
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])

// RFC 1951, section 3.2.4: an empty stored block that is the last one.
const lastBlock = Buffer.from([1, 0, 0, 255, 255])

const storedBytesMax = 0xffff

/** A block without compression (RFC 1951, section 3.2.4): the word as it is, behind its length and its complement. */
const storedBlock = (word: Buffer): Buffer => {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(word.length, 1)
  head.writeUInt16LE(~word.length & 0xffff, 3)
  return Buffer.concat([head, word])
}

/**
 * Compresses each piece so that it ends on a byte and refers to nothing before it: then they can be joined later.
 * @param texts what stands before, between and after the word
 * @param wordBytes length of the word that they will be joined with, 65,535 at most
 */
export const cutPieces = (texts: readonly string[], wordBytes: number): Pieces => {
  if (wordBytes > storedBytesMax) throw new RangeError('a stored block is too long')
  const plain = texts.map((text) => Buffer.from(text))
  const compressed = plain.map((piece) => deflateRawSync(piece, { finishFlush: constants.Z_FULL_FLUSH }))
  const plainBytes = plain.reduce((sum, { length }) => sum + length, 0) + (texts.length - 1) * wordBytes
  let bytesAfter = plainBytes
  let checksum = 0
  let wordShift = 0
  for (const [place, piece] of plain.entries()) {
    bytesAfter -= piece.length
    checksum ^= shareOf(crc32(piece), shiftOf(bytesAfter))
    if (place === plain.length - 1) break
    bytesAfter -= wordBytes
    wordShift ^= shiftOf(bytesAfter)
  }
  return { wordBytes, plainBytes, plain, compressed, checksum, wordShift }
}

/** The pieces with the word between each two of them. */
const join = (pieces: readonly Buffer[], word: Buffer): Buffer[] =>
  pieces.flatMap((piece, place) => (place === 0 ? [piece] : [word, piece]))

const bytesOf = (word: string, { wordBytes }: Pieces): Buffer => {
  const bytes = Buffer.from(word)
  if (bytes.length !== wordBytes) throw new RangeError(`the word has ${bytes.length} bytes, not ${wordBytes}`)
  return bytes
}

/** The whole text, in parts. */
export const joinPlain = (pieces: Pieces, word: string): Buffer[] => join(pieces.plain, bytesOf(word, pieces))

/**
 * The whole text as gzip, in parts. Nothing is compressed or summed up anew: the pieces were, once, however many words
 * they are joined with.
 */
export const joinGzip = (pieces: Pieces, word: string): Buffer[] => {
  const bytes = bytesOf(word, pieces)
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE((pieces.checksum ^ shareOf(crc32(bytes), pieces.wordShift)) >>> 0, 0)
  trailer.writeUInt32LE(pieces.plainBytes, 4)
  return [gzipHeader, ...join(pieces.compressed, storedBlock(bytes)), lastBlock, trailer]
}

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
const shiftOf = (bytes: number): number => {
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
const shareOf = (checksum: number, shift: number): number => multiply(shift, checksum)
