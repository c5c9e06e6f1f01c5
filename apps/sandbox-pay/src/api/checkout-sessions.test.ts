import Stripe from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Bench, openBench, sdkFor, topUp } from '../testing/bench.ts'

let bench: Bench

beforeEach(async () => {
  bench = await openBench()
})

afterEach(() => bench.close())

test('a session opens as the official SDK asks, with an address to pay at', async () => {
  const session = await bench.openSession()
  expect(session).toMatchObject({
    object: 'checkout.session',
    amount_total: 10000,
    currency: 'eur',
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
    client_reference_id: 'payment-1',
    metadata: { payment: 'payment-1' },
    customer_email: 'marta@example.com',
    created: bench.now().getTime() / 1000,
    expires_at: bench.now().getTime() / 1000 + 31 * 60,
    livemode: false,
  })
  expect(session.id).toMatch(/^cs_test_[0-9a-f]{58}$/)
  expect(session.url).toBe(`${bench.origin}/pay/${session.id}`)
  expect(session.lastResponse.requestId).toMatch(/^req_/)
})

test('a session adds up its lines', async () => {
  const line = (unit_amount: number, quantity: number) => ({
    price_data: { currency: 'pln', unit_amount, product_data: { name: `Skin at ${unit_amount}` } },
    quantity,
  })
  const session = await bench.openSession({ line_items: [line(1234, 1), line(50, 3)] })
  expect(session.amount_total).toBe(1384)
})

test('a session without an expiry lives a day', async () => {
  const { expires_at: _, ...params } = topUp(bench.now())
  const session = await bench.stripe.checkout.sessions.create(params)
  expect(session.expires_at - session.created).toBe(24 * 3600)
})

test('a session is found again by its id, and an unknown id is not', async () => {
  const session = await bench.openSession()
  const found = await bench.stripe.checkout.sessions.retrieve(session.id)
  expect(found).toEqual({ ...session })
  await expect(bench.stripe.checkout.sessions.retrieve('cs_test_none')).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    code: 'resource_missing',
    statusCode: 404,
  })
})

test('an open session expires when the shop asks, once', async () => {
  const { id } = await bench.openSession()
  const expired = await bench.stripe.checkout.sessions.expire(id)
  expect(expired).toMatchObject({ id, status: 'expired', payment_status: 'unpaid', url: null })
  await expect(bench.stripe.checkout.sessions.expire(id)).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 400,
    message: expect.stringContaining('This Checkout Session has a status of `expired`.'),
  })
  await bench.pass(0)
  expect(bench.events().map(({ type }) => type)).toEqual(['checkout.session.expired'])
})

test('a paid session cannot be expired', async () => {
  const { id } = await bench.openSession()
  await bench.pay({ id }, 'pays')
  await expect(bench.stripe.checkout.sessions.expire(id)).rejects.toMatchObject({ statusCode: 400 })
  expect(await bench.stripe.checkout.sessions.retrieve(id)).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
  })
})

test('a session whose time is over expires by itself and says so', async () => {
  const { id } = await bench.openSession()
  await bench.pass(31 * 60 - 1)
  expect((await bench.stripe.checkout.sessions.retrieve(id)).status).toBe('open')
  await bench.pass(1)
  expect((await bench.stripe.checkout.sessions.retrieve(id)).status).toBe('expired')
  expect(bench.events()).toMatchObject([
    { type: 'checkout.session.expired', data: { object: { id, status: 'expired' } } },
  ])
})

test('the payment of a paid session carries the metadata it was given', async () => {
  const { id } = await bench.openSession()
  await bench.pay({ id }, 'pays')
  const { payment_intent } = await bench.stripe.checkout.sessions.retrieve(id)
  const intent = await bench.stripe.paymentIntents.retrieve(String(payment_intent))
  expect(intent).toMatchObject({
    amount: 10000,
    currency: 'eur',
    status: 'succeeded',
    metadata: { payment: 'payment-1' },
  })
  await expect(bench.stripe.paymentIntents.retrieve('pi_none')).rejects.toMatchObject({ code: 'resource_missing' })
})

const seconds = (offset: number) => Math.floor(new Date('2026-11-21T12:00:00Z').getTime() / 1000) + offset
const price = (changes: object) => [
  { price_data: { currency: 'eur', unit_amount: 10000, product_data: { name: 'Top-up' }, ...changes }, quantity: 1 },
]

test.each<[string, object, object]>([
  ['no mode', { mode: undefined }, { code: 'parameter_missing', param: 'mode' }],
  ['a subscription', { mode: 'subscription' }, { param: 'mode' }],
  ['no lines', { line_items: undefined }, { code: 'parameter_missing', param: 'line_items[0][price_data][currency]' }],
  ['a currency that is none', { line_items: price({ currency: 'xxz' }) }, { message: 'Invalid currency: xxz' }],
  ['a fraction of a cent', { line_items: price({ unit_amount: 0.5 }) }, { code: 'parameter_invalid_integer' }],
  ['a negative price', { line_items: price({ unit_amount: -1 }) }, { code: 'parameter_invalid_integer' }],
  ['49 cents', { line_items: price({ unit_amount: 49 }) }, { code: 'amount_too_small' }],
  ['a million', { line_items: price({ unit_amount: 100_000_000 }) }, { code: 'amount_too_large' }],
  ['a quantity of none', { line_items: [{ ...price({})[0], quantity: 0 }] }, { param: 'line_items[0][quantity]' }],
  [
    'two currencies',
    { line_items: [...price({}), ...price({ currency: 'usd' })] },
    { message: 'The line items all have to be in the same currency.' },
  ],
  ['a success address that is none', { success_url: 'success' }, { code: 'url_invalid', param: 'success_url' }],
  ['a script as cancel address', { cancel_url: 'javascript:alert(1)' }, { code: 'url_invalid', param: 'cancel_url' }],
  ['an address that is no e-mail', { customer_email: 'marta' }, { code: 'email_invalid' }],
  ['less than 30 minutes', { expires_at: seconds(30 * 60 - 1) }, { param: 'expires_at' }],
  ['more than a day', { expires_at: seconds(24 * 3600 + 1) }, { param: 'expires_at' }],
  ['an empty reference', { client_reference_id: '' }, { code: 'parameter_invalid_empty' }],
  ['long metadata', { metadata: { note: 'x'.repeat(501) } }, { param: 'metadata[note]' }],
  ['a parameter that we do not have', { allow_promotion_codes: true }, { code: 'parameter_unknown' }],
  [
    'another payment method',
    { allowed_payment_method_types: ['sepa_debit'] },
    { param: 'allowed_payment_method_types' },
  ],
])('a session with %s is refused in the shape of Stripe', async (_what, params, expected) => {
  const refused = bench.openSession(params)
  await expect(refused).rejects.toBeInstanceOf(Stripe.errors.StripeInvalidRequestError)
  await expect(refused).rejects.toMatchObject({ statusCode: 400, ...expected })
})

test('nobody gets in without the secret key', async () => {
  const stranger = sdkFor(bench.origin, 'sk_test_somebody_else_1234')
  await expect(stranger.checkout.sessions.retrieve('cs_test_any')).rejects.toMatchObject({
    type: 'StripeAuthenticationError',
    statusCode: 401,
    message: 'Invalid API Key provided: ****1234',
  })
  const bare = await fetch(`${bench.origin}/v1/events`)
  expect(bare.status).toBe(401)
  expect(await bare.json()).toMatchObject({ error: { type: 'invalid_request_error' } })
})

test('calls that do not exist and bodies that are no form are refused in the shape of Stripe', async () => {
  await expect(bench.stripe.customers.list()).rejects.toMatchObject({
    statusCode: 404,
    message: 'Unrecognized request URL (GET: /v1/customers).',
  })
  const headers = { authorization: 'Bearer sk_test_0123456789abcdef', 'content-type': 'application/json' }
  const json = await fetch(`${bench.origin}/v1/checkout/sessions`, { method: 'POST', headers, body: '{}' })
  expect(json.status).toBe(400)
  expect(await json.json()).toMatchObject({ error: { type: 'invalid_request_error' } })
})
