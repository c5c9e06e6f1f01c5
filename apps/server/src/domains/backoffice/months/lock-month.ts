import { ok, type Result, refuse } from '@pandrop/contract/result'
import { monthAfter } from '@pandrop/money/days'
import type { Queryable } from '../../../db/statement.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { firstMoment, holdStill, trialBalance } from '../../../ledger/trial-balance.ts'
import type { StaffContext } from '../../../shop.ts'
import { timeZoneOf } from '../../content/settings.ts'
import { vatReport } from '../reports/vat-report.ts'
import { monthIn, spanIn } from './months.rules.ts'
import { endLock, insertLock, type MonthLock, selectLocks } from './months.sql.ts'

type Context = Pick<StaffContext, 'pool' | 'clock'>

/**
 * The month that can be locked: the one behind the last that is, or the first in which anything was booked.
 * @returns null before anything was
 */
export const nextToLock = async (q: Queryable, locked: readonly MonthLock[]): Promise<string | null> => {
  const last = locked.at(-1)
  if (last) return monthAfter(last.month, 1)
  const [first, zone] = await Promise.all([firstMoment(q), timeZoneOf(q)])
  return first && monthIn(zone, first)
}

/**
 * Locks a month that is over: nothing is booked into it any more, and what it came to is kept
 * (docs/behaviour/money.md#month-lock).
 * @returns refuses month_not_next for any but the next one, month_not_over for one that still runs
 */
export const lockMonth = (
  { pool, clock }: Context,
  { month, by }: { month: string; by: string },
): Promise<Result<object, 'month_not_next' | 'month_not_over'>> =>
  inTransaction(pool, async (tx) => {
    await holdStill(tx)
    const [locked, zone] = [await selectLocks(tx), await timeZoneOf(tx)]
    const next = await nextToLock(tx, locked)
    if (next !== month) return refuse('month_not_next', { values: { month: next ?? '' } })
    const span = spanIn(locked, zone, month)
    const now = clock.now()
    if (span.till > now) return refuse('month_not_over')
    const before = await trialBalance(tx, span.from)
    const after = await trialBalance(tx, span.till)
    const vat = await vatReport(tx, { from: month, till: month })
    if (!vat.ok) throw new Error(`the VAT of ${month} is refused: ${vat.refusal}`)
    await insertLock(tx, {
      ...span,
      sumsBefore: JSON.stringify(before),
      sumsAfter: JSON.stringify(after),
      vat: JSON.stringify(vat.value.rows),
      by,
      at: now,
    })
    return ok({})
  })

/**
 * Ends the lock of a month, the last one first, with a reason that stays.
 * @returns refuses month_not_last for any other
 */
export const unlockMonth = (
  { pool, clock }: Context,
  { month, by, reason }: { month: string; by: string; reason: string },
): Promise<Result<object, 'month_not_last'>> =>
  inTransaction(pool, async (tx) => {
    await holdStill(tx)
    const last = (await selectLocks(tx)).at(-1)
    if (last?.month !== month) return refuse('month_not_last', { values: { month: last?.month ?? '–' } })
    await endLock(tx, { id: last.id, by, at: clock.now(), reason })
    return ok({})
  })
