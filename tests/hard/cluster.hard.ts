import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { createPool } from '@pandrop/server/db/pool'
import { selectDatabase } from '@pandrop/server/domains/backoffice/health/health.sql'
import { readyOffers } from '@pandrop/server/domains/buying/payouts/testing/ready-offers'
import { expectCleanBooks } from '@pandrop/server/domains/checkout/purchase/testing/purchases'
import { liftVerificationLimits, type TestShop } from '@pandrop/testkit/shop'
import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Acknowledged, type BuyerAt, keepBusy, type Seller } from './testing/busy-shop.ts'
import { createBuyer } from './testing/buyer.ts'
import { type Cluster, hasNamespaces, type Machine, startCluster } from './testing/cluster.ts'
import { type ServerProcess, serverProcess } from './testing/server-process.ts'

const buyersCount = 4
const offersPerSeller = 400
const balanceCents = 1_000_000_000
// A primary that says nothing for 20 seconds is replaced (deploy/cluster/patroni.yml); the rest is for slow machines.
const pauseSecondsMax = 60
// The provider repeats its notices, later and later.
const settledMillisMax = 90_000

const encryptionKey = randomBytes(32).toString('base64')

let cluster: Cluster
let servers: ServerProcess[]
let pool: pg.Pool
let ownerPool: pg.Pool
let buyers: BuyerAt[]
let toppers: BuyerAt[]
let sellers: Seller[]

const told: Acknowledged[] = []

const originOf = ({ port }: ServerProcess): string => `http://127.0.0.1:${port}`

const manyBuyers = (count: number) => Promise.all(Array.from({ length: count }, () => createBuyer(pool, balanceCents)))

const availableItems = async (): Promise<number[]> => {
  const { rows } = await pool.query(
    `select id from items where state = 'available' and available_from is null order by price_cents desc`,
  )
  return rows.map(({ id }) => id)
}

beforeAll(async () => {
  cluster = await startCluster()
  const shared = { database: cluster, encryptionKey, demo: true }
  servers = [await serverProcess(shared), await serverProcess(shared)]
  for (const server of servers) await server.start()
  pool = createPool({ connectionString: cluster.serverUrl })
  ownerPool = createPool({ connectionString: cluster.ownerUrl, connectionsMax: 2 })
  await ownerPool.query('update settings set second_factor_required = false')
  await ownerPool.query(liftVerificationLimits)
  buyers = await manyBuyers(buyersCount)
  toppers = await manyBuyers(2)
  const shop = { database: { pool, ownerPool }, clock: { now: () => new Date() } } as TestShop
  sellers = []
  for (const at of await manyBuyers(2)) {
    sellers.push({ at, offers: await readyOffers(shop, at('http://none'), { count: offersPerSeller }) })
  }
}, 240_000)

afterAll(async () => {
  try {
    await Promise.all((servers ?? []).map((server) => server.remove()))
    await Promise.all([pool?.end(), ownerPool?.end()])
  } finally {
    // Nine programs and a network that would stay.
    await cluster?.stop()
  }
}, 180_000)

/** Customers are busy while something happens to the primary, until the shop has sold again for a while. */
const whileBusy = async (happens: (primary: Machine) => void): Promise<void> => {
  const primary = await cluster.primary()
  const { acknowledged, stop } = keepBusy(servers.map(originOf), {
    buyers,
    toppers,
    sellers,
    items: await availableItems(),
  })
  const soldFrom = async (count: number): Promise<void> => {
    await expect
      .poll(() => acknowledged.orders.size, { timeout: pauseSecondsMax * 1000, interval: 50 })
      .toBeGreaterThan(count)
  }
  await soldFrom(40)
  const before = performance.now()
  happens(primary)
  const taken = async () => (await cluster.primary().catch(() => primary)).name
  await expect.poll(taken, { timeout: pauseSecondsMax * 1000, interval: 100 }).not.toBe(primary.name)
  await soldFrom(acknowledged.orders.size + 40)
  await stop()
  told.push(acknowledged)
  console.info(`${tally(acknowledged)}; nothing was written for ${pauseSeconds(acknowledged.at, before)} s`)
}

const tally = ({ orders, topUps, payouts }: Acknowledged): string =>
  `${orders.size} orders, ${topUps.length} top-ups and ${payouts.length} payouts were acknowledged`

/** The longest time without an acknowledgement since a moment, in seconds. */
const pauseSeconds = (at: number[], since: number): string => {
  const later = [since, ...at.filter((moment) => moment > since).sort((left, right) => left - right)]
  const gaps = later.slice(1).map((moment, index) => moment - (later[index] ?? moment))
  return (Math.max(...gaps) / 1000).toFixed(1)
}

// A test may leave one machine on its way back.
beforeEach(() => cluster.whole(), 120_000)

/** Of everything that any customer was ever told nothing is lost, and nothing was done twice. */
const expectAllKept = async (): Promise<void> => {
  const orders = new Map(told.flatMap((each) => [...each.orders]))
  const payouts = told.flatMap((each) => each.payouts)
  const topUps = told.flatMap((each) => each.topUps)
  const { rows: sold } = await pool.query(
    `select order_id, customer_id, item_id from orders join order_lines on order_id = orders.id
     where customer_id = any($1) order by order_id`,
    [buyers.map((at) => at('http://none').id)],
  )
  const expected = [...orders].map(([order_id, { customerId, itemId }]) => ({
    order_id,
    customer_id: customerId,
    item_id: itemId,
  }))
  expect(sold).toEqual(expected.sort((left, right) => left.order_id - right.order_id))
  expect(new Set(sold.map(({ item_id }) => item_id)).size, 'items').toBe(sold.length)
  const { rows: asked } = await pool.query('select offer_id from payouts order by offer_id')
  expect(asked.map(({ offer_id }) => offer_id)).toEqual(payouts.sort((left, right) => left - right))
  const unsettled = async () => {
    const { rows } = await pool.query(`select id from payments where id = any($1) and state <> 'Success'`, [topUps])
    return rows
  }
  await expect.poll(unsettled, { timeout: settledMillisMax, interval: 500 }).toEqual([])
  await expectCleanBooks(pool)
}

test('a primary is killed with its machine: a standby takes over, and nothing acknowledged is lost', async () => {
  await whileBusy(cluster.kill)
  await expectAllKept()
})

const write = `insert into attempt_counts (subject, ends_at, attempts) values ('astray', now(), 1)`

/** Whether a database acknowledges anything within three seconds. */
const acknowledges = (astray: pg.Pool): Promise<boolean> =>
  Promise.race([
    delay(3000, false),
    astray.query(write).then(
      () => true,
      () => false,
    ),
  ])

const standbys = async () => (await selectDatabase(pool))?.standbys

test('a primary that nobody watches any more acknowledges nothing, and takes nobody in once it follows', async () => {
  const primary = await cluster.primary()
  const astray = createPool({ connectionString: cluster.at(primary).serverUrl })
  const waited = { timeout: pauseSecondsMax * 1000, interval: 250 }
  await astray.query('select')
  await expect.poll(standbys, waited).toBe(2)
  await whileBusy(cluster.freeze)
  expect(await acknowledges(astray)).toBe(false)
  // What StandbyMissing of the alerts is about.
  expect(await standbys()).toBe(1)
  cluster.thaw(primary)
  const refusal = () => astray.query('select').then(String, (error: Error) => error.message)
  await expect.poll(refusal, waited).toContain('DATABASE_URL leads to a standby')
  await astray.end()
  await expectAllKept()
})

test.skipIf(!hasNamespaces())(
  'a primary is cut off from the others while the shop reaches it: only one sells',
  async () => {
    const primary = await cluster.primary()
    await whileBusy(cluster.cutOff)
    cluster.mend(primary)
    await expectAllKept()
  },
)
