import { type Bench, openBench, secretKey, webhookSecret } from '@pandrop/sandbox-pay/testing/bench'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PaymentProvider, ProviderSubject, RefundRequest, SessionRequest } from './provider.ts'
import { createStripeProvider } from './stripe.ts'

let bench: Bench
let provider: PaymentProvider

beforeEach(async () => {
  bench = await openBench()
  provider = createStripeProvider({ secretKey, webhookSecret, apiUrl: bench.origin })
})

afterEach(() => bench.close())

const open = async (changes: Partial<SessionRequest> = {}) => {
  const opened = await provider.openSession({
    paymentId: 'payment-1',
    attempt: 1,
    amountMinor: 10000,
    currency: 'EUR',
    description: 'Balance top-up',
    successUrl: 'https://shop.example/success',
    cancelUrl: 'https://shop.example/cancel',
    expiresAt: new Date(bench.now().getTime() + 31 * 60_000),
    ...changes,
  })
  if (opened.outcome !== 'opened') throw new Error(`the session was ${opened.outcome}: ${opened.problem}`)
  return { id: opened.sessionId }
}

/** Opens a session, pays it with the test card of this key and answers the payment's id at the provider. */
const paid = async (cardKey: string, changes: Partial<SessionRequest> = {}): Promise<string> => {
  const { id } = await open(changes)
  await bench.pay({ id }, cardKey)
  return String((await bench.stripe.checkout.sessions.retrieve(id)).payment_intent)
}

const refund = (paymentIntent: string, changes: Partial<RefundRequest> = {}) =>
  provider.refund({ refundId: 'refund-1', paymentIntent, amountMinor: 4000, currency: 'EUR', ...changes })

const refundsAtProvider = async (paymentIntent: string) => {
  const { data } = await bench.stripe.refunds.list({ payment_intent: paymentIntent })
  return data.map(({ amount }) => amount)
}

/** What the provider's notices about refunds and disputes were about, in the port's words. */
const heard = (): (ProviderSubject | 'forged')[] =>
  bench.shop.received
    .map(({ body, signature, at }) => provider.verifyWebhook(Buffer.from(body), signature, at))
    .map((checked) => (checked.genuine ? checked.event.subject : 'forged'))

test('a refund is made once under its id, and told in the words of the port', async () => {
  const paymentIntent = await paid('pays')
  const made = await refund(paymentIntent)
  expect(made).toEqual({
    outcome: 'made',
    report: {
      providerRefundId: expect.stringMatching(/^re_/),
      refundId: 'refund-1',
      paymentIntent,
      state: 'succeeded',
      failure: null,
      amountMinor: 4000,
      currency: 'EUR',
    },
  })
  expect(await refund(paymentIntent)).toEqual(made)
  expect(await refundsAtProvider(paymentIntent)).toEqual([4000])
})

test('fifty times the same refund at once give back once', async () => {
  const paymentIntent = await paid('pays')
  const made = await Promise.all(Array.from({ length: 50 }, () => refund(paymentIntent)))
  expect(new Set(made.map((one) => one.outcome === 'made' && one.report.providerRefundId)).size).toBe(1)
  expect(await refundsAtProvider(paymentIntent)).toEqual([4000])
})

test('a refund of more than came, of an unknown payment or of a disputed one is rejected', async () => {
  const paymentIntent = await paid('pays')
  expect(await refund(paymentIntent, { amountMinor: 10001 })).toMatchObject({
    outcome: 'rejected',
    problem: expect.stringContaining('greater than unrefunded amount'),
  })
  expect(await refund('pi_none')).toMatchObject({ outcome: 'rejected' })
  await bench.control('disputes', { payment_intent: paymentIntent })
  expect(await refund(paymentIntent)).toMatchObject({ outcome: 'rejected' })
  expect(await refundsAtProvider(paymentIntent)).toEqual([])
})

test('a refund whose answer never came is unavailable, and asking again finds the one that was made', async () => {
  const paymentIntent = await paid('pays')
  await bench.control('faults', { lose_answers: '10' })
  expect(await refund(paymentIntent)).toMatchObject({ outcome: 'unavailable' })
  await bench.control('faults', { lose_answers: '0' })
  expect(await refund(paymentIntent)).toMatchObject({ outcome: 'made', report: { state: 'succeeded' } })
  expect(await refundsAtProvider(paymentIntent)).toEqual([4000])
})

test('a refund while the provider is down is unavailable and nothing went back', async () => {
  const paymentIntent = await paid('pays')
  await bench.control('faults', { fail_calls: '2' })
  expect(await refund(paymentIntent)).toMatchObject({ outcome: 'unavailable', problem: 'Broken on purpose.' })
  expect(await refundsAtProvider(paymentIntent)).toEqual([])
})

/** A day later, at a restart, the provider forgets idempotency keys. */
const forgetKeys = async () => {
  await bench.pass(24 * 3600 + 1)
  await bench.restart()
  provider = createStripeProvider({ secretKey, webhookSecret, apiUrl: bench.origin })
}

test('a refund tells how it stands to whoever asks, an unknown one is rejected', async () => {
  const made = await refund(await paid('refund_fails'))
  const id = made.outcome === 'made' ? made.report.providerRefundId : ''
  expect(await provider.retrieveRefund(id)).toEqual(made)
  await bench.pass(8)
  expect(await provider.retrieveRefund(id)).toMatchObject({ outcome: 'made', report: { state: 'failed' } })
  expect(await provider.retrieveRefund('re_none')).toMatchObject({ outcome: 'rejected' })
  await bench.control('faults', { fail_calls: '2' })
  expect(await provider.retrieveRefund(id)).toMatchObject({ outcome: 'unavailable' })
})

test('a refund of a part that may have been made long ago is looked up before it is made again', async () => {
  const paymentIntent = await paid('pays')
  const first = await refund(paymentIntent, { lookFirst: true })
  await forgetKeys()
  expect(await refund(paymentIntent, { lookFirst: true })).toEqual(first)
  expect(await refundsAtProvider(paymentIntent)).toEqual([4000])
  expect(await refund('pi_none', { lookFirst: true })).toMatchObject({ outcome: 'rejected' })
})

test('a refund that was made is found again when the provider has forgotten its key', async () => {
  const paymentIntent = await paid('pays')
  const made = await refund(paymentIntent, { amountMinor: 10000 })
  await forgetKeys()
  expect(await refund(paymentIntent, { amountMinor: 10000 })).toEqual(made)
  expect(await refund(paymentIntent, { refundId: 'refund-2' })).toMatchObject({ outcome: 'rejected' })
  expect(await refundsAtProvider(paymentIntent)).toEqual([10000])
})

test.each([
  ['ISK', 15_000],
  ['HUF', 150_050],
  ['JPY', 1500],
  ['KWD', 3600],
  ['IDR', 45_000_000],
  ['COP', 970_000],
  ['UGX', 150_000],
  ['TWD', 150_050],
])('a charge and its refund in %s are told in what they were asked in: %i', async (currency, amountMinor) => {
  const paymentIntent = await paid('pays', { currency, amountMinor })
  expect(await refund(paymentIntent, { currency, amountMinor })).toMatchObject({
    outcome: 'made',
    report: { amountMinor, currency },
  })
  expect(await refundsAtProvider(paymentIntent)).toEqual([amountMinor])
})

test.each([
  ['refund_pending', ['pending', 'succeeded']],
  ['refund_fails', ['pending', 'failed']],
  ['refund_bounces', ['succeeded', 'failed']],
])('refunds to the card "%s" are told as %j', async (cardKey, states) => {
  const paymentIntent = await paid(cardKey)
  const made = await refund(paymentIntent)
  expect(made).toMatchObject({ outcome: 'made', report: { state: states[0] } })
  await bench.pass(8)
  const reports = states.map((state) => ({ kind: 'refund', report: { refundId: 'refund-1', paymentIntent, state } }))
  expect(heard().slice(1)).toMatchObject(reports)
})

test.each(['won', 'lost'])('a dispute is told when it opens and when it is %s', async (outcome) => {
  const paymentIntent = await paid('disputed')
  await bench.pass(8)
  const [dispute] = (await bench.stripe.disputes.list({ payment_intent: paymentIntent })).data
  await bench.control(`disputes/${dispute?.id}/close`, { outcome })
  await bench.pass(0)
  const dueBy = new Date((dispute?.evidence_details.due_by ?? 0) * 1000)
  const answer = { dueBy, hasEvidence: false, submissions: 0, fileId: null }
  const charged = { paymentIntent, amountMinor: 10000, currency: 'EUR' }
  const report = { disputeId: dispute?.id, ...charged, reason: 'fraudulent', answer }
  expect(heard().slice(1)).toEqual([
    { kind: 'dispute', report: { ...report, state: 'open', status: 'needs_response', toldAt: expect.any(Date) } },
    { kind: 'dispute', report: { ...report, state: outcome, status: outcome, toldAt: expect.any(Date) } },
  ])
  expect(await provider.retrieveDispute(dispute?.id ?? '')).toEqual({
    outcome: 'found',
    report: { ...report, state: outcome, status: outcome, toldAt: null },
  })
  expect(await provider.retrieveDispute('dp_none')).toEqual({ outcome: 'unknown' })
  await bench.control('faults', { fail_calls: '2' })
  expect(await provider.retrieveDispute('dp_none')).toMatchObject({ outcome: 'unavailable' })
})

test('expired sessions are told page by page: all 250, newest first, and no other', async () => {
  const before = await open({ paymentId: 'before' })
  await bench.pass(3600)
  const createdSince = bench.now()
  const paymentIds = Array.from({ length: 250 }, (_, n) => `payment-${n}`)
  for (const paymentId of paymentIds) await open({ paymentId })
  await bench.pay(await open({ paymentId: 'paid' }), 'pays')
  await bench.pass(31 * 60)
  await open({ paymentId: 'open' })

  const pages: (string | null)[][] = []
  let after: string | undefined
  do {
    const page = await provider.expiredSessions({ createdSince, after })
    if (page.outcome !== 'found') throw new Error(page.problem)
    expect(page.reports).not.toContainEqual(expect.objectContaining({ sessionId: before.id }))
    pages.push(page.reports.map(({ paymentId }) => paymentId))
    after = page.next ?? undefined
  } while (after !== undefined)
  expect(pages.map(({ length }) => length)).toEqual([100, 100, 50])
  expect(pages.flat()).toEqual(paymentIds.toReversed())
})

test('expired sessions of a provider that is down are unavailable', async () => {
  await bench.control('faults', { fail_calls: '2' })
  expect(await provider.expiredSessions({ createdSince: bench.now() })).toMatchObject({ outcome: 'unavailable' })
})

test('a charge leads back to our payment, an unknown one to none', async () => {
  const paymentIntent = await paid('pays', { paymentId: 'payment-7' })
  expect(await provider.paymentOfIntent(paymentIntent)).toEqual({ outcome: 'found', paymentId: 'payment-7' })
  expect(await provider.paymentOfIntent(await bench.paid('pays'))).toEqual({ outcome: 'found', paymentId: null })
  expect(await provider.paymentOfIntent('pi_none')).toEqual({ outcome: 'found', paymentId: null })
  await bench.control('faults', { fail_calls: '2' })
  expect(await provider.paymentOfIntent(paymentIntent)).toMatchObject({ outcome: 'unavailable' })
})

test.each([
  ['processing', 'processing', 'paid'],
  ['processing_fails', 'processing', 'failed'],
])('whoever asks about the card "%s" hears %s first and %s later, without any notice', async (cardKey, now, later) => {
  const { id } = await open()
  await bench.pay({ id }, cardKey)
  const found = (state: string) => ({
    outcome: 'found',
    report: { state, paymentIntent: expect.stringMatching(/^pi_/) },
  })
  expect(await provider.retrieveSession(id)).toMatchObject(found(now))
  expect(await provider.expireSession(id)).toMatchObject(found(now))
  await bench.pass(8)
  expect(await provider.retrieveSession(id)).toMatchObject(found(later))
})

test('a notice of the other mode than our key is of is refused, however well it is signed', async () => {
  await paid('pays')
  const live = createStripeProvider({ secretKey: 'sk_live_0123456789abcdef', webhookSecret })
  const [notice] = bench.shop.received
  if (!notice) throw new Error('no notice came')
  const check = (by: PaymentProvider) => by.verifyWebhook(Buffer.from(notice.body), notice.signature, notice.at)
  expect(check(provider)).toMatchObject({ genuine: true })
  expect(check(live)).toEqual({ genuine: false, problem: 'its livemode false is not that of our key' })
})

test('a session that the provider refuses is rejected, and none is there', async () => {
  await bench.control('faults', { refuse_sessions: '1' })
  await expect(open()).rejects.toThrow('rejected: Refused on purpose.')
  expect((await bench.stripe.checkout.sessions.list()).data).toEqual([])
})

test.each([
  ['EUR', 10000],
  ['ISK', 15_000],
])('another amount than agreed never passes for it in %s', async (currency, amountMinor) => {
  const { id } = await open({ currency, amountMinor })
  await bench.pay({ id }, 'overcharged')
  const found = await provider.retrieveSession(id)
  expect(found).toMatchObject({ outcome: 'found', report: { state: 'paid' } })
  expect(found.outcome === 'found' && found.report.amountMinor).not.toBe(amountMinor)
})
