/**
 * How much cheaper an item became, in whole percent.
 * @param amount price now
 * @param oldAmount price before, in the same unit
 * @returns 1 to 99, or undefined when the old price is not above the price (docs/behaviour/look.md#discount-badge)
 */
export const discountPercent = (amount: number, oldAmount: number | undefined): number | undefined => {
  if (oldAmount === undefined || !(oldAmount > amount)) return undefined
  const percent = Math.round((1 - amount / oldAmount) * 100)
  return percent < 1 ? undefined : Math.min(percent, 99)
}
