import Stripe from 'stripe'
import { type CheckedWebhook, type ProviderSubject, signatureAgeSecondsMax } from './provider.ts'
import { type CardFormFacts, cardFormReportOf, isCardForm } from './stripe-card-form.ts'
import { type DisputeFacts, disputeReportOf } from './stripe-dispute.ts'
import { type RefundFacts, refundReportOf } from './stripe-refund.ts'
import { reportOf, type SessionFacts } from './stripe-session.ts'

// The events of the Checkout guide (docs.stripe.com/checkout/fulfillment), of refunds, disputes and payouts; anything
// else is recorded and left alone.
const sessionEvents = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
])
const refundEvents = new Set(['refund.created', 'refund.updated', 'refund.failed'])
const disputeEvents = new Set(['charge.dispute.created', 'charge.dispute.updated', 'charge.dispute.closed'])

// Its lines may be told of before it or after it.
const payoutEvents = new Set(['payout.paid', 'payout.failed', 'payout.canceled', 'payout.reconciliation_completed'])

const subjectOf = (type: string, object: unknown, toldAt: Date | null): ProviderSubject => {
  if (sessionEvents.has(type)) return sessionSubjectOf(type, object as SessionFacts & CardFormFacts)
  if (refundEvents.has(type)) return { kind: 'refund', report: refundReportOf(object as RefundFacts) }
  if (disputeEvents.has(type)) return { kind: 'dispute', report: disputeReportOf(object as DisputeFacts, toldAt) }
  if (payoutEvents.has(type)) return { kind: 'payout', providerPayoutId: (object as { id: string }).id }
  return null
}

const sessionSubjectOf = (type: string, session: SessionFacts & CardFormFacts): ProviderSubject =>
  isCardForm(session)
    ? { kind: 'card_form', report: cardFormReportOf(session) }
    : { kind: 'session', report: reportOf(session, type) }

/** The moment a Stripe-Signature header names, Unix seconds; null unless it names exactly one. */
const signedAt = (signature: string): number | null => {
  const [only, ...more] = signature.split(',').filter((part) => part.startsWith('t='))
  const [, digits] = /^t=(\d{1,12})$/.exec(only ?? '') ?? []
  return digits === undefined || more.length > 0 ? null : Number(digits)
}

/**
 * Checks a notice by the SDK (HMAC-SHA256 over the time and the raw body, docs.stripe.com/webhooks/signature) and by
 * our own bound of 300 seconds in both directions: the SDK's own takes a notice signed for next year.
 * @param access.isLive whether our key is of the live mode: a notice of the other is refused
 */
export const checkStripeWebhook = (
  { rawBody, signature, now }: { rawBody: Buffer; signature: string | undefined; now: Date },
  { webhookSecret, isLive }: { webhookSecret: string; isLive: boolean },
): CheckedWebhook => {
  const at = signedAt(signature ?? '')
  if (signature === undefined || at === null) return { genuine: false, problem: 'no usable signature header' }
  const ageSeconds = Math.floor(now.getTime() / 1000) - at
  if (Math.abs(ageSeconds) > signatureAgeSecondsMax) {
    return { genuine: false, problem: `signed ${ageSeconds} seconds ago` }
  }
  try {
    const { livemode, ...event } = construct(rawBody, { signature, webhookSecret, now })
    // Signed or not: what a test card did is worth nothing where real ones pay, and the other way round.
    if (livemode === !isLive) return { genuine: false, problem: `its livemode ${livemode} is not that of our key` }
    return { genuine: true, event }
  } catch (error) {
    return { genuine: false, problem: error instanceof Error ? error.message : String(error) }
  }
}

const construct = (
  rawBody: Buffer,
  { signature, webhookSecret, now }: { signature: string; webhookSecret: string; now: Date },
) => {
  const event = Stripe.webhooks.constructEvent(
    rawBody,
    signature,
    webhookSecret,
    signatureAgeSecondsMax,
    undefined,
    now.getTime(),
  )
  const { id, type, livemode } = event
  if (typeof id !== 'string' || typeof type !== 'string') throw new Error('not an event')
  const toldAt = typeof event.created === 'number' ? new Date(event.created * 1000) : null
  return { id, type, livemode, subject: subjectOf(type, event.data.object, toldAt), payload: event as unknown }
}
