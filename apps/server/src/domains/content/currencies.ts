import type { Currency } from '@pandrop/contract/content'
import { chargeMinorMax } from '@pandrop/contract/limits'
import { rateDaysMax } from '@pandrop/contract/staff/currencies'
import { daysAfter } from '@pandrop/money/days'
import type { Queryable } from '../../db/statement.ts'
import { minimumMinor, minorDigits } from '../../ports/payments/minor-units.ts'
import { type CurrencyRow, selectCurrencies, selectCurrency } from './content.sql.ts'

const toWire = ({ code, symbol, value, is_default, rated_at: ratedAt }: CurrencyRow): Currency => ({
  code,
  value,
  symbol,
  default: is_default ? 1 : 0,
  ...(minimumMinor(code) > 0 && { charge_min: unitsOf(minimumMinor(code), code) }),
  charge_max: Math.floor(unitsOf(chargeMinorMax, code) * 100) / 100,
  ...(code !== 'EUR' && { charge_until: daysAfter(ratedAt, rateDaysMax).toISOString() }),
})

const unitsOf = (minor: number, code: string): number => minor / 10 ** minorDigits(code)

/** All currencies that amounts can be shown in, and charged in while their rate is young enough. */
export const currenciesOf = async (q: Queryable): Promise<Currency[]> => (await selectCurrencies(q)).map(toWire)

/**
 * One currency.
 * @param code ISO 4217, upper case
 * @returns undefined when the shop does not know it
 */
export const currencyByCode = async (q: Queryable, code: string): Promise<Currency | undefined> => {
  const row = await selectCurrency(q, code)
  return row && toWire(row)
}
