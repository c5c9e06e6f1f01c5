import type { StaffOfferClock } from '@pandrop/contract/staff/offers'
import { expect, test } from 'vitest'
import { clockText } from './offers.ts'

const day = 24 * 60

const textOf = (waits: StaffOfferClock['waits_for'], minutes: number): string =>
  clockText({ waits_for: waits, due_at: '2027-02-01T12:00:00Z', minutes_left: minutes })

test('a clock says how long there is to answer, in days and hours, at the end in minutes', () => {
  expect([3 * day, day + 61, day, 125, 59, 1].map((minutes) => textOf('answer', minutes))).toEqual([
    '3 d left',
    '1 d 1 h left',
    '1 d left',
    '2 h left',
    '59 min left',
    '1 min left',
  ])
})

test('what should have been answered is overdue', () => {
  expect([0, -5, -300, -2 * day].map((minutes) => textOf('answer', minutes))).toEqual([
    'overdue 0 min',
    'overdue 5 min',
    'overdue 5 h',
    'overdue 2 d',
  ])
})

test('every other clock names what it waits for, and says when that is over', () => {
  expect(textOf('customer', 2 * day)).toBe('stands 2 d')
  expect(textOf('item', 60)).toBe('item due in 1 h')
  expect(textOf('protection', day)).toBe('protected 1 d')
  expect((['customer', 'item', 'protection'] as const).map((waits) => textOf(waits, -1))).toEqual([
    'expired',
    'item is late',
    'protection is over',
  ])
})
