/** A whole number of cents in the internal currency (1 unit = 1 EUR); see docs/glossary.md. */
export type Cents = number & { readonly unit: 'cents' }

/**
 * Marks a number as cents.
 * @param value whole number within the safe-integer range; anything else is a bug and throws
 */
export const cents = (value: number): Cents => {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a whole number of cents: ${value}`)
  // Adding zero turns -0 into 0, which would otherwise print as "-0.00".
  return (value + 0) as Cents
}

export const zero = cents(0)

/** The sum of any number of amounts. */
export const sum = (amounts: Iterable<Cents>): Cents => {
  let total = 0
  for (const amount of amounts) total += amount
  return cents(total)
}

export const add = (left: Cents, right: Cents): Cents => cents(left + right)

export const subtract = (left: Cents, right: Cents): Cents => cents(left - right)

export const negate = (amount: Cents): Cents => cents(-amount)

/** The amount as whole units for the wire: 20084 cents become 200.84. */
export const toUnits = (amount: Cents): number => amount / 100

/** The same of a number that the database calls cents. */
export const inUnits = (amount: number): number => toUnits(cents(amount))

/** The same where there may be none. */
export const inUnitsOrNull = (amount: number | null): number | null => (amount === null ? null : inUnits(amount))

/**
 * Whole units from the wire as cents.
 * @param units a number with at most two decimals (the contract checks that before)
 */
export const fromUnits = (units: number): Cents => cents(Math.round(units * 100))

/**
 * Rounds half to even, so that repeated conversions do not drift in one direction.
 * @param value any finite number of cents, fractions included
 */
export const roundHalfEven = (value: number): Cents => {
  const floor = Math.floor(value)
  const fraction = value - floor
  if (fraction < 0.5) return cents(floor)
  if (fraction > 0.5) return cents(floor + 1)
  return cents(floor % 2 === 0 ? floor : floor + 1)
}

/**
 * Splits an amount over weights so that the parts add back to it (largest remainder method).
 * @param amount what to split; zero or positive
 * @param weights one per part, zero or positive, not all zero
 */
export const allocate = (amount: Cents, weights: readonly number[]): Cents[] => {
  const total = weights.reduce((left, right) => left + right, 0)
  if (total <= 0) throw new RangeError('nothing to allocate over')
  const exact = weights.map((weight) => (amount * weight) / total)
  const parts = exact.map(Math.floor)
  const missing = amount - parts.reduce((left, right) => left + right, 0)
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((left, right) => right.remainder - left.remainder || left.index - right.index)
  for (const { index } of byRemainder.slice(0, missing)) parts[index] = (parts[index] ?? 0) + 1
  return parts.map(cents)
}

/**
 * The VAT contained in a price that includes it.
 * @param gross price with VAT
 * @param vatPercent 0 to 100; 22 means 22 %
 */
export const vatWithin = (gross: Cents, vatPercent: number): Cents =>
  roundHalfEven((gross * vatPercent) / (100 + vatPercent))
