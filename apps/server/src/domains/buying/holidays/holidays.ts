import type { Queryable } from '../../../db/statement.ts'
import { timeZoneOf } from '../../content/settings.ts'
import { selectHolidays } from './holidays.sql.ts'
import type { WorkingCalendar } from './working-days.rules.ts'

/** On which days somebody answers and banks pay, as it is set now. */
export const workingCalendarOf = async (q: Queryable): Promise<WorkingCalendar> => {
  const [zone, holidays] = await Promise.all([timeZoneOf(q), selectHolidays(q)])
  return { zone, holidays: new Set(holidays.map(({ day }) => day)) }
}
