import { openAskingShop } from '@pandrop/server/domains/buying/trade-requests/testing/asking-shop'
import { expectCleanBooks } from '@pandrop/server/domains/checkout/purchase/testing/purchases'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDraw } from './testing/drawn-calls.ts'
import { beginOffer, beginOrder, comeToRest, inSteam, type Lives, passTime } from './testing/trade-lives.ts'

const batches = 20
const ordersPerBatch = 125
const offersPerBatch = 125
const roundsPerBatch = 6
const total = batches * (ordersPerBatch + offersPerBatch)

let lives: Lives
const seed = Date.now() % 2 ** 31

beforeAll(async () => {
  const shop = await openAskingShop()
  const draw = createDraw(seed)
  lives = { shop, draw, orders: [], offers: [], byHand: new Set(), sends: new Map(), killed: 0 }
})

afterAll(() => lives?.shop.stop())

const accepted = 3
const ended = [3, 5, 6, 7, 8]

interface Trade {
  code: string
  state: string
  problem: string | null
  asset_id?: string | null
}

/** What Steam has of some trades, which all have ended there. */
const steamOf = async (trades: readonly Trade[]) => {
  const found = await Promise.all(trades.map(({ code }) => inSteam(lives, code)))
  const offers = found.flatMap((offer) => offer ?? [])
  expect(offers.filter(({ state }) => !ended.includes(state))).toEqual([])
  return offers.filter(({ state }) => state === accepted)
}

test(`of ${total} orders and offers on bad days every item goes one way once`, async () => {
  const { shop, byHand, sends, orders, offers } = lives
  for (let batch = 0; batch < batches; batch += 1) {
    const buyer = await shop.customer({ balanceCents: ordersPerBatch * 1000 })
    for (let count = 0; count < ordersPerBatch; count += 1) await beginOrder(lives, buyer)
    for (let count = 0; count < offersPerBatch; count += 1) await beginOffer(lives)
    for (let round = 0; round < roundsPerBatch; round += 1) await passTime(lives)
  }
  await comeToRest(lives)

  const said = `seed ${seed}`
  expect(lives.killed, said).toBeGreaterThan(total / 50)
  expect(
    [...sends].filter(([, times]) => times > 1),
    `${said}: sent twice`,
  ).toEqual([])
  const moved: string[] = []
  let takenBack = 0
  for (const id of orders) {
    const trades: Trade[] = await shop.trades(id)
    const given = await steamOf(trades)
    const { rows } = await shop.database.pool.query('select state from orders where id = $1', [id])
    const isDelivered = ['accepted', 'completed', 'reversed'].includes(rows[0].state)
    const unrecorded = trades.filter(({ problem }) => problem === 'not_recorded')
    const facts = { id, state: rows[0].state, trades, given: given.length, byHand: byHand.has(id) }
    expect(given.length, JSON.stringify({ said, ...facts })).toBeLessThanOrEqual(1)
    expect(given.length === 1, JSON.stringify({ said, ...facts })).toBe(
      unrecorded.length === 1 || (isDelivered && !byHand.has(id)),
    )
    const heard = trades.filter(({ problem }) => problem === 'reversed').length
    const told = given.filter(({ reversed }) => reversed).length
    if (unrecorded.length === 0) expect(heard, JSON.stringify({ said, ...facts })).toBe(told)
    if (rows[0].state === 'reversed') expect(heard, JSON.stringify({ said, ...facts })).toBe(1)
    takenBack += heard
    moved.push(...given.flatMap(({ assets }) => assets.map((asset) => asset.id)))
  }
  for (const { id } of offers) {
    const trades: Trade[] = await shop.requests(id)
    const taken = await steamOf(trades)
    const { rows } = await shop.database.pool.query('select received_at, asset_id, state from offers where id = $1', [
      id,
    ])
    const facts = JSON.stringify({ said, id, ...rows[0], trades, taken })
    expect(taken.length, facts).toBeLessThanOrEqual(1)
    const unrecorded = trades.some(({ problem }) => problem === 'not_recorded')
    expect(taken.length === 1, facts).toBe(unrecorded || rows[0].received_at !== null)
    const heard = trades.filter(({ problem }) => problem === 'reversed').length
    if (!unrecorded) expect(heard, facts).toBe(taken.filter(({ reversed }) => reversed).length)
    takenBack += heard
    if (rows[0].received_at !== null) expect(taken[0]?.new_asset_ids, facts).toEqual([rows[0].asset_id])
    moved.push(...taken.flatMap(({ asks }) => asks.map((asset) => asset.id)))
  }
  expect(new Set(moved).size, `${said}: a copy went twice`).toBe(moved.length)
  expect(moved.length, said).toBeGreaterThan(total / 2)
  expect(takenBack, said).toBeGreaterThan(total / 50)
  await expectCleanBooks(shop.database.pool)
})
