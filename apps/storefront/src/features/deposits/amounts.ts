import { type AmountBounds, topUpAmount } from '@pandrop/contract/forms/top-up'
import { type Cents, fromUnits, roundHalfEven, toUnits } from '@pandrop/money/money'
import * as z from 'zod/mini'

/** What a top-up is charged in. */
export interface ChargedCurrency {
  /** units of it for 1 EUR */
  value: number
  /** EUR units; the shop's minimum for a top-up */
  minTopUp: number
  /** EUR units; the shop's maximum */
  maxTopUp: number
  /** units of it; the least and the most that the card provider charges in it, where it names any */
  chargeMin?: number
  chargeMax?: number
}

/** Down to what can be paid: the server is not stricter. The addend undoes 0.1 + 0.2. */
const floorToCents = (units: number): number => Math.floor(units * 100 + 1e-6) / 100

const ceilToCents = (units: number): number => Math.ceil(units * 100 - 1e-6) / 100

/**
 * The bounds of a top-up: the shop's minimum and maximum times the currency's value, within what the card provider
 * charges (docs/behaviour/money.md#top-up-amount).
 */
export const boundsOf = ({
  value,
  minTopUp,
  maxTopUp,
  chargeMin = 0,
  chargeMax = Infinity,
}: ChargedCurrency): AmountBounds => ({
  minimum: Math.max(0.01, chargeMin, floorToCents(minTopUp * value)),
  maximum: Math.min(chargeMax, floorToCents(maxTopUp * value)),
})

/** An amount as far as it was typed. */
export type ReadAmount =
  | { ok: true; amount: number; credit: Cents }
  | { ok: false; problem: 'amount_invalid' | 'amount_below_minimum' | 'amount_above_maximum' }

/**
 * Reads what was typed.
 * @returns the amount in units of the charged currency and what the balance gets for it: amount ÷ value, half-even
 *   cents (docs/behaviour/money.md#top-up-credit); else which rule it breaks
 */
export const readAmount = (typed: string, charged: ChargedCurrency): ReadAmount => {
  const parsed = z.safeParse(topUpAmount(boundsOf(charged)), typed)
  if (parsed.success) {
    return { ok: true, amount: parsed.data, credit: roundHalfEven(fromUnits(parsed.data) / charged.value) }
  }
  const problem = parsed.error.issues[0]?.message
  const isBound = problem === 'amount_below_minimum' || problem === 'amount_above_maximum'
  return { ok: false, problem: isBound ? problem : 'amount_invalid' }
}

const euroPresets = [25, 50, 100, 250, 500]

/**
 * Round sums of about 25 to 500 EUR in the charged currency.
 * @returns units, in rising order, none outside the bounds
 */
export const presetsOf = (charged: ChargedCurrency): number[] => {
  const { minimum, maximum } = boundsOf(charged)
  const scale = 10 ** Math.max(0, Math.floor(Math.log10(charged.value)))
  return euroPresets.map((units) => units * scale).filter((units) => units >= minimum && units <= maximum)
}

/**
 * What must be charged so that the balance grows by a sum.
 * @param units EUR units
 * @returns units of the charged currency as text for the field, within the bounds
 */
export const amountFor = (units: number, charged: ChargedCurrency): string => {
  const { minimum, maximum } = boundsOf(charged)
  const asked = Math.min(maximum, Math.max(minimum, ceilToCents(units * charged.value)))
  // A cent of a cheap currency may round to nothing of the balance.
  const enough = roundHalfEven(fromUnits(asked) / charged.value) >= fromUnits(units)
  const amount = enough ? asked : Math.min(maximum, asked + 0.01)
  return Number.isInteger(amount) ? String(amount) : toUnits(fromUnits(amount)).toFixed(2)
}
