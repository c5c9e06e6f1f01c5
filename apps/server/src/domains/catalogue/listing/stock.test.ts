import type { Attachments } from '@pandrop/contract/attachments'
import { createTestDatabase, type TestDatabase } from '@pandrop/testkit/database'
import * as fc from 'fast-check'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Queryable } from '../../../db/statement.ts'
import type { AttachedColumns } from './attached.rules.ts'
import type { Slice } from './stock.rules.ts'
import { Stock, type StockNow } from './stock.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase({ seeded: true })
})

afterAll(() => database.drop())

const slicesOf = ({ slices }: StockNow): Slice[] =>
  [false, true].flatMap((sale) => [false, true].map((isNew) => slices.of({ sale, isNew })))

/** Everything that a slice says of the kinds in stock. */
const told = (slice: Slice) => ({
  byLowest: slice.byLowest.map((index) => [index, slice.counts[index], slice.priceMin[index], slice.floatMin[index]]),
  byHighest: slice.byHighest.map((index) => [index, slice.priceMax[index], slice.floatMax[index]]),
})

/** How many stickers are on an item, and each name of what is on it once. */
const onIt = (attached: AttachedColumns | null, place: number) => {
  const at = attached ? attached.places.indexOf(place) : -1
  if (!attached || at < 0) return null
  const numbers = [...attached.numbers.slice(attached.starts[at], attached.starts[at + 1])]
  return [attached.stickers[at], ...numbers.map((number) => attached.names.known[number]?.label).sort()]
}

/** The same, as the table says it. */
const saidOf = (on: Attachments | null) => {
  const names = [...(on?.stickers ?? []).map(({ name }) => name), ...(on?.charm ? [on.charm.name] : [])]
  return names.length > 0 ? [on?.stickers.length, ...[...new Set(names)].sort()] : null
}

/** Everything known of every item in stock, in some fixed order. */
const itemsOf = ({ table, slices, references }: StockNow): string[] =>
  slices.all.byLowest
    .flatMap((index) =>
      slices
        .partsOf({ sale: false, isNew: false }, index)
        .flatMap(({ onSale, isNew, ids, prices, oldPrices, listed, floats, paintSeeds, attached }) =>
          ids.map((id, place) =>
            JSON.stringify({
              id,
              kind_no: table.kinds[index]?.no,
              on_sale: onSale,
              is_new: isNew,
              price_cents: prices[place],
              old_price_cents: oldPrices?.[place] ?? null,
              listed: listed[place],
              float: floats?.[place] ?? null,
              paint_seed: paintSeeds?.[place] ?? null,
              reference: references[index] ?? null,
              attached: onIt(attached, place),
            }),
          ),
        ),
    )
    .sort()

const expectTruth = async (stock: Stock, other = new Stock(database.pool)): Promise<void> => {
  other.forget('items')
  const [kept, fresh] = [await stock.now(), await other.now()]
  expect(slicesOf(kept).map(told)).toEqual(slicesOf(fresh).map(told))
  expect(itemsOf(kept)).toEqual(itemsOf(fresh))
}

test('the stock knows what every item for sale costs, is and usually costs', async () => {
  const { rows } = await database.pool.query(
    `select id, kind_no, old_price_cents is not null as on_sale, coalesce(new_until > now(), false) as is_new,
       items.price_cents, old_price_cents, extract(epoch from greatest(created_at, available_from))::float8 as listed,
       float, paint_seed, case when basis = 'observed'
         then json_build_object('cents', reference.price_cents, 'day', reference_day(reference))
       end as reference, attachments
     from items join reference_prices reference using (skin_id, exterior, variant) where state = 'available'`,
  )
  expect(rows.length).toBeGreaterThan(2000)
  const expected = rows.map(({ attachments, ...row }) => JSON.stringify({ ...row, attached: saidOf(attachments) }))
  expect(itemsOf(await new Stock(database.pool).now())).toEqual(expected.sort())
  expect(rows.some(({ attachments }) => attachments?.charm && attachments.stickers.length > 1)).toBe(true)
})

const changes = [
  'price_cents = price_cents + 700, old_price_cents = null',
  'price_cents = greatest(3, price_cents / 2), old_price_cents = null',
  `state = case state when 'available' then 'reserved' else state end`,
  `state = case state when 'available' then 'hidden' when 'hidden' then 'available' else state end`,
  `state = case when state in ('available', 'reserved') then 'sold' else state end,
   sold_at = case when state <> 'hidden' then now() end`,
  `state = 'available', sold_at = null`,
  `new_until = now() + interval '1 day'`,
  'new_until = null',
  `available_from = now() + interval '1 day'`,
  'available_from = null',
  `attachments = case when type in ('Knife', 'Gloves') then null
   else '{"stickers": [{"slot": 0, "name": "Dawn", "wear": null}], "charm": null, "name_tag": null}'::jsonb end`,
  'attachments = null',
]

test('whatever happens to announced items, the stock says what a fresh count says', async () => {
  const stock = new Stock(database.pool)
  const other = new Stock(database.pool)
  await stock.now()
  const step = fc.record({
    change: fc.constantFrom(...changes),
    ids: fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 5 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      for (const { change, ids } of steps) {
        await database.ownerPool.query(`update items set ${change} where id = any($1)`, [ids])
        stock.forget(ids)
      }
      await expectTruth(stock, other)
    }),
    { numRuns: 40 },
  )
})

test('a whole catalogue that changed is counted anew', async () => {
  const stock = new Stock(database.pool)
  await stock.now()
  await database.ownerPool.query(`update items set price_cents = price_cents + 1 where old_price_cents is null`)
  stock.forget('items')
  await expectTruth(stock)
})

test('a shop that nobody looks at keeps no list of everything that was sold', async () => {
  const stock = new Stock(database.pool)
  await stock.now()
  await database.ownerPool.query('update items set price_cents = price_cents + 1 where old_price_cents is null')
  for (let id = 1; id <= 3000; id += 1) stock.forget([id])
  await expectTruth(stock)
})

test('a fact of the catalogue that changed is read anew', async () => {
  const stock = new Stock(database.pool)
  const { table } = await stock.now()
  await database.ownerPool.query(`update skins set collection = 'The Panda Collection' where id = 'ak-47-redline'`)
  stock.forget('kinds')
  const later = await stock.now()
  expect(later.table).not.toBe(table)
  expect(later.table.columns.collections.values).toContain('The Panda Collection')
})

/** Lets one statement begin, but holds its answer back until told. */
class SlowDatabase implements Queryable {
  held: Promise<void> = Promise.resolve()

  async query(query: string | pg.QueryConfig): Promise<pg.QueryResult> {
    const answer = await database.pool.query(query)
    await this.held
    return answer
  }
}

test('what is announced while the stock is being read is in the next answer', async () => {
  const slow = new SlowDatabase()
  const stock = new Stock(slow)
  await stock.now()
  let release = (): void => {}
  slow.held = new Promise((resolve) => {
    release = resolve
  })
  stock.forget([100])
  const reading = stock.now()
  await database.ownerPool.query('update items set price_cents = 88888888 where id = 101')
  stock.forget([101])
  const asked = stock.now()
  release()
  await reading
  const { slices } = await asked
  expect(slices.all.priceMax[slices.all.byHighest.at(-1) ?? 0]).toBe(88_888_888)
})

test('a failed reading costs one answer, and nothing is forgotten', async () => {
  let fails = false
  const stock = new Stock({
    query: (query: string | pg.QueryConfig) =>
      fails ? Promise.reject(new Error('connection lost')) : database.pool.query(query as pg.QueryConfig),
  })
  await stock.now()
  await database.ownerPool.query('update items set price_cents = 77777777 where id = 102')
  stock.forget([102])
  fails = true
  await expect(stock.now()).rejects.toThrow('connection lost')
  fails = false
  await expectTruth(stock)
})
