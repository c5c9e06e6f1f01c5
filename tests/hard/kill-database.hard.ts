import { randomUUID } from 'node:crypto'
import { buy, expectCleanBooks } from '@pandrop/server/domains/checkout/purchase/testing/purchases'
import { balanceOf } from '@pandrop/server/ledger/balance'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Buyer } from './testing/buyer.ts'
import { type WholeShop, wholeShop } from './testing/whole-shop.ts'

const kills = 5
const purchasesPerRound = 30
const buyersCount = 8
const balanceCents = 100_000_000
// The job asks about what no webhook told once a minute, and leaves the webhook half a minute first.
const settledMillisMax = 150_000

type Way = 'balance' | 'card'

/** One press of the button; the key lets the client ask again after it lost the answer. */
interface Attempt {
  buyer: Buyer
  way: Way
  itemId: number
  key: string
}

let shop: WholeShop

beforeAll(async () => {
  shop = await wholeShop()
  await shop.start()
})

afterAll(() => shop.remove())

const card = { number: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123', name: 'Marta Kovač' }

/** The order of an attempt that was acknowledged: paid from balance, or charged to the card; else null. */
const tryToBuy = async (attempt: Attempt): Promise<number | null> => {
  try {
    return await press(attempt)
  } catch (error) {
    // The connection broke: nobody knows what became of it.
    if (error instanceof TypeError) return null
    throw error
  }
}

const press = async (attempt: Attempt): Promise<number | null> => {
  const { buyer, way, itemId, key } = attempt
  const { status, body } = await buy(buyer, { cart: [{ item_id: itemId }], paymentMethod: way }, key)
  if (status >= 500) return null
  // Their card purchase before this one was charged, and its webhook had met a dead database: now the shop knows.
  if (body.code === 'payment_completed') return press(attempt)
  expect(body, JSON.stringify(body)).toMatchObject({ status: 'OK' })
  if (way === 'balance') return Number(body.order_id)
  const hop = await buyer.browser.get(String(body.redirect_url))
  const target = hop.headers.get('location') ?? ''
  // The first try was charged, and the shop knows it already.
  if (target.startsWith('/pending-payment')) return (await isPaid(buyer, target)) ? Number(body.order_id) : null
  if (!target.startsWith('http')) return null
  const paid = await fetch(target, { method: 'POST', body: new URLSearchParams(card), redirect: 'manual' })
  // 303: back to the shop; 200: the page says that this was paid before.
  return paid.status === 303 || paid.status === 200 ? Number(body.order_id) : null
}

const isPaid = async ({ browser }: Buyer, pendingPath: string): Promise<boolean> => {
  const payment = new URL(pendingPath, 'http://shop').searchParams.get('order')
  return (await browser.get(`/api/deposit/status/${payment}`)).body.status === 'Success'
}

/** Buyers press on until PostgreSQL is killed in the middle of it; answers what is known and what is not. */
const buyUntilKilled = async (buyers: Buyer[], itemIds: number[]) => {
  const acknowledged = new Map<number, Attempt>()
  const unanswered: Attempt[] = []
  let killed: Promise<void> | undefined
  const pressOn = async (buyer: Buyer, index: number): Promise<void> => {
    for (let itemId = itemIds.pop(); itemId !== undefined; itemId = itemIds.pop()) {
      const attempt = { buyer, way: index % 2 === 0 ? 'balance' : 'card', itemId, key: randomUUID() } as const
      const orderId = await tryToBuy(attempt)
      if (orderId === null) {
        unanswered.push(attempt)
        return
      }
      acknowledged.set(orderId, attempt)
      if (acknowledged.size === purchasesPerRound) killed = shop.killDatabase()
    }
  }
  await Promise.all(buyers.map(pressOn))
  await killed
  return { acknowledged, unanswered }
}

const expectKept = async (orderId: number, { buyer, way, itemId }: Attempt): Promise<void> => {
  const { rows } = await shop.pool.query(
    `select customer_id, item_id, state
     from orders join order_lines on order_id = orders.id
     where orders.id = $1`,
    [orderId],
  )
  expect(rows).toMatchObject([{ customer_id: buyer.id, item_id: itemId }])
  // A charged card is the provider's knowledge until its webhook arrives, which it sends again.
  expect(way === 'balance' ? ['processing'] : ['processing', 'pending']).toContain(rows[0].state)
}

test(`${kills} times kill -9 of PostgreSQL: the same server goes on, and nothing acknowledged is lost`, async () => {
  const buyers = await Promise.all(Array.from({ length: buyersCount }, () => shop.createBuyer(balanceCents)))
  // A card pays for half a euro or more.
  const { rows } = await shop.pool.query(
    `select id from items where state = 'available' and price_cents >= 60 order by price_cents limit 1000`,
  )
  const itemIds: number[] = rows.map(({ id }) => id)
  const kept = new Map<number, Attempt>()
  const lost: Record<Way, number> = { balance: 0, card: 0 }

  for (let kill = 1; kill <= kills; kill += 1) {
    const { acknowledged, unanswered } = await buyUntilKilled(buyers, itemIds)
    await shop.recovered()
    for (const [orderId, attempt] of acknowledged) kept.set(orderId, attempt)
    for (const [orderId, attempt] of kept) await expectKept(orderId, attempt)
    await expectCleanBooks(shop.pool)
    // Whoever lost the answer asks again with the same key: one order each, whatever the first try had done.
    for (const attempt of unanswered) {
      const orderId = await tryToBuy(attempt)
      expect(orderId, `order of ${attempt.way}`).not.toBeNull()
      kept.set(Number(orderId), attempt)
      lost[attempt.way] += 1
    }
  }

  console.info(`${kept.size} orders, answers that a kill swallowed: ${JSON.stringify(lost)}`)
  expect(lost.balance + lost.card, 'purchases that a kill interrupted').toBeGreaterThan(0)
  const openOrders = async () => {
    const { rows: open } = await shop.pool.query(`select id from orders where state <> 'processing'`)
    return open
  }
  await expect.poll(openOrders, { timeout: settledMillisMax, interval: 1000 }).toEqual([])
  await expectCleanBooks(shop.pool)
  const { rows: orders } = await shop.pool.query(
    'select id, customer_id, total_cents, payment_method from orders order by id',
  )
  expect(orders.map(({ id }) => id)).toEqual([...kept.keys()].sort((left, right) => left - right))
  for (const { id } of buyers) {
    const fromBalance = orders.filter((order) => order.customer_id === id && order.payment_method === 'balance')
    const paid = fromBalance.reduce((sum, { total_cents }) => sum + total_cents, 0)
    expect(await balanceOf(shop.pool, id)).toBe(balanceCents - paid)
  }
})
