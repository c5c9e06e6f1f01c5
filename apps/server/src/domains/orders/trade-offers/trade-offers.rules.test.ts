import { expect, test } from 'vitest'
import { nextCheck } from './trade-offers.rules.ts'

const protectedUntil = new Date('2026-12-07T12:00:00Z')

test.each([
  ['2026-11-30T12:00', '2026-11-30T18:00'],
  ['2026-12-07T05:59', '2026-12-07T11:59'],
  ['2026-12-07T06:00', '2026-12-07T12:00'],
  ['2026-12-07T11:59', '2026-12-07T12:00'],
  ['2026-12-07T12:00', null],
  ['2026-12-09T00:00', null],
])('a trade that was asked about at %s is asked about again at %s', (now, next) => {
  const checked = { now: new Date(`${now}:00Z`), protectedUntil, minutes: 360 }
  expect(nextCheck(checked)).toEqual(next && new Date(`${next}:00Z`))
})

test('a trade of which nobody knows that it is protected is not asked about again', () => {
  expect(nextCheck({ now: protectedUntil, protectedUntil: null, minutes: 360 })).toBeNull()
})
