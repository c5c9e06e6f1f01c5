import { replyWorkingDays } from '@pandrop/contract/lifecycle/offer'
import { dayAfter, momentIn } from '@pandrop/money/zones'
import { addWorkingDays, isWorkingDay, type WorkingCalendar } from './working-days.rules.ts'

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
 */
export const effectOf = (day: string, { zone, holidays }: WorkingCalendar): HolidayEffect => {
  const others = new Set(holidays)
  others.delete(day)
  const counting = { zone, holidays: new Set([...others, day]) }
  const atTen = (daysBefore: number): Date => momentIn(zone, `${dayAfter(day, -daysBefore)}T10:00`)
  let daysBefore = 0
  while (!isWorkingDay(atTen(daysBefore), counting)) daysBefore += 1
  const askedAt = atTen(daysBefore)
  return {
    askedAt,
    dueAt: addWorkingDays(askedAt, replyWorkingDays, counting),
    dueWithoutAt: addWorkingDays(askedAt, replyWorkingDays, { zone, holidays: others }),
  }
}
