import type Stripe from 'stripe'
import { fromStripeAmount } from './minor-units.ts'
import type { RefundReport } from './provider.ts'

/** What we read of a refund (API reference, The Refund object). */
export type RefundFacts = Pick<Stripe.Refund, 'id' | 'status' | 'payment_intent' | 'amount' | 'currency' | 'metadata'>

/** A refund in the port's words. */
export const refundReportOf = (refund: RefundFacts): RefundReport => {
  const currency = refund.currency.toUpperCase()
  const { payment_intent: intent } = refund
  return {
    providerRefundId: refund.id,
    refundId: refund.metadata?.refund_id ?? null,
    paymentIntent: typeof intent === 'string' ? intent : (intent?.id ?? null),
    state: stateOf(refund.status),
    amountMinor: fromStripeAmount(refund.amount, currency),
    currency,
  }
}

const stateOf = (status: string | null): RefundReport['state'] => {
  if (status === 'succeeded') return 'succeeded'
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending'
}
