import { writeFile } from 'node:fs/promises'
import type { Exterior } from '@pandrop/artwork/finish'
import { unpainted } from '@pandrop/artwork/finish'
import sharp, { type OverlayOptions } from 'sharp'
import type { Catalogue } from '../catalogue.ts'
import { exteriors, type Exterior as SoldExterior } from '../exteriors.ts'
import { startDraughtsman } from './draughtsman.ts'
import type { PictureOrder } from './page.ts'
import { pictureOfSkin } from './wanted.ts'

/** A picture of the contact sheet with the words below it. */
export interface SheetEntry {
  caption: string
  order: Omit<PictureOrder, 'width' | 'height'>
}

const readExterior = (text: string): SoldExterior => {
  const exterior = exteriors.find((known) => known === text)
  if (!exterior) throw new Error(`no exterior is called ${text}: ${exteriors.join(', ')}`)
  return exterior
}

/**
 * What a contact sheet is asked for: "AK-47", bare; "AK-47 / fade / #6a35c9 #ffd54a / FT", in a family's paint; or a
 * skin by its id, "ak-47-redline FT stattrak".
 */
export const readLook = (caption: string, { skins }: Catalogue): SheetEntry => {
  const [id, exterior = 'FN', variant = 'normal', paintSeed] = caption.split(' ')
  const skin = skins.find((candidate) => candidate.id === id)
  if (skin) {
    const { order } = pictureOfSkin(skin, {
      exterior: readExterior(exterior),
      variant: variant === 'stattrak' || variant === 'souvenir' ? variant : 'normal',
      paintSeed: paintSeed === undefined ? null : Number(paintSeed),
    })
    return { caption, order }
  }
  const [weapon = '', family, colours = '', worn = 'FN'] = caption.split('/').map((part) => part.trim())
  const recipe = family ? { family, colours: colours.split(/\s+/).filter(Boolean) } : unpainted
  return { caption, order: { weapon, recipe, exterior: readExterior(worn) as Exterior } }
}

const cell = { width: 456, height: 304, caption: 36 }

const captionOf = (text: string): Buffer => {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cell.width}" height="${cell.caption}">
<text x="16" y="22" font-family="sans-serif" font-size="18" fill="#e8e6e0">${escaped}</text></svg>`,
  )
}

/**
 * Draws a contact sheet: what somebody who works on a weapon or a finish looks at.
 * @param columns pictures beside each other
 */
export const drawSheet = async (
  entries: readonly SheetEntry[],
  { chromium, out, columns }: { chromium: string; out: string; columns: number },
): Promise<void> => {
  const draughtsman = await startDraughtsman(chromium)
  const layers: OverlayOptions[] = []
  for (const [index, { caption, order }] of entries.entries()) {
    const started = performance.now()
    const png = await draughtsman.draw({ ...order, width: cell.width * 2, height: cell.height * 2 })
    const left = (index % columns) * cell.width
    const top = Math.floor(index / columns) * (cell.height + cell.caption)
    layers.push({ input: await sharp(png).resize(cell.width, cell.height).png().toBuffer(), left, top })
    layers.push({ input: captionOf(caption), left, top: top + cell.height })
    console.log(`${caption} ${Math.round(performance.now() - started)} ms`)
  }
  await draughtsman.close()
  const width = cell.width * Math.min(columns, entries.length)
  const height = (cell.height + cell.caption) * Math.ceil(entries.length / columns)
  const sheet = sharp({ create: { width, height, channels: 3, background: '#1b1e20' } })
  await writeFile(out, await sheet.composite(layers).png().toBuffer())
}
