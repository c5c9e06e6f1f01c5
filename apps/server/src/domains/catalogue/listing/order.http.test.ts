import type { Item } from '@pandrop/contract/item'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
})

afterAll(() => shop.stop())

const list = async (query: string) => {
  const { status, body } = await shop.visitor().get(`/api/items/list?${query}`)
  expect(status, query).toBe(200)
  return { items: body.payload as Item[], meta: body.meta as { total: number } }
}

const owner = (text: string, ...values: unknown[]) => shop.database.ownerPool.query(text, values)

const points = {
  float: 'coalesce(float, 2), i.id',
  discount: 'coalesce(i.price_cents::float8 / old_price_cents, 1), i.id',
  newest: 'greatest(created_at, available_from) desc, i.id desc',
  reference: "i.price_cents::float8 / case when basis = 'observed' then reference.price_cents end, i.id",
}

test.each(Object.entries(points))(
  'a list sorted by %s shows the same items as the whole table, page by page',
  async (sort, by) => {
    const { rows } = await owner(
      `select i.id from items i join reference_prices reference using (skin_id, exterior, variant)
     where state = 'available' and type = 'Rifle' and (available_from is null or available_from <= now())
     order by ${by}`,
    )
    const ids = rows.map(({ id }) => id)
    for (const page of [1, 2, Math.ceil(ids.length / 50)]) {
      const { items, meta } = await list(`type=Rifle&sort=${sort}&limit=50&page=${page}`)
      expect(meta.total).toBe(ids.length)
      expect(items.map(({ id }) => id)).toEqual(ids.slice((page - 1) * 50, page * 50))
    }
  },
)

test('a reference that is set anew changes the order at once, and an old one leads to the end', async () => {
  const query = 'search=ak+redline&sort=reference&limit=100'
  const [first, ...others] = (await list(query)).items
  expect(others.length).toBeGreaterThan(1)
  await owner(
    `update reference_prices reference set price_cents = 3 from items i
     where i.id = $1
       and (reference.skin_id, reference.exterior, reference.variant) = (i.skin_id, i.exterior, i.variant)`,
    first?.id,
  )
  await expect.poll(async () => (await list(query)).items[0]?.id).not.toBe(first?.id)
  await owner('update settings set quote_days_max = 1')
  // Whatever is old is not compared: the older item first.
  await expect
    .poll(async () => {
      const ids = (await list(query)).items.map(({ id }) => id)
      return ids.join() === ids.toSorted((one, other) => one - other).join()
    })
    .toBe(true)
  await owner('update settings set quote_days_max = 0')
})

test('a paint seed shows its copies alone, in every order, and counts in the filters', async () => {
  const { rows } = await owner(
    `select paint_seed, json_agg(id order by id) as ids from items where state = 'available' and paint_seed is not null
     group by 1 order by count(*) desc, 1 limit 1`,
  )
  const [{ paint_seed: seed, ids }] = rows as [{ paint_seed: number; ids: number[] }]
  for (const order of ['', '&sort=asc', '&sort=float', '&sort=newest', '&random=true']) {
    const { items, meta } = await list(`paint_seed=${seed}&limit=100${order}`)
    expect(meta.total).toBe(ids.length)
    expect(items.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual(ids)
    for (const item of items) expect(item.paint_seed).toBe(seed)
  }
  const prices = (await list(`paint_seed=${seed}&sort=asc&limit=100`)).items.map(({ price }) => price)
  expect(prices).toEqual(prices.toSorted((one, other) => one - other))
  const { body } = await shop.visitor().get(`/api/items/filter-data?paint_seed=${seed}`)
  const { types } = body.payload as { types: { count: number }[] }
  expect(types.reduce((sum, { count }) => sum + count, 0)).toBe(ids.length)
})

test.each(['-1', '1001', '7.5', 'seven'])('a paint seed that the game has not is refused: %s', async (seed) => {
  const { status, body } = await shop.visitor().get(`/api/items/list?paint_seed=${seed}`)
  expect(status).toBe(422)
  expect(Object.keys(body.errors ?? {})).toEqual(['paint_seed'])
})
