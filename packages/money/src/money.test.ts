import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPrice } from './format.ts'
import { allocate, cents, fromUnits, roundHalfEven, sum, toUnits, vatWithin } from './money.ts'

const amount = fc.integer({ min: 0, max: 1_000_000_00 }).map(cents)

test('a split adds back to the amount, whatever the weights', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(amount, weights, (whole, shares) => {
      fc.pre(shares.some((share) => share > 0))
      expect(sum(allocate(whole, shares))).toBe(whole)
    }),
  )
})

test('no part of a split is more than a cent away from its exact share', () => {
  expect(allocate(cents(100), [1, 1, 1])).toEqual([34, 33, 33])
  expect(allocate(cents(5), [3, 7])).toEqual([2, 3])
})

test('units and cents convert back and forth without loss', () => {
  fc.assert(fc.property(amount, (value) => fromUnits(toUnits(value)) === value))
})

test('halves go to the even neighbour', () => {
  expect([0.5, 1.5, 2.5, -0.5, 2.4, 2.6].map(roundHalfEven)).toEqual([0, 2, 2, 0, 2, 3])
})

test('the VAT within a gross price is the part that was added on top', () => {
  expect(vatWithin(cents(12200), 22)).toBe(2200)
  expect(vatWithin(cents(12200), 0)).toBe(0)
})

test('a fraction of a cent is refused as a bug', () => {
  expect(() => cents(0.5)).toThrow(RangeError)
})

test('prices read the same in every language', () => {
  expect(formatPrice(1873.64)).toBe('€1,873.64')
  expect(formatPrice(1, { code: 'PLN', symbol: 'zł', value: 4.25, exchangeRateEur: 1 })).toBe('zł4.25')
})
