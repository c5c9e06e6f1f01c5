import Stripe from 'stripe'
import type { ExpiredSessions, FoundSession, MovesOfIntent, PaymentProvider } from './provider.ts'
import { findCardForm, isCardForm, openCardForm } from './stripe-card-form.ts'
import { deskOfDispute, disputeReportOf, findDispute } from './stripe-dispute.ts'
import { evidenceAt } from './stripe-evidence.ts'
import { isOfMode, ofMode } from './stripe-mode.ts'
import { lookUpSession, openSession } from './stripe-open.ts'
import { listPayoutLines, listPayouts } from './stripe-payout.ts'
import { findRefund, makeRefund, refundReportOf } from './stripe-refund.ts'
import { reportOf } from './stripe-session.ts'
import { isRefusal, unavailable } from './stripe-unavailable.ts'
import { checkStripeWebhook } from './stripe-webhook.ts'

/** Who we are at the provider. */
export interface StripeAccess {
  secretKey: string
  webhookSecret: string
  /** origin of sandbox-pay; absent: the real Stripe */
  apiUrl?: string
}

// A customer's browser waits 20 seconds for an answer (docs/behaviour/wire.md#timeout): one retry must fit in.
const timeoutMilliseconds = 8000
const retriesMax = 1
const sessionsPerPage = 100

/** The one adapter, on the official SDK: the real provider and sandbox-pay differ in address and secrets only. */
export const createStripeProvider = ({ secretKey, webhookSecret, apiUrl }: StripeAccess): PaymentProvider => {
  const stripe = new Stripe(secretKey, {
    ...(apiUrl === undefined ? {} : addressOf(apiUrl)),
    timeout: timeoutMilliseconds,
    maxNetworkRetries: retriesMax,
    telemetry: false,
  })
  const { sessions } = stripe.checkout
  const isLive = /^(sk|rk)_live_/.test(secretKey)

  const retrieveSession = (sessionId: string): Promise<FoundSession> =>
    findSession(() => sessions.retrieve(sessionId, { expand: ['payment_intent'] }), isLive)

  const expireSession = async (sessionId: string): Promise<FoundSession> => {
    const expired = await findSession(() => sessions.expire(sessionId), isLive)
    // Stripe refuses to expire what has ended: somebody paid, or its time was over. Looking tells which.
    return expired.outcome === 'unknown' ? retrieveSession(sessionId) : expired
  }

  return {
    openSession: (request) => openSession(stripe, request, isLive),
    lookUpSession: (payment) => lookUpSession(stripe, payment, isLive),
    retrieveSession,
    expireSession,
    expiredSessions: (page) => listExpired(stripe, page, isLive),
    openCardForm: (request) => openCardForm(stripe, request, isLive),
    retrieveCardForm: (sessionId) => findCardForm(stripe, sessionId, isLive),
    refund: (request) => makeRefund(stripe, request),
    retrieveRefund: (providerRefundId) => findRefund(stripe, providerRefundId),
    retrieveDispute: (disputeId) => findDispute(stripe, disputeId),
    deskOfDispute: (disputeId) => (apiUrl === undefined ? deskOfDispute(disputeId, isLive) : null),
    ...evidenceAt(stripe),
    movesOfIntent: (paymentIntent) => listMoves(stripe, paymentIntent),
    paymentOfIntent: (paymentIntent) => findPayment(stripe, paymentIntent),
    payouts: (page) => listPayouts(stripe, page, isLive),
    payoutLines: (providerPayoutId) => listPayoutLines(stripe, providerPayoutId),
    verifyWebhook: (rawBody, signature, now) =>
      checkStripeWebhook({ rawBody, signature, now }, { webhookSecret, isLive }),
  }
}

const addressOf = (apiUrl: string) => {
  const { protocol, hostname, port } = new URL(apiUrl)
  const scheme = protocol === 'http:' ? 'http' : 'https'
  // An IPv6 address stands in brackets in a URL, and without them where a connection is made.
  const host = hostname.replace(/^\[|\]$/g, '')
  return { protocol: scheme, host, port: port || (scheme === 'http' ? 80 : 443) } as const
}

const listExpired = async (
  stripe: Stripe,
  { createdSince, after }: { createdSince: Date; after?: string | undefined },
  isLive: boolean,
): Promise<ExpiredSessions> => {
  try {
    const { data, has_more } = await stripe.checkout.sessions.list({
      status: 'expired',
      created: { gte: Math.floor(createdSince.getTime() / 1000) },
      limit: sessionsPerPage,
      ...(after === undefined ? {} : { starting_after: after }),
    })
    const next = has_more ? (data.at(-1)?.id ?? null) : null
    const payments = data.filter((session) => !isCardForm(session) && isOfMode(session, isLive))
    return { outcome: 'found', reports: payments.map((session) => reportOf(session)), next }
  } catch (error) {
    return unavailable(error)
  }
}

const findPayment = async (stripe: Stripe, paymentIntent: string) => {
  try {
    const { metadata } = await stripe.paymentIntents.retrieve(paymentIntent)
    return { outcome: 'found' as const, paymentId: metadata.payment_id ?? null }
  } catch (error) {
    if (isRefusal(error)) return { outcome: 'found' as const, paymentId: null }
    return unavailable(error)
  }
}

const findSession = async (ask: () => Promise<Stripe.Checkout.Session>, isLive: boolean): Promise<FoundSession> => {
  try {
    const session = ofMode(await ask(), isLive)
    return isCardForm(session) ? { outcome: 'unknown' } : { outcome: 'found', report: reportOf(session) }
  } catch (error) {
    if (isRefusal(error)) return { outcome: 'unknown' }
    return unavailable(error)
  }
}

const perPage = 100
// A charge has a handful: what stands beyond this was not made by people.
const all = { limit: 1000 }

/** What the provider lists of a charge (API reference, List refunds and List disputes). */
const listMoves = async (stripe: Stripe, paymentIntent: string): Promise<MovesOfIntent> => {
  const ofIntent = { payment_intent: paymentIntent, limit: perPage }
  try {
    const [refunds, disputes] = await Promise.all([
      stripe.refunds.list(ofIntent).autoPagingToArray(all),
      stripe.disputes.list(ofIntent).autoPagingToArray(all),
    ])
    return {
      outcome: 'found',
      refunds: refunds.map(refundReportOf),
      disputes: disputes.map((dispute) => disputeReportOf(dispute, null)),
    }
  } catch (error) {
    if (isRefusal(error)) return { outcome: 'found', refunds: [], disputes: [] }
    return unavailable(error)
  }
}
