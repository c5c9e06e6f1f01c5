import { expect, test } from 'vitest'
import { beginOfDay, endOfDay, firstDayOf, lastDayOf } from './promo-days.rules.ts'

test('a code until a day is valid to its end, and from a day from its beginning', () => {
  expect(beginOfDay('2026-12-31')).toEqual(new Date('2026-12-31T00:00:00Z'))
  expect(endOfDay('2026-12-31')).toEqual(new Date('2027-01-01T00:00:00Z'))
  expect(endOfDay('2028-02-28')).toEqual(new Date('2028-02-29T00:00:00Z'))
})

test('days are read back as they were named', () => {
  expect(firstDayOf(beginOfDay('2026-12-01'))).toBe('2026-12-01')
  expect(lastDayOf(endOfDay('2026-12-31'))).toBe('2026-12-31')
})

test('a moment within a day is none, and no end has no last day', () => {
  expect(firstDayOf(new Date('2026-12-01T10:00:00Z'))).toBeNull()
  expect(lastDayOf(new Date('2026-12-31T18:00:00Z'))).toBeNull()
  expect(lastDayOf(null)).toBeNull()
})
