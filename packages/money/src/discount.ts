import { allocate, type Cents, roundHalfEven, subtract, vatWithin, zero } from './money.ts'

/** What a promo code takes off: an amount, or a part of the total; 12.5 means 12.5 %, at most two decimals. */
export type Discount = { type: 'fixed'; amount: Cents } | { type: 'percent'; percent: number }

/**
 * What a discount takes off a total; never more than there is (docs/behaviour/money.md#promo-discount). Server and
 * screens share it, so that the customer sees what they will pay.
 */
export const discountOf = (discount: Discount, total: Cents): Cents => {
  const wanted = discount.type === 'fixed' ? discount.amount : partOf(total, discount.percent)
  return wanted < total ? wanted : total
}

// Hundredths of a percent are whole numbers: 0.07 % of an amount has no error of a floating-point fraction in it.
const partOf = (total: Cents, percent: number): Cents => roundHalfEven((total * Math.round(percent * 100)) / 10_000)

/** What one line of a purchase bears of the discount, and the VAT within the rest of its price. */
export interface LineShare {
  discount: Cents
  vat: Cents
}

/**
 * Splits a discount over the lines by largest remainder, so that lines and partial refunds add up
 * (docs/behaviour/money.md#discount-per-line).
 * @param prices one per line
 * @param discount of them together; at most their sum
 * @param vatPercent 22 means 22 %
 */
export const splitDiscount = (prices: readonly Cents[], discount: Cents, vatPercent: number): LineShare[] => {
  const shares = discount === 0 ? [] : allocate(discount, prices)
  return prices.map((price, index) => {
    const share = shares[index] ?? zero
    return { discount: share, vat: vatWithin(subtract(price, share), vatPercent) }
  })
}
