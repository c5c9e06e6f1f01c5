import type { Answer } from '@pandrop/contract/call'
import type { searchItems } from '@pandrop/contract/catalogue'
import type { ListedItem } from '@pandrop/contract/item'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'

type Found = Answer<typeof searchItems>['payload']

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
})

afterAll(() => shop?.stop())

const find = async (search: string, more = ''): Promise<Found> => {
  const { status, body } = await shop.visitor().get(`/api/items/search?search=${encodeURIComponent(search)}${more}`)
  expect([status, body.status], search).toEqual([200, 'OK'])
  return body.payload as Found
}

/** The list of the filters that a search came to. */
const listed = async (filters: Found['filters']): Promise<{ items: ListedItem[]; total: number }> => {
  const query = new URLSearchParams(Object.entries(filters).map(([name, value]) => [name, String(value)]))
  const { body } = await shop.visitor().get(`/api/items/list?${query}&stacks=true&sort=asc&limit=6`)
  return { items: body.payload as ListedItem[], total: (body.meta as { total: number }).total }
}

test.each(['ak ft', 'kara', 'awp <300', 'knife st', 'rifle 10-20 mw', 'redlin', 'glock <0.1', 'bluegem', 'deagle #12'])(
  '"%s" finds what a list with its filters holds',
  async (search) => {
    const { filters, items, total } = await find(search)
    const list = await listed(filters)
    expect([items, total]).toEqual([list.items, list.total])
  },
)

test('every item found is what was asked for', async () => {
  const { items, total } = await find('ak ft <400')
  expect(total).toBeGreaterThan(0)
  for (const { weapon, exterior, price } of items) {
    expect([weapon, exterior]).toEqual(['AK-47', 'Field-Tested'])
    expect(price).toBeLessThanOrEqual(400)
  }
})

test('a price means the currency that it is typed in', async () => {
  const { filters, parts } = await find('ak <400', '&per_euro=4')
  expect(filters.price_till).toBe(100)
  expect(parts.at(-1)?.till).toBe(400)
  const refused = await shop.visitor().get('/api/items/search?search=ak&per_euro=0')
  expect(refused.status).toBe(422)
})

test('what is misspelt is searched for as a list does', async () => {
  const { searched, total } = await find('asiimvo')
  expect(searched).toBe('asiimov')
  expect(total).toBeGreaterThan(0)
})

test('where nothing is cheap enough, the exteriors that the shop has had can be wished for', async () => {
  const { items, total, wishes } = await find('ak redline <2')
  const cheap = await find('ak redline < 0.5k')
  expect([items, total]).toEqual([[], 0])
  expect(cheap.total).toBeGreaterThan(0)
  expect(wishes.length).toBeGreaterThan(0)
  for (const { title } of wishes) expect(title).toMatch(/^AK-47 \| Redline \(/)
  expect(cheap.wishes).toEqual([])
  expect((await find('ak <1 bs redline')).wishes).toHaveLength(1)
  // A weapon alone names no skin.
  expect((await find('kara <1')).wishes).toEqual([])
  const customer = await shop.customer()
  const [first] = wishes
  const { body } = await customer.browser.post('/api/wishlist/add', { item_id: first?.item_id, price_below: 30 })
  expect(body.payload).toMatchObject([{ title: first?.title, price_below: 30 }])
})
