import type { DepositState } from '@pandrop/contract/deposits'
import type { PostalContact } from '@pandrop/contract/postal'
import type { Cents } from '@pandrop/money/money'

/** What a card is charged for. A new purpose says in purposes.ts what follows. */
export type PaymentPurpose = 'topup' | 'purchase'

/** Why a payment ended without success; the names are those of 0005_payments.sql. */
export type PaymentReason =
  /** the customer turned back from the card page */
  | 'cancelled'
  /** nobody paid while the session lived */
  | 'expired'
  /** the provider did not accept the session */
  | 'not_opened'
  /** the provider does not know the session that we hold */
  | 'session_unknown'
  /** the provider reports a failure after the card page */
  | 'payment_failed'
  /** the provider charged something else than was agreed */
  | 'mismatch'

/** A row of payments, with the contact as given for this one; times are UTC. */
export interface Payment extends PostalContact {
  id: string
  customer_id: number
  purpose: PaymentPurpose
  /** as the provider counts the currency */
  amount_minor: number
  /** how many decimals that has, as it was when the payment was opened */
  minor_exponent: number
  /** ISO 4217 */
  currency: string
  credit_cents: Cents
  state: DepositState
  reason: PaymentReason | null
  provider_session_id: string | null
  provider_url: string | null
  /** ISO 639-1 */
  language: string
  created_at: Date
  expires_at: Date
  cancel_asked_at: Date | null
  /** counts the sessions that were asked for */
  session_attempt: number
  /** of held money: when it was noted as settled at the provider by hand */
  settled_elsewhere_at: Date | null
}

/** A payment that has just ended. */
export type EndedPayment = Payment & { state: Exclude<DepositState, 'Pending'> }

/** What else its consequences need to know. */
export interface Ending {
  at: Date
  /** origin of the shop, for links in mails */
  publicUrl: string
}

/** The same with who brought it: provider:<event id>, customer:<id> or the name of a job. */
export interface EndingBy extends Ending {
  by: string
  /** how the payment stood before; a success may follow any end but a mismatch */
  before: DepositState
}
