import { expect, test } from 'vitest'
import { ageOf, isFar, movePercent, withMargin } from './rates.rules.ts'
import { readEcb, readJsonRate, readRateFile } from './read-rates.ts'
import { ecbList } from './testing/rate-feed.ts'

const now = new Date('2026-11-27T15:00:00Z')

test("the bank's list is read with its day", () => {
  const read = readEcb(ecbList('2026-11-27', { USD: 1.1634, JPY: 181.05 }), now)
  expect(read).toEqual({
    ok: true,
    value: new Map([
      ['USD', { value: 1.1634, ratedAt: new Date('2026-11-27T13:15:00Z') }],
      ['JPY', { value: 181.05, ratedAt: new Date('2026-11-27T13:15:00Z') }],
    ]),
  })
})

test.each([
  ['nothing', '', 'unreadable'],
  ['a page', '<!DOCTYPE html><html></html>', 'unreadable'],
  ['entities that grow', '<!DOCTYPE x [<!ENTITY a "aaaa">]><x>&a;</x>', 'unreadable'],
  ['half a list', ecbList('2026-11-27', { USD: 1 }).slice(0, 200), 'unreadable'],
  ['no day', ecbList('soon', { USD: 1 }), 'unreadable'],
  ['no rate that can be', ecbList('2026-11-27', { USD: 0, GBP: 'NaN', PLN: -4, JPY: 1e9 }), 'unreadable'],
  ['a day that is still to come', ecbList('2026-11-29', { USD: 1 }), 'from_the_future'],
])('%s is no list', (_what, text, failure) => {
  expect(readEcb(text, now)).toEqual({ ok: false, failure })
})

test.each([
  ['[{"txt":"Євро","rate":51.2345}]', '0.rate', 51.2345],
  ['{"conversion_rates":{"UAH":"51.2"}}', 'conversion_rates.UAH', 51.2],
  ['51.2', 'rate', null],
  ['{"rate":{"value":51}}', 'rate', null],
  ['{"rate":true}', 'rate', null],
  ['{"rate":""}', 'rate', null],
  ['{"rate":-51}', 'rate', null],
  ['{"rate":1e99}', 'rate', null],
  ['{}', '__proto__.constructor', null],
  ['[1]', 'length', null],
])('of %s the place %s is %s', (text, path, value) => {
  expect(readJsonRate(text, path, now)).toEqual(
    value === null ? { ok: false, failure: 'not_in_it' } : { ok: true, value: { value, ratedAt: now } },
  )
})

test('what is no JSON cannot be read', () => {
  expect(readJsonRate('<html>', 'rate', now)).toEqual({ ok: false, failure: 'unreadable' })
})

test('a file has lines with or without a head, or is the list of the bank', () => {
  const rates = new Map([
    ['USD', 1.1634],
    ['GBP', 0.87],
  ])
  expect(readRateFile('code,rate\r\nUSD,1.1634\r\ngbp;0.87\r\n', now)).toEqual(rates)
  expect(readRateFile('USD,1.1634\nGBP , 0.87', now)).toEqual(rates)
  expect(readRateFile(ecbList('2026-11-27', { USD: 1.1634, GBP: 0.87 }), now)).toEqual(rates)
  for (const text of ['', 'code,rate', 'USD,1.1634\nGBP', 'USD,0', 'USD,-1', '<x/>']) {
    expect(readRateFile(text, now), text).toBeUndefined()
  }
})

test('a margin lies on top, in six decimals', () => {
  expect(withMargin(1.1634, 0)).toBe(1.1634)
  expect(withMargin(1.1634, 2.5)).toBe(1.192485)
  expect(withMargin(0.000001, 10)).toBe(0.000001)
})

test('a tenth is not far, more is, in both directions', () => {
  expect([1.1, 0.9].map((next) => isFar(1, next))).toEqual([false, false])
  expect([1.1001, 0.8999].map((next) => isFar(1, next))).toEqual([true, true])
  expect(isFar(null, 51)).toBe(false)
  expect(movePercent(1.16, 1.3456)).toBe(16)
})

test('a rate is old after three days and charges no card after seven; our own currency does not age', () => {
  const daysOld = (days: number) => new Date(now.getTime() - days * 86_400_000)
  expect([2.9, 3.1, 6.9, 7.1].map((days) => ageOf({ code: 'USD', ratedAt: daysOld(days), now }))).toEqual([
    'fresh',
    'old',
    'old',
    'stale',
  ])
  expect(ageOf({ code: 'EUR', ratedAt: daysOld(400), now })).toBe('fresh')
})
