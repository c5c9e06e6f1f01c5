import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Discount, discountOf, splitDiscount } from './discount.ts'
import { cents, subtract, sum } from './money.ts'

const percent = (value: number): Discount => ({ type: 'percent', percent: value })

test('a discount never takes off more than there is', () => {
  expect(discountOf({ type: 'fixed', amount: cents(500) }, cents(6100))).toBe(500)
  expect(discountOf({ type: 'fixed', amount: cents(500) }, cents(499))).toBe(499)
  expect(discountOf(percent(100), cents(6100))).toBe(6100)
})

test('a part of a total is rounded to a whole cent, halves to the even neighbour', () => {
  expect(discountOf(percent(10), cents(6100))).toBe(610)
  expect(discountOf(percent(10), cents(25))).toBe(2)
  expect(discountOf(percent(10), cents(35))).toBe(4)
  expect(discountOf(percent(0.07), cents(10_000))).toBe(7)
})

test('a split discount adds up, and no line bears more than its price', () => {
  const prices = fc.array(fc.integer({ min: 1, max: 5_000_000 }).map(cents), { minLength: 1, maxLength: 50 })
  fc.assert(
    fc.property(prices, fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 0, max: 100 }), (list, part, vat) => {
      const discount = discountOf(percent(part / 100), sum(list))
      const lines = splitDiscount(list, discount, vat)
      expect(sum(lines.map((line) => line.discount))).toBe(discount)
      for (const [index, line] of lines.entries()) {
        const rest = subtract(list[index] ?? cents(0), line.discount)
        expect(line.discount).toBeGreaterThanOrEqual(0)
        expect(rest).toBeGreaterThanOrEqual(0)
        expect(line.vat).toBeLessThanOrEqual(rest)
      }
    }),
  )
})

test('a discount lowers the VAT that a price contains', () => {
  expect(splitDiscount([cents(6100)], cents(610), 22)).toEqual([{ discount: 610, vat: 990 }])
  expect(splitDiscount([cents(6100)], cents(0), 22)).toEqual([{ discount: 0, vat: 1100 }])
})
