import { currenciesQuery } from '@pandrop/api-client/content-queries'
import { convert, type DisplayCurrency, formatPrice } from '@pandrop/money/format'
import { useQuery } from '@tanstack/react-query'
import { currencyAmong, useCurrencyCode } from '../currency.ts'
import { useApi } from './useApi.ts'
import { useSettings } from './useSettings.ts'

interface Prices {
  currency: DisplayCurrency
  /** what a card can be charged in that currency, in its units; undefined: the provider names no bound */
  charge: { chargeMin: number | undefined; chargeMax: number | undefined }
  /** no card is charged in that currency: its rate is too old */
  isStale: boolean
  /** EUR units as text in the visitor's currency */
  format: (units: number) => string
  /** EUR units in the visitor's currency */
  convert: (units: number) => number
}

/**
 * How amounts are shown to the visitor: the chosen currency, else the default one, else the first, else EUR
 * (docs/behaviour/wire.md#currency-choice).
 */
export const usePrices = (): Prices => {
  const { exchange_rate_eur } = useSettings().internal_currency
  const { data: currencies = [] } = useQuery(currenciesQuery(useApi()))
  const { code, symbol, value, charge_min, charge_max, charge_until } = currencyAmong(currencies, [useCurrencyCode()])
  const currency = { code, symbol, value, exchangeRateEur: exchange_rate_eur }
  return {
    currency,
    charge: { chargeMin: charge_min, chargeMax: charge_max },
    isStale: charge_until !== undefined && Date.parse(charge_until) < Date.now(),
    format: (units) => formatPrice(units, currency),
    convert: (units) => convert(units, currency),
  }
}
