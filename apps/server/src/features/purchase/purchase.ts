import { type Refused, type Result, refuse } from '@pandrop/contract/result'
import { cents, fromUnits } from '@pandrop/money/money'
import { type Attempt, once } from '../../db/once.ts'
import { inTransaction, type Transaction } from '../../db/transaction.ts'
import type { Shop } from '../../shop.ts'
import { readPhone } from '../accounts/phone.ts'
import { cartOf, markPricesSeen } from '../cart/cart.ts'
import { countryBy } from '../content/countries.ts'
import { settingsOf } from '../content/settings.ts'
import { ensureSession } from '../payments/ensure-session.ts'
import { openCardPurchase } from './card-purchase.ts'
import { type CheckoutForm, readCheckout } from './checkout.rules.ts'
import { endOpenPurchase } from './open-purchase.ts'
import { payFromBalance } from './pay-from-balance.ts'
import { planPurchase, type WantedItem } from './purchase.rules.ts'
import { lockCardPurchases, lockCartItems, lockPostedItems, selectBuyer, type WantedItemRow } from './purchase.sql.ts'
import type { Receipt } from './receipt.ts'

/** Who buys what. */
export interface PurchaseInput {
  customerId: number
  form: CheckoutForm
  attempt: Attempt | null
  /** ISO 639-1, of the card page and of mails about the payment */
  language: string
}

type PurchaseRefusal =
  | 'cart_empty'
  | 'checkout_invalid'
  | 'items_unavailable'
  | 'price_changed'
  | 'insufficient_balance'
  | 'trade_link_invalid'
  | 'steam_id_mismatch'
  | 'country_unsupported'
  | 'payment_method_unavailable'
  | 'promo_code_invalid'
  | 'card_items_too_many'
  | 'card_blocked'
  | 'card_total_zero'
  | 'payment_open'
  | 'payment_completed'
  | 'provider_unavailable'
  | 'spending_blocked'
  | 'key_reused'
  | 'still_running'

type Outcome = Result<Receipt, PurchaseRefusal>

// Another tab of the same customer may open the next card payment while this one ends the last.
const roundsMax = 3

/**
 * Buys the posted items, else all available ones of the cart: whole or not at all, and once per attempt. From balance
 * it is paid at once; by card the items are reserved and a payment is opened, which the card page completes. A card
 * payment that is still open is ended first (readings.md, States: Item). Repeating an attempt resumes the same payment.
 * @returns order, balance and payment; refuses as readCheckout, planPurchase and openCardPurchase do,
 *   insufficient_balance, spending_blocked, payment_completed where the open payment turned out to be paid,
 *   provider_unavailable, and price_changed with the new cart and total, after which the new prices count as seen
 */
export const purchaseProduct = async (shop: Shop, input: PurchaseInput): Promise<Outcome> => {
  for (let round = 1; ; round += 1) {
    const outcome = await attemptPurchase(shop, input)
    if (outcome.ok || outcome.refusal !== 'payment_open' || round === roundsMax) return conclude(shop, input, outcome)
    const ended = await endOpenPurchase(shop, input.customerId)
    if (!ended.ok && ended.refusal !== 'payment_not_open') return refuse(ended.refusal)
  }
}

const attemptPurchase = (shop: Shop, input: PurchaseInput): Promise<Outcome> =>
  inTransaction(shop.pool, (tx) => once(tx, input.attempt, () => buy(shop, tx, input, shop.clock.now())))

/** What is left to do when nothing is locked any more. */
const conclude = async (shop: Shop, { customerId }: PurchaseInput, outcome: Outcome): Promise<Outcome> => {
  if (!outcome.ok) return outcome.refusal === 'price_changed' ? withCurrentCart(shop, customerId, outcome) : outcome
  const { paymentId } = outcome.value
  if (paymentId === null) return outcome
  const session = await ensureSession(shop, paymentId, `customer:${customerId}`)
  return session.ok ? outcome : session
}

const buy = async (shop: Shop, tx: Transaction, input: PurchaseInput, now: Date): Promise<Outcome> => {
  const { customerId, form, language } = input
  const byCard = form.paymentMethod === 'card'
  if (byCard) await lockCardPurchases(tx, customerId)
  const [buyer, settings, country] = await Promise.all([
    selectBuyer(tx, customerId),
    settingsOf(tx),
    countryBy(tx, form.country),
  ])
  if (buyer?.spending_blocked) return refuse('spending_blocked')
  if (buyer?.open_payment_id) return refuse('payment_open')

  const phone = readPhone(form.phone)?.e164
  const checkout = readCheckout({ form, phone, country, paymentMethods: settings.payment_methods })
  if (!checkout.ok) return checkout

  const posted = form.cart && [...new Set(form.cart.map(({ item_id }) => item_id))]
  const plan = planPurchase({
    wanted: await lockWanted(tx, customerId, posted),
    postedCount: posted?.length ?? null,
    seenTotal: form.seen_total === undefined ? null : fromUnits(form.seen_total),
    promoCode: form.promocode ?? null,
    paymentMethod: form.paymentMethod,
    vatPercent: settings.vat_percent,
    now,
  })
  if (!plan.ok) return plan

  const sale = { customerId, form, checkout: checkout.value, plan: plan.value, vatPercent: settings.vat_percent, now }
  return byCard ? openCardPurchase(tx, sale, language) : payFromBalance(shop, tx, sale)
}

const lockWanted = async (tx: Transaction, customerId: number, posted: number[] | undefined): Promise<WantedItem[]> => {
  const rows = posted ? await lockPostedItems(tx, customerId, posted) : await lockCartItems(tx, customerId)
  return rows.map(toWanted)
}

const toWanted = (row: WantedItemRow): WantedItem => ({
  itemId: row.item_id,
  title: row.title,
  price: cents(row.price_cents),
  seenPrice: row.seen_price_cents === null ? null : cents(row.seen_price_cents),
  state: row.state,
  availableFrom: row.available_from,
})

// Read after the purchase was rolled back. What is told here was seen: confirming it again must not be refused again.
const withCurrentCart = async (
  { pool }: Shop,
  customerId: number,
  refused: Refused<PurchaseRefusal>,
): Promise<Refused<PurchaseRefusal>> => {
  const cart = await cartOf(pool, customerId)
  await markPricesSeen(pool, customerId, cart)
  return { ...refused, payload: { ...refused.payload, cart } }
}
