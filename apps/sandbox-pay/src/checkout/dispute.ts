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
  status: 'needs_response' | DisputeOutcome
  /** Unix seconds */
  createdAt: number
  /** The Stripe-Version that the shop spoke when it opened the session */
  apiVersion: string
}

const secondsToRespond = 7 * 24 * 3600

const evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
}

/** A dispute as Stripe answers it (API reference, The Dispute object); the reason is always fraud. */
export const disputeObject = (dispute: Dispute): object => ({
  id: dispute.id,
  object: 'dispute',
  amount: dispute.amount,
  balance_transactions: [],
  charge: chargeOf(dispute.paymentIntent),
  created: dispute.createdAt,
  currency: dispute.currency,
  enhanced_eligibility_types: [],
  evidence,
  evidence_details: {
    due_by: dispute.createdAt + secondsToRespond,
    enhanced_eligibility: {},
    has_evidence: false,
    past_due: false,
    submission_count: 0,
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
