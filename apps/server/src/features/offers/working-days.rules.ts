const dayMilliseconds = 24 * 60 * 60 * 1000

/** A day as the table of holidays names it: 2026-12-25, UTC. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

/** Whether people work and banks pay on the day of a moment: neither weekend nor holiday; days are those of UTC. */
export const isWorkingDay = (at: Date, holidays: ReadonlySet<string>): boolean =>
  at.getUTCDay() !== 0 && at.getUTCDay() !== 6 && !holidays.has(dayOf(at))

/**
 * The moment so many working days later, at the same time of day; begun on a free day, it counts from the end of that
 * day, as if asked in the first moment of the next one.
 * @param holidays days off, as dayOf names them
 */
export const addWorkingDays = (from: Date, days: number, holidays: ReadonlySet<string>): Date => {
  let at = from
  if (!isWorkingDay(at, holidays)) at = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate() + 1))
  while (!isWorkingDay(at, holidays)) at = new Date(at.getTime() + dayMilliseconds)
  for (let left = days; left > 0; ) {
    at = new Date(at.getTime() + dayMilliseconds)
    if (isWorkingDay(at, holidays)) left -= 1
  }
  return at
}
