import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 40, g: 120, b: 200 } } })

/** A plain picture of each kind that may be sent, 400×300. */
export const pictures = {
  jpeg: () => blank(400, 300).jpeg().toBuffer(),
  png: () => blank(400, 300).png().toBuffer(),
  webp: () => blank(400, 300).webp().toBuffer(),
  avif: () => blank(400, 300).avif({ effort: 0 }).toBuffer(),
}

/** A photograph as a telephone takes it: held sideways, with the place, the camera and a comment in its head. */
export const photograph = async (): Promise<Buffer> => {
  const red = await blank(100, 300).linear([0, 0, 0], [255, 0, 0]).png().toBuffer()
  return blank(400, 300)
    .composite([{ input: red, left: 0, top: 0 }])
    .jpeg()
    .withExif({
      IFD0: { Make: 'Pandaphone', Copyright: 'Marta' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '46/1 3/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '14/1 30/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()
}

const chunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length)
  ends.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
}

/** A whole and valid PNG of so many pixels, all black: a thousandth of the memory that it unfolds to. */
export const bomb = (width: number, height: number): Buffer => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  // One bit a pixel, grey.
  head[8] = 1
  const lines = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * height))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', lines), chunk('IEND', Buffer.alloc(0))])
}
