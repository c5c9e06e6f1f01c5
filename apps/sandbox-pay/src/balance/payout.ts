import { settlementCurrency } from './transaction.ts'

/** What leaves for the shop's bank account, as we keep it. */
export interface Payout {
  /** po_… */
  id: string
  /** Whole cents of EUR */
  amount: number
  /** `failed`: the bank did not take it, and the next payout takes it along */
  status: 'in_transit' | 'paid' | 'failed'
  /** Unix seconds */
  createdAt: number
  /** Unix seconds: when it arrives */
  arrivesAt: number
  /** Id of its own balance transaction, and of the one that brought it back */
  transaction: string
  failureTransaction: string | null
}

/** A payout as Stripe answers it (API reference, The Payout object): all of them are made by the account's schedule. */
export const payoutObject = (payout: Payout): object => ({
  id: payout.id,
  object: 'payout',
  amount: payout.amount,
  application_fee: null,
  application_fee_amount: null,
  arrival_date: payout.arrivesAt,
  automatic: true,
  balance_transaction: payout.transaction,
  created: payout.createdAt,
  currency: settlementCurrency,
  description: 'STRIPE PAYOUT',
  destination: 'ba_sandbox',
  failure_balance_transaction: payout.failureTransaction,
  failure_code: payout.status === 'failed' ? 'account_closed' : null,
  failure_message: payout.status === 'failed' ? 'The bank account has been closed.' : null,
  livemode: false,
  metadata: {},
  method: 'standard',
  original_payout: null,
  payout_method: null,
  reconciliation_status: 'completed',
  reversed_by: null,
  source_type: 'card',
  statement_descriptor: null,
  status: payout.status,
  trace_id: null,
  type: 'bank_account',
})
