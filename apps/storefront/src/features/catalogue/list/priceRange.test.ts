import { euro } from '@pandrop/money/format'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inEuro, mayHold, pricePresets, readPrice, shownBounds, shownPrice, toEuro } from './priceRange.ts'

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

test('presets are round in every currency', () => {
  const steps = (value: number) => pricePresets({ ...dollar, value }).map(({ from }) => from)
  expect(steps(1)).toEqual([undefined, 10, 50, 250])
  expect(steps(1.16)).toEqual([undefined, 10, 50, 250])
  expect(steps(4.3)).toEqual([undefined, 50, 200, 1000])
  expect(steps(45)).toEqual([undefined, 500, 2500, 10_000])
  expect(pricePresets(euro)[1]).toEqual({ from: 10, till: 50 })
})

test('a preset in which the list has nothing is known beforehand', () => {
  const bounds = { min: 12, max: 200 }
  const held = pricePresets(euro).map((preset) => mayHold(preset, bounds))
  expect(held).toEqual([false, true, true, false])
  expect(mayHold({ till: 12 }, bounds)).toBe(true)
  expect(mayHold({}, null)).toBe(false)
})

test('empty fields show between what the list lies, in whole amounts that hold all of it', () => {
  expect(shownBounds({ min: 0.85, max: 1299.5 }, euro)).toEqual({ from: '0', till: '1300' })
  expect(shownBounds(null, euro)).toEqual({ from: '', till: '' })
})
