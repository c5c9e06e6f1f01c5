import type Stripe from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Bench, openBench } from '../testing/bench.ts'

let bench: Bench

beforeEach(async () => {
  bench = await openBench()
})

afterEach(() => bench.close())

const open = async (payment_intent: string): Promise<Stripe.Dispute> => {
  const response = await bench.control('disputes', { payment_intent })
  expect(response.status).toBe(200)
  return (await response.json()) as Stripe.Dispute
}
const close = (id: string, outcome: string) => bench.control(`disputes/${id}/close`, { outcome })
const heard = () => bench.events().filter(({ type }) => type.startsWith('charge.dispute.'))

test('the card that is disputed pays and is disputed later, in the shape of Stripe', async () => {
  const payment_intent = await bench.paid('disputed')
  expect((await bench.stripe.disputes.list({ payment_intent })).data).toEqual([])
  await bench.pass(7)
  await bench.restart()
  expect(heard()).toEqual([])
  await bench.pass(1)
  const [dispute] = (await bench.stripe.disputes.list({ payment_intent })).data
  expect(dispute).toMatchObject({
    id: expect.stringMatching(/^dp_[0-9a-f]{24}$/),
    object: 'dispute',
    amount: 10000,
    charge: payment_intent.replace('pi_', 'ch_'),
    currency: 'eur',
    payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  })
  expect(heard()).toMatchObject([{ type: 'charge.dispute.created', data: { object: { id: dispute?.id } } }])
  expect(await bench.stripe.disputes.retrieve(String(dispute?.id))).toMatchObject({ payment_intent })
  await bench.restart()
  await bench.pass(3600)
  expect(heard()).toHaveLength(1)
})

test.each(['won', 'lost'])('a dispute that is opened on purpose can be closed as %s, once', async (outcome) => {
  const { id } = await open(await bench.paid('pays'))
  const closed = await close(id, outcome)
  expect(await closed.json()).toMatchObject({ id, status: outcome })
  await bench.restart()
  expect((await bench.stripe.disputes.retrieve(id)).status).toBe(outcome)
  await bench.pass(0)
  expect(heard()).toMatchObject([
    { type: 'charge.dispute.created', data: { object: { id, status: 'needs_response' } } },
    { type: 'charge.dispute.closed', data: { object: { id, status: outcome } } },
  ])
  expect((await close(id, 'won')).status).toBe(400)
})

test('a disputed payment cannot go back until the shop has won', async () => {
  const payment_intent = await bench.paid('pays')
  const { id } = await open(payment_intent)
  await expect(bench.stripe.refunds.create({ payment_intent })).rejects.toMatchObject({ code: 'charge_disputed' })
  await close(id, 'won')
  expect((await bench.stripe.refunds.create({ payment_intent })).status).toBe('succeeded')
})

test('only a payment that has come is disputed, and only once', async () => {
  const processing = await bench.paid('processing')
  expect((await bench.control('disputes', { payment_intent: processing })).status).toBe(400)
  expect((await bench.control('disputes', { payment_intent: 'pi_none' })).status).toBe(400)
  expect((await bench.control('disputes')).status).toBe(400)
  const payment_intent = await bench.paid('pays')
  const { id } = await open(payment_intent)
  expect((await bench.control('disputes', { payment_intent })).status).toBe(400)
  expect((await close('dp_none', 'won')).status).toBe(404)
  expect((await close(id, 'draw')).status).toBe(400)
  expect((await bench.control(`disputes/${id}/close`)).status).toBe(400)
  expect((await bench.stripe.disputes.list()).data).toHaveLength(1)
})

test('disputes are opened and closed with the secret key and from this machine only', async () => {
  const payment_intent = await bench.paid('pays')
  const stranger = { authorization: 'Bearer sk_test_wrong' }
  expect((await bench.control('disputes', { payment_intent }, stranger)).status).toBe(401)
  const proxied = { 'x-forwarded-for': '203.0.113.7' }
  expect((await bench.control('disputes', { payment_intent }, proxied)).status).toBe(404)
  expect((await bench.stripe.disputes.list()).data).toEqual([])
})
