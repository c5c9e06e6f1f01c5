import { type Cents, cents } from '@pandrop/money/money'
import type { Queryable } from '../../../db/statement.ts'
import { failureWords } from './failure-words.ts'
import { type OfferPayoutRow, selectOfferPayouts } from './offer-payouts.sql.ts'

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

/** A payout of an offer as staff see it; the account number is masked. */
export interface StaffPayout extends OfferPayout {
  id: string
  settledAt: Date | null
}

const toPayout = (row: OfferPayoutRow, language: string): OfferPayout => ({
  state: row.state,
  method: row.method,
  amount: cents(row.transfer_cents),
  setOff: cents(row.set_off_cents),
  ibanMasked: row.iban_masked,
  holder: `${row.first_name} ${row.last_name}`,
  requestedAt: row.requested_at,
  sentAt: row.sent_at,
  failureReason: row.failure_reason === null ? null : failureWords(row.failure_reason, language),
})

/** The newest payout of an offer, in whatever state; undefined before one was asked for. */
export const newestPayoutOf = async (
  q: Queryable,
  offerId: number,
  language: string,
): Promise<OfferPayout | undefined> => {
  const [row] = await selectOfferPayouts(q, offerId, 1)
  return row && toPayout(row, language)
}

/** Every payout of an offer, newest first; a bank's reason is told in English. */
export const staffPayoutsOf = async (q: Queryable, offerId: number): Promise<StaffPayout[]> =>
  (await selectOfferPayouts(q, offerId, null)).map((row) => ({
    ...toPayout(row, 'en'),
    id: row.id,
    settledAt: row.settled_at,
  }))
