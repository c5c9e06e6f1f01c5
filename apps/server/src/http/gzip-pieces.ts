import { constants, crc32, deflateRawSync } from 'node:zlib'
import { shareOf, shiftOf } from './crc32-join.ts'

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
