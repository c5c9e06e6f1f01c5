import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountFor, boundsOf, presetsOf, readAmount } from './amounts.ts'

const euro = { value: 1, minTopUp: 1, maxTopUp: 10_000 }
const hryvnia = { value: 48.5, minTopUp: 1, maxTopUp: 10_000 }

test('the bounds are those of the shop times the value of the charged currency', () => {
  expect(boundsOf(euro)).toEqual({ minimum: 1, maximum: 10_000 })
  expect(boundsOf(hryvnia)).toEqual({ minimum: 48.5, maximum: 485_000 })
  expect(boundsOf({ value: 1.16, minTopUp: 0.1, maxTopUp: 10_000 }).minimum).toBe(0.11)
})

test('what the card provider charges at least and at most in a currency narrows the bounds', () => {
  const forint = { value: 400, minTopUp: 0.1, maxTopUp: 10_000, chargeMin: 175, chargeMax: 999_999.99 }
  expect(boundsOf(forint)).toEqual({ minimum: 175, maximum: 999_999.99 })
  expect(readAmount('174.99', forint)).toEqual({ ok: false, problem: 'amount_below_minimum' })
  expect(boundsOf({ ...forint, minTopUp: 1 }).minimum).toBe(400)
})

test('without a minimum anything above zero may be topped up, and zero may not', () => {
  expect(readAmount('0', { value: 1, minTopUp: 0, maxTopUp: 10_000 })).toEqual({
    ok: false,
    problem: 'amount_below_minimum',
  })
  expect(readAmount('0.01', { value: 1, minTopUp: 0, maxTopUp: 10_000 })).toMatchObject({ ok: true })
})

test('the balance gets the amount divided by the value, half-even', () => {
  expect(readAmount('100', euro)).toEqual({ ok: true, amount: 100, credit: 10_000 })
  expect(readAmount('100', hryvnia)).toMatchObject({ credit: 206 })
  expect(readAmount('1,25', { value: 2, minTopUp: 0, maxTopUp: 10_000 })).toMatchObject({ credit: 62 })
  expect(readAmount('1,27', { value: 2, minTopUp: 0, maxTopUp: 10_000 })).toMatchObject({ credit: 64 })
})

test('an amount says which rule it breaks', () => {
  expect(readAmount('', euro)).toEqual({ ok: false, problem: 'amount_invalid' })
  expect(readAmount('ten', euro)).toEqual({ ok: false, problem: 'amount_invalid' })
  expect(readAmount('0.99', euro)).toEqual({ ok: false, problem: 'amount_below_minimum' })
  expect(readAmount('10000.01', euro)).toEqual({ ok: false, problem: 'amount_above_maximum' })
})

test('presets are round sums in every currency and never outside the bounds', () => {
  expect(presetsOf(euro)).toEqual([25, 50, 100, 250, 500])
  expect(presetsOf(hryvnia)).toEqual([250, 500, 1000, 2500, 5000])
  expect(presetsOf({ value: 4.25, minTopUp: 10, maxTopUp: 10_000 })).toEqual([50, 100, 250, 500])
})

test('a missing sum is covered by the amount that is offered for it, in every currency', () => {
  const units = fc.integer({ min: 1, max: 900_000 }).map((whole) => whole / 100)
  const values = fc.constantFrom(1, 1.16, 0.87, 4.25, 48.5, 0.003, 165.37)
  fc.assert(
    fc.property(units, values, (missing, value) => {
      const charged = { value, minTopUp: 1, maxTopUp: 10_000 }
      const amount = readAmount(amountFor(missing, charged), charged)
      expect(amount).toMatchObject({ ok: true })
      if (amount.ok) expect(amount.credit).toBeGreaterThanOrEqual(Math.round(missing * 100))
    }),
  )
})

test('a missing sum below the minimum offers the minimum, one above the maximum the maximum', () => {
  expect(amountFor(15_309.68, hryvnia)).toBe('485000')
  expect(amountFor(0.3, euro)).toBe('1')
  expect(amountFor(12.34, euro)).toBe('12.34')
})
