import type { RefusalOf } from '@pandrop/contract/call'
import {
  isVerificationPending,
  requestDays,
  requestsMax,
  verificationWarnDays,
} from '@pandrop/contract/lifecycle/verification'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import type * as calls from '@pandrop/contract/verifications'
import type { OwnDocument, OwnVerification } from '@pandrop/contract/verifications'
import { instantOrNull } from '@pandrop/contract/wire'
import { daysAfter, daysBefore } from '@pandrop/money/days'
import type { Queryable } from '../../../db/statement.ts'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { noteAccountEvent } from '../account-events/account-events.ts'
import { customerById } from '../accounts/customers.sql.ts'
import { isLeaving } from '../deletions/deletions.ts'
import { attachDocuments, type DocumentRow, selectDocumentsOf, selectLoose } from './documents.sql.ts'
import { mailVerificationNews } from './verification-mails.ts'
import {
  insertVerification,
  lockCustomer,
  selectApproved,
  selectAskedSince,
  selectNewest,
  selectPending,
  selectVerificationSettings,
  setWithdrawn,
  type VerificationRow,
} from './verifications.sql.ts'

type Reading = Pick<Shop, 'pool' | 'clock'>

const shownDocument = ({ id, kind, bytes, uploaded_at: at }: DocumentRow): OwnDocument => ({
  id,
  kind,
  bytes,
  uploaded_at: at.toISOString(),
})

/** From when on a customer who is verified may send new documents; null: there is nothing to wait for. */
const mayRenewAt = (approved: VerificationRow | undefined): Date | null =>
  approved?.valid_until ? daysBefore(approved.valid_until, verificationWarnDays) : null

/** When somebody who has had all their requests may send the next one; null: now. */
const againAt = async (q: Queryable, customerId: number, now: Date): Promise<Date | null> => {
  const asked = await selectAskedSince(q, customerId, daysBefore(now, requestDays))
  const oldest = asked[requestsMax - 1]
  return oldest ? daysAfter(oldest.asked_at, requestDays) : null
}

/** Whether a customer is verified, their newest request, and what waits to be sent; never the documents themselves. */
export const ownVerification = async ({ pool, clock }: Reading, customerId: number): Promise<OwnVerification> => {
  const now = clock.now()
  const [customer, newest, approved, uploads, again, settings] = await Promise.all([
    customerById(pool, customerId),
    selectNewest(pool, customerId),
    selectApproved(pool, customerId),
    selectLoose(pool, customerId),
    againAt(pool, customerId, now),
    selectVerificationSettings(pool),
  ])
  if (!customer || !settings) throw new Error(`customer ${customerId} is signed in and not there`)
  const documents = newest ? await selectDocumentsOf(pool, newest.id) : []
  const renewable = mayRenewAt(approved)
  const isPending = newest !== undefined && isVerificationPending(newest.state)
  return {
    status: customer.verification_status,
    valid_until: instantOrNull(approved?.valid_until ?? null),
    request: newest ? shownRequest(newest, documents) : null,
    uploads: uploads.map(shownDocument),
    may_send: !isPending && again === null && (renewable === null || renewable <= now),
    again_at: instantOrNull(again),
    document_days: settings.document_days,
    months: settings.months,
  }
}

const shownRequest = (row: VerificationRow, documents: DocumentRow[]): OwnVerification['request'] => ({
  state: row.state,
  asked_at: row.asked_at.toISOString(),
  decided_at: instantOrNull(row.decided_at),
  reason: row.reason,
  // What staff wrote down where they saw who it is elsewhere is for the record.
  message: row.seen_elsewhere ? '' : row.message,
  documents: documents.map(shownDocument),
})

type SendRefusal = RefusalOf<typeof calls.sendVerification>

interface Sending {
  customerId: number
  documents: readonly string[]
}

/**
 * Asks for a verification with documents that were uploaded (docs/behaviour/accounts.md#identity-verification); the
 * customer is told by mail that somebody did. The same documents again change nothing.
 * @returns refuses verification_open, verification_early while an approval holds for longer than thirty days,
 *   verifications_too_many beyond five in thirty days, verification_document_gone, and account_leaving
 */
export const sendRequest = (
  { pool, clock, env }: Pick<Shop, 'pool' | 'clock' | 'env'>,
  { customerId, documents }: Sending,
): Promise<Result<null, SendRefusal>> =>
  inTransaction<Result<null, SendRefusal>>(pool, async (tx) => {
    const ids = [...new Set(documents)]
    await lockCustomer(tx, customerId)
    if (await isLeaving(tx, customerId)) return refuse('account_leaving')
    // After the wait for the lock: of two at once the second finds what the first has sent.
    const pending = await selectPending(tx, customerId)
    if (pending) return (await isOf(tx, pending, ids)) ? ok(null) : refuse('verification_open')
    const at = clock.now()
    const renewable = mayRenewAt(await selectApproved(tx, customerId))
    if (renewable && renewable > at) return refuse('verification_early')
    if (await againAt(tx, customerId, at)) return refuse('verifications_too_many')
    const made = await insertVerification(tx, { customerId, seenElsewhere: false, message: '', at })
    if (!made) throw new Error(`customer ${customerId} got a request while their row was held`)
    const attached = await attachDocuments(tx, { verificationId: made.id, customerId, ids })
    if (attached.length !== ids.length) return refuse('verification_document_gone')
    await noteAccountEvent(tx, { customerId, kind: 'verification_asked', at })
    const whom = { customerId, publicUrl: env.PUBLIC_URL }
    await mailVerificationNews(tx, whom, { template: 'verification_asked' })
    return ok(null)
  })

/** Whether a request has just these documents. */
const isOf = async (tx: Transaction, { id }: VerificationRow, ids: readonly string[]): Promise<boolean> => {
  const sent = await selectDocumentsOf(tx, id)
  return sent.length === ids.length && sent.every((document) => ids.includes(document.id))
}

/** Takes the request back that waits; where none does, or it is decided at this very moment, nothing changes. */
export const withdrawRequest = ({ pool, clock }: Reading, customerId: number): Promise<void> =>
  inTransaction(pool, async (tx) => {
    await lockCustomer(tx, customerId)
    await setWithdrawn(tx, customerId, clock.now())
  })
