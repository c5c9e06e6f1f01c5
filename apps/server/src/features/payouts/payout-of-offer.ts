import { type Cents, cents } from '@pandrop/money/money'
import type { Queryable } from '../../db/statement.ts'
import { failureWords } from './failure-words.ts'
import { type OfferPayoutRow, selectOfferPayout } from './payout-of-offer.sql.ts'

/** What the seller may know of the payout of an offer. */
export interface OfferPayout {
  state: OfferPayoutRow['state']
  method: OfferPayoutRow['method']
  /** what leaves */
  amount: Cents
  /** beside it: what pays a debt of the customer */
  setOff: Cents
  /** null: paid through a card form */
  ibanMasked: string | null
  /** of the account, first name first */
  holder: string
  requestedAt: Date
  /** null before it left */
  sentAt: Date | null
  /** why the money did not go, in words; null unless it failed */
  failureReason: string | null
}

/** The newest payout of an offer, in whatever state; undefined before one was asked for. */
export const payoutOfOffer = async (
  q: Queryable,
  offerId: number,
  language: string,
): Promise<OfferPayout | undefined> => {
  const row = await selectOfferPayout(q, offerId)
  if (!row) return undefined
  return {
    state: row.state,
    method: row.method,
    amount: cents(row.transfer_cents),
    setOff: cents(row.set_off_cents),
    ibanMasked: row.iban_masked,
    holder: `${row.first_name} ${row.last_name}`,
    requestedAt: row.requested_at,
    sentAt: row.sent_at,
    failureReason: row.failure_reason === null ? null : failureWords(row.failure_reason, language),
  }
}
