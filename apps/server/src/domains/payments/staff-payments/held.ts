import type { RefundState } from '@pandrop/contract/lifecycle/refund'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { cents, negate, roundHalfEven } from '@pandrop/money/money'
import { enqueue } from '../../../db/enqueue.ts'
import type { Queryable } from '../../../db/statement.ts'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import { systemAccount } from '../../../ledger/accounts.ts'
import { post } from '../../../ledger/post.ts'
import type { SessionReport } from '../../../ports/payments/provider.ts'
import type { Shop, StaffContext } from '../../../shop.ts'
import { customerContact } from '../../identity/profile/profile.ts'
import { isDisputed } from '../disputes/claims.ts'
import type { Payment } from '../payments/payment-row.ts'
import { isPaymentId } from '../payments/payments.rules.ts'
import { insertPaymentEvent, lockPayment, noteCharged, selectPayment } from '../payments/payments.sql.ts'
import { chargedText } from '../payments/payments.ts'
import { refundToCard } from '../refunds/refunds.ts'
import { type HeldPaymentRow, selectHeldOrder, selectHeldPayments, selectHeldRefund } from './held.sql.ts'

export type HeldPayment = HeldPaymentRow

/** Payments that were charged otherwise than agreed and have not gone back, longest held first. */
export const heldPayments = (q: Queryable): Promise<HeldPayment[]> => selectHeldPayments(q)

/** Which held payment goes back. */
export interface HeldRefund {
  paymentId: string
  /** staff:<id> */
  by: string
  /** for the record */
  why: string
}

export type HeldOutcome =
  | { outcome: 'on_its_way'; charged: string }
  /** it was given back before; `failed` where the bank did not take it */
  | { outcome: 'done_before'; state: RefundState }
  /** what was charged is not this payment's charge, or in another currency: only the provider's dashboard can tell */
  | { outcome: 'not_from_here'; problem: string }

/**
 * Gives everything that a mismatched payment was charged back to its card. The provider is asked first what that was,
 * with no transaction open; the job that sends refunds does the rest. Repeating it is safe.
 * @returns what became of it; refuses not_found for a payment that is not held, payment_disputed while a dispute of it
 *   is not won, which has that money or may keep it, and provider_unavailable
 */
export const refundHeld = async (
  shop: StaffContext & Pick<Shop, 'payments'>,
  refund: HeldRefund,
): Promise<Result<HeldOutcome, 'not_found' | 'payment_disputed' | 'provider_unavailable'>> => {
  const { paymentId } = refund
  const payment = isPaymentId(paymentId) ? await selectPayment(shop.pool, paymentId) : undefined
  if (payment?.reason !== 'mismatch') return refuse('not_found')
  const { provider_session_id: sessionId } = payment
  const found = sessionId === null ? null : await shop.payments.retrieveSession(sessionId)
  if (found?.outcome === 'unavailable') return refuse('provider_unavailable')
  if (found?.outcome !== 'found') return notFromHere('the provider does not know its session')
  const problem = whyNotFromHere(payment, found.report)
  if (problem !== null) return notFromHere(problem)
  return inTransaction(shop.pool, (tx) => giveBack(shop, tx, { refund, chargedMinor: found.report.amountMinor }))
}

const notFromHere = (problem: string): Result<HeldOutcome, never> => ok({ outcome: 'not_from_here', problem })

const whyNotFromHere = ({ id, currency }: Payment, report: SessionReport): string | null => {
  if (report.state !== 'paid') return `its session is ${report.state}: the money came in another one`
  if (report.paymentId !== id) return `its session names the payment ${report.paymentId}`
  return report.currency === currency ? null : `it was charged in ${report.currency}, agreed was ${currency}`
}

interface Giving {
  refund: HeldRefund
  /** in the smallest unit of the payment's currency */
  chargedMinor: number
}

// Nothing was booked while it was held; now the provider's debt to us and ours to the card are (ledger/README.md).
const giveBack = async (
  { clock, env }: StaffContext,
  tx: Transaction,
  { refund: { paymentId, by, why }, chargedMinor }: Giving,
): Promise<Result<HeldOutcome, 'payment_disputed'>> => {
  const payment = await lockPayment(tx, paymentId)
  if (!payment) throw new Error(`payment ${paymentId} has disappeared`)
  if (payment.settled_elsewhere_at) return notFromHere('it was settled at the provider by hand')
  const before = await selectHeldRefund(tx, paymentId)
  if (before) return ok({ outcome: 'done_before', state: before.state })
  if (await isDisputed(tx, paymentId)) return refuse('payment_disputed')
  const at = clock.now()
  const { customer_id: customerId, amount_minor: agreedMinor, credit_cents: credit } = payment
  const amount = cents(Math.max(1, roundHalfEven((credit * chargedMinor) / agreedMinor)))
  await noteCharged(tx, paymentId, chargedMinor, null)
  await insertPaymentEvent(tx, { paymentId, state: payment.state, by, at, why: `given back whole: ${why}` })
  const orderId = (await selectHeldOrder(tx, paymentId))?.id ?? null
  await refundToCard(tx, { customerId, orderId, paymentId, amount, amountMinor: chargedMinor, reason: why, by, at })
  const posted = await post(tx, {
    reference: `payment:${paymentId}:held`,
    kind: 'held_payment',
    entries: [
      { account: systemAccount('provider_clearing'), cents: negate(amount) },
      { account: systemAccount('payouts_owed'), cents: amount },
    ],
    reason: why,
    by,
    at,
  })
  if (!posted.ok) throw new Error(`the books refused payment ${paymentId}: ${posted.refusal}`)
  const charged = chargedText({ ...payment, amount_minor: chargedMinor })
  await tell(tx, payment, { charged, link: `${env.PUBLIC_URL}/account` })
  return ok({ outcome: 'on_its_way', charged })
}

const tell = async (
  tx: Transaction,
  payment: Payment,
  { charged, link }: { charged: string; link: string },
): Promise<void> => {
  const { customer_id: accountOf } = payment
  const { name, email, language } = await customerContact(tx, accountOf)
  const values = { name, charged, agreed: chargedText(payment), payment: payment.id, link }
  await enqueue(tx, 'send_mail', { template: 'held_refunded', accountOf, to: email, language, values })
}
