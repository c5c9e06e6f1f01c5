import { beginOfDay } from '@pandrop/money/zones'
import { expect, test } from 'vitest'
import { endOfDay, firstDayOf, lastDayOf } from './promo-days.rules.ts'

test('a code until a day is valid to its end, where the shop is', () => {
  expect(endOfDay('UTC', '2026-12-31')).toEqual(new Date('2027-01-01T00:00:00Z'))
  expect(endOfDay('UTC', '2028-02-28')).toEqual(new Date('2028-02-29T00:00:00Z'))
  expect(endOfDay('Europe/Berlin', '2026-12-31')).toEqual(new Date('2026-12-31T23:00:00Z'))
  // The day on which summer time ends has 25 hours.
  expect(endOfDay('Europe/Berlin', '2026-10-25')).toEqual(new Date('2026-10-25T23:00:00Z'))
})

test.each(['UTC', 'Europe/Berlin', 'America/New_York'])('days are read back as they were named, in %s', (zone) => {
  for (const day of ['2026-12-01', '2026-03-29', '2026-10-25']) {
    expect(firstDayOf(zone, beginOfDay(zone, day))).toBe(day)
    expect(lastDayOf(zone, endOfDay(zone, day))).toBe(day)
  }
})

test('a moment within a day is none, and no end has no last day', () => {
  expect(firstDayOf('UTC', new Date('2026-12-01T10:00:00Z'))).toBeNull()
  expect(firstDayOf('Europe/Berlin', new Date('2026-12-01T00:00:00Z'))).toBeNull()
  expect(lastDayOf('UTC', new Date('2026-12-31T18:00:00Z'))).toBeNull()
  expect(lastDayOf('UTC', null)).toBeNull()
})
