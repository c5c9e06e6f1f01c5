import type { FilterOption } from '@pandrop/contract/catalogue'
import { exteriorNames } from '@pandrop/contract/exteriors'
import { unkept } from '@pandrop/server/domains/catalogue/items/item-change.rules'
import { type CatalogueIndex, openCatalogueIndex } from '@pandrop/server/domains/catalogue/listing/catalogue-index'
import { filterDataOf } from '@pandrop/server/domains/catalogue/listing/filter-data'
import { itemListOf } from '@pandrop/server/domains/catalogue/listing/list'
import { nicknames } from '@pandrop/server/domains/catalogue/listing/search-nicknames.rules'
import {
  type PlainItem,
  type PlainQuery,
  passes,
  plainItems,
} from '@pandrop/server/domains/catalogue/listing/testing/plain-items'
import { createTestDatabase, type TestDatabase } from '@pandrop/testkit/database'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

let database: TestDatabase
let catalogueIndex: CatalogueIndex
let items: PlainItem[]

// Copies at equal prices, items that are hidden, reserved or sold, and shelves that overlap.
const unsettle = `
  update items set price_cents = (price_cents / 100 + 1) * 100 where old_price_cents is null and id % 3 = 0;
  update items set available_from = now() + interval '1 day' where id % 17 = 0;
  update items set available_from = now() - interval '1 day' where id % 19 = 0;
  update items set state = 'reserved' where id % 23 = 0;
  update items set state = 'sold', sold_at = now() where id % 29 = 0;
  update items set new_until = now() + interval '1 day' where id % 31 = 0;
  update items set new_until = now() - interval '1 day' where id % 37 = 0;
  insert into items (skin_id, exterior, variant, float, paint_seed, price_cents)
  select skin_id, exterior, variant, float, paint_seed, price_cents + copy % 3
  from items cross join generate_series(1, 60) as copy
  where skin_id in ('ak-47-redline', 'awp-asiimov', 'karambit-doppler-phase-2', 'bayonet-vanilla');
  analyze items`

beforeAll(async () => {
  database = await createTestDatabase({ seeded: true })
  await database.ownerPool.query(unsettle)
  catalogueIndex = openCatalogueIndex(database.pool)
  items = await plainItems(database.pool)
})

afterAll(() => database.drop())

type Arbitraries = { [Name in keyof PlainQuery]-?: fc.Arbitrary<NonNullable<PlainQuery[Name]>> }

const someOf = (tagOf: (item: PlainItem) => string) =>
  fc.array(
    fc.nat().map((index) => tagOf(items[index % items.length] as PlainItem)),
    { minLength: 1, maxLength: 4 },
  )

const price = fc.nat().map((index) => (items[index % items.length]?.price_cents ?? 0) / 100)
const float = fc.oneof(
  fc.constantFrom(0, 0.07, 0.15, 0.38, 0.45, 1),
  fc.nat().map((index) => items[index % items.length]?.float ?? 0),
)

/** Beginnings of words of some item's title; nicknames are not beginnings. */
const search = fc
  .tuple(fc.nat(), fc.subarray([0, 1, 2, 3, 4], { minLength: 1, maxLength: 3 }))
  .map(([index, places]) => {
    const words = (items[index % items.length]?.title ?? 'AWP')
      .replace(/[★™|()]/g, '')
      .split(/[\s-]+/)
      .filter((word) => word !== '' && !Object.hasOwn(nicknames, word.toLowerCase()))
    return places
      .map((place) => (words[place % words.length] ?? '').slice(0, 3 + place))
      .filter((word) => !Object.hasOwn(nicknames, word.toLowerCase()))
      .concat(words[0] ?? '')
      .reverse()
      .join(' ')
  })

const filters = (): Partial<Arbitraries> => ({
  search,
  price_from: price,
  price_till: price,
  float_from: float,
  float_till: float,
  type: someOf(({ type }) => type),
  quality: someOf(({ rarity }) => rarity),
  heroes: someOf(({ weapon }) => weapon),
  exterior_names: someOf(({ exterior }) => exteriorNames[exterior]),
  item_class: someOf((item) => item.class),
  collection: someOf(({ collection }) => collection || 'The Chroma Collection'),
  sale: fc.boolean(),
  new: fc.boolean(),
})

const names = Object.keys(filters()) as (keyof PlainQuery)[]

const queryWith = (chosen: readonly (keyof PlainQuery)[]): fc.Arbitrary<PlainQuery> =>
  fc.record(Object.fromEntries(chosen.map((name) => [name, filters()[name]])) as never)

const pairs = names.flatMap((name, index) => names.slice(index + 1).map((other) => [name, other]))

const page = fc.record({
  sort: fc.constantFrom('asc' as const, 'desc' as const),
  limit: fc.constantFrom(1, 7, 12, 100),
  page: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 300 })),
})

type Page = typeof page extends fc.Arbitrary<infer Value> ? Value : never

const expectSamePage = async (query: PlainQuery, asked: Page): Promise<void> => {
  const answer = await itemListOf(catalogueIndex, { ...query, ...asked }, unkept)
  const all = items.filter((item) => passes(item, query))
  const direction = asked.sort === 'asc' ? 1 : -1
  all.sort((left, right) => (left.price_cents - right.price_cents || left.id - right.id) * direction)
  const expected = all.slice((asked.page - 1) * asked.limit, asked.page * asked.limit)
  if (!answer.ok) throw new Error(answer.refusal)
  const { payload, meta } = answer.value
  expect(payload.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
  expect(meta).toEqual({ total: all.length, pages: Math.ceil(all.length / asked.limit) })
}

const checkPages = (chosen: readonly (keyof PlainQuery)[], numRuns: number) =>
  fc.assert(fc.asyncProperty(queryWith(chosen), page, expectSamePage), { numRuns })

test.each(names)('the filter %s alone shows what a selection over the whole table shows', async (name) => {
  await checkPages([name], 15)
})

test.each(names)('the filter %s beside each other one shows the same as that selection', async (name) => {
  for (const pair of pairs.filter(([first]) => first === name)) await checkPages(pair, 6)
})

test('any three filters show the same as that selection', async () => {
  const triples = fc.subarray(names, { minLength: 3, maxLength: 5 }).chain(queryWith)
  await fc.assert(fc.asyncProperty(triples, page, expectSamePage), { numRuns: 150 })
})

const groups = {
  types: { parameter: 'type', tagOf: ({ type }: PlainItem) => type },
  qualities: { parameter: 'quality', tagOf: ({ rarity }: PlainItem) => rarity },
  heroes: { parameter: 'heroes', tagOf: ({ weapon }: PlainItem) => weapon },
  exterior_names: { parameter: 'exterior_names', tagOf: ({ exterior }: PlainItem) => exteriorNames[exterior] },
  classes: { parameter: 'item_class', tagOf: (item: PlainItem) => item.class },
  collections: { parameter: 'collection', tagOf: ({ collection }: PlainItem) => collection },
} as const

const expectSameFacets = async (query: PlainQuery, place: number): Promise<void> => {
  const data = await filterDataOf(catalogueIndex, query, 'en', unkept)
  for (const [group, { parameter, tagOf }] of Object.entries(groups)) {
    const options = data[group as keyof typeof groups] as FilterOption[]
    const shown = items.filter((item) => passes(item, { ...query, [parameter]: undefined })).map(tagOf)
    const counts = options.map(({ value }) => shown.filter((tag) => tag === value).length)
    expect(
      options.map(({ count }) => count),
      group,
    ).toEqual(counts)
    const option = options[place % options.length]
    const list = await itemListOf(catalogueIndex, { ...query, [parameter]: [option?.value ?? ''] }, unkept)
    expect(list.ok && list.value.meta.total, group).toBe(option?.count)
  }
  const prices = items
    .filter((item) => passes(item, { ...query, price_from: undefined, price_till: undefined }))
    .map(({ price_cents }) => price_cents / 100)
  expect(data.prices).toEqual(prices.length ? { min: Math.min(...prices), max: Math.max(...prices) } : null)
}

test('a filter value counts what a list with that value shows, under every other filter', async () => {
  const some = fc.subarray(names, { maxLength: 3 }).chain(queryWith)
  await fc.assert(fc.asyncProperty(some, fc.nat(), expectSameFacets), { numRuns: 20 })
})

test('every value in stock is offered, and no other', async () => {
  const data = await filterDataOf(catalogueIndex, { price_from: 19_000 }, 'en', unkept)
  const tagsOf = (of: (item: PlainItem) => string) => [...new Set(items.map(of))].filter(Boolean).sort()
  const offered = (options: FilterOption[]) => options.map(({ value }) => value).sort()
  expect(offered(data.heroes)).toEqual(tagsOf(({ weapon }) => weapon))
  expect(offered(data.collections)).toEqual(tagsOf(({ collection }) => collection))
  expect(offered(data.classes)).toEqual(tagsOf((item) => item.class))
})

test('a random draw is of items that pass, none twice, and each has its chance', async () => {
  const query = { type: ['Sniper Rifle'], price_from: 5, float_till: 0.3 }
  const pool = new Set(items.filter((item) => passes(item, query)).map(({ id }) => id))
  const drawn = new Set<number>()
  for (let round = 0; round < 40; round += 1) {
    const answer = await itemListOf(catalogueIndex, { ...query, random: true, limit: 20 }, unkept)
    const ids = answer.ok ? answer.value.payload.map(({ id }) => id) : []
    expect(new Set(ids).size).toBe(20)
    for (const id of ids) drawn.add(id)
  }
  expect([...drawn].filter((id) => !pool.has(id))).toEqual([])
  expect(drawn.size).toBeGreaterThan(pool.size * 0.3)
})
