import { randomBytes } from 'node:crypto'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { ResizeOptions } from 'sharp'
import { limitConcurrency } from '../../../concurrency-limit.ts'
import { imaging } from '../../../imaging.ts'
import type { Shop } from '../../../shop.ts'
import { squarePath, squareSizes, wideBox, widePath } from '../../content/shop-pictures.ts'
import { mayBePicture } from '../../identity/avatars/picture-kinds.rules.ts'

// What claims more is refused by its head, before memory is taken for it.
const pixelsMax = 50_000_000
const secondsMax = 10

const limited = limitConcurrency(1)

const transparent = { r: 0, g: 0, b: 0, alpha: 0 }

const isDrawing = (text: string): boolean => /^\s*(<\?xml[^>]*\?>\s*)?(<!--[\s\S]*?-->\s*)*<svg[\s>]/i.test(text)

// A drawing is made pixels and nothing of it is kept; what could run or ask elsewhere while that is done is refused.
const unsafe = [
  /<\s*(script|foreignObject|iframe|embed|object|audio|video|handler)\b/i,
  /<!\s*(DOCTYPE|ENTITY)/i,
  /\son\w+\s*=/i,
  /href\s*=\s*["']?\s*(?!["'#\s]|data:image\/(png|jpeg|webp);)/i,
  /url\(\s*["']?\s*(?![#"'\s])/i,
  /@import/i,
]

// A drawing says how large it is in units of 1/72 inch: it is drawn as large as its pictures are.
const densityUsual = 72
const densityMax = 2400

const draw = async (bytes: Buffer, isVector: boolean) => {
  const sharp = await imaging()
  const options = { failOn: 'error', limitInputPixels: pixelsMax, pages: 1 } as const
  const { width, height } = await sharp(bytes, options).metadata()
  const [, large] = squareSizes
  const density = Math.min(densityMax, Math.max(densityUsual, (densityUsual * large) / Math.max(width, height)))
  const within = (box: ResizeOptions) =>
    sharp(bytes, { ...options, ...(isVector && { density }) })
      .autoOrient()
      .toColourspace('srgb')
      .resize(box)
      .timeout({ seconds: secondsMax })
      .png()
  const squares = squareSizes.map((size) =>
    within({ width: size, height: size, fit: 'contain', background: transparent }).toBuffer(),
  )
  const wide = within({ ...wideBox, fit: 'inside' }).toBuffer({ resolveWithObject: true })
  return { squares: await Promise.all(squares), wide: await wide }
}

/** A picture of the shop as the settings name it. */
interface ShopPicture {
  /** what the names of its square files begin with */
  square: string
  /** the name of its wide file, with width and height */
  wide: string
}

/**
 * Keeps a picture as the shop would show it: square in two sizes and as wide as it is, nothing of the file but pixels.
 * Nobody sees it before a section of the settings is saved with its name; one that never is stays as some kilobytes.
 * @returns its names; refuses picture_unreadable for what is no PNG, JPEG, WebP, AVIF or SVG,
 *   and picture_unsafe for a drawing with scripts or references to elsewhere
 */
export const uploadPicture = async (
  { storage, log }: Pick<Shop, 'storage' | 'log'>,
  bytes: Buffer,
): Promise<Result<ShopPicture, 'picture_unreadable' | 'picture_unsafe'>> => {
  const text = mayBePicture(bytes) ? '' : bytes.toString('utf8')
  const isVector = isDrawing(text)
  if (!isVector && !mayBePicture(bytes)) return refuse('picture_unreadable')
  if (unsafe.some((pattern) => pattern.test(text))) return refuse('picture_unsafe')
  const drawn = await limited(() => draw(bytes, isVector)).catch((error: unknown) => {
    // A decoder says of every file that it does not like only that it does not like it.
    log.debug({ err: error }, 'a picture of the shop could not be read')
    return null
  })
  if (!drawn) return refuse('picture_unreadable')
  // A name that never means another picture: browsers keep what lies under it for good.
  const square = randomBytes(16).toString('hex')
  for (const [place, picture] of drawn.squares.entries())
    await storage.put(squarePath(square, squareSizes[place] ?? squareSizes[0]), picture, 'image/png')
  const { data, info } = drawn.wide
  const wide = `${square}-${info.width}x${info.height}`
  await storage.put(widePath(wide), data, 'image/png')
  return ok({ square, wide })
}
