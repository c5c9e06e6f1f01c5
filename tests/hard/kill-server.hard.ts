import { expectCleanBooks } from '@pandrop/server/domains/checkout/purchase/testing/purchases'
import { balanceOf } from '@pandrop/server/ledger/balance'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Attempt, buyUntilKilled, tryToBuy } from './testing/killed-purchases.ts'
import { type WholeShop, wholeShop } from './testing/whole-shop.ts'

const kills = 5
const purchasesPerRound = 40
const buyersCount = 8
const balanceCents = 100_000_000

let shop: WholeShop

beforeAll(async () => {
  shop = await wholeShop()
  await shop.start()
})

afterAll(() => shop.remove())

const expectKept = async (orderId: number, { buyer, itemId }: Attempt): Promise<void> => {
  const { rows } = await shop.pool.query(
    `select customer_id, state, item_id
     from orders join order_lines on order_id = orders.id
     where orders.id = $1`,
    [orderId],
  )
  expect(rows).toEqual([{ customer_id: buyer.id, state: 'processing', item_id: itemId }])
}

test(`kill -9 during purchases, ${kills} times: nothing acknowledged is lost, and the books balance`, async () => {
  const buyers = await Promise.all(Array.from({ length: buyersCount }, () => shop.createBuyer(balanceCents)))
  const { rows } = await shop.pool.query(
    `select id from items where state = 'available' order by price_cents limit 1000`,
  )
  const itemIds: number[] = rows.map(({ id }) => id)
  const kept = new Map<number, Attempt>()
  let lostAnswers = 0

  for (let kill = 1; kill <= kills; kill += 1) {
    const { acknowledged, unanswered } = await buyUntilKilled(shop, { buyers, itemIds, purchases: purchasesPerRound })
    await shop.start()
    for (const [orderId, attempt] of acknowledged) kept.set(orderId, attempt)
    for (const [orderId, attempt] of kept) await expectKept(orderId, attempt)
    await expectCleanBooks(shop.pool)
    // Whoever lost the answer asks again with the same key: one order each, whether the first try was committed or not.
    for (const attempt of unanswered) kept.set(Number(await tryToBuy(attempt)), attempt)
    lostAnswers += unanswered.length
  }

  // The killed servers had jobs in hand, which nobody but their successors can do.
  const heldByTheDead = async () => {
    const { rows: held } = await shop.pool.query(
      `select id from graphile_worker._private_jobs where locked_by not in (select id from job_workers)`,
    )
    return held
  }
  await expect.poll(heldByTheDead, { timeout: 60_000, interval: 1000 }).toEqual([])
  expect(lostAnswers, 'purchases that a kill interrupted').toBeGreaterThan(0)
  await expectCleanBooks(shop.pool)
  const { rows: orders } = await shop.pool.query('select id, customer_id, total_cents from orders order by id')
  expect(orders.map(({ id }) => id)).toEqual([...kept.keys()].sort((left, right) => left - right))
  for (const { id } of buyers) {
    const paid = orders.reduce((cents, order) => cents + (order.customer_id === id ? order.total_cents : 0), 0)
    expect(await balanceOf(shop.pool, id)).toBe(balanceCents - paid)
  }
})
