import { ok, type Refused, type Result } from '@pandrop/contract/result'
import { type Cents, cents, fromUnits, negate, subtract } from '@pandrop/money/money'
import { enqueue } from '../../db/enqueue.ts'
import { type Attempt, once } from '../../db/once.ts'
import { inTransaction, type Transaction } from '../../db/transaction.ts'
import { customerAccount, systemAccount } from '../../ledger/accounts.ts'
import { balanceOf } from '../../ledger/balance.ts'
import { type Entry, post } from '../../ledger/post.ts'
import type { Shop } from '../../shop.ts'
import { readPhone } from '../accounts/phone.ts'
import { rememberCheckoutContact } from '../accounts/remember-contact.ts'
import { cartOf, markPricesSeen } from '../cart/cart.ts'
import { countryBy } from '../content/countries.ts'
import { settingsOf } from '../content/settings.ts'
import { type Checkout, type CheckoutForm, readCheckout } from './checkout.rules.ts'
import { orderPaidMail } from './order-mail.ts'
import { type PurchasePlan, planPurchase, type WantedItem } from './purchase.rules.ts'
import { insertPaidOrder, lockCartItems, lockPostedItems, type WantedItemRow } from './purchase.sql.ts'

/** Who buys what. */
export interface PurchaseInput {
  customerId: number
  form: CheckoutForm
  attempt: Attempt | null
}

/** What a purchase answers, also when it is asked again with the same key. */
export interface Receipt {
  orderId: number
  /** what is left on the balance */
  balance: Cents
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
  | 'key_reused'
  | 'still_running'

type Outcome = Result<Receipt, PurchaseRefusal>

/**
 * Buys the posted items, else all available ones of the cart, from balance: whole or not at all, and once per attempt.
 * @returns order and balance; refuses as readCheckout and planPurchase do, insufficient_balance, and price_changed with
 *   the new cart and total, after which the new prices count as seen
 */
export const purchaseProduct = async (shop: Shop, input: PurchaseInput): Promise<Outcome> => {
  const now = shop.clock.now()
  const outcome = await inTransaction(shop.pool, (tx) => once(tx, input.attempt, () => buy(shop, tx, input, now)))
  if (outcome.ok || outcome.refusal !== 'price_changed') return outcome
  return withCurrentCart(shop, input.customerId, outcome)
}

const buy = async (shop: Shop, tx: Transaction, input: PurchaseInput, now: Date): Promise<Outcome> => {
  const { customerId, form } = input
  const settings = await settingsOf(tx)
  const country = await countryBy(tx, form.country)
  const phone = readPhone(form.phone)?.e164
  const checkout = readCheckout({ form, phone, country, paymentMethods: settings.payment_methods })
  if (!checkout.ok) return checkout

  const posted = form.cart && [...new Set(form.cart.map(({ item_id }) => item_id))]
  const plan = planPurchase({
    wanted: await lockWanted(tx, customerId, posted),
    postedCount: posted?.length ?? null,
    seenTotal: form.seen_total === undefined ? null : fromUnits(form.seen_total),
    promoCode: form.promocode ?? null,
    vatPercent: settings.vat_percent,
    now,
  })
  if (!plan.ok) return plan

  const sale = { customerId, checkout: checkout.value, plan: plan.value, vatPercent: settings.vat_percent, now }
  const orderId = await placeOrder(tx, sale, form.withdrawal_waiver === true)
  const paid = await pay(tx, sale, orderId)
  if (!paid.ok) return paid
  // Past this line the purchase must succeed or throw.
  await confirm(shop, tx, sale, orderId)
  return ok({ orderId, balance: await balanceOf(tx, customerId) })
}

/** What is being sold to whom, once everything was asked. */
interface Sale {
  customerId: number
  checkout: Checkout
  plan: PurchasePlan
  vatPercent: number
  now: Date
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

// The order is written before it is paid, because the ledger names it; where the balance does not suffice, the refusal
// undoes both.
const placeOrder = async (
  tx: Transaction,
  { customerId, checkout, plan, vatPercent, now }: Sale,
  waivesWithdrawal: boolean,
): Promise<number> => {
  const order = await insertPaidOrder(
    tx,
    ...([customerId, 'balance', plan.total, plan.discount, plan.vat] as const),
    ...([checkout.name, checkout.surname, checkout.email, checkout.phone] as const),
    ...([checkout.country.iso, checkout.city, checkout.address, checkout.postCode] as const),
    ...([checkout.tradeLink.url, checkout.tradeLink.steamid] as const),
    ...([waivesWithdrawal ? now : null, now, vatPercent] as const),
    plan.lines.map(({ itemId }) => itemId),
    plan.lines.map(({ price }) => price),
    plan.lines.map(({ discount }) => discount),
    plan.lines.map(({ vat }) => vat),
  )
  if (!order) throw new Error('the order was not written')
  return order.id
}

const pay = (tx: Transaction, { customerId, plan, now }: Sale, orderId: number) => {
  const entries: Entry[] = [
    { account: customerAccount(customerId), cents: negate(plan.total) },
    { account: systemAccount('sales'), cents: subtract(plan.total, plan.vat) },
    { account: systemAccount('vat'), cents: plan.vat },
  ]
  return post(tx, {
    reference: `order:${orderId}`,
    kind: 'purchase',
    entries: entries.filter((entry) => entry.cents !== 0),
    by: `customer:${customerId}`,
    at: now,
  })
}

const confirm = async (shop: Shop, tx: Transaction, { customerId, checkout, plan }: Sale, orderId: number) => {
  const { name, surname, phone, country, city, address, postCode, tradeLink } = checkout
  const contact = { customerId, name, surname, phone, countryId: country.id, city, address, postCode, tradeLink }
  const recipient = await rememberCheckoutContact(tx, contact)
  await enqueue(tx, 'send_mail', orderPaidMail({ recipient, name, orderId, plan, publicUrl: shop.env.PUBLIC_URL }))
}

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
