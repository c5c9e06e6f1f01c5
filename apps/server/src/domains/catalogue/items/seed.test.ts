import { daysAfter } from '@pandrop/money/days'
import { createTestDatabase, type TestDatabase } from '@pandrop/testkit/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../../db/transaction.ts'
import { importCatalogue } from './import.ts'
import { refreshNew, seedItems } from './seed.ts'

const now = new Date('2026-11-21T12:00:00Z')
let db: TestDatabase

const seedNow = () => inTransaction(db.ownerPool, (tx) => seedItems(tx, { now }))

const allItems = async () => (await db.pool.query('select * from items order by id')).rows

const countNew = async (at: Date): Promise<number> => {
  const { rows } = await db.pool.query(
    `select count(*) from items where state = 'available' and seed_key is not null and new_until > $1`,
    [at],
  )
  return rows[0].count
}

beforeAll(async () => {
  db = await createTestDatabase()
  await inTransaction(db.ownerPool, (tx) => importCatalogue(tx))
})

afterAll(() => db.drop())

describe('seeding a demo shop', () => {
  it('puts 3,000 items on sale, and seeding twice adds nothing', async () => {
    expect(await seedNow()).toEqual({ itemsAdded: 3000 })
    const before = await allItems()
    expect(before).toHaveLength(3000)
    expect(await seedNow()).toEqual({ itemsAdded: 0 })
    expect(await allItems()).toEqual(before)
  })

  it('the price log ends with what an item costs and begins when the item was listed', async () => {
    const { rows } = await db.pool.query(
      `select count(*) from items
       where (price_cents, old_price_cents) is distinct from (
           select (price_cents, old_price_cents)
           from price_log where item_id = items.id order by changed_at desc limit 1
         )
         or created_at <> (select min(changed_at) from price_log where item_id = items.id)`,
    )
    expect(rows).toEqual([{ count: 0 }])
  })

  it('an item on sale has 60 days of prices, and its old price is the lowest of the 30 days before', async () => {
    const { rows } = await db.pool.query(
      `select
         count(*) as on_sale,
         count(*) filter (where price_changed_at - created_at < interval '60 days') as too_young,
         count(*) filter (where old_price_cents <> (
           select min(price_cents) from price_log
           where item_id = items.id
             and changed_at < price_changed_at
             and changed_at > price_changed_at - interval '30 days'
         )) as wrong_old_price,
         count(*) filter (where price_changed_at > $1) as in_future
       from items where old_price_cents is not null`,
      [now],
    )
    expect(rows).toEqual([{ on_sale: expect.any(Number), too_young: 0, wrong_old_price: 0, in_future: 0 }])
    expect(Math.abs(rows[0].on_sale / 3000 - 0.06)).toBeLessThan(0.01)
  })

  it('seeding an older database adds what it lacks and changes no price, state or sold item', async () => {
    await db.pool.query(`update items set state = 'sold', sold_at = $1 where id % 7 = 0`, [now])
    await db.pool.query('update items set price_cents = price_cents + 1 where id % 11 = 0 and old_price_cents is null')
    await db.ownerPool.query('delete from price_log where item_id between 1000 and 1099')
    await db.ownerPool.query('delete from items where id between 1000 and 1099')
    const before = await allItems()
    expect(await seedNow()).toEqual({ itemsAdded: 100 })
    const after = await allItems()
    expect(after).toHaveLength(3000)
    expect(after.slice(0, before.length)).toEqual(before)
  })

  it('a shop that an earlier seed filled with other items is left as it is', async () => {
    await db.ownerPool.query(`update items set seed_key = 'earlier ' || seed_key where id % 2 = 0`)
    const before = await allItems()
    expect(await seedNow()).toEqual({ itemsAdded: 0 })
    expect(await allItems()).toEqual(before)
    await db.ownerPool.query(`update items set seed_key = substr(seed_key, 9) where id % 2 = 0`)
  })

  it('two starts at once seed once', async () => {
    await db.ownerPool.query('delete from price_log where item_id between 500 and 599')
    await db.ownerPool.query('delete from items where id between 500 and 599')
    const added = await Promise.all([seedNow(), seedNow()])
    expect(added.map(({ itemsAdded }) => itemsAdded).sort()).toEqual([0, 100])
  })
})

describe('what is new in a demo shop', () => {
  it('is about 8 % at the start, and starting again the same day changes nothing', async () => {
    await refreshNew(db.pool, { now })
    const before = await allItems()
    expect(await refreshNew(db.pool, { now })).toEqual({ itemsFlagged: 0 })
    expect(await allItems()).toEqual(before)
  })

  it('is about 8 % again when it is started months later', async () => {
    const later = daysAfter(now, 90)
    expect(await countNew(later)).toBe(0)
    await refreshNew(db.pool, { now: later })
    const available = (await allItems()).filter(({ state }) => state === 'available').length
    expect(Math.abs((await countNew(later)) / available - 0.08)).toBeLessThan(0.001)
    expect(await countNew(daysAfter(later, 14))).toBe(0)
    const { rows } = await db.pool.query(
      'select skin_id from items where new_until > $1 group by skin_id having count(*) > 1',
      [later],
    )
    expect(rows).toEqual([])
  })

  it('never flags what staff added, what is on sale or what is sold', async () => {
    const later = daysAfter(now, 200)
    await db.pool.query(
      `insert into items (skin_id, exterior, variant, float, paint_seed, price_cents)
       values ('ak-47-redline', 'FT', 'normal', 0.2, 1, 2715)`,
    )
    await refreshNew(db.pool, { now: later })
    const { rows } = await db.pool.query(
      `select count(*) from items
       where new_until > $1 and (seed_key is null or old_price_cents is not null or state = 'sold')`,
      [later],
    )
    expect(rows).toEqual([{ count: 0 }])
  })
})
