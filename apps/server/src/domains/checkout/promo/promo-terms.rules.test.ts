import { cents } from '@pandrop/money/money'
import { expect, test } from 'vitest'
import { keepsPromise, type SetTerms, statesOf, warningsOf } from './promo-terms.rules.ts'

const now = new Date('2026-11-24T12:00:00Z')

const usual: SetTerms = {
  description: '',
  discount: { type: 'percent', percent: 10 },
  totalMinCents: 0,
  validFrom: now,
  validUntil: new Date('2027-01-01T00:00:00Z'),
  usesMax: 100,
  usesPerCustomerMax: null,
}

test('a usual code is not asked about', () => {
  expect(warningsOf(usual, null, now)).toEqual([])
  expect(warningsOf({ ...usual, usesMax: null, usesPerCustomerMax: 1 }, null, now)).toEqual([])
  expect(warningsOf({ ...usual, discount: { type: 'fixed', amount: cents(100_000) } }, null, now)).toEqual([])
})

test('the whole price, no limit, and more than a year or no end are asked about', () => {
  const all = { ...usual, discount: { type: 'percent', percent: 100 } as const, usesMax: null, validUntil: null }
  expect(warningsOf(all, null, now)).toEqual(['whole_price', 'no_limit', 'longer_than_a_year'])
  const year = (until: string) => warningsOf({ ...usual, validUntil: new Date(until) }, null, now)
  expect(year('2027-11-25T00:00:00Z')).toEqual([])
  expect(year('2027-11-26T00:00:00Z')).toEqual(['longer_than_a_year'])
  const later = { ...usual, validFrom: new Date('2027-06-01T00:00:00Z'), validUntil: new Date('2028-05-01T00:00:00Z') }
  expect(warningsOf(later, null, now)).toEqual([])
})

test('a change is asked about for what becomes different alone', () => {
  const endless = { ...usual, usesMax: null, validUntil: null }
  expect(warningsOf({ ...endless, description: 'other words' }, endless, now)).toEqual([])
  expect(warningsOf({ ...usual, usesMax: null }, usual, now)).toEqual(['no_limit'])
  expect(warningsOf({ ...usual, validUntil: null }, usual, now)).toEqual(['longer_than_a_year'])
})

test('a code that orders have ends later, is used more often and is described otherwise, no more', () => {
  const later = new Date('2027-02-01T00:00:00Z')
  const kept: Partial<SetTerms>[] = [
    { validUntil: later },
    { validUntil: null },
    { usesMax: 101 },
    { usesMax: null },
    { description: 'other words' },
  ]
  for (const change of kept) expect(keepsPromise({ ...usual, ...change }, usual), JSON.stringify(change)).toBe(true)
  const broken: Partial<SetTerms>[] = [
    { validUntil: new Date('2026-12-31T00:00:00Z') },
    { usesMax: 99 },
    { usesPerCustomerMax: 5 },
    { discount: { type: 'percent', percent: 20 } },
    { discount: { type: 'fixed', amount: cents(1000) } },
    { totalMinCents: 1 },
    { validFrom: new Date('2026-11-24T11:00:00Z') },
  ]
  for (const change of broken) expect(keepsPromise({ ...usual, ...change }, usual), JSON.stringify(change)).toBe(false)
  const endless = { ...usual, validUntil: null }
  expect(keepsPromise({ ...endless, validUntil: later }, endless)).toBe(false)
})

test('what has ended is used up, over or stopped', () => {
  expect(statesOf('ended')).toEqual(['used_up', 'over', 'stopped'])
  expect(statesOf('running')).toEqual(['running'])
  expect(statesOf('all')).toHaveLength(5)
})
