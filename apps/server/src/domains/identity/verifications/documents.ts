import { randomBytes, randomUUID } from 'node:crypto'
import type { RefusalOf } from '@pandrop/contract/call'
import { type DocumentKind, documentEdge, documentsMax } from '@pandrop/contract/lifecycle/verification'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import type * as calls from '@pandrop/contract/verifications'
import { daysBefore } from '@pandrop/money/days'
import { enqueueAll } from '../../../db/enqueue.ts'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import { secretsOf } from '../../../secrets.ts'
import type { Shop } from '../../../shop.ts'
import { type AttemptLimit, countAttempt } from '../accounts/attempts.ts'
import { wholePicture } from '../avatars/picture.ts'
import { isAvif } from '../avatars/picture-kinds.rules.ts'
import { isLeaving } from '../deletions/deletions.ts'
import {
  countLoose,
  deleteDecidedBefore,
  deleteLooseBefore,
  deleteLooseOne,
  insertDocument,
  type NewDocument,
  noteStored,
  selectSealedDocument,
} from './documents.sql.ts'
import { lockCustomer, selectPending, selectVerificationSettings } from './verifications.sql.ts'

const uploadsOf = (customerId: number): AttemptLimit[] => [
  { subject: `verification document ${customerId}`, attemptsMax: 40, windowMinutes: 60 },
]

/** What a document, and the key of its file, is sealed for. */
export const documentPlace = (id: string): string => `verification_documents:${id}`

const pdfHead = Buffer.from('%PDF-')

type Kept = Result<{ form: 'picture' | 'pdf'; bytes: Buffer }, 'document_unreadable'>

/**
 * What is kept of a stranger's file, known by its first bytes: of a picture its pixels, drawn anew; a PDF as it came,
 * because nothing of ours ever opens one (docs/behaviour/accounts.md#verification-documents).
 */
const keptOf = async (bytes: Buffer, log: Shop['log']): Promise<Kept> => {
  if (bytes.subarray(0, pdfHead.length).equals(pdfHead)) return ok({ form: 'pdf', bytes })
  if (isAvif(bytes)) return refuse('document_unreadable')
  const drawn = await wholePicture(bytes, documentEdge, log)
  return drawn.ok ? ok({ form: 'picture', bytes: drawn.value }) : refuse('document_unreadable')
}

type Adding = Pick<Shop, 'pool' | 'clock' | 'env' | 'log' | 'storage' | 'secrets'>

type AddRefusal = Exclude<RefusalOf<typeof calls.addVerificationDocument>, 'document_too_large'>

/**
 * Keeps a document of a customer for a request to come, sealed with a key of its own. Every try counts, because an
 * unreadable file costs a decoder's time as well.
 * @returns refuses document_unreadable, verification_documents_full beyond four, verification_open while a request
 *   waits, account_leaving, and too_many_requests above 40 an hour
 */
export const addDocument = async (
  shop: Adding,
  { customerId, kind, bytes }: { customerId: number; kind: DocumentKind; bytes: Buffer },
): Promise<Result<null, AddRefusal>> => {
  const at = shop.clock.now()
  const limits = { now: at, factor: shop.env.RATE_LIMIT_FACTOR }
  if (!(await countAttempt(shop.pool, uploadsOf(customerId), limits))) return refuse('too_many_requests')
  const kept = await keptOf(bytes, shop.log)
  if (!kept.ok) return kept
  const id = randomUUID()
  const path = `verification-documents/${randomBytes(16).toString('hex')}`
  const key = randomBytes(32)
  const keySealed = shop.secrets.seal(key.toString('base64'), documentPlace(id))
  const { form } = kept.value
  const row: NewDocument = { id, customerId, kind, form, bytes: bytes.length, path, keySealed, at }
  // Named before it is stored: a crash between the two leaves a row, which the job removes, and no file that nobody
  // knows of. Until the file is there nobody can send it.
  const named = await nameDocument(shop, row)
  if (!named.ok) return named
  const sealed = secretsOf(key).sealBytes(kept.value.bytes, documentPlace(id))
  await shop.storage.put(path, sealed, 'application/octet-stream')
  await noteStored(shop.pool, id)
  return ok(null)
}

/** Writes a document down where there is room for it; the customer's row is held, so that two at once are counted. */
const nameDocument = ({ pool }: Pick<Shop, 'pool'>, row: NewDocument): Promise<Result<null, AddRefusal>> =>
  inTransaction<Result<null, AddRefusal>>(pool, async (tx) => {
    await lockCustomer(tx, row.customerId)
    if (await isLeaving(tx, row.customerId)) return refuse('account_leaving')
    if (await selectPending(tx, row.customerId)) return refuse('verification_open')
    const loose = await countLoose(tx, row.customerId)
    if ((loose?.count ?? 0) >= documentsMax) return refuse('verification_documents_full')
    await insertDocument(tx, row)
    return ok(null)
  })

/** Has a job remove files, in the transaction that forgets them. */
const removeFiles = async (tx: Transaction, files: { path: string }[]): Promise<void> => {
  if (files.length > 0) await enqueueAll(tx, 'remove_stored_file', files)
}

/** Takes a document away that was not sent yet; one that is gone, or was sent, stays as it is. */
export const removeDocument = (
  { pool }: Pick<Shop, 'pool'>,
  { customerId, id }: { customerId: number; id: string },
): Promise<void> =>
  inTransaction(pool, async (tx) => {
    const gone = await deleteLooseOne(tx, id, customerId)
    if (gone) await removeFiles(tx, [gone])
  })

/**
 * A document that was sent, for staff. A PDF is bytes to be saved and nothing that a browser opens.
 * @returns refuses not_found
 */
export const openDocument = async (
  { pool, storage, secrets }: Pick<Shop, 'pool' | 'storage' | 'secrets'>,
  id: string,
): Promise<Result<File, 'not_found'>> => {
  const row = await selectSealedDocument(pool, id)
  const sealed = row && (await storage.get(row.path))
  if (!sealed) return refuse('not_found')
  const key = Buffer.from(secrets.open(row.key_sealed, documentPlace(id)), 'base64')
  const bytes = new Uint8Array(secretsOf(key).openBytes(sealed, documentPlace(id)))
  const [ending, type] = row.form === 'pdf' ? ['pdf', 'application/octet-stream'] : ['webp', 'image/webp']
  return ok(new File([bytes], `document-${id}.${ending}`, { type }))
}

const looseDaysKept = 1

/** Removes documents that were never sent, and those whose request was decided long enough ago; runs every hour. */
export const forgetDocuments = ({ pool, clock }: Pick<Shop, 'pool' | 'clock'>): Promise<void> =>
  inTransaction(pool, async (tx) => {
    const now = clock.now()
    const settings = await selectVerificationSettings(tx)
    if (!settings) throw new Error('the shop has no settings')
    const loose = await deleteLooseBefore(tx, daysBefore(now, looseDaysKept))
    const sent = await deleteDecidedBefore(tx, daysBefore(now, settings.document_days))
    await removeFiles(tx, [...loose, ...sent])
  })
