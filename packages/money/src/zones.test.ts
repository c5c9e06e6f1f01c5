import { expect, test } from 'vitest'
import { beginOfDay, dayAfter, dayIn, daysLater, hourIn, isZone, momentIn, wallClock } from './zones.ts'

const at = (moment: string): Date => new Date(moment)

test.each(['UTC', 'Europe/Berlin', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5', 'Asia/Kathmandu'])(
  '%s is a zone',
  (name) => expect(isZone(name)).toBe(true),
)

test.each(['', 'Berlin', 'Europe/Bamboo', '+01:00', 'europe/berlin', 'Europe/Berlin\n', "UTC'; --", '../UTC'])(
  '%j is no zone',
  (name) => expect(isZone(name)).toBe(false),
)

test('a moment is another day and hour where clocks show another one', () => {
  const moment = at('2026-12-31T23:30:00Z')
  expect(dayIn('UTC', moment)).toBe('2026-12-31')
  expect(dayIn('Europe/Berlin', moment)).toBe('2027-01-01')
  expect(hourIn('Europe/Berlin', moment)).toBe(0)
  expect(wallClock('America/New_York', moment)).toBe('2026-12-31T18:30')
  expect(wallClock('Asia/Kathmandu', moment)).toBe('2027-01-01T05:15')
})

test('a day begins at its own midnight, in summer and in winter', () => {
  expect(beginOfDay('UTC', '2026-07-01')).toEqual(at('2026-07-01T00:00:00Z'))
  expect(beginOfDay('Europe/Berlin', '2026-07-01')).toEqual(at('2026-06-30T22:00:00Z'))
  expect(beginOfDay('Europe/Berlin', '2026-12-01')).toEqual(at('2026-11-30T23:00:00Z'))
})

test('a day whose midnight is skipped begins when its clocks begin', () => {
  // Chile goes to summer time at midnight: on 2026-09-06 its clocks begin at one.
  const begin = beginOfDay('America/Santiago', '2026-09-06')
  expect(dayIn('America/Santiago', begin)).toBe('2026-09-06')
  expect(dayIn('America/Santiago', new Date(begin.getTime() - 1))).toBe('2026-09-05')
})

test('a time that clocks show twice is one of the two', () => {
  expect(wallClock('Europe/Berlin', momentIn('Europe/Berlin', '2026-10-25T02:30'))).toBe('2026-10-25T02:30')
})

test('the same time of day stays the same when summer time ends and begins', () => {
  expect(daysLater('Europe/Berlin', at('2026-10-24T08:00:00Z'), 1)).toEqual(at('2026-10-25T09:00:00Z'))
  expect(daysLater('Europe/Berlin', at('2027-03-27T09:00:00Z'), 1)).toEqual(at('2027-03-28T08:00:00Z'))
  expect(daysLater('UTC', at('2026-03-01T08:00:00Z'), -1)).toEqual(at('2026-02-28T08:00:00Z'))
})

test('days are counted over months and years', () => {
  expect([dayAfter('2026-12-31', 1), dayAfter('2028-03-01', -1)]).toEqual(['2027-01-01', '2028-02-29'])
})
