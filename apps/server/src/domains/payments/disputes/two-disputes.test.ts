import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDueJobs } from '../../../jobs/runner.ts'
import { openFor } from '../../checkout/purchase/testing/card-orders.ts'
import { takeItems } from '../../checkout/purchase/testing/purchases.ts'
import { takeOrderStep } from '../../orders/orders/order-steps.ts'
import { refundOrder } from '../../orders/orders/refund-order.ts'
import { type CardShop, openCardShop } from '../payments/testing/card-shop.ts'
import { booksSince } from './testing/charge-books.ts'
import { bankSays, disputeRow } from './testing/disputed.ts'

let shop: CardShop

beforeAll(async () => {
  shop = await openCardShop({ seeded: true })
})

afterAll(() => shop.stop())

test('an order of which one dispute was debited and another is owed ends against both', async () => {
  const customer = await shop.customer({ balanceCents: 3050 })
  const since = await booksSince(shop)
  const payment = await openFor(customer, await takeItems(shop, 2, 3050))
  await shop.pay(payment, 'pays')
  const { rows } = await shop.database.pool.query('select id from orders where payment_id = $1', [payment])
  for (const id of ['dp_debited', 'dp_owed']) {
    await bankSays(shop, payment, { id, amount: 3050, status: 'needs_response' })
    shop.clock.advance({ seconds: 1 })
  }
  expect(await shop.balance(customer)).toBe(0)
  expect(await takeOrderStep(shop.shop, 'cancelled', { orderId: rows[0].id, by: 'staff:7' })).toMatchObject({
    ok: true,
  })
  expect(await shop.balance(customer)).toBe(3050)
  expect(await since()).toEqual({})
})

test('of two disputes that took more than the balance had, one is won: the other takes what comes back', async () => {
  const customer = await shop.customer({ balanceCents: 500 })
  const since = await booksSince(shop)
  const payment = await openFor(customer, await takeItems(shop, 1, 3050))
  await shop.pay(payment, 'pays')
  for (const [id, status] of [
    ['dp_first', 'lost'],
    ['dp_second', 'lost'],
    ['dp_first', 'won'],
  ] as const) {
    await bankSays(shop, payment, { id, amount: 3050, status })
    shop.clock.advance({ seconds: 1 })
  }
  expect(await shop.balance(customer)).toBe(0)
  expect(await disputeRow(shop, 'dp_second')).toMatchObject({ state: 'lost', cents: 3050, debited_cents: 500 })
  expect(await since()).toEqual({ receivable: -2550 })
})

test('what a failed refund sets free pays what is owed for another charge', async () => {
  const customer = await shop.customer({ balanceCents: 3050 })
  const since = await booksSince(shop)
  const payment = await openFor(customer, await takeItems(shop, 2, 3050))
  await shop.pay(payment, 'refund_fails')
  const other = await openFor(customer, await takeItems(shop, 1, 1000))
  await shop.pay(other, 'pays')
  const { rows } = await shop.database.pool.query('select id from orders where payment_id = $1', [payment])
  const part = { orderId: rows[0].id, line: 1, by: 'staff:7', reason: 'the trade is impossible' }
  expect(await refundOrder(shop.shop, part)).toMatchObject({ ok: true })
  await runDueJobs(shop.shop, shop.database.serverUrl)
  await bankSays(shop, payment, { id: 'dp_of_the_rest', amount: 3050, status: 'needs_response' })
  shop.clock.advance({ seconds: 1 })
  await bankSays(shop, other, { id: 'dp_of_another', amount: 1000, status: 'needs_response' })
  expect(await since()).toEqual({ payouts_owed: 3050, provider_clearing: -3050, receivable: -1000 })
  // The bank did not take the refund: of what the dispute took, that much is the customer's again, and pays.
  await shop.pass({ seconds: 60 })
  expect(await shop.balance(customer)).toBe(2050)
  expect(await since()).toEqual({ provider_clearing: -3050 })
})

test('a bank that closes its question and asks again is heard', async () => {
  const customer = await shop.customer()
  const payment = await shop.topUp(customer)
  await shop.pay(payment, 'pays')
  const inquiry = { id: 'dp_asked_twice', amount: 10_000 }
  for (const status of ['warning_needs_response', 'warning_closed', 'warning_under_review']) {
    await bankSays(shop, payment, { ...inquiry, status })
    shop.clock.advance({ seconds: 1 })
  }
  expect(await disputeRow(shop, inquiry.id)).toMatchObject({ state: 'inquiry', closed: false, cents: 0 })
})
