import { inTransaction, type Transaction } from '../../db/transaction.ts'
import type { SessionReport } from '../../ports/payments/provider.ts'
import type { Shop } from '../../shop.ts'
import { concludeDeposit } from '../deposits/conclude.ts'
import type { Conclude, Payment, PaymentPurpose } from './payment.ts'
import { type Settlement, settlement } from './payments.rules.ts'
import { insertPaymentEvent, lockPayment, noteSession, updateState } from './payments.sql.ts'

const conclusions: Record<PaymentPurpose, Conclude> = { topup: concludeDeposit }

/** The provider's word about one payment and who brought it. */
export interface Hearing {
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
export const settlePayment = (shop: Shop, hearing: Hearing): Promise<Payment | null> =>
  inTransaction(shop.pool, (tx) => settleWithin(tx, hearing, shop.clock.now()))

/** The same inside a transaction that does more, such as recording the notice that brought the report. */
export const settleWithin = async (tx: Transaction, hearing: Hearing, at: Date): Promise<Payment | null> => {
  const { paymentId, report, by } = hearing
  const payment = await lockPayment(tx, paymentId)
  if (!payment) return null
  const next = settlement(payment, report)
  await noteSession(tx, payment.id, report.sessionId, report.paymentIntent)
  return next ? conclude(tx, payment, { next, by, at }) : payment
}

/**
 * Ends a payment of which the provider has no session.
 * @returns the payment as it stands now: meanwhile somebody else may have settled it, which wins
 */
export const cancelWithoutSession = (
  shop: Shop,
  { paymentId, reason, why, by }: { paymentId: string; reason: 'not_opened' | 'session_unknown' } & Told,
): Promise<Payment> =>
  inTransaction(shop.pool, async (tx) => {
    const payment = await lockPayment(tx, paymentId)
    if (!payment) throw new Error(`payment ${paymentId} does not exist`)
    if (payment.state !== 'Pending') return payment
    return conclude(tx, payment, { next: { state: 'Cancelled', reason, why }, by, at: shop.clock.now() })
  })

interface Told {
  why: string
  by: string
}

const conclude = async (
  tx: Transaction,
  payment: Payment,
  { next, by, at }: { next: Settlement; by: string; at: Date },
): Promise<Payment> => {
  const { state, reason, why } = next
  await updateState(tx, payment.id, state, reason, at)
  await insertPaymentEvent(tx, payment.id, state, by, at, why)
  const concluded: Payment = { ...payment, state, reason }
  await conclusions[payment.purpose](tx, concluded, at)
  return concluded
}
