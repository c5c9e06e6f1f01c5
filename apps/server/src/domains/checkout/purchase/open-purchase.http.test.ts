import { randomUUID } from 'node:crypto'
import type { TestCustomer } from '@pandrop/testkit/shop'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { reconcilePayments } from '../../payments/payments/reconcile.ts'
import { type CardShop, openCardShop, orderOf } from '../../payments/payments/testing/card-shop.ts'
import { buyByCard, itemStates, mailsTo, openFor, orderStateOf } from './testing/card-orders.ts'
import { balanceCentsOf, buy, expectCleanBooks, ordersOf, takeItems } from './testing/purchases.ts'

let shop: CardShop
let customer: TestCustomer
let items: number[]

beforeAll(async () => {
  shop = await openCardShop({ seeded: true })
})

beforeEach(async () => {
  customer = await shop.customer({ balanceCents: 5000 })
  items = await takeItems(shop, 2)
})

afterEach(async () => {
  await shop.setFaults({ fail_calls: 0, lose_answers: 0, refuse_sessions: 0 })
  await expectCleanBooks(shop.database.pool)
})

afterAll(() => shop.stop())

const unavailable = { status: 503, body: { code: 'provider_unavailable' } }

/** The customer's payments, oldest first. */
const paymentsOf = async ({ id }: TestCustomer) => {
  const { rows } = await shop.database.pool.query(
    `select id, state, reason from payments where customer_id = $1 and purpose = 'purchase' order by created_at, id`,
    [id],
  )
  return rows as { id: string; state: string; reason: string | null }[]
}

/** How many sessions the provider has for a payment. */
const sessionsFor = async (payment: string): Promise<number> => {
  let count = 0
  for await (const session of shop.stripe.checkout.sessions.list({ limit: 100 })) {
    if (session.client_reference_id === payment) count += 1
  }
  return count
}

const cancel = (who = customer) => who.browser.post('/api/purchase/open/cancel', {})

describe('a provider that is down at checkout', () => {
  test('is told to the customer; the same attempt goes on with the same payment when it is back', async () => {
    const key = randomUUID()
    await shop.setFaults({ fail_calls: 2 })
    expect(await buyByCard(customer, items, {}, key)).toMatchObject(unavailable)
    expect(await itemStates(shop, items)).toEqual(['reserved', 'reserved'])
    const payment = await openFor(customer, items, {}, key)
    expect(await paymentsOf(customer)).toEqual([{ id: payment, state: 'Pending', reason: null }])
    expect(await sessionsFor(payment)).toBe(1)
    await shop.pay(payment, 'pays')
    expect(await orderStateOf(shop, payment)).toBe('processing')
  })

  test('and whose answer got lost has opened one session, which the same attempt finds again', async () => {
    const key = randomUUID()
    await shop.setFaults({ lose_answers: 2 })
    expect(await buyByCard(customer, items, {}, key)).toMatchObject(unavailable)
    const payment = await openFor(customer, items, {}, key)
    expect(await sessionsFor(payment)).toBe(1)
    await shop.pay(payment, 'pays')
    expect(await orderStateOf(shop, payment)).toBe('processing')
    expect(await ordersOf(shop, customer)).toBe(1)
  })

  test('is asked by the job when the customer never comes back, and the items are free after one session', async () => {
    await shop.setFaults({ lose_answers: 2 })
    await buyByCard(customer, items)
    shop.clock.advance({ minutes: 32 })
    await reconcilePayments(shop.shop)
    await shop.sandbox.runDue()
    expect(await itemStates(shop, items)).toEqual(['available', 'available'])
  })

  test('may turn the payment down: nothing is held, and a new attempt is free to begin', async () => {
    const key = randomUUID()
    await shop.setFaults({ refuse_sessions: 1 })
    expect(await buyByCard(customer, items, {}, key)).toMatchObject({
      status: 422,
      body: { code: 'payment_turned_down' },
    })
    expect(await itemStates(shop, items)).toEqual(['available', 'available'])
    expect(await paymentsOf(customer)).toMatchObject([{ state: 'Cancelled', reason: 'not_opened' }])
    expect(await mailsTo(shop, customer)).toMatchObject([{ template: 'order_payment_ended' }])
    const payment = await openFor(customer, items, {}, key)
    await shop.pay(payment, 'pays')
    expect(await orderStateOf(shop, payment)).toBe('processing')
  })
})

describe('an attempt that is repeated after a reload or a timeout', () => {
  test('resumes the same payment: same address, one session, one charge', async () => {
    const key = randomUUID()
    const first = await buyByCard(customer, items, {}, key)
    const again = await buyByCard(customer, items, {}, key)
    expect(again.body).toEqual(first.body)
    const payment = orderOf(String(first.body.redirect_url))
    expect(await sessionsFor(payment)).toBe(1)
    await shop.pay(payment, 'pays')
    expect((await buyByCard(customer, items, {}, key)).body).toEqual(first.body)
    expect(await ordersOf(shop, customer)).toBe(1)
    const after = await customer.browser.get(`/pay/go?order=${payment}`)
    expect(after.headers.get('location')).toBe(`/pending-payment?order=${payment}`)
  })

  test('at the same moment opens one payment', async () => {
    const key = randomUUID()
    const replies = await Promise.all(Array.from({ length: 8 }, () => buyByCard(customer, items, {}, key)))
    for (const { status, body } of replies)
      expect([status, body.code]).toBeOneOf([
        [200, undefined],
        [409, 'still_running'],
      ])
    expect(await paymentsOf(customer)).toHaveLength(1)
  })
})

describe('another purchase while a card payment is open', () => {
  test('by card ends the one before and holds what is bought now', async () => {
    const before = await openFor(customer, items.slice(0, 1))
    shop.clock.advance({ seconds: 1 })
    const after = await openFor(customer, items.slice(1))
    expect(await itemStates(shop, items)).toEqual(['available', 'reserved'])
    expect(await paymentsOf(customer)).toEqual([
      { id: before, state: 'Cancelled', reason: 'cancelled' },
      { id: after, state: 'Pending', reason: null },
    ])
  })

  test('from balance ends it first, and buys the very items that it held', async () => {
    const payment = await openFor(customer, items)
    expect(await buy(customer, { cart: items.map((item_id) => ({ item_id })) })).toMatchObject({
      status: 200,
      body: { balance: 30 },
    })
    expect(await shop.stateOf(payment)).toBe('Cancelled')
    expect(await itemStates(shop, items)).toEqual(['sold', 'sold'])
  })

  test.each(['balance', 'card'])('from %s buys nothing when the open payment turns out to be paid', async (way) => {
    const payment = await openFor(customer, items)
    await shop.pay(payment, 'missing')
    const reply = await buy(customer, { cart: items.map((item_id) => ({ item_id })), paymentMethod: way })
    expect(reply).toMatchObject({ status: 409, body: { code: 'payment_completed' } })
    expect(await orderStateOf(shop, payment)).toBe('processing')
    expect(await ordersOf(shop, customer)).toBe(1)
    expect(await balanceCentsOf(shop, customer)).toBe(5000)
    expect(await cancel()).toMatchObject({ status: 409, body: { code: 'payment_not_open' } })
  })

  test('waits for the provider’s word: while it is silent nothing is bought and nothing is set free', async () => {
    const payment = await openFor(customer, items)
    await shop.setFaults({ fail_calls: 1000 })
    expect(await buy(customer, { cart: [{ item_id: items[0] }] })).toMatchObject(unavailable)
    expect(await cancel()).toMatchObject(unavailable)
    expect(await itemStates(shop, items)).toEqual(['reserved', 'reserved'])
    await shop.setFaults({ fail_calls: 0 })
    shop.clock.advance({ seconds: 30 })
    await reconcilePayments(shop.shop)
    expect(await shop.stateOf(payment)).toBe('Cancelled')
    expect(await itemStates(shop, items)).toEqual(['available', 'available'])
  })

  test('is refused while the bank of the open one still takes its time', async () => {
    await shop.pay(await openFor(customer, items), 'processing')
    expect(await buy(customer, { cart: [{ item_id: items[0] }] })).toMatchObject({
      status: 409,
      body: { code: 'payment_open' },
    })
    await shop.pass({ seconds: 8 })
  })
})

describe('giving an open payment up', () => {
  test('answers with the cart in which its items are available again', async () => {
    await customer.browser.post('/api/cart/add', { id: items[0] })
    await openFor(customer, items)
    const held = (await customer.browser.get('/api/cart/contents')).body.cart
    expect(held).toMatchObject([{ state: 'reserved', reserved_for_you: true }])
    expect((await cancel()).body.cart).toMatchObject([{ state: 'available', reserved_for_you: false }])
  })

  test('that was paid meanwhile sells its items instead', async () => {
    const payment = await openFor(customer, items)
    await shop.pay(payment, 'missing')
    expect(await cancel()).toMatchObject({ status: 409, body: { code: 'payment_completed' } })
    expect(await orderStateOf(shop, payment)).toBe('processing')
  })

  test('on the card page leads back to a page that says why, and sets the items free', async () => {
    const payment = await openFor(customer, items)
    const { headers } = await customer.browser.get(`/pay/cancel?order=${payment}`)
    const target = new URL(headers.get('location') ?? '', shop.origin)
    expect(`${target.pathname}?type=${target.searchParams.get('type')}`).toBe('/fail-payment?type=purchase')
    expect(target.searchParams.get('error')).toBe('You cancelled the payment. Nothing was charged.')
    expect(await itemStates(shop, items)).toEqual(['available', 'available'])
  })

  test('on the card page while the provider is silent leads to the page that waits, never to failure', async () => {
    const payment = await openFor(customer, items)
    await shop.setFaults({ fail_calls: 1000 })
    const { headers } = await customer.browser.get(`/pay/cancel?order=${payment}`)
    expect(headers.get('location')).toBe(`/pending-payment?order=${payment}`)
    expect(await itemStates(shop, items)).toEqual(['reserved', 'reserved'])
  })

  test('is nobody else’s business', async () => {
    const payment = await openFor(customer, items)
    const stranger = await shop.customer()
    expect((await stranger.browser.get('/api/purchase/open')).body.payload).toBeNull()
    expect(await cancel(stranger)).toMatchObject({ status: 409, body: { code: 'payment_not_open' } })
    expect(await shop.visitor().get('/api/purchase/open')).toMatchObject({ status: 401 })
    expect(await shop.stateOf(payment)).toBe('Pending')
  })
})
