import { type Item, itemClasses } from '@pandrop/contract/item'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'

interface Category {
  name: string
  url: string
  subcategories: Category[]
}

let shop: TestShop
let types: Category[]

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  const { body } = await shop.visitor().get('/api/categories')
  const [root] = body.payload as Category[]
  types = root?.subcategories ?? []
})

afterAll(() => shop.stop())

const page = async (query: Record<string, string>, number: number): Promise<Item[]> => {
  const { body } = await shop.visitor().get(`/api/items/list?${new URLSearchParams({ ...query, page: `${number}` })}`)
  return body.payload as Item[]
}

const firstPages = async (query: Record<string, string>): Promise<Item[][]> =>
  Promise.all([1, 2, 3].map((number) => page(query, number)))

const skinOf = ({ weapon, finish, phase }: Item): string => `${weapon} | ${finish} ${phase}`.trim()

/** Of which more than so many are there. */
const crowding = (items: readonly Item[], most: number): string[] => {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(skinOf(item), (counts.get(skinOf(item)) ?? 0) + 1)
  return [...counts].filter(([, count]) => count > most).map(([skin, count]) => `${count} × ${skin}`)
}

/** The shelves that hold every type. */
const shelves: Record<string, string>[] = [{}, { new: 'true' }, { sale: 'true' }]

test('no list of a demo shop shows a skin more than twice on its first three pages', async () => {
  const queries: Record<string, string>[] = [
    ...shelves,
    { category: 'cs2' },
    ...itemClasses.map((item_class) => ({ item_class })),
    ...types.map(({ url }) => ({ category: url })),
    ...types.map(({ name }) => ({ type: name })),
  ]
  expect(types.length).toBe(9)
  for (const query of queries) {
    const items = (await firstPages(query)).flat()
    expect(items.length, JSON.stringify(query)).toBeGreaterThan(12)
    expect(crowding(items, 2), JSON.stringify(query)).toEqual([])
  }
})

test('everything, what is new and the sale begin with twelve skins, and each page has several weapons', async () => {
  for (const query of shelves) {
    expect(crowding(await page(query, 1), 1), JSON.stringify(query)).toEqual([])
    for (const items of await firstPages(query)) {
      expect(items).toHaveLength(12)
      expect(new Set(items.map(({ weapon }) => weapon)).size, JSON.stringify(query)).toBeGreaterThanOrEqual(4)
      expect(new Set(items.map(({ finish }) => finish)).size, JSON.stringify(query)).toBeGreaterThanOrEqual(4)
    }
  }
})

test('the list of one weapon shows a skin three times at most on its first page', async () => {
  const weapons = types.flatMap(({ subcategories }) => subcategories)
  expect(weapons.length).toBe(63)
  for (const { url } of weapons) expect(crowding(await page({ category: url }, 1), 3), url).toEqual([])
})
