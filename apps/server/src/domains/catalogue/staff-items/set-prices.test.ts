import { createTestDatabase, type TestDatabase } from '@pandrop/testkit/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../../db/transaction.ts'
import { importCatalogue } from '../items/import.ts'
import { setPrices } from './set-prices.ts'

let db: TestDatabase

beforeAll(async () => {
  db = await createTestDatabase()
  await inTransaction(db.ownerPool, (tx) => importCatalogue(tx))
})

afterAll(() => db.drop())

/** Redlines at 30.00 by ascending id, one for each state. */
const addItems = async (...states: string[]): Promise<number[]> => {
  const { rows } = await db.ownerPool.query(
    `insert into items (skin_id, exterior, variant, float, paint_seed, price_cents, created_at)
     select 'ak-47-redline', 'FT', 'normal', 0.2, 1, 3000, now() - interval '40 days' from generate_series(1, $1)
     returning id`,
    [states.length],
  )
  const ids: number[] = rows.map(({ id }) => id)
  for (const [place, state] of states.entries())
    if (state !== 'available')
      await db.ownerPool.query(
        `update items set state = $2, withdrawn_because = case when $2 = 'withdrawn' then 'lost' end,
           withdrawn_at = case when $2 = 'withdrawn' then now() end, sold_at = case when $2 = 'sold' then now() end
         where id = $1`,
        [ids[place], state],
      )
  return ids
}

const set = (...prices: [itemId: number, priceCents: number][]) =>
  inTransaction(db.pool, (tx) =>
    setPrices(
      tx,
      prices.map(([itemId, priceCents]) => ({ itemId, priceCents })),
    ),
  )

const pricesOf = async (ids: number[]): Promise<[number, number | null][]> => {
  const { rows } = await db.pool.query(
    'select price_cents, old_price_cents from items where id = any($1) order by id',
    [ids],
  )
  return rows.map(({ price_cents, old_price_cents }) => [price_cents, old_price_cents])
}

test('what is in stock gets its price, what a customer holds or had keeps its own', async () => {
  const ids = await addItems('available', 'hidden', 'reserved', 'sold', 'withdrawn', 'available')
  const [shown = 0, hidden = 0, reserved = 0, sold = 0, withdrawn = 0, same = 0] = ids
  const wanted = ids.map((id): [number, number] => [id, id === same ? 3000 : 2500])
  expect(await set([999_999, 100], ...wanted.toReversed())).toEqual({
    changed: [shown, hidden].map((itemId) => ({ itemId, beforeCents: 3000, beforeOldCents: null, afterCents: 2500 })),
    unchangedIds: [same],
    refusedIds: [reserved, sold, withdrawn, 999_999],
  })
  expect((await pricesOf(ids)).map(([price]) => price)).toEqual([2500, 2500, 3000, 3000, 3000, 3000])
})

test('a price never makes an old one: down keeps the one that stands, up ends it', async () => {
  const ids = await addItems('available', 'available', 'available')
  const [down = 0, up = 0, plain = 0] = ids
  await db.ownerPool.query('update items set price_cents = 2500, old_price_cents = 3000 where id = any($1)', [
    [down, up],
  ])
  expect((await set([down, 2400], [up, 2600], [plain, 2000])).changed).toMatchObject([
    { beforeCents: 2500, beforeOldCents: 3000, afterCents: 2400 },
    { beforeCents: 2500, beforeOldCents: 3000, afterCents: 2600 },
    { beforeCents: 3000, beforeOldCents: null, afterCents: 2000 },
  ])
  expect(await pricesOf(ids)).toEqual([
    [2400, 3000],
    [2600, null],
    [2000, null],
  ])
})

test('two who set prices of the same items in opposite order both come through, one after the other', async () => {
  const ids = await addItems(...Array.from({ length: 40 }, () => 'available'))
  const set40 = (cents: number, order: number[]) => set(...order.map((id): [number, number] => [id, cents]))
  const done = await Promise.all([set40(1000, ids), set40(2000, ids.toReversed()), set40(1500, ids)])
  expect(done.map(({ changed }) => changed.length)).toEqual([40, 40, 40])
  const prices = (await pricesOf(ids)).map(([price]) => price)
  expect(new Set(prices).size).toBe(1)
})

test('an item twice and a price that is none are bugs', async () => {
  const [id = 0] = await addItems('available')
  await expect(set([id, 100], [id, 200])).rejects.toThrow('two prices')
  await expect(set([id, 0])).rejects.toThrow(/items_price_cents_check/)
  expect(await set()).toEqual({ changed: [], unchangedIds: [], refusedIds: [] })
})
