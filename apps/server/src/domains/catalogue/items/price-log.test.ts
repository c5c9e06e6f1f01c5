import { createTestDatabase, type TestDatabase } from '@pandrop/testkit/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../../db/transaction.ts'
import { importCatalogue } from './import.ts'

let db: TestDatabase

beforeAll(async () => {
  db = await createTestDatabase()
  await inTransaction(db.ownerPool, (tx) => importCatalogue(tx))
})

afterAll(() => db.drop())

/** A Redline at 30.00, on sale since so many days. */
const addItem = async ({ daysOld }: { daysOld: number }): Promise<number> => {
  const { rows } = await db.ownerPool.query(
    `insert into items (skin_id, exterior, variant, float, paint_seed, price_cents, created_at)
     values ('ak-47-redline', 'FT', 'normal', 0.2, 1, 3000, now() - make_interval(days => $1)) returning id`,
    [daysOld],
  )
  return rows[0].id
}

const setPrice = (id: number, price: number, oldPrice: number | null = null) =>
  db.pool.query('update items set price_cents = $2, old_price_cents = $3 where id = $1', [id, price, oldPrice])

const logOf = async (id: number): Promise<[number, number | null][]> => {
  const { rows } = await db.pool.query(
    'select price_cents, old_price_cents from price_log where item_id = $1 order by changed_at, id',
    [id],
  )
  return rows.map(({ price_cents, old_price_cents }) => [price_cents, old_price_cents])
}

const neverAsked = { constraint: 'items_old_price_was_asked' }

describe('price log', () => {
  it('has every price of an item, and nothing when the price stays', async () => {
    const id = await addItem({ daysOld: 40 })
    await setPrice(id, 2800)
    await setPrice(id, 2800)
    await db.pool.query(`update items set state = 'reserved' where id = $1`, [id])
    await setPrice(id, 2500, 2800)
    expect(await logOf(id)).toEqual([
      [3000, null],
      [2800, null],
      [2500, 2800],
    ])
  })

  it('has a line where an offer begins or ends, and says from when on customers were asked', async () => {
    const id = await addItem({ daysOld: 40 })
    await db.pool.query(`update items set state = 'hidden' where id = $1`, [id])
    await setPrice(id, 2800)
    await db.pool.query(`update items set state = 'available', available_from = now() + '7 days' where id = $1`, [id])
    await db.pool.query('update items set available_from = null where id = $1', [id])
    const { rows } = await db.pool.query(
      `select price_cents, round(extract(epoch from offered_from - changed_at) / 86400)::int as days
       from price_log where item_id = $1 order by changed_at, id`,
      [id],
    )
    expect(rows.map(({ price_cents, days }) => [price_cents, days])).toEqual([
      [3000, 0],
      [3000, null],
      [2800, null],
      [2800, 7],
      [2800, 0],
    ])
  })

  it('cannot be written, changed or emptied by the server', async () => {
    const refused = { message: 'permission denied for table price_log' }
    await expect(db.pool.query('update price_log set price_cents = 1')).rejects.toMatchObject(refused)
    await expect(db.pool.query('delete from price_log')).rejects.toMatchObject(refused)
    await expect(db.pool.query('truncate price_log')).rejects.toMatchObject(refused)
    await expect(
      db.pool.query(`insert into price_log (item_id, price_cents, changed_at) values (1, 9999, '2020-01-01')`),
    ).rejects.toMatchObject(refused)
  })

  it('is dated by the database: the server cannot claim an earlier moment', async () => {
    const id = await addItem({ daysOld: 1 })
    const refused = { message: 'permission denied for table items' }
    await expect(
      db.pool.query(`update items set price_cents = 9000, price_changed_at = '2020-01-01' where id = $1`, [id]),
    ).rejects.toMatchObject(refused)
    await expect(
      db.pool.query(
        `insert into items (skin_id, exterior, variant, float, paint_seed, price_cents, created_at)
         values ('ak-47-redline', 'FT', 'normal', 0.2, 1, 3000, '2020-01-01')`,
      ),
    ).rejects.toMatchObject(refused)
  })
})

describe('an old price', () => {
  it('may be the lowest price of the 30 days before the reduction', async () => {
    const id = await addItem({ daysOld: 40 })
    await setPrice(id, 2500, 3000)
    expect(await logOf(id)).toContainEqual([2500, 3000])
  })

  it('is refused above that', async () => {
    const id = await addItem({ daysOld: 40 })
    await setPrice(id, 2000)
    await expect(setPrice(id, 1900, 3000)).rejects.toMatchObject(neverAsked)
    await expect(setPrice(id, 2500, 3000)).rejects.toMatchObject(neverAsked)
  })

  it('is refused after the price was raised for it', async () => {
    const id = await addItem({ daysOld: 40 })
    await setPrice(id, 4000)
    await expect(setPrice(id, 3000, 4000)).rejects.toMatchObject(neverAsked)
  })

  it('stays when a sale goes further down, and cannot be raised meanwhile', async () => {
    const id = await addItem({ daysOld: 40 })
    await setPrice(id, 2500, 3000)
    await setPrice(id, 2200, 3000)
    await expect(setPrice(id, 2200, 3500)).rejects.toMatchObject(neverAsked)
    await expect(setPrice(id, 2400, 3000)).rejects.toMatchObject(neverAsked)
  })

  it('cannot come back right after a sale ended', async () => {
    const id = await addItem({ daysOld: 40 })
    await setPrice(id, 2500, 3000)
    await setPrice(id, 3000)
    await expect(setPrice(id, 2600, 3000)).rejects.toMatchObject(neverAsked)
  })

  it('must be above the price', async () => {
    const id = await addItem({ daysOld: 40 })
    await expect(setPrice(id, 3000, 3000)).rejects.toMatchObject({ code: '23514' })
  })
})

describe('an item', () => {
  const arrive = (exterior: string, variant: string, float: number | null, price = 100) =>
    db.pool.query(
      `insert into items (skin_id, exterior, variant, float, paint_seed, price_cents)
       values ('ak-47-redline', $1, $2, $3, 7, $4)`,
      [exterior, variant, float, price],
    )

  it('has a float that fits its exterior and its finish', async () => {
    await expect(arrive('FT', 'normal', 0.4)).rejects.toMatchObject({ constraint: 'items_exterior_fits_float' })
    await expect(arrive('MW', 'normal', 0.08)).rejects.toMatchObject({ constraint: 'items_float_within_limits' })
    await expect(arrive('FT', 'normal', null)).rejects.toMatchObject({ constraint: 'items_not_painted' })
  })

  it('is a variant that exists', async () => {
    await expect(arrive('FN', 'normal', 0.01)).rejects.toMatchObject({ code: '23514' })
    await expect(arrive('NP', 'normal', null)).rejects.toMatchObject({ code: '23503' })
    await expect(
      db.pool.query(
        `insert into items (skin_id, exterior, variant, float, paint_seed, price_cents)
         values ('hydra-gloves-case-hardened', 'FT', 'stattrak', 0.2, 7, 100)`,
      ),
    ).rejects.toMatchObject({ code: '23503' })
  })

  it('is never free', async () => {
    await expect(arrive('FT', 'normal', 0.2, 0)).rejects.toMatchObject({ code: '23514' })
  })

  it('is sold exactly when it says when', async () => {
    const id = await addItem({ daysOld: 1 })
    await expect(db.pool.query(`update items set state = 'sold' where id = $1`, [id])).rejects.toMatchObject({
      constraint: 'items_sold_at',
    })
  })
})
