import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { exteriors, variants } from '../exteriors.ts'
import type { PictureSubject } from '../pictures.ts'
import { startDraughtsman } from './draughtsman.ts'
import { type DrawnSkin, oneOf, shownSkinOf } from './shown-skin.ts'
import { writeSizes } from './store.ts'
import { pictureOfSkin } from './wanted.ts'

/** One picture that a running shop asks for (apps/server/src/ports/drawing). */
interface Order {
  skin: DrawnSkin
  look: Omit<PictureSubject, 'skinId'>
  /** pixels of each file */
  widths: number[]
  /** the folder that they come into, called 900.avif and 900.webp */
  into: string
}

/** A picture is drawn as much larger than its largest file: edges come out clean. */
const drawnLarger = 1.5

const widthMax = 1800

const readOrder = (path: string): Order => {
  const read = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>
  const { exterior, variant, paint_seed: paintSeed = null } = read.look as Record<string, unknown>
  const widths = Array.isArray(read.widths) ? read.widths.map(Number) : []
  if (widths.length === 0 || widths.some((width) => !(width > 0 && width <= widthMax && width % 3 === 0)))
    throw new Error(`widths are ${JSON.stringify(read.widths)}, expected multiples of 3 up to ${widthMax}`)
  return {
    skin: shownSkinOf(read.skin as Record<string, unknown>),
    look: {
      exterior: oneOf(exterior, exteriors, 'exterior'),
      variant: oneOf(variant, variants, 'variant'),
      paintSeed: paintSeed === null ? null : Number(paintSeed),
    },
    widths,
    into: String(read.into),
  }
}

/**
 * Draws the one picture that a file asks for, into the folder that it names; the catalogue's own stay as they are.
 * @param path of a JSON file
 */
export const drawOrder = async (path: string, chromium: string): Promise<void> => {
  const { skin, look, widths, into } = readOrder(path)
  const draughtsman = await startDraughtsman(chromium)
  try {
    const width = Math.max(...widths) * drawnLarger
    const png = await draughtsman.draw({ ...pictureOfSkin(skin, look).order, width, height: (width * 2) / 3 })
    await writeSizes(png, widths, (size, ending) => join(into, `${size}.${ending}`))
  } finally {
    await draughtsman.close()
  }
}
