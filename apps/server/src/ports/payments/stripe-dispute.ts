import type Stripe from 'stripe'
import type { DisputeReport, FoundDispute } from './provider.ts'
import { isRefusal, unavailable } from './stripe-unavailable.ts'

/** What we read of a dispute (API reference, The Dispute object). */
export type DisputeFacts = Pick<
  Stripe.Dispute,
  'id' | 'status' | 'payment_intent' | 'amount' | 'currency' | 'reason'
> & {
  evidence_details?: Pick<Stripe.Dispute.EvidenceDetails, 'due_by' | 'has_evidence' | 'submission_count'>
  evidence?: Pick<Stripe.Dispute.Evidence, 'service_documentation'>
}

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
    answer: answerOf(dispute),
  }
}

const fileOf = (file: string | Stripe.File | null | undefined): string | null =>
  typeof file === 'string' ? file : (file?.id ?? null)

// `past_due` is left out: it is true of one that was answered as well, and the due date says the rest.
const answerOf = ({ evidence_details: details, evidence }: DisputeFacts): DisputeReport['answer'] => ({
  dueBy: details?.due_by ? new Date(details.due_by * 1000) : null,
  hasEvidence: details?.has_evidence ?? false,
  submissions: details?.submission_count ?? 0,
  fileId: fileOf(evidence?.service_documentation),
})

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

/** Where a dispute is looked after in Stripe's dashboard. */
export const deskOfDispute = (disputeId: string, isLive: boolean): string =>
  `https://dashboard.stripe.com/${isLive ? '' : 'test/'}disputes/${encodeURIComponent(disputeId)}`
