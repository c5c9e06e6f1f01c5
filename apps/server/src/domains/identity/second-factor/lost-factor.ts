import type { RefusalOf } from '@pandrop/contract/call'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { FactorRemoval } from '@pandrop/contract/staff/customer-factor'
import type * as calls from '@pandrop/contract/staff/factor-removals'
import { dateTimeText } from '@pandrop/dictionaries/dates'
import { daysAfter } from '@pandrop/money/days'
import { enqueue } from '../../../db/enqueue.ts'
import type { Queryable } from '../../../db/statement.ts'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { noteAccountEvent } from '../account-events/account-events.ts'
import { insertCustomerEvent } from '../accounts/customer-events.ts'
import { deletePasskeys } from '../passkeys/passkeys.sql.ts'
import { credentialsChanged } from '../passwords/credentials.ts'
import { mayApprove } from '../staff/approvers.ts'
import { hasFactor } from './customer-factor.rules.ts'
import { deleteFactor, factorOf, forgetRemembered, lockForFactor } from './customer-factor.sql.ts'
import { approveRemovalRow, dueRemovals, endRemoval, insertRemoval, openRemoval } from './lost-factor.sql.ts'

const daysWaited = 3

/** A step of the staff about a customer who has lost app and codes. */
interface RemovalStep {
  customerId: number
  staffId: number
}

/** The removal of a second factor that has not ended; null: there is none. */
export const openRemovalOf = async (q: Queryable, customerId: number): Promise<FactorRemoval | null> => {
  const row = await openRemoval(q, customerId)
  if (!row) return null
  return {
    reason: row.reason,
    proposed_by: { id: row.proposed_by, name: row.proposer },
    proposed_at: row.proposed_at.toISOString(),
    due_at: row.due_at?.toISOString() ?? null,
  }
}

/** Proposes a removal; refuses customer_not_found, customer_factor_off and factor_removal_open. */
export const proposeRemoval = (
  { pool, clock }: Shop,
  { customerId, staffId, why }: RemovalStep & { why: string },
): Promise<Result<null, RefusalOf<typeof calls.proposeFactorRemoval>>> =>
  inTransaction(pool, async (tx) => {
    const at = clock.now()
    if (!(await lockForFactor(tx, customerId))) return refuse('customer_not_found')
    if (!hasFactor(await factorOf(tx, customerId, at))) return refuse('customer_factor_off')
    if (!(await insertRemoval(tx, { customerId, reason: why, proposedBy: staffId, at }))) {
      return refuse('factor_removal_open')
    }
    await insertCustomerEvent(tx, { customerId, kind: 'factor_removal_proposed', by: `staff:${staffId}`, at, why })
    return ok(null)
  })

/**
 * Approves what somebody else proposed. The customer is mailed at once; the factor goes 72 hours later, unless a code
 * is given until then. Approving again changes nothing.
 * Refuses customer_not_found, factor_removal_over, second_person_needed, and as mayApprove does.
 */
export const approveRemoval = (
  { pool, clock, env }: Shop,
  { customerId, staffId }: RemovalStep,
): Promise<Result<null, RefusalOf<typeof calls.approveFactorRemoval>>> =>
  inTransaction(pool, async (tx) => {
    const at = clock.now()
    const customer = await lockForFactor(tx, customerId)
    if (!customer) return refuse('customer_not_found')
    const removal = await openRemoval(tx, customerId)
    if (!removal) return refuse('factor_removal_over')
    if (removal.due_at) return ok(null)
    if (removal.proposed_by === staffId) return refuse('second_person_needed')
    const may = await mayApprove(tx, { proposers: [removal.proposed_by], approver: staffId, at })
    if (!may.ok) return may
    const dueAt = daysAfter(at, daysWaited)
    await approveRemovalRow(tx, { id: removal.id, approvedBy: staffId, at, dueAt })
    // The owner who reads of it is asked for the code that ends it, in a browser that was spared as well.
    await forgetRemembered(tx, customerId)
    const [by, why] = [`staff:${staffId}`, removal.reason]
    await insertCustomerEvent(tx, { customerId, kind: 'factor_removal_approved', by, at, why })
    const { email: to, language } = customer
    const values = { time: dateTimeText(dueAt), link: `${env.PUBLIC_URL}/auth?form=signin` }
    await enqueue(tx, 'send_mail', { template: 'factor_removal', accountOf: customerId, to, language, values })
    return ok(null)
  })

/** Ends a removal; the factor stays. Refuses customer_not_found and factor_removal_over. */
export const cancelRemoval = (
  { pool, clock }: Shop,
  { customerId, staffId, why }: RemovalStep & { why: string },
): Promise<Result<null, RefusalOf<typeof calls.cancelFactorRemoval>>> =>
  inTransaction(pool, async (tx) => {
    const at = clock.now()
    if (!(await lockForFactor(tx, customerId))) return refuse('customer_not_found')
    if (!(await endRemoval(tx, { customerId, removed: false, at }))) return refuse('factor_removal_over')
    await insertCustomerEvent(tx, { customerId, kind: 'factor_removal_cancelled', by: `staff:${staffId}`, at, why })
    return ok(null)
  })

/**
 * Ends a removal that somebody asked for: whoever gives a right code has not lost it, and who says that it was not
 * them has not asked.
 * @param options.why for the record
 */
export const keepFactor = async (
  tx: Transaction,
  { customerId, at, why }: { customerId: number; at: Date; why: string },
): Promise<void> => {
  if (!(await endRemoval(tx, { customerId, removed: false, at }))) return
  await insertCustomerEvent(tx, { customerId, kind: 'factor_kept', by: 'customer', at, why })
}

/**
 * Takes away the second factors, passkeys included, whose 72 hours are over. The same follows as where their owner
 * turns one off
 * (docs/behaviour/accounts.md#credentials-changed), and they are told by mail.
 */
export const removeLostFactors = async ({ pool, clock, env }: Shop): Promise<void> => {
  const now = clock.now()
  for (const { customer_id: customerId } of await dueRemovals(pool, now)) {
    await inTransaction(pool, async (tx) => {
      const customer = await lockForFactor(tx, customerId)
      const removal = await openRemoval(tx, customerId)
      // A code was given, or it was cancelled, at this very moment.
      if (!customer || !removal?.due_at || removal.due_at > now) return
      await endRemoval(tx, { customerId, removed: true, at: now })
      await deleteFactor(tx, customerId)
      await deletePasskeys(tx, customerId)
      await credentialsChanged(tx, { customerId, keptSession: null, now })
      await noteAccountEvent(tx, { customerId, kind: 'factor_off', at: now })
      await insertCustomerEvent(tx, { customerId, kind: 'factor_removed', by: 'shop', at: now, why: removal.reason })
      const { email: to, language } = customer
      const values = { link: `${env.PUBLIC_URL}/account/security` }
      await enqueue(tx, 'send_mail', { template: 'second_factor_off', accountOf: customerId, to, language, values })
    })
  }
}
