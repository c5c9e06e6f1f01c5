import { type Hues, huesOf } from '@pandrop/catalogue/hues'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { skinPictureSizeMin } from '@pandrop/contract/staff/skins'
import type { FastifyBaseLogger } from 'fastify'
import { limitConcurrency } from '../../../concurrency-limit.ts'
import { imaging } from '../../../imaging.ts'
import { mayBeTransparent } from '../../identity/avatars/picture-kinds.rules.ts'
import { pictureSizes } from '../items/picture.ts'

/** A file of a picture: 456.webp. */
export interface DrawnFile {
  ending: string
  bytes: Buffer
  contentType: string
}

/** What became of an uploaded file. */
export interface DrawnUpload {
  files: DrawnFile[]
  /** that it is lit in; undefined: it has no colour */
  hues: Hues | undefined
}

// As the catalogue's own are written (catalogue/src/render/store.ts).
const webp = { quality: 72, alphaQuality: 60, effort: 3 }
const avif = { quality: 52, effort: 1, chromaSubsampling: '4:2:0' }

// What claims more is refused by its head, before memory is taken for it.
const pixelsMax = 50_000_000
const secondsMax = 20

// A second at once would only make both, and every other request, slower.
const limited = limitConcurrency(1)

const transparent = { r: 0, g: 0, b: 0, alpha: 0 }

const redraw = async (bytes: Buffer): Promise<Result<DrawnUpload, 'picture_too_small'>> => {
  const sharp = await imaging()
  const read = sharp(bytes, { failOn: 'error', limitInputPixels: pixelsMax, sequentialRead: true, pages: 1 })
  // As it is shown: a file may say that it lies on its side.
  const { width, height } = (await read.metadata()).autoOrient
  if (width < skinPictureSizeMin.width || height < skinPictureSizeMin.height)
    return refuse('picture_too_small', { values: { width: `${width}`, height: `${height}` } })
  // Decoded once, whole and never cut: what is missing of 3:2 stays transparent.
  const [, large] = pictureSizes
  const drawn = await read
    .autoOrient()
    .toColourspace('srgb')
    .resize(large.width, large.height, { fit: 'contain', background: transparent })
    .timeout({ seconds: secondsMax })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { info, data } = drawn
  const files: DrawnFile[] = []
  for (const size of pictureSizes) {
    const picture = () =>
      sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } }).resize(size.width, size.height)
    files.push(
      { ending: `${size.width}.webp`, bytes: await picture().webp(webp).toBuffer(), contentType: 'image/webp' },
      { ending: `${size.width}.avif`, bytes: await picture().avif(avif).toBuffer(), contentType: 'image/avif' },
    )
  }
  return ok({ files, hues: huesOf(data) })
}

/**
 * Makes of an uploaded file the pictures that are shown: both sizes, WebP and AVIF, nothing of the file but pixels.
 * @param log hears, at its quietest, why a file was refused
 * @returns refuses picture_unreadable for what is no PNG, WebP or AVIF, is broken, or claims over 50 megapixels, and
 *   picture_too_small below 912×608
 */
export const drawUpload = async (
  bytes: Buffer,
  log: Pick<FastifyBaseLogger, 'debug'>,
): Promise<Result<DrawnUpload, 'picture_unreadable' | 'picture_too_small'>> => {
  if (!mayBeTransparent(bytes)) return refuse('picture_unreadable')
  try {
    return await limited(() => redraw(bytes))
  } catch (error) {
    // A decoder says of every file that it does not like only that it does not like it.
    log.debug({ err: error }, 'a picture of a skin could not be read')
    return refuse('picture_unreadable')
  }
}
