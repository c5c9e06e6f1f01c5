import type Stripe from 'stripe'
import type { LookedUpSession, OpenedSession, SessionRequest } from './provider.ts'
import { isOfMode, ofMode } from './stripe-mode.ts'
import { isRefusal, isSpentKey, unavailable } from './stripe-unavailable.ts'

/** Asks for the session of a payment. */
export const openSession = async (stripe: Stripe, request: SessionRequest, isLive: boolean): Promise<OpenedSession> => {
  try {
    const options = { idempotencyKey: keyOf(request) }
    const { id, url } = ofMode(await stripe.checkout.sessions.create(parametersOf(request), options), isLive)
    return url === null ? unavailable('a session without an address') : { outcome: 'opened', sessionId: id, url }
  } catch (error) {
    if (isRefusal(error)) return { outcome: 'rejected', problem: error.message, because: blamed(error) }
    return isSpentKey(error) ? { outcome: 'spent', problem: error.message } : unavailable(error)
  }
}

const keyOf = ({ paymentId, attempt }: SessionRequest): string =>
  attempt === 1 ? paymentId : `${paymentId}:${attempt}`

const blamed = ({ code, param }: { code?: string | undefined; param?: string | undefined }) => {
  if (param === 'expires_at') return 'expiry'
  return code === 'email_invalid' || param === 'customer_email' ? 'email' : 'terms'
}

// Its clock and ours need not agree, and the answer that was lost may have taken its time.
const marginSeconds = 10 * 60
const sessionsPerPage = 100
// A shop that opens more in the life of one session waits for its answer rather than reading on for minutes.
const sessionsMax = 3000

/** Looks for the session of a payment among all of its time: the provider does not search by our id. */
export const lookUpSession = async (
  stripe: Stripe,
  { paymentId, from, until }: { paymentId: string; from: Date; until: Date },
  isLive: boolean,
): Promise<LookedUpSession> => {
  const created = { gte: unixSeconds(from) - marginSeconds, lte: unixSeconds(until) + marginSeconds }
  let read = 0
  try {
    for await (const session of stripe.checkout.sessions.list({ created, limit: sessionsPerPage })) {
      if (session.client_reference_id === paymentId && isOfMode(session, isLive))
        return { outcome: 'found', sessionId: session.id, url: session.url }
      read += 1
      if (read === sessionsMax) return unavailable(`more than ${sessionsMax} sessions to look through`)
    }
    return { outcome: 'none' }
  } catch (error) {
    return unavailable(error)
  }
}

const unixSeconds = (at: Date): number => Math.floor(at.getTime() / 1000)

const parametersOf = (request: SessionRequest): Stripe.Checkout.SessionCreateParams => {
  const { paymentId, amountMinor, currency, description, email, successUrl, cancelUrl, expiresAt } = request
  const price = {
    currency: currency.toLowerCase(),
    unit_amount: amountMinor,
    product_data: { name: description },
  }
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    line_items: [{ price_data: price, quantity: 1 }],
    client_reference_id: paymentId,
    metadata: { payment_id: paymentId },
    payment_intent_data: { metadata: { payment_id: paymentId } },
    ...(email === undefined ? {} : { customer_email: email }),
    success_url: successUrl,
    cancel_url: cancelUrl,
    expires_at: unixSeconds(expiresAt),
  }
}
