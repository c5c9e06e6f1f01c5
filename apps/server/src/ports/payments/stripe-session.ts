import type Stripe from 'stripe'
import type { SessionReport, SessionState } from './provider.ts'

/** What we read of a Checkout Session (API reference, The Checkout Session object). */
export type SessionFacts = Pick<
  Stripe.Checkout.Session,
  'id' | 'status' | 'payment_status' | 'client_reference_id' | 'amount_total' | 'currency' | 'payment_intent'
>

/**
 * A session in the port's words.
 * @param eventType the notice that brought it. A session itself does not tell a failed payment from one still under
 *   way: a notice does, and so does the payment where it was asked for along with the session
 */
export const reportOf = (session: SessionFacts, eventType?: string): SessionReport => {
  const currency = (session.currency ?? '').toUpperCase()
  const { payment_intent: intent } = session
  return {
    sessionId: session.id,
    paymentId: session.client_reference_id,
    state: stateOf(session, eventType),
    // Without a total nothing is known to be charged, which no agreed amount equals.
    amountMinor: currency === '' ? 0 : (session.amount_total ?? 0),
    currency,
    paymentIntent: typeof intent === 'string' ? intent : (intent?.id ?? null),
  }
}

const stateOf = ({ status, payment_status, payment_intent }: SessionFacts, eventType?: string): SessionState => {
  if (payment_status === 'paid') return 'paid'
  if (eventType === 'checkout.session.async_payment_failed') return 'failed'
  if (status === 'complete' && hasFailed(payment_intent)) return 'failed'
  if (status === 'expired') return 'expired'
  return status === 'complete' ? 'processing' : 'open'
}

// A payment that failed asks for another way to pay, which a session that is complete cannot take any more.
const hasFailed = (intent: SessionFacts['payment_intent']): boolean =>
  typeof intent === 'object' && (intent?.status === 'requires_payment_method' || intent?.status === 'canceled')
