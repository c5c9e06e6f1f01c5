import { ok, type Result, refuse } from '@pandrop/contract/result'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import type { StaffContext } from '../../../shop.ts'
import { isFar, movePercent } from './rates.rules.ts'
import {
  type CurrencyRateRow,
  insertRate,
  lockRatedCurrency,
  outdateWaiting,
  type RatedCurrencyRow,
  selectNewestRates,
  selectRate,
  updateDecision,
  updateRate,
} from './rates.sql.ts'

/** A rate as it came, with the margin already in `value`. */
export interface NewRate extends Pick<CurrencyRateRow, 'code' | 'value' | 'published' | 'source'> {
  ratedAt: Date
  /** staff:7, staff:cli or job */
  by: string
  at: Date
}

/** Writes a rate down that counts from now on; what waited of its currency is overtaken. The currency is locked. */
const take = async (tx: Transaction, rate: NewRate): Promise<void> => {
  await outdateWaiting(tx, rate.code)
  await insertRate(tx, { ...rate, state: 'taken' })
  await updateRate(tx, { code: rate.code, value: rate.value, ratedAt: rate.ratedAt })
}

/** What became of a rate that a source said. */
export type Heard = 'taken' | 'waiting' | 'same'

/**
 * Takes what a source says, unless it was heard before or is older than what stands; the first word of a source that
 * was chosen anew may be older. What moves by more than a tenth waits for a person; so does the first rate of an
 * address, because it may be of something else.
 * @param currency as it stands, locked
 */
export const hearRate = async (tx: Transaction, currency: RatedCurrencyRow, rate: NewRate): Promise<Heard> => {
  if (currency.fetched_at !== null && currency.rated_at !== null && rate.ratedAt < currency.rated_at) return 'same'
  const [newest, taken] = await selectNewestRates(tx, rate.code)
  if (newest && isSame(newest, rate)) return 'same'
  const standing = currency.value ?? taken?.value ?? null
  if (!isFar(standing, rate.value) && !(standing === null && rate.source === 'url')) {
    await take(tx, rate)
    return 'taken'
  }
  await outdateWaiting(tx, rate.code)
  await insertRate(tx, { ...rate, state: 'waiting' })
  return 'waiting'
}

/** A list of a day is read more often than once; an address that names no day says its rate anew each time. */
const isSame = (newest: CurrencyRateRow, rate: NewRate): boolean =>
  newest.value === rate.value &&
  (newest.rated_at.getTime() === rate.ratedAt.getTime() || (rate.source === 'url' && newest.state !== 'taken'))

/**
 * Sets a rate by hand.
 * @param options.confirmed it was said that it moves far, and it is meant
 * @returns refuses currency_not_found, rate_fixed for our own currency, and rate_far unless confirmed
 */
export const setRate = (
  { pool, clock }: Pick<StaffContext, 'pool' | 'clock'>,
  { confirmed, ...typed }: Pick<NewRate, 'code' | 'value' | 'by'> & { confirmed: boolean; source?: 'hand' | 'file' },
): Promise<Result<void, 'currency_not_found' | 'rate_fixed' | 'rate_far'>> =>
  inTransaction(pool, async (tx) => {
    const { code, value, source = 'hand' } = typed
    if (code === 'EUR') return refuse('rate_fixed')
    const currency = await lockRatedCurrency(tx, code)
    if (!currency) return refuse('currency_not_found')
    if (!confirmed && isFar(currency.value, value)) {
      return refuse('rate_far', { values: { code, percent: String(movePercent(currency.value, value)) } })
    }
    const at = clock.now()
    await take(tx, { ...typed, source, published: value, ratedAt: at, at })
    return ok(undefined)
  })

/**
 * Takes or declines a rate that waits.
 * @returns refuses rate_not_found, and rate_decided for one that waits no more
 */
export const decideRate = (
  { pool, clock }: Pick<StaffContext, 'pool' | 'clock'>,
  { id, isTaken, by }: { id: number; isTaken: boolean; by: string },
): Promise<Result<void, 'rate_not_found' | 'rate_decided'>> =>
  inTransaction(pool, async (tx) => {
    const found = await selectRate(tx, id)
    if (!found) return refuse('rate_not_found')
    await lockRatedCurrency(tx, found.code)
    const rate = await selectRate(tx, id)
    if (rate?.state !== 'waiting') return refuse('rate_decided')
    await updateDecision(tx, { id, state: isTaken ? 'taken' : 'declined', by, at: clock.now() })
    if (isTaken) await updateRate(tx, { code: rate.code, value: rate.value, ratedAt: rate.rated_at })
    return ok(undefined)
  })
