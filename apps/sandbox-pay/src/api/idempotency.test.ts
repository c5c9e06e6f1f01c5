import Stripe from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Bench, openBench, topUp } from '../testing/bench.ts'

let bench: Bench

beforeEach(async () => {
  bench = await openBench()
})

afterEach(() => bench.close())

const create = (idempotencyKey: string, changes: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
  bench.stripe.checkout.sessions.create({ ...topUp(new Date('2026-11-21T12:00:00Z')), ...changes }, { idempotencyKey })

test('the same key a hundred times opens one session', async () => {
  const sessions = await Promise.all(Array.from({ length: 100 }, () => create('payment-1')))
  expect(new Set(sessions.map(({ id }) => id)).size).toBe(1)
  expect(sessions.filter(({ lastResponse }) => lastResponse.headers['idempotent-replayed'] === 'true')).toHaveLength(99)
})

test('the same key with another body is an idempotency error', async () => {
  await create('payment-1')
  const refused = create('payment-1', { client_reference_id: 'payment-2' })
  await expect(refused).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError)
  await expect(refused).rejects.toMatchObject({ statusCode: 400, rawType: 'idempotency_error' })
})

test('the same key for another call is an idempotency error', async () => {
  const { id } = await create('payment-1')
  const refused = bench.stripe.checkout.sessions.expire(id, {}, { idempotencyKey: 'payment-1' })
  await expect(refused).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError)
})

test('a key outlives a restart', async () => {
  const { id } = await create('payment-1')
  await bench.restart()
  expect((await create('payment-1')).id).toBe(id)
})

test('a key repeats the first answer, whatever became of the session', async () => {
  const { id } = await create('payment-1')
  await bench.pay({ id }, 'pays')
  expect(await create('payment-1')).toMatchObject({ id, status: 'open' })
})

test('a refused call does not use up its key', async () => {
  await expect(create('payment-1', { customer_email: 'marta' })).rejects.toThrow('Invalid email address')
  expect((await create('payment-1')).status).toBe('open')
})

test('keys are forgotten after a day, at the next start', async () => {
  const { id } = await create('payment-1')
  await bench.pass(24 * 3600 + 1)
  await bench.restart()
  const again = bench.stripe.checkout.sessions.create(topUp(bench.now()), { idempotencyKey: 'payment-1' })
  expect((await again).id).not.toBe(id)
})

test('a key of more than 255 characters is refused', async () => {
  await expect(create('k'.repeat(256))).rejects.toMatchObject({ statusCode: 400 })
})

test('a failure can be kept under its key for a day, and is replayed as such', async () => {
  await bench.control('faults', { fail_calls: '1', keep_failures: '1' })
  const failed = { statusCode: 500, message: 'Broken on purpose.' }
  await expect(create('payment-1')).rejects.toMatchObject(failed)
  await expect(create('payment-1')).rejects.toMatchObject({
    ...failed,
    headers: expect.objectContaining({ 'idempotent-replayed': 'true' }),
  })
  expect((await create('payment-2')).status).toBe('open')
  expect((await bench.stripe.checkout.sessions.list()).data).toHaveLength(1)
  await bench.pass(24 * 3600 + 1)
  await bench.restart()
  expect(
    (await bench.stripe.checkout.sessions.create(topUp(bench.now()), { idempotencyKey: 'payment-1' })).status,
  ).toBe('open')
})
