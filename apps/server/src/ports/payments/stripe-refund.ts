import type Stripe from 'stripe'
import type { MadeRefund, RefundReport, RefundRequest } from './provider.ts'
import { isRefusal, unavailable } from './stripe-unavailable.ts'

/** What we read of a refund (API reference, The Refund object). */
export type RefundFacts = Pick<Stripe.Refund, 'id' | 'status' | 'payment_intent' | 'amount' | 'currency' | 'metadata'> &
  Partial<Pick<Stripe.Refund, 'failure_reason'>>

/** A refund in the port's words. */
export const refundReportOf = (refund: RefundFacts): RefundReport => {
  const currency = refund.currency.toUpperCase()
  const { payment_intent: intent } = refund
  return {
    providerRefundId: refund.id,
    refundId: refund.metadata?.refund_id ?? null,
    paymentIntent: typeof intent === 'string' ? intent : (intent?.id ?? null),
    state: stateOf(refund.status),
    failure: refund.failure_reason ?? (refund.status === 'canceled' ? 'canceled' : null),
    amountMinor: refund.amount,
    currency,
  }
}

const stateOf = (status: string | null): RefundReport['state'] => {
  if (status === 'succeeded') return 'succeeded'
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending'
}

type Rejected = Extract<MadeRefund, { outcome: 'rejected' }>

const refundsPerPage = 100

/**
 * Gives money back. For a day the idempotency key keeps a repetition from giving it back twice. After that only our own
 * id on the refund tells that it was made: a refusal, such as that all went back before, is not believed until the
 * payment's refunds were looked through.
 */
export const makeRefund = async (stripe: Stripe, request: RefundRequest): Promise<MadeRefund> => {
  try {
    const earlier = request.lookFirst ? await earlierRefund(stripe, request) : undefined
    return madeOf(earlier ?? (await createRefund(stripe, request)))
  } catch (error) {
    if (!isRefusal(error)) return unavailable(error)
    return rejectedUnlessMade(stripe, request, rejected(error))
  }
}

/** How a refund stands by the provider's own id. */
export const findRefund = async (stripe: Stripe, providerRefundId: string): Promise<MadeRefund> => {
  try {
    return madeOf(await stripe.refunds.retrieve(providerRefundId))
  } catch (error) {
    if (isRefusal(error)) return rejected(error)
    return unavailable(error)
  }
}

const rejected = ({ message, code }: Stripe.errors.StripeInvalidRequestError): Rejected => ({
  outcome: 'rejected',
  problem: message,
  failure: code ?? message,
})

const createRefund = (
  stripe: Stripe,
  { refundId, paymentIntent, amountMinor }: RefundRequest,
): Promise<Stripe.Refund> => {
  const parameters = { payment_intent: paymentIntent, amount: amountMinor, metadata: { refund_id: refundId } }
  return stripe.refunds.create(parameters, { idempotencyKey: refundId })
}

const rejectedUnlessMade = async (stripe: Stripe, request: RefundRequest, refusal: Rejected): Promise<MadeRefund> => {
  try {
    const earlier = await earlierRefund(stripe, request)
    return earlier ? madeOf(earlier) : refusal
  } catch (error) {
    // Of a payment that the provider does not know nothing went back.
    if (isRefusal(error)) return refusal
    return unavailable(error)
  }
}

const earlierRefund = async (
  stripe: Stripe,
  { refundId, paymentIntent }: RefundRequest,
): Promise<Stripe.Refund | undefined> => {
  for await (const refund of stripe.refunds.list({ payment_intent: paymentIntent, limit: refundsPerPage })) {
    if (refund.metadata?.refund_id === refundId) return refund
  }
  return undefined
}

const madeOf = (refund: Stripe.Refund): MadeRefund => ({ outcome: 'made', report: refundReportOf(refund) })
