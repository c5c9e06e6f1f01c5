import { ok, type Result } from '@pandrop/contract/result'
import type { Transaction } from '../../../db/transaction.ts'
import { claimPromo } from '../promo/promo.ts'
import type { Agreed, Checkout } from './checkout.rules.ts'
import type { PurchasePlan } from './purchase.rules.ts'
import { type BuyerRow, insertOrder, selectBuyer } from './purchase.sql.ts'

/** What is being sold to whom, once everything was asked. */
export interface Sale {
  /** drawn before anything of it is written, so that the posting that names the order can follow it at once */
  orderId: number
  customerId: number
  form: Agreed
  checkout: Checkout
  plan: PurchasePlan
  /** 22 means 22 % */
  vatPercent: number
  now: Date
}

/** What stands between a customer and a purchase, and the number that its order will have. */
export const buyerOf = async (tx: Transaction, customerId: number): Promise<BuyerRow> => {
  const buyer = await selectBuyer(tx, customerId)
  if (!buyer) throw new Error(`nothing was answered about buyer ${customerId}`)
  return buyer
}

/**
 * Writes the order down and takes its items off the shelf: sold where it is paid from balance, reserved where a card
 * payment is to pay for it. A promo code is used with it, whose lock is asked for before this returns.
 * @param paymentId of the card payment; null: from balance
 * @returns refuses as claimPromo does, which undoes the order
 */
export const placeOrder = async (
  tx: Transaction,
  sale: Sale,
  paymentId: string | null,
): Promise<Result<unknown, 'promo_code_used_up' | 'promo_code_invalid'>> => {
  const { orderId, customerId, form, checkout, plan, vatPercent, now } = sale
  const written = insertOrder(tx, {
    ...checkout.contact,
    company: checkout.business.company ?? '',
    vat_id: checkout.business.vat_id ?? '',
    orderId,
    customerId,
    state: paymentId ? 'pending' : 'processing',
    paymentMethod: paymentId ? 'card' : 'balance',
    paymentId,
    totalCents: plan.total,
    discountCents: plan.discount,
    vatCents: plan.vat,
    tradeLink: checkout.tradeLink.url,
    steamid: checkout.tradeLink.steamid,
    withdrawalWaiverAt: form.withdrawal_waiver ? now : null,
    termsAcceptedAt: form.terms ? now : null,
    promoCode: plan.promo?.code ?? null,
    now,
    vatPercent,
    itemIds: plan.lines.map(({ itemId }) => itemId),
    priceCentsByLine: plan.lines.map(({ price }) => price),
    discountCentsByLine: plan.lines.map(({ discount }) => discount),
    vatCentsByLine: plan.lines.map(({ vat }) => vat),
  })
  const claim = plan.promo ? claimPromo(tx, { orderId, priced: plan.promo, customerId, at: now }) : ok(null)
  const [, claimed] = await Promise.all([written, claim])
  return claimed
}
