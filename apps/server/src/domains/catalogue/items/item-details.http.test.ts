import type { ItemDetails } from '@pandrop/contract/item'
import { daysBefore } from '@pandrop/money/days'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runUnprepared } from '../../../db/statement.ts'
import { buy } from '../../checkout/purchase/testing/purchases.ts'
import { readPreview } from '../listing/testing/read-preview.ts'

let shop: TestShop
/** a skin of which the shop has nothing but what a test puts there */
let skin: string

const query = (sql: string, values: unknown[] = []) => shop.database.ownerPool.query(sql, values)

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
})

afterAll(() => shop.stop())

beforeEach(async () => {
  const { rows } = await query(
    `select s.id from skins s
     where exteriors @> '{FT,MW}' and stattrak and type = 'Rifle' and min_wear <= 0.1 and max_wear >= 0.35
       and not exists (select from items i where i.skin_id = s.id)
     order by s.id limit 1`,
  )
  skin = rows[0].id
})

const daysAgo = (days: number): Date => daysBefore(shop.clock.now(), days)

/** Puts a Field-Tested copy on sale that was listed so many days ago. */
const arrive = async ({ days = 40, cents = 3000, float = 0.2, exterior = 'FT', variant = 'normal' } = {}) => {
  const [row] = await runUnprepared<{ id: number }>(
    shop.database.ownerPool,
    `insert into items (skin_id, exterior, variant, float, paint_seed, price_cents, created_at)
     values (:skin, :exterior, :variant, :float, 661, :cents, :listedAt) returning id`,
    { skin, exterior, variant, float, cents, listedAt: daysAgo(days) },
  )
  return row?.id ?? 0
}

const setPrice = (id: number, days: number, cents: number, oldCents: number | null = null) =>
  query('update items set price_cents = $2, old_price_cents = $3, price_changed_at = $4 where id = $1', [
    id,
    cents,
    oldCents,
    daysAgo(days),
  ])

const details = async (id: number): Promise<ItemDetails> => {
  const { status, body } = await shop.visitor().get(`/api/items/${id}`)
  expect([status, body.status]).toEqual([200, 'OK'])
  return body.payload as ItemDetails
}

/** [day, price] */
const told = (history: ItemDetails['market_history']): [string, number][] =>
  history.map(({ at, price }) => [at.slice(0, 10), price])

const dayOf = (days: number): string => daysAgo(days).toISOString().slice(0, 10)

describe('an item tells', () => {
  const setReference = (basis: string) =>
    query(
      `update reference_prices set basis = $2, price_cents = 3200, set_at = $3, set_by = 'test', set_because = 'test',
         origin = 'hand', list_id = null, listed_cents = null
       where skin_id = $1 and exterior = 'FT' and variant = 'normal'`,
      [skin, basis, daysAgo(10)],
    )

  const setQuoteDays = async (days: number): Promise<void> => {
    await query('update settings set quote_days_max = $1', [days])
    await query(`select pg_notify('content', 'settings')`)
  }

  test('what its kind usually costs, and of which day that is', async () => {
    await setReference('observed')
    const reference = { price: 32, day: daysAgo(10).toISOString().slice(0, 10) }
    expect((await details(await arrive())).reference).toEqual(reference)
  })

  test('nothing of a price that nobody has seen, of an old one, and once it is sold', async () => {
    await setReference('modelled')
    expect((await details(await arrive())).reference).toBeNull()
    await setReference('observed')
    await setQuoteDays(9)
    expect((await details(await arrive())).reference).toBeNull()
    await setQuoteDays(10)
    expect((await details(await arrive())).reference).not.toBeNull()
    await setQuoteDays(0)
    const id = await arrive()
    await query(`update items set state = 'sold', sold_at = now() where id = $1`, [id])
    expect((await details(id)).reference).toBeNull()
  })

  test('its new reference at once', async () => {
    const id = await arrive()
    await setReference('observed')
    await expect.poll(async () => (await details(id)).reference?.price).toBe(32)
  })

  test('how many other copies of its finish have its paint seed', async () => {
    const [first, second] = [await arrive(), await arrive({ float: 0.3 })]
    await arrive({ exterior: 'MW', float: 0.1 })
    expect((await details(first)).same_seed).toBe(2)
    await query(`update items set state = 'sold', sold_at = now() where id = $1`, [second])
    await expect.poll(async () => (await details(first)).same_seed).toBe(1)
    await query('update items set paint_seed = 662 where id = $1', [first])
    await expect.poll(async () => (await details(first)).same_seed).toBe(0)
  })

  test('its own prices, oldest first, up to the current one', async () => {
    const id = await arrive({ days: 40 })
    await setPrice(id, 20, 2800)
    await setPrice(id, 3, 2500, 2800)
    expect((await details(id)).price_history).toEqual([
      { at: daysAgo(40).toISOString(), price: 30 },
      { at: daysAgo(20).toISOString(), price: 28 },
      { at: daysAgo(3).toISOString(), price: 25 },
    ])
  })

  test('the lowest price of the 30 days before its reduction, and none when it is not on sale', async () => {
    const id = await arrive({ days: 80, cents: 2000 })
    expect((await details(id)).lowest_price_30_days).toBeNull()
    await setPrice(id, 60, 2900)
    await setPrice(id, 20, 3100)
    await setPrice(id, 5, 2600, 2900)
    await expect.poll(async () => (await details(id)).lowest_price_30_days).toBe(29)
    await setPrice(id, 1, 2600)
    await expect.poll(async () => (await details(id)).lowest_price_30_days).toBeNull()
  })

  test('what copies of the same variant were asked for, day by day, without those of other variants', async () => {
    const id = await arrive({ days: 30, cents: 3000 })
    const cheaper = await arrive({ days: 20, cents: 2700 })
    await arrive({ days: 25, cents: 1000, exterior: 'MW', float: 0.1 })
    await arrive({ days: 25, cents: 1100, variant: 'stattrak' })
    await query(`update items set state = 'sold', sold_at = $2 where id = $1`, [cheaper, daysAgo(4)])
    expect(told((await details(id)).market_history)).toEqual([
      [dayOf(30), 30],
      [dayOf(20), 27],
      [dayOf(4), 30],
      [dayOf(0), 30],
    ])
  })

  test('a market history that follows a sale at once, and leaves protected copies out', async () => {
    const id = await arrive({ days: 10, cents: 3000 })
    const cheap = await arrive({ days: 10, cents: 500 })
    const hidden = await arrive({ days: 10, cents: 400 })
    await query('update items set available_from = $2 where id = $1', [hidden, daysAgo(-2)])
    expect((await details(id)).market_history.at(-1)?.price).toBe(5)
    const buyer = await shop.customer({ balanceCents: 5000 })
    expect((await buy(buyer, { cart: [{ item_id: cheap }], seen_total: 5 })).status).toBe(200)
    await expect.poll(async () => told((await details(id)).market_history).at(-1)).toEqual([dayOf(0), 30])
  })

  test('when a purchase of today can be traded on', async () => {
    const { protected_until } = await details(await arrive())
    expect(protected_until).toBe(daysAgo(-7).toISOString())
  })

  test('how to see it in the game', async () => {
    const { rows } = await query('select def_index, paint_index from skins where id = $1', [skin])
    const shown = readPreview((await details(await arrive({ float: 0.345_678, variant: 'stattrak' }))).inspect_link)
    expect(shown).toMatchObject({
      defindex: rows[0].def_index,
      paintindex: rows[0].paint_index,
      paintwear: Math.fround(0.345_678),
      paintseed: 661,
      quality: 9,
      killeatervalue: 0,
    })
  })

  test('the cases and the collection of its finish', async () => {
    const { rows } = await query('select collection, cases, min_wear, max_wear from skins where id = $1', [skin])
    const { collection, cases, min_float, max_float } = await details(await arrive())
    expect({ collection, cases, min_wear: min_float, max_wear: max_float }).toEqual(rows[0])
  })
})

describe('beside an item stand', () => {
  test('twelve copies of its finish with the floats next to its own, by float', async () => {
    const floats = Array.from({ length: 20 }, (_, index) => 0.16 + index / 100)
    for (const float of floats) await arrive({ float })
    const id = await arrive({ float: 0.2501 })
    const { same_finish } = await details(id)
    const nearest = [0.2, 0.21, 0.22, 0.23, 0.24, 0.25, 0.26, 0.27, 0.28, 0.29, 0.3, 0.31]
    expect(same_finish.map((other) => Number(other.float?.toFixed(2)))).toEqual(nearest)
    expect(same_finish.every((other) => other.id !== id && other.state === 'available')).toBe(true)
  })

  test('copies of any exterior and variant, and other finishes, none of them twice', async () => {
    const id = await arrive()
    const others = [await arrive({ exterior: 'MW', float: 0.1 }), await arrive({ variant: 'stattrak', float: 0.3 })]
    const gone = await arrive({ float: 0.21 })
    await query(`update items set state = 'reserved' where id = $1`, [gone])
    const { same_finish, similar, weapon, finish } = await details(id)
    expect(same_finish.map((other) => other.id)).toEqual(others)
    expect(similar).toHaveLength(12)
    const names = similar.map((other) => `${other.weapon} ${other.finish}`)
    expect(new Set([`${weapon} ${finish}`, ...names]).size).toBe(13)
  })

  test('first what is of the weapon at about the price, then of its colour, then whatever the price', async () => {
    const { price, weapon, type, quality, similar } = await details(await arrive({ cents: 3000 }))
    const stepOf = (other: ItemDetails['similar'][number]): number => {
      if (Math.abs(other.price - price) > price * 0.4) return other.weapon === weapon ? 3 : 4
      if (other.weapon === weapon) return 0
      if (other.quality !== quality) return 4
      return other.type === type ? 1 : 2
    }
    const steps = similar.map(stepOf)
    expect(steps[0]).toBe(0)
    expect(Math.max(...steps)).toBeLessThan(4)
    expect(steps).toEqual(steps.toSorted((one, other) => one - other))
  })

  test('the same finish once more where nothing is similar', async () => {
    const id = await arrive()
    const other = await arrive({ float: 0.3 })
    const client = await shop.database.ownerPool.connect()
    const { rows } = await client.query(
      `update items set state = 'reserved' where skin_id <> $1 and state = 'available' returning id`,
      [skin],
    )
    await expect.poll(async () => (await details(id)).similar.map((one) => one.id)).toEqual([other])
    await client.query(`update items set state = 'available' where id = any($1)`, [rows.map((row) => row.id)])
    client.release()
  })

  test('the cheapest copies of a vanilla knife, which has no float', async () => {
    const { rows } = await query(`select id from items where skin_id = 'bayonet-vanilla' limit 1`)
    const { same_finish, float, inspect_link } = await details(rows[0].id)
    expect(float).toBeNull()
    expect(readPreview(inspect_link)).not.toHaveProperty('paintwear')
    expect(same_finish.length).toBeGreaterThan(0)
    const prices = same_finish.map(({ price }) => price)
    expect(prices).toEqual([...prices].sort((one, other) => one - other))
  })
})

test('a sold item is still told of, with what can be bought instead', async () => {
  const id = await arrive({ cents: 1500 })
  const other = await arrive({ float: 0.25 })
  const buyer = await shop.customer({ balanceCents: 5000 })
  expect((await buy(buyer, { cart: [{ item_id: id }], seen_total: 15 })).status).toBe(200)
  await expect.poll(async () => (await details(id)).state).toBe('sold')
  const sold = await details(id)
  expect(sold.same_finish.map((one) => one.id)).toEqual([other])
  expect(sold.price_history).toEqual([{ at: daysAgo(40).toISOString(), price: 15 }])
  const { status, body } = await shop.visitor().get('/api/items/999999999')
  expect([status, body.code]).toEqual([404, 'item_not_found'])
})
