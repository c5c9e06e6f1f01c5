import { afterAll, beforeAll, expect, test } from 'vitest'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { takeOrderStep } from '../../orders/orders/order-steps.ts'
import { orderByCard } from '../../orders/orders/testing/handled-orders.ts'
import { booksSince, refundsOf } from '../disputes/testing/charge-books.ts'
import { disputeAccounts, toppedUp, waysToPay } from '../disputes/testing/disputed.ts'
import { type CardShop, openCardShop } from '../payments/testing/card-shop.ts'
import { listPayments, seenPayment } from '../staff-payments/testing/staff-payments.ts'
import { refundDeposit } from './refund-deposit.ts'

let shop: CardShop
let operator: TestStaff

beforeAll(async () => {
  shop = await openCardShop({ seeded: true })
  operator = await asStaff(shop)
})

afterAll(() => shop.stop())

/** Somebody refunds a charge in the provider's dashboard; the shop hears of it. */
const refundElsewhere = async (payment: string, amount?: number): Promise<string> => {
  const { rows } = await shop.database.pool.query('select payment_intent from payments where id = $1', [payment])
  const refund = await shop.stripe.refunds.create({ payment_intent: rows[0].payment_intent, ...(amount && { amount }) })
  await shop.sandbox.runDue()
  return refund.id
}

test('a top-up that is refunded at the provider is taken from the balance, listed and looked at', async () => {
  const since = await booksSince(shop)
  const { customer, payment } = await toppedUp(shop)
  await refundElsewhere(payment)
  expect(await shop.balance(customer)).toBe(0)
  expect(await since()).toEqual({})
  const [row] = (await listPayments(operator, { view: 'attention' })).rows
  expect(row).toMatchObject({ id: payment, refunded_elsewhere: true })
  const [refund] = (await seenPayment(operator, payment)).refunds
  expect(refund).toMatchObject({
    destination: 'foreign',
    state: 'succeeded',
    sum: 100,
    to_card: '€100.00',
    seen: false,
  })
  const path = '/staff/refunds/:id/seen'.replace(':id', refund?.id ?? '')
  const see = () => operator.browser.post(`/api${path}`, { reason: 'asked the colleague' })
  expect(await see()).toMatchObject({ status: 200, body: { changed: true } })
  expect(await see()).toMatchObject({ status: 200, body: { changed: false } })
  expect((await listPayments(operator, { view: 'refunded_elsewhere' })).rows).toEqual([])
  expect(await waysToPay(shop, customer)).toEqual(['422 insufficient_balance', 'OK', 'OK'])
  const again = await refundDeposit(shop.shop, { paymentId: payment, by: 'staff:7', why: 'the customer asked' })
  expect(again).toMatchObject({ refusal: 'payment_disputed' })
})

test('what the balance no longer has is owed, and comes back where the bank did not take the refund', async () => {
  const { customer, payment } = await toppedUp(shop, 4000)
  const before = await disputeAccounts(shop)
  const name = await refundElsewhere(payment)
  expect(await shop.balance(customer)).toBe(0)
  expect((await disputeAccounts(shop)).receivable - before.receivable).toBe(-4000)
  const known = await shop.stripe.refunds.retrieve(name)
  const failed = { ...known, status: 'failed', failure_reason: 'expired_or_canceled_card' }
  const notice = { id: 'evt_foreign_failed', object: 'event', type: 'refund.failed', data: { object: failed } }
  for (const id of ['evt_foreign_failed', 'evt_foreign_failed_again']) {
    expect(await shop.deliver(shop.sign({ ...notice, id }))).toBe(200)
  }
  expect(await shop.balance(customer)).toBe(6000)
  expect(await disputeAccounts(shop)).toEqual(before)
  expect(await refundsOf(shop, payment)).toMatchObject([{ destination: 'foreign', state: 'failed' }])
})

test('a purchase that is refunded at the provider spares the balance, and its order ends against it', async () => {
  const since = await booksSince(shop)
  const { orderId, paymentId, customer } = await orderByCard(shop)
  await refundElsewhere(paymentId)
  expect(await since()).toEqual({ receivable: -1000 })
  expect((await listPayments(operator, { view: 'refunded_elsewhere' })).rows).toMatchObject([{ id: paymentId }])
  expect(await takeOrderStep(shop.shop, 'cancelled', { orderId, by: 'staff:7', destination: 'card' })).toMatchObject({
    ok: false,
  })
  expect(await takeOrderStep(shop.shop, 'cancelled', { orderId, by: 'staff:7' })).toMatchObject({ ok: true })
  expect(await since()).toEqual({})
  expect(await shop.balance(customer)).toBe(0)
})

test('held money that is refunded at the provider is held no longer', async () => {
  const customer = await shop.customer({ balanceCents: 500 })
  const payment = await shop.topUp(customer)
  await shop.pay(payment, 'overcharged')
  expect((await listPayments(operator, { view: 'held' })).rows).toMatchObject([{ id: payment }])
  await refundElsewhere(payment)
  expect((await listPayments(operator, { view: 'held' })).rows).toEqual([])
  expect(await shop.balance(customer)).toBe(500)
})
