import type { PayoutMethod } from '@pandrop/contract/lifecycle/payout'
import type { PostalContact } from '@pandrop/contract/postal'
import { cents } from '@pandrop/money/money'
import type { Transaction } from '../../../db/transaction.ts'
import { workingCalendarOf } from '../holidays/holidays.ts'
import { changeOffer, type LockedOffer } from '../offers/locked-offer.ts'
import { mailOfferNews } from '../offers/offer-mails.ts'
import { accountWordsFor } from './account-words.ts'
import { payoutExpectedAt } from './payout-day.rules.ts'
import { insertPayout } from './payouts.sql.ts'

/** A payout that may begin: its offer is locked and ready for it. */
export interface NewPayout {
  payoutId: string
  offer: LockedOffer
  method: PayoutMethod
  /** of the account or the card */
  holder: { firstName: string; lastName: string }
  /** null: to a card */
  iban: { sealed: Buffer; masked: string } | null
  /** null: to an account */
  cardFormId: string | null
  /** whom we ask about it */
  contact: PostalContact
  /** the customer, or what brought their word */
  by: string
  at: Date
  why: string
}

/**
 * Writes a payout down as requested and moves its offer on; the customer gets a mail. Nothing is booked, because the
 * price is owed already.
 * @param publicUrl origin of the shop, for the link to the offer
 */
export const beginPayout = async (tx: Transaction, payout: NewPayout, publicUrl: string): Promise<void> => {
  const { payoutId, offer, method, holder, iban, cardFormId, contact, by, at, why } = payout
  const { id: offerId, customerId, price, title } = offer
  if (price === null) throw new Error(`offer ${offerId} is ready for its payout and has no price`)
  const { name, surname, email, phone, country, city, address, post_code } = contact
  const inserted = await insertPayout(tx, {
    id: payoutId,
    offerId,
    customerId,
    cents: price,
    method,
    firstName: holder.firstName,
    lastName: holder.lastName,
    ibanSealed: iban?.sealed ?? null,
    ibanMasked: iban?.masked ?? null,
    cardFormId,
    name,
    surname,
    email,
    phone,
    country,
    city,
    address,
    postCode: post_code,
    now: at,
  })
  if (!inserted) throw new Error(`payout ${payoutId} was not written`)
  await changeOffer(tx, offer, { kind: 'payout_requested', to: 'payout_processing', by, at, why })
  const until = payoutExpectedAt({ state: 'requested', requestedAt: at, sentAt: null }, await workingCalendarOf(tx))
  const account = await accountWordsFor(tx, { customerId, ibanMasked: iban?.masked ?? null })
  await mailOfferNews(
    tx,
    { template: 'payout_requested', customerId, offerId, title, price: cents(inserted.transfer_cents), until, account },
    publicUrl,
  )
}
