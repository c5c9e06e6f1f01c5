import { ok, type Result, refuse } from '@pandrop/contract/result'
import { enqueue } from '../../../db/enqueue.ts'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import type { ProviderEvent, RefundReport } from '../../../ports/payments/provider.ts'
import type { Shop } from '../../../shop.ts'
import { type NoticeSource, settleDispute } from '../disputes/disputes.ts'
import { settleForeignRefund } from '../refunds/foreign-refunds.ts'
import { settleRefund } from '../refunds/refunds.ts'
import type { Ending } from './payment-row.ts'
import { isPaymentId } from './payments.rules.ts'
import { insertProviderEvent } from './payments.sql.ts'
import type { Purposes } from './purposes.ts'
import { refreshCharge } from './refresh-charge.ts'
import { endingOf, settleWithin } from './settle.ts'

/**
 * Takes a notice of the provider: recorded and acted upon in one transaction, so it happens whole or is sent again.
 * One that was received before changes nothing and is as welcome as the first.
 * @param notice.rawBody the bytes as they came
 * @param reportForged hears what is wrong with one that is refused
 * @returns refuses body_unreadable when it is forged, altered, or signed more than 300 seconds ago or ahead, and
 *   provider_unavailable where the provider has to be asked first and does not answer: it sends the notice again
 */
export const receiveWebhook = async (
  shop: Shop,
  { rawBody, signature }: { rawBody: Buffer; signature: string | undefined },
  reportForged: (problem: string) => void,
): Promise<Result<undefined, 'body_unreadable' | 'provider_unavailable'>> => {
  const ending = endingOf(shop)
  const checked = shop.payments.verifyWebhook(rawBody, signature, ending.at)
  if (!checked.genuine) {
    reportForged(checked.problem)
    return refuse('body_unreadable')
  }
  const { id, type, subject } = checked.event
  const isDispute = subject?.kind === 'dispute'
  // Both name the charge alone: what the shop did not ask for may be told of before the payment itself.
  if (isDispute || (subject?.kind === 'refund' && !isPaymentId(subject.report.refundId))) {
    const refreshed = await refreshCharge(shop, { paymentIntent: subject.report.paymentIntent, by: `provider:${id}` })
    if (!refreshed.ok) return refreshed
  }
  const settled = await inTransaction(shop.pool, async (tx) => {
    const recorded = await insertProviderEvent(tx, id, type, ending.at, JSON.stringify(checked.event.payload))
    if (!recorded) return 'received before'
    return (await actUpon(tx, shop.purposes, checked.event, ending)) ?? 'not about a payment of ours'
  })
  shop.log[isDispute ? 'warn' : 'info']({ event: id, type, settled }, 'webhook received')
  return ok(undefined)
}

/** @returns how what the notice is about stands now; null where it is not ours */
const actUpon = async (
  tx: Transaction,
  purposes: Purposes,
  { id, subject }: ProviderEvent,
  ending: Ending,
): Promise<string | null> => {
  const by = `provider:${id}`
  if (subject?.kind === 'refund') return settleRefundOf(tx, subject.report, { ...ending, by })
  if (subject?.kind === 'dispute') return settleDispute(tx, subject.report, { ...ending, by })
  if (subject?.kind === 'card_form') {
    // A session that saves a card and is not ours names no form, or something that cannot be one.
    return isPaymentId(subject.report.formId) ? purposes.cardForm(tx, { report: subject.report, by }, ending) : null
  }
  if (subject?.kind === 'payout') {
    // What it consists of has to be asked for, and nothing is open while the provider is asked.
    await enqueue(tx, 'fetch_provider_payouts', {}, { key: 'fetch_provider_payouts' })
    return 'is asked about'
  }
  if (subject?.kind !== 'session' || !isPaymentId(subject.report.paymentId)) return null
  const reported = { paymentId: subject.report.paymentId, report: subject.report, by }
  return (await settleWithin(tx, purposes, reported, ending))?.state ?? null
}

// One that somebody made in the provider's dashboard names none of ours.
const settleRefundOf = async (tx: Transaction, report: RefundReport, source: NoticeSource): Promise<string | null> => {
  const { refundId } = report
  if (!isPaymentId(refundId)) return settleForeignRefund(tx, report, source)
  await settleRefund(tx, refundId, report, source)
  return report.state
}
