import { isGivenUp, type OrderState } from '@pandrop/contract/lifecycle/order'
import { cardItemsMax } from '@pandrop/contract/limits'
import { type Availability, type CartPrice, type PricedLine, priceCart, stateAt } from '@pandrop/contract/pricing'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { daysAfter } from '@pandrop/money/days'
import { formatCents } from '@pandrop/money/format'
import { type Cents, toUnits } from '@pandrop/money/money'
import { checkTerms, type PromoTerms } from '../promo/promo.rules.ts'

/** An item that a customer wants to buy, as it stood when its row was locked. */
export interface WantedItem extends PricedLine {
  itemId: number
  title: string
  /** what the shop paid for it; null: nobody knows */
  cost: Cents | null
  /** what it cost when the customer last saw it in the cart; null when it is not in the cart */
  seenPrice: Cents | null
}

/** Everything that decides whether a purchase may happen. */
export interface PurchaseQuestion {
  /** the posted items where they exist, else all of the cart; each once */
  wanted: WantedItem[]
  /** how many different items were posted; null: buy what is available in the cart */
  postedCount: number | null
  /** the total that the customer saw; null when not posted */
  seenTotal: Cents | null
  /** the code that the customer typed, as it stands; null: none */
  promo: PromoTerms | null
  paymentMethod: 'card' | 'balance'
  /** the least that the provider charges a card */
  cardTotalMin: Cents
  /** 22 means 22 % */
  vatPercent: number
  now: Date
}

/** What a purchase will write. */
export interface PurchasePlan extends CartPrice<WantedItem> {
  /** the code that brought the discount; its use is claimed when the order is placed */
  promo: Pick<PromoTerms, 'id' | 'code' | 'discount' | 'totalMin'> | null
}

type PurchaseRefusal =
  | 'cart_empty'
  | 'items_unavailable'
  | 'price_changed'
  | 'promo_code_invalid'
  | 'promo_code_used_up'
  | 'promo_total_too_low'
  | 'card_items_too_many'
  | 'card_total_zero'
  | 'card_total_too_low'

/**
 * Decides a purchase; prices are those of the locked items and never the client's
 * (docs/behaviour/money.md#price-from-server).
 * @returns the plan; refuses cart_empty, items_unavailable (whole, when one posted item is gone), what checkTerms
 * refuses, and price_changed with the true total in EUR units (docs/behaviour/orders.md#seen-total): `seen_total`
 * decides where posted, else the prices that the customer saw in the cart; by card also what checkCard refuses
 */
export const planPurchase = (question: PurchaseQuestion): Result<PurchasePlan, PurchaseRefusal> => {
  const { wanted, postedCount, seenTotal, promo, vatPercent, now } = question
  if (postedCount === null && wanted.length === 0) return refuse('cart_empty')
  const plan = { ...priceCart(wanted, { vatPercent }, promo, now), promo }
  const missing = postedCount === null ? plan.lines.length === 0 : plan.lines.length < postedCount
  if (missing) return refuse('items_unavailable')
  const barred = promo && checkTerms(promo, plan.subtotal, now)
  if (barred) return barred
  const priceChanged = seenTotal === null ? plan.lines.some(seenOtherwise) : seenTotal !== plan.total
  if (priceChanged) return refuse('price_changed', { payload: { total: toUnits(plan.total) } })
  return question.paymentMethod === 'card' ? checkCard(plan, question.cardTotalMin) : ok(plan)
}

type CardRefusal = 'card_items_too_many' | 'card_total_zero' | 'card_total_too_low'

// A card payment holds ten items at most (docs/behaviour/orders.md#ten-items), and a total of 0 is paid from balance
// only. What the provider would turn down is refused before anything is reserved.
const checkCard = (plan: PurchasePlan, least: Cents): Result<PurchasePlan, CardRefusal> => {
  if (plan.lines.length > cardItemsMax) return refuse('card_items_too_many', { values: { max: `${cardItemsMax}` } })
  if (plan.total === 0) return refuse('card_total_zero')
  return plan.total < least ? refuse('card_total_too_low', { values: { min: formatCents(least) } }) : ok(plan)
}

const seenOtherwise = ({ price, seenPrice }: WantedItem): boolean => seenPrice !== null && seenPrice !== price

/** A line of an order whose payment came late, beside its item as it stands now. */
export interface FoundItem extends Availability {
  /** what it costs now */
  price: Cents
  /** what the order says */
  soldFor: Cents
}

/**
 * Whether money that comes after its order was given up still completes it: every item is free at the same price
 * (docs/behaviour/money.md#late-success). An order that was cancelled after it was paid is final.
 */
export const canBeCompletedLate = (order: OrderState, items: FoundItem[], now: Date): boolean =>
  isGivenUp(order) && items.every((item) => stateAt(item, now) === 'available' && item.price === item.soldFor)

const abandonedMax = 3

/**
 * Until when a customer cannot reserve by card: for 24 hours after the third card purchase abandoned within a day
 * (docs/behaviour/orders.md#abandoned).
 * @param abandoned ends of card purchases that came to nothing since the last paid one, newest first
 * @returns null when they can
 */
export const cardBlockedUntil = (abandoned: Date[], now: Date): Date | null => {
  const [newest] = abandoned
  const oldest = abandoned[abandonedMax - 1]
  if (!newest || !oldest || newest > daysAfter(oldest, 1)) return null
  const until = daysAfter(newest, 1)
  return until > now ? until : null
}
