import type { PayoutState } from '@pandrop/contract/lifecycle/payout'
import { statement } from '../../../db/statement.ts'

/** A payout of an offer, in whatever state. */
export interface OfferPayoutRow {
  id: string
  state: PayoutState
  method: 'sepa-manual' | 'card-form'
  /** what leaves */
  transfer_cents: number
  set_off_cents: number
  iban_masked: string | null
  first_name: string
  last_name: string
  requested_at: Date
  sent_at: Date | null
  settled_at: Date | null
  failure_reason: string | null
}

// Newest first; a limit of null is none. Of two that were asked for in one moment the one that stands: the other has
// failed.
export const selectOfferPayouts = statement<OfferPayoutRow, [offerId: number, limit: number | null]>(
  'select_offer_payouts',
  `select id, state, method, transfer_cents, set_off_cents, iban_masked, first_name, last_name, requested_at, sent_at,
     settled_at, failure_reason
   from payouts
   where offer_id = $1
   order by requested_at desc, state = 'failed', id
   limit $2`,
)
