import { expect, test } from 'vitest'
import { dayName, daysAfter, daysBefore, daysIn } from './days.ts'

test('days are those of UTC, and each has 24 hours, whatever a clock on a wall does', () => {
  const eve = new Date('2026-03-28T23:30:00Z')
  expect(daysAfter(eve, 1)).toEqual(new Date('2026-03-29T23:30:00Z'))
  expect(daysBefore(eve, 28)).toEqual(new Date('2026-02-28T23:30:00Z'))
  expect(dayName(eve)).toBe('2026-03-28')
})

test('a range counts its first and its last day', () => {
  expect(daysIn('2026-12-31', '2026-12-31')).toBe(1)
  expect(daysIn('2026-12-25', '2027-01-01')).toBe(8)
})
