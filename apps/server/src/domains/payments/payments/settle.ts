import { forgetAttempts } from '../../../db/once.ts'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import type { SessionReport } from '../../../ports/payments/provider.ts'
import type { Shop } from '../../../shop.ts'
import type { Ending, Payment } from './payment-row.ts'
import { type Settlement, settlement } from './payments.rules.ts'
import { insertPaymentEvent, lockPayment, noteCharged, noteSession, updateState } from './payments.sql.ts'
import type { Purposes } from './purposes.ts'

/** The provider's word about one payment and who brought it. */
export interface ReportedPayment {
  paymentId: string
  report: SessionReport
  /** provider:<event id>, customer:<id> or the name of a job that asked */
  by: string
}

/**
 * Brings a payment to the state that the provider reports; a webhook, the job and the customer's way back all end here
 * and may do so at once or repeatedly.
 * @returns the payment as it stands now; null for a payment that is not ours
 */
export const settlePayment = (shop: Shop, reported: ReportedPayment): Promise<Payment | null> =>
  inTransaction(shop.pool, (tx) => settleWithin(tx, shop.purposes, reported, endingOf(shop)))

/** The same inside a transaction that does more, such as recording the notice that brought the report. */
export const settleWithin = async (
  tx: Transaction,
  purposes: Purposes,
  reported: ReportedPayment,
  ending: Ending,
): Promise<Payment | null> => {
  const { paymentId, report, by } = reported
  const payment = await lockPayment(tx, paymentId)
  if (!payment) return null
  const next = settlement(payment, report)
  await noteSession(tx, payment.id, report.sessionId, report.paymentIntent)
  return next ? conclude(tx, purposes, payment, { next, by, ending }) : payment
}

/** Why a payment is ended without a report, and by whom. */
export interface NoSession {
  paymentId: string
  reason: 'not_opened' | 'session_unknown'
  /** for the timeline */
  why: string
  by: string
}

/**
 * Ends a payment of which the provider has no session. The attempt that it was opened for is forgotten with it: the
 * customer's same press begins anew instead of meeting a payment that nobody can pay.
 * @returns the payment as it stands now: if somebody settled it meanwhile, that wins
 */
export const cancelWithoutSession = (shop: Shop, { paymentId, reason, why, by }: NoSession): Promise<Payment> =>
  inTransaction(shop.pool, async (tx) => {
    const payment = await lockPayment(tx, paymentId)
    if (!payment) throw new Error(`payment ${paymentId} does not exist`)
    if (payment.state !== 'Pending') return payment
    if (reason === 'not_opened') await forgetAttempts(tx, payment.customer_id, paymentId)
    const next = { state: 'Cancelled', reason, why } as const
    return conclude(tx, shop.purposes, payment, { next, by, ending: endingOf(shop) })
  })

/** The moment and the shop that an ending belongs to. */
export const endingOf = (shop: Shop): Ending => ({ at: shop.clock.now(), publicUrl: shop.env.PUBLIC_URL })

// What was charged in the agreed currency is known by the amount alone.
const recordCharged = async (
  tx: Transaction,
  { id, currency }: Payment,
  charged: { amountMinor: number; currency: string },
): Promise<void> => {
  if (charged.amountMinor === 0) return
  await noteCharged(tx, id, charged.amountMinor, charged.currency === currency ? null : charged.currency)
}

const conclude = async (
  tx: Transaction,
  purposes: Purposes,
  payment: Payment,
  { next, by, ending }: { next: Settlement; by: string; ending: Ending },
): Promise<Payment> => {
  const { state, reason, why } = next
  await updateState(tx, payment.id, state, reason, ending.at)
  if (reason === 'mismatch' && next.charged) await recordCharged(tx, payment, next.charged)
  await insertPaymentEvent(tx, { paymentId: payment.id, state, by, at: ending.at, why })
  const ended = { ...payment, state, reason }
  await purposes[payment.purpose].conclude(tx, ended, { ...ending, by, before: payment.state })
  return ended
}
