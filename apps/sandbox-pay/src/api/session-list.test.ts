import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Bench, openBench } from '../testing/bench.ts'

let bench: Bench

beforeEach(async () => {
  bench = await openBench()
})

afterEach(() => bench.close())

const list = (params = {}) => bench.stripe.checkout.sessions.list(params)
const idsOf = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id)
const opened = async (count: number) => {
  const ids: string[] = []
  for (let left = count; left > 0; left -= 1) ids.push((await bench.openSession()).id)
  return ids.toReversed()
}

test('sessions are listed newest first, page by page', async () => {
  const ids = await opened(5)
  const first = await list({ limit: 2 })
  expect(first).toMatchObject({ object: 'list', url: '/v1/checkout/sessions', has_more: true })
  expect(idsOf(first)).toEqual(ids.slice(0, 2))
  const rest = await list({ limit: 3, starting_after: ids[1] })
  expect([idsOf(rest), rest.has_more]).toEqual([ids.slice(2), false])
  const all: string[] = []
  for await (const { id } of list({ limit: 2 })) all.push(id)
  expect(all).toEqual(ids)
})

test('sessions are listed by how they ended, also those whose time is over by now', async () => {
  const [open, paid, overdue] = await opened(3)
  await bench.stripe.checkout.sessions.expire(String(open))
  await bench.pay({ id: String(paid) }, 'pays')
  expect(idsOf(await list({ status: 'expired' }))).toEqual([open])
  expect(idsOf(await list({ status: 'complete' }))).toEqual([paid])
  expect(idsOf(await list({ status: 'open' }))).toEqual([overdue])
  bench.elapse(31 * 60)
  expect(idsOf(await list({ status: 'expired' }))).toEqual([open, overdue])
})

test('sessions are listed by when they were created and by their payment', async () => {
  await opened(1)
  await bench.pass(60)
  const gte = bench.now().getTime() / 1000
  const payment_intent = await bench.paid('pays')
  const [newest] = await opened(1)
  const since = idsOf(await list({ created: { gte } }))
  expect(since).toHaveLength(2)
  expect(since[0]).toBe(newest)
  expect(idsOf(await list({ payment_intent }))).toEqual([since[1]])
  expect(idsOf(await list({ created: { gte: gte + 1 } }))).toEqual([])
})

test('a changed session keeps its place, also over a restart', async () => {
  const ids = await opened(3)
  await bench.pay({ id: String(ids[2]) }, 'pays')
  expect(idsOf(await list())).toEqual(ids)
  await bench.restart()
  expect(idsOf(await list())).toEqual(ids)
})

test('all of 20,000 expired sessions can be read in pages of a hundred', async () => {
  const many = Array.from({ length: 20_000 }, (_, n) => ({ ...kept, id: `cs_test_${n}`, status: 'expired' }))
  appendFileSync(join(bench.dataDir, 'journal.jsonl'), `${JSON.stringify({ sessions: many })}\n`)
  await bench.restart()
  const before = performance.now()
  const first = await list({ status: 'expired', limit: 100 })
  const last = await list({ status: 'expired', limit: 100, starting_after: 'cs_test_100' })
  const elsewhere = await list({ payment_intent: 'pi_none', limit: 100 })
  expect(performance.now() - before).toBeLessThan(2000)
  expect([first.data[0]?.id, first.has_more]).toEqual(['cs_test_19999', true])
  expect([last.data.at(-1)?.id, last.data.length, last.has_more]).toEqual(['cs_test_0', 100, false])
  expect(elsewhere.data).toEqual([])
})

const kept = {
  currency: 'eur',
  lines: [{ name: 'Top-up', unitAmount: 10000, quantity: 1 }],
  clientReferenceId: null,
  customerEmail: null,
  metadata: {},
  paymentMetadata: {},
  successUrl: 'https://shop.example/success',
  cancelUrl: null,
  expiresAt: 1_795_000_000,
  createdAt: 1_794_998_000,
  apiVersion: '2026-10-28.endive',
  authenticating: null,
  payment: null,
}

test.each<[string, object, object]>([
  ['an unknown status', { status: 'paid' }, { param: 'status' }],
  ['no limit at all', { limit: 0 }, { param: 'limit' }],
  ['more than a hundred', { limit: 101 }, { param: 'limit' }],
  ['a place that nobody knows', { starting_after: 'cs_test_none' }, { code: 'resource_missing' }],
  ['a moment that is none', { created: { gte: 'today' } }, { param: 'created[gte]' }],
  ['a parameter that we do not have', { customer: 'cus_1' }, { code: 'parameter_unknown', param: 'customer' }],
])('a list with %s is refused in the shape of Stripe', async (_what, params, expected) => {
  await expect(list(params)).rejects.toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400, ...expected })
})

test('a session kept by a journal from before payments had states is paid in full and refundable', async () => {
  const payment = { intent: 'pi_old', payerName: 'Marta', paidAt: 1_794_998_100 }
  const old = { ...kept, id: 'cs_test_old', status: 'complete', payment }
  appendFileSync(join(bench.dataDir, 'journal.jsonl'), `${JSON.stringify({ sessions: [old] })}\n`)
  await bench.restart()
  expect(await bench.stripe.checkout.sessions.retrieve('cs_test_old')).toMatchObject({ payment_status: 'paid' })
  const refund = await bench.stripe.refunds.create({ payment_intent: 'pi_old' })
  expect(refund).toMatchObject({ amount: 10000, status: 'succeeded' })
})
