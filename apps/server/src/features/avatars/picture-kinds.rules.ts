/** What a picture of a customer may be sent as; the names are the decoder's. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'heif'

const text = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length))

const beginsWith = (bytes: Uint8Array, head: readonly number[]): boolean =>
  head.every((byte, index) => bytes[index] === byte)

const pngHead = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const jpegHead = [0xff, 0xd8, 0xff]

/** AVIF is the one kind of HEIF that browsers send; the brand stands first, whatever follows it. */
const isAvif = (bytes: Uint8Array): boolean =>
  text(bytes, 4, 4) === 'ftyp' && ['avif', 'avis'].includes(text(bytes, 8, 4))

/**
 * What the first bytes of a file say that it is; its name and declared type are a stranger's words. Everything else,
 * SVG, GIF, PDF and pages included, is never shown to a decoder.
 * @returns undefined for anything that may not be a picture here
 */
export const kindOf = (bytes: Uint8Array): PictureKind | undefined => {
  if (beginsWith(bytes, jpegHead)) return 'jpeg'
  if (beginsWith(bytes, pngHead)) return 'png'
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 4) === 'WEBP') return 'webp'
  return isAvif(bytes) ? 'heif' : undefined
}
