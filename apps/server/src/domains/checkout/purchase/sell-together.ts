import { priceTogether } from '@pandrop/contract/pricing'
import { type FieldErrors, ok, type Result, refuse } from '@pandrop/contract/result'
import type { Cents } from '@pandrop/money/money'
import type { Transaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { vatPercentOf } from '../../content/countries.ts'
import { settingsOf } from '../../content/settings.ts'
import { customerContact, type SavedCheckout, savedCheckout } from '../../identity/profile/profile.ts'
import { readTradeLink } from '../../identity/profile/trade-link.rules.ts'
import type { Agreed, Checkout } from './checkout.rules.ts'
import { payFromBalance } from './pay-from-balance.ts'
import { buyerOf } from './place-order.ts'
import type { WantedItem } from './purchase.rules.ts'
import type { Receipt } from './receipt.ts'

/** What is sold whole for one price, to whom. */
export interface TogetherSale {
  customerId: number
  /** of lockWanted in this transaction; that each of them may be sold to this customer was asked before */
  items: WantedItem[]
  /** what they cost together, VAT included; at most what they cost one by one */
  total: Cents
  agreed: Agreed
}

type TogetherRefusal =
  | 'spending_blocked'
  | 'account_leaving'
  | 'payment_method_unavailable'
  | 'profile_incomplete'
  | 'insufficient_balance'

/**
 * Sells items for one price from the buyer's balance, in the caller's transaction, which has locked the items and takes
 * no further lock but the buyer's own after this. Who buys and where the items go is what the profile says. The order
 * is one like any other: a line for each item with its share of what the price takes off, its VAT and its cost; the
 * same postings and the same mail.
 * @returns refuses spending_blocked, account_leaving, payment_method_unavailable where the shop takes no balance,
 *   profile_incomplete with what is missing by the profile's field, and insufficient_balance; the caller undoes
 *   everything then
 */
export const sellTogether = async (
  shop: Shop,
  tx: Transaction,
  { customerId, items, total, agreed }: TogetherSale,
): Promise<Result<Receipt, TogetherRefusal>> => {
  const [buyer, settings, saved] = await Promise.all([
    buyerOf(tx, customerId),
    settingsOf(tx),
    savedCheckout(tx, customerId),
  ])
  if (buyer.spending_blocked) return refuse('spending_blocked')
  if (buyer.is_leaving) return refuse('account_leaving')
  if (!settings.payment_methods.includes('balance')) return refuse('payment_method_unavailable')
  const checkout = checkoutOf(saved)
  if (!checkout.ok) return checkout
  const now = shop.clock.now()
  const vatPercent = await vatPercentOf(tx, checkout.value.contact.country, now)
  const plan = { ...priceTogether(items, total, { vatPercent }), promo: null }
  const sale = { orderId: buyer.order_id, customerId, form: agreed, checkout: checkout.value, plan, vatPercent, now }
  // Nothing is written back: what was read of the profile is no news to it, and it may have changed since.
  const paid = await payFromBalance(shop, tx, sale, () => customerContact(tx, customerId))
  if (paid.ok || paid.refusal === 'insufficient_balance') return paid as Result<Receipt, 'insufficient_balance'>
  throw new Error(`a purchase without a promo code was refused as ${paid.refusal}`)
}

/** What a checkout form would say, taken from the profile; refuses profile_incomplete with each field's problem. */
const checkoutOf = ({
  contact,
  business,
  country,
  ...saved
}: SavedCheckout): Result<Checkout, 'profile_incomplete'> => {
  const { phone, city, address, post_code } = contact
  const tradeLink = readTradeLink(saved.tradeLink)
  const errors: FieldErrors = {
    ...(!tradeLink.ok && { steam_trade_link: ['trade_link_invalid'] }),
    ...(phone === '' && { phone: ['phone_valid_required'] }),
    ...(!country && { country: ['country_unsupported'] }),
    ...(city === '' && { city: ['city_required'] }),
    ...(address === '' && { address: ['address_required'] }),
    ...(post_code === '' && { post_code: ['post_code_required'] }),
  }
  if (!tradeLink.ok || !country || Object.keys(errors).length > 0) return refuse('profile_incomplete', { errors })
  return ok({
    contact: { ...contact, country: country.iso },
    business,
    countryId: country.id,
    tradeLink: tradeLink.value,
  })
}
