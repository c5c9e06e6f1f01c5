import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { catalogueFile } from './files.ts'
import { type DrawnPictures, pictureTable, readPictures } from './pictures.ts'
import { type ReferencePrice, readPrices } from './prices.ts'
import { readSkins, type Skin } from './skins.ts'

/** Everything that the catalogue's files say, typed. */
export interface Catalogue {
  skins: Skin[]
  prices: ReferencePrice[]
  pictures: DrawnPictures
}

const tables = ['skins.csv', 'prices.csv', pictureTable]

/** Reads and checks all tables (about 19,900 lines); a broken line throws with its file and number. */
export const readCatalogue = (): Catalogue => ({
  skins: readSkins(),
  prices: readPrices(),
  pictures: readPictures(),
})

/** SHA-256 of the tables in hex: equal as long as no table changed, at a fraction of the cost of reading them. */
export const catalogueFingerprint = (): string => {
  const hash = createHash('sha256')
  for (const table of tables) hash.update(readFileSync(catalogueFile(table)))
  return hash.digest('hex')
}
