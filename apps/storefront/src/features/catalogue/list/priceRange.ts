import { convert, type DisplayCurrency } from '@pandrop/money/format'
import type { Range } from './range.ts'

const toCents = (units: number): number => Math.round(units * 100) / 100

/**
 * An amount of the visitor's currency in EUR, in whole cents: the address bar is EUR
 * (docs/behaviour/catalogue.md#price-bounds-in-euro).
 */
export const toEuro = (shown: number, { exchangeRateEur, value }: DisplayCurrency): number =>
  toCents(shown / (exchangeRateEur * value))

/**
 * An amount in EUR as the price fields show it.
 * @returns empty for an open end; no decimals where there are none
 */
export const shownPrice = (euro: number | undefined, currency: DisplayCurrency): string =>
  euro === undefined ? '' : String(toCents(convert(euro, currency)))

/**
 * What somebody typed into a price field, in the visitor's currency.
 * @returns undefined for an empty field, null for what is no price
 */
export const readPrice = (typed: string): number | undefined | null => {
  const plain = typed.replace(/[\s€$£]/g, '').replace(',', '.')
  if (plain === '') return undefined
  return /^\d{1,8}(\.\d{0,2})?$/.test(plain) ? Number(plain) : null
}

/**
 * Round steps, EUR: under 10, 10 to 50, 50 to 250, more than 250 (docs/behaviour/catalogue.md#price-bounds-in-euro).
 */
const stepsEuro = [10, 50, 250] as const

const roundHeads = [1, 2, 2.5, 5, 10] as const

/** The round number that is nearest in proportion: 11.6 is 10, 215 is 200, 450 is 500. */
const roundStep = (amount: number): number => {
  const size = 10 ** Math.floor(Math.log10(amount))
  const distance = (head: number) => Math.abs(Math.log(amount / (head * size)))
  const nearest = roundHeads.reduce((best, head) => (distance(head) < distance(best) ? head : best))
  return nearest * size
}

/** The presets in round steps of the visitor's currency. */
export const pricePresets = (currency: DisplayCurrency): readonly Range[] => {
  const [low, middle, high] = stepsEuro.map((euro) => roundStep(convert(euro, currency)))
  return [{ till: low }, { from: low, till: middle }, { from: middle, till: high }, { from: high }]
}

/** A range of the visitor's currency in EUR. */
export const inEuro = ({ from, till }: Range, currency: DisplayCurrency): Range => ({
  from: from === undefined ? undefined : toEuro(from, currency),
  till: till === undefined ? undefined : toEuro(till, currency),
})

/** The cheapest and the dearest item of a list, EUR units; null where it has none. */
export type PriceBounds = { min: number; max: number } | null

/** Whether a range (EUR) can hold an item of the list. */
export const mayHold = ({ from, till }: Range, bounds: PriceBounds): boolean =>
  bounds !== null && (from ?? 0) <= bounds.max && (till ?? bounds.min) >= bounds.min

/** The bounds as whole amounts of the visitor's currency, which shows in empty fields. */
export const shownBounds = (bounds: PriceBounds, currency: DisplayCurrency): Record<'from' | 'till', string> => ({
  from: bounds === null ? '' : String(Math.floor(convert(bounds.min, currency))),
  till: bounds === null ? '' : String(Math.ceil(convert(bounds.max, currency))),
})
