import { euro } from '@pandrop/money/format'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inEuro, readPrice, shownPrice, toEuro } from './priceRange.ts'

const dollar = { code: 'USD', symbol: '$', value: 1.16, exchangeRateEur: 1 }

test('a price is read with point or comma, with or without its sign', () => {
  expect([readPrice('25'), readPrice(' 25,50 '), readPrice('€25.5'), readPrice('')]).toEqual([
    25,
    25.5,
    25.5,
    undefined,
  ])
})

test('what is no price is not taken for one', () => {
  for (const typed of ['abc', '-5', '1.234', '1e9', '12345678901', '1.2.3']) expect(readPrice(typed)).toBeNull()
})

test('the address bar holds EUR whatever currency is shown', () => {
  expect(toEuro(116, dollar)).toBe(100)
  expect(shownPrice(100, dollar)).toBe('116')
  expect(inEuro({ from: 10, till: 50 }, dollar)).toEqual({ from: 8.62, till: 43.1 })
})

test('an open end stays open', () => {
  expect(shownPrice(undefined, euro)).toBe('')
  expect(inEuro({ till: 10 }, euro)).toEqual({ from: undefined, till: 10 })
})

test('a price in EUR comes back from its field unchanged', () => {
  const amount = fc.integer({ min: 0, max: 99_999_999 }).map((whole) => whole / 100)
  fc.assert(fc.property(amount, (units) => readPrice(shownPrice(units, euro)) === units))
})
