import type { Queryable } from '../../../db/statement.ts'
import { selectHolidays } from './holidays.sql.ts'

/** Days on which nobody answers and no bank pays, as 2026-12-25 (UTC); for addWorkingDays. */
export const holidaysOf = async (q: Queryable): Promise<ReadonlySet<string>> =>
  new Set((await selectHolidays(q)).map(({ day }) => day))
