import type { Item } from '@pandrop/contract/item'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { Visitor } from '@pandrop/testkit/visitor'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buy } from '../../checkout/purchase/testing/purchases.ts'
import { listenTo } from './testing/event-stream.ts'
import { type ServerProcess, startServerProcess } from './testing/server-process.ts'

/** One second, as the reader of a list or a page may notice it. */
const soon = { timeout: 1000, interval: 20 }

/** This process serves one shop, `other` serves it in a process of its own. */
let here: TestShop
let other: ServerProcess

beforeAll(async () => {
  here = await startTestShop({ seeded: true })
  // The other process has the clock of the machine, and sessions end.
  here.clock.set(new Date())
  other = await startServerProcess(here.database)
})

afterAll(async () => {
  await other.stop()
  await here.stop()
})

const listAt = async (origin: string): Promise<Item[]> => {
  const { body } = await new Visitor(origin).get('/api/items/list?type=SMG&sort=asc')
  return body.payload as Item[]
}

const stateAt = async (origin: string, id: number): Promise<unknown> => {
  const { body } = await new Visitor(origin).get(`/api/items/${id}`)
  return (body.payload as Item).state
}

const documentAt = async (origin: string, id: number): Promise<string> =>
  (await fetch(`${origin}/products/cs2/all/${id}`)).text()

const cheapest = async (): Promise<Item> => {
  const [first] = await listAt(here.origin)
  if (!first) throw new Error('the list is empty')
  return first
}

const buyAt = async (origin: string, { id, price }: Item): Promise<void> => {
  const buyer = await here.customer({ balanceCents: 100_000 })
  const browser = new Visitor(origin)
  for (const [name, value] of buyer.browser.cookies) browser.cookies.set(name, value)
  browser.token = buyer.browser.token
  const bought = await buy({ browser }, { cart: [{ item_id: id }], seen_total: price })
  expect([bought.status, bought.body.status]).toEqual([200, 'OK'])
}

test('what is sold at one server is gone from what another keeps ready, within a second', async () => {
  const item = await cheapest()
  // Twice, so that the other server answers from what it keeps.
  for (let round = 0; round < 2; round += 1) {
    expect((await listAt(other.origin)).map(({ id }) => id)).toContain(item.id)
    expect(await stateAt(other.origin, item.id)).toBe('available')
    expect(await documentAt(other.origin, item.id)).toContain('InStock')
  }
  const page = await listenTo(other.origin, item.id)
  await expect.poll(page.news).toHaveLength(1)

  await buyAt(here.origin, item)
  const sold = performance.now()
  await expect.poll(() => page.news().at(-1)?.state, soon).toBe('sold')
  await expect.poll(async () => (await listAt(other.origin)).map(({ id }) => id), soon).not.toContain(item.id)
  await expect.poll(() => stateAt(other.origin, item.id), soon).toBe('sold')
  expect(performance.now() - sold).toBeLessThan(1000)
  await expect.poll(() => documentAt(other.origin, item.id), soon).toContain('SoldOut')
  page.leave()
})

test('and the other way round', async () => {
  const item = await cheapest()
  expect((await listAt(here.origin)).map(({ id }) => id)).toContain(item.id)
  const page = await listenTo(here.origin, item.id)
  await expect.poll(page.news).toHaveLength(1)

  await buyAt(other.origin, item)
  await expect.poll(() => page.news().at(-1)?.state, soon).toBe('sold')
  await expect.poll(async () => (await listAt(here.origin)).map(({ id }) => id), soon).not.toContain(item.id)
  page.leave()
})

test('a server that stops lets go of its pages at once', async () => {
  const { id } = await cheapest()
  const page = await listenTo(other.origin, id)
  await expect.poll(page.news).toHaveLength(1)
  const begun = performance.now()
  await other.stop()
  await page.ended
  expect(performance.now() - begun).toBeLessThan(10_000)
})
