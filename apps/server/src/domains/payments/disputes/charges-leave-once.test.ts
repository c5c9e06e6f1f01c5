import { cents } from '@pandrop/money/money'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { runDueJobs } from '../../../jobs/runner.ts'
import { openFor, orderStateOf } from '../../checkout/purchase/testing/card-orders.ts'
import { takeItems } from '../../checkout/purchase/testing/purchases.ts'
import { takeOrderStep } from '../../orders/orders/order-steps.ts'
import { refundOrder } from '../../orders/orders/refund-order.ts'
import { bringTo, mailsTo, statesOf } from '../../orders/orders/testing/handled-orders.ts'
import { type CardShop, openCardShop } from '../payments/testing/card-shop.ts'
import { moveRefundToBalance } from '../refunds/move-to-balance.ts'
import { refundDeposit } from '../refunds/refund-deposit.ts'
import { booksSince, refundsOf } from './testing/charge-books.ts'
import { bankSays, disputeRow, holdWebhooks, letWebhooksThrough, toppedUp } from './testing/disputed.ts'

let shop: CardShop

beforeAll(async () => {
  shop = await openCardShop({ seeded: true })
  // Who may say what goes back is not what these tests are about.
  await shop.database.ownerPool.query('update settings set adjustment_limit_cents = 1000000')
})

afterEach(() => letWebhooksThrough(shop))

afterAll(() => shop.stop())

const by = 'staff:7'
const why = 'the customer asked'

const runJobs = () => runDueJobs(shop.shop, shop.database.serverUrl)

/** An order of two items, 61 EUR, that a card has paid; the customer has this balance beside it. */
const bought = async (balanceCents: number, card = 'pays') => {
  const customer = await shop.customer({ balanceCents })
  const items = await takeItems(shop, 2, 3050)
  const since = await booksSince(shop)
  const payment = await openFor(customer, items)
  await shop.pay(payment, card)
  const { rows } = await shop.database.pool.query('select id from orders where payment_id = $1', [payment])
  const orderId: number = rows[0].id
  return { customer, items, payment, orderId, since }
}

const hear = async (payment: string, type: 'created' | 'updated' | 'closed', dispute: object) =>
  expect(await shop.deliver(await shop.disputeNotice(payment, type, { dispute }))).toBe(200)

describe('an order whose charge is disputed', () => {
  test('ends against the dispute: its items are free, its sale is undone, nothing leaves twice', async () => {
    const { customer, items, payment, orderId, since } = await bought(3000)
    const dispute = await shop.openDispute(payment)
    expect(await shop.balance(customer)).toBe(0)
    expect(await since()).toEqual({ receivable: -3100 })
    expect(await takeOrderStep(shop.shop, 'cancelled', { orderId, by })).toMatchObject({
      ok: true,
      value: { changed: true },
    })
    await runJobs()
    expect(await orderStateOf(shop, payment)).toBe('cancelled')
    expect(await statesOf(shop, items)).toEqual(['available', 'available'])
    // What was debited is theirs again, what was owed is forgiven; the bank has the price.
    expect(await shop.balance(customer)).toBe(3000)
    expect(await since()).toEqual({})
    expect(await refundsOf(shop, payment)).toMatchObject([{ destination: 'dispute', state: 'succeeded', cents: 6100 }])
    await shop.closeDispute(payment, 'lost')
    expect(await shop.balance(customer)).toBe(3000)
    expect(await since()).toEqual({})
    expect(await disputeRow(shop, dispute)).toMatchObject({ state: 'lost' })
    expect((await mailsTo(shop, customer)).map(({ text }) => text).join(' ')).toContain(
      'has taken €61.00 of the payment back',
    )
  })

  test('gives its money to the card once the dispute is won after all, and no sooner', async () => {
    const { customer, payment, orderId, since } = await bought(3000)
    await shop.openDispute(payment)
    await takeOrderStep(shop.shop, 'cancelled', { orderId, by })
    await shop.closeDispute(payment, 'won')
    expect(await since()).toEqual({ provider_clearing: -6100, payouts_owed: 6100 })
    await runJobs()
    expect(await since()).toEqual({})
    expect(await shop.balance(customer)).toBe(3000)
    expect(await refundsOf(shop, payment)).toMatchObject([
      { destination: 'dispute', state: 'failed' },
      { destination: 'card', state: 'succeeded', cents: 6100 },
    ])
    // The bank changes its mind: what went to the card is paid twice, and the books say what that costs.
    shop.clock.advance({ hours: 1 })
    await hear(payment, 'closed', { status: 'lost' })
    expect(await since()).toEqual({ provider_clearing: 6100, paid_twice: -6100 })
    shop.clock.advance({ hours: 1 })
    await hear(payment, 'closed', { status: 'won' })
    expect(await since()).toEqual({})
    expect(await shop.balance(customer)).toBe(3000)
  })

  test('is taken back against the dispute after its delivery as well', async () => {
    const { customer, items, payment, orderId, since } = await bought(0)
    await bringTo(shop, orderId, 'accepted')
    await shop.openDispute(payment)
    await shop.closeDispute(payment, 'lost')
    expect(await takeOrderStep(shop.shop, 'reversed', { orderId, by })).toMatchObject({ ok: true })
    expect(await orderStateOf(shop, payment)).toBe('reversed')
    expect(await statesOf(shop, items)).toEqual(['available', 'available'])
    expect(await shop.balance(customer)).toBe(0)
    expect(await since()).toEqual({})
  })

  test('of a part gives the balance what the dispute leaves', async () => {
    const { customer, payment, orderId, since } = await bought(500)
    await holdWebhooks(shop)
    const dispute = await shop.openDispute(payment)
    await hear(payment, 'created', { amount: 2550 })
    expect(await disputeRow(shop, dispute)).toMatchObject({ cents: 2550, debited_cents: 500 })
    expect(await takeOrderStep(shop.shop, 'cancelled', { orderId, by })).toMatchObject({ ok: true })
    expect(await shop.balance(customer)).toBe(500 + 6100 - 2550)
    expect(await since()).toEqual({ provider_clearing: 2550 - 6100 })
    expect(await refundsOf(shop, payment)).toMatchObject([{ destination: 'dispute', cents: 2550 }])
    await hear(payment, 'closed', { status: 'won', amount: 2550 })
    expect(await since()).toEqual({ provider_clearing: -6100, payouts_owed: 2550 })
  })

  test('lets a line go that cannot be delivered, and the rest stands', async () => {
    const { customer, items, payment, orderId, since } = await bought(6100)
    await shop.openDispute(payment)
    expect(await refundOrder(shop.shop, { orderId, line: 1, by, reason: why })).toMatchObject({ ok: true })
    expect(await orderStateOf(shop, payment)).toBe('processing')
    expect((await statesOf(shop, items)).toSorted()).toEqual(['available', 'sold'])
    expect(await shop.balance(customer)).toBe(3050)
    expect(await since()).toEqual({})
    await takeOrderStep(shop.shop, 'cancelled', { orderId, by })
    expect(await shop.balance(customer)).toBe(6100)
  })

  test('refuses whatever would let its money leave beside the dispute', async () => {
    const { payment, orderId, since } = await bought(0)
    await shop.openDispute(payment)
    const refused = { ok: false, refusal: 'payment_disputed' }
    for (const destination of ['card', 'balance'] as const) {
      expect(await takeOrderStep(shop.shop, 'cancelled', { orderId, by, destination })).toMatchObject(refused)
      expect(await refundOrder(shop.shop, { orderId, by, reason: why, destination })).toMatchObject(refused)
    }
    expect(await since()).toEqual({ receivable: -6100 })
  })

  test('gives nothing back after its delivery, whatever the destination', async () => {
    const { payment, orderId, since } = await bought(0)
    await bringTo(shop, orderId, 'completed')
    await shop.openDispute(payment)
    const part = { orderId, line: 1, amount: cents(100), by, reason: why }
    for (const destination of [undefined, 'card', 'balance'] as const) {
      expect(await refundOrder(shop.shop, { ...part, destination })).toMatchObject({ refusal: 'payment_disputed' })
    }
    expect(await since()).toEqual({ receivable: -6100 })
  })
})

describe('a top-up that is disputed', () => {
  test('does not go back to its card as well', async () => {
    const { payment } = await toppedUp(shop)
    await shop.openDispute(payment)
    expect(await refundDeposit(shop.shop, { paymentId: payment, by, why })).toMatchObject({
      refusal: 'payment_disputed',
    })
  })

  test('after a refund that the provider had refused takes what that one left', async () => {
    const since = await booksSince(shop)
    const { customer, payment } = await toppedUp(shop)
    await holdWebhooks(shop)
    await shop.openDispute(payment)
    // The shop has not heard of it yet; the provider has.
    expect(await refundDeposit(shop.shop, { paymentId: payment, by, why })).toMatchObject({ ok: true })
    await runJobs()
    expect(await refundsOf(shop, payment)).toMatchObject([{ state: 'failed', failure: 'charge_disputed' }])
    await hear(payment, 'created', {})
    expect(await since()).toEqual({})
    expect(await shop.balance(customer)).toBe(0)
    const [refund] = await refundsOf(shop, payment)
    expect(refund).toMatchObject({ taken_cents: 10_000 })
    const move = { refundId: refund.id, by, why }
    expect(await moveRefundToBalance(shop.shop, move)).toMatchObject({ refusal: 'payment_disputed' })
    await hear(payment, 'closed', { status: 'lost' })
    expect(await moveRefundToBalance(shop.shop, move)).toMatchObject({ refusal: 'payment_disputed' })
    expect(await since()).toEqual({})
    shop.clock.advance({ hours: 1 })
    await hear(payment, 'closed', { status: 'won' })
    expect(await moveRefundToBalance(shop.shop, move)).toMatchObject({ ok: true, value: { changed: true } })
    expect(await shop.balance(customer)).toBe(10_000)
    expect(await since()).toEqual({ provider_clearing: -10_000 })
  })
})

describe('a refund under way when the dispute comes', () => {
  test('and fails: the dispute has that money, so nobody gets it again', async () => {
    const { customer, payment, orderId, since } = await bought(0, 'refund_fails')
    await takeOrderStep(shop.shop, 'cancelled', { orderId, by })
    await runJobs()
    await holdWebhooks(shop)
    const dispute = await shop.openDispute(payment)
    await hear(payment, 'created', {})
    expect(await since()).toEqual({ payouts_owed: 6100, paid_twice: -6100 })
    await letWebhooksThrough(shop)
    await shop.pass({ seconds: 60 })
    expect(await since()).toEqual({})
    expect(await disputeRow(shop, dispute)).toMatchObject({ cents: 6100, debited_cents: 6100 })
    const [refund] = await refundsOf(shop, payment)
    expect(refund).toMatchObject({ state: 'failed', taken_cents: 6100 })
    const move = { refundId: refund.id, by, why }
    expect(await moveRefundToBalance(shop.shop, move)).toMatchObject({ refusal: 'payment_disputed' })
    await shop.closeDispute(payment, 'lost')
    expect(await moveRefundToBalance(shop.shop, move)).toMatchObject({ refusal: 'payment_disputed' })
    expect(await shop.balance(customer)).toBe(0)
    expect(await since()).toEqual({})
  })

  test('and arrives: what a lost dispute costs stands in an account of its own', async () => {
    const { customer, payment, orderId, since } = await bought(1000)
    await takeOrderStep(shop.shop, 'cancelled', { orderId, by })
    await runJobs()
    await shop.openDispute(payment)
    expect(await since()).toEqual({ provider_clearing: 6100, paid_twice: -6100 })
    await shop.closeDispute(payment, 'lost')
    expect(await since()).toEqual({ provider_clearing: 6100, paid_twice: -6100 })
    expect(await shop.balance(customer)).toBe(1000)
  })
})

test('an inquiry takes nothing, a full refund meanwhile is allowed, and it ends well', async () => {
  const { customer, payment, orderId, since } = await bought(1000)
  const inquiry = { id: 'dp_inquiry_of_an_order', amount: 6100 }
  await bankSays(shop, payment, { ...inquiry, status: 'warning_needs_response' })
  expect(await disputeRow(shop, inquiry.id)).toMatchObject({ state: 'inquiry', cents: 0, closed: false })
  expect(await shop.balance(customer)).toBe(1000)
  expect(await takeOrderStep(shop.shop, 'cancelled', { orderId, by })).toMatchObject({ ok: true })
  await runJobs()
  expect(await refundsOf(shop, payment)).toMatchObject([{ destination: 'card', state: 'succeeded' }])
  await bankSays(shop, payment, { ...inquiry, status: 'warning_closed' })
  expect(await disputeRow(shop, inquiry.id)).toMatchObject({ state: 'won', cents: 0, closed: true })
  expect(await shop.balance(customer)).toBe(1000)
  expect(await since()).toEqual({})
})

test('an inquiry that becomes a dispute takes its money then; one that is prevented gives it back', async () => {
  const { customer, payment, since } = await bought(7000)
  const dispute = { id: 'dp_inquiry_that_grows', amount: 6100 }
  await bankSays(shop, payment, { ...dispute, status: 'warning_under_review' })
  await bankSays(shop, payment, { ...dispute, status: 'needs_response' })
  await bankSays(shop, payment, { ...dispute, status: 'warning_closed' })
  expect(await disputeRow(shop, dispute.id)).toMatchObject({ state: 'open', cents: 6100 })
  expect(await shop.balance(customer)).toBe(900)
  await bankSays(shop, payment, { ...dispute, status: 'prevented' })
  expect(await disputeRow(shop, dispute.id)).toMatchObject({ state: 'won', closed: true })
  expect(await shop.balance(customer)).toBe(7000)
  expect(await since()).toEqual({ provider_clearing: -6100 })
})

test('a lost dispute stays lost while we appeal', async () => {
  const { customer, payment } = await bought(7000)
  const dispute = { id: 'dp_appealed', amount: 6100 }
  await bankSays(shop, payment, { ...dispute, status: 'lost' })
  shop.clock.advance({ hours: 1 })
  await bankSays(shop, payment, { ...dispute, status: 'appeal_under_review' })
  expect(await disputeRow(shop, dispute.id)).toMatchObject({ state: 'lost', closed: true })
  expect(await shop.balance(customer)).toBe(900)
})
