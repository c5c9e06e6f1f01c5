import { convert, type DisplayCurrency } from '@pandrop/money/format'

/** The ends of a price range; an end that is missing is open. Units, in EUR unless said otherwise. */
export interface PriceRange {
  from?: number | undefined
  till?: number | undefined
}

const toCents = (units: number): number => Math.round(units * 100) / 100

/** An amount of the visitor's currency in EUR, in whole cents: the address bar is EUR (readings.md, The wire). */
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

/** Round steps of the shown currency: under 10, 10 to 50, 50 to 250, more than 250 (design, Price range). */
export const pricePresets: readonly PriceRange[] = [
  { till: 10 },
  { from: 10, till: 50 },
  { from: 50, till: 250 },
  { from: 250 },
]

/** A preset in EUR. */
export const inEuro = ({ from, till }: PriceRange, currency: DisplayCurrency): PriceRange => ({
  from: from === undefined ? undefined : toEuro(from, currency),
  till: till === undefined ? undefined : toEuro(till, currency),
})
