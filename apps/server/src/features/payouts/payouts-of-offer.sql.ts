import { statement } from '../../db/statement.ts'
import type { OfferPayoutRow } from './payout-of-offer.sql.ts'

/** A payout of an offer as the desk sees it. */
export interface StaffPayoutRow extends OfferPayoutRow {
  id: string
  settled_at: Date | null
}

/** Newest first. */
export const selectPayoutsOfOffer = statement<StaffPayoutRow, [offerId: number]>(
  'select_payouts_of_offer',
  `select id, state, method, transfer_cents, set_off_cents, iban_masked, first_name, last_name, requested_at, sent_at,
     settled_at, failure_reason
   from payouts
   where offer_id = $1
   order by requested_at desc, state = 'failed', id`,
)
