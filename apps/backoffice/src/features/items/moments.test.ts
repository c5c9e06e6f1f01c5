import { expect, test } from 'vitest'
import { dayIn, dayOf, endOfDay, minuteOf, toWire } from './moments.ts'

test('a field of days or minutes holds what was read, in the clock of whoever looks', () => {
  const at = new Date(2026, 10, 5, 9, 7)
  expect(dayOf(at)).toBe('2026-11-05')
  expect(minuteOf(at.toISOString())).toBe('2026-11-05T09:07')
  expect(toWire('2026-11-05T09:07')).toBe(at.toISOString())
})

test('so many days on is a day of the calendar, over the end of a month and of the summer time', () => {
  expect(dayIn(14, new Date(2026, 9, 20, 23, 30))).toBe('2026-11-03')
})

test('a day lasts to its last second; what is no day is none', () => {
  expect(new Date(endOfDay('2026-11-05') ?? '').getTime()).toBe(new Date(2026, 10, 5, 23, 59, 59).getTime())
  expect(endOfDay('')).toBeNull()
})
