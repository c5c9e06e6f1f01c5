import type { Item, ItemDetails } from '@pandrop/contract/item'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
})

afterAll(() => shop.stop())

interface List {
  items: Item[]
  total: number
  pages: number
}

const list = async (query: string): Promise<List> => {
  const { status, body } = await shop.visitor().get(`/api/items/list?${query}`)
  expect([status, body.status], query).toEqual([200, 'OK'])
  const { total, pages } = body.meta as { total: number; pages: number }
  return { items: body.payload as Item[], total, pages }
}

test('a list shows twelve items, most expensive first, and says how many there are', async () => {
  const { items, total, pages } = await list('')
  expect(items).toHaveLength(12)
  expect(pages).toBe(Math.ceil(total / 12))
  const prices = items.map(({ price }) => price)
  expect(prices).toEqual([...prices].sort((left, right) => right - left))
})

test('pages follow each other without gap or repetition', async () => {
  const first = await list('type=Knife&sort=asc&limit=10')
  const second = await list('type=Knife&sort=asc&limit=10&page=2')
  const whole = await list('type=Knife&sort=asc&limit=20')
  expect([...first.items, ...second.items]).toEqual(whole.items)
})

test('a page beyond the last is empty, not an error', async () => {
  expect((await list('page=9999')).items).toEqual([])
})

test('filters narrow, and they narrow together', async () => {
  const { items } = await list('type=Rifle,SMG&price_from=10&price_till=50.5&exterior_names=Field-Tested&limit=100')
  expect(items.length).toBeGreaterThan(0)
  for (const { type, price, exterior } of items) {
    expect(['Rifle', 'SMG']).toContain(type)
    expect(price).toBeGreaterThanOrEqual(10)
    expect(price).toBeLessThanOrEqual(50.5)
    expect(exterior).toBe('Field-Tested')
  }
})

test('search finds by the beginnings of words, in any order', async () => {
  const { items } = await list('search=redline%20ak&limit=100')
  expect(items.length).toBeGreaterThan(0)
  for (const { title } of items) expect(title).toMatch(/AK-47 \| Redline/)
})

test('search is not a way to write SQL or query syntax', async () => {
  for (const typed of ["'; drop table items; --", 'a:* | b', "'", '\\', '!&|', '%', '\u0000']) {
    const { status } = await shop.visitor().get(`/api/items/list?search=${encodeURIComponent(typed)}`)
    // A zero byte is refused at the door: no text of ours can hold one.
    expect(typed === '\u0000' ? [400] : [200, 422], typed).toContain(status)
  }
})

test('sale items cost less than before, new ones are flagged', async () => {
  for (const { old_price, price } of (await list('sale=true&limit=100')).items) expect(old_price).toBeGreaterThan(price)
  for (const { is_new } of (await list('new=true&limit=100')).items) expect(is_new).toBe(true)
})

test('a category of any level narrows, and one that does not exist is 404', async () => {
  const knives = await list('category=knife&limit=100')
  expect(new Set(knives.items.map(({ type }) => type))).toEqual(new Set(['Knife']))
  expect((await list('category=cs2')).total).toBe((await list('')).total)
  const { status, body } = await shop.visitor().get('/api/items/list?category=hats')
  expect([status, body.code]).toEqual([404, 'not_found'])
})

test('two random draws differ', async () => {
  const ids = async () => (await list('random=true&limit=20')).items.map(({ id }) => id)
  expect(await ids()).not.toEqual(await ids())
})

test('a list refuses what it cannot mean, by field', async () => {
  const { status, body } = await shop.visitor().get('/api/items/list?page=0&limit=101&price_from=-1&sort=up')
  expect([status, body.code]).toEqual([422, 'invalid_input'])
  expect(Object.keys(body.errors ?? {}).sort()).toEqual(['limit', 'page', 'price_from', 'sort'])
})

test('an item shows its facts and similar items that can be bought', async () => {
  const [first] = (await list('type=Rifle')).items
  const { body } = await shop.visitor().get(`/api/items/${first?.id}`)
  const details = body.payload as ItemDetails
  expect(details).toMatchObject({ id: first?.id, title: first?.title, state: 'available' })
  expect(details.similar.length).toBeGreaterThan(0)
  expect(details.similar.map(({ id }) => id)).not.toContain(first?.id)
  expect(details.similar.every(({ state }) => state === 'available')).toBe(true)
})

test('an item that does not exist is item_not_found, whatever the id looks like', async () => {
  expect((await shop.visitor().get('/api/items/999999999')).body.code).toBe('item_not_found')
  for (const forged of ['abc', '-1', '1.5', '1e9', '99999999999999999999']) {
    expect((await shop.visitor().get(`/api/items/${forged}`)).status, forged).toBe(422)
  }
})

test('a price that changes is in the next answer', async () => {
  const [first] = (await list('type=Pistol&sort=asc')).items
  const id = first?.id ?? 0
  const priceOf = async () => ((await shop.visitor().get(`/api/items/${id}`)).body.payload as Item).price
  expect(await priceOf()).toBe(first?.price)
  await shop.database.ownerPool.query('update items set price_cents = price_cents + 100 where id = $1', [id])
  await expect.poll(priceOf).toBeCloseTo((first?.price ?? 0) + 1, 2)
})

test('filter values are those in stock, in the order of the field', async () => {
  const { body } = await shop.visitor().get('/api/items/filter-data?category=cs2')
  const { types, qualities, exterior_names } = body.payload as Record<string, { value: string }[]>
  expect(types?.map(({ value }) => value).slice(0, 3)).toEqual(['Pistol', 'SMG', 'Rifle'])
  expect(qualities?.[0]?.value).toBe('Contraband')
  expect(exterior_names?.map(({ value }) => value)).toContain('Not Painted')
})

test('the category tree leads from cs2 over types to weapons', async () => {
  const { body } = await shop.visitor().get('/api/categories')
  const [root] = body.payload as { url: string; subcategories: { name: string; subcategories: { name: string }[] }[] }[]
  expect(root?.url).toBe('cs2')
  const rifles = root?.subcategories.find(({ name }) => name === 'Rifle')
  expect(rifles?.subcategories.map(({ name }) => name)).toContain('AK-47')
  const below = await shop.visitor().get('/api/items/subcategories?category=rifle')
  expect((below.body.payload as { name: string }[]).map(({ name }) => name)).toEqual(['Rifle'])
})

test('of some items those are answered that can be bought, in the order in which they are asked for', async () => {
  const [first, second, third] = (await list('limit=3')).items
  const reserved = (await list('limit=1&page=9')).items[0]
  await shop.database.ownerPool.query(`update items set state = 'reserved' where id = $1`, [reserved?.id])
  const offered = async (ids: (number | string | undefined)[]) =>
    shop.visitor().get(`/api/items/offered?ids=${ids.join()}`)
  const { body } = await offered([third?.id, reserved?.id, '999999999999999', first?.id, second?.id, third?.id])
  expect(body.payload).toEqual([third, first, second])
  await shop.database.ownerPool.query(`update items set state = 'available' where id = $1`, [reserved?.id])
  for (const wrong of [[], ['0'], ['x'], [1, 2, 3, 4, 5, 6, 7]]) expect((await offered(wrong)).status).toBe(422)
})

test('twenty items are recommended before anything was sold, one of each weapon', async () => {
  const { body } = await shop.visitor().get('/api/items/recommended')
  const weapons = (body.payload as Item[]).map(({ weapon }) => weapon)
  expect(weapons).toHaveLength(20)
  expect(new Set(weapons).size).toBe(20)
})
