import { expectCleanBooks } from '@pandrop/server/domains/checkout/purchase/testing/purchases'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyUntilKilled, tryToBuy } from './testing/killed-purchases.ts'
import { type WholeShop, wholeShop } from './testing/whole-shop.ts'

const purchasesMin = 1000
const purchasesPerRound = 90
const buyersCount = 8
const balanceCents = 100_000_000

let shop: WholeShop

beforeAll(async () => {
  shop = await wholeShop()
  await shop.start()
})

afterAll(() => shop.remove())

const counted = async (table: 'orders' | 'receipts'): Promise<number> =>
  (await shop.pool.query(`select count(*)::int as count from ${table}`)).rows[0].count

test('a thousand purchases, the shop killed -9 again and again: receipts 1 to the last, each once', async () => {
  const buyers = await Promise.all(Array.from({ length: buyersCount }, () => shop.createBuyer(balanceCents)))
  const { rows } = await shop.pool.query(
    `select id from items where state = 'available' order by price_cents limit 1600`,
  )
  const itemIds: number[] = rows.map(({ id }) => id)
  const whenKilled: { orders: number; receipts: number }[] = []
  while ((await counted('orders')) < purchasesMin) {
    const { unanswered } = await buyUntilKilled(shop, { buyers, itemIds, purchases: purchasesPerRound })
    await shop.start()
    whenKilled.push({ orders: await counted('orders'), receipts: await counted('receipts') })
    for (const attempt of unanswered) await tryToBuy(attempt)
  }
  // It was killed while receipts were issued: some orders had theirs, and some had not.
  expect(whenKilled.some(({ orders, receipts }) => receipts > 0 && receipts < orders)).toBe(true)
  const due = async () => (await shop.pool.query('select count(*)::int as count from receipts_due')).rows[0].count
  await expect.poll(due, { timeout: 180_000, interval: 1000 }).toBe(0)
  const { rows: receipts } = await shop.pool.query('select year, number, order_id from receipts order by number')
  expect(receipts.map(({ number }) => number)).toEqual(receipts.map((_, place) => place + 1))
  expect(new Set(receipts.map(({ year }) => year)).size).toBe(1)
  expect(receipts).toHaveLength(await counted('orders'))
  expect(new Set(receipts.map(({ order_id: id }) => id)).size).toBe(receipts.length)
  await expectCleanBooks(shop.pool)
})
