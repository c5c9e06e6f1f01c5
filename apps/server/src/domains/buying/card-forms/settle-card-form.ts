import { randomUUID } from 'node:crypto'
import { isPayable } from '@pandrop/contract/lifecycle/offer'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { holdBlock } from '../../identity/accounts/blocked.ts'
import { payoutPauseOf } from '../../identity/accounts/payout-pause.ts'
import type { ReportedCardForm } from '../../payments/payments/purposes.ts'
import { lockOffer } from '../offers/locked-offer.ts'
import { beginPayout, type NewPayout } from '../payouts/begin-payout.ts'
import {
  type CardFormRow,
  lockCardForm,
  markCardFormCompleted,
  markCardFormExpired,
  selectCardForm,
} from './card-form.sql.ts'

/** What a card form has come to; `no_payout`: its card is saved, but the offer is not to be paid to it any more. */
export type CardFormOutcome = 'open' | 'expired' | 'payout_requested' | 'no_payout' | 'as_before'

/**
 * Brings a card form to the state that the provider reports; the webhook, the job and the customer's own request all
 * end here and may do so at once or repeatedly. A completed form is the request of the payout, where the offer is still
 * ready for one and payouts are not paused; else it is kept for the record and changes nothing.
 * @returns null for a form that is not ours
 */
export const settleCardForm = (shop: Shop, reported: ReportedCardForm): Promise<CardFormOutcome | null> =>
  inTransaction(shop.pool, (tx) =>
    settleCardFormWithin(tx, reported, { at: shop.clock.now(), publicUrl: shop.env.PUBLIC_URL }),
  )

/** The same inside a transaction that does more, such as recording the notice that brought the report. */
export const settleCardFormWithin = async (
  tx: Transaction,
  { report, by }: ReportedCardForm,
  { at, publicUrl }: { at: Date; publicUrl: string },
): Promise<CardFormOutcome | null> => {
  const { formId, sessionId, state: reported, setupIntent } = report
  // A form never changes its offer, so it may be asked before anything is locked.
  const known = formId === null ? undefined : await selectCardForm(tx, formId)
  const offer = known && (await lockOffer(tx, known.offer_id))
  const form = offer && (await lockCardForm(tx, known.id))
  if (!form || (form.session_id ?? sessionId) !== sessionId) return null
  if (form.state !== 'open') return 'as_before'
  if (reported === 'open') return 'open'
  if (reported === 'expired') {
    await markCardFormExpired(tx, form.id)
    return 'expired'
  }
  await markCardFormCompleted(tx, form.id, sessionId, setupIntent, at)
  // It may have been paid otherwise meanwhile, and whoever changed the password may not know of the form.
  if (!isPayable(offer.state)) return 'no_payout'
  if (await payoutPauseOf(tx, offer.customerId, at)) return 'no_payout'
  if (await holdBlock(tx, offer.customerId)) return 'no_payout'
  const why = 'the customer saved a card for the payout'
  const payout: NewPayout = { ...termsOf(form), payoutId: randomUUID(), offer, by, at, why }
  await beginPayout(tx, payout, publicUrl)
  return 'payout_requested'
}

const termsOf = (form: CardFormRow): Pick<NewPayout, 'method' | 'holder' | 'iban' | 'cardFormId' | 'contact'> => ({
  method: 'card-form',
  // Whose card it is the provider knows; the customer signed the form with this name.
  holder: { firstName: form.name, lastName: form.surname },
  iban: null,
  cardFormId: form.id,
  contact: form,
})
