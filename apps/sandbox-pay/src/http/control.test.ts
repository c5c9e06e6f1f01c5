import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Bench, openBench, topUp } from '../testing/bench.ts'

let bench: Bench

beforeEach(async () => {
  bench = await openBench()
})

afterEach(() => bench.close())

const turn = (knobs: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${bench.origin}/_sandbox/faults`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_0123456789abcdef', ...headers },
    body: new URLSearchParams(knobs),
  })

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
  expect((await turn({}, { 'x-forwarded-for': '203.0.113.7' })).status).toBe(404)
  const answer = await bench.sandbox.app.inject({
    method: 'POST',
    url: '/_sandbox/faults',
    remoteAddress: '203.0.113.7',
    headers: { authorization: 'Bearer sk_test_0123456789abcdef' },
  })
  expect(answer.statusCode).toBe(404)
})
