import { constants, crc32, deflateRawSync } from 'node:zlib'

/** A text that is ready but for a few words, cut where they go: plain, and each piece compressed for itself. */
export interface Pieces {
  plain: Buffer[]
  compressed: Buffer[]
}

// RFC 1952, section 2.3: magic, deflate, no flags, no time, no extra flags, unknown system.
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])

// RFC 1951, section 3.2.4: an empty stored block that is the last one.
const lastBlock = Buffer.from([1, 0, 0, 255, 255])

const storedBytesMax = 0xffff

/** A block without compression (RFC 1951, section 3.2.4): the word as it is, behind its length and its complement. */
const storedBlock = (word: Buffer): Buffer => {
  if (word.length > storedBytesMax) throw new RangeError('a stored block is too long')
  const head = Buffer.alloc(5)
  head.writeUInt16LE(word.length, 1)
  head.writeUInt16LE(~word.length & 0xffff, 3)
  return Buffer.concat([head, word])
}

/** Compresses each piece so that it ends on a byte and refers to nothing before it: then they can be joined later. */
export const cutPieces = (texts: readonly string[]): Pieces => {
  const plain = texts.map((text) => Buffer.from(text))
  const compressed = plain.map((piece) => deflateRawSync(piece, { finishFlush: constants.Z_FULL_FLUSH }))
  return { plain, compressed }
}

/** The pieces with the word between each two of them. */
const join = (pieces: readonly Buffer[], word: Buffer): Buffer =>
  Buffer.concat(pieces.flatMap((piece, place) => (place === 0 ? [piece] : [word, piece])))

/** The whole text. */
export const joinPlain = ({ plain }: Pieces, word: string): Buffer => join(plain, Buffer.from(word))

/**
 * The whole text as gzip. Only the checksum is worked out anew: the pieces were compressed once, however many words
 * they are joined with.
 */
export const joinGzip = (pieces: Pieces, word: string): Buffer => {
  const plain = joinPlain(pieces, word)
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(crc32(plain), 0)
  trailer.writeUInt32LE(plain.length, 4)
  return Buffer.concat([gzipHeader, join(pieces.compressed, storedBlock(Buffer.from(word))), lastBlock, trailer])
}
