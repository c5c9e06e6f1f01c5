import { randomBytes } from 'node:crypto'
import { personalExportHours } from '@pandrop/contract/limits'
import { dateTimeText } from '@pandrop/dictionaries/dates'
import { inSnapshot } from '../../../db/cursor.ts'
import { enqueue } from '../../../db/enqueue.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { FileStorage } from '../../../ports/storage/storage.ts'
import { secretsOf } from '../../../secrets.ts'
import type { Shop } from '../../../shop.ts'
import { zipOf } from '../../../zip.ts'
import { senderOf } from '../../content/settings.ts'
import { customerContact } from '../profile/profile.ts'
import { exportEntries } from './export-files.ts'
import { exportTables } from './export-rows.ts'
import { beginExport, finishExport, noteKinds, notePart } from './personal-exports.sql.ts'

/** What a copy, or one part of it, is sealed for. */
export const exportPlace = (id: number, part?: number): string =>
  part === undefined ? `personal_exports:${id}` : `personal_exports:${id}:${part}`

/** Where a part of a copy lies. */
export const partPath = (id: number, part: number): string => `personal-exports/${id}-${part}`

/** Where its parts from one on lie. */
export const partPaths = (id: number, parts: number, from = 1): string[] =>
  Array.from({ length: Math.max(0, parts - from + 1) }, (_, place) => partPath(id, from + place))

/** Removes the parts of a copy from one on; what is not there is no error. */
export const removeParts = async (
  storage: FileStorage,
  id: number,
  { from = 1, parts }: { from?: number; parts: number },
): Promise<void> => {
  for (const path of partPaths(id, parts, from)) await storage.remove(path)
}

const partBytesMin = 1024 * 1024

/** Bytes as they come, gathered to parts of a megabyte or a little more. */
async function* gathered(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let open: Buffer[] = []
  let openBytes = 0
  for await (const piece of bytes) {
    open.push(piece)
    openBytes += piece.length
    if (openBytes < partBytesMin) continue
    yield Buffer.concat(open)
    open = []
    openBytes = 0
  }
  if (openBytes > 0) yield Buffer.concat(open)
}

/**
 * Makes a copy of everything that is kept of a customer and tells them, if their address is proven. Whatever ends it
 * before its last byte leaves it unfinished, and it is begun anew. Its parts are sealed with a key of the copy's own,
 * which the database alone holds, sealed itself: without that row nobody reads what may still lie somewhere.
 */
export const makePersonalExport = async (shop: Shop, id: number): Promise<void> => {
  const { pool, storage, secrets, clock, env } = shop
  const begun = await beginExport(pool, id, exportTables.size)
  if (!begun) return
  const { customer_id: customerId, avatar, language } = begun
  const key = randomBytes(32)
  const sealing = secretsOf(key)
  const { supportAddress } = await senderOf(shop)
  const order = { customerId, avatar, language, supportAddress, at: clock.now() }
  const entries = inSnapshot(pool, (reading) =>
    exportEntries(order, { reading, storage }, (done) => noteKinds(pool, id, done)),
  )
  let [parts, bytes] = [0, 0]
  for await (const part of gathered(zipOf(entries))) {
    parts += 1
    await notePart(pool, id, parts)
    await storage.put(partPath(id, parts), sealing.sealBytes(part, exportPlace(id, parts)), 'application/octet-stream')
    bytes += part.length
  }
  await removeParts(storage, id, { from: parts + 1, parts: begun.parts })
  const isReady = await inTransaction(pool, async (tx) => {
    const at = clock.now()
    const until = new Date(at.getTime() + personalExportHours * 60 * 60 * 1000)
    const keySealed = secrets.seal(key.toString('base64'), exportPlace(id))
    // Past this line the copy can be fetched.
    if (!(await finishExport(tx, { id, bytes, parts, keySealed, at, until }))) return false
    if (begun.email_verified_at === null) return true
    const { name, email, language: spoken } = await customerContact(tx, customerId)
    const values = { name, until: dateTimeText(until), link: `${env.PUBLIC_URL}/account/personal` }
    const mail = { accountOf: customerId, to: email, language: spoken, values }
    await enqueue(tx, 'send_mail', { template: 'personal_export_ready', ...mail })
    return true
  })
  if (!isReady) await removeParts(storage, id, { parts })
}
