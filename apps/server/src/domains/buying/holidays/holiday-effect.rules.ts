import { replyWorkingDays } from '@pandrop/contract/lifecycle/offer'
import { daysBefore } from '@pandrop/money/days'
import { addWorkingDays, isWorkingDay } from './working-days.rules.ts'

/** What a holiday does to the answer of an offer that comes in just before it. */
export interface HolidayEffect {
  /** the last working day before it, at ten */
  askedAt: Date
  dueAt: Date
  /** if it were a day like any other */
  dueWithoutAt: Date
}

/**
 * Shows a holiday by an offer of the last working day before it.
 * @param day 2026-12-25, whether it is among the holidays or not
 * @param holidays days off, as dayName names them
 */
export const effectOf = (day: string, holidays: ReadonlySet<string>): HolidayEffect => {
  const others = new Set(holidays)
  others.delete(day)
  const counting = new Set([...others, day])
  let askedAt = new Date(`${day}T10:00:00Z`)
  while (!isWorkingDay(askedAt, counting)) askedAt = daysBefore(askedAt, 1)
  return {
    askedAt,
    dueAt: addWorkingDays(askedAt, replyWorkingDays, counting),
    dueWithoutAt: addWorkingDays(askedAt, replyWorkingDays, others),
  }
}
