import { afterAll, beforeAll, expect, test } from 'vitest'
import { reconcilePayments } from './reconcile.ts'
import { type CardShop, openCardShop } from './testing/card-shop.ts'

let desk: CardShop

beforeAll(async () => {
  desk = await openCardShop()
})

afterAll(() => desk.stop())

const rowOf = async (payment: string) => {
  const { rows } = await desk.database.pool.query(
    'select state, reason, provider_session_id, provider_url from payments where id = $1',
    [payment],
  )
  return rows[0]
}

const paymentsOf = async (customerId: number): Promise<string[]> => {
  const { rows } = await desk.database.pool.query('select id from payments where customer_id = $1', [customerId])
  return rows.map(({ id }) => id)
}

/** What a crash between writing the payment down and recording its session leaves. */
const crashBeforeSession = async (faults: { fail_calls?: number; lose_answers?: number }) => {
  const customer = await desk.customer()
  await desk.setFaults(faults)
  expect(await desk.checkOut(customer)).toMatchObject({ status: 503, body: { code: 'provider_unavailable' } })
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
  const customer = await desk.customer()
  const payment = await desk.topUp(customer)
  await desk.pay(payment, 'missing')
  desk.clock.advance({ seconds: 30 })
  await reconcilePayments(desk.shop)
  expect(await rowOf(payment)).toMatchObject({ state: 'Success' })
  expect(await desk.balance(customer)).toBe(10_000)
  await desk.deliver(await desk.notice(payment, 'checkout.session.completed'))
  desk.clock.advance({ minutes: 2 })
  await reconcilePayments(desk.shop)
  expect(await desk.balance(customer)).toBe(10_000)
})

test('the webhook gets half a minute before the job asks', async () => {
  const customer = await desk.customer()
  const payment = await desk.topUp(customer)
  await desk.pay(payment, 'missing')
  desk.clock.advance({ seconds: 29 })
  await reconcilePayments(desk.shop)
  expect(await rowOf(payment)).toMatchObject({ state: 'Pending' })
})

test('webhook and job at the same moment credit once', async () => {
  const customer = await desk.customer()
  const payment = await desk.topUp(customer)
  await desk.pay(payment, 'missing')
  desk.clock.advance({ seconds: 30 })
  const notice = await desk.notice(payment, 'checkout.session.completed')
  await Promise.all([reconcilePayments(desk.shop), desk.deliver(notice), reconcilePayments(desk.shop)])
  expect(await desk.balance(customer)).toBe(10_000)
})

test('a session that lived its 31 minutes is cancelled, but only when the provider confirms it', async () => {
  const customer = await desk.customer()
  const payment = await desk.topUp(customer)
  desk.clock.advance({ minutes: 30, seconds: 59 })
  await reconcilePayments(desk.shop)
  expect(await rowOf(payment)).toMatchObject({ state: 'Pending' })

  desk.clock.advance({ seconds: 61 })
  await desk.setFaults({ fail_calls: 1000 })
  expect(await reconcilePayments(desk.shop)).toMatchObject({ unanswered: 1 })
  expect(await rowOf(payment)).toMatchObject({ state: 'Pending' })

  await desk.setFaults(healthy)
  desk.clock.advance({ seconds: 60 })
  await reconcilePayments(desk.shop)
  expect(await rowOf(payment)).toMatchObject({ state: 'Cancelled', reason: 'expired' })
  expect(await desk.balance(customer)).toBe(0)
})

test('money that was paid in the last minute is credited even when we ask long after the end', async () => {
  const customer = await desk.customer()
  const payment = await desk.topUp(customer)
  desk.clock.advance({ minutes: 30 })
  await desk.pay(payment, 'missing')
  desk.clock.advance({ hours: 3 })
  await reconcilePayments(desk.shop)
  expect(await desk.balance(customer)).toBe(10_000)
})

test('a lost answer costs nothing: the job finds the session that the provider had opened', async () => {
  const { customer, payment } = await crashBeforeSession({ lose_answers: 2 })
  await desk.setFaults(healthy)
  desk.clock.advance({ seconds: 30 })
  await reconcilePayments(desk.shop)
  expect(await rowOf(payment)).toMatchObject({ state: 'Pending', provider_url: expect.stringContaining('/pay/cs_') })
  await desk.pay(payment, 'pays')
  expect(await desk.balance(customer)).toBe(10_000)
})

test('a payment that no session was opened for is cancelled once the provider is sure of it', async () => {
  const { customer, payment } = await crashBeforeSession(down)
  await desk.setFaults(healthy)
  // Too late for a session of the agreed length: Stripe's least is 30 minutes.
  desk.clock.advance({ minutes: 2 })
  await reconcilePayments(desk.shop)
  expect(await rowOf(payment)).toMatchObject({ state: 'Cancelled', reason: 'not_opened' })
  expect(await desk.balance(customer)).toBe(0)
})

test('a provider that is down holds nothing up for long and loses nothing', async () => {
  const customer = await desk.customer()
  const payments = []
  for (let opened = 0; opened < 5; opened += 1) payments.push(await desk.topUp(customer, { amount: 10 }))
  for (const payment of payments) await desk.pay(payment, 'missing')
  desk.clock.advance({ seconds: 30 })
  await desk.setFaults({ fail_calls: 1000 })
  expect(await reconcilePayments(desk.shop)).toEqual({ asked: 3, unanswered: 3 })
  await desk.setFaults(healthy)
  desk.clock.advance({ seconds: 30 })
  await reconcilePayments(desk.shop)
  expect(await desk.balance(customer)).toBe(5000)
})

test('a session that the provider never heard of is given up after its time, not before', async () => {
  const customer = await desk.customer()
  const payment = await desk.topUp(customer)
  await desk.database.ownerPool.query('alter table payments disable trigger guard_payment')
  await desk.database.ownerPool.query(`update payments set provider_session_id = 'cs_test_gone' where id = $1`, [
    payment,
  ])
  await desk.database.ownerPool.query('alter table payments enable trigger guard_payment')
  desk.clock.advance({ minutes: 5 })
  await reconcilePayments(desk.shop)
  expect(await rowOf(payment)).toMatchObject({ state: 'Pending' })
  desk.clock.advance({ minutes: 27 })
  await reconcilePayments(desk.shop)
  expect(await rowOf(payment)).toMatchObject({ state: 'Cancelled', reason: 'session_unknown' })
})
