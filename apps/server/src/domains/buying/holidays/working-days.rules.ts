import { dayName, daysAfter } from '@pandrop/money/days'

/** Whether people work and banks pay on the day of a moment: neither weekend nor holiday; days are those of UTC. */
export const isWorkingDay = (at: Date, holidays: ReadonlySet<string>): boolean =>
  at.getUTCDay() !== 0 && at.getUTCDay() !== 6 && !holidays.has(dayName(at))

/**
 * The moment so many working days later, at the same time of day; begun on a free day, it counts from the end of that
 * day, as if asked in the first moment of the next one.
 * @param holidays days off, as dayName names them
 */
export const addWorkingDays = (from: Date, days: number, holidays: ReadonlySet<string>): Date => {
  let at = from
  if (!isWorkingDay(at, holidays)) at = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate() + 1))
  while (!isWorkingDay(at, holidays)) at = daysAfter(at, 1)
  for (let left = days; left > 0; ) {
    at = daysAfter(at, 1)
    if (isWorkingDay(at, holidays)) left -= 1
  }
  return at
}
