import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPool } from '../../../db/pool.ts'
import type { Shop } from '../../../shop.ts'
import { addToCart } from '../cart/cart.ts'
import { type PurchaseInput, purchaseProduct } from './purchase.ts'
import { checkoutBody, takeItems } from './testing/purchases.ts'

let shop: TestShop
let pool: pg.Pool
/** ways to the database and back: what is sent before the answer to what went before shares its way */
let trips = 0

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  pool = createPool({ connectionString: shop.database.serverUrl, connectionsMax: 1 })
  let waiting = 0
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as (query: unknown, values: unknown) => Promise<unknown>
    const query = async (sent: unknown, values: unknown): Promise<unknown> => {
      if (waiting === 0) trips += 1
      waiting += 1
      return send(sent, values).finally(() => {
        waiting -= 1
      })
    }
    Object.assign(client, { query })
  })
})

afterAll(async () => {
  await pool.end()
  await shop.stop()
})

/** A shop that asks the database over that one connection. */
const counted = (): Shop => {
  // The pool's own query hands its client a callback; this is the same with promises.
  const query = async (sent: unknown, values: unknown) => {
    const client = await pool.connect()
    return client.query(sent as string, values as unknown[]).finally(() => client.release())
  }
  const counting = Object.assign(Object.create(pool) as pg.Pool, { query })
  trips = 0
  return { ...shop.shop, pool: counting }
}

test('an item is put into the cart in two ways to the database and back', async () => {
  const { id: customerId } = await shop.customer()
  const [itemId = 0] = await takeItems(shop, 1)
  expect(await addToCart(counted(), { customerId, itemId })).toMatchObject({ ok: true })
  expect(trips).toBe(2)
})

/** Buys an item from the balance of a customer, over that one connection. */
const purchase = (customerId: number, itemId: number) => {
  const form = checkoutBody({ cart: [{ item_id: itemId }] }) as unknown as PurchaseInput['form']
  const attempt = { customerId, call: '/purchase/product', key: `key of ${itemId}`, bodyHash: Buffer.alloc(32) }
  const at = shop.clock.now()
  return purchaseProduct(counted(), { customerId, provenAt: null, form, attempt: { ...attempt, at }, language: 'en' })
}

test('a purchase from balance to where the last one went is four ways to the database and back', async () => {
  const { id: customerId } = await shop.customer({ balanceCents: 5000 })
  const [first = 0, second = 0] = await takeItems(shop, 2)
  await purchase(customerId, first)
  expect(await purchase(customerId, second)).toMatchObject({ ok: true, value: { balance: 3000 } })
  expect(trips).toBe(4)
})

test('no statement of a purchase is planned anew for each', async () => {
  const { id: customerId } = await shop.customer({ balanceCents: 50_000 })
  for (const itemId of await takeItems(shop, 12)) {
    await addToCart(counted(), { customerId, itemId })
    await purchase(customerId, itemId)
  }
  // PostgreSQL tries five plans before it keeps one.
  const { rows } = await counted().pool.query('select name from pg_prepared_statements where custom_plans > 5')
  expect(rows).toEqual([])
})
