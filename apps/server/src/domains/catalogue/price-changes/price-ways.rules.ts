import { ok, type Result, refuse } from '@pandrop/contract/result'
import {
  bulkPriceMinCents,
  type PriceEnding,
  type PriceWay,
  priceWayBounds,
} from '@pandrop/contract/staff/price-changes'
import { type Cents, cents, fromUnits, roundHalfEven } from '@pandrop/money/money'

/** How prices of many items come about. */
export interface PriceTerms {
  way: PriceWay
  /** EUR, percent or a factor, as the way counts; null: it needs none */
  amount: number | null
  ending: PriceEnding
  /** no price falls below a known cost */
  isAboveCost: boolean
}

/** What is known of an item whose price is to be another; EUR cents. */
export interface PriceFacts {
  price: Cents
  cost: Cents | null
  reference: Cents
  /** what the shop keeps of references like this one; null: no margin begins so low */
  marginPercent: number | null
}

/** What becomes of a price. */
export type PricePlan =
  /** it will be another; isHeld: a floor keeps it above what was asked for */
  | { kind: 'move'; price: Cents; isHeld: boolean }
  /** it stays */
  | { kind: 'same'; isHeld: boolean }
  /** there is no price by this way */
  | { kind: 'none'; because: 'cost' | 'margin' | 'high' }

/** Highest price of an item. */
const priceMax = 100_000_000

/** @returns the terms; refuses invalid_input beside amount for what its way does not take */
export const readTerms = (terms: PriceTerms): Result<PriceTerms, 'invalid_input'> => {
  const { way, amount } = terms
  if (way === 'range') return ok({ ...terms, amount: null })
  const { from, to, decimals } = priceWayBounds[way]
  const steps = (amount ?? Number.NaN) * 10 ** decimals
  const isRight = amount !== null && amount >= from && amount <= to && Math.abs(steps - Math.round(steps)) < 1e-6
  return isRight ? ok(terms) : refuse('invalid_input', { errors: { amount: ['field_invalid'] } })
}

/** The number of a way in whole steps of its decimals: 12.5 % are 1250. */
const stepsOf = (amount: number, decimals: number): number => Math.round(amount * 10 ** decimals)

/** The price as asked for, in cents with what is left of one, before its ending and its floor; or what it lacks. */
const askedPrice = (
  { way, amount }: PriceTerms,
  { price, cost, reference, marginPercent }: PriceFacts,
  vatPercent: number,
): number | 'cost' | 'margin' => {
  const given = amount ?? 0
  switch (way) {
    case 'set':
      return fromUnits(given)
    case 'percent':
      return (price * (10_000 + stepsOf(given, 2))) / 10_000
    case 'amount':
      return price + stepsOf(given, 2)
    case 'reference':
      return (reference * stepsOf(given, 4)) / 10_000
    case 'range':
      if (marginPercent === null) return 'margin'
      return (reference * (10_000 - stepsOf(marginPercent, 2))) / 10_000
    case 'cost':
      // Of the price without VAT the margin is what remains after the cost.
      return cost === null ? 'cost' : Math.ceil((cost * (100 + vatPercent)) / (100 - given) - 1e-9)
  }
}

const endOf = (ending: Exclude<PriceEnding, 'none'>): number => Number(ending)

/** What is cheaper than the first price with an ending keeps its cents: 0.20 does not become 0.99. */
const isBelowEndings = (price: number, ending: Exclude<PriceEnding, 'none'>): boolean => price < (endOf(ending) || 100)

/** The highest price with this ending that is not above another. */
export const endingAtMost = (price: number, ending: PriceEnding): number => {
  if (ending === 'none' || isBelowEndings(price, ending)) return price
  return Math.floor((price - endOf(ending)) / 100) * 100 + endOf(ending)
}

/** The lowest price with this ending that is not below another. */
export const endingAtLeast = (price: number, ending: PriceEnding): number => {
  const lower = endingAtMost(price, ending)
  return lower === price ? price : lower + 100
}

/** The nearest price with this ending; of two as near, the higher. */
export const withEnding = (price: number, ending: PriceEnding): number => {
  const lower = endingAtMost(price, ending)
  const upper = endingAtLeast(price, ending)
  return price - lower < upper - price ? lower : upper
}

/**
 * What a price becomes (docs/behaviour/catalogue.md#price-ways). Neither an ending nor a floor turns what goes down
 * into what goes up: what stands below its floor already stays.
 * @param vatPercent contained in prices: 22 means 22 %
 */
export const planPrice = (terms: PriceTerms, facts: PriceFacts, vatPercent: number): PricePlan => {
  const { price, cost } = facts
  const { ending, isAboveCost } = terms
  const asked = askedPrice(terms, facts, vatPercent)
  if (typeof asked === 'string') return { kind: 'none', because: asked }
  if (asked > priceMax) return { kind: 'none', because: 'high' }
  const floor = Math.max(bulkPriceMinCents, isAboveCost ? (cost ?? 0) : 0)
  const towards = inDirection(terms, asked, price)
  const isHeld = towards < floor
  const next = isHeld ? endingAtLeast(floor, ending) : towards
  const isTurned = isHeld && next > price && asked <= price
  if (isTurned || next === price) return { kind: 'same', isHeld }
  return next > priceMax ? { kind: 'none', because: 'high' } : { kind: 'move', price: cents(next), isHeld }
}

/**
 * The price with its ending, on the side of the present one that was asked for. Where the nearest ending lies on the
 * other side, a step from the present price goes on to the next ending; a price that is named for itself stays what it
 * is, or it would swing there and back each time that it is named.
 */
const inDirection = ({ way, ending }: PriceTerms, asked: number, price: number): number => {
  const ended = withEnding(roundHalfEven(asked), ending)
  const isTurned = (asked < price && ended > price) || (asked > price && ended < price)
  if (!isTurned) return ended
  if (way !== 'percent' && way !== 'amount') return price
  return asked < price ? endingAtMost(price, ending) : endingAtLeast(price, ending)
}

/** It loses more than half: that is asked about once more. */
export const isDeep = (before: Cents, after: Cents): boolean => after * 2 < before
