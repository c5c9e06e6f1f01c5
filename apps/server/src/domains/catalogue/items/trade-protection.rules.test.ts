import { expect, test } from 'vitest'
import { protectedUntil } from './trade-protection.rules.ts'

const after = (instant: string): string => protectedUntil(new Date(instant)).toISOString()

test('a skin can be traded on seven days later, at the full hour that follows', () => {
  expect(after('2026-07-01T13:25:00Z')).toBe('2026-07-08T14:00:00.000Z')
  expect(after('2026-12-28T23:59:59.999Z')).toBe('2027-01-05T00:00:00.000Z')
})

test('a trade on the full hour waits seven days and not an hour more', () => {
  expect(after('2026-07-01T13:00:00Z')).toBe('2026-07-08T13:00:00.000Z')
})

test('the hours are those of UTC: a change of clocks in between moves nothing', () => {
  expect(after('2026-10-21T12:00:00Z')).toBe('2026-10-28T12:00:00.000Z')
})
