import { cents } from '@pandrop/money/money'
import { describe, expect, test } from 'vitest'
import type { PromoTerms } from '../promo/promo.rules.ts'
import { type PurchaseQuestion, planPurchase, type WantedItem } from './purchase.rules.ts'

const now = new Date('2026-11-21T12:00:00Z')

const wantedItem = (change: Partial<WantedItem> = {}): WantedItem => ({
  itemId: 1,
  title: 'AK-47 | Redline (Field-Tested)',
  price: cents(1000),
  cost: null,
  seenPrice: cents(1000),
  state: 'available',
  availableFrom: null,
  reservedForYou: false,
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
    expect(plan).toMatchObject({
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
        total: 5490,
        discount: 610,
        vat: 990,
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
