import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStripeProvider } from './stripe.ts'

// A provider that answers with one session of the live mode, whatever it is asked.
const session = {
  id: 'cs_live_1',
  object: 'checkout.session',
  livemode: true,
  mode: 'payment',
  status: 'complete',
  payment_status: 'paid',
  client_reference_id: 'payment-1',
  amount_total: 10_000,
  currency: 'eur',
  payment_intent: 'pi_1',
  url: 'https://pay.example/1',
}

let server: Server
let apiUrl: string

beforeAll(async () => {
  server = createServer((request, answer) => {
    const isList = request.method === 'GET' && /sessions(\?|$)/.test(request.url ?? '')
    const body = isList ? { object: 'list', data: [session], has_more: false, url: '/v1/checkout/sessions' } : session
    answer.setHeader('content-type', 'application/json').end(JSON.stringify(body))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => new Promise((closed) => server.close(closed)))

const asked = {
  paymentId: 'payment-1',
  attempt: 1,
  amountMinor: 10_000,
  currency: 'EUR',
  description: 'Balance top-up',
  successUrl: 'https://shop.example/success',
  cancelUrl: 'https://shop.example/cancel',
  expiresAt: new Date('2026-11-23T12:00:00Z'),
}
const day = { from: new Date('2026-11-22T12:00:00Z'), until: new Date('2026-11-23T12:00:00Z') }
const form = { formId: 'form-1', purpose: 'a payout', email: 'marta@example.org', ...asked }

test('what the provider says of a session of the other mode than our key is of is not believed', async () => {
  const ours = createStripeProvider({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiUrl })
  const problem = 'session cs_live_1: its livemode true is not that of our key'
  const unbelieved = { outcome: 'unavailable', problem }
  expect(await ours.retrieveSession('cs_live_1')).toEqual(unbelieved)
  expect(await ours.expireSession('cs_live_1')).toEqual(unbelieved)
  expect(await ours.openSession(asked)).toEqual(unbelieved)
  expect(await ours.openCardForm(form)).toEqual(unbelieved)
  expect(await ours.retrieveCardForm('cs_live_1')).toEqual(unbelieved)
  expect(await ours.lookUpSession({ paymentId: 'payment-1', ...day })).toEqual({ outcome: 'none' })
  expect(await ours.expiredSessions({ createdSince: day.from })).toEqual({ outcome: 'found', reports: [], next: null })
})

test('of our own mode it is', async () => {
  const live = createStripeProvider({ secretKey: 'sk_live_1', webhookSecret: 'whsec_1', apiUrl })
  expect(await live.retrieveSession('cs_live_1')).toMatchObject({ outcome: 'found', report: { state: 'paid' } })
  expect(await live.lookUpSession({ paymentId: 'payment-1', ...day })).toMatchObject({ outcome: 'found' })
})
