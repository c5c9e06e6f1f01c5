import { cents } from '@pandrop/money/money'
import type { Queryable } from '../../db/statement.ts'
import { failureWords } from './failure-words.ts'
import type { OfferPayout } from './payout-of-offer.ts'
import { selectPayoutsOfOffer } from './payouts-of-offer.sql.ts'

/** A payout of an offer as the desk sees it; the account number is masked. */
export interface StaffPayout extends OfferPayout {
  id: string
  settledAt: Date | null
}

/** Every payout of an offer, newest first; a bank's reason is told in English. */
export const payoutsOfOffer = async (q: Queryable, offerId: number): Promise<StaffPayout[]> =>
  (await selectPayoutsOfOffer(q, offerId)).map((row) => ({
    id: row.id,
    state: row.state,
    method: row.method,
    amount: cents(row.transfer_cents),
    setOff: cents(row.set_off_cents),
    ibanMasked: row.iban_masked,
    holder: `${row.first_name} ${row.last_name}`,
    requestedAt: row.requested_at,
    sentAt: row.sent_at,
    settledAt: row.settled_at,
    failureReason: row.failure_reason === null ? null : failureWords(row.failure_reason, 'en'),
  }))
