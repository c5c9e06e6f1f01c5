import { cents } from '@pandrop/money/money'
import { expect, test } from 'vitest'
import { planCounter } from './counter.rules.ts'

const quoted = { reference: cents(10_000), quote: cents(8400) }

const plan = (change: Partial<Parameters<typeof planCounter>[0]>) =>
  planCounter({
    price: undefined,
    float: undefined,
    quoted,
    wish: cents(9000),
    isAboveWishMeant: false,
    ...change,
  })

test('without a price it is the quote', () => {
  expect(plan({})).toEqual({ ok: true, value: { price: 8400, reference: 10_000, marginPercent: 16 } })
})

test('without a price it is never above the wish, unless that is meant', () => {
  const wish = cents(8000)
  expect(plan({ wish })).toMatchObject({ ok: true, value: { price: 8000 } })
  expect(plan({ wish, isAboveWishMeant: true })).toMatchObject({ ok: true, value: { price: 8400 } })
  expect(plan({ wish, price: cents(8100) })).toMatchObject({ ok: true, value: { price: 8100 } })
})

test.each([
  [7777, 22.23],
  [10_000, 0],
  [12_500, -25],
])('the margin is that of the price which is offered: of %i cents %d %%', (price, marginPercent) => {
  expect(plan({ price: cents(price) })).toMatchObject({ ok: true, value: { price, marginPercent } })
})

test('a skin without a reference has no margin', () => {
  const value = { price: 500, reference: null, marginPercent: null }
  expect(plan({ price: cents(500), quoted: null })).toEqual({ ok: true, value })
})

test('a price that has nothing to do with the reference has no margin', () => {
  const absurd = plan({ price: cents(100_000_000), quoted: { reference: cents(3), quote: cents(2) } })
  expect(absurd).toMatchObject({ ok: true, value: { marginPercent: null } })
})

test.each([
  [{ quoted: null }, { price: ['price_required'] }],
  [{ price: cents(0) }, { price: ['price_not_positive'] }],
  [{ price: cents(100_000_001) }, { price: ['field_invalid'] }],
  [{ float: 1.01 }, { float: ['field_invalid'] }],
  [{ float: Number.NaN }, { float: ['field_invalid'] }],
])('%j is refused beside its field', (change, errors) => {
  expect(plan(change)).toEqual({ ok: false, refusal: 'invalid_input', errors })
})
