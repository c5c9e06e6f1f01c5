import { expect, test } from 'vitest'
import { dayName, daysAfter, daysBefore, daysIn, isDay, monthAfter } from './days.ts'

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

test('a day is one that a calendar has, written whole', () => {
  for (const day of ['2026-12-31', '2028-02-29', '0001-01-01']) expect(isDay(day), day).toBe(true)
  for (const typed of [
    '2026',
    '2026-12',
    '2026-02-29',
    '2026-13-01',
    '2026-1-1',
    '2026-12-31T00:00',
    ' 2026-12-31',
    '',
  ])
    expect(isDay(typed), typed).toBe(false)
})

test('months go over years', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01')
  expect(monthAfter('2026-01', -1)).toBe('2025-12')
  expect(monthAfter('2026-11', 0)).toBe('2026-11')
})
