import * as z from 'zod/mini'
import { say } from '../say.ts'

const invalid = say('field_invalid')

/**
 * What is asked about once more before items are offered together at one price, to everybody (packs) or to one customer
 * (deals): docs/behaviour/orders.md#odd-together.
 */
export const priceWarnings = ['below_cost', 'no_discount', 'half_price'] as const

export type PriceWarning = (typeof priceWarnings)[number]

/** The same in the words of the back office and the command line. */
export const priceWarningTexts = {
  below_cost: 'Its price does not bring back what the items cost.',
  no_discount: 'It is no cheaper than its items one by one.',
  half_price: 'It takes off more than half.',
} as const satisfies Record<PriceWarning, string>

/** What was asked about and is meant. */
export const confirmed = z.optional(z.array(z.enum(priceWarnings, invalid), invalid).check(z.maxLength(10, invalid)))

/** What a price takes off what items ask one by one, in percent with one decimal; negative: they ask less. */
export const percentOff = (price: number, sum: number): number => Math.round((1 - price / sum) * 1000) / 10

/** What several items cost the shop, in the unit of their costs; null where nobody knows it of one. */
export const wholeCost = (costs: readonly (number | null)[]): number | null => {
  let whole = 0
  for (const cost of costs) {
    if (cost === null) return null
    whole += cost
  }
  return whole
}
