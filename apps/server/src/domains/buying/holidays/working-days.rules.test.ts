import { dayMilliseconds, dayName } from '@pandrop/money/days'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addWorkingDays, isWorkingDay, type WorkingCalendar } from './working-days.rules.ts'

const off = (...days: string[]): WorkingCalendar => ({ zone: 'UTC', holidays: new Set(days) })

const none = off()

/** Easter 2027: Good Friday on 26 March, Easter Monday on 29 March. */
const easter = off('2027-03-26', '2027-03-29')

const christmas = off('2026-12-25', '2026-12-26', '2027-01-01')

const after = (from: string, days: number, calendar = none) =>
  addWorkingDays(new Date(from), days, calendar).toISOString()

test('three working days after a Monday noon are Thursday noon, after a Thursday the next Tuesday', () => {
  expect(after('2026-11-16T12:00:00Z', 3)).toBe('2026-11-19T12:00:00.000Z')
  expect(after('2026-11-19T12:00:00Z', 3)).toBe('2026-11-24T12:00:00.000Z')
})

test('what is asked on a weekend counts from the first moment of the Monday after it', () => {
  expect(after('2026-11-21T15:30:00Z', 3)).toBe('2026-11-26T00:00:00.000Z')
  expect(after('2026-11-22T23:59:59Z', 3)).toBe('2026-11-26T00:00:00.000Z')
  expect(after('2026-11-23T00:00:00Z', 3)).toBe('2026-11-26T00:00:00.000Z')
})

test('Easter keeps two working days away', () => {
  // Wednesday: Thursday, (Friday to Monday), Tuesday, Wednesday
  expect(after('2027-03-24T09:00:00Z', 3, easter)).toBe('2027-03-31T09:00:00.000Z')
  // asked on Good Friday: from Tuesday on
  expect(after('2027-03-26T09:00:00Z', 3, easter)).toBe('2027-04-02T00:00:00.000Z')
  expect(after('2027-03-24T09:00:00Z', 3)).toBe('2027-03-29T09:00:00.000Z')
})

test('a holiday on a weekend keeps nothing away, and years go over into each other', () => {
  // Thursday: (Christmas Day, weekend), Monday, Tuesday, Wednesday
  expect(after('2026-12-24T09:00:00Z', 3, christmas)).toBe('2026-12-30T09:00:00.000Z')
  // Wednesday: Thursday, (New Year's Day, weekend), Monday, Tuesday
  expect(after('2026-12-30T09:00:00Z', 3, christmas)).toBe('2027-01-05T09:00:00.000Z')
})

test('days begin and end where the shop is', () => {
  const berlin = { zone: 'Europe/Berlin', holidays: new Set(['2026-11-24']) }
  // Half past midnight of Saturday in Berlin, and still Friday in UTC: counted from Monday.
  expect(after('2026-11-20T23:30:00Z', 1, berlin)).toBe('2026-11-24T23:00:00.000Z')
  // Noon stays noon when summer time ends.
  expect(after('2026-10-23T10:00:00Z', 1, berlin)).toBe('2026-10-26T11:00:00.000Z')
})

const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2032-12-31'), noInvalidDate: true })
const calendars = fc.array(moments.map(dayName), { maxLength: 40 }).map((days) => off(...days))

/** How many of the days between two moments people work, the first excluded. */
const workedBetween = (from: Date, to: Date, calendar: WorkingCalendar): number => {
  let count = 0
  for (let at = from.getTime() + dayMilliseconds; dayName(new Date(at)) <= dayName(to); at += dayMilliseconds) {
    if (isWorkingDay(new Date(at), calendar)) count += 1
  }
  return count
}

test('whatever the calendar, it ends on a working day, and exactly so many of them have passed', () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: 0, max: 15 }), calendars, (from, days, calendar) => {
      const end = addWorkingDays(from, days, calendar)
      expect(isWorkingDay(end, calendar)).toBe(true)
      expect(end.getTime()).toBeGreaterThanOrEqual(from.getTime())
      // Of a free day nothing is left to work: the day after it is the first that may count as the beginning.
      expect(workedBetween(from, end, calendar)).toBe(isWorkingDay(from, calendar) ? days : days + 1)
    }),
  )
})

test('whoever asks later is not answered earlier', () => {
  fc.assert(
    fc.property(
      moments,
      fc.nat(10 * dayMilliseconds),
      fc.integer({ min: 0, max: 15 }),
      calendars,
      (at, by, days, calendar) => {
        const later = new Date(at.getTime() + by)
        expect(addWorkingDays(later, days, calendar).getTime()).toBeGreaterThanOrEqual(
          addWorkingDays(at, days, calendar).getTime(),
        )
      },
    ),
  )
})
