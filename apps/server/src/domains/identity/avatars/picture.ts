import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { FastifyBaseLogger } from 'fastify'
import { limitConcurrency } from '../../../concurrency-limit.ts'
import { imaging } from '../../../imaging.ts'
import { mayBePicture } from './picture-kinds.rules.ts'

/** Edge of a stored picture in px: the largest place shows 96 on a screen of twice the density. */
const edge = 256
const quality = 84

// A telephone takes 50 megapixels. What claims more is refused by its head, before memory is taken for it.
const pixelsMax = 50_000_000
const secondsMax = 10

// As with passwords: a third at once would only make all of them, and every other request, slower.
const picturesAtOnceMax = 2

const limited = limitConcurrency(picturesAtOnceMax)

type Size = { width: number; height: number; fit: 'cover' | 'inside'; withoutEnlargement?: boolean }

/** Decodes and draws anew, so that pixels are all that is left: no place, camera, comment or second file. */
const redraw = async (bytes: Buffer, size: Size): Promise<Buffer> => {
  const sharp = await imaging()
  return (
    sharp(bytes, {
      failOn: 'error',
      limitInputPixels: pixelsMax,
      // One pass from top to bottom, and the first picture of an animation alone.
      sequentialRead: true,
      pages: 1,
    })
      .autoOrient()
      // From the middle, as the page shows the chosen file before it is sent: nothing jumps.
      .resize({ ...size, position: 'centre' })
      .timeout({ seconds: secondsMax })
      .webp({ quality })
      .toBuffer()
  )
}

/** A stranger's file, drawn anew in a size. */
const drawnAnew = async (
  bytes: Buffer,
  size: Size,
  log: Pick<FastifyBaseLogger, 'debug'>,
): Promise<Result<Buffer, 'picture_unreadable'>> => {
  if (!mayBePicture(bytes)) return refuse('picture_unreadable')
  try {
    return ok(await limited(() => redraw(bytes, size)))
  } catch (error) {
    // A decoder says of every file that it does not like only that it does not like it.
    log.debug({ err: error }, 'a picture could not be read')
    return refuse('picture_unreadable')
  }
}

/**
 * Makes of a stranger's file the picture that is shown: square, 256×256, WebP, upright, nothing but pixels.
 * @param log hears, at its quietest, why a file was refused
 * @returns refuses picture_unreadable for what is no JPEG, PNG, WebP or AVIF, is broken, or claims over 50 megapixels
 */
export const squarePicture = (bytes: Buffer, log: Pick<FastifyBaseLogger, 'debug'>) =>
  drawnAnew(bytes, { width: edge, height: edge, fit: 'cover' }, log)

/**
 * The same of a picture that keeps its shape.
 * @param edgeMax longer edge in px; a smaller picture stays as small as it is
 */
export const wholePicture = (bytes: Buffer, edgeMax: number, log: Pick<FastifyBaseLogger, 'debug'>) =>
  drawnAnew(bytes, { width: edgeMax, height: edgeMax, fit: 'inside', withoutEnlargement: true }, log)
