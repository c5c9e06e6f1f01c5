import type { ItemState } from '@pandrop/contract/item'
import { cardItemsMax } from '@pandrop/contract/limits'
import type { OrderState } from '@pandrop/contract/order-states'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { splitDiscount } from '@pandrop/money/discount'
import { formatCents } from '@pandrop/money/format'
import { type Cents, subtract, sum, toUnits, zero } from '@pandrop/money/money'
import { applyPromo, type PromoTerms } from '../promo/promo.rules.ts'

/** An item that a customer wants to buy, as it stood when its row was locked. */
export interface WantedItem {
  itemId: number
  title: string
  price: Cents
  /** what it cost when the customer last saw it in the cart; null when it is not in the cart */
  seenPrice: Cents | null
  state: ItemState
  /** end of Steam's trade protection, UTC; null when there is none */
  availableFrom: Date | null
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

/** One line of a purchase; all amounts include VAT. */
export interface PlannedLine {
  itemId: number
  title: string
  price: Cents
  discount: Cents
  /** the VAT within price less discount */
  vat: Cents
}

/** What a purchase will write. */
export interface PurchasePlan {
  lines: PlannedLine[]
  /** what the customer pays */
  total: Cents
  discount: Cents
  /** the code that brought the discount; its use is claimed when the order is placed */
  promo: Pick<PromoTerms, 'id' | 'code'> | null
  /** the VAT within the total: the sum of the lines, so that receipts by line add up */
  vat: Cents
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
 * @returns the plan; refuses cart_empty, items_unavailable (whole, when one posted item is gone), what applyPromo
 * refuses, and price_changed with the true total in EUR units (docs/behaviour/orders.md#seen-total): `seen_total`
 * decides where posted, else the prices that the customer saw in the cart; by card also what checkCard refuses
 */
export const planPurchase = (question: PurchaseQuestion): Result<PurchasePlan, PurchaseRefusal> => {
  const { wanted, postedCount, seenTotal, promo, vatPercent, now } = question
  if (postedCount === null && wanted.length === 0) return refuse('cart_empty')
  const available = wanted.filter((item) => canBeBought(item, now))
  const missing = postedCount === null ? available.length === 0 : available.length < postedCount
  if (missing) return refuse('items_unavailable')
  const discount = promo ? applyPromo(promo, totalOf(available), now) : ok(zero)
  if (!discount.ok) return discount
  const plan = planOf(available, { promo, discount: discount.value, vatPercent })
  const priceChanged = seenTotal === null ? available.some(seenOtherwise) : seenTotal !== plan.total
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

/** Whether an item is for sale at that moment (docs/behaviour/catalogue.md#item-states). */
export const canBeBought = (
  { state, availableFrom }: Pick<WantedItem, 'state' | 'availableFrom'>,
  now: Date,
): boolean => state === 'available' && (availableFrom === null || availableFrom <= now)

const seenOtherwise = ({ price, seenPrice }: WantedItem): boolean => seenPrice !== null && seenPrice !== price

const totalOf = (items: WantedItem[]): Cents => sum(items.map(({ price }) => price))

const planOf = (
  items: WantedItem[],
  { promo, discount, vatPercent }: { promo: PromoTerms | null; discount: Cents; vatPercent: number },
): PurchasePlan => {
  const total = totalOf(items)
  const shares = splitDiscount(
    items.map(({ price }) => price),
    discount,
    vatPercent,
  )
  const lines = items.flatMap(({ itemId, title, price }, index) => {
    const share = shares[index]
    return share ? [{ itemId, title, price, ...share }] : []
  })
  return {
    lines,
    discount,
    promo: promo && { id: promo.id, code: promo.code },
    total: subtract(total, discount),
    vat: sum(lines.map(({ vat }) => vat)),
  }
}

/** A line of an order whose payment came late, beside its item as it stands now. */
export interface FoundItem {
  state: ItemState
  availableFrom: Date | null
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
  order === 'cancelled' && items.every((item) => canBeBought(item, now) && item.price === item.soldFor)

const abandonedMax = 3
const dayMilliseconds = 24 * 60 * 60 * 1000

/**
 * Until when a customer cannot reserve by card: for 24 hours after the third card purchase abandoned within a day
 * (docs/behaviour/orders.md#abandoned).
 * @param abandoned ends of card purchases that came to nothing since the last paid one, newest first
 * @returns null when they can
 */
export const cardBlockedUntil = (abandoned: Date[], now: Date): Date | null => {
  const [newest] = abandoned
  const oldest = abandoned[abandonedMax - 1]
  if (!newest || !oldest || newest.getTime() - oldest.getTime() > dayMilliseconds) return null
  const until = new Date(newest.getTime() + dayMilliseconds)
  return until > now ? until : null
}
