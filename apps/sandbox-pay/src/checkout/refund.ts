/** Why a shop gives money back, in Stripe's words. */
export const refundReasons = ['duplicate', 'fraudulent', 'requested_by_customer'] as const

export type RefundReason = (typeof refundReasons)[number]

/** What a shop asks for when it gives money back. */
export interface RefundDraft {
  /** Payment intent id, pi_… */
  paymentIntent: string
  /** In the currency's smallest unit; null: all that is left */
  amount: number | null
  reason: RefundReason | null
  metadata: Record<string, string>
}

/** A refund as we keep it. */
export interface Refund extends RefundDraft {
  id: string
  amount: number
  /** ISO 4217, lower case as at Stripe */
  currency: string
  /** `failed`: the bank did not take it, the money is with the shop again */
  status: 'pending' | 'succeeded' | 'failed'
  /** Unix seconds */
  createdAt: number
  /** The Stripe-Version that the shop spoke when it opened the session */
  apiVersion: string
}

/** A refund as Stripe answers it (API reference, The Refund object). */
export const refundObject = (refund: Refund): object => ({
  id: refund.id,
  object: 'refund',
  amount: refund.amount,
  balance_transaction: null,
  charge: chargeOf(refund.paymentIntent),
  created: refund.createdAt,
  currency: refund.currency,
  customer: null,
  customer_account: null,
  destination_details: { card: { type: 'refund' }, type: 'card' },
  ...(refund.status === 'failed' ? { failure_reason: 'expired_or_canceled_card' } : {}),
  metadata: refund.metadata,
  payment_intent: refund.paymentIntent,
  payment_method: null,
  reason: refund.reason,
  receipt_number: null,
  source_transfer_reversal: null,
  status: refund.status,
  transfer_reversal: null,
})

/** The one charge behind a payment; it has the payment's own digits. */
export const chargeOf = (paymentIntent: string): string => paymentIntent.replace(/^pi_/, 'ch_')
