import type * as calls from '@pandrop/contract/account-deletion'
import type { AccountDeletion, DeletionHindrance } from '@pandrop/contract/account-deletion'
import type { RefusalOf } from '@pandrop/contract/call'
import { accountDeletionDays } from '@pandrop/contract/limits'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { StaffAccountDeletion } from '@pandrop/contract/staff/deletions'
import { dateTimeText } from '@pandrop/dictionaries/dates'
import { enqueue } from '../../../db/enqueue.ts'
import type { Queryable } from '../../../db/statement.ts'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import { balanceOf } from '../../../ledger/balance.ts'
import type { Shop } from '../../../shop.ts'
import { noteAccountEvent } from '../account-events/account-events.ts'
import { revokeAllApiKeys } from '../api-keys/revoke-all.ts'
import { requireProof } from '../proof/proof.rules.ts'
import type { SignedIn } from '../sessions/session.ts'
import {
  cancelDeletion,
  type DeletionRow,
  insertDeletion,
  type LeavingCustomerRow,
  lockLeavingCustomer,
  selectDeletion,
  selectHindrances,
  selectLeaving,
} from './deletions.sql.ts'

const dayMilliseconds = 24 * 60 * 60 * 1000

/**
 * Whether an account is on its way out; whatever begins something new asks in its transaction, and is refused with
 * account_leaving (docs/behaviour/accounts.md#account-leaving). A deletion that is asked for meanwhile waits.
 */
export const isLeaving = async (tx: Transaction, customerId: number): Promise<boolean> =>
  (await selectLeaving(tx, customerId))?.is_leaving ?? false

/**
 * What an account is needed for still, in the order in which it is said
 * (docs/behaviour/accounts.md#deletion-hindrances).
 */
export const hindrancesOf = async (q: Queryable, customerId: number): Promise<DeletionHindrance[]> => {
  const [balance, row] = await Promise.all([balanceOf(q, customerId), selectHindrances(q, customerId)])
  if (!row) throw new Error('a question without a table answered no row')
  return [...(balance > 0 ? (['balance'] as const) : []), ...row.hindrances]
}

const shown = ({ asked_at: askedAt, due_at: dueAt }: Pick<DeletionRow, 'asked_at' | 'due_at'>): AccountDeletion => ({
  asked_at: askedAt.toISOString(),
  due_at: dueAt.toISOString(),
})

/** When the account will be deleted; null where nobody asked for it. */
export const accountDeletionOf = async (q: Queryable, customerId: number): Promise<AccountDeletion | null> => {
  const row = await selectDeletion(q, customerId)
  return row ? shown(row) : null
}

/** The same for staff, who see an account that is gone as well. */
export const staffDeletionOf = async (q: Queryable, customerId: number): Promise<StaffAccountDeletion | null> => {
  const row = await selectDeletion(q, customerId)
  if (!row) return null
  const { proposer, approver } = row
  return {
    ...shown(row),
    ended_at: row.ended_at?.toISOString() ?? null,
    by_staff: proposer !== null && approver !== null ? { proposed_by: proposer, approved_by: approver } : null,
  }
}

type Leaving = Pick<Shop, 'pool' | 'clock' | 'env'>

type AskRefusal = Exclude<RefusalOf<typeof calls.askAccountDeletion>, 'csrf_mismatch'>

/**
 * Has an account deleted in 14 days (docs/behaviour/accounts.md#account-deletion): nothing new begins from now on, and
 * its API keys end. Who asks again is answered the same; a verified owner is told by mail, once.
 * @returns refuses proof_required, and account_not_settled while the account is needed for something
 */
export const askAccountDeletion = (
  { pool, clock, env }: Leaving,
  { customerId, provenAt }: Pick<SignedIn, 'customerId' | 'provenAt'>,
): Promise<Result<AccountDeletion, AskRefusal>> =>
  inTransaction(pool, async (tx) => {
    const now = clock.now()
    const proven = requireProof(provenAt, now)
    if (!proven.ok) return proven
    const customer = await lockCustomer(tx, customerId)
    const before = await selectDeletion(tx, customerId)
    if (before) return ok(shown(before))
    // Read after the lock: what began before it is seen.
    if ((await hindrancesOf(tx, customerId)).length > 0) return refuse('account_not_settled')
    // Past this line the deletion must be asked for or throw.
    const publicUrl = env.PUBLIC_URL
    return ok(await beginDeletion(tx, customer, { customerId, now, publicUrl, proposalId: null }))
  })

interface Begun {
  customerId: number
  now: Date
  publicUrl: string
  /** of staff, approved; null: the customer asks */
  proposalId: number | null
}

/**
 * Begins the fourteen days of an account that nothing keeps; the caller holds the customer's row and has asked
 * hindrancesOf after that.
 */
export const beginDeletion = async (
  tx: Transaction,
  customer: LeavingCustomerRow,
  { customerId, now, publicUrl, proposalId }: Begun,
): Promise<AccountDeletion> => {
  const dueAt = new Date(now.getTime() + accountDeletionDays * dayMilliseconds)
  await insertDeletion(tx, { customerId, askedAt: now, dueAt, proposalId })
  await revokeAllApiKeys(tx, { customerId, now })
  await noteAccountEvent(tx, { customerId, kind: 'deletion_asked', at: now })
  const values = { until: dateTimeText(dueAt), link: `${publicUrl}/account/personal` }
  await tell(tx, customer, { template: 'deletion_asked', customerId, values })
  return shown({ asked_at: now, due_at: dueAt })
}

/**
 * Keeps an account that was to be deleted; one that stays anyway stays, and nobody is mailed.
 * @returns refuses not_signed_in where it was deleted at this very moment
 */
export const keepAccount = (
  { pool, clock, env }: Leaving,
  customerId: number,
): Promise<Result<null, 'not_signed_in'>> =>
  inTransaction(pool, async (tx) => {
    const customer = await lockCustomer(tx, customerId)
    if ((await selectDeletion(tx, customerId))?.ended_at) return refuse('not_signed_in')
    const at = clock.now()
    if (!(await cancelDeletion(tx, customerId, at))) return ok(null)
    await noteAccountEvent(tx, { customerId, kind: 'deletion_taken_back', at })
    const values = { link: `${env.PUBLIC_URL}/account/personal` }
    await tell(tx, customer, { template: 'deletion_taken_back', customerId, values })
    return ok(null)
  })

/** Takes a deletion back that an intruder may have asked for; the caller holds the customer's row. */
export const dropDeletion = async (tx: Transaction, customerId: number, at: Date): Promise<void> => {
  await cancelDeletion(tx, customerId, at)
}

const lockCustomer = async (tx: Transaction, customerId: number): Promise<LeavingCustomerRow> => {
  const customer = await lockLeavingCustomer(tx, customerId)
  if (!customer) throw new Error(`customer ${customerId} is signed in and not there`)
  return customer
}

interface News {
  template: 'deletion_asked' | 'deletion_taken_back'
  customerId: number
  values: { link: string; until?: string }
}

/** An address that nobody has proven is somebody else's, perhaps. */
const tell = async (
  tx: Transaction,
  { email: to, language, is_verified }: LeavingCustomerRow,
  { template, customerId, values }: News,
): Promise<void> => {
  if (!is_verified) return
  await enqueue(tx, 'send_mail', { template, accountOf: customerId, to, language, values })
}
