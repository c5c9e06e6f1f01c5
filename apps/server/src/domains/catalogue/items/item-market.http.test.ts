import type { ItemMarket } from '@pandrop/contract/item'
import { daysBefore } from '@pandrop/money/days'
import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runUnprepared } from '../../../db/statement.ts'
import { buy } from '../../checkout/purchase/testing/purchases.ts'
import { takeOrderStep } from '../../orders/orders/order-steps.ts'
import { bringTo, by } from '../../orders/orders/testing/handled-orders.ts'

let shop: TestShop
let buyer: TestCustomer
/** a skin of which the shop has nothing but what a test puts there */
let skin: string

const query = (sql: string, values: unknown[] = []) => shop.database.ownerPool.query(sql, values)

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  buyer = await shop.customer({ balanceCents: 1_000_000 })
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

const arrive = async ({ cents = 3000, float = 0.2, exterior = 'FT', variant = 'normal' } = {}): Promise<number> => {
  const [row] = await runUnprepared<{ id: number }>(
    shop.database.ownerPool,
    `insert into items (skin_id, exterior, variant, float, paint_seed, price_cents, created_at)
     values (:skin, :exterior, :variant, :float, 661, :cents, :listedAt) returning id`,
    { skin, exterior, variant, float, cents, listedAt: daysBefore(shop.clock.now(), 40) },
  )
  return row?.id ?? 0
}

/** Where the market of an item is read. */
const pathOf = (id: number): string => '/api/items/:id/market'.replace(':id', String(id))

const market = async (id: number): Promise<ItemMarket> => {
  const { status, body } = await shop.visitor().get(pathOf(id))
  expect([status, body.status]).toEqual([200, 'OK'])
  return body.payload as ItemMarket
}

const sell = async (id: number): Promise<number> => {
  const reply = await buy(buyer, { cart: [{ item_id: id }] })
  expect(reply).toMatchObject({ status: 200 })
  return Number(reply.body.order_id)
}

const today = (): string => shop.clock.now().toISOString().slice(0, 10)

describe('the market of an item tells', () => {
  test('the other copies of its finish, exterior and variant that can be bought, and how it stands', async () => {
    const id = await arrive({ float: 0.25, cents: 3000 })
    const better = await arrive({ float: 0.21, cents: 2500 })
    const worse = await arrive({ float: 0.3, cents: 3000 })
    await arrive({ exterior: 'MW', float: 0.1 })
    await arrive({ variant: 'stattrak' })
    const gone = await arrive({ float: 0.22 })
    await query(`update items set state = 'reserved' where id = $1`, [gone])
    const { for_sale, among, sold } = await market(id)
    expect(for_sale).toEqual([
      { id: better, price: 25, float: 0.21, paint_seed: 661 },
      { id: worse, price: 30, float: 0.3, paint_seed: 661 },
    ])
    expect(among).toEqual({ others: 2, cheaper: 1, as_dear: 1, better: 1, alike: 0, better_cheaper: 1 })
    expect(sold).toEqual([])
  })

  test('a copy that arrives and a price that changes at once', async () => {
    const id = await arrive()
    expect((await market(id)).for_sale).toEqual([])
    const other = await arrive({ float: 0.3, cents: 2000 })
    await expect.poll(async () => (await market(id)).among.others).toBe(1)
    await query('update items set price_cents = 2100 where id = $1', [other])
    await expect.poll(async () => (await market(id)).for_sale.map(({ price }) => price)).toEqual([21])
  })

  test('for what copies were sold and on which day, and nothing that leads to their buyers', async () => {
    const id = await arrive()
    const other = await arrive({ float: 0.234_567, cents: 2800 })
    await sell(other)
    await expect.poll(async () => (await market(id)).sold).toEqual([{ day: today(), price: 28, float: 0.2345 }])
    expect((await market(id)).for_sale).toEqual([])
  })

  test('no copy as sold whose order was cancelled or reversed', async () => {
    const id = await arrive()
    const [first, second] = [await arrive({ float: 0.22 }), await arrive({ float: 0.23 })]
    const cancelled = await sell(first)
    const reversed = await sell(second)
    await expect.poll(async () => (await market(id)).sold.length).toBe(2)
    const cause = 'customer_asked' as const
    expect(await takeOrderStep(shop.shop, 'cancelled', { orderId: cancelled, by, cause })).toMatchObject({ ok: true })
    await bringTo(shop, reversed, 'accepted')
    expect(await takeOrderStep(shop.shop, 'reversed', { orderId: reversed, by })).toMatchObject({ ok: true })
    await expect.poll(async () => (await market(id)).sold).toEqual([])
  })

  test('no copy as sold whose buyer has withdrawn, unless that was refused', async () => {
    const id = await arrive()
    const orderId = await sell(await arrive({ float: 0.22 }))
    const asked = await arrive({ float: 0.24 })
    const soldOf = async (of: number): Promise<number> => (await market(of)).sold.length
    await expect.poll(() => soldOf(id)).toBe(1)
    await query('insert into withdrawals (order_id, declared_at) values ($1, now())', [orderId])
    expect(await soldOf(asked)).toBe(0)
    await query(`update withdrawals set state = 'refused', ended_at = now() where order_id = $1`, [orderId])
    const askedLater = await arrive({ float: 0.26 })
    await expect.poll(() => soldOf(askedLater)).toBe(1)
  })

  test('no sale of before 90 days, and none of what left the shop without an order', async () => {
    const id = await arrive()
    const [old, handed] = [await arrive({ float: 0.22 }), await arrive({ float: 0.23 })]
    await sell(old)
    await query('update items set sold_at = $2 where id = $1', [old, daysBefore(shop.clock.now(), 91)])
    await query(`update items set state = 'sold', sold_at = $2 where id = $1`, [handed, shop.clock.now()])
    await expect.poll(async () => market(id)).toMatchObject({ for_sale: [], sold: [] })
  })

  test('the nearest 140 of many copies, of all of which it says how the item stands', async () => {
    const id = await arrive({ float: 0.2 })
    for (let place = 0; place < 150; place += 1) await arrive({ float: 0.2 + (place + 1) / 1000 })
    const { for_sale, among } = await market(id)
    expect([for_sale.length, among.others]).toEqual([140, 150])
    expect(for_sale.at(-1)?.float).toBeCloseTo(0.34, 6)
  })

  test('the prices of a vanilla knife, which has no float', async () => {
    const { rows } = await query(`select id from items where skin_id = 'bayonet-vanilla' limit 1`)
    const { among, for_sale } = await market(rows[0].id)
    expect(for_sale.every(({ float, paint_seed }) => float === null && paint_seed === null)).toBe(true)
    expect([among.better, among.alike]).toEqual([0, 0])
  })
})

test('what was never here has no market, and neither has what was withdrawn', async () => {
  const id = await arrive()
  await query(`update items set state = 'withdrawn', withdrawn_at = now(), withdrawn_because = 'lost' where id = $1`, [
    id,
  ])
  for (const missing of [id, 999_999_999]) {
    const { status, body } = await shop.visitor().get(pathOf(missing))
    expect([status, body.code]).toEqual([404, 'item_not_found'])
  }
})
