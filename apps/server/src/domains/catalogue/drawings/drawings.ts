import { randomBytes } from 'node:crypto'
import { huesOf } from '@pandrop/catalogue/hues'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { SkinDrawings } from '@pandrop/contract/staff/skins'
import { daysBefore } from '@pandrop/money/days'
import { enqueue } from '../../../db/enqueue.ts'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import { imaging } from '../../../imaging.ts'
import type { DrawingFile } from '../../../ports/drawing/draughtsman.ts'
import type { Shop } from '../../../shop.ts'
import { drawnFolder, largeWidth, pictureSizes } from '../items/picture.ts'
import { selectSkinExteriors, showPictures } from '../skins/skin-pictures.sql.ts'
import {
  askDrawing,
  type DrawingRow,
  endDrawing,
  insertDrawn,
  selectDrawingsOf,
  selectItemPicture,
  selectLacking,
  selectLarge,
  selectUndrawn,
  selectWaiting,
} from './drawings.sql.ts'

type Asking = Pick<Shop, 'pool' | 'clock' | 'draughtsman'>

interface Wanted {
  skinId: string
  exterior: string
  variant: string
  paintSeed: number | null
  enlarges: string | null
}

// What failed for a visitor would only fail again: a machine without memory stays one.
const daysBetweenTries = 1 / 24

/** One after the other, on all servers of the shop: each takes a core for a while. */
const queue = 'drawings'

/** Draws a look unless that was asked for already. */
const ask = async (tx: Transaction, wanted: Wanted, at: Date, retryBefore: Date): Promise<void> => {
  const stem = `${drawnFolder}/${randomBytes(16).toString('hex')}`
  const asked = await askDrawing(tx, { ...wanted, stem, at, retryBefore })
  if (asked) await enqueue(tx, 'draw_picture', { drawingId: asked.id }, { key: `drawing:${asked.id}`, queue })
}

/** A large picture, or where there is none yet, whether it is on its way. */
export interface LargePicture {
  img_url_full: string | null
  drawing: boolean
}

/**
 * The large picture of what an item shows, for whoever looks closely (docs/behaviour/look.md#large-picture). The first
 * who asks has it drawn. Refuses item_not_found for what shows no drawn picture too: there is nothing larger.
 */
export const largePictureOf = async (
  { pool, clock, draughtsman }: Asking,
  itemId: number,
): Promise<Result<LargePicture, 'item_not_found'>> => {
  const picture = await selectItemPicture(pool, itemId)
  if (!picture || picture.origin === 'upload') return refuse('item_not_found')
  const known = await selectLarge(pool, picture.version)
  if (known?.state === 'drawn') return ok({ img_url_full: `${known.stem}-${largeWidth}.webp`, drawing: false })
  if (known?.state === 'waiting' || !draughtsman) return ok({ img_url_full: null, drawing: Boolean(known) })
  const { skin_id: skinId, exterior, variant, paint_seed: paintSeed, version: enlarges } = picture
  const at = clock.now()
  await inTransaction(pool, async (tx) => {
    await ask(tx, { skinId, exterior, variant, paintSeed, enlarges }, at, daysBefore(at, daysBetweenTries))
    return ok(null)
  })
  return ok({ img_url_full: null, drawing: (await selectLarge(pool, enlarges))?.state === 'waiting' })
}

/**
 * Draws every exterior of a skin that has no picture, what failed once more too. Asked again meanwhile it does nothing.
 * @returns refuses skin_not_found, and drawing_impossible where the shop has no Chromium
 */
export const drawSkin = async (
  { pool, clock, draughtsman }: Asking,
  skinId: string,
): Promise<Result<null, 'skin_not_found' | 'drawing_impossible'>> => {
  if (!(await selectSkinExteriors(pool, skinId))) return refuse('skin_not_found')
  if (!draughtsman) return refuse('drawing_impossible')
  return inTransaction(pool, async (tx) => {
    const at = clock.now()
    for (const { exterior } of await selectUndrawn(tx, skinId)) await ask(tx, normal(skinId, exterior), at, at)
    return ok(null)
  })
}

const normal = (skinId: string, exterior: string): Wanted => ({
  skinId,
  exterior,
  variant: 'normal',
  paintSeed: null,
  enlarges: null,
})

/** So many looks are asked for at a time: what was imported by the thousand is drawn over days. */
const lackingMax = 20

/** The job that draws what is in stock and has no picture of its exterior; what failed waits for somebody to say so. */
export const askLackingDrawings = async ({ pool, clock, draughtsman }: Asking): Promise<void> => {
  if (!draughtsman) return
  await inTransaction(pool, async (tx) => {
    const at = clock.now()
    for (const { skin_id: skinId, exterior } of await selectLacking(tx, lackingMax))
      await ask(tx, normal(skinId, exterior), at, at)
    return ok(null)
  })
}

/** What the desk says of pictures that the shop draws of a skin. */
export const drawingsOf = async ({ pool, draughtsman }: Asking, skinId: string): Promise<SkinDrawings> => {
  const [asked, undrawn] = await Promise.all([selectDrawingsOf(pool, skinId), selectUndrawn(pool, skinId)])
  const count = (wanted: string) => asked.filter(({ state }) => state === wanted).length
  return {
    possible: draughtsman !== undefined,
    waiting: count('waiting'),
    drawn: count('drawn'),
    failed: asked.flatMap(({ exterior, problem }) => (problem === null ? [] : [{ exterior, problem }])),
    lacking: undrawn.length,
  }
}

/** Characters of what went wrong that are kept. */
const problemMax = 300

/**
 * The job that draws one picture and keeps it. Done twice it does nothing; what keeps it from being drawn is kept with
 * it, for the desk and for who asks again.
 */
export const drawPicture = async (shop: Shop, drawingId: number): Promise<void> => {
  const drawing = await selectWaiting(shop.pool, drawingId)
  if (!drawing) return
  try {
    if (!shop.draughtsman) throw new Error('there is no Chromium on this machine')
    const { id, skin_id, exterior, variant, paint_seed: paintSeed, ...facts } = drawing
    const skin = { ...facts, id: skin_id }
    const widths = drawing.enlarges === null ? pictureSizes.map(({ width }) => width) : [largeWidth]
    const files = await shop.draughtsman.draw({ skin, look: { exterior, variant, paintSeed }, widths })
    // Stored before it is named: what the shop names is there.
    for (const { name, bytes, contentType } of files)
      await shop.storage.put(`${drawing.stem}-${name}`, bytes, contentType)
    await keep(shop, drawing, files)
    shop.log.info(`pictures: drawing ${id} of ${skin_id}, ${exterior}, is there`)
  } catch (error) {
    const problem = (error instanceof Error ? error.message : String(error)).slice(0, problemMax)
    shop.log.warn(`pictures: drawing ${drawing.id} of ${drawing.skin_id} failed: ${problem}`)
    await endDrawing(shop.pool, drawing.id, 'failed', problem || 'no reason was given', shop.clock.now())
  }
}

const keep = async ({ pool, clock }: Shop, drawing: DrawingRow, files: readonly DrawingFile[]): Promise<void> => {
  const hues = drawing.enlarges === null ? await huesIn(files) : undefined
  await inTransaction(pool, async (tx) => {
    const ended = await endDrawing(tx, drawing.id, 'drawn', null, clock.now())
    if (!ended || drawing.enlarges !== null) return ok(null)
    const { stem, skin_id: skinId, exterior, variant, paint_seed: paintSeed } = drawing
    const [hue = null, secondHue = null] = hues ?? []
    await insertDrawn(tx, { stem, skinId, exterior, variant, paintSeed, hue, secondHue })
    await showPictures(tx, skinId)
    return ok(null)
  })
}

const huesIn = async (files: readonly DrawingFile[]) => {
  const [smallest] = pictureSizes
  const file = files.find(({ name }) => name === `${smallest.width}.webp`)
  if (!file) throw new Error(`the drawing has no file ${smallest.width}.webp`)
  const sharp = await imaging()
  return huesOf(await sharp(file.bytes).ensureAlpha().raw().toBuffer())
}
