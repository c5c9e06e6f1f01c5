import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createStripeProvider } from './stripe.ts'

let server: Server
let answer: { status: number; type: string; code?: string; param?: string; replayed?: boolean }

beforeEach(async () => {
  server = createServer((_request, response) => {
    const { status, replayed, ...error } = { ...answer, message: 'no' }
    // Stripe tells its SDK not to try again by itself; the test need not wait for that.
    const headers = {
      'content-type': 'application/json',
      'stripe-should-retry': 'false',
      ...(replayed && { 'idempotent-replayed': 'true' }),
    }
    response.writeHead(status, headers).end(JSON.stringify({ error }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})

afterEach(() => server.close())

const open = () => {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const apiUrl = `http://127.0.0.1:${port}`
  return createStripeProvider({ secretKey: 'sk_test_x', webhookSecret: 'whsec_x', apiUrl }).openSession({
    paymentId: 'payment-1',
    attempt: 1,
    amountMinor: 1000,
    currency: 'EUR',
    description: 'Order',
    successUrl: 'https://shop.example/return',
    cancelUrl: 'https://shop.example/cancel',
    expiresAt: new Date('2030-01-01T00:00:00Z'),
  })
}

test('a wrong request is turned down: no session came to be', async () => {
  answer = { status: 400, type: 'invalid_request_error' }
  expect(await open()).toEqual({ outcome: 'rejected', problem: 'no', because: 'terms' })
})

test.each([
  ['the same request is being answered at this moment', 409, 'invalid_request_error'],
  ['our own key is wrong', 401, 'invalid_request_error'],
  ['we ask too often', 429, 'rate_limit_error'],
  ['the provider is in trouble', 503, 'api_error'],
])('nothing is known of the session while %s', async (_, status, type) => {
  answer = { status, type }
  expect(await open()).toMatchObject({ outcome: 'unavailable' })
})

test.each([
  ['the end of the session', 'expiry', { param: 'expires_at' }],
  ['the e-mail address', 'email', { code: 'email_invalid', param: 'customer_email' }],
  ['the amount', 'terms', { code: 'amount_too_small' }],
])('what is turned down for %s is told apart', async (_, because, details) => {
  answer = { status: 400, type: 'invalid_request_error', ...details }
  expect(await open()).toMatchObject({ outcome: 'rejected', because })
})

test.each([
  ['repeats a failure of before', { status: 500, type: 'api_error', replayed: true }],
  ['was used for other terms', { status: 400, type: 'idempotency_error' }],
])('a key that %s opens nothing any more', async (_, told) => {
  answer = told
  expect(await open()).toEqual({ outcome: 'spent', problem: 'no' })
})
