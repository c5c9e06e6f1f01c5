import type { StaffHoliday } from '@pandrop/contract/staff/margins'
import { expect, test } from 'vitest'
import { byYear } from './holidayYears.ts'

const effect: StaffHoliday['effect'] = {
  asked_at: '2026-12-24T10:00:00.000Z',
  due_at: '2026-12-30T10:00:00.000Z',
  due_without_at: '2026-12-29T10:00:00.000Z',
}

const holidays = ['2026-01-01', '2026-05-01', '2026-12-25', '2027-01-01'].map((day) => ({ day, name: day, effect }))

const daysByYear = (today: string) =>
  [...byYear(holidays, today)].map(([year, days]) => [year, ...days.map(({ day }) => day)])

test('holidays to come stand by their years, and those that are over at the end, newest first', () => {
  expect(daysByYear('2026-11-22')).toEqual([
    ['2026', '2026-12-25'],
    ['2027', '2027-01-01'],
    ['past', '2026-05-01', '2026-01-01'],
  ])
})

test('the holiday of today is not over', () => {
  expect(daysByYear('2026-12-25')[0]).toEqual(['2026', '2026-12-25'])
  expect(daysByYear('2025-01-01').at(-1)?.[0]).toBe('2027')
})
