import { cents } from '@pandrop/money/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runDueJobs } from '../../../jobs/runner.ts'
import { systemBalance } from '../../../ledger/balance.ts'
import { expectCleanBooks } from '../../checkout/purchase/testing/purchases.ts'
import { type CardShop, openCardShop } from '../../payments/payments/testing/card-shop.ts'
import { moveRefundToBalance } from '../../payments/refunds/move-to-balance.ts'
import { takeOrderStep } from './order-steps.ts'
import { refundOrder } from './refund-order.ts'
import { bringTo, by, mailsTo, orderByCard, statesOf, timelineOf } from './testing/handled-orders.ts'

let shop: CardShop

beforeAll(async () => {
  shop = await openCardShop({ seeded: true })
  await shop.database.ownerPool.query('update settings set vat_percent = 22')
})

afterAll(() => shop.stop())

const why = 'a scratch'

const runJobs = () => runDueJobs(shop.shop, shop.database.serverUrl)

/** What we owe to cards, and what the provider holds for us. */
const owed = async (): Promise<{ owed: number; clearing: number }> => ({
  owed: await systemBalance(shop.database.pool, 'payouts_owed'),
  clearing: await systemBalance(shop.database.pool, 'provider_clearing'),
})

const refundsOf = async (orderId: number) => {
  const sql = 'select id, destination, state, cents, amount_minor from refunds where order_id = $1 order by created_at'
  return (await shop.database.pool.query(sql, [orderId])).rows
}

/** What the provider has given back of a payment. */
const returnedByProvider = async (paymentId: string): Promise<number> => {
  const { payment_intent } = await shop.stripe.checkout.sessions.retrieve(await shop.sessionIdOf(paymentId))
  const { data } = await shop.stripe.refunds.list({ payment_intent: String(payment_intent) })
  return data.filter(({ status }) => status === 'succeeded').reduce((total, { amount }) => total + amount, 0)
}

describe('an order paid by card', () => {
  test('that is cancelled goes back to the card, by a job after the commit', async () => {
    const before = await owed()
    const { orderId, itemIds, customer, paymentId } = await orderByCard(shop, 2)
    await takeOrderStep(shop.shop, 'cancelled', { orderId, by })
    expect(await statesOf(shop, itemIds)).toEqual(['available', 'available'])
    expect(await refundsOf(orderId)).toMatchObject([{ destination: 'card', state: 'pending', amount_minor: 2000 }])
    expect(await owed()).toEqual({ owed: before.owed + 2000, clearing: before.clearing - 2000 })
    const [mail] = await mailsTo(shop, customer)
    expect(mail?.text).toMatch(/€20\.00 go back to the card that you paid with/)
    expect(await returnedByProvider(paymentId)).toBe(2000)
    expect(await refundsOf(orderId)).toMatchObject([{ state: 'succeeded' }])
    expect(await owed()).toEqual(before)
    expect(await shop.balance(customer)).toBe(0)
    await expectCleanBooks(shop.database.pool)
  })

  test('that is reversed goes back to the card as well', async () => {
    const { orderId, paymentId } = await orderByCard(shop)
    await bringTo(shop, orderId, 'accepted')
    await takeOrderStep(shop.shop, 'reversed', { orderId, by })
    await runJobs()
    expect(await returnedByProvider(paymentId)).toBe(1000)
  })

  test('may go back to the balance where the operator says so', async () => {
    const before = await owed()
    const { orderId, customer, paymentId } = await orderByCard(shop)
    await bringTo(shop, orderId, 'accepted')
    await refundOrder(shop.shop, { orderId, by, reason: why, line: 1, amount: cents(400), destination: 'balance' })
    await runJobs()
    expect(await shop.balance(customer)).toBe(400)
    expect(await returnedByProvider(paymentId)).toBe(0)
    expect(await owed()).toEqual({ ...before, clearing: before.clearing - 1000 })
  })

  test('goes back in parts, to the cent', async () => {
    const { orderId, paymentId } = await orderByCard(shop)
    await bringTo(shop, orderId, 'accepted')
    for (const amount of [333, 333, 334]) {
      expect(await refundOrder(shop.shop, { orderId, by, reason: why, line: 1, amount: cents(amount) })).toMatchObject({
        ok: true,
      })
    }
    await runJobs()
    expect(await returnedByProvider(paymentId)).toBe(1000)
    expect(await refundOrder(shop.shop, { orderId, by, reason: why, line: 1 })).toMatchObject({
      refusal: 'refund_too_much',
    })
    await expectCleanBooks(shop.database.pool)
  })
})

test('while the provider is away a refund waits; the job brings it home, once', async () => {
  const before = await owed()
  const { orderId, paymentId } = await orderByCard(shop)
  await shop.setFaults({ fail_calls: 100 })
  await takeOrderStep(shop.shop, 'cancelled', { orderId, by })
  await runJobs()
  expect(await refundsOf(orderId)).toMatchObject([{ state: 'pending' }])
  await shop.setFaults({ fail_calls: 0 })
  shop.clock.advance({ minutes: 1 })
  await shop.database.pool.query(`select graphile_worker.add_job('reconcile_refunds', '{}'::json)`)
  await runJobs()
  expect(await refundsOf(orderId)).toMatchObject([{ state: 'succeeded' }])
  expect(await returnedByProvider(paymentId)).toBe(1000)
  expect(await owed()).toEqual(before)
})

describe("a bank's late word", () => {
  /** An order that this card has paid and that was cancelled; the provider has been asked. */
  const cancelledAfter = async (card: string) => {
    const order = await orderByCard(shop, 1, card)
    await takeOrderStep(shop.shop, 'cancelled', { orderId: order.orderId, by })
    await runJobs()
    return order
  }

  test('that a refund has arrived is learnt from the webhook', async () => {
    const before = await owed()
    const { orderId } = await cancelledAfter('refund_pending')
    expect(await refundsOf(orderId)).toMatchObject([{ state: 'pending' }])
    await shop.pass({ seconds: 60 })
    expect(await refundsOf(orderId)).toMatchObject([{ state: 'succeeded' }])
    expect(await owed()).toEqual(before)
  })

  test.each(['refund_fails', 'refund_bounces'])(
    'that it did not take a refund leaves the money owed until an operator gives it to the balance (%s)',
    async (card) => {
      const before = await owed()
      const { orderId, customer } = await cancelledAfter(card)
      await shop.pass({ seconds: 60 })
      const [refund] = await refundsOf(orderId)
      expect(refund).toMatchObject({ state: 'failed', destination: 'card' })
      expect((await owed()).owed).toBe(before.owed + 1000)

      const moving = { refundId: refund.id, by, why }
      expect(await moveRefundToBalance(shop.shop, moving)).toEqual({ ok: true, value: { changed: true } })
      expect(await moveRefundToBalance(shop.shop, moving)).toEqual({ ok: true, value: { changed: false } })
      expect(await shop.balance(customer)).toBe(1000)
      expect((await owed()).owed).toBe(before.owed)
      expect((await timelineOf(shop, orderId)).kinds.at(-1)).toBe('refunded')
      expect(await refundsOf(orderId)).toMatchObject([{ state: 'failed' }, { destination: 'balance', cents: 1000 }])
      expect((await mailsTo(shop, customer))[0]?.subject).toBe('Your refund is on your balance')
      await expectCleanBooks(shop.database.pool)
    },
  )

  test('about a refund that somebody made at the provider is booked, and the order stands', async () => {
    const before = await owed()
    const { orderId, paymentId } = await orderByCard(shop)
    const { payment_intent } = await shop.stripe.checkout.sessions.retrieve(await shop.sessionIdOf(paymentId))
    await shop.stripe.refunds.create({ payment_intent: String(payment_intent), amount: 100 })
    await shop.pass({ seconds: 60 })
    const { rows } = await shop.database.pool.query(`select type from provider_events where type like '%refund%'`)
    expect(rows.length).toBeGreaterThan(0)
    expect(await refundsOf(orderId)).toMatchObject([{ destination: 'foreign', state: 'succeeded', amount_minor: 100 }])
    expect(await owed()).toEqual({ ...before, clearing: before.clearing - 900 })
  })
})

test('only a refund that failed goes to the balance', async () => {
  const { orderId } = await orderByCard(shop)
  await takeOrderStep(shop.shop, 'cancelled', { orderId, by })
  const [refund] = await refundsOf(orderId)
  const moving = { refundId: refund.id, by, why }
  expect(await moveRefundToBalance(shop.shop, moving)).toMatchObject({ refusal: 'refund_too_much' })
  await runJobs()
  expect(await moveRefundToBalance(shop.shop, moving)).toMatchObject({ refusal: 'refund_too_much' })
  const unknown = '00000000-0000-4000-8000-000000000000'
  expect(await moveRefundToBalance(shop.shop, { ...moving, refundId: unknown })).toMatchObject({ refusal: 'not_found' })
})
