import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { Queryable } from '../../../db/statement.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { StaffContext } from '../../../shop.ts'
import { mailReleased } from './dispute-mails.ts'
import {
  type DisputeOfPaymentRow,
  insertReleaseEvent,
  type ListedDisputeRow,
  markReleased,
  selectDispute,
  selectDisputes,
  selectDisputesOfPayment,
} from './disputes.sql.ts'
import { isSpendingBlocked } from './spending-blocked.ts'

export type ListedDispute = ListedDisputeRow

const listedMax = 200

/** The newest disputes for an operator, at most two hundred. */
export const disputesForStaff = (q: Queryable): Promise<ListedDispute[]> => selectDisputes(q, listedMax)

/** Disputes of one payment, oldest first. */
export const disputesOfPayment = (q: Queryable, paymentId: string): Promise<DisputeOfPaymentRow[]> =>
  selectDisputesOfPayment(q, paymentId)

/** Which dispute is to block nobody any longer. */
export interface Release {
  disputeId: string
  /** staff:<id> */
  by: string
  /** for the record */
  why: string
}

/**
 * Lets a customer pay again although a dispute is open or lost; the books stay as they are. The customer is told,
 * unless another dispute still blocks them. Repeating it is safe.
 * @returns whether anything changed, and whether another dispute blocks; refuses not_found
 */
export const releaseDispute = (
  { pool, clock, env }: StaffContext,
  { disputeId, by, why }: Release,
): Promise<Result<{ changed: boolean; stillBlocked: boolean }, 'not_found'>> =>
  inTransaction(pool, async (tx) => {
    if (!(await selectDispute(tx, disputeId))) return refuse('not_found')
    const at = clock.now()
    const released = await markReleased(tx, disputeId, at, by)
    if (!released) return ok({ changed: false, stillBlocked: false })
    await insertReleaseEvent(tx, disputeId, by, at, `the customer may pay again: ${why}`)
    const { customer_id: customerId } = released
    const stillBlocked = await isSpendingBlocked(tx, customerId)
    if (!stillBlocked) await mailReleased(tx, { customerId, publicUrl: env.PUBLIC_URL })
    return ok({ changed: true, stillBlocked })
  })
