import { randomBytes } from 'node:crypto'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { enqueue } from '../../../db/enqueue.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { type AttemptLimit, countAttempt } from '../accounts/attempts.ts'
import { lockAvatar, setAvatar } from './avatars.sql.ts'
import { squarePicture } from './picture.ts'

const folder = 'avatars'

const uploadsOf = (customerId: number): AttemptLimit[] => [
  { subject: `avatar ${customerId}`, attemptsMax: 20, windowMinutes: 60 },
]

/**
 * Makes a file the customer's picture; the one before it is removed by a job. Every try counts towards 20 an hour,
 * because an unreadable file costs a decoder's time as well. Refuses picture_unreadable and too_many_requests.
 */
export const uploadAvatar = async (
  shop: Shop,
  { customerId, bytes }: { customerId: number; bytes: Buffer },
): Promise<Result<null, 'picture_unreadable' | 'too_many_requests'>> => {
  const limits = { now: shop.clock.now(), factor: shop.env.RATE_LIMIT_FACTOR }
  if (!(await countAttempt(shop.pool, uploadsOf(customerId), limits))) return refuse('too_many_requests')
  const picture = await squarePicture(bytes, shop.log)
  if (!picture.ok) return picture
  // A name that nobody can guess or meet twice: browsers keep what lies under it for good.
  const path = `${folder}/${randomBytes(16).toString('hex')}.webp`
  // Stored before it is named. A crash between the two leaves a picture that nobody's row names and no address leads
  // to: some kilobytes, too rare to be searched for.
  await shop.storage.put(path, picture.value, 'image/webp')
  await replaceAvatar(shop, { customerId, path })
  return ok(null)
}

/** Takes the customer's picture away; having none is no error. */
export const removeAvatar = (shop: Shop, customerId: number): Promise<void> =>
  replaceAvatar(shop, { customerId, path: null })

/** The job that removes the old file stands in the same transaction: neither happens without the other. */
const replaceAvatar = async (
  shop: Shop,
  { customerId, path }: { customerId: number; path: string | null },
): Promise<void> => {
  await inTransaction(shop.pool, async (tx) => {
    const before = await lockAvatar(tx, customerId)
    if (!before) throw new Error(`there is no customer ${customerId}`)
    await setAvatar(tx, customerId, path)
    if (before.avatar) await enqueue(tx, 'remove_stored_file', { path: before.avatar })
  })
}

/** The bytes of a picture, WebP. Refuses not_found. */
export const avatarBytes = async ({ storage }: Shop, name: string): Promise<Result<Buffer, 'not_found'>> => {
  const bytes = await storage.get(`${folder}/${name}`)
  return bytes ? ok(bytes) : refuse('not_found')
}
