import type { CartEntry } from '@pandrop/contract/cart'
import { type Discount, discountOf, splitDiscount } from '@pandrop/money/discount'
import { type Cents, fromUnits, subtract, sum, zero } from '@pandrop/money/money'

/** What a checkout comes to. */
export interface Totals {
  /** lines that can be bought */
  count: number
  /** of those lines, before the discount */
  subtotal: Cents
  /** what the promo code takes off; at most the subtotal */
  discount: Cents
  /** what is paid */
  total: Cents
  /**
   * contained in the total; the sum of the lines, as the order keeps it
   * (docs/behaviour/money.md#prices-include-vat)
   */
  vat: Cents
  /** of the balance, when it covers the total */
  balanceAfter: Cents
  /** what the balance lacks; zero when it covers the total */
  missing: Cents
}

interface TotalsQuestion {
  lines: readonly CartEntry[]
  /** EUR units */
  balance: number
  /** 22 means 22 % */
  vatPercent: number
  /** of the applied promo code; null: none */
  discount: Discount | null
}

/**
 * The lines that a purchase buys: a sold one, or one that somebody else is paying for, stays in the cart uncounted
 * (docs/behaviour/orders.md#lines-stay). What the customer's own open payment holds is theirs to pay for again.
 */
export const buyable = (lines: readonly CartEntry[]): CartEntry[] =>
  lines.filter(({ state, reserved_for_you }) => state === 'available' || reserved_for_you)

/**
 * Adds up a cart: the sum of price times count of what can be bought, less the discount of the promo code, floored at 0
 * (docs/behaviour/orders.md#total).
 */
export const totalsOf = ({ lines, balance, vatPercent, discount: promo }: TotalsQuestion): Totals => {
  const prices = buyable(lines).map(({ price }) => fromUnits(price))
  const subtotal = sum(prices)
  const discount = promo ? discountOf(promo, subtotal) : zero
  const total = subtract(subtotal, discount)
  const left = subtract(fromUnits(balance), total)
  return {
    count: prices.length,
    subtotal,
    discount,
    total,
    vat: sum(splitDiscount(prices, discount, vatPercent).map(({ vat }) => vat)),
    balanceAfter: left > 0 ? left : zero,
    missing: left < 0 ? subtract(total, fromUnits(balance)) : zero,
  }
}
