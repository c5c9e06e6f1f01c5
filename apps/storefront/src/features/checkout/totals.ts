import type { CartEntry } from '@pandrop/contract/cart'
import { type CartPrice, isBuyable, type PricedLine, priceCart, pricedLine } from '@pandrop/contract/pricing'
import type { Discount } from '@pandrop/money/discount'
import { type Cents, fromUnits, subtract, zero } from '@pandrop/money/money'

/** What a checkout comes to. */
export interface Totals extends Omit<CartPrice<PricedLine>, 'lines'> {
  /** lines that can be bought */
  count: number
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
  now: Date
}

/** The lines that a purchase buys. */
export const buyable = (lines: readonly CartEntry[]): CartEntry[] => lines.filter((line) => isBuyable(pricedLine(line)))

/** What a cart costs, and what that leaves of the balance. */
export const totalsOf = ({ lines, balance, vatPercent, discount, now }: TotalsQuestion): Totals => {
  const promo = discount && { discount }
  const { lines: bought, ...price } = priceCart(lines.map(pricedLine), { vatPercent }, promo, now)
  const left = subtract(fromUnits(balance), price.total)
  return {
    ...price,
    count: bought.length,
    balanceAfter: left > 0 ? left : zero,
    missing: left < 0 ? subtract(price.total, fromUnits(balance)) : zero,
  }
}
