import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import autocannon from 'autocannon'
import { type Buyer, createBuyer } from './customers.ts'
import { type Finding, median, ratioOf } from './measure.ts'
import { post } from './post.ts'
import { checkout, jobsDone } from './purchase.ts'
import { warmUp } from './reads.ts'
import type { BenchShop } from './shop.ts'

const seconds = 8
const connections = 16
const roundsCount = 3
const salesPerSecond = [20, 60]

const types = ['Pistol', 'SMG', 'Rifle', 'Sniper Rifle', 'Shotgun', 'Machinegun', 'Knife']
const words = ['redline', 'asiimov', 'fade', 'doppler', 'ak', 'awp ft', 'knife', 'stattrak', 'm4a1 mw', 'glock']

/** So many different pages of lists, each of a type. */
const pagesOf = (count: number, address: (type: string, page: number) => string): string[] =>
  Array.from({ length: count }, (_, at) =>
    address(encodeURIComponent(types[at % types.length] ?? ''), Math.floor(at / types.length) + 1),
  )

/** What visitors ask for: 3,000 addresses, two fifths lists, two fifths items, the rest searches and documents. */
const addressesOf = (itemIds: readonly number[]): string[] => [
  ...pagesOf(600, (type, page) => `/api/items/list?type=${type}&sort=desc&page=${page}`),
  ...pagesOf(600, (type, page) => `/api/items/list?type=${type}&sort=asc&page=${page}`),
  ...itemIds.map((id) => `/api/items/${id}`),
  ...Array.from({ length: 450 }, (_, at) => {
    const search = encodeURIComponent(words[at % words.length] ?? '')
    return `/api/items/list?search=${search}&price_from=${Math.floor(at / words.length)}`
  }),
  ...pagesOf(150, (type, page) => `/products?type=${type}&page=${page}`),
]

/** In an order that has nothing to do with what they are. */
const shuffled = (addresses: readonly string[]): string[] => addresses.toSorted(() => Math.random() - 0.5)

/** Reads as fast as answers come, each connection in an order of its own; answers how many a second. */
const readFor = async (origin: string, addresses: readonly string[]): Promise<number> => {
  const runs = Array.from({ length: connections }, () => {
    const requests = shuffled(addresses).map((path) => ({
      path,
      method: 'GET' as const,
      headers: { 'accept-encoding': 'gzip' },
    }))
    return autocannon({ url: origin, requests, connections: 1, duration: seconds })
  })
  const done = await Promise.all(runs)
  const refused = done.reduce((sum, { errors, non2xx }) => sum + errors + non2xx, 0)
  if (refused > 0) throw new Error(`${refused} reads failed`)
  return done.reduce((sum, { requests }) => sum + requests.average, 0)
}

/** Buys so many items a second, whether the last one is done or not, until told to stop; answers how long each took. */
const sellUntil = async (
  ended: () => boolean,
  { origin, buyers, items, perSecond }: { origin: string; buyers: Buyer[]; items: number[]; perSecond: number },
): Promise<number[]> => {
  const begun = performance.now()
  const underWay: Promise<number>[] = []
  const buy = async (buyer: Buyer, id: number): Promise<number> => {
    const startedAt = performance.now()
    const headers = { ...buyer.headers, 'idempotency-key': randomUUID() }
    const bought = await post(`${origin}/api/purchase/product`, headers, { ...checkout, cart: [{ item_id: id }] })
    if (bought.status !== 200) throw new Error(bought.text)
    return performance.now() - startedAt
  }
  while (!ended()) {
    const dueMilliseconds = (underWay.length * 1000) / perSecond - (performance.now() - begun)
    if (dueMilliseconds > 0) await new Promise((resolve) => setTimeout(resolve, dueMilliseconds))
    const buyer = buyers[underWay.length % buyers.length]
    const id = items.pop()
    if (!buyer || id === undefined) throw new Error('there are no items left: grow the shop')
    underWay.push(buy(buyer, id))
  }
  return Promise.all(underWay)
}

interface Round {
  readsPerSecond: number
  /** of purchases; 0 without any */
  p99Milliseconds: number
}

/** Reads over 3,000 addresses while purchases go through, beside the same reads without purchases, in turns. */
export const measureReadsWhileSelling = async ({ origin, pool }: BenchShop): Promise<Finding[]> => {
  const { rows } = await pool.query(`select id from items where state = 'available' order by random()`)
  const items = rows.map(({ id }: { id: number }) => id)
  const addresses = addressesOf(items.splice(0, 1200))
  const buyers = await Promise.all(Array.from({ length: 8 }, () => createBuyer(pool, origin)))

  const round = async (perSecond: number): Promise<Round> => {
    // What the sales of the round before left to do is no part of this one, nor is reading anew what they dropped.
    await jobsDone(pool)
    await warmUp(origin, addresses)
    let going = true
    const selling = perSecond > 0 ? sellUntil(() => !going, { origin, buyers, items, perSecond }) : []
    const readsPerSecond = await readFor(origin, addresses)
    going = false
    const durations = (await selling).toSorted((left, right) => left - right)
    return { readsPerSecond, p99Milliseconds: durations[Math.floor(durations.length * 0.99)] ?? 0 }
  }

  await round(0)
  const rounds = new Map<number, Round[]>([0, ...salesPerSecond].map((perSecond) => [perSecond, []]))
  for (let turn = 0; turn < roundsCount; turn += 1)
    for (const [perSecond, done] of rounds) done.push(await round(perSecond))

  const medianOf = (perSecond: number, of: (done: Round) => number) => median((rounds.get(perSecond) ?? []).map(of))
  const quiet = medianOf(0, ({ readsPerSecond }) => readsPerSecond)
  return salesPerSecond.map((perSecond) => {
    const reads = medianOf(perSecond, ({ readsPerSecond }) => readsPerSecond)
    const p99 = medianOf(perSecond, ({ p99Milliseconds }) => p99Milliseconds)
    return {
      what: `reads over 3,000 addresses while ${perSecond} purchases a second go through, 16 connections`,
      ours: `${reads.toFixed(0)}/s, purchases p99 ${p99.toFixed(0)} ms`,
      beside: `without purchases ${quiet.toFixed(0)}/s`,
      ratio: ratioOf(reads, quiet),
      budget: perSecond === 20 ? '≥ 0.70, p99 ≤ 60 ms' : '≥ 0.50',
    }
  })
}
