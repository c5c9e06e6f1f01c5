import { daysBefore } from '@pandrop/money/days'
import { type Bench, openBench, secretKey, webhookSecret } from '@pandrop/sandbox-pay/testing/bench'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { CardFormRequest, PaymentProvider } from './provider.ts'
import { createStripeProvider } from './stripe.ts'

let bench: Bench
let provider: PaymentProvider

beforeEach(async () => {
  bench = await openBench()
  provider = createStripeProvider({ secretKey, webhookSecret, apiUrl: bench.origin })
})

afterEach(() => bench.close())

const request = (changes: Partial<CardFormRequest> = {}): CardFormRequest => ({
  formId: 'form-1',
  purpose: 'We pay your sale to this card.',
  email: 'marta@example.org',
  successUrl: 'https://shop.example/account/offers?offer=7',
  cancelUrl: 'https://shop.example/account/offers?offer=7',
  expiresAt: new Date(bench.now().getTime() + 60 * 60_000),
  ...changes,
})

const open = async (): Promise<string> => {
  const opened = await provider.openCardForm(request())
  if (opened.outcome !== 'opened') throw new Error(`the session was ${opened.outcome}: ${opened.problem}`)
  return opened.sessionId
}

const setupIntent = expect.stringMatching(/^seti_/)

test('a card form opens once under its id, and tells its setup intent when a card is saved', async () => {
  const sessionId = await open()
  expect(await open()).toBe(sessionId)
  const report = { sessionId, formId: 'form-1', state: 'open', setupIntent: null }
  expect(await provider.retrieveCardForm(sessionId)).toEqual({ outcome: 'found', report })
  await bench.pay({ id: sessionId }, 'pays')
  const completed = { ...report, state: 'completed', setupIntent }
  expect(await provider.retrieveCardForm(sessionId)).toEqual({ outcome: 'found', report: completed })
  const [notice] = bench.shop.received
  if (!notice) throw new Error('no webhook came')
  expect(provider.verifyWebhook(Buffer.from(notice.body), notice.signature, notice.at)).toMatchObject({
    genuine: true,
    event: { type: 'checkout.session.completed', subject: { kind: 'card_form', report: completed } },
  })
})

test('a card form whose time is over is expired', async () => {
  const sessionId = await open()
  await bench.pass(60 * 60)
  expect(await provider.retrieveCardForm(sessionId)).toMatchObject({ outcome: 'found', report: { state: 'expired' } })
})

test('a card form is never read as a payment, and no payment as a card form', async () => {
  const sessionId = await open()
  const { id: paymentSession } = await bench.openSession()
  expect(await provider.retrieveSession(sessionId)).toEqual({ outcome: 'unknown' })
  expect(await provider.retrieveCardForm(paymentSession)).toEqual({ outcome: 'unknown' })
  expect(await provider.retrieveCardForm('cs_test_none')).toEqual({ outcome: 'unknown' })
  await bench.pass(60 * 60)
  const since = { createdSince: daysBefore(bench.now(), 1) }
  const expired = await provider.expiredSessions(since)
  expect(expired).toMatchObject({ outcome: 'found', reports: [{ sessionId: paymentSession }] })
})

test('a provider that says no or nothing is told apart', async () => {
  await bench.control('faults', { refuse_sessions: '1' })
  expect(await provider.openCardForm(request())).toEqual({ outcome: 'rejected', problem: 'Refused on purpose.' })
  const sessionId = await open()
  await bench.control('faults', { fail_calls: '4' })
  expect(await provider.openCardForm(request({ formId: 'form-2' }))).toMatchObject({ outcome: 'unavailable' })
  expect(await provider.retrieveCardForm(sessionId)).toMatchObject({ outcome: 'unavailable' })
})
