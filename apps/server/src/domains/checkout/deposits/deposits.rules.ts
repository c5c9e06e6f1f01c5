import { chargeMinorMax } from '@pandrop/contract/limits'
import { ok, type Refused, type Result, refuse } from '@pandrop/contract/result'
import { formatUnits } from '@pandrop/money/format'
import { type Cents, cents, toUnits } from '@pandrop/money/money'

/** A top-up as it was asked for, and the terms of the moment. */
export interface DepositWish {
  /** units of the chosen currency, as a number or as digits */
  amount: number | string
  /** units of that currency for 1 EUR, at most eight decimals as it is stored */
  currencyValue: number
  /** decimals in which the provider counts the currency: 2 for EUR, 0 for JPY */
  minorDigits: number
  /** decimals that an amount may have; fewer than those it is counted in for ISK */
  payableDigits: number
  /** the least that the provider charges, counted as it does */
  minimumMinor: number
  minTopUpCents: Cents
  maxTopUpCents: Cents
}

/** What the card is charged and what the balance gets for it. */
export interface DepositPlan {
  /** in the currency's smallest unit */
  amountMinor: number
  creditCents: Cents
}

type AmountRefusal = 'amount_invalid' | 'amount_below_minimum' | 'amount_above_maximum'

const rateDecimals = 8

/**
 * Decides what a top-up charges and credits (docs/behaviour/money.md#top-up-credit): at least the minimum of settings
 * and provider, at most 10,000 EUR, credit = amount ÷ stored value, half-even cents. Whole-number arithmetic
 * throughout: a rounding error of a floating-point division would be somebody's cent. The minimum is rounded down to
 * what can be paid, so that the server is never stricter than the screen.
 */
export const planDeposit = (wish: DepositWish): Result<DepositPlan, AmountRefusal> => {
  const amount = hundredths(wish.amount)
  if (amount === null) return amountInvalid()
  const scale = 10n ** BigInt(rateDecimals)
  const rate = BigInt(Math.round(wish.currencyValue * Number(scale)))
  const minimum = larger(
    (BigInt(wish.minTopUpCents) * rate) / scale,
    toHundredths(BigInt(wish.minimumMinor), wish.minorDigits),
  )
  const maximum = smaller(
    (BigInt(wish.maxTopUpCents) * rate) / scale,
    toHundredths(BigInt(chargeMinorMax), wish.minorDigits),
  )
  if (amount < minimum) return refuse('amount_below_minimum', bound('amount_below_minimum', 'min', minimum))
  if (amount > maximum) return refuse('amount_above_maximum', bound('amount_above_maximum', 'max', maximum))
  const amountMinor = wish.payableDigits === 0 && amount % 100n > 0n ? null : fromHundredths(amount, wish.minorDigits)
  const creditCents = cents(Number(divideHalfEven(amount * scale, rate)))
  if (amountMinor === null || creditCents === 0) return amountInvalid()
  return ok({ amountMinor, creditCents })
}

/** Digits with at most two decimals as hundredths of a unit; null for anything else, NaN and negatives included. */
const hundredths = (amount: number | string): bigint | null => {
  const [, whole, decimals = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(String(amount)) ?? []
  if (whole === undefined) return null
  const value = BigInt(whole + decimals.padEnd(2, '0'))
  return value > 0n ? value : null
}

/** Null where the currency has no unit that small: there is no half yen. */
const fromHundredths = (value: bigint, minorDigits: number): number | null => {
  if (minorDigits >= 2) return Number(value * 10n ** BigInt(minorDigits - 2))
  const divisor = 10n ** BigInt(2 - minorDigits)
  return value % divisor === 0n ? Number(value / divisor) : null
}

const toHundredths = (minor: bigint, minorDigits: number): bigint =>
  minorDigits >= 2 ? minor / 10n ** BigInt(minorDigits - 2) : minor * 10n ** BigInt(2 - minorDigits)

const larger = (left: bigint, right: bigint): bigint => (left > right ? left : right)

const smaller = (left: bigint, right: bigint): bigint => (left < right ? left : right)

/** Both positive. */
const divideHalfEven = (dividend: bigint, divisor: bigint): bigint => {
  const quotient = dividend / divisor
  const twiceRemainder = (dividend % divisor) * 2n
  if (twiceRemainder < divisor) return quotient
  if (twiceRemainder > divisor) return quotient + 1n
  return quotient % 2n === 0n ? quotient : quotient + 1n
}

const amountInvalid = (): Refused<'amount_invalid'> =>
  refuse('amount_invalid', { errors: { amount: ['amount_invalid'] } })

/** The bound itself, for the hole in the message. */
const bound = (message: 'amount_below_minimum' | 'amount_above_maximum', hole: 'min' | 'max', value: bigint) => {
  const text = formatUnits(toUnits(cents(Number(value))))
  return { values: { [hole]: text }, errors: { amount: [message] } }
}
