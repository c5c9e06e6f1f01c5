import { type FieldErrors, ok, type Result, refuse } from '@pandrop/contract/result'
import type { Cents } from '@pandrop/money/money'

/** 1,000,000 EUR, as of a customer's wish. */
const priceMax = 100_000_000

/** What an operator wants to pay, and what the shop knows of such a copy. */
export interface CounterInput {
  /** absent: the quote, or the wish where that is less */
  price: Cents | undefined
  /** what the customer asks for */
  wish: Cents
  /** without a price the quote is meant even where it is above the wish */
  isAboveWishMeant: boolean
  float: number | undefined
  /** null: the shop has no reference for it */
  quoted: { reference: Cents; quote: Cents } | null
}

/** A counter-offer that can be made. */
export interface Counter {
  price: Cents
  reference: Cents | null
  /** what the shop keeps of the reference; negative where it pays more */
  marginPercent: number | null
}

/**
 * What a counter-offer comes to.
 * @returns refuses invalid_input beside `price` where it is missing and there is no quote, or not 0.01 to 1,000,000
 *   EUR, and beside `float` where that is not 0 to 1
 */
export const planCounter = (input: CounterInput): Result<Counter, 'invalid_input'> => {
  const { price, wish, isAboveWishMeant, float, quoted } = input
  const suggested = quoted && (isAboveWishMeant ? quoted.quote : lesser(quoted.quote, wish))
  const paid = price ?? suggested ?? undefined
  const errors: FieldErrors = {
    ...(paid === undefined && { price: ['price_required'] }),
    ...(paid !== undefined && paid <= 0 && { price: ['price_not_positive'] }),
    ...(paid !== undefined && paid > priceMax && { price: ['field_invalid'] }),
    ...(float !== undefined && !isFloat(float) && { float: ['field_invalid'] }),
  }
  if (paid === undefined || Object.keys(errors).length > 0) return refuse('invalid_input', { errors })
  const reference = quoted?.reference ?? null
  return ok({ price: paid, reference, marginPercent: reference === null ? null : marginOf(paid, reference) })
}

const lesser = (one: Cents, other: Cents): Cents => (one < other ? one : other)

/** Whether a number can be the wear of a copy. */
export const isFloat = (float: number): boolean => float >= 0 && float <= 1

// Beyond -999.99 % the two prices have nothing to do with each other, and the column ends there too.
const marginMin = -999.99

const marginOf = (price: Cents, reference: Cents): number | null => {
  const percent = Math.round((1 - price / reference) * 10_000) / 100
  return percent < marginMin ? null : percent
}
