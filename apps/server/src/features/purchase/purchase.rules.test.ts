import { cents } from '@pandrop/money/money'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
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
    promoCode: null,
    paymentMethod: 'balance',
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

  test('is refused with any promo code, because none exists', () => {
    const refused = { refusal: 'promo_code_invalid', errors: { promocode: ['Invalid promo code'] } }
    expect(ask({ promoCode: 'WELCOME' })).toMatchObject(refused)
    expect(ask({ promoCode: '  ' })).toMatchObject({ ok: true })
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
