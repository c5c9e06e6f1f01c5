import Stripe from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Bench, openBench } from '../testing/bench.ts'

let bench: Bench

beforeEach(async () => {
  bench = await openBench()
})

afterEach(() => bench.close())

const refund = (params: Stripe.RefundCreateParams, idempotencyKey?: string) =>
  bench.stripe.refunds.create(params, idempotencyKey === undefined ? {} : { idempotencyKey })
const statusOf = async (id: string) => (await bench.stripe.refunds.retrieve(id)).status
/** What the shop heard of refunds: the type and how the refund stood. */
const heard = () =>
  bench
    .events()
    .filter(({ type }) => type.startsWith('refund.'))
    .map(({ type, data }) => [type, (data.object as Stripe.Refund).status])

test('a refund gives back what it names, in the shape of Stripe, and the shop hears of it', async () => {
  const payment_intent = await bench.paid('pays')
  const made = await refund({
    payment_intent,
    amount: 4000,
    reason: 'requested_by_customer',
    metadata: { refund_id: 'refund-1' },
  })
  expect(made).toMatchObject({
    object: 'refund',
    amount: 4000,
    charge: payment_intent.replace('pi_', 'ch_'),
    currency: 'eur',
    created: bench.now().getTime() / 1000,
    metadata: { refund_id: 'refund-1' },
    payment_intent,
    reason: 'requested_by_customer',
    status: 'succeeded',
  })
  expect(made.id).toMatch(/^re_[0-9a-f]{24}$/)
  expect(await bench.stripe.refunds.retrieve(made.id)).toEqual({ ...made })
  await bench.pass(3600)
  expect(bench.events().slice(1)).toMatchObject([{ type: 'refund.created', data: { object: { id: made.id } } }])
})

test('a refund without an amount gives back what is left', async () => {
  const payment_intent = await bench.paid('pays')
  await refund({ payment_intent, amount: 2500 })
  expect((await refund({ payment_intent })).amount).toBe(7500)
  const { data } = await bench.stripe.refunds.list({ payment_intent })
  expect(data.map(({ amount }) => amount)).toEqual([7500, 2500])
})

test('no more goes back than came', async () => {
  const payment_intent = await bench.paid('pays')
  await refund({ payment_intent, amount: 6000 })
  const refused = refund({ payment_intent, amount: 4001 })
  await expect(refused).rejects.toBeInstanceOf(Stripe.errors.StripeInvalidRequestError)
  await expect(refused).rejects.toMatchObject({
    statusCode: 400,
    param: 'amount',
    message: 'Refund amount (€40.01) is greater than unrefunded amount on charge (€40.00)',
  })
  await refund({ payment_intent, amount: 4000 })
  await expect(refund({ payment_intent, amount: 1 })).rejects.toMatchObject({
    statusCode: 400,
    code: 'charge_already_refunded',
    message: `Charge ${payment_intent.replace('pi_', 'ch_')} has already been refunded.`,
  })
})

test('fifty refunds of one payment at once give back no more than came', async () => {
  const payment_intent = await bench.paid('pays')
  const made = await Promise.allSettled(Array.from({ length: 50 }, () => refund({ payment_intent, amount: 3000 })))
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
})

test('the same key gives back once, also over a restart', async () => {
  const payment_intent = await bench.paid('pays')
  const { id } = await refund({ payment_intent, amount: 1000 }, 'refund-1')
  await bench.restart()
  const again = await refund({ payment_intent, amount: 1000 }, 'refund-1')
  expect([again.id, again.lastResponse.headers['idempotent-replayed']]).toEqual([id, 'true'])
  expect((await bench.stripe.refunds.list({ payment_intent })).data).toHaveLength(1)
})

test.each<[string, Partial<Stripe.RefundCreateParams>, object]>([
  ['no payment', { payment_intent: undefined }, { code: 'parameter_missing', param: 'payment_intent' }],
  ['an unknown payment', { payment_intent: 'pi_none' }, { code: 'resource_missing', param: 'payment_intent' }],
  ['nothing', { amount: 0 }, { code: 'parameter_invalid_integer', param: 'amount' }],
  ['less than nothing', { amount: -1 }, { code: 'parameter_invalid_integer', param: 'amount' }],
  ['a reason of its own', { reason: 'fraud' }, { param: 'reason' }],
  ['a parameter that we do not have', { reverse_transfer: true }, { code: 'parameter_unknown' }],
])('a refund of %s is refused in the shape of Stripe', async (_what, changes, expected) => {
  const payment_intent = await bench.paid('pays')
  const refused = refund({ payment_intent, ...changes })
  await expect(refused).rejects.toBeInstanceOf(Stripe.errors.StripeInvalidRequestError)
  await expect(refused).rejects.toMatchObject(expected)
  expect((await bench.stripe.refunds.list()).data).toEqual([])
})

test('a payment that has not come cannot go back', async () => {
  const payment_intent = await bench.paid('processing')
  const refused = { message: `This PaymentIntent (${payment_intent}) does not have a successful charge to refund.` }
  await expect(refund({ payment_intent })).rejects.toMatchObject(refused)
  await bench.pass(8)
  expect((await refund({ payment_intent })).status).toBe('succeeded')
})

test('a payment of another amount than agreed goes back as it came', async () => {
  const payment_intent = await bench.paid('overcharged')
  await expect(refund({ payment_intent, amount: 10002 })).rejects.toMatchObject({ param: 'amount' })
  expect((await refund({ payment_intent })).amount).toBe(10001)
})

test('refunds to the slow card are pending first and succeed later, also over a restart', async () => {
  const { id } = await refund({ payment_intent: await bench.paid('refund_pending') })
  expect(await statusOf(id)).toBe('pending')
  await bench.pass(7)
  await bench.restart()
  expect(await statusOf(id)).toBe('pending')
  await bench.pass(1)
  expect(await statusOf(id)).toBe('succeeded')
  await bench.restart()
  await bench.pass(3600)
  expect(heard()).toEqual([
    ['refund.created', 'pending'],
    ['refund.updated', 'succeeded'],
  ])
})

test.each([
  ['refund_fails', 'pending'],
  ['refund_bounces', 'succeeded'],
])('refunds to the card "%s" are %s first and fail later; the money can go back again', async (cardKey, first) => {
  const payment_intent = await bench.paid(cardKey)
  const { id, status } = await refund({ payment_intent })
  expect(status).toBe(first)
  await expect(refund({ payment_intent })).rejects.toMatchObject({ code: 'charge_already_refunded' })
  await bench.pass(8)
  expect(await bench.stripe.refunds.retrieve(id)).toMatchObject({
    status: 'failed',
    failure_reason: 'expired_or_canceled_card',
  })
  expect(heard()).toEqual([
    ['refund.created', first],
    ['refund.failed', 'failed'],
  ])
  expect((await refund({ payment_intent })).amount).toBe(10000)
})

test('refunds are listed newest first, page by page', async () => {
  const payment_intent = await bench.paid('pays')
  const made: string[] = []
  for (const amount of [1, 2, 3]) made.unshift((await refund({ payment_intent, amount })).id)
  await refund({ payment_intent: await bench.paid('pays') })
  const first = await bench.stripe.refunds.list({ payment_intent, limit: 2 })
  expect([first.data.map(({ id }) => id), first.has_more]).toEqual([made.slice(0, 2), true])
  const rest = await bench.stripe.refunds.list({ payment_intent, limit: 2, starting_after: String(made[1]) })
  expect([rest.data.map(({ id }) => id), rest.has_more]).toEqual([made.slice(2), false])
  await expect(bench.stripe.refunds.retrieve('re_none')).rejects.toMatchObject({ code: 'resource_missing' })
})
