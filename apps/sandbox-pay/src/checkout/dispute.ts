import { unixSeconds } from '../clock.ts'
import { type Evidence, evidenceObject } from './evidence.ts'
import { chargeOf } from './refund.ts'

/** How the bank decided. */
export const disputeOutcomes = ['won', 'lost'] as const

export type DisputeOutcome = (typeof disputeOutcomes)[number]

/** A dispute as we keep it: the card's holder asked the bank to take the money back. */
export interface Dispute {
  id: string
  /** Payment intent id, pi_… */
  paymentIntent: string
  /** In the currency's smallest unit: all that was charged */
  amount: number
  /** ISO 4217, lower case as at Stripe */
  currency: string
  /** `won` is won by the shop */
  status: 'needs_response' | 'under_review' | DisputeOutcome
  /** Unix seconds until which the shop may answer */
  dueBy: number
  evidence: Evidence
  /** How often evidence went to the bank: never or once */
  submissions: number
  /** Unix seconds */
  createdAt: number
  /** The Stripe-Version that the shop spoke when it opened the session */
  apiVersion: string
}

const daySeconds = 24 * 3600

/** How long a shop has to answer: networks give 7 to 21 days. */
export const daysToRespond = { min: 1, usual: 14, max: 21 }

/** Until when a dispute of that moment can be answered. */
export const dueAfter = (createdAt: number, days: number): number => createdAt + days * daySeconds

// Before it could be chosen.
const daysToRespondBefore = 7

/** A dispute as an older journal may hold it, completed: none could be answered. */
export const disputeAsKept = (dispute: Dispute): Dispute => {
  const { dueBy, evidence = {}, submissions = 0 }: Partial<Dispute> = dispute
  return { ...dispute, dueBy: dueBy ?? dueAfter(dispute.createdAt, daysToRespondBefore), evidence, submissions }
}

/** Whether the bank has not decided yet. */
export const isUndecided = ({ status }: Dispute): boolean => status === 'needs_response' || status === 'under_review'

/** Whether it is too late to answer. */
export const isPastDue = ({ dueBy }: Dispute, now: Date): boolean => unixSeconds(now) > dueBy

/** A dispute as Stripe answers it (API reference, The Dispute object); the reason is always fraud. */
export const disputeObject = (dispute: Dispute, now: Date): object => ({
  id: dispute.id,
  object: 'dispute',
  amount: dispute.amount,
  balance_transactions: [],
  charge: chargeOf(dispute.paymentIntent),
  created: dispute.createdAt,
  currency: dispute.currency,
  enhanced_eligibility_types: [],
  evidence: evidenceObject(dispute.evidence),
  evidence_details: {
    due_by: dispute.dueBy,
    enhanced_eligibility: {},
    has_evidence: Object.keys(dispute.evidence).length > 0,
    past_due: isPastDue(dispute, now),
    submission_count: dispute.submissions,
    submission_method: 'manual',
  },
  intended_submission_method: null,
  is_charge_refundable: false,
  livemode: false,
  metadata: {},
  payment_intent: dispute.paymentIntent,
  payment_method_details: {
    card: { brand: 'visa', case_type: 'chargeback', network_reason_code: '10.4' },
    type: 'card',
  },
  reason: 'fraudulent',
  status: dispute.status,
})
