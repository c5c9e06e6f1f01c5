import type { CartEntry } from '@pandrop/contract/cart'
import type { ItemState } from '@pandrop/contract/item'
import { cents } from '@pandrop/money/money'
import { expect, test } from 'vitest'
import { buyable, totalsOf } from './totals.ts'

const now = new Date('2026-11-21T12:00:00Z')

const line = (itemId: number, price: number, state: ItemState = 'available', reserved_for_you = false) =>
  ({ item_id: itemId, count: 1, price, seen_price: price, state, reserved_for_you }) as CartEntry

test('the total is the sum of what can be bought: sold and reserved lines are not counted', () => {
  const lines = [line(1, 200.84), line(2, 61.09), line(3, 999, 'sold'), line(4, 999, 'reserved')]
  const totals = totalsOf({ lines, balance: 300, vatPercent: 0, discount: null, now })
  expect(totals).toMatchObject({ count: 2, total: 26193, balanceAfter: 3807, missing: 0, vat: 0 })
  expect(buyable(lines).map(({ item_id }) => item_id)).toEqual([1, 2])
})

test('sums are exact to the cent, however many lines there are', () => {
  const lines = Array.from({ length: 50 }, (_, index) => line(index, 0.1))
  expect(totalsOf({ lines, balance: 5, vatPercent: 0, discount: null, now })).toMatchObject({
    total: 500,
    balanceAfter: 0,
    missing: 0,
  })
})

test('a balance that does not suffice says what it lacks', () => {
  const totals = totalsOf({ lines: [line(1, 61.09)], balance: 61.08, vatPercent: 0, discount: null, now })
  expect(totals).toMatchObject({ missing: 1, balanceAfter: 0 })
})

test('the contained VAT is the sum of the lines, so that receipts add up', () => {
  const lines = [line(1, 0.03), line(2, 0.03), line(3, 0.03)]
  expect(totalsOf({ lines, balance: 1, vatPercent: 22, discount: null, now }).vat).toBe(3)
})

test('a cart of which nothing can be bought costs nothing', () => {
  expect(totalsOf({ lines: [line(1, 5, 'sold')], balance: 0, vatPercent: 22, discount: null, now })).toMatchObject({
    count: 0,
    total: 0,
  })
})

test('what the own open payment holds is counted: it can be paid for again', () => {
  const lines = [line(1, 10, 'reserved', true), line(2, 20, 'reserved'), line(3, 5)]
  expect(buyable(lines).map(({ item_id }) => item_id)).toEqual([1, 3])
  expect(totalsOf({ lines, balance: 0, vatPercent: 0, discount: null, now })).toMatchObject({ count: 2, total: 1500 })
})

test('a promo code lowers the total and the VAT within it', () => {
  const discount = { type: 'percent', percent: 10 } as const
  const totals = totalsOf({ lines: [line(1, 61), line(2, 5, 'sold')], balance: 50, vatPercent: 22, discount, now })
  expect(totals).toMatchObject({ subtotal: 6100, discount: 610, total: 5490, vat: 990, missing: 490 })
})

test('a promo code for more than there is leaves nothing to pay', () => {
  const discount = { type: 'fixed', amount: cents(10_000) } as const
  const totals = totalsOf({ lines: [line(1, 61)], balance: 1, vatPercent: 22, discount, now })
  expect(totals).toMatchObject({ subtotal: 6100, discount: 6100, total: 0, vat: 0, missing: 0, balanceAfter: 100 })
})
