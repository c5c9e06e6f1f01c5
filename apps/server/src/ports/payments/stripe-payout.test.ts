import { type Bench, openBench, secretKey, webhookSecret } from '@pandrop/sandbox-pay/testing/bench'
import type Stripe from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PaymentProvider } from './provider.ts'
import { createStripeProvider } from './stripe.ts'

let bench: Bench
let provider: PaymentProvider

beforeEach(async () => {
  bench = await openBench()
  provider = createStripeProvider({ secretKey, webhookSecret, apiUrl: bench.origin })
})

afterEach(() => bench.close())

const payNow = async (): Promise<string> => ((await (await bench.control('payouts')).json()) as Stripe.Payout).id

const lines = async (payoutId: string) => {
  const found = await provider.payoutLines(payoutId)
  if (found.outcome !== 'found') throw new Error(found.problem)
  return found.lines
}

test('payouts are told with their day and state, newest first, since a day', async () => {
  await bench.paid('pays')
  const first = await payNow()
  await bench.pass(2 * 24 * 3600)
  await bench.paid('pays')
  const second = await payNow()
  await bench.control(`payouts/${second}/fail`)
  const paid = { providerPayoutId: first, state: 'paid', netMinor: 9825, currency: 'EUR', lines: 'told' }
  expect(await provider.payouts({})).toMatchObject({
    outcome: 'found',
    reports: [
      { providerPayoutId: second, state: 'failed', failure: 'account_closed', arrivesOn: '2026-11-23' },
      { ...paid, arrivesOn: '2026-11-21', failure: null },
    ],
    next: null,
  })
  const since = await provider.payouts({ arrivesSince: new Date('2026-11-22T00:00:00Z') })
  expect(since).toMatchObject({ reports: [{ providerPayoutId: second }] })
  await bench.paid('pays')
  await bench.pass(24 * 3600)
  expect(await provider.payouts({})).toMatchObject({ reports: [{ state: 'pending' }, {}, {}] })
})

test('lines lead back to charge, refund and dispute, leave the payout itself out, and add up to it', async () => {
  const [first, second] = [await bench.paid('pays'), await bench.paid('pays')]
  await bench.stripe.refunds.create({ payment_intent: first, amount: 1000 })
  const dispute = (await (await bench.control('disputes', { payment_intent: second })).json()) as Stripe.Dispute
  const charge = { kind: 'charge', type: 'charge', amountMinor: 10000, feeMinor: 175 }
  await bench.paid('pays')
  expect(await lines(await payNow())).toMatchObject([
    charge,
    { kind: 'dispute', source: dispute.id, paymentIntent: second, amountMinor: -10000, feeMinor: 2000 },
    { kind: 'refund', paymentIntent: first, amountMinor: -1000, feeMinor: 0 },
    { ...charge, paymentIntent: second },
    { ...charge, paymentIntent: first },
  ])
})

test('all lines of a payout of hundreds are told, and one that failed before comes back with the next', async () => {
  for (let n = 0; n < 120; n += 1) await bench.paid('pays')
  const payoutId = await payNow()
  expect(await lines(payoutId)).toHaveLength(120)
  await bench.control(`payouts/${payoutId}/fail`)
  expect(await lines(await payNow())).toMatchObject([
    { kind: 'payout', source: payoutId, paymentIntent: null, amountMinor: 120 * 9825, feeMinor: 0 },
  ])
})

test('payouts of a provider that is down are unavailable, and so are their lines', async () => {
  await bench.control('faults', { fail_calls: '4' })
  expect(await provider.payouts({})).toMatchObject({ outcome: 'unavailable' })
  expect(await provider.payoutLines('po_1')).toMatchObject({ outcome: 'unavailable' })
})

test('a notice of a payout that arrived or failed names it, and nothing else of it', async () => {
  await bench.paid('pays')
  const providerPayoutId = await payNow()
  await bench.control(`payouts/${providerPayoutId}/fail`)
  await bench.pass(0)
  const subjects = bench.shop.received.map(({ body, signature, at }) => {
    const checked = provider.verifyWebhook(Buffer.from(body), signature, at)
    return checked.genuine ? [checked.event.type, checked.event.subject] : checked.problem
  })
  const subject = { kind: 'payout', providerPayoutId }
  expect(subjects.slice(1)).toEqual([
    ['payout.created', null],
    ['payout.paid', subject],
    ['payout.failed', subject],
  ])
})
