import { randomBytes } from 'node:crypto'
import type { Hues } from '@pandrop/catalogue/hues'
import type { ExteriorCode } from '@pandrop/contract/exteriors'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { daysAfter } from '@pandrop/money/days'
import { enqueue } from '../../../db/enqueue.ts'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { pictureSizes, uploadFolder } from '../items/picture.ts'
import { drawUpload } from './draw-upload.ts'
import {
  deleteUploaded,
  insertUploaded,
  lockSkin,
  selectPicture,
  selectSkinExteriors,
  showPictures,
} from './skin-pictures.sql.ts'

/** What storing needs: the shop's, or the command line's own. */
type Context = Pick<Shop, 'pool' | 'clock' | 'storage'> & { log: Pick<Shop['log'], 'debug'> }

/** Which of a skin's pictures: of one exterior, or (null) of the whole skin. */
interface PictureNamed {
  skinId: string
  exterior: ExteriorCode | null
}

/** A picture as it came in. */
interface Upload extends PictureNamed {
  bytes: Buffer
  /** staff:<id>, or the name of a program: who says that the rights to it are theirs */
  by: string
}

/**
 * Shows a picture of a skin above the drawn ones, everywhere (docs/behaviour/catalogue.md#uploaded-pictures). The one
 * that was uploaded there before goes.
 * @returns refuses skin_not_found, variant_unknown for an exterior that the skin does not have, picture_unreadable and
 *   picture_too_small
 */
export const uploadSkinPicture = async (
  context: Context,
  upload: Upload,
): Promise<Result<null, 'skin_not_found' | 'variant_unknown' | 'picture_unreadable' | 'picture_too_small'>> => {
  const { pool, storage, log } = context
  // Asked again under the skin's lock; what is refused here costs no decoder's time.
  const named = checkNamed(await selectSkinExteriors(pool, upload.skinId), upload)
  if (!named.ok) return named
  const drawn = await drawUpload(upload.bytes, log)
  if (!drawn.ok) return drawn
  const { files, hues } = drawn.value
  // A name that never means another picture: browsers keep what lies under it for good.
  const stem = `${uploadFolder}/${randomBytes(16).toString('hex')}`
  const paths = files.map(({ ending }) => `${stem}-${ending}`)
  try {
    // Stored before it is named. A crash between the two leaves files that no row names and no address leads to.
    for (const { ending, bytes, contentType } of files) await storage.put(`${stem}-${ending}`, bytes, contentType)
    const shown = await show(context, upload, { stem, hues })
    if (!shown.ok) await removeStored(storage, paths)
    return shown
  } catch (error) {
    await removeUnnamed(context, stem, paths)
    throw error
  }
}

const show = (
  { pool, clock }: Context,
  { skinId, exterior, by }: Upload,
  { stem, hues }: { stem: string; hues: Hues | undefined },
): Promise<Result<null, 'skin_not_found' | 'variant_unknown'>> =>
  inTransaction(pool, async (tx) => {
    const named = checkNamed(await lockSkin(tx, skinId), { exterior })
    if (!named.ok) return named
    const at = clock.now()
    await removeFilesOf(tx, (await deleteUploaded(tx, skinId, exterior))?.stem, at)
    await insertUploaded(tx, { stem, skinId, exterior, at, by, hue: hues?.[0] ?? null, secondHue: hues?.[1] ?? null })
    await showPictures(tx, skinId)
    return ok(null)
  })

const checkNamed = (
  skin: { exteriors: ExteriorCode[] } | undefined,
  { exterior }: Pick<PictureNamed, 'exterior'>,
): Result<null, 'skin_not_found' | 'variant_unknown'> => {
  if (!skin) return refuse('skin_not_found')
  return exterior === null || skin.exteriors.includes(exterior) ? ok(null) : refuse('variant_unknown')
}

const removeStored = async (storage: Context['storage'], paths: readonly string[]): Promise<void> => {
  for (const path of paths) await storage.remove(path)
}

/** A line that broke at the commit says nothing of whether it happened: what the shop names by now stays. */
const removeUnnamed = async (
  { pool, storage, log }: Context,
  stem: string,
  paths: readonly string[],
): Promise<void> => {
  try {
    if (!(await selectPicture(pool, stem))) await removeStored(storage, paths)
  } catch (error) {
    log.debug({ err: error }, 'files of a picture that is not shown stay in the storage')
  }
}

/** Takes an uploaded picture away; refuses skin_not_found and picture_not_uploaded. */
export const removeSkinPicture = (
  { pool, clock }: Pick<Context, 'pool' | 'clock'>,
  { skinId, exterior }: PictureNamed,
): Promise<Result<null, 'skin_not_found' | 'picture_not_uploaded'>> =>
  inTransaction(pool, async (tx) => {
    if (!(await lockSkin(tx, skinId))) return refuse('skin_not_found')
    const removed = await deleteUploaded(tx, skinId, exterior)
    if (!removed) return refuse('picture_not_uploaded')
    await removeFilesOf(tx, removed.stem, clock.now())
    await showPictures(tx, skinId)
    return ok(null)
  })

/** Pages that are open, and mails of these days, still show it; the files go a week later. */
const daysKept = 7

const removeFilesOf = async (tx: Transaction, stem: string | undefined, at: Date): Promise<void> => {
  if (stem === undefined) return
  for (const { width } of pictureSizes)
    for (const kind of ['webp', 'avif'])
      await enqueue(tx, 'remove_stored_file', { path: `${stem}-${width}.${kind}` }, { runAt: daysAfter(at, daysKept) })
}
