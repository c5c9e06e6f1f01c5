import { webhookBodyOf } from '@pandrop/contract/staff/webhook-events'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { cleanUp } from '../../../jobs/clean-up.ts'
import { createPost } from '../../../ports/web/post.ts'
import { asStaff } from '../../identity/staff/testing/as-staff.ts'
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

const path = '/api/staff/webhooks'

const [kindOfPrice, kindOfSale] = ['item.price_changed', 'item.sold']

test('an event arrives once, signed as the card provider signs, and says what its kind promises', async () => {
  const { id, secret } = await desk.make({ events: [kindOfPrice] })
  const [item = 0] = await desk.someItems(1)
  await desk.setPrice(item, 12_345)
  await desk.work()
  expect(desk.receiver.received).toHaveLength(1)
  const [{ headers, body } = { headers: {}, body: '' }] = desk.receiver.received
  const at = Math.floor(shop.clock.now().getTime() / 1000)
  const event = Stripe.webhooks.constructEvent(
    body,
    String(headers['webhook-signature']),
    secret,
    300,
    undefined,
    at * 1000,
  )
  expect(headers['webhook-id']).toBe(event.id)
  expect(webhookBodyOf('item').parse(JSON.parse(body))).toMatchObject({
    type: kindOfPrice,
    subject: `item/${item}`,
    data: { item_id: item, price: 123.45, state: 'available' },
  })
  await desk.work()
  expect(desk.receiver.received).toHaveLength(1)
  expect(await desk.deliveries(id)).toMatchObject([{ state: 'delivered', tries: 1, kind: kindOfPrice }])
  expect(await desk.standing(id)).toMatchObject({ waiting: 0, delivered_at: shop.clock.now().toISOString() })
})

test('a signature made with another secret, or of another body, is none', async () => {
  await desk.make({ events: [kindOfPrice] })
  const [item = 0] = await desk.someItems(1)
  await desk.setPrice(item, 2345)
  await desk.work()
  const [{ headers, body } = { headers: {}, body: '' }] = desk.receiver.received
  const signature = String(headers['webhook-signature'])
  expect(() => Stripe.webhooks.constructEvent(body, signature, 'whsec_other', 1e12)).toThrow()
  expect(() => Stripe.webhooks.constructEvent(`${body} `, signature, 'whsec_other', 1e12)).toThrow()
})

test('its secret is shown once, when it is made, and lies sealed', async () => {
  const { id, secret } = await desk.make()
  expect(secret).toMatch(/^whsec_[\w-]{43}$/)
  expect(JSON.stringify((await desk.administrator.browser.get(path)).body)).not.toContain(secret)
  const { rows } = await shop.database.ownerPool.query('select to_jsonb(e)::text as row from webhook_endpoints e')
  expect(rows[0].row).not.toContain(Buffer.from(secret).toString('hex'))
  const audit = await desk.administrator.browser.get('/api/staff/audit?action=createWebhook')
  expect(JSON.stringify(audit.body)).toContain(id)
  expect(JSON.stringify(audit.body)).not.toMatch(/secret_sealed|whsec/)
})

test('for a day after a new secret both sign, then the new one alone', async () => {
  const { id, secret: old } = await desk.make({ events: [kindOfPrice] })
  const renewed = await desk.post('/staff/webhooks/:id/secret', id)
  const secret = String(renewed.body.secret)
  expect(secret).not.toBe(old)
  const [first = 0, second = 0] = await desk.someItems(2)
  const signers = async (item: number): Promise<string[]> => {
    await desk.setPrice(item, 100 + Math.floor(Math.random() * 10_000))
    await desk.work()
    const { headers, body } = desk.receiver.received.at(-1) ?? { headers: {}, body: '' }
    return [old, secret].filter((one) => {
      try {
        return Stripe.webhooks.constructEvent(body, String(headers['webhook-signature']), one, 1e12)
      } catch {
        return false
      }
    })
  }
  expect(await signers(first)).toEqual([old, secret])
  shop.clock.advance({ hours: 25 })
  await desk.signInAnew()
  expect(await signers(second)).toEqual([secret])
})

test('what is not asked for is not told, nor what happens while it is off', async () => {
  const { id } = await desk.make({ events: [kindOfSale] })
  const [item = 0] = await desk.someItems(1)
  await desk.setPrice(item, 4321)
  const change = { url: desk.receiver.url, name: 'Books', events: [kindOfPrice] }
  await desk.post('/staff/webhooks/:id', id, { ...change, is_on: false })
  await desk.setPrice(item, 4322)
  await desk.work()
  expect(await desk.deliveries(id)).toEqual([])
  await desk.post('/staff/webhooks/:id', id, { ...change, is_on: true })
  await desk.setPrice(item, 4323)
  await desk.work()
  expect(desk.receiver.received).toHaveLength(1)
})

test('what is rolled back is never told', async () => {
  const { id } = await desk.make({ events: [kindOfPrice] })
  const [item = 0] = await desk.someItems(1)
  const client = await shop.database.ownerPool.connect()
  await client.query('begin')
  await client.query('update items set price_cents = 777, old_price_cents = null where id = $1', [item])
  await client.query('rollback')
  client.release()
  await desk.work()
  expect(await desk.deliveries(id)).toEqual([])
})

test('a test arrives at an endpoint that is told of something else', async () => {
  const { id } = await desk.make({ events: [kindOfSale] })
  const { body } = await desk.post('/staff/webhooks/:id/test', id)
  await desk.work()
  expect(JSON.parse(desk.receiver.received[0]?.body ?? '')).toMatchObject({ type: 'webhook.test', data: {} })
  expect((await desk.whole(Number(body.delivery_id))).state).toBe('delivered')
})

test('there are ten at most, also when more are made at the same moment, each with an address of its own', async () => {
  const wish = (place: number) => ({ url: `${desk.receiver.url}/${place}`, name: 'One of many', events: [kindOfSale] })
  const places = Array.from({ length: 12 }, (_, place) => place)
  const replies = await Promise.all(places.map((place) => desk.administrator.browser.post(path, wish(place))))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(200), 409, 409])
  expect(replies.map(({ body }) => body.code)).toContain('webhooks_full')
  const [first, second] = (await desk.administrator.browser.get(path)).body.endpoints as { id: string; url: string }[]
  await desk.post('/staff/webhooks/:id/delete', first?.id ?? '')
  const taken = await desk.administrator.browser.post(path, { ...wish(0), url: second?.url })
  expect([taken.status, taken.body.code]).toEqual([409, 'webhook_url_taken'])
})

test('no address of this machine or its network is told, whatever its name', async () => {
  const strict = { ...shop.shop, post: createPost({ anyAddress: false }) }
  for (const url of ['http://example.org/', 'https://127.0.0.1/', 'https://[::1]/', 'https://a:b@example.org/'])
    expect(strict.post.mayAsk(url), url).toBe(false)
  expect(strict.post.mayAsk('https://example.org/hook')).toBe(true)
  // What its name leads to is found when it is told.
  const sent = await strict.post('https://localhost/', {
    body: '{}',
    headers: {},
    millisecondsMax: 1000,
    answerMax: 10,
  })
  expect(sent).toEqual({ ok: false, failure: 'address_refused' })
  const { post: anywhere } = shop.shop
  shop.shop.post = strict.post
  const refused = await desk.administrator.browser.post(path, {
    url: desk.receiver.url,
    name: 'Books',
    events: [kindOfSale],
  })
  shop.shop.post = anywhere
  expect([refused.status, refused.body.code]).toEqual([422, 'webhook_address_refused'])
})

test('what is not there, and what is no address, name or event, is refused', async () => {
  const missing = '00000000-0000-4000-8000-000000000000'
  expect((await desk.administrator.browser.get(`/api${'/staff/webhooks/:id'.replace(':id', missing)}`)).body.code).toBe(
    'webhook_not_found',
  )
  const list = `/api${'/staff/webhooks/:id/deliveries'.replace(':id', missing)}`
  expect((await desk.administrator.browser.get(list)).body.code).toBe('webhook_not_found')
  expect((await desk.post('/staff/webhooks/deliveries/:id/resend', 999_999)).body.code).toBe(
    'webhook_delivery_not_found',
  )
  for (const wrong of [
    { url: 'no address' },
    { url: `https://e.org/${'x'.repeat(500)}` },
    { name: ' ' },
    { events: [] },
    { events: ['order.lost'] },
  ]) {
    const body = { url: desk.receiver.url, name: 'Books', events: [kindOfSale], ...wrong }
    const reply = await desk.administrator.browser.post(path, body)
    expect([reply.status, Object.keys(reply.body.errors ?? {}).map((name) => name.split('.')[0])]).toEqual([
      422,
      Object.keys(wrong),
    ])
  }
})

test('it is for administrators, and what it was sent is forgotten after thirty days unless it waits', async () => {
  const operator = await asStaff(shop)
  expect((await operator.browser.get(path)).status).toBe(403)
  expect((await shop.visitor().get(path)).status).toBe(401)
  const { id } = await desk.make({ events: [kindOfPrice] })
  const [item = 0] = await desk.someItems(1)
  await desk.setPrice(item, 3001)
  await desk.work()
  desk.receiver.answerWith((_, response) => response.writeHead(500).end())
  await desk.setPrice(item, 3002)
  await desk.work()
  shop.clock.advance({ days: 31 })
  await shop.database.ownerPool.query('update webhook_deliveries set happened_at = $1', [new Date(0)])
  await cleanUp(shop.shop)
  await desk.signInAnew()
  expect(await desk.deliveries(id)).toMatchObject([{ state: 'waiting' }])
})
