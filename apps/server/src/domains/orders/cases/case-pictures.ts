import { randomBytes, randomUUID } from 'node:crypto'
import { casePictureEdge } from '@pandrop/contract/lifecycle/case'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { daysBefore } from '@pandrop/money/days'
import { enqueueAll } from '../../../db/enqueue.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { type AttemptLimit, countAttempt } from '../../identity/accounts/attempts.ts'
import { wholePicture } from '../../identity/avatars/picture.ts'
import {
  deleteLoosePictures,
  deleteMessagesOf,
  deletePicturesOf,
  insertPicture,
  lockCasesToEmpty,
  noteEmptied,
  selectPicture,
} from './case-pictures.sql.ts'

const uploadsOf = (customerId: number): AttemptLimit[] => [
  { subject: `case picture ${customerId}`, attemptsMax: 40, windowMinutes: 60 },
]

/**
 * Keeps a picture of a customer for a message to come, drawn anew (docs/behaviour/orders.md#case-pictures). Every try
 * counts, because an unreadable file costs a decoder's time as well.
 * @returns the picture's id; refuses picture_unreadable, and too_many_requests above 40 an hour
 */
export const addCasePicture = async (
  shop: Pick<Shop, 'pool' | 'clock' | 'env' | 'log' | 'storage'>,
  { customerId, bytes }: { customerId: number; bytes: Buffer },
): Promise<Result<{ id: string }, 'picture_unreadable' | 'too_many_requests'>> => {
  const at = shop.clock.now()
  const limits = { now: at, factor: shop.env.RATE_LIMIT_FACTOR }
  if (!(await countAttempt(shop.pool, uploadsOf(customerId), limits))) return refuse('too_many_requests')
  const drawn = await wholePicture(bytes, casePictureEdge, shop.log)
  if (!drawn.ok) return drawn
  const id = randomUUID()
  const path = `case-pictures/${randomBytes(16).toString('hex')}.webp`
  // Named before it is stored: a crash between the two leaves a row, which the job removes, and no file that nobody
  // knows of.
  await insertPicture(shop.pool, { id, customerId, path, at })
  await shop.storage.put(path, drawn.value, 'image/webp')
  return ok({ id })
}

/**
 * The bytes of a picture, WebP.
 * @param asked.customerId whose it has to be; null: anybody's, for staff
 * @returns refuses not_found
 */
export const casePictureBytes = async (
  { pool, storage }: Pick<Shop, 'pool' | 'storage'>,
  { id, customerId }: { id: string; customerId: number | null },
): Promise<Result<Buffer, 'not_found'>> => {
  const row = await selectPicture(pool, id, customerId)
  const bytes = row && (await storage.get(row.path))
  return bytes ? ok(bytes) : refuse('not_found')
}

const looseDaysKept = 1

/** After so long nobody can claim anything from an order any more (docs/behaviour/orders.md#case-kept). */
const daysKept = 3 * 365

const casesAtOnce = 100

/**
 * Removes pictures that were never sent, and what was said in cases that were solved three years ago; runs every hour.
 * The jobs that remove the files stand in the transaction that forgets them.
 */
export const forgetOldCases = ({ pool, clock }: Pick<Shop, 'pool' | 'clock'>): Promise<void> =>
  inTransaction(pool, async (tx) => {
    const now = clock.now()
    const loose = await deleteLoosePictures(tx, daysBefore(now, looseDaysKept))
    const cases = await lockCasesToEmpty(tx, daysBefore(now, daysKept), casesAtOnce)
    const ids = cases.map(({ id }) => id)
    const sent = ids.length > 0 ? await deletePicturesOf(tx, ids) : []
    if (ids.length > 0) {
      await deleteMessagesOf(tx, ids)
      await noteEmptied(tx, ids, now)
    }
    const files = [...loose, ...sent]
    if (files.length > 0) await enqueueAll(tx, 'remove_stored_file', files)
  })
