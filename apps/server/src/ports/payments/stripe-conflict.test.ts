import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createStripeProvider } from './stripe.ts'

let server: Server
let answer: { status: number; type: string }

beforeEach(async () => {
  server = createServer((_request, response) => {
    const error = { type: answer.type, message: 'no' }
    // Stripe tells its SDK not to try again by itself; the test need not wait for that.
    const headers = { 'content-type': 'application/json', 'stripe-should-retry': 'false' }
    response.writeHead(answer.status, headers).end(JSON.stringify({ error }))
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
  expect(await open()).toEqual({ outcome: 'rejected', problem: 'no' })
})

test.each([
  ['the same request is being answered at this moment', 409, 'invalid_request_error'],
  ['the key was used for something else', 400, 'idempotency_error'],
  ['our own key is wrong', 401, 'invalid_request_error'],
  ['we ask too often', 429, 'rate_limit_error'],
  ['the provider is in trouble', 503, 'api_error'],
])('nothing is known of the session while %s', async (_, status, type) => {
  answer = { status, type }
  expect(await open()).toMatchObject({ outcome: 'unavailable' })
})
