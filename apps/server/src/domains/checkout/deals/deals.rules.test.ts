import { cents } from '@pandrop/money/money'
import { expect, test } from 'vitest'
import type { Confirmed } from '../purchase/together-price.rules.ts'
import { checkDeal, type DealItem } from './deals.rules.ts'

const now = new Date('2026-11-24T12:00:00Z')

const item = (itemId: number, change: Partial<DealItem> = {}): DealItem => ({
  itemId,
  price: cents(1000),
  cost: cents(700),
  state: 'available',
  availableFrom: null,
  ...change,
})

const ask = (items: DealItem[], price: number, change: { itemIds?: number[]; confirmed?: Confirmed } = {}) =>
  checkDeal({
    itemIds: items.map(({ itemId }) => itemId),
    items,
    price: cents(price),
    confirmed: [],
    vatPercent: 22,
    now,
    ...change,
  })

test('a deal asks no more than its items cost one by one', () => {
  expect(ask([item(1), item(2)], 1999)).toEqual({ ok: true, value: 2000 })
  expect(ask([item(1), item(2)], 2001)).toMatchObject({
    refusal: 'deal_price_above_sum',
    values: { sum: '€20.00' },
    errors: { price: [{ text: 'At most €20.00, what they cost one by one' }] },
  })
})

test('what nobody can buy now is offered to nobody: reserved, sold, hidden, under trade protection or unknown', () => {
  const later = new Date('2026-11-25T12:00:00Z')
  const items = [item(1), item(2, { state: 'reserved' }), item(3, { state: 'sold' }), item(4, { availableFrom: later })]
  expect(ask(items, 1000, { itemIds: [1, 2, 3, 4, 5] })).toMatchObject({
    refusal: 'deal_items_taken',
    values: { items: '2, 3, 4, 5' },
    payload: { item_ids: [2, 3, 4, 5] },
  })
})

test('a price that is unusual is asked about once more', () => {
  const items = [item(1), item(2, { cost: null })]
  expect(ask(items, 853)).toMatchObject({
    refusal: 'deal_unconfirmed',
    payload: { warnings: ['below_cost', 'half_price'] },
  })
  expect(ask(items, 853, { confirmed: ['half_price', 'below_cost'] })).toMatchObject({ ok: true })
  expect(ask(items, 2000)).toMatchObject({ refusal: 'deal_unconfirmed', payload: { warnings: ['no_discount'] } })
  expect(ask(items, 1000)).toMatchObject({ ok: true })
})
