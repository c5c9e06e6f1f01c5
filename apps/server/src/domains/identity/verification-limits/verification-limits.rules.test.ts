import { cents } from '@pandrop/money/money'
import { describe, expect, test } from 'vitest'
import { countedSince, passesLimit, standingOf } from './verification-limits.rules.ts'

const now = new Date('2026-11-29T12:00:00Z')
const oldestAt = new Date('2026-02-01T08:30:15Z')

const yearOf = (limit: number, used: number) =>
  standingOf('payouts_year', cents(limit), { used: cents(used), oldestAt: used > 0 ? oldestAt : null })

const single = (limit: number) => standingOf('payout', cents(limit), { used: cents(0), oldestAt: null })

describe('a sum and the limits', () => {
  test.each([
    { says: 'comes up to what is left, to the cent', limits: yearOf(200_000, 150_000), sum: 50_000, passes: false },
    { says: 'passes it by a cent', limits: yearOf(200_000, 150_000), sum: 50_001, passes: true },
    { says: 'is the limit, and nothing counts', limits: yearOf(200_000, 0), sum: 200_000, passes: false },
    { says: 'is a cent above it', limits: yearOf(200_000, 0), sum: 200_001, passes: true },
    { says: 'is a cent, and nothing is left', limits: yearOf(200_000, 200_000), sum: 1, passes: true },
    { says: 'is a cent, and the limit was lowered since', limits: yearOf(100_000, 150_000), sum: 1, passes: true },
    { says: 'is nothing, and nothing is left', limits: yearOf(200_000, 200_000), sum: 0, passes: false },
    { says: 'comes up to a single one', limits: single(100_000), sum: 100_000, passes: false },
    { says: 'passes a single one', limits: single(100_000), sum: 100_001, passes: true },
    {
      says: 'passes the second of two',
      limits: [...yearOf(200_000, 0), ...single(100_000)],
      sum: 100_001,
      passes: true,
    },
    { says: 'is large, and there are no limits', limits: [], sum: 900_000_000, passes: false },
  ])('$says', ({ limits, sum, passes }) => {
    expect(passesLimit(limits, cents(sum))).toBe(passes)
  })
})

describe('how far somebody is from a limit', () => {
  test('says what is used and left, and when the oldest of it stops counting', () => {
    expect(yearOf(200_000, 166_000)).toEqual([
      {
        kind: 'payouts_year',
        limit: 200_000,
        used: 166_000,
        left: 34_000,
        until: new Date('2027-02-01T08:30:15Z'),
      },
    ])
  })

  test('is never less than nothing', () => {
    expect(yearOf(100_000, 166_000)).toMatchObject([{ left: 0 }])
  })

  test('is not said where the settings have it off', () => {
    expect(standingOf('card_year', null, { used: cents(1), oldestAt })).toEqual([])
  })
})

test('a sum counts for 365 days to the second, and from the moment on that is named as its end it does not', () => {
  const [standing] = standingOf('card_year', cents(1000), { used: cents(1), oldestAt })
  const until = standing?.until ?? now
  const second = 1000
  expect(oldestAt > countedSince(new Date(until.getTime() - second))).toBe(true)
  expect(oldestAt > countedSince(until)).toBe(false)
  expect(countedSince(now)).toEqual(new Date('2025-11-29T12:00:00Z'))
})
