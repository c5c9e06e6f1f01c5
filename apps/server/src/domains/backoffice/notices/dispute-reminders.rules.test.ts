import { expect, test } from 'vitest'
import { reminderDue } from './dispute-reminders.rules.ts'

const dueAt = new Date('2026-12-10T14:00:00Z')

test.each<[string, number | null, number | null]>([
  ['2026-12-02T12:00', null, null],
  ['2026-12-03T06:59', null, null],
  ['2026-12-03T07:00', null, 7],
  ['2026-12-03T12:00', 7, null],
  ['2026-12-06T23:59', 7, null],
  ['2026-12-07T07:00', 7, 3],
  ['2026-12-08T12:00', 3, null],
  ['2026-12-08T12:00', null, 3],
  ['2026-12-09T06:59', 3, null],
  ['2026-12-09T07:00', 3, 1],
  ['2026-12-10T00:01', 3, 1],
  ['2026-12-10T13:59', 1, null],
  ['2026-12-10T14:00', null, null],
])('at %s, after the mail of %s days: %s', (at, days, due) => {
  expect(reminderDue({ dueAt, days }, { now: new Date(`${at}:00Z`), zone: 'UTC' })).toBe(due)
})

test('days begin where the shop is', () => {
  const midnight = new Date('2026-12-10T22:30:00Z')
  const now = new Date('2026-12-03T12:00:00Z')
  const dueIn = (zone: string) => reminderDue({ dueAt: midnight, days: null }, { now, zone })
  expect([dueIn('UTC'), dueIn('Europe/Kyiv')]).toEqual([7, null])
})
