import { ok, type Result } from '@pandrop/contract/result'
import type { CurrencyRate, StandingCurrency } from '@pandrop/contract/staff/currencies'
import { instantOrNull } from '@pandrop/contract/wire'
import { cutPage, type Page, type PageAsked, readNumberPage } from '../../../db/keyset.ts'
import type { Queryable } from '../../../db/statement.ts'
import type { Shop } from '../../../shop.ts'
import { ageOf } from './rates.rules.ts'
import { type CurrencyRateRow, selectRatedCurrencies, selectRatePage, selectWaitingRates } from './rates.sql.ts'

const toWire = (row: CurrencyRateRow): CurrencyRate => ({
  ...row,
  rated_at: row.rated_at.toISOString(),
  made_at: row.made_at.toISOString(),
})

/** Every currency of the shop with its rate, how old that is, and what waits. */
export const staffCurrencies = async ({ pool, clock }: Pick<Shop, 'pool' | 'clock'>): Promise<StandingCurrency[]> => {
  const [currencies, waiting] = await Promise.all([selectRatedCurrencies(pool), selectWaitingRates(pool)])
  const now = clock.now()
  return currencies.map(({ code, symbol, is_on, value, rated_at: ratedAt, source, fetched_at, fetch_failure }) => {
    const waits = waiting.find((rate) => rate.code === code)
    return {
      code,
      symbol,
      is_on,
      value,
      rated_at: instantOrNull(ratedAt),
      age: ageOf({ code, ratedAt, now }),
      source,
      fetched_at: instantOrNull(fetched_at),
      fetch_failure,
      waiting: waits ? toWire(waits) : null,
    }
  })
}

/** What staff have to look after: rates that grow old, those that charge no card any more, and those that wait. */
export const ratesToLookAfter = async (
  shop: Pick<Shop, 'pool' | 'clock'>,
): Promise<{ old: number; stale: number; waiting: number }> => {
  const currencies = (await staffCurrencies(shop)).filter(({ is_on: isOn }) => isOn)
  const count = (is: (currency: StandingCurrency) => boolean): number => currencies.filter(is).length
  return {
    old: count(({ age }) => age !== 'fresh'),
    stale: count(({ age }) => age === 'stale'),
    waiting: count(({ waiting }) => waiting !== null),
  }
}

/** Rates that were set, newest first. */
export const currencyRates = async (
  q: Queryable,
  { code, ...asked }: PageAsked & { code?: string | undefined },
): Promise<Result<Page<CurrencyRate>, 'invalid_input'>> => {
  const page = readNumberPage(asked)
  if (!page.ok) return page
  const { before, rowsMax } = page.value
  const { rows, next } = cutPage(await selectRatePage(q, before, code ?? null, rowsMax), rowsMax, ({ id }) => id)
  return ok({ rows: rows.map(toWire), next })
}
