import type { RequestListener } from 'node:http'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openWebhookDesk, type WebhookDesk } from './testing/webhook-desk.ts'

let shop: TestShop
let desk: WebhookDesk

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
})

beforeEach(async () => {
  desk = await openWebhookDesk(shop)
})

afterEach(() => desk.close())

afterAll(() => shop?.stop())

const kindOfPrice = 'item.price_changed'

test('events of one subject arrive in their order, while those of others go past one that is not taken', async () => {
  const { id } = await desk.make({ events: [kindOfPrice] })
  const [stuck = 0, other = 0] = await desk.someItems(2)
  desk.receiver.answerWith((_, response) => {
    const isStuck = desk.receiver.received.at(-1)?.body.includes(`"item/${stuck}"`)
    response.writeHead(isStuck ? 500 : 200).end()
  })
  await desk.setPrice(stuck, 5001)
  await desk.setPrice(stuck, 5002)
  await desk.setPrice(other, 5003)
  await desk.work()
  const priceSent = () => desk.receiver.received.map(({ body }) => JSON.parse(body).data.price)
  expect(priceSent()).toEqual([50.01, 50.03])
  desk.receiver.answerWith((_, response) => response.writeHead(200).end())
  await desk.later(1)
  expect(priceSent()).toEqual([50.01, 50.03, 50.01, 50.02])
  expect((await desk.deliveries(id)).map(({ state }) => state)).toEqual(['delivered', 'delivered', 'delivered'])
})

test('of several servers one sends, and each event once', async () => {
  const { id } = await desk.make({ events: [kindOfPrice] })
  const items = await desk.someItems(30)
  for (const item of items) await desk.setPrice(item, 4000 + item)
  // A slow one: whoever does not wait for the other would send it as well.
  desk.receiver.answerWith((_, response) => void setImmediate(() => response.writeHead(204).end()))
  await Promise.all([desk.work(), desk.work(), desk.work()])
  await desk.work()
  const told = desk.receiver.received.map(({ body }) => JSON.parse(body).data.item_id)
  expect(told).toEqual(items)
  expect(await desk.standing(id)).toMatchObject({ waiting: 0 })
})

test('one that is skipped lets the next of its subject pass', async () => {
  const { id } = await desk.make({ events: [kindOfPrice] })
  const [item = 0] = await desk.someItems(1)
  desk.receiver.answerWith((_, response) => response.writeHead(422).end('no such item'))
  await desk.setPrice(item, 6001)
  await desk.setPrice(item, 6002)
  await desk.work()
  expect(desk.receiver.received).toHaveLength(1)
  desk.receiver.answerWith((_, response) => response.writeHead(200).end('thanks'))
  const [second, first] = await desk.deliveries(id)
  expect((await desk.post('/staff/webhooks/deliveries/:id/skip', first?.id ?? 0)).status).toBe(200)
  await desk.work()
  expect((await desk.whole(second?.id ?? 0)).sendings).toMatchObject([{ status: 200, answer: 'thanks' }])
  expect((await desk.whole(first?.id ?? 0)).state).toBe('skipped')
  const settled = await desk.post('/staff/webhooks/deliveries/:id/skip', second?.id ?? 0)
  expect([settled.status, settled.body.code]).toEqual([409, 'webhook_delivery_settled'])
})

test('what has arrived is sent again by hand, to the letter', async () => {
  const { id } = await desk.make({ events: [kindOfPrice] })
  const [item = 0] = await desk.someItems(1)
  await desk.setPrice(item, 7001)
  await desk.work()
  const [delivery] = await desk.deliveries(id)
  const again = await desk.post('/staff/webhooks/deliveries/:id/resend', delivery?.id ?? 0)
  expect(again.body.delivery).toMatchObject({ state: 'waiting', body: desk.receiver.received[0]?.body })
  await desk.work()
  expect(desk.receiver.received.map(({ body }) => body)).toEqual([
    desk.receiver.received[0]?.body,
    desk.receiver.received[0]?.body,
  ])
  expect((await desk.whole(delivery?.id ?? 0)).sendings).toHaveLength(2)
})

test.each<[string, RequestListener, object]>([
  ['redirects', (_, response) => response.writeHead(307, { location: '/elsewhere' }).end(), { status: 307 }],
  ['breaks off', (_, response) => response.destroy(), { failure: 'unreachable' }],
  ['answers with megabytes', (_, response) => response.writeHead(500).end('x'.repeat(5_000_000)), { status: 500 }],
  ['never ends its answer', (_, response) => void response.writeHead(503).write('wait'), { status: 503 }],
])('a receiver that %s has not taken it, and of its answer a thousand characters are kept', async (_, answer, end) => {
  const { id } = await desk.make({ events: [kindOfPrice] })
  const [item = 0] = await desk.someItems(1)
  desk.receiver.answerWith(answer)
  await desk.setPrice(item, 8000 + Math.floor(Math.random() * 1000))
  await desk.work()
  const [delivery] = await desk.deliveries(id)
  expect(desk.receiver.received).toHaveLength(1)
  const { sendings, state } = await desk.whole(delivery?.id ?? 0)
  expect([state, sendings]).toMatchObject(['waiting', [end]])
  expect(sendings[0]?.answer?.length ?? 0).toBeLessThanOrEqual(1000)
})

test('whoever has not taken three is sent nothing for a minute, however much happens', async () => {
  const { id } = await desk.make({ events: [kindOfPrice] })
  const items = await desk.someItems(6)
  desk.receiver.answerWith((_, response) => response.writeHead(500).end())
  for (const item of items.slice(0, 5)) await desk.setPrice(item, 2000 + item)
  await desk.work()
  await desk.setPrice(items[5] ?? 0, 2100)
  await desk.work()
  expect(desk.receiver.received).toHaveLength(3)
  desk.receiver.answerWith((_, response) => response.writeHead(200).end())
  await desk.later(1)
  expect(desk.receiver.received).toHaveLength(9)
  expect(await desk.standing(id)).toMatchObject({ waiting: 0 })
})

test('after twelve tries in three days it is turned off, administrators are told, and nothing is lost', async () => {
  const { id } = await desk.make({ events: [kindOfPrice] })
  const [item = 0] = await desk.someItems(1)
  desk.receiver.answerWith((_, response) => response.writeHead(500).end('broken'))
  await desk.setPrice(item, 9001)
  await desk.work()
  const began = shop.clock.now().getTime()
  const waited = async (): Promise<number> => {
    const { rows } = await shop.database.ownerPool.query(
      "select next_try_at from webhook_deliveries where state = 'waiting'",
    )
    return Math.round((rows[0].next_try_at - shop.clock.now().getTime()) / 60_000)
  }
  for (let tries = 1; tries < 12; tries += 1) {
    const minutes = await waited()
    await desk.later(minutes - 1)
    expect(desk.receiver.received).toHaveLength(tries)
    await desk.later(1)
    expect(desk.receiver.received).toHaveLength(tries + 1)
  }
  const hours = (shop.clock.now().getTime() - began) / 3_600_000
  expect(hours).toBeGreaterThan(70)
  expect(hours).toBeLessThanOrEqual(72)
  await desk.signInAnew()
  expect(await desk.standing(id)).toMatchObject({
    is_on: false,
    gave_up_at: shop.clock.now().toISOString(),
    waiting: 1,
  })
  await desk.work()
  const { rows } = await shop.database.ownerPool.query("select * from dev_mails where subject like 'Books is told%'")
  const told = await shop.database.ownerPool.query("select from staff where role = 'administrator' and active")
  expect(rows).toHaveLength((told.rowCount ?? 0) - 1)
  const off = await desk.post('/staff/webhooks/:id/test', id)
  expect([off.status, off.body.code]).toEqual([409, 'webhook_off'])
  desk.receiver.answerWith((_, response) => response.writeHead(200).end())
  await desk.post('/staff/webhooks/:id', id, {
    url: desk.receiver.url,
    name: 'Books',
    events: [kindOfPrice],
    is_on: true,
  })
  await desk.work()
  expect(await desk.standing(id)).toMatchObject({ is_on: true, gave_up_at: null, waiting: 0 })
})
