import { hasArrived, hasFailed, isUnsettled } from '@pandrop/contract/lifecycle/refund'
import { type Cents, cents, negate } from '@pandrop/money/money'
import { enqueue } from '../../../db/enqueue.ts'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import { systemAccount } from '../../../ledger/accounts.ts'
import { post } from '../../../ledger/post.ts'
import type { MadeRefund, RefundReport } from '../../../ports/payments/provider.ts'
import type { Shop } from '../../../shop.ts'
import { offsetFailedRefund } from '../disputes/refund-failed.ts'
import {
  type CardRefundRow,
  insertBalanceRefund,
  insertCardRefund,
  lockCardRefund,
  lockCharge,
  markRefundAsked,
  selectCardRefund,
  selectRefundsToAsk,
  updateRefund,
} from './refunds.sql.ts'

/** Money that is owed to a card: the caller has posted it to `payouts_owed` in the same transaction. */
export interface CardRefund {
  customerId: number
  /** null: a top-up */
  orderId: number | null
  paymentId: string
  /** in the internal currency */
  amount: Cents
  /** what the card gets, in the smallest unit of the payment's currency */
  amountMinor: number
  reason: string
  /** staff:<id>, the name of a job or provider:<id of its event> */
  by: string
  at: Date
  /** names an operator's attempt */
  key?: string | undefined
  /** the refund that it carries out instead */
  replaces?: string | undefined
}

/** Keeps everybody else from a charge until the transaction ends; before items and order, which are locked after it. */
export const holdCharge = async (tx: Transaction, paymentId: string): Promise<void> => {
  await lockCharge(tx, paymentId)
}

/** Money that goes to the balance: the caller posts it in the same transaction. */
export interface BalanceRefund extends Pick<CardRefund, 'customerId' | 'orderId' | 'amount' | 'reason' | 'by' | 'at'> {
  key?: string | undefined
  /** the card refund that the bank did not take, and the payment that it was for */
  replaces?: { refundId: string; paymentId: string }
}

/**
 * Writes a refund to the balance down.
 * @returns the refund's id
 */
export const refundToBalance = async (tx: Transaction, refund: BalanceRefund): Promise<string> => {
  const { customerId, orderId, amount, reason, by, at, key = null, replaces } = refund
  const row = await insertBalanceRefund(tx, {
    customerId,
    orderId,
    paymentId: replaces?.paymentId ?? null,
    cents: amount,
    reason,
    by,
    at,
    key,
    replaces: replaces?.refundId ?? null,
  })
  if (!row) throw new Error('a new refund has no id')
  return row.id
}

/**
 * Writes a refund to a card down and has it sent after the commit: no transaction is open while the provider is called.
 * More than the payment brought throws (constraint payments_refunded).
 * @returns the refund's id
 */
export const refundToCard = async (tx: Transaction, refund: CardRefund): Promise<string> => {
  const { amount, key = null, replaces = null } = refund
  const row = await insertCardRefund(tx, { ...refund, cents: amount, key, replaces })
  if (!row) throw new Error('a new refund has no id')
  await enqueue(tx, 'send_refund', { refundId: row.id })
  return row.id
}

/**
 * Asks the provider to give the money back, or how it stands where it was asked before. Repeating it is safe: the
 * refund's id is the provider's idempotency key. Throws while the provider does not answer, so that the job comes back.
 */
export const sendRefund = async (shop: Shop, refundId: string): Promise<void> => {
  const refund = await selectCardRefund(shop.pool, refundId)
  if (!refund || !isUnsettled(refund.state)) return
  await markRefundAsked(shop.pool, refundId, shop.clock.now())
  const made = await ask(shop, refund)
  if (made.outcome === 'unavailable') throw new Error(`the provider did not answer about refund ${refundId}`)
  if (made.outcome === 'rejected') shop.log.error({ refund: refundId, problem: made.problem }, 'a refund was rejected')
  const report = made.outcome === 'made' ? made.report : rejectedReport(made.failure)
  await inTransaction(shop.pool, (tx) => settleRefund(tx, refundId, report, momentOf(shop)))
}

const rejectedReport = (failure: string) => ({ state: 'failed' as const, providerRefundId: null, failure })

const ask = async ({ payments }: Shop, refund: CardRefundRow): Promise<MadeRefund> => {
  const { id, payment_intent: paymentIntent, amount_minor: amountMinor, currency, provider_refund_id: known } = refund
  if (known !== null) return payments.retrieveRefund(known)
  if (paymentIntent === null)
    return { outcome: 'rejected', problem: 'the payment names no charge', failure: 'no_charge' }
  // Keys are forgotten after a day: what an earlier request has made is looked for before it is asked for again.
  const lookFirst = refund.asked_at !== null
  return payments.refund({ refundId: id, paymentIntent, amountMinor, currency, lookFirst })
}

/** What of a provider's report decides how a refund goes on. */
type Settling = Pick<RefundReport, 'state' | 'failure'> & { providerRefundId: string | null }

/** When something is heard of a refund, and the shop's address for mails. */
interface Moment {
  at: Date
  /** origin of the shop */
  publicUrl: string
}

const momentOf = ({ clock, env }: Shop): Moment => ({ at: clock.now(), publicUrl: env.PUBLIC_URL })

const failureMax = 500

/**
 * Brings a refund to the state that the provider reports. Once it arrived, the debt to the card is paid from what the
 * provider holds for us; where the bank sends it back later, it is owed again and an operator decides. What a refund
 * did not bring is taken by a dispute of the same charge that is open or lost.
 */
export const settleRefund = async (
  tx: Transaction,
  refundId: string,
  report: Settling,
  { at, publicUrl }: Moment,
): Promise<void> => {
  const found = await selectCardRefund(tx, refundId)
  if (!found) return
  // First of all locks: whatever is heard about one charge goes one after the other.
  await lockCharge(tx, found.payment_id)
  const refund = await lockCardRefund(tx, refundId)
  if (!refund || hasFailed(refund.state)) return
  const isKnown = report.providerRefundId === null || refund.provider_refund_id === report.providerRefundId
  if (refund.state === report.state && isKnown) return
  // Out of order: it had arrived already.
  if (hasArrived(refund.state) && isUnsettled(report.state)) return
  const settledAt = isUnsettled(report.state) ? null : at
  const failure = hasFailed(report.state) ? (report.failure?.slice(0, failureMax) ?? null) : null
  await updateRefund(tx, {
    id: refundId,
    state: report.state,
    providerRefundId: report.providerRefundId,
    settledAt,
    failure,
  })
  if (hasArrived(report.state)) await book(tx, refund, { step: 'sent', amount: cents(refund.cents), at })
  if (hasFailed(report.state) && hasArrived(refund.state))
    await book(tx, refund, { step: 'returned', amount: negate(cents(refund.cents)), at })
  if (hasFailed(report.state)) {
    await offsetFailedRefund(tx, { id: refundId, paymentId: refund.payment_id }, { by: 'provider', at, publicUrl })
  }
}

/** @param entry.amount positive: the card has it; negative: it came back and is owed again */
const book = async (
  tx: Transaction,
  { id }: CardRefundRow,
  { step, amount, at }: { step: 'sent' | 'returned'; amount: Cents; at: Date },
): Promise<void> => {
  const posted = await post(tx, {
    reference: `refund:${id}:${step}`,
    kind: 'card_refund',
    entries: [
      { account: systemAccount('payouts_owed'), cents: negate(amount) },
      { account: systemAccount('provider_clearing'), cents: amount },
    ],
    by: 'provider',
    at,
  })
  if (!posted.ok) throw new Error(`the books refused refund ${id}: ${posted.refusal}`)
}

/** The provider's notice and the first request get this long before the job asks. */
const quietSecondsMin = 30
const refundsPerRunMax = 100
// A provider that is away would otherwise cost every refund its timeout.
const unansweredMax = 3

/**
 * Asks about every refund that nobody has asked about for half a minute; one that gets no answer waits its turn.
 * @returns how many got none: after three the rest waits for the next run
 */
export const reconcileRefunds = async (shop: Shop): Promise<{ unanswered: number }> => {
  const unaskedSince = new Date(shop.clock.now().getTime() - quietSecondsMin * 1000)
  let unanswered = 0
  for (const { id } of await selectRefundsToAsk(shop.pool, unaskedSince, refundsPerRunMax)) {
    await sendRefund(shop, id).catch((error: unknown) => {
      unanswered += 1
      shop.log.warn({ err: error }, 'a refund waits')
    })
    if (unanswered === unansweredMax) break
  }
  return { unanswered }
}
