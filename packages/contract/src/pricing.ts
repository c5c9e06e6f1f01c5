import { type Discount, discountOf, type LineShare, splitDiscount } from '@pandrop/money/discount'
import { type Cents, fromUnits, subtract, sum, zero } from '@pandrop/money/money'
import type { CartEntry } from './cart.ts'
import type { ItemState } from './item.ts'

/** What decides whether anybody may buy an item. */
export interface Availability {
  state: ItemState
  /** end of Steam's trade protection, UTC; null when there is none */
  availableFrom: Date | null
}

/** One line of a cart, with all that its price depends on. */
export interface PricedLine extends Availability {
  price: Cents
  /** whether the buyer's own open card payment holds the item */
  reservedForYou: boolean
}

/** Who buys, as far as prices depend on it. */
export interface Buyer {
  /** 22 means 22 % */
  vatPercent: number
}

/** What a cart costs; all amounts include VAT. */
export interface CartPrice<Line extends PricedLine> {
  /** those that can be bought, each with what it bears of the discount and the VAT within the rest */
  lines: (Line & LineShare)[]
  /** of those lines, before the discount */
  subtotal: Cents
  /** what the promo code takes off; at most the subtotal */
  discount: Cents
  /** what the buyer pays */
  total: Cents
  /** contained in the total: the sum of the lines, so that receipts by line add up */
  vat: Cents
}

/**
 * An item's state as buyers find it (docs/behaviour/catalogue.md#item-states): under trade protection it counts as
 * reserved, because nobody can buy it yet.
 */
export const stateAt = ({ state, availableFrom }: Availability, now: Date): ItemState =>
  state === 'available' && availableFrom !== null && availableFrom > now ? 'reserved' : state

/**
 * Whether a line counts: a sold one, or one that somebody else is paying for, stays in the cart uncounted
 * (docs/behaviour/orders.md#lines-stay). What the buyer's own open payment holds is theirs to pay for again.
 */
export const isBuyable = ({ state, reservedForYou }: Pick<PricedLine, 'state' | 'reservedForYou'>): boolean =>
  state === 'available' || reservedForYou

/** A line of the cart's answer, as it is priced: its state is already the one that buyers find. */
export const pricedLine = ({ price, state, reserved_for_you }: CartEntry): PricedLine => ({
  price: fromUnits(price),
  state,
  availableFrom: null,
  reservedForYou: reserved_for_you,
})

/**
 * What a cart costs (docs/behaviour/orders.md#total): the one place that decides it, for the promo check, the purchase
 * and the screens.
 * @param promo the code that is applied; whether its terms permit that is asked before (`promo.rules.ts`); null: none
 */
export const priceCart = <Line extends PricedLine>(
  lines: readonly Line[],
  { vatPercent }: Buyer,
  promo: { discount: Discount } | null,
  now: Date,
): CartPrice<Line> => {
  const bought = lines.filter((line) => isBuyable({ ...line, state: stateAt(line, now) }))
  const subtotal = sum(bought.map(({ price }) => price))
  return shareOut(bought, promo ? discountOf(promo.discount, subtotal) : zero, vatPercent)
}

/**
 * What lines cost that are sold together for one price, each with its share of what that takes off
 * (docs/behaviour/money.md#one-price).
 * @param total at most what the lines cost one by one
 */
export const priceTogether = <Line extends PricedLine>(
  lines: readonly Line[],
  total: Cents,
  { vatPercent }: Buyer,
): CartPrice<Line> => shareOut(lines, subtract(sum(lines.map(({ price }) => price)), total), vatPercent)

const shareOut = <Line extends PricedLine>(
  bought: readonly Line[],
  discount: Cents,
  vatPercent: number,
): CartPrice<Line> => {
  const prices = bought.map(({ price }) => price)
  const subtotal = sum(prices)
  const shares = splitDiscount(prices, discount, vatPercent)
  return {
    lines: bought.flatMap((line, index) => {
      const share = shares[index]
      return share ? [{ ...line, ...share }] : []
    }),
    subtotal,
    discount,
    total: subtract(subtotal, discount),
    vat: sum(shares.map(({ vat }) => vat)),
  }
}
