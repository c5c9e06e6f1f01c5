import { expect, test } from 'vitest'
import { clockOf, workingTimeBetween } from './offer-clock.rules.ts'

const at = (text: string): Date => new Date(`${text}:00Z`)

const christmas = { zone: 'UTC', holidays: new Set(['2026-12-25']) }

const hours = (from: string, to: string): number => workingTimeBetween(at(from), at(to), christmas) / 3_600_000

test.each([
  ['2026-11-23T10:00', '2026-11-23T15:00', 5],
  ['2026-11-20T20:00', '2026-11-23T04:00', 8],
  ['2026-11-21T12:00', '2026-11-22T18:00', 0],
  ['2026-12-24T12:00', '2026-12-28T12:00', 24],
  ['2026-11-23T15:00', '2026-11-23T10:00', 0],
])('from %s to %s are %i hours of work: weekends and holidays do not count', (from, to, expected) => {
  expect(hours(from, to)).toBe(expected)
})

test('days of work begin and end where the shop is', () => {
  const berlin = { zone: 'Europe/Berlin', holidays: new Set<string>() }
  // Friday ends at 23:00 UTC there, Monday begins at 23:00 UTC of Sunday.
  const worked = workingTimeBetween(at('2026-11-20T20:00'), at('2026-11-23T04:00'), berlin) / 3_600_000
  expect(worked).toBe(3 + 5)
})

const offer = {
  reply_due_at: at('2026-11-25T12:00'),
  counter_expires_at: at('2026-11-30T12:00'),
  receive_until: at('2026-12-02T12:00'),
  protected_until: null,
}

test.each([
  ['pending', '2026-11-20T12:00', 'answer in 3 d 0 h of work'],
  ['pending', '2026-11-25T10:30', 'answer in 1 h of work'],
  ['pending', '2026-11-25T12:00', 'OVERDUE by 0 h of work'],
  ['pending', '2026-11-30T14:00', 'OVERDUE by 3 d 2 h of work'],
  ['offer', '2026-11-28T11:00', 'stands 2 d 1 h more'],
  ['offer', '2026-11-30T12:00', 'stands: over'],
  ['awaiting_item', '2026-12-02T11:59', 'item due 0 h more'],
  ['approved', '2026-12-02T11:59', ''],
] as const)('an offer that is %s at %s says: %s %s', (state, now, expected) => {
  expect(clockOf({ ...offer, state }, at(now), christmas)).toBe(expected)
})

test('an item that is here is protected', () => {
  const safe = { ...offer, state: 'awaiting_item', protected_until: at('2026-12-04T12:00') } as const
  expect(clockOf(safe, at('2026-12-01T12:00'), christmas)).toBe('protected 3 d 0 h more')
})
