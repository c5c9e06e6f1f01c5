import type { CurrencyRate, FetchFailure, RateSource } from '@pandrop/contract/staff/currencies'
import { firstRow, statement } from '../../../db/statement.ts'

/** A currency as staff and jobs see it, whether the shop shows it or not. */
export interface RatedCurrencyRow {
  code: string
  symbol: string
  is_on: boolean
  /** null: no rate yet */
  value: number | null
  rated_at: Date | null
  source: RateSource
  source_url: string
  source_path: string
  margin_percent: number
  fetched_at: Date | null
  fetch_failure: FetchFailure | null
}

const ratedColumns = `code, symbol, is_on, value::float8, rated_at, source, source_url, source_path,
  margin_percent::float8, fetched_at, fetch_failure`

export const selectRatedCurrencies = statement<RatedCurrencyRow, []>(
  'select_rated_currencies',
  `select ${ratedColumns} from currencies order by position, code`,
)

/** Of two rates of a currency at once the later one sees the earlier. */
export const lockRatedCurrency = firstRow<RatedCurrencyRow, [code: string]>(
  'lock_rated_currency',
  `select ${ratedColumns} from currencies where code = $1 for update`,
)

export const updateRate = statement<never, { code: string; value: number; ratedAt: Date }>(
  'update_currency_rate',
  'update currencies set value = :value, rated_at = :ratedAt where code = :code',
)

/** What became of the last try. */
export const updateFetched = statement<never, { code: string; at: Date; failure: string | null }>(
  'update_currency_fetched',
  'update currencies set fetched_at = :at, fetch_failure = :failure where code = :code',
)

export interface CurrencyRateRow extends Omit<CurrencyRate, 'rated_at' | 'made_at'> {
  rated_at: Date
  made_at: Date
}

interface NewRate extends Pick<CurrencyRateRow, 'code' | 'value' | 'published' | 'source' | 'state'> {
  ratedAt: Date
  by: string
  at: Date
}

export const insertRate = statement<never, NewRate>(
  'insert_currency_rate',
  `insert into currency_rates (code, value, published, source, rated_at, state, made_by, made_at)
   values (:code, :value, :published, :source, :ratedAt, :state, :by, :at)`,
)

/** What waits of a currency is overtaken by another rate. */
export const outdateWaiting = statement<never, [code: string]>(
  'outdate_waiting_currency_rate',
  `update currency_rates set state = 'outdated' where code = $1 and state = 'waiting'`,
)

export const updateDecision = statement<never, { id: number; state: 'taken' | 'declined'; by: string; at: Date }>(
  'update_currency_rate_decision',
  'update currency_rates set state = :state, decided_by = :by, decided_at = :at where id = :id',
)

const nameOf = (column: string): string =>
  `coalesce((select name from staff where ${column} = 'staff:' || staff.id), ${column})`

const rateColumns = `rate.id, rate.code, rate.value::float8, rate.published::float8, rate.source, rate.rated_at,
  rate.state, ${nameOf('rate.made_by')} as made_by, rate.made_at, ${nameOf('rate.decided_by')} as decided_by`

export const selectRate = firstRow<CurrencyRateRow, [id: number]>(
  'select_currency_rate',
  `select ${rateColumns} from currency_rates rate where id = $1`,
)

/** The newest that was heard of a currency, whatever became of it, and the newest that was taken. */
export const selectNewestRates = statement<CurrencyRateRow, [code: string]>(
  'select_newest_currency_rates',
  `(select ${rateColumns} from currency_rates rate where code = $1 order by id desc limit 1)
   union
   (select ${rateColumns} from currency_rates rate where code = $1 and state = 'taken' order by id desc limit 1)
   order by id desc`,
)

export const selectWaitingRates = statement<CurrencyRateRow, []>(
  'select_waiting_currency_rates',
  `select ${rateColumns} from currency_rates rate where state = 'waiting'`,
)

/** Newest first; $2 null: of all currencies. */
export const selectRatePage = statement<CurrencyRateRow, [before: number, code: string | null, rowsMax: number]>(
  'select_currency_rates',
  `select ${rateColumns} from currency_rates rate
   where id < $1 and ($2::text is null or code = $2::text)
   order by id desc
   limit $3`,
)
