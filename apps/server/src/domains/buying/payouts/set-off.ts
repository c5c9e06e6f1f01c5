import { formatCents } from '@pandrop/money/format'
import { add, type Cents, subtract, zero } from '@pandrop/money/money'
import type { Transaction } from '../../../db/transaction.ts'
import { systemAccount } from '../../../ledger/accounts.ts'
import { lockBalance } from '../../../ledger/balance.ts'
import type { Shop } from '../../../shop.ts'
import { payDebt } from '../../payments/disputes/debts.ts'
import { changeOffer } from '../offers/locked-offer.ts'
import { mailOfferNews } from '../offers/offer-mails.ts'
import { type LockedPayout, lockPayout } from './locked-payout.ts'
import { markSetOff } from './payouts.sql.ts'
import { selectOwing } from './set-off.sql.ts'

/** Who has debts set off, and when. */
export interface SettingOff {
  context: Pick<Shop, 'env'>
  /** the second person: staff:<id> */
  by: string
  at: Date
}

/**
 * Sets off what customers owe against their payouts: what of the price pays the debt does not leave, for good. Payouts
 * of those who owe nothing stay as they are; one whose price is wholly set off is done. The customer gets a mail.
 * @param payoutIds locked with their offers, approved and asked for
 * @returns what was set off of all of them
 */
export const setOffDebts = async (tx: Transaction, payoutIds: string[], setting: SettingOff): Promise<Cents> => {
  let total: Cents = zero
  // In the one order of balances: ascending ids of customers.
  for (const { id, customer_id: customerId } of await selectOwing(tx, payoutIds)) {
    // Debts change under it alone: of two payouts of one customer the later one sees what the other has paid.
    await lockBalance(tx, customerId)
    const payout = await lockPayout(tx, id)
    if (!payout) throw new Error(`payout ${id} is locked and gone`)
    total = add(total, await setOff(tx, payout, setting))
  }
  return total
}

const setOff = async (tx: Transaction, payout: LockedPayout, { context, by, at }: SettingOff): Promise<Cents> => {
  const { id, customerId, offer, transfer, setOffs } = payout
  const paid = await payDebt(tx, {
    customerId,
    atMost: transfer,
    payer: systemAccount('payouts_owed'),
    by,
    at,
    reference: setOffReference(id, setOffs + 1),
    why: `set off against payout ${id}`,
  })
  if (paid === 0) return paid
  const rest = subtract(transfer, paid)
  await markSetOff(tx, id, paid, rest === 0 ? 'set_off' : 'requested', rest === 0 ? at : null)
  const why = `€${formatCents(paid)} of it pay what the customer owes; €${formatCents(rest)} are left to be transferred`
  const to = rest === 0 ? 'approved' : offer.state
  await changeOffer(tx, offer, { kind: 'payout_set_off', to, by, at, why, price: paid })
  const template = rest === 0 ? 'payout_set_off_whole' : 'payout_set_off'
  const news = { template, customerId, offerId: offer.id, title: offer.title, price: rest, setOff: paid } as const
  await mailOfferNews(tx, news, context.env.PUBLIC_URL)
  return paid
}

/** Of the posting; the database knows the same names (check_set_off_booked). */
const setOffReference = (payoutId: string, number: number): string =>
  `payout:${payoutId}:set-off${number > 1 ? `:${number}` : ''}`
