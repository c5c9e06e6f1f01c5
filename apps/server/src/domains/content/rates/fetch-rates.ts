import type { FetchFailure } from '@pandrop/contract/staff/currencies'
import { inTransaction } from '../../../db/transaction.ts'
import type { Fetched } from '../../../ports/web/download.ts'
import type { Shop } from '../../../shop.ts'
import { withMargin } from './rates.rules.ts'
import { lockRatedCurrency, type RatedCurrencyRow, selectRatedCurrencies, updateFetched } from './rates.sql.ts'
import { ecbAddress, type Published, readEcb, readJsonRate } from './read-rates.ts'
import { type Heard, hearRate } from './take-rate.ts'

/** What came of asking for a currency's rate. */
export interface FetchOutcome {
  code: string
  outcome: Heard | FetchFailure
}

type Fetching = Pick<Shop, 'pool' | 'clock' | 'download'>

const bounds = { bytesMax: 1024 * 1024, millisecondsMax: 10_000 }

/**
 * Asks the sources of all currencies that are on and not set by hand; no transaction is open meanwhile. What a source
 * does not say stays as it was and grows old.
 * @param by staff:7, staff:cli or job
 */
export const fetchRates = (shop: Fetching, by: string): Promise<FetchOutcome[]> => fetchSome(shop, by, () => true)

const hourMilliseconds = 60 * 60 * 1000

/** How long a source is left alone: the lists are published once a day, and a failure may pass. */
const hoursBetween = { answered: 6, failed: 1 } as const

/** Asks the sources of those that were not asked lately; those whose source was chosen anew at once. */
export const fetchDueRates = (shop: Fetching): Promise<FetchOutcome[]> =>
  fetchSome(shop, 'job', ({ fetched_at: at, fetch_failure: failure }) => {
    const hours = hoursBetween[failure === null ? 'answered' : 'failed']
    return at === null || shop.clock.now().getTime() - at.getTime() >= hours * hourMilliseconds
  })

const fetchSome = async (
  shop: Fetching,
  by: string,
  isAsked: (currency: RatedCurrencyRow) => boolean,
): Promise<FetchOutcome[]> => {
  const currencies = (await selectRatedCurrencies(shop.pool)).filter(
    (currency) => currency.is_on && currency.source !== 'hand' && isAsked(currency),
  )
  const ecb = currencies.some(({ source }) => source === 'ecb') ? ecbRates(shop) : undefined
  const published = await Promise.all(
    currencies.map(async (currency) =>
      currency.source === 'url' ? rateAt(shop, currency) : ecbRateOf(await ecb, currency),
    ),
  )
  const outcomes: FetchOutcome[] = []
  for (const [place, currency] of currencies.entries()) {
    const rate = published[place]
    if (rate) outcomes.push({ code: currency.code, outcome: await write(shop, currency, rate, by) })
  }
  return outcomes
}

const ecbRates = async ({ download, clock }: Fetching) => {
  const list = await download(ecbAddress, bounds)
  return list.ok ? readEcb(list.value, clock.now()) : list
}

const ecbRateOf = (
  list: Awaited<ReturnType<typeof ecbRates>> | undefined,
  { code }: RatedCurrencyRow,
): Fetched<Published> => {
  if (!list?.ok) return list ?? { ok: false, failure: 'unreadable' }
  const value = list.value.get(code)
  return value ? { ok: true, value } : { ok: false, failure: 'not_in_it' }
}

const rateAt = async (
  { download, clock }: Fetching,
  { source_url: address, source_path: path }: RatedCurrencyRow,
): Promise<Fetched<Published>> => {
  const answer = await download(address, bounds)
  return answer.ok ? readJsonRate(answer.value, path, clock.now()) : answer
}

/** Writes down what a source said; one that was set otherwise while it was asked is asked anew instead. */
const write = ({ pool, clock }: Fetching, asked: RatedCurrencyRow, published: Fetched<Published>, by: string) =>
  inTransaction(pool, async (tx): Promise<Heard | FetchFailure> => {
    const { code, source } = asked
    const currency = await lockRatedCurrency(tx, code)
    if (!currency || source === 'hand' || !isSetAlike(currency, asked)) return 'same'
    const at = clock.now()
    await updateFetched(tx, { code, at, failure: published.ok ? null : published.failure })
    if (!published.ok) return published.failure
    const { value, ratedAt } = published.value
    const rate = { code, value: withMargin(value, asked.margin_percent), published: value, ratedAt, source, by, at }
    return hearRate(tx, currency, rate)
  })

const isSetAlike = (now: RatedCurrencyRow, asked: RatedCurrencyRow): boolean =>
  (['source', 'source_url', 'source_path', 'margin_percent'] as const).every((field) => now[field] === asked[field])
