import { currenciesQuery } from '@pandrop/api-client/content-queries'
import { convert, type DisplayCurrency, euro, formatPrice } from '@pandrop/money/format'
import { useQuery } from '@tanstack/react-query'
import { useShop } from '../shop.ts'
import { useSettings } from './useSettings.ts'

interface Prices {
  currency: DisplayCurrency
  /** EUR units as text in the visitor's currency */
  format: (units: number) => string
  /** EUR units in the visitor's currency */
  convert: (units: number) => number
}

/**
 * How amounts are shown to the visitor: the chosen currency, else the default one, else the first, else EUR
 * (specification section 4, Currency and language).
 */
export const usePrices = (): Prices => {
  const { api, frame } = useShop()
  const { exchange_rate_eur } = useSettings().internal_currency
  const { data: currencies = [] } = useQuery(currenciesQuery(api))
  const chosen =
    currencies.find(({ code }) => code === frame.visitor.currency) ??
    currencies.find((candidate) => candidate.default === 1) ??
    currencies[0] ??
    euro
  const currency = { code: chosen.code, symbol: chosen.symbol, value: chosen.value, exchangeRateEur: exchange_rate_eur }
  return {
    currency,
    format: (units) => formatPrice(units, currency),
    convert: (units) => convert(units, currency),
  }
}
