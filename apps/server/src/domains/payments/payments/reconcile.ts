import type { Shop } from '../../../shop.ts'
import { openOrCancel } from './ensure-session.ts'
import { expirePayment } from './expire.ts'
import type { Payment } from './payment-row.ts'
import { markAsked, selectPaymentsToAsk } from './payments.sql.ts'
import { settlePayment } from './settle.ts'

/** The provider's webhook and the customer's own request get this long before the job asks. */
const quietSecondsMin = 30

const paymentsPerRunMax = 200
// A provider that is away would otherwise cost every payment its timeout.
const unansweredMax = 3
const by = 'reconcile_payments'

/** What one run did. */
export interface Reconciled {
  asked: number
  unanswered: number
}

/**
 * Asks the provider about every pending payment that nobody has asked about for half a minute, and settles what it
 * says: a webhook that was lost, a session that ended, a crash between writing a payment down and opening its session
 * (docs/behaviour/money.md#unfinished-payments). A provider that does not answer leaves everything as it is for the
 * next run.
 */
export const reconcilePayments = async (shop: Shop): Promise<Reconciled> => {
  const at = shop.clock.now()
  const unaskedSince = new Date(at.getTime() - quietSecondsMin * 1000)
  const done: Reconciled = { asked: 0, unanswered: 0 }
  for (const payment of await selectPaymentsToAsk(shop.pool, unaskedSince, paymentsPerRunMax)) {
    // Marked first: one that always fails goes to the end of the queue and holds nobody up.
    await markAsked(shop.pool, payment.id, at)
    const answered = await ask(shop, payment)
    done.asked += 1
    if (!answered) done.unanswered += 1
    if (done.unanswered === unansweredMax) break
  }
  if (done.unanswered > 0) shop.log.warn(done, 'the payment provider did not answer about some payments')
  return done
}

/** @returns whether the provider answered */
const ask = async (shop: Shop, payment: Payment): Promise<boolean> => {
  const { id: paymentId, provider_session_id: sessionId, expires_at, cancel_asked_at } = payment
  // Expiring is asking too: a session that ended before is reported as it is.
  if (expires_at <= shop.clock.now() || cancel_asked_at !== null) return (await expirePayment(shop, payment, by)).ok
  // Repeats the request whose answer was lost: the idempotency key brings back a session that it had opened.
  if (sessionId === null) return (await openOrCancel(shop, payment, { by, renew: false })).outcome !== 'unavailable'
  const found = await shop.payments.retrieveSession(sessionId)
  if (found.outcome === 'found') await settlePayment(shop, { paymentId, report: found.report, by })
  return found.outcome !== 'unavailable'
}
