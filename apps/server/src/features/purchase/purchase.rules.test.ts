import type { Discount } from '@pandrop/money/discount'
import { cents } from '@pandrop/money/money'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PromoTerms } from '../promo/promo.rules.ts'
import { canBeBought, type PurchaseQuestion, planPurchase, type WantedItem } from './purchase.rules.ts'

const now = new Date('2026-11-21T12:00:00Z')

const wantedItem = (change: Partial<WantedItem> = {}): WantedItem => ({
  itemId: 1,
  title: 'AK-47 | Redline (Field-Tested)',
  price: cents(1000),
  seenPrice: cents(1000),
  state: 'available',
  availableFrom: null,
  ...change,
})

const ask = (change: Partial<PurchaseQuestion> = {}) =>
  planPurchase({
    wanted: [wantedItem()],
    postedCount: null,
    seenTotal: null,
    promo: null,
    paymentMethod: 'balance',
    cardTotalMin: cents(50),
    vatPercent: 22,
    now,
    ...change,
  })

describe('a purchase', () => {
  test('costs the sum of its lines, each with the VAT that its price includes', () => {
    const plan = ask({ wanted: [wantedItem(), wantedItem({ itemId: 2, price: cents(5), seenPrice: cents(5) })] })
    expect(plan).toEqual({
      ok: true,
      value: {
        lines: [
          { itemId: 1, title: 'AK-47 | Redline (Field-Tested)', price: 1000, discount: 0, vat: 180 },
          { itemId: 2, title: 'AK-47 | Redline (Field-Tested)', price: 5, discount: 0, vat: 1 },
        ],
        total: 1005,
        discount: 0,
        promo: null,
        vat: 181,
      },
    })
  })

  test('adds up for every list of prices and every rate: lines to the total, VAT never above it', () => {
    const prices = fc.array(fc.integer({ min: 1, max: 2_000_000 }), { minLength: 1, maxLength: 50 })
    fc.assert(
      fc.property(prices, fc.integer({ min: 0, max: 100 }), (list, vatPercent) => {
        const wanted = list.map((price, index) =>
          wantedItem({ itemId: index + 1, price: cents(price), seenPrice: cents(price) }),
        )
        const plan = ask({ wanted, vatPercent })
        if (!plan.ok) throw new Error(plan.refusal)
        const { lines, total, vat } = plan.value
        expect(lines.reduce((left, line) => left + line.price - line.discount, 0)).toBe(total)
        expect(lines.reduce((left, line) => left + line.vat, 0)).toBe(vat)
        expect(vat).toBeLessThanOrEqual(total)
      }),
    )
  })

  test('without a posted list takes what is available in the cart and leaves the rest', () => {
    const plan = ask({ wanted: [wantedItem(), wantedItem({ itemId: 2, state: 'sold' })] })
    expect(plan).toMatchObject({ ok: true, value: { lines: [{ itemId: 1 }], total: 1000 } })
  })

  test('is refused when the cart is empty', () => {
    expect(ask({ wanted: [] })).toMatchObject({ refusal: 'cart_empty' })
  })

  test('is refused when nothing in the cart is available any more', () => {
    expect(ask({ wanted: [wantedItem({ state: 'sold' })] })).toMatchObject({ refusal: 'items_unavailable' })
  })

  test.each([
    ['sold', { state: 'sold' as const }],
    ['reserved', { state: 'reserved' as const }],
    ['hidden by trade protection', { availableFrom: new Date(now.getTime() + 1) }],
  ])('is refused whole when one posted item is %s', (_, change) => {
    const wanted = [wantedItem(), wantedItem({ itemId: 2, ...change })]
    expect(ask({ wanted, postedCount: 2 })).toMatchObject({ refusal: 'items_unavailable' })
  })

  test('is refused whole when one posted item does not exist', () => {
    expect(ask({ postedCount: 2 })).toMatchObject({ refusal: 'items_unavailable' })
  })
})

const promo = (change: Partial<PromoTerms> = {}): PromoTerms => ({
  id: 7,
  code: 'PANDA10',
  description: '',
  discount: { type: 'percent', percent: 10 },
  validFrom: now,
  validUntil: null,
  stoppedAt: null,
  totalMin: cents(0),
  uses: 0,
  usesMax: null,
  customerUses: 0,
  usesPerCustomerMax: null,
  ...change,
})

describe('a promo code', () => {
  test('lowers the total and the VAT within it, line by line', () => {
    const wanted = [wantedItem({ price: cents(6100), seenPrice: cents(6100) })]
    expect(ask({ wanted, promo: promo() })).toMatchObject({
      ok: true,
      value: {
        lines: [{ price: 6100, discount: 610, vat: 990 }],
        ...{ total: 5490, discount: 610, vat: 990 },
        promo: { id: 7, code: 'PANDA10' },
      },
    })
  })

  test('takes off what is bought, not what lies sold in the cart', () => {
    const wanted = [wantedItem(), wantedItem({ itemId: 2, state: 'sold' })]
    expect(ask({ wanted, promo: promo() })).toMatchObject({ value: { total: 900, discount: 100 } })
  })

  test('never takes off more than the total; nothing is left for a card then', () => {
    const free = promo({ discount: { type: 'fixed', amount: cents(5000) } })
    expect(ask({ promo: free })).toMatchObject({ value: { total: 0, discount: 1000, vat: 0 } })
    expect(ask({ promo: free, paymentMethod: 'card' })).toMatchObject({ refusal: 'card_total_zero' })
    for (const left of [1, 49, 50]) {
      const plan = ask({
        promo: promo({ discount: { type: 'fixed', amount: cents(1000 - left) } }),
        paymentMethod: 'card',
      })
      const told = { refusal: 'card_total_too_low', values: { min: '0.50' } }
      expect(plan).toMatchObject(left < 50 ? told : { value: { total: 50 } })
    }
  })

  test('is refused before the total is compared, and the seen total is the one after the discount', () => {
    expect(ask({ promo: promo({ stoppedAt: now }), seenTotal: cents(900) })).toMatchObject({
      refusal: 'promo_code_invalid',
    })
    expect(ask({ promo: promo(), seenTotal: cents(900) })).toMatchObject({ ok: true })
    expect(ask({ promo: promo(), seenTotal: cents(1000) })).toMatchObject({
      refusal: 'price_changed',
      payload: { total: 9 },
    })
  })

  test('is split so that lines add up to the order and none bears more than its price', () => {
    const prices = fc.array(fc.integer({ min: 1, max: 2_000_000 }), { minLength: 1, maxLength: 50 })
    const discount: fc.Arbitrary<Discount> = fc.oneof(
      fc.integer({ min: 1, max: 100_000_000 }).map((amount) => ({ type: 'fixed' as const, amount: cents(amount) })),
      fc.integer({ min: 1, max: 10_000 }).map((part) => ({ type: 'percent' as const, percent: part / 100 })),
    )
    fc.assert(
      fc.property(prices, discount, fc.integer({ min: 0, max: 100 }), (list, off, vatPercent) => {
        const wanted = list.map((price, index) =>
          wantedItem({ itemId: index + 1, price: cents(price), seenPrice: cents(price) }),
        )
        const plan = ask({ wanted, vatPercent, promo: promo({ discount: off }) })
        if (!plan.ok) throw new Error(plan.refusal)
        const { lines, total, vat, discount: taken } = plan.value
        const sumOf = (part: 'price' | 'discount' | 'vat') => lines.reduce((left, line) => left + line[part], 0)
        expect([sumOf('discount'), sumOf('vat'), sumOf('price') - sumOf('discount')]).toEqual([taken, vat, total])
        expect(total).toBeGreaterThanOrEqual(0)
        for (const line of lines) {
          expect(line.discount).toBeGreaterThanOrEqual(0)
          expect(line.discount).toBeLessThanOrEqual(line.price)
          expect(line.vat).toBeLessThanOrEqual(line.price - line.discount)
        }
      }),
    )
  })
})

describe('a changed price', () => {
  const cheaperThen = [wantedItem({ seenPrice: cents(900) })]

  test('is refused with the true total when the customer saw another one', () => {
    const refused = { refusal: 'price_changed', payload: { total: 10 } }
    expect(ask({ seenTotal: cents(999) })).toMatchObject(refused)
    expect(ask({ seenTotal: cents(1001) })).toMatchObject(refused)
  })

  test('is accepted when the total that was seen is the true one, whatever the cart showed before', () => {
    expect(ask({ wanted: cheaperThen, seenTotal: cents(1000) })).toMatchObject({ ok: true })
  })

  test('is told by the cart when no total was posted', () => {
    expect(ask({ wanted: cheaperThen })).toMatchObject({ refusal: 'price_changed', payload: { total: 10 } })
  })

  test('does not concern an item that was never in the cart', () => {
    expect(ask({ wanted: [wantedItem({ seenPrice: null })], postedCount: 1 })).toMatchObject({ ok: true })
  })
})

test('an item can be bought from the very moment its trade protection ends', () => {
  expect(canBeBought({ state: 'available', availableFrom: now }, now)).toBe(true)
})
