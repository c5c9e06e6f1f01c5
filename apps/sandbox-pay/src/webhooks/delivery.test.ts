import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Bench, openBench } from '../testing/bench.ts'

let bench: Bench

beforeEach(async () => {
  bench = await openBench()
})

afterEach(() => bench.close())

test('a customer is held until the shop has heard of the payment', async () => {
  const { id } = await bench.openSession()
  await bench.pay({ id }, 'pays')
  expect(bench.events()).toMatchObject([
    { object: 'event', type: 'checkout.session.completed', data: { object: { id } }, api_version: '2026-10-28.endive' },
  ])
})

test('a webhook is sent again, later and later, until the shop answers 2xx', async () => {
  bench.shop.answers.push(500, 301, 404)
  await bench.pay(await bench.openSession(), 'pays')
  expect(bench.shop.received).toHaveLength(1)
  await bench.pass(1)
  expect(bench.shop.received).toHaveLength(2)
  await bench.pass(1)
  expect(bench.shop.received).toHaveLength(2)
  await bench.pass(1)
  expect(bench.shop.received).toHaveLength(3)
  await bench.pass(4)
  expect(bench.shop.received).toHaveLength(4)
  await bench.pass(3600)
  expect(bench.shop.received).toHaveLength(4)
  const [first, , , last] = bench.shop.received
  expect(last?.body).toBe(first?.body)
  expect(last?.signature).not.toBe(first?.signature)
})

test('a shop that does not answer in time gets the webhook again', async () => {
  await bench.close()
  bench = await openBench({ webhookTimeoutMs: 50 })
  bench.shop.answers.push('silence')
  await bench.pay(await bench.openSession(), 'pays')
  await bench.pass(1)
  expect(bench.events()).toHaveLength(2)
})

test('webhooks that the shop did not take survive a restart', async () => {
  bench.shop.answers.push(500)
  const { id } = await bench.openSession()
  await bench.pay({ id }, 'pays')
  await bench.restart()
  await bench.pass(1)
  expect(bench.events()).toMatchObject([{ data: { object: { id } } }, { data: { object: { id } } }])
  await bench.restart()
  await bench.pass(3600)
  expect(bench.events()).toHaveLength(2)
})

test('a webhook cut off by a stop is sent again after the start', async () => {
  const { id } = await bench.openSession()
  bench.shop.answers.push('silence')
  const paying = bench.pay({ id }, 'pays').catch(() => undefined)
  await bench.shop.hasReceived(1)
  await bench.restart()
  await paying
  await bench.pass(0)
  expect(bench.events()).toMatchObject([{ data: { object: { id } } }, { data: { object: { id } } }])
})

test('webhooks arrive in order of creation', async () => {
  const [first, second] = [await bench.openSession(), await bench.openSession()]
  await bench.stripe.checkout.sessions.expire(second.id)
  await bench.stripe.checkout.sessions.expire(first.id)
  await bench.pass(0)
  const ids = bench.events().map(({ data }) => (data.object as { id?: string }).id)
  expect(ids).toEqual([second.id, first.id])
})

test('the late card returns the customer first and tells the shop 8 seconds later', async () => {
  const { id } = await bench.openSession()
  expect((await bench.pay({ id }, 'late')).status).toBe(303)
  await bench.pass(7)
  expect(bench.events()).toEqual([])
  expect((await bench.stripe.checkout.sessions.retrieve(id)).payment_status).toBe('paid')
  await bench.pass(1)
  expect(bench.events()).toHaveLength(1)
})

test('the duplicate card tells the shop three times with one event', async () => {
  await bench.pay(await bench.openSession(), 'duplicate')
  expect(bench.events()).toHaveLength(3)
  expect(new Set(bench.events().map(({ id }) => id)).size).toBe(1)
})

test('the card without a webhook never tells the shop, but the payment and its event can be asked for', async () => {
  const { id } = await bench.openSession()
  await bench.pay({ id }, 'missing')
  await bench.pass(7 * 24 * 3600)
  // Of the payout that takes its money along the shop hears all the same.
  expect(bench.events().map(({ type }) => type)).toEqual(['payout.created'])
  expect((await bench.stripe.checkout.sessions.retrieve(id)).payment_status).toBe('paid')
  const { data } = await bench.stripe.events.list({ type: 'checkout.session.completed' })
  expect(data).toMatchObject([{ data: { object: { id } } }])
})

test('a webhook is given up after three days', async () => {
  bench.shop.answers.push(...Array.from({ length: 9 }, () => 500))
  const { id } = await bench.openSession()
  await bench.stripe.checkout.sessions.expire(id)
  await bench.pass(0)
  await bench.pass(3 * 24 * 3600)
  expect(bench.shop.received).toHaveLength(2)
  await bench.pass(3600)
  expect(bench.shop.received).toHaveLength(2)
})

test('events are listed newest first, page by page', async () => {
  for (const _ of [1, 2, 3]) await bench.stripe.checkout.sessions.expire((await bench.openSession()).id)
  await bench.pass(0)
  const newest = bench.events().toReversed()
  const first = await bench.stripe.events.list({ limit: 2 })
  expect(first).toMatchObject({ has_more: true, data: newest.slice(0, 2) })
  const rest = await bench.stripe.events.list({ limit: 2, starting_after: String(first.data[1]?.id) })
  expect(rest).toMatchObject({ has_more: false, data: newest.slice(2) })
  await expect(bench.stripe.events.list({ limit: 101 })).rejects.toMatchObject({ statusCode: 400 })
  await expect(bench.stripe.events.list({ starting_after: 'evt_none' })).rejects.toMatchObject({ statusCode: 400 })
})
