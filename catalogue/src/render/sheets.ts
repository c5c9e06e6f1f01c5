import { join } from 'node:path'
import type { Catalogue } from '../catalogue.ts'
import { picturesFolder } from '../files.ts'
import type { DrawnPicture } from '../pictures.ts'
import { drawsFor } from '../seed-draw.ts'
import { showcase } from '../seed-showcase.ts'
import { startDraughtsman } from './draughtsman.ts'
import { readLook } from './look.ts'
import { laySheet, type SheetCell } from './sheet.ts'

const skinsCount = 120

/** Three ways to paint, each in five exteriors. */
const wornFinishes = ['ak-47-vulcan', 'glock-18-water-elemental', 'm4a4-urban-ddpat'] as const
const wearing = ['FN', 'MW', 'FT', 'WW', 'BS'] as const

const fileOf = ({ stem }: DrawnPicture): string => join(picturesFolder, `${stem}-456.webp`)

/** Every weapon as it is without any finish. */
const bareCells = ({ pictures }: Catalogue): SheetCell[] =>
  pictures.all
    .filter(({ subject }) => subject === undefined)
    .map((picture) => ({ caption: picture.weapon, picture: fileOf(picture) }))

/** What the shop shows off, then others in a fixed shuffled order, each skin once. */
const skinCells = ({ skins, pictures }: Catalogue): SheetCell[] => {
  const order = (id: string): number => (showcase.has(id) ? 0 : 1) + drawsFor(id)('sheet')
  return skins
    .flatMap((skin) => {
      const [picture] = pictures.ofSkin.get(skin.id) ?? []
      return picture ? [{ skin, picture }] : []
    })
    .sort((one, other) => order(one.skin.id) - order(other.skin.id))
    .slice(0, skinsCount)
    .map(({ skin, picture }) => ({
      caption: `${skin.marketName}${skin.phase && ` ${skin.phase}`}, ${picture.subject?.exterior}`,
      picture: fileOf(picture),
    }))
}

const wearCells = async (catalogue: Catalogue, chromium: string): Promise<SheetCell[]> => {
  const draughtsman = await startDraughtsman(chromium)
  const cells: SheetCell[] = []
  for (const id of wornFinishes) {
    const name = catalogue.skins.find((skin) => skin.id === id)?.marketName ?? id
    for (const exterior of wearing) {
      const { order } = readLook(`${id} ${exterior}`, catalogue)
      const picture = await draughtsman.draw({ ...order, width: 912, height: 608 })
      cells.push({ caption: `${name}, ${exterior}`, picture })
    }
  }
  await draughtsman.close()
  return cells
}

/**
 * Makes the sheets of docs/artwork.md from the pictures that are there.
 * @param folder where they go
 */
export const makeSheets = async (catalogue: Catalogue, chromium: string, folder: string): Promise<void> => {
  const sheets = [
    { name: 'artwork-weapons', cells: bareCells(catalogue), columns: 7, width: 228 },
    { name: 'artwork-skins', cells: skinCells(catalogue), columns: 8, width: 200 },
    { name: 'artwork-wear', cells: await wearCells(catalogue, chromium), columns: 5, width: 320 },
  ]
  for (const { name, cells, columns, width } of sheets) {
    const sheet = await laySheet(cells, columns, width)
    await sheet.webp({ quality: 80 }).toFile(join(folder, `${name}.webp`))
  }
}
