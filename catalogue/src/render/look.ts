import { type Exterior, unpainted } from '@pandrop/artwork/finish'
import type { Catalogue } from '../catalogue.ts'
import { exteriors, type Exterior as SoldExterior } from '../exteriors.ts'
import { startDraughtsman } from './draughtsman.ts'
import type { PictureOrder } from './page.ts'
import { laySheet, type SheetCell } from './sheet.ts'
import { pictureOfSkin } from './wanted.ts'

/** What is looked at, with the words below it. */
export interface Look {
  caption: string
  order: Omit<PictureOrder, 'width' | 'height'>
}

const readExterior = (text: string): SoldExterior => {
  const exterior = exteriors.find((known) => known === text)
  if (!exterior) throw new Error(`no exterior is called ${text}: ${exteriors.join(', ')}`)
  return exterior
}

/**
 * What somebody asks to see: "AK-47", bare; "AK-47 / fade / #6a35c9 #ffd54a / FT", in a family's paint; or a skin by
 * its id, "ak-47-redline FT stattrak".
 */
export const readLook = (caption: string, { skins }: Catalogue): Look => {
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

const cellWidth = 456

/**
 * Draws what somebody works on as a contact sheet, smaller than for the shop and so twice as fast.
 * @param out path of a PNG
 */
export const drawLooks = async (
  looks: readonly Look[],
  { chromium, out, columns }: { chromium: string; out: string; columns: number },
): Promise<void> => {
  const draughtsman = await startDraughtsman(chromium)
  const cells: SheetCell[] = []
  for (const { caption, order } of looks) {
    const began = performance.now()
    cells.push({ caption, picture: await draughtsman.draw({ ...order, width: 912, height: 608 }) })
    console.log(`${caption}: ${Math.round(performance.now() - began)} ms`)
  }
  await draughtsman.close()
  const sheet = await laySheet(cells, columns, cellWidth)
  await sheet.png().toFile(out)
}
