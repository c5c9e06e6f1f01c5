import type { Discount } from '@pandrop/money/discount'
import { cents, sum } from '@pandrop/money/money'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CartEntry } from './cart.ts'
import { type PricedLine, priceCart, pricedLine, stateAt } from './pricing.ts'

const now = new Date('2026-11-21T12:00:00Z')
const later = new Date(now.getTime() + 1)
const buyer = { vatPercent: 22 }
const tenPercent = { discount: { type: 'percent', percent: 10 } } as const

const line = (price: number, change: Partial<PricedLine> = {}): PricedLine => ({
  price: cents(price),
  state: 'available',
  availableFrom: null,
  reservedForYou: false,
  ...change,
})

test('a cart costs the sum of its lines, each with the VAT that its price includes', () => {
  expect(priceCart([line(1000), line(5)], buyer, null, now)).toEqual({
    lines: [
      { ...line(1000), discount: 0, vat: 180 },
      { ...line(5), discount: 0, vat: 1 },
    ],
    subtotal: 1005,
    discount: 0,
    total: 1005,
    vat: 181,
  })
})

test('what cannot be bought now costs nothing and bears no discount', () => {
  const gone = [line(700, { state: 'sold' }), line(800, { state: 'reserved' }), line(900, { availableFrom: later })]
  const price = priceCart([...gone, line(100)], buyer, tenPercent, now)
  expect(price.lines.map(({ price: cost, discount }) => [cost, discount])).toEqual([[100, 10]])
  expect(price).toMatchObject({ subtotal: 100, discount: 10, total: 90 })
  expect(priceCart(gone, buyer, tenPercent, now)).toMatchObject({
    lines: [],
    subtotal: 0,
    discount: 0,
    total: 0,
    vat: 0,
  })
})

test("what the buyer's own open payment holds is counted: it can be paid for again", () => {
  const held = line(1000, { state: 'reserved', reservedForYou: true })
  expect(priceCart([held], buyer, null, now)).toMatchObject({ total: 1000 })
})

test('an item can be bought from the very moment its trade protection ends', () => {
  expect(stateAt({ state: 'available', availableFrom: now }, now)).toBe('available')
  expect(stateAt({ state: 'available', availableFrom: later }, now)).toBe('reserved')
  expect(stateAt({ state: 'sold', availableFrom: later }, now)).toBe('sold')
})

test('a code takes off its part of the total, or its amount, and never more than there is', () => {
  const discounted = (discount: Discount) => priceCart([line(6100)], buyer, { discount }, now)
  expect(discounted(tenPercent.discount)).toMatchObject({ discount: 610, total: 5490, vat: 990 })
  expect(discounted({ type: 'fixed', amount: cents(500) })).toMatchObject({ discount: 500, total: 5600 })
  expect(discounted({ type: 'fixed', amount: cents(10_000) })).toMatchObject({ discount: 6100, total: 0, vat: 0 })
})

test('for every cart, code and rate the lines add up to what is paid, and none bears more than its price', () => {
  const prices = fc.array(fc.integer({ min: 1, max: 2_000_000 }), { minLength: 1, maxLength: 50 })
  const promo: fc.Arbitrary<Discount> = fc.oneof(
    fc.integer({ min: 0, max: 100_000_000 }).map((amount) => ({ type: 'fixed' as const, amount: cents(amount) })),
    fc.integer({ min: 0, max: 10_000 }).map((part) => ({ type: 'percent' as const, percent: part / 100 })),
  )
  fc.assert(
    fc.property(prices, promo, fc.integer({ min: 0, max: 100 }), (list, off, vatPercent) => {
      const cart = list.map((price) => line(price))
      const { lines, subtotal, discount, total, vat } = priceCart(cart, { vatPercent }, { discount: off }, now)
      const sumOf = (part: 'price' | 'discount' | 'vat') => sum(lines.map((own) => own[part]))
      expect([sumOf('price'), sumOf('discount'), sumOf('vat')]).toEqual([subtotal, discount, vat])
      expect(total).toBe(subtotal - discount)
      expect(total).toBeGreaterThanOrEqual(0)
      for (const own of lines) {
        expect(own.discount).toBeGreaterThanOrEqual(0)
        expect(own.discount).toBeLessThanOrEqual(own.price)
        expect(own.vat).toBeLessThanOrEqual(own.price - own.discount)
      }
    }),
  )
})

test("a line of the cart's answer is priced in cents, by the state that the answer tells", () => {
  const entry = { price: 61.09, state: 'reserved', reserved_for_you: true, item: { available_from: later } }
  expect(pricedLine(entry as unknown as CartEntry)).toEqual({
    price: 6109,
    state: 'reserved',
    availableFrom: null,
    reservedForYou: true,
  })
})
