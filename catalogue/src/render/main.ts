// npm run artwork: draws the pictures that are missing, what a shop orders, or a contact sheet of a work in progress.
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { readCatalogue } from '../catalogue.ts'
import { readPictures } from '../pictures.ts'
import { drawPictures, missingOf } from './draw.ts'
import { drawLooks, readLook } from './look.ts'
import { drawOrder } from './order.ts'
import { makeSheets } from './sheets.ts'
import { readShownSkin } from './shown-skin.ts'
import { huesOfStored, removeStrays, writePictureTable } from './store.ts'
import { picturesOfFinish, picturesOfSkin, seededPictures, type WantedPicture } from './wanted.ts'

const { values } = parseArgs({
  options: {
    chromium: { type: 'string', default: '/usr/bin/chromium' },
    hands: { type: 'string', default: String(availableParallelism()) },
    finish: { type: 'string' },
    skin: { type: 'string' },
    all: { type: 'boolean', default: false },
    tidy: { type: 'boolean', default: false },
    sheets: { type: 'string' },
    look: { type: 'string', multiple: true, default: [] },
    columns: { type: 'string', default: '4' },
    out: { type: 'string', default: 'sheet.png' },
    order: { type: 'string' },
  },
})

const catalogue = readCatalogue()

/** Only the pictures of the demo shop stay, each with its hues, and no file without a line in the table. */
const tidy = async (): Promise<void> => {
  const kept = new Set(seededPictures(catalogue).map(({ stem }) => stem))
  const staying = readPictures().all.filter(({ stem }) => kept.has(stem))
  const pictures = await Promise.all(
    staying.map(async (picture) => ({ ...picture, hues: await huesOfStored(picture.stem) })),
  )
  await writePictureTable(pictures)
  console.log(`${pictures.length} pictures stay, ${await removeStrays(pictures)} files went`)
}

/** Of a skin by its id, or by a file in which a shop tells of it. */
const picturesOf = (named: string): WantedPicture[] => {
  const skin = named.endsWith('.json') ? readShownSkin(named) : catalogue.skins.find(({ id }) => id === named)
  if (!skin) throw new Error(`the catalogue has no skin ${named}: what a shop has imported, it tells in a file`)
  return picturesOfSkin(skin)
}

const wantedPictures = (): WantedPicture[] => {
  if (values.skin !== undefined) return picturesOf(values.skin)
  return values.all || values.finish !== undefined
    ? picturesOfFinish(catalogue, values.finish)
    : seededPictures(catalogue)
}

const drawMissing = async (): Promise<void> => {
  const wanted = wantedPictures()
  const missing = missingOf(wanted)
  console.log(`${wanted.length} pictures, ${missing.length} of them to draw`)
  if (missing.length === 0) return
  await drawPictures(missing, { chromium: values.chromium, hands: Math.min(Number(values.hands), missing.length) })
}

if (values.order !== undefined) await drawOrder(values.order, values.chromium)
else if (values.look.length > 0) {
  const looks = values.look.map((look) => readLook(look, catalogue))
  await drawLooks(looks, { chromium: values.chromium, out: values.out, columns: Number(values.columns) })
} else if (values.sheets) await makeSheets(catalogue, values.chromium, values.sheets)
else if (values.tidy) await tidy()
else await drawMissing()
