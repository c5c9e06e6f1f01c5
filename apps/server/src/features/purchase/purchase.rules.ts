import type { ItemState } from '@pandrop/contract/item'
import { messages } from '@pandrop/contract/messages'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { type Cents, subtract, sum, toUnits, vatWithin, zero } from '@pandrop/money/money'

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
  promoCode: string | null
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
  /** the VAT within the total: the sum of the lines, so that receipts by line add up */
  vat: Cents
}

type PurchaseRefusal = 'cart_empty' | 'items_unavailable' | 'price_changed' | 'promo_code_invalid'

/**
 * Decides a purchase; prices are those of the locked items and never the client's (readings.md, Money).
 * @returns the plan; refuses cart_empty, items_unavailable (whole, when one posted item is gone), promo_code_invalid,
 *   and price_changed with the true total in EUR units (readings.md, States: Cart): `seen_total` decides where posted,
 *   else the prices that the customer saw in the cart
 */
export const planPurchase = (question: PurchaseQuestion): Result<PurchasePlan, PurchaseRefusal> => {
  const { wanted, postedCount, seenTotal, promoCode, vatPercent, now } = question
  if (postedCount === null && wanted.length === 0) return refuse('cart_empty')
  const available = wanted.filter((item) => canBeBought(item, now))
  const missing = postedCount === null ? available.length === 0 : available.length < postedCount
  if (missing) return refuse('items_unavailable')
  // No code exists before the issue that builds promo codes, so every one is wrong.
  if (promoCode?.trim()) return refuse('promo_code_invalid', { errors: { promocode: [messages.promo_code_invalid] } })
  const plan = planOf(available, vatPercent)
  const priceChanged = seenTotal === null ? available.some(seenOtherwise) : seenTotal !== plan.total
  return priceChanged ? refuse('price_changed', { payload: { total: toUnits(plan.total) } }) : ok(plan)
}

/** Whether an item is for sale at that moment (readings.md, States: Item). */
export const canBeBought = (
  { state, availableFrom }: Pick<WantedItem, 'state' | 'availableFrom'>,
  now: Date,
): boolean => state === 'available' && (availableFrom === null || availableFrom <= now)

const seenOtherwise = ({ price, seenPrice }: WantedItem): boolean => seenPrice !== null && seenPrice !== price

const planOf = (items: WantedItem[], vatPercent: number): PurchasePlan => {
  const lines = items.map(({ itemId, title, price }) => ({
    itemId,
    title,
    price,
    discount: zero,
    vat: vatWithin(price, vatPercent),
  }))
  const discount = sum(lines.map((line) => line.discount))
  return {
    lines,
    discount,
    total: subtract(sum(lines.map(({ price }) => price)), discount),
    vat: sum(lines.map(({ vat }) => vat)),
  }
}
