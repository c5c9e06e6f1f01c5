import type { Shop } from '../../shop.ts'
import { openSession } from './open.ts'
import type { Payment } from './payment-row.ts'
import { markAsked, selectPaymentsToAsk } from './payments.sql.ts'
import { cancelWithoutSession, settlePayment } from './settle.ts'

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
 * (readings.md, States). A provider that does not answer leaves everything as it is for the next run.
 */
export const reconcilePayments = async (shop: Shop): Promise<Reconciled> => {
  const at = shop.clock.now()
  const unaskedSince = new Date(at.getTime() - quietSecondsMin * 1000)
  const done: Reconciled = { asked: 0, unanswered: 0 }
  for (const payment of await selectPaymentsToAsk(shop.pool, unaskedSince, paymentsPerRunMax)) {
    // Marked first: one that always fails goes to the end of the queue and holds nobody up.
    await markAsked(shop.pool, payment.id, at)
    const answered = payment.provider_session_id === null ? await reopen(shop, payment) : await ask(shop, payment)
    done.asked += 1
    if (!answered) done.unanswered += 1
    if (done.unanswered === unansweredMax) break
  }
  if (done.unanswered > 0) shop.log.warn(done, 'the payment provider did not answer about some payments')
  return done
}

/** Repeats the request whose answer was lost. The idempotency key brings back a session that it had opened. */
const reopen = async (shop: Shop, payment: Payment): Promise<boolean> => {
  const opened = await openSession(shop, payment)
  if (opened.outcome === 'rejected') {
    const why = `the provider opened no session: ${opened.problem}`
    await cancelWithoutSession(shop, { paymentId: payment.id, reason: 'not_opened', why, by })
  }
  return opened.outcome !== 'unavailable'
}

const ask = async (shop: Shop, payment: Payment): Promise<boolean> => {
  const { id: paymentId, provider_session_id: sessionId, expires_at, cancel_asked_at } = payment
  if (sessionId === null) throw new Error(`payment ${paymentId} has no session to ask about`)
  const isOver = expires_at <= shop.clock.now()
  // Expiring is asking too: a session that ended before is reported as it is.
  const isToEnd = isOver || cancel_asked_at !== null
  const found = await (isToEnd ? shop.payments.expireSession(sessionId) : shop.payments.retrieveSession(sessionId))
  if (found.outcome === 'unavailable') return false
  if (found.outcome === 'found') await settlePayment(shop, { paymentId, report: found.report, by })
  else if (isOver) await cancelWithoutSession(shop, { paymentId, reason: 'session_unknown', why: unknownWhy, by })
  return true
}

const unknownWhy = 'the provider does not know the session'
