import { ok, type Result } from '@pandrop/contract/result'
import type { Transaction } from '../../../db/transaction.ts'
import { claimPromo } from '../promo/promo.ts'
import type { Agreed, Checkout } from './checkout.rules.ts'
import type { PurchasePlan } from './purchase.rules.ts'
import { insertOrder } from './purchase.sql.ts'

/** What is being sold to whom, once everything was asked. */
export interface Sale {
  customerId: number
  form: Agreed
  checkout: Checkout
  plan: PurchasePlan
  /** 22 means 22 % */
  vatPercent: number
  now: Date
}

/**
 * Writes the order down and takes its items off the shelf: sold where it is paid from balance, reserved where a card
 * payment is to pay for it. A promo code is used with it.
 * @param paymentId of the card payment; null: from balance
 * @returns the order's id; refuses as claimPromo does, which undoes the order
 */
export const placeOrder = async (
  tx: Transaction,
  sale: Sale,
  paymentId: string | null,
): Promise<Result<number, 'promo_code_used_up' | 'promo_code_invalid'>> => {
  const { customerId, form, checkout, plan, vatPercent, now } = sale
  const order = await insertOrder(tx, {
    ...checkout.contact,
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
  if (!order) throw new Error('the order was not written')
  const orderId = order.id
  const claimed = plan.promo ? await claimPromo(tx, { orderId, priced: plan.promo, customerId, at: now }) : ok(null)
  return claimed.ok ? ok(orderId) : claimed
}
