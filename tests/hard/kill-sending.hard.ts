import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { enqueue } from '@pandrop/server/db/enqueue'
import { buy, expectCleanBooks } from '@pandrop/server/domains/checkout/purchase/testing/purchases'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Buyer } from './testing/buyer.ts'
import { type WholeShop, wholeShop } from './testing/whole-shop.ts'

const kills = 6
const ordersPerKill = 15
const total = kills * ordersPerKill

/** Whoever had a trade offer in hand keeps it for 50 seconds, and the job runs every minute. */
const patience = { timeout: 180_000, interval: 1000 }

let shop: WholeShop

beforeAll(async () => {
  shop = await wholeShop({ sends: true })
  await shop.start()
})

afterAll(() => shop?.remove())

interface OfferInSteam {
  id: string
  state: number
}

const inSteam = async (path: string, method = 'GET'): Promise<{ offers: OfferInSteam[] }> => {
  const { port, secretKey } = JSON.parse(readFileSync(join(shop.dataDir, 'sandbox-steam.json'), 'utf8'))
  const headers = { authorization: `Bearer ${secretKey}` }
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers })
  expect(answer.status).toBe(200)
  return (await answer.json()) as { offers: OfferInSteam[] }
}

const countOf = async (condition: string): Promise<number> => {
  const { rows } = await shop.pool.query(`select count(*)::int from trade_offers where ${condition}`)
  return rows[0].count
}

/** Has a job done, and kills the server as soon as it has got so far. */
const killWithin = async (job: 'send_trades' | 'follow_trades', done: string, reached: number): Promise<void> => {
  await enqueue(shop.pool, job, {})
  await expect.poll(() => countOf(done), { timeout: 90_000, interval: 2 }).toBeGreaterThanOrEqual(reached)
  await shop.kill()
  await shop.start()
}

const buyMany = async (buyer: Buyer): Promise<void> => {
  const { rows } = await shop.pool.query(
    `select id from items where state = 'available' and available_from is null and asset_id is not null
     order by price_cents, id limit $1`,
    [ordersPerKill],
  )
  for (const { id } of rows) expect((await buy(buyer, { cart: [{ item_id: id }] })).status).toBe(200)
}

test(`kill -9, ${2 * kills} times while ${total} trades are sent and followed: each is delivered once`, async () => {
  const buyer = await shop.createBuyer(1_000_000_000)
  for (let kill = 1; kill <= kills; kill += 1) {
    const sentBefore = await countOf('steam_id is not null')
    await buyMany(buyer)
    // Each time it has got a little further.
    await killWithin('send_trades', 'steam_id is not null', sentBefore + kill)
  }
  await expect.poll(() => countOf(`state = 'sent'`), patience).toBe(total)
  const { offers } = await inSteam('/v1/offers')
  expect(offers).toHaveLength(total)

  for (const { id } of offers) await inSteam(`/_sandbox/offers/${id}/accept`, 'POST')
  for (let kill = 1; kill <= kills; kill += 1) {
    const acceptedBefore = await countOf(`state = 'accepted'`)
    await killWithin('follow_trades', `state = 'accepted'`, Math.min(total, acceptedBefore + kill))
  }
  await expect.poll(() => countOf(`state = 'accepted'`), patience).toBe(total)

  const { rows } = await shop.pool.query(
    `select o.state, count(trade.id)::int as trades, array_agg(trade.steam_id) as numbers
     from orders o left join trade_offers trade on trade.order_id = o.id group by o.id`,
  )
  expect(rows).toHaveLength(total)
  expect(new Set(rows.map(({ state, trades }) => `${state} ${trades}`))).toEqual(new Set(['accepted 1']))
  expect(rows.flatMap(({ numbers }) => numbers).sort()).toEqual(offers.map(({ id }) => id).sort())
  expect(new Set((await inSteam('/v1/offers')).offers.map(({ state }) => state))).toEqual(new Set([3]))
  await expectCleanBooks(shop.pool)
})
