import { convert, type DisplayCurrency } from '@pandrop/money/format'

const toCents = (units: number): number => Math.round(units * 100) / 100

/**
 * A saved price as its field shows it.
 * @param euro EUR units; null: no alert
 * @returns in the visitor's currency, empty without an alert
 */
export const shownAlert = (euro: number | null, currency: DisplayCurrency): string =>
  euro === null ? '' : String(toCents(convert(euro, currency)))

/**
 * What somebody typed as the price of an alert.
 * @param typed in the visitor's currency; a comma may stand for the point
 * @returns EUR units (docs/behaviour/catalogue.md#alert-price), null for an empty field, 'invalid' for what is no price
 * of 0.01 EUR or more
 */
export const readAlert = (typed: string, { symbol, exchangeRateEur, value }: DisplayCurrency): Alert => {
  const plain = typed.replace(symbol, '').replace(/\s/g, '').replace(',', '.')
  if (plain === '') return null
  if (!/^\d{1,8}(\.\d{0,2})?$/.test(plain)) return 'invalid'
  const euro = toCents(Number(plain) / (exchangeRateEur * value))
  return euro < 0.01 ? 'invalid' : euro
}

type Alert = number | null | 'invalid'
