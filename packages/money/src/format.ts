import { type Cents, toUnits } from './money.ts'

/** How amounts are shown to one visitor (docs/behaviour/look.md#shown-price). */
export interface DisplayCurrency {
  /** ISO 4217 code */
  code: string
  symbol: string
  /** units of this currency for 1 EUR */
  value: number
  /** EUR for one unit of the internal currency; 1 unless the settings say otherwise */
  exchangeRateEur: number
}

export const euro: DisplayCurrency = { code: 'EUR', symbol: '€', value: 1, exchangeRateEur: 1 }

// en-US in every language of the shop (docs/behaviour/look.md#numbers-en-us).
const twoDecimals = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** A number of whole units with two decimals: 1873.64 becomes "1,873.64". */
export const formatUnits = (units: number): string => twoDecimals.format(units)

/** An amount in whole units of the internal currency in the visitor's currency: 1873.64 becomes "€1,873.64". */
export const formatPrice = (units: number, currency: DisplayCurrency = euro): string => {
  const shown = convert(units, currency)
  return shown < 0
    ? `−${currency.symbol}${twoDecimals.format(-shown)}`
    : `${currency.symbol}${twoDecimals.format(shown)}`
}

/** shown = EUR × exchange_rate_eur × value (docs/behaviour/look.md#shown-price). */
export const convert = (units: number, currency: DisplayCurrency): number =>
  units * currency.exchangeRateEur * currency.value

/** Cents in a mail: "€1,873.64". */
export const formatEuro = (amount: Cents): string => `€${formatCents(amount)}`

/** Cents as text without a symbol, for ledgers and mails: "1,873.64". */
export const formatCents = (amount: Cents): string => twoDecimals.format(toUnits(amount))
