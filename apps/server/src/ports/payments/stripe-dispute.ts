import type Stripe from 'stripe'
import type { DisputeReport, FoundDispute } from './provider.ts'
import { isRefusal, unavailable } from './stripe-unavailable.ts'

/** What we read of a dispute (API reference, The Dispute object). */
export type DisputeFacts = Pick<Stripe.Dispute, 'id' | 'status' | 'payment_intent' | 'amount' | 'currency' | 'reason'>

/**
 * A dispute in the port's words.
 * @param toldAt when the provider said so; null: it was asked just now
 */
export const disputeReportOf = (dispute: DisputeFacts, toldAt: Date | null): DisputeReport => {
  const currency = dispute.currency.toUpperCase()
  const { payment_intent: intent } = dispute
  return {
    disputeId: dispute.id,
    paymentIntent: typeof intent === 'string' ? intent : (intent?.id ?? null),
    state: states[dispute.status] ?? 'open',
    status: dispute.status,
    toldAt,
    amountMinor: dispute.amount,
    currency,
    reason: dispute.reason,
  }
}

// Of the version that the SDK is pinned to. Warnings are inquiries, which take no money; one that is closed, and a
// dispute that was prevented, end without having taken any (what prevents it may be a refund, which is told of by
// itself). While we appeal a lost one, the money stays with its holder. A word that is not known takes the money until
// somebody has looked.
const states: Readonly<Record<string, DisputeReport['state']>> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'won',
  needs_response: 'open',
  under_review: 'open',
  won: 'won',
  prevented: 'won',
  lost: 'lost',
  appeal_needs_response: 'lost',
  appeal_under_review: 'lost',
}

/** How a dispute stands by the provider's own id. */
export const findDispute = async (stripe: Stripe, disputeId: string): Promise<FoundDispute> => {
  try {
    return { outcome: 'found', report: disputeReportOf(await stripe.disputes.retrieve(disputeId), null) }
  } catch (error) {
    if (isRefusal(error)) return { outcome: 'unknown' }
    return unavailable(error)
  }
}
