import { afterAll, beforeAll, expect, test } from 'vitest'
import { reconcilePayments } from './reconcile.ts'
import { type CardShop, openCardShop } from './testing/card-shop.ts'

let shop: CardShop

beforeAll(async () => {
  shop = await openCardShop()
})

afterAll(() => shop.stop())

const rowOf = async (payment: string) => {
  const { rows } = await shop.database.pool.query(
    'select state, reason, provider_session_id, provider_url from payments where id = $1',
    [payment],
  )
  return rows[0]
}

const paymentsOf = async (customerId: number): Promise<string[]> => {
  const { rows } = await shop.database.pool.query('select id from payments where customer_id = $1', [customerId])
  return rows.map(({ id }) => id)
}

/** What a crash between writing the payment down and recording its session leaves. */
const crashBeforeSession = async (faults: { fail_calls?: number; lose_answers?: number }) => {
  const customer = await shop.customer()
  await shop.setFaults(faults)
  expect(await shop.checkOut(customer)).toMatchObject({ status: 503, body: { code: 'provider_unavailable' } })
  const [payment = ''] = await paymentsOf(customer.id)
  expect(await rowOf(payment)).toEqual({
    state: 'Pending',
    reason: null,
    provider_session_id: null,
    provider_url: null,
  })
  return { customer, payment }
}

// The SDK tries twice by itself.
const down = { fail_calls: 2 }
const healthy = { fail_calls: 0, lose_answers: 0 }

test('a payment whose webhook never came is found by the job and credited once', async () => {
  const customer = await shop.customer()
  const payment = await shop.topUp(customer)
  await shop.pay(payment, 'missing')
  shop.clock.advance({ seconds: 30 })
  await reconcilePayments(shop.shop)
  expect(await rowOf(payment)).toMatchObject({ state: 'Success' })
  expect(await shop.balance(customer)).toBe(10_000)
  await shop.deliver(await shop.notice(payment, 'checkout.session.completed'))
  shop.clock.advance({ minutes: 2 })
  await reconcilePayments(shop.shop)
  expect(await shop.balance(customer)).toBe(10_000)
})

test('the webhook gets half a minute before the job asks', async () => {
  const customer = await shop.customer()
  const payment = await shop.topUp(customer)
  await shop.pay(payment, 'missing')
  shop.clock.advance({ seconds: 29 })
  await reconcilePayments(shop.shop)
  expect(await rowOf(payment)).toMatchObject({ state: 'Pending' })
})

test('webhook and job at the same moment credit once', async () => {
  const customer = await shop.customer()
  const payment = await shop.topUp(customer)
  await shop.pay(payment, 'missing')
  shop.clock.advance({ seconds: 30 })
  const notice = await shop.notice(payment, 'checkout.session.completed')
  await Promise.all([reconcilePayments(shop.shop), shop.deliver(notice), reconcilePayments(shop.shop)])
  expect(await shop.balance(customer)).toBe(10_000)
})

test('a session that lived its 31 minutes is cancelled, but only when the provider confirms it', async () => {
  const customer = await shop.customer()
  const payment = await shop.topUp(customer)
  shop.clock.advance({ minutes: 30, seconds: 59 })
  await reconcilePayments(shop.shop)
  expect(await rowOf(payment)).toMatchObject({ state: 'Pending' })

  shop.clock.advance({ seconds: 61 })
  await shop.setFaults({ fail_calls: 1000 })
  expect(await reconcilePayments(shop.shop)).toMatchObject({ unanswered: 1 })
  expect(await rowOf(payment)).toMatchObject({ state: 'Pending' })

  await shop.setFaults(healthy)
  shop.clock.advance({ seconds: 60 })
  await reconcilePayments(shop.shop)
  expect(await rowOf(payment)).toMatchObject({ state: 'Cancelled', reason: 'expired' })
  expect(await shop.balance(customer)).toBe(0)
})

test('money that was paid in the last minute is credited even when we ask long after the end', async () => {
  const customer = await shop.customer()
  const payment = await shop.topUp(customer)
  shop.clock.advance({ minutes: 30 })
  await shop.pay(payment, 'missing')
  shop.clock.advance({ hours: 3 })
  await reconcilePayments(shop.shop)
  expect(await shop.balance(customer)).toBe(10_000)
})

test('a lost answer costs nothing: the job finds the session that the provider had opened', async () => {
  const { customer, payment } = await crashBeforeSession({ lose_answers: 2 })
  await shop.setFaults(healthy)
  shop.clock.advance({ seconds: 30 })
  await reconcilePayments(shop.shop)
  expect(await rowOf(payment)).toMatchObject({ state: 'Pending', provider_url: expect.stringContaining('/pay/cs_') })
  await shop.pay(payment, 'pays')
  expect(await shop.balance(customer)).toBe(10_000)
})

test('a payment that no session was opened for is cancelled once the provider is sure of it', async () => {
  const { customer, payment } = await crashBeforeSession(down)
  await shop.setFaults(healthy)
  // Too late for a session of the agreed length: Stripe's least is 30 minutes.
  shop.clock.advance({ minutes: 2 })
  await reconcilePayments(shop.shop)
  expect(await rowOf(payment)).toMatchObject({ state: 'Cancelled', reason: 'not_opened' })
  expect(await shop.balance(customer)).toBe(0)
})

test('a provider that is down holds nothing up for long and loses nothing', async () => {
  const customer = await shop.customer()
  const payments = []
  for (let opened = 0; opened < 5; opened += 1) payments.push(await shop.topUp(customer, { amount: 10 }))
  for (const payment of payments) await shop.pay(payment, 'missing')
  shop.clock.advance({ seconds: 30 })
  await shop.setFaults({ fail_calls: 1000 })
  expect(await reconcilePayments(shop.shop)).toEqual({ asked: 3, unanswered: 3 })
  await shop.setFaults(healthy)
  shop.clock.advance({ seconds: 30 })
  await reconcilePayments(shop.shop)
  expect(await shop.balance(customer)).toBe(5000)
})

test('a session that the provider never heard of is given up after its time, not before', async () => {
  const customer = await shop.customer()
  const payment = await shop.topUp(customer)
  await shop.database.ownerPool.query('alter table payments disable trigger guard_payment')
  await shop.database.ownerPool.query(`update payments set provider_session_id = 'cs_test_gone' where id = $1`, [
    payment,
  ])
  await shop.database.ownerPool.query('alter table payments enable trigger guard_payment')
  shop.clock.advance({ minutes: 5 })
  await reconcilePayments(shop.shop)
  expect(await rowOf(payment)).toMatchObject({ state: 'Pending' })
  shop.clock.advance({ minutes: 27 })
  await reconcilePayments(shop.shop)
  expect(await rowOf(payment)).toMatchObject({ state: 'Cancelled', reason: 'session_unknown' })
})
