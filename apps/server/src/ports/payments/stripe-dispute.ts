import type Stripe from 'stripe'
import { fromStripeAmount } from './minor-units.ts'
import type { DisputeReport, FoundDispute } from './provider.ts'
import { isRefusal, unavailable } from './stripe-unavailable.ts'

/** What we read of a dispute (API reference, The Dispute object). */
export type DisputeFacts = Pick<Stripe.Dispute, 'id' | 'status' | 'payment_intent' | 'amount' | 'currency' | 'reason'>

/** A dispute in the port's words. */
export const disputeReportOf = (dispute: DisputeFacts): DisputeReport => {
  const currency = dispute.currency.toUpperCase()
  const { payment_intent: intent } = dispute
  return {
    disputeId: dispute.id,
    paymentIntent: typeof intent === 'string' ? intent : (intent?.id ?? null),
    state: stateOf(dispute.status),
    amountMinor: fromStripeAmount(dispute.amount, currency),
    currency,
    reason: dispute.reason,
  }
}

// A warning that was closed never took any money, which is as good as won.
const stateOf = (status: string): DisputeReport['state'] => {
  if (status === 'won' || status === 'warning_closed') return 'won'
  return status === 'lost' ? 'lost' : 'open'
}

/** How a dispute stands by the provider's own id. */
export const findDispute = async (stripe: Stripe, disputeId: string): Promise<FoundDispute> => {
  try {
    return { outcome: 'found', report: disputeReportOf(await stripe.disputes.retrieve(disputeId)) }
  } catch (error) {
    if (isRefusal(error)) return { outcome: 'unknown' }
    return unavailable(error)
  }
}
