import sharp, { type OverlayOptions, type Sharp } from 'sharp'

/** One picture of a sheet with the words below it. */
export interface SheetCell {
  caption: string
  /** any picture that sharp reads, 3:2 */
  picture: Buffer | string
}

const captionHeight = 30
const ground = '#1b1e20'

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const captionOf = (text: string, width: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${captionHeight}">
<text x="12" y="17" font-family="sans-serif" font-size="${width < 300 ? 12 : 18}" fill="#e8e6e0">${escaped(text)}</text>
</svg>`,
  )

/**
 * Lays pictures out in rows.
 * @param columns pictures beside each other
 * @param width of one of them, in pixels
 */
export const laySheet = async (cells: readonly SheetCell[], columns: number, width: number): Promise<Sharp> => {
  const height = Math.round((width * 2) / 3)
  const layers = await Promise.all(
    cells.map(async ({ caption, picture }, index): Promise<OverlayOptions[]> => {
      const left = (index % columns) * width
      const top = Math.floor(index / columns) * (height + captionHeight)
      return [
        { input: await sharp(picture).resize(width, height).png().toBuffer(), left, top },
        { input: captionOf(caption, width), left, top: top + height },
      ]
    }),
  )
  const size = {
    width: width * Math.min(columns, cells.length),
    height: (height + captionHeight) * Math.ceil(cells.length / columns),
  }
  // Composing is a step of its own, so that what comes after works on the finished sheet.
  const sheet = sharp({ create: { ...size, channels: 3, background: ground } }).composite(layers.flat())
  return sharp(await sheet.png().toBuffer())
}
