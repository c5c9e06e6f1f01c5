import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { type Buyer, createBuyer } from './customers.ts'
import { type Figure, type Finding, ratioOf, told } from './measure.ts'
import { post } from './post.ts'
import { floorUnderPgbench, hasPgbench, purchaseUnderPgbench } from './purchase-pgbench.ts'
import type { BenchShop } from './shop.ts'

const buyersCount = 8
const seconds = 5
// A server that has just started compiles its code while it is measured; pgbench has nothing to compile.
const warmUpSeconds = 3

/** What a buyer types at the checkout. */
export const checkout = {
  tradeUrl: 'https://steamcommunity.com/tradeoffer/new/?partner=41825001&token=a1B2c3D4',
  name: 'Bench',
  surname: 'Buyer',
  email: 'buyer@bench.example',
  phone: '+386 40 512 809',
  country: 'SI',
  city: 'Ljubljana',
  address: 'Trubarjeva cesta 18',
  postCode: '1000',
  paymentMethod: 'balance',
}

interface Run {
  origin: string
  /** ids of items for sale, each bought once */
  items: number[]
  /** also puts the item into the cart first, as a customer does */
  withCart: boolean
}

/** One buyer buys one item after the other until the time is over; answers how long each took. */
const buyUntil = async (end: number, buyer: Buyer, { origin, items, withCart }: Run): Promise<number[]> => {
  const call = (path: string, body: object, headers = {}) =>
    post(`${origin}/api/${path}`, { ...buyer.headers, ...headers }, body)
  const durations: number[] = []
  while (performance.now() < end) {
    const begun = performance.now()
    const id = items.pop()
    if (id === undefined) throw new Error('there are no items left: grow the shop')
    if (withCart) await call('cart/add', { id, count: 1 })
    const cart = [{ item_id: id }]
    const bought = await call('purchase/product', { ...checkout, cart }, { 'idempotency-key': randomUUID() })
    if (bought.status !== 200) throw new Error(bought.text)
    durations.push(performance.now() - begun)
  }
  return durations
}

const run = async (buyers: Buyer[], what: Run, runSeconds = seconds): Promise<Figure> => {
  const end = performance.now() + runSeconds * 1000
  const durations = (await Promise.all(buyers.map((buyer) => buyUntil(end, buyer, what)))).flat()
  durations.sort((left, right) => left - right)
  const at = (share: number) => durations[Math.floor(durations.length * share)] ?? 0
  return { perSecond: durations.length / runSeconds, p50Milliseconds: at(0.5), p99Milliseconds: at(0.99), refused: 0 }
}

/** Waits until what purchases left to do is done, such as mails: that takes the cores from what comes next. */
export const jobsDone = async (pool: pg.Pool): Promise<void> => {
  const due = 'select from graphile_worker.jobs where run_at <= now() and attempts < max_attempts limit 1'
  while ((await pool.query(due)).rowCount !== 0) await delay(200)
}

interface Measured {
  /** purchases alone */
  bought: Figure
  /** with the item put into the cart first */
  whole: Figure
  sql: Figure
  floor: Figure
}

const besidePgbench = ({ bought, whole, sql, floor }: Measured): Finding[] => [
  {
    what: 'purchase from balance, 8 buyers',
    ours: told(bought),
    beside: `the same SQL in pgbench ${told(sql)}`,
    ratio: ratioOf(bought.perSecond, sql.perSecond),
    budget: '≥ 0.50',
  },
  {
    what: 'the same SQL in pgbench',
    ours: told(sql),
    beside: `the least a purchase can be, 6 statements, in pgbench ${told(floor)}`,
    ratio: ratioOf(sql.perSecond, floor.perSecond),
    budget: '≥ 0.50',
  },
  {
    what: 'complete checkout: cart, contact, pay',
    ours: told(whole),
    beside: `the same 6 statements ${told(floor)}`,
    ratio: ratioOf(whole.perSecond, floor.perSecond),
    budget: '≥ 0.10',
  },
]

/** Purchases from balance beside the same SQL run by pgbench, that beside its floor, and the whole checkout. */
export const measurePurchases = async ({ origin, pool, ownerUrl }: BenchShop): Promise<Finding[]> => {
  const buyers = await Promise.all(Array.from({ length: buyersCount }, () => createBuyer(pool, origin)))
  const { rows } = await pool.query(`select id from items where state = 'available' order by id`)
  const items = rows.map(({ id }: { id: number }) => id)
  const forPgbench = items.splice(0, Math.floor(items.length / 2))
  await run(buyers, { origin, items, withCart: false }, warmUpSeconds)
  const bought = await run(buyers, { origin, items, withCart: false })
  const whole = await run(buyers, { origin, items, withCart: true })
  if (!(await hasPgbench())) {
    const without = { beside: 'pgbench is not installed', ratio: '', budget: '' }
    return [
      { what: 'purchase from balance, 8 buyers', ours: told(bought), ...without },
      { what: 'complete checkout: cart, contact, pay', ours: told(whole), ...without },
    ]
  }
  const repeated = { pool, ownerUrl, items: forPgbench, clients: buyersCount, seconds }
  await jobsDone(pool)
  const sql = await purchaseUnderPgbench(repeated)
  return besidePgbench({ bought, whole, sql, floor: await floorUnderPgbench(repeated) })
}
