import type { Queryable } from '../../../db/statement.ts'
import { timeZoneOf } from '../../content/settings.ts'
import { type MonthSpan, spanIn } from './months.rules.ts'
import { selectLocks } from './months.sql.ts'

/** When some months of the shop begin and end; those that are locked as they did when they were. */
export const spansOf = async (q: Queryable, months: readonly string[]): Promise<MonthSpan[]> => {
  const [locked, zone] = await Promise.all([selectLocks(q), timeZoneOf(q)])
  return months.map((month) => spanIn(locked, zone, month))
}

/** The same of one month. */
export const spanOf = async (q: Queryable, month: string): Promise<MonthSpan> => {
  const [locked, zone] = await Promise.all([selectLocks(q), timeZoneOf(q)])
  return spanIn(locked, zone, month)
}
