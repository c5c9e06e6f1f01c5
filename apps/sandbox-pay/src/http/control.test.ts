import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Bench, openBench, topUp } from '../testing/bench.ts'

let bench: Bench

beforeEach(async () => {
  bench = await openBench()
})

afterEach(() => bench.close())

const turn = (knobs: Record<string, string>, headers: Record<string, string> = {}) =>
  bench.control('faults', knobs, headers)

test('the next calls fail with 500 and do nothing', async () => {
  expect(await (await turn({ fail_calls: '2' })).json()).toMatchObject({ failCalls: 2 })
  await expect(bench.openSession()).rejects.toMatchObject({ type: 'StripeAPIError', statusCode: 500 })
  await expect(bench.openSession()).rejects.toMatchObject({ statusCode: 500 })
  expect((await bench.openSession()).status).toBe('open')
})

test('an answer that was lost is given again for the same key', async () => {
  await turn({ lose_answers: '2' })
  const create = () => bench.stripe.checkout.sessions.create(topUp(bench.now()), { idempotencyKey: 'payment-1' })
  await expect(create()).rejects.toMatchObject({ type: 'StripeConnectionError' })
  const session = await create()
  expect(session.lastResponse.headers['idempotent-replayed']).toBe('true')
})

test('a refund whose answer was lost was made, and the same key answers with the same one', async () => {
  const payment_intent = await bench.paid('pays')
  const refund = () => bench.stripe.refunds.create({ payment_intent }, { idempotencyKey: 'refund-1' })
  // The SDK itself asks again once when a kept connection breaks.
  await turn({ lose_answers: '2' })
  await expect(refund()).rejects.toMatchObject({ type: 'StripeConnectionError' })
  const made = await refund()
  expect((await bench.stripe.refunds.list({ payment_intent })).data.map(({ id }) => id)).toEqual([made.id])
})

test('a refund that failed on purpose gave nothing back', async () => {
  const payment_intent = await bench.paid('pays')
  await turn({ fail_calls: '1' })
  await expect(bench.stripe.refunds.create({ payment_intent })).rejects.toMatchObject({ statusCode: 500 })
  expect((await bench.stripe.refunds.list({ payment_intent })).data).toEqual([])
})

test('the next sessions are refused as requests that are wrong, and none comes to be', async () => {
  const { id } = await bench.openSession()
  expect(await (await turn({ refuse_sessions: '2' })).json()).toMatchObject({ refuseSessions: 2 })
  for (const _ of [1, 2]) {
    await expect(bench.openSession()).rejects.toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400 })
  }
  expect((await bench.stripe.checkout.sessions.retrieve(id)).status).toBe('open')
  expect((await bench.openSession()).status).toBe('open')
  expect((await bench.stripe.checkout.sessions.list()).data).toHaveLength(2)
})

test('how late "later" is can be set, and the card page says so', async () => {
  await turn({ late_seconds: '2' })
  const session = await bench.openSession()
  const page = await (await fetch(`${bench.origin}/pay/${session.id}`)).text()
  expect(page).toContain('Late and later mean 2 seconds.')
  await bench.pay(session, 'late')
  await bench.paid('disputed')
  await bench.pass(1)
  expect(bench.events()).toHaveLength(1)
  await bench.pass(1)
  expect(bench.events().map(({ type }) => type)).toEqual([
    'checkout.session.completed',
    'checkout.session.completed',
    'charge.dispute.created',
  ])
})

test('webhooks can be held back', async () => {
  await turn({ webhook_delay_seconds: '60' })
  await bench.pay(await bench.openSession(), 'pays')
  await bench.pass(59)
  expect(bench.events()).toEqual([])
  await bench.pass(1)
  expect(bench.events()).toHaveLength(1)
})

test('the knobs need the secret key, known names and a caller on this machine', async () => {
  expect((await turn({}, { authorization: 'Bearer sk_test_wrong' })).status).toBe(401)
  expect((await turn({ explode: '1' })).status).toBe(400)
  expect((await turn({ late_seconds: '-1' })).status).toBe(400)
  expect((await turn({}, { 'x-forwarded-for': '203.0.113.7' })).status).toBe(404)
  const answer = await bench.sandbox.app.inject({
    method: 'POST',
    url: '/_sandbox/faults',
    remoteAddress: '203.0.113.7',
    headers: { authorization: 'Bearer sk_test_0123456789abcdef' },
  })
  expect(answer.statusCode).toBe(404)
})
