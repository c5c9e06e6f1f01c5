import type Stripe from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Bench, openBench } from '../testing/bench.ts'

let bench: Bench

beforeEach(async () => {
  bench = await openBench()
})

afterEach(() => bench.close())

const payNow = async (): Promise<Stripe.Payout> => {
  const response = await bench.control('payouts')
  expect(response.status).toBe(200)
  return (await response.json()) as Stripe.Payout
}
const linesOf = async (payout: string): Promise<Stripe.BalanceTransaction[]> =>
  (await bench.stripe.balanceTransactions.list({ payout, limit: 100, expand: ['data.source'] })).data
const heard = () => bench.events().filter(({ type }) => type.startsWith('payout.'))
const daySeconds = 24 * 3600

test('what came is paid out on the next day less its fees and arrives a day later, as at Stripe', async () => {
  const payment_intent = await bench.paid('pays')
  await bench.pass(11 * 3600)
  expect((await bench.stripe.payouts.list()).data).toEqual([])
  await bench.pass(3600)
  const [payout] = (await bench.stripe.payouts.list()).data
  expect(payout).toMatchObject({
    id: expect.stringMatching(/^po_[0-9a-f]{24}$/),
    object: 'payout',
    amount: 9825,
    arrival_date: Date.parse('2026-11-23T00:00:00Z') / 1000,
    automatic: true,
    currency: 'eur',
    reconciliation_status: 'completed',
    status: 'in_transit',
  })
  await bench.restart()
  await bench.pass(daySeconds)
  expect((await bench.stripe.payouts.retrieve(String(payout?.id))).status).toBe('paid')
  expect(heard().map(({ type }) => type)).toEqual(['payout.created', 'payout.paid'])
  const own = { type: 'payout', amount: -9825, fee: 0, net: -9825 }
  const charge = { type: 'charge', amount: 10000, fee: 175, net: 9825, exchange_rate: null }
  expect(await linesOf(String(payout?.id))).toMatchObject([
    { ...own, source: { object: 'payout', id: payout?.id } },
    { ...charge, object: 'balance_transaction', source: { object: 'charge', payment_intent } },
  ])
  await bench.pass(3 * daySeconds)
  expect((await bench.stripe.payouts.list()).data).toHaveLength(1)
})

test('a payout takes along refunds, and disputes with their fee, each leading to what it is of', async () => {
  const [first, second, third] = [await bench.paid('pays'), await bench.paid('pays'), await bench.paid('pays')]
  const refund = await bench.stripe.refunds.create({ payment_intent: first, amount: 4000 })
  const opened = await bench.control('disputes', { payment_intent: second })
  const dispute = (await opened.json()) as Stripe.Dispute
  const payout = await payNow()
  expect(payout).toMatchObject({ status: 'paid', amount: 3 * 9825 - 4000 - 12000 })
  const lines = await linesOf(payout.id)
  expect(lines.slice(1, 3)).toMatchObject([
    { type: 'adjustment', reporting_category: 'dispute', amount: -10000, fee: 2000, net: -12000 },
    { type: 'refund', amount: -4000, fee: 0, source: { object: 'refund', id: refund.id, payment_intent: first } },
  ])
  expect(lines[1]?.source).toMatchObject({ object: 'dispute', id: dispute.id, payment_intent: second })
  expect(lines.slice(1).reduce((sum, { net }) => sum + net, 0)).toBe(payout.amount)
  await bench.control(`disputes/${dispute.id}/close`, { outcome: 'won' })
  const won = await payNow()
  expect((await linesOf(won.id)).slice(1)).toMatchObject([
    { type: 'adjustment', reporting_category: 'dispute_reversal', amount: 10000, fee: 0 },
  ])
  expect(third).toMatch(/^pi_/)
})

test('a refund that fails later brings back what it took', async () => {
  const payment_intent = await bench.paid('refund_fails')
  await bench.stripe.refunds.create({ payment_intent })
  await bench.pass(8)
  const payout = await payNow()
  const moves = (await linesOf(payout.id)).slice(1).map(({ type, amount }) => [type, amount])
  expect(moves).toEqual([
    ['refund_failure', 10000],
    ['refund', -10000],
    ['charge', 10000],
  ])
})

test('what was charged in another currency settles in euros by the rate of the movement', async () => {
  const price_data = { currency: 'usd', unit_amount: 10000, product_data: { name: 'Balance top-up' } }
  await bench.paid('pays', { line_items: [{ price_data, quantity: 1 }] })
  const [, line] = await linesOf((await payNow()).id)
  expect(line).toMatchObject({ currency: 'eur', amount: 8500, exchange_rate: 0.85, fee: 153, net: 8347 })
})

test('a payout that the bank does not take has failed once, and the next one takes its money along', async () => {
  await bench.paid('pays')
  const payout = await payNow()
  const failed = await bench.control(`payouts/${payout.id}/fail`)
  expect(await failed.json()).toMatchObject({ id: payout.id, status: 'failed', failure_code: 'account_closed' })
  expect((await bench.control(`payouts/${payout.id}/fail`)).status).toBe(400)
  expect((await bench.control('payouts/po_none/fail')).status).toBe(404)
  await bench.restart()
  const again = await payNow()
  expect((await linesOf(again.id)).slice(1)).toMatchObject([
    { type: 'payout_failure', amount: 9825, source: { object: 'payout', id: payout.id } },
  ])
  await bench.pass(0)
  expect(heard().map(({ type }) => type)).toEqual([
    'payout.created',
    'payout.paid',
    'payout.failed',
    'payout.created',
    'payout.paid',
  ])
})

test('where more went back than came nothing is paid out, and the next payout makes up for it', async () => {
  expect((await bench.control('payouts')).status).toBe(400)
  const payment_intent = await bench.paid('pays')
  await payNow()
  await bench.stripe.refunds.create({ payment_intent })
  await bench.pass(2 * daySeconds)
  expect((await bench.stripe.payouts.list()).data).toHaveLength(1)
  await bench.paid('pays')
  await bench.paid('pays')
  expect((await payNow()).amount).toBe(2 * 9825 - 10000)
})

test('payouts and movements are listed newest first, a page at a time, by the day on which they arrive', async () => {
  for (let n = 0; n < 3; n += 1) {
    await bench.paid('pays')
    await payNow()
    await bench.pass(daySeconds)
  }
  const all = await bench.stripe.payouts.list({ limit: 2 })
  expect(all).toMatchObject({ has_more: true, url: '/v1/payouts' })
  const rest = await bench.stripe.payouts.list({ starting_after: String(all.data[1]?.id) })
  expect(rest).toMatchObject({ has_more: false, data: [{ created: Date.parse('2026-11-21T12:00:00Z') / 1000 }] })
  const since = Date.parse('2026-11-22T12:00:00Z') / 1000
  expect((await bench.stripe.payouts.list({ arrival_date: { gte: since } })).data).toHaveLength(2)
  const until = { created: { lte: since - 1 }, arrival_date: { lte: since - 1 } }
  expect((await bench.stripe.payouts.list(until)).data).toHaveLength(1)
  expect((await bench.stripe.balanceTransactions.list({ type: 'charge' })).data).toHaveLength(3)
  await expect(bench.stripe.balanceTransactions.list({ payout: 'po_none' })).rejects.toMatchObject({ statusCode: 404 })
  await expect(bench.stripe.payouts.retrieve('po_none')).rejects.toMatchObject({ code: 'resource_missing' })
})
