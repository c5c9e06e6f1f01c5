import { createTestDatabase, type TestDatabase } from '@pandrop/testkit/database'
import { addItems } from '@pandrop/testkit/items'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '../../../clock.ts'
import type { Queryable } from '../../../db/statement.ts'
import type { Shop } from '../../../shop.ts'
import { unkept } from '../items/item-change.rules.ts'
import { selectComparison, selectSameFinish } from '../items/item-details.sql.ts'
import { recommendedItemsOf } from '../items/items.ts'
import { heroOf } from '../strips/hero.ts'
import { stripOf } from '../strips/strips.ts'
import { openCatalogueIndex } from './catalogue-index.ts'
import { filterDataOf } from './filter-data.ts'
import { itemListOf } from './list.ts'
import { suggestionsFor } from './suggest.ts'

const itemsCount = 40_000

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase({ seeded: true })
  await addItems(database.ownerPool, itemsCount)
  await database.ownerPool.query(`
    update items set state = 'sold', sold_at = now() where id % 50 = 0;
    update items set available_from = now() + interval '1 day' where id % 51 = 0;
    update items set new_until = now() + interval '1 day' where id % 52 = 0`)
  await database.ownerPool.query('vacuum analyze items')
})

afterAll(() => database.drop())

interface Sent {
  name: string
  text: string
  values: unknown[]
}

/** Sends on what it is given, and writes down each statement with the values of its last use. */
class Recorder implements Queryable {
  readonly sent = new Map<string, Sent>()

  query(query: string | pg.QueryConfig): Promise<pg.QueryResult> {
    if (typeof query === 'string' || !query.name) throw new Error('a list asks by named statements alone')
    this.sent.set(query.name, { name: query.name, text: query.text, values: query.values ?? [] })
    return database.pool.query(query)
  }
}

/** One question of each kind that lists, facets, search and suggestions answer. */
const askEverything = async (): Promise<Sent[]> => {
  const recorder = new Recorder()
  const catalogueIndex = openCatalogueIndex(recorder)
  const lists = [
    {},
    { sort: 'asc' as const, page: 2000 },
    { page: 2000 },
    { type: ['Rifle', 'Knife'], sort: 'asc' as const, page: 40 },
    { type: ['Pistol'], exterior_names: ['Field-Tested'], price_from: 2, page: 9 },
    { sale: true, float_till: 0.2 },
    { new: true, price_from: 3, sort: 'asc' as const },
    { search: 'karambt dopler', float_from: 0.01, collection: ['The Chroma Collection'] },
    { search: 'ak redline ft', price_till: 100 },
    { random: true, limit: 20, price_from: 5 },
    { sort: 'reference' as const, page: 900 },
    { stickers_min: 2, attached: ['Crown (Foil)'], sort: 'asc' as const },
    { search: 'ak crown foil', price_till: 100 },
  ]
  for (const query of lists) await itemListOf(catalogueIndex, query, unkept)
  await stripOf(catalogueIndex, 'sale', unkept)
  await heroOf(catalogueIndex, unkept)
  await filterDataOf(catalogueIndex, { price_from: 5, float_till: 0.3, search: 'ak' }, 'en', unkept)
  await suggestionsFor(catalogueIndex, 'cobblestone', unkept)
  const { rows } = await database.pool.query(`select id from items where state = 'available' limit 3`)
  catalogueIndex.stock.forget(rows.map(({ id }) => id))
  await itemListOf(catalogueIndex, {}, unkept)
  await recommendedItemsOf({ pool: recorder, clock: systemClock } as unknown as Shop, unkept)
  return [...recorder.sent.values()]
}

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  Plans?: PlanNode[]
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

const scansOfItems = (rows: { 'QUERY PLAN': { Plan: PlanNode }[] }[]): string[] =>
  rows
    .flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan)))
    .filter((node) => node['Relation Name'] === 'items')
    .map((node) => node['Node Type'])

test('no list, facet, search or suggestion reads the table of items from end to end', async () => {
  const sent = await askEverything()
  const names = sent.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['walk_items_asc', 'walk_items_desc', 'gather_items_asc']))
  expect(names).toEqual(expect.arrayContaining(['gather_items_desc', 'select_items_by_rank', 'select_offered_items']))
  expect(names).toEqual(expect.arrayContaining(['count_stock', 'recount_stock', 'find_similar_words']))
  for (const { name, text, values } of sent) {
    // The plan for these values, and the one that PostgreSQL keeps after some uses.
    const own = await database.ownerPool.query(`explain (format json) ${text}`, values)
    const kept = await database.ownerPool.query(`explain (generic_plan, format json) ${text}`)
    for (const { rows } of [own, kept]) {
      expect(
        scansOfItems(rows).filter((scan) => !scan.startsWith('Index') && scan !== 'Bitmap Heap Scan'),
        `${name}: ${JSON.stringify(rows, null, 1)}`,
      ).toEqual([])
    }
  }
})

test('the page of an item finds the copies beside it, and counts those of its pattern, in an index alone', async () => {
  const recorder = new Recorder()
  const { rows } = await database.pool.query(
    `select id, skin_id, float from items where state = 'available' and float is not null order by id limit 1`,
  )
  const { id, skin_id: skinId, float } = rows[0]
  await selectSameFinish(recorder, id, skinId, float, 12)
  await selectComparison(recorder, id)
  for (const name of ['select_same_finish', 'select_item_comparison']) {
    const { text = '', values } = recorder.sent.get(name) ?? {}
    const { rows: plan } = await database.ownerPool.query(`explain (format json) ${text}`, values)
    const nodes = plan.flatMap((row) => nodesOf(row['QUERY PLAN'][0].Plan))
    const scans = nodes.filter((node) => node['Index Name'] === 'items_available_float')
    expect(new Set(scans.map((node) => node['Node Type'])), name).toEqual(new Set(['Index Only Scan']))
  }
})

test('whatever prices and floats are asked for, totals and facets count without the database', async () => {
  const recorder = new Recorder()
  const catalogueIndex = openCatalogueIndex(recorder)
  await catalogueIndex.stock.now()
  const narrowed = { price_from: 5, price_till: 90, float_from: 0.03, float_till: 0.3 }
  const asked = async (ask: Promise<unknown>): Promise<string[]> => {
    recorder.sent.clear()
    await ask
    // What the clock changed since is asked for once a second.
    return [...recorder.sent.keys()].filter((name) => name !== 'recount_stock')
  }
  expect(await asked(filterDataOf(catalogueIndex, narrowed, 'en', unkept))).toEqual([])
  expect(await asked(itemListOf(catalogueIndex, narrowed, unkept))).toEqual([
    expect.stringMatching(/^(walk|gather)_items_desc$/),
  ])
})

test('every index of the items serves a list, or something that is named here', async () => {
  const elsewhere = {
    items_pkey: 'items by id',
    items_seed_key: 'the seed of a demo shop',
    items_by_kind: 'what staff search for among all items',
    items_by_skin: 'prices of one finish',
    items_available_float: 'copies of one finish by float',
    items_by_offer: 'what an item cost; one item of each offer',
    items_by_variant: 'what copies of one variant were asked for',
    items_asset: 'a copy stands in the shop once',
    items_external_id_key: 'its number in another program is its own',
    items_request_key_key: 'an attempt adds an item once',
    items_sold_of_kind: 'copies of one kind that were sold lately',
    items_by_account: 'what is kept on one Steam account',
    items_by_state: 'lists of the back office, newest first, and their numbers',
    items_by_state_price: 'the same by price',
    items_listed: 'the same, longest on the shelf first',
    items_margin: 'the same, what earns least first',
    items_withdrawn: 'what was in stock at the end of some day',
  }
  const used = new Set<string>()
  for (const { text, values } of await askEverything()) {
    const { rows } = await database.ownerPool.query(`explain (format json) ${text}`, values)
    for (const [index] of JSON.stringify(rows).matchAll(/items_\w+/g)) used.add(index)
  }
  const { rows } = await database.ownerPool.query(`select indexname from pg_indexes where tablename = 'items'`)
  const unused = rows.map(({ indexname }) => indexname).filter((index) => !used.has(index) && !(index in elsewhere))
  expect(unused).toEqual([])
})
