import type { TestCustomer } from '@pandrop/testkit/shop'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type CardShop, openCardShop } from '../../payments/payments/testing/card-shop.ts'
import { buyByCard, itemStates, openFor } from './testing/card-orders.ts'
import { buy, expectCleanBooks, takeItems } from './testing/purchases.ts'

let shop: CardShop
let customer: TestCustomer

beforeAll(async () => {
  shop = await openCardShop({ seeded: true })
})

beforeEach(async () => {
  customer = await shop.customer({ balanceCents: 5000 })
})

afterEach(() => expectCleanBooks(shop.database.pool))

afterAll(() => shop.stop())

/** Opens a card payment for one item and gives it up. */
const abandon = async (item: number): Promise<void> => {
  await openFor(customer, [item])
  expect(await customer.browser.post('/api/purchase/open/cancel', {})).toMatchObject({ status: 200 })
}

/** What the customer is told who may not reserve. */
const blocked = {
  status: 403,
  body: {
    code: 'card_blocked',
    message: expect.stringMatching(
      /^Three card payments were left unfinished\. You can reserve by card again after \d\d\.11\.2026 \d\d:\d\d UTC;/,
    ),
  },
}

test('a card pays for ten items at once, not for eleven', async () => {
  const items = await takeItems(shop, 11, 10)
  expect(await buyByCard(customer, items)).toMatchObject({
    status: 422,
    body: {
      code: 'card_items_too_many',
      message: 'A card pays for at most 10 items at once. Remove some, or pay from balance.',
    },
  })
  expect(await itemStates(shop, items)).toEqual(items.map(() => 'available'))
  await openFor(customer, items.slice(0, 10))
  const cart = items.map((item_id) => ({ item_id }))
  expect(await buy(customer, { cart })).toMatchObject({ status: 200 })
})

describe('three card payments abandoned within a day', () => {
  test('block reserving by card for 24 hours after the last, and paying from balance never', async () => {
    const [first = 0, second = 0] = await takeItems(shop, 2)
    await abandon(first)
    shop.clock.advance({ hours: 11 })
    await abandon(first)
    shop.clock.advance({ hours: 12, minutes: 59 })
    await abandon(first)
    expect(await buyByCard(customer, [first])).toMatchObject(blocked)
    expect(await itemStates(shop, [first])).toEqual(['available'])
    expect(await buy(customer, { cart: [{ item_id: second }] })).toMatchObject({ status: 200 })
    shop.clock.advance({ hours: 23, minutes: 59, seconds: 59 })
    expect(await buyByCard(customer, [first])).toMatchObject(blocked)
    shop.clock.advance({ seconds: 1 })
    await shop.pay(await openFor(customer, [first]), 'pays')
  })

  test('block nobody when the third comes more than 24 hours after the first', async () => {
    const [item = 0] = await takeItems(shop, 1)
    await abandon(item)
    await abandon(item)
    shop.clock.advance({ hours: 24, seconds: 1 })
    await abandon(item)
    await shop.pay(await openFor(customer, [item]), 'pays')
  })

  test('do not count what lies before a card purchase that was paid', async () => {
    const [first = 0, second = 0] = await takeItems(shop, 2)
    await abandon(first)
    await abandon(first)
    shop.clock.advance({ seconds: 1 })
    await shop.pay(await openFor(customer, [first]), 'pays')
    shop.clock.advance({ seconds: 1 })
    await abandon(second)
    await abandon(second)
    await openFor(customer, [second])
    await customer.browser.post('/api/purchase/open/cancel', {})
    expect(await buyByCard(customer, [second])).toMatchObject(blocked)
  })

  test('count what expired and what a new attempt ended, but nothing that bank or provider refused', async () => {
    const items = await takeItems(shop, 2)
    await shop.setFaults({ refuse_sessions: 1 })
    expect(await buyByCard(customer, items)).toMatchObject({ status: 422 })
    await shop.pay(await openFor(customer, items), 'processing_fails')
    await shop.pass({ seconds: 8 })
    await openFor(customer, items)
    await openFor(customer, items.slice(0, 1))
    await openFor(customer, items.slice(1))
    await shop.pass({ minutes: 31, seconds: 1 })
    expect(await itemStates(shop, items)).toEqual(['available', 'available'])
    expect(await buyByCard(customer, items)).toMatchObject(blocked)
  })

  test('are nobody else’s: others still pay by card', async () => {
    const [item = 0] = await takeItems(shop, 1)
    for (let times = 0; times < 3; times += 1) await abandon(item)
    await shop.pay(await openFor(await shop.customer(), [item]), 'pays')
  })
})

test('a card pays for nothing below what the provider charges, and nothing is reserved; the balance does', async () => {
  const items = await takeItems(shop, 1, 49)
  expect(await buyByCard(customer, items)).toMatchObject({
    status: 422,
    body: { code: 'card_total_too_low', message: 'A card pays for €0.50 or more. Add an item, or pay from balance.' },
  })
  expect(await itemStates(shop, items)).toEqual(['available'])
  const { rows } = await shop.database.pool.query(
    `select from payments where customer_id = $1 and purpose = 'purchase'`,
    [customer.id],
  )
  expect(rows).toEqual([])
  expect((await customer.browser.get('/api/settings')).body.payload).toMatchObject({ card_total_min: 0.5 })
  expect(await buy(customer, { cart: items.map((item_id) => ({ item_id })) })).toMatchObject({ status: 200 })
})

test('twenty customers who walk away hide ten items each at most, and none longer than one session', async () => {
  const items = await takeItems(shop, 12, 10)
  const hidden = async () => (await itemStates(shop, items)).filter((state) => state !== 'available').length
  for (let customers = 0; customers < 20; customers += 1) {
    customer = await shop.customer()
    await openFor(customer, items.slice(0, 10))
    expect(await hidden()).toBe(10)
    // Wanting the others too sets the first ones free.
    await openFor(customer, items.slice(2))
    expect(await hidden()).toBe(10)
    expect(await itemStates(shop, items.slice(0, 2))).toEqual(['available', 'available'])
    await shop.pass({ minutes: 31, seconds: 1 })
    expect(await hidden()).toBe(0)
  }
  await shop.pay(await openFor(await shop.customer(), items.slice(0, 10)), 'pays')
})
