const text = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length))

const beginsWith = (bytes: Uint8Array, head: readonly number[]): boolean =>
  head.every((byte, index) => bytes[index] === byte)

const pngHead = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const jpegHead = [0xff, 0xd8, 0xff]

/** AVIF is the one kind of HEIF that browsers send; the brand stands first, whatever follows it. */
export const isAvif = (bytes: Uint8Array): boolean =>
  text(bytes, 4, 4) === 'ftyp' && ['avif', 'avis'].includes(text(bytes, 8, 4))

const isWebp = (bytes: Uint8Array): boolean => text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 4) === 'WEBP'

/** Whether a file begins as a picture that may be transparent does: a PNG, WebP or AVIF. */
export const mayBeTransparent = (bytes: Uint8Array): boolean =>
  beginsWith(bytes, pngHead) || isWebp(bytes) || isAvif(bytes)

/**
 * Whether a file begins as a JPEG, PNG, WebP or AVIF does; its name and declared type are a stranger's words. All
 * else, SVG, GIF, PDF and pages included, is never shown to a decoder.
 */
export const mayBePicture = (bytes: Uint8Array): boolean => beginsWith(bytes, jpegHead) || mayBeTransparent(bytes)
