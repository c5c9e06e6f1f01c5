import type { ListedItem } from '@pandrop/contract/item'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
})

afterAll(() => shop?.stop())

interface List {
  items: ListedItem[]
  total: number
  pages: number
}

const list = async (query: string): Promise<List> => {
  const { status, body } = await shop.visitor().get(`/api/items/list?${query}`)
  expect([status, body.status], query).toEqual([200, 'OK'])
  const { total, pages } = body.meta as { total: number; pages: number }
  return { items: body.payload as ListedItem[], total, pages }
}

/** Every page of a list. */
const all = async (query: string): Promise<ListedItem[]> => {
  const { pages } = await list(`${query}&limit=100`)
  const read = await Promise.all(Array.from({ length: pages }, (_, at) => list(`${query}&limit=100&page=${at + 1}`)))
  return read.flatMap(({ items }) => items)
}

const kindOf = ({ title, phase }: ListedItem): string => `${title} ${phase}`

const byKind = (items: readonly ListedItem[]): Map<string, ListedItem[]> => {
  const kinds = new Map<string, ListedItem[]>()
  for (const one of items) kinds.set(kindOf(one), [...(kinds.get(kindOf(one)) ?? []), one])
  return kinds
}

const filters = [
  'sort=asc',
  'sort=desc',
  'sort=desc&type=Rifle&price_from=10&price_till=300',
  'sort=asc&float_from=0.02&float_till=0.3',
  'sort=desc&float_from=0.05&price_till=90.5',
  'sort=asc&sale=true',
  'sort=desc&new=true&float_till=0.4',
  'sort=asc&search=karambit',
]

test.each(filters)('stacks of %s are its copies, put together', async (query) => {
  const kinds = byKind(await all(query))
  const stacks = await all(`${query}&stacks=true`)
  expect(stacks.map(kindOf).toSorted()).toEqual([...kinds.keys()].toSorted())
  expect((await list(`${query}&stacks=true`)).total).toBe(kinds.size)
  for (const stack of stacks) {
    const copies = kinds.get(kindOf(stack)) ?? []
    expect(stack.price).toBe(Math.min(...copies.map(({ price }) => price)))
    expect(stack.copies).toBe(copies.length)
    const floats = copies.flatMap(({ float }) => float ?? []).toSorted((one, other) => one - other)
    if (floats.length <= 24) expect(stack.floats).toEqual(floats)
  }
  const prices = stacks.map(({ price }) => price)
  const rising = prices.toSorted((one, other) => one - other)
  expect(prices).toEqual(query.startsWith('sort=asc') ? rising : rising.toReversed())
})

test('a list that nobody asks stacks of says nothing of them', async () => {
  const { items } = await list('')
  expect(items.some((one) => 'copies' in one || 'floats' in one)).toBe(false)
  expect((await list('random=true&stacks=true')).items.some((one) => 'copies' in one)).toBe(false)
})

test('what stands beside a value is how many stacks ticking it shows', async () => {
  const { body } = await shop.visitor().get('/api/items/filter-data?stacks=true&price_till=80')
  const { types } = body.payload as { types: { value: string; count: number }[] }
  expect(types.length).toBeGreaterThan(5)
  for (const { value, count } of types) {
    expect((await list(`stacks=true&price_till=80&type=${encodeURIComponent(value)}`)).total).toBe(count)
  }
})

test('pages of stacks hold twelve, and none stands on two', async () => {
  const first = await list('stacks=true')
  const second = await list('stacks=true&page=2')
  expect(first.items).toHaveLength(12)
  expect(first.pages).toBe(Math.ceil(first.total / 12))
  expect(new Set([...first.items, ...second.items].map(kindOf)).size).toBe(24)
  expect((await list(`stacks=true&page=${first.pages + 1}`)).items).toEqual([])
})

test('a page of the demo’s stacks shows ten finishes, the first one and on average', async () => {
  const stacks = await all('stacks=true')
  const pages = Array.from({ length: Math.ceil(stacks.length / 12) }, (_, at) => stacks.slice(12 * at, 12 * at + 12))
  // The phases of a finish count as one.
  const finishes = pages.map((page) => new Set(page.map(({ weapon, finish }) => `${weapon} ${finish}`)).size)
  expect(finishes[0]).toBeGreaterThanOrEqual(10)
  expect(finishes.reduce((sum, count) => sum + count, 0) / pages.length).toBeGreaterThanOrEqual(10)
})

test('the copies of one item are what its stack counts, under the same filters', async () => {
  const [stack] = (await all('stacks=true&price_till=40')).filter(({ copies = 0 }) => copies > 2)
  const { items, total } = await list(`copies_of=${stack?.id}&price_till=40&limit=100`)
  expect(total).toBe(stack?.copies)
  expect(new Set(items.map(kindOf))).toEqual(new Set([stack && kindOf(stack)]))
  const { status, body } = await shop.visitor().get('/api/items/list?copies_of=999999999')
  expect([status, body.code]).toEqual([404, 'not_found'])
  expect(await shop.visitor().get('/api/items/list?copies_of=none')).toMatchObject({ status: 422 })
  expect(await shop.visitor().get('/api/items/list?stacks=maybe')).toMatchObject({ status: 422 })
})

test('of a hundred copies a stack tells two dozen floats, the best and the worst among them', async () => {
  await shop.database.ownerPool.query(
    `insert into items (skin_id, exterior, variant, float, paint_seed, price_cents)
     select 'ak-47-redline', 'FT', 'normal', 0.15 + no * 0.002, no, 2000 + no
     from generate_series(1, 100) as no`,
  )
  const many = async () => (await all('search=ak redline&stacks=true')).find(({ copies = 0 }) => copies >= 100)
  await expect.poll(many).toBeDefined()
  const floats = (await many())?.floats ?? []
  expect(floats).toHaveLength(24)
  expect(floats[0]).toBeLessThanOrEqual(0.1521)
  expect(floats.at(-1)).toBeGreaterThanOrEqual(0.3499)
  expect(floats).toEqual(floats.toSorted((one, other) => one - other))
})
