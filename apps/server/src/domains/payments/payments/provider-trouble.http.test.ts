import { randomUUID } from 'node:crypto'
import type { TestCustomer } from '@pandrop/testkit/shop'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buyByCard, itemStates, openFor, orderStateOf } from '../../checkout/purchase/testing/card-orders.ts'
import { balanceCentsOf, buy, expectCleanBooks, takeItems } from '../../checkout/purchase/testing/purchases.ts'
import { reconcilePayments } from './reconcile.ts'
import { type CardShop, openCardShop, orderOf } from './testing/card-shop.ts'

let shop: CardShop
let customer: TestCustomer
let items: number[]
let key: string

beforeAll(async () => {
  shop = await openCardShop({ seeded: true })
})

beforeEach(async () => {
  customer = await shop.customer({ balanceCents: 5000 })
  items = await takeItems(shop, 2)
  key = randomUUID()
})

const heal = () => shop.setFaults({ fail_calls: 0, lose_answers: 0, refuse_sessions: 0, keep_failures: 0 })

afterEach(async () => {
  await heal()
  await expectCleanBooks(shop.database.pool)
})

afterAll(() => shop.stop())

const unavailable = { status: 503, body: { code: 'provider_unavailable' } }
const turnedDown = {
  status: 422,
  body: { code: 'payment_turned_down', message: expect.stringContaining('turned this payment down') },
}

/** The customer's payments: a top-up first. */
const paymentsOf = async ({ id }: TestCustomer) => {
  const { rows } = await shop.database.pool.query(
    // Without the money that the test gave them.
    `select id, state, reason from payments where customer_id = $1 and state <> 'Success' order by purpose desc`,
    [id],
  )
  return rows as { id: string; state: string; reason: string | null }[]
}

/** What the provider has for a payment. */
const sessionsFor = async (payment: string) => {
  const sessions = await shop.stripe.checkout.sessions.list({ limit: 100 }).autoPagingToArray({ limit: 1000 })
  return sessions.filter(({ client_reference_id: of }) => of === payment)
}

const checkOut = () => shop.checkOut(customer, {}, key)
const unixNow = () => shop.clock.now().getTime() / 1000

describe('after an outage of minutes', () => {
  beforeEach(async () => {
    await shop.setFaults({ fail_calls: 1000 })
    expect(await checkOut()).toMatchObject(unavailable)
    expect(await buyByCard(customer, items, {}, key)).toMatchObject(unavailable)
    shop.clock.advance({ minutes: 3 })
    await heal()
  })

  test('the same press opens the same payments, with a whole session ahead of them', async () => {
    const [topUp, purchase] = await paymentsOf(customer)
    const { body } = await checkOut()
    expect(orderOf(String(body.redirect_url))).toBe(topUp?.id)
    expect(await openFor(customer, items, {}, key)).toBe(purchase?.id)
    for (const { id } of await paymentsOf(customer)) {
      expect(await sessionsFor(id)).toMatchObject([{ expires_at: unixNow() + 31 * 60 }])
      await shop.pay(id, 'pays')
    }
    expect(await shop.balance(customer)).toBe(15_000)
    expect(await itemStates(shop, items)).toEqual(['sold', 'sold'])
  })

  test('the same press begins anew where the job has ended the payments meanwhile', async () => {
    await reconcilePayments(shop.shop)
    const ended = await paymentsOf(customer)
    expect(ended).toMatchObject([{ reason: 'not_opened' }, { reason: 'not_opened' }])
    expect(await itemStates(shop, items)).toEqual(['available', 'available'])
    const { status, body } = await checkOut()
    expect(status).toBe(200)
    const payment = await openFor(customer, items, {}, key)
    expect(ended.map(({ id }) => id)).not.toContain(payment)
    await shop.pay(payment, 'pays')
    expect(await orderStateOf(shop, payment)).toBe('processing')
    await shop.pay(orderOf(String(body.redirect_url)), 'pays')
    expect(await shop.balance(customer)).toBe(15_000)
  })
})

test('a payment that the provider turns down says so, and the same press may be made again', async () => {
  await shop.setFaults({ refuse_sessions: 2 })
  expect(await checkOut()).toMatchObject(turnedDown)
  expect(await buyByCard(customer, items, {}, key)).toMatchObject(turnedDown)
  expect(await itemStates(shop, items)).toEqual(['available', 'available'])
  expect((await checkOut()).status).toBe(200)
  await openFor(customer, items, {}, key)
})

test('an e-mail address that the provider does not take is refused beside its field', async () => {
  const strange = { email: 'marta..kovac@example.org' }
  expect(await shop.checkOut(customer, strange)).toMatchObject({
    status: 422,
    body: { code: 'invalid_input', errors: { email: ['Please enter a valid email address'] } },
  })
  expect(await buyByCard(customer, items, strange)).toMatchObject({
    status: 422,
    body: { code: 'checkout_invalid', errors: { email: ['Please enter a valid email address'] } },
  })
  expect(await itemStates(shop, items)).toEqual(['available', 'available'])
})

describe('a failure that the provider repeats under its key for a day', () => {
  beforeEach(async () => {
    await shop.setFaults({ fail_calls: 1000, keep_failures: 1 })
    expect(await buyByCard(customer, items, {}, key)).toMatchObject(unavailable)
    await heal()
  })

  test('keeps nobody from paying: the next press asks under another key', async () => {
    const payment = await openFor(customer, items, {}, key)
    expect(await sessionsFor(payment)).toHaveLength(1)
    await shop.pay(payment, 'pays')
    expect(await orderStateOf(shop, payment)).toBe('processing')
  })

  test('keeps nobody from paying otherwise, nor items from others', async () => {
    expect(await buy(customer, { cart: [{ item_id: items[0] }], paymentMethod: 'balance' })).toMatchObject({
      status: 200,
    })
    expect(await itemStates(shop, items)).toEqual(['sold', 'available'])
    expect(await balanceCentsOf(shop, customer)).toBeLessThan(5000)
  })

  test('and a payment whose customer is gone ends when its time is over', async () => {
    shop.clock.advance({ minutes: 31 })
    await reconcilePayments(shop.shop)
    expect(await paymentsOf(customer)).toMatchObject([{ state: 'Cancelled', reason: 'not_opened' }])
    expect(await itemStates(shop, items)).toEqual(['available', 'available'])
  })
})

test('a session whose answer was lost is found under a key that no longer fits', async () => {
  await shop.setFaults({ lose_answers: 2 })
  expect(await checkOut()).toMatchObject(unavailable)
  await heal()
  // What is sent to the provider changes with a deploy: the address that customers come back to.
  const { env } = shop.shop
  shop.shop.env = { ...env, PUBLIC_URL: 'https://moved.example' }
  const { body } = await checkOut()
  shop.shop.env = env
  const payment = orderOf(String(body.redirect_url))
  expect(await sessionsFor(payment)).toHaveLength(1)
  await shop.pay(payment, 'pays')
  expect(await shop.balance(customer)).toBe(15_000)
})
