import { beginOfDay, dayAfter, dayIn, daysLater } from '@pandrop/money/zones'

/** On which days people work and banks pay. */
export interface WorkingCalendar {
  /** the shop's time zone */
  zone: string
  /** days off, as 2026-12-25 */
  holidays: ReadonlySet<string>
}

/** Whether people work and banks pay on the day of a moment: neither weekend nor holiday; days are the shop's own. */
export const isWorkingDay = (at: Date, { zone, holidays }: WorkingCalendar): boolean => {
  const day = dayIn(zone, at)
  const weekday = new Date(day).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !holidays.has(day)
}

/** The moment at which the day of another one ends. */
export const endOfItsDay = (at: Date, zone: string): Date => beginOfDay(zone, dayAfter(dayIn(zone, at), 1))

/**
 * The moment so many working days later, at the same time of day; begun on a free day, it counts from the end of that
 * day, as if asked in the first moment of the next one.
 */
export const addWorkingDays = (from: Date, days: number, calendar: WorkingCalendar): Date => {
  const { zone } = calendar
  let at = from
  if (!isWorkingDay(at, calendar)) at = endOfItsDay(at, zone)
  while (!isWorkingDay(at, calendar)) at = daysLater(zone, at, 1)
  for (let left = days; left > 0; ) {
    at = daysLater(zone, at, 1)
    if (isWorkingDay(at, calendar)) left -= 1
  }
  return at
}
