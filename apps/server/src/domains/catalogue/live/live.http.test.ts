import { once } from 'node:events'
import { connect } from 'node:net'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buy, takeItems } from '../../checkout/purchase/testing/purchases.ts'
import { ItemStreams } from './live.ts'
import { type Listening, listenTo } from './testing/event-stream.ts'

let shop: TestShop
let open: Listening[] = []
let item = 0

const listen = async (id: number | string = item, of = shop): Promise<Listening> => {
  const listening = await listenTo(of.origin, id)
  open.push(listening)
  return listening
}

const owner = (sql: string, values: unknown[] = [], of = shop) => of.database.ownerPool.query(sql, values)

const setPrice = (id: number, cents: number) => owner('update items set price_cents = $2 where id = $1', [id, cents])

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
})

beforeEach(async () => {
  item = (await takeItems(shop, 1))[0] ?? 0
})

afterEach(() => {
  for (const listening of open) listening.leave()
  open = []
})

afterAll(() => shop.stop())

describe('a page that stays open', () => {
  test('hears at once how the item stands', async () => {
    const page = await listen()
    expect(page.status).toBe(200)
    expect(page.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.headers.get('content-encoding')).toBeNull()
    await expect.poll(page.news).toEqual([{ state: 'available', price: 10, old_price: null }])
    expect(page.heard()).toMatch(/^retry: 3000\n\n/)
  })

  test('hears within a second that somebody else bought the item', async () => {
    const page = await listen()
    const buyer = await shop.customer({ balanceCents: 5000 })
    expect((await buy(buyer, { cart: [{ item_id: item }] })).status).toBe(200)
    await expect
      .poll(() => page.news().at(-1), { timeout: 1000 })
      .toEqual({ state: 'sold', price: 10, old_price: null })
  })

  test('hears of a reservation and of a new price, each once', async () => {
    const page = await listen()
    await expect.poll(page.news).toHaveLength(1)
    await owner(`update items set state = 'reserved' where id = $1`, [item])
    await expect.poll(() => page.news().at(-1)?.state).toBe('reserved')
    await owner('update items set new_until = now() where id = $1', [item])
    await setPrice(item, 950)
    await expect.poll(page.news).toEqual([
      { state: 'available', price: 10, old_price: null },
      { state: 'reserved', price: 10, old_price: null },
      { state: 'reserved', price: 9.5, old_price: null },
    ])
    await owner(`update items set state = 'available' where id = $1`, [item])
  })

  test('hears nothing about other items', async () => {
    const [, other = 0] = await takeItems(shop, 2)
    const [page, beside] = [await listen(item), await listen(other)]
    await setPrice(other, 2100)
    await expect.poll(() => beside.news().at(-1)?.price).toBe(21)
    await expect.poll(page.news).toEqual([{ state: 'available', price: 10, old_price: null }])
  })

  test('hears when so much changed at once that no item is named', async () => {
    const page = await listen()
    await owner('update items set price_cents = price_cents + 1 where old_price_cents is null')
    await expect.poll(() => page.news().at(-1)?.price).toBe(10.01)
  })
})

describe('a stream is refused', () => {
  test('for an item that does not exist and for what is no id', async () => {
    const { status, body } = await shop.visitor().get('/api/items/999999999/live')
    expect([status, body.code]).toEqual([404, 'item_not_found'])
    for (const forged of ['abc', '0', '-1', '1e3', '99999999999999999999']) {
      expect((await shop.visitor().get(`/api/items/${forged}/live`)).body.code, forged).toBe('invalid_input')
    }
    // A HEAD opens none.
    expect((await shop.visitor().call('HEAD', `/api/items/${item}/live`)).headers.get('content-type')).toBeNull()
  })

  test('to a network that holds twenty already, until one of them is left', async () => {
    const small = await startTestShop({ seeded: true, rateLimitFactor: 1 })
    const pages = await Promise.all(Array.from({ length: 20 }, () => listen(1, small)))
    expect(pages.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    const { status, body } = await small.visitor().get('/api/items/1/live')
    expect([status, body.status, body.code]).toEqual([429, 'error', 'too_many_requests'])
    pages[0]?.leave()
    await expect.poll(async () => (await listen(1, small)).status).toBe(200)
    await small.stop()
  })

  test('to a visitor who opens and closes pages for ever, without anything left behind', async () => {
    const small = await startTestShop({ seeded: true, rateLimitFactor: 1 })
    for (let round = 0; round < 5; round += 1) {
      const pages = await Promise.all(Array.from({ length: 20 }, () => listenTo(small.origin, 1)))
      for (const page of pages) page.leave()
      await Promise.all(pages.map(({ ended }) => ended))
      await expect.poll(async () => (await listen(1, small)).status).toBe(200)
      open.pop()?.leave()
    }
    await small.stop()
  })
})

describe('a server', () => {
  test('that stops ends its streams and does not wait for the pages', async () => {
    const stopping = await startTestShop({ seeded: true })
    const page = await listen(1, stopping)
    await expect.poll(page.news).toHaveLength(1)
    const begun = performance.now()
    await stopping.stop()
    await page.ended
    expect(performance.now() - begun).toBeLessThan(10_000)
  })

  test('that stops does not wait for a connection on which nobody ever said anything', async () => {
    const stopping = await startTestShop()
    const silent = connect(Number(new URL(stopping.origin).port), '127.0.0.1')
    await once(silent, 'connect')
    // Answered, so the server knows the connection that was made before.
    await stopping.visitor().get('/healthz')
    const begun = performance.now()
    await stopping.stop()
    expect(performance.now() - begun).toBeLessThan(10_000)
  })

  test('holds two thousand streams and no more', async () => {
    const streams = new ItemStreams(shop.shop)
    const network = (index: number) => ({ network: `10.0.${Math.floor(index / 10)}.1` })
    const opened = await Promise.all(Array.from({ length: 2000 }, (_, index) => streams.open(item, network(index))))
    expect(opened.every(({ ok }) => ok)).toBe(true)
    expect(await streams.open(item, network(5000))).toMatchObject({ ok: false, refusal: 'too_many_requests' })
    streams.close()
    for (const stream of opened) if (stream.ok) stream.value.destroy()
    await expect.poll(async () => (await streams.open(item, network(5000))).ok).toBe(true)
  })

  test('says now and then that it is still there, so that no proxy cuts the page off', async () => {
    const streams = new ItemStreams(shop.shop, { heartbeatMilliseconds: 20 })
    const opened = await streams.open(item, { network: '10.0.0.1' })
    if (!opened.ok) throw new Error(opened.refusal)
    let heard = ''
    opened.value.on('data', (chunk: Buffer) => {
      heard += chunk.toString()
    })
    await expect.poll(() => heard.match(/^:$/gm)?.length).toBeGreaterThan(2)
    opened.value.destroy()
  })

  test('lets go of a page that reads nothing', async () => {
    const streams = new ItemStreams(shop.shop)
    const opened = await streams.open(item, { network: '10.0.0.1' })
    if (!opened.ok) throw new Error(opened.refusal)
    for (let price = 1001; !opened.value.destroyed && price < 1500; price += 1) {
      await setPrice(item, price)
      const before = opened.value.readableLength
      streams.itemsChanged([item])
      await expect
        .poll(() => opened.value.destroyed || opened.value.readableLength > before, { interval: 1 })
        .toBe(true)
    }
    expect(opened.value.destroyed).toBe(true)
  })
})
