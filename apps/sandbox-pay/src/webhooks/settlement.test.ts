import { statSync } from 'node:fs'
import { join } from 'node:path'
import type Stripe from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Bench, openBench } from '../testing/bench.ts'

let bench: Bench

beforeEach(async () => {
  bench = await openBench()
})

afterEach(() => bench.close())

/** What the shop heard, in the order in which it came: the event and how the session stood in it. */
const heard = () =>
  bench.events().map(({ type, data }) => {
    const { status, payment_status } = data.object as Stripe.Checkout.Session
    return [type.replace('checkout.session.', ''), status, payment_status]
  })
const sessionOf = (id: string) => bench.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] })

test('the card that is processing completes the session unpaid and pays later', async () => {
  const { id } = await bench.openSession()
  const response = await bench.pay({ id }, 'processing')
  expect(response.headers.get('location')).toContain(`session=${id}`)
  expect(await sessionOf(id)).toMatchObject({
    status: 'complete',
    payment_status: 'unpaid',
    payment_intent: { status: 'processing', amount_received: 0, metadata: { payment: 'payment-1' } },
  })
  await bench.pass(7)
  await bench.restart()
  await bench.pass(1)
  expect(await sessionOf(id)).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    payment_intent: { status: 'succeeded', amount_received: 10000 },
  })
  await bench.restart()
  await bench.pass(3600)
  expect(heard()).toEqual([
    ['completed', 'complete', 'unpaid'],
    ['async_payment_succeeded', 'complete', 'paid'],
  ])
})

test('the card that is processing may fail later, and the payment says so to whoever asks', async () => {
  const { id } = await bench.openSession()
  await bench.pay({ id }, 'processing_fails')
  await bench.pass(8)
  expect(await sessionOf(id)).toMatchObject({
    status: 'complete',
    payment_status: 'unpaid',
    payment_intent: { status: 'requires_payment_method', last_payment_error: { type: 'card_error' } },
  })
  expect(heard()).toEqual([
    ['completed', 'complete', 'unpaid'],
    ['async_payment_failed', 'complete', 'unpaid'],
  ])
})

test('the card with webhooks in the wrong order tells of the payment first', async () => {
  const { id } = await bench.openSession()
  await bench.pay({ id }, 'overtaken')
  expect((await sessionOf(id)).payment_status).toBe('paid')
  await bench.pass(8)
  expect(heard()).toEqual([
    ['async_payment_succeeded', 'complete', 'paid'],
    ['completed', 'complete', 'unpaid'],
  ])
})

test('what was put off is done once: the journal grows no more', async () => {
  for (const cardKey of ['processing', 'processing_fails', 'disputed']) await bench.paid(cardKey)
  await bench.stripe.refunds.create({ payment_intent: await bench.paid('refund_pending') })
  await bench.pass(8)
  const journal = join(bench.dataDir, 'journal.jsonl')
  const size = statSync(journal).size
  await bench.pass(8)
  expect(statSync(journal).size).toBe(size)
})

test('the card that charges another amount says so everywhere', async () => {
  const { id } = await bench.openSession()
  await bench.pay({ id }, 'overcharged')
  expect(await sessionOf(id)).toMatchObject({
    amount_total: 10001,
    payment_status: 'paid',
    payment_intent: { amount: 10001, amount_received: 10001 },
  })
  expect(bench.events()).toMatchObject([{ data: { object: { amount_total: 10001 } } }])
})
