import { randomUUID } from 'node:crypto'
import { type Buyer, createBuyers } from '../customers.ts'
import { watchCpu } from '../host.ts'
import { post } from '../post.ts'
import { checkout, jobsDone } from '../purchase.ts'
import type { Farm, LoadDatabase } from './farm.ts'

/** What one purchase costs, with everything that follows from it: mail, receipt, what is announced. */
export interface PurchaseCost {
  serverCpuMilliseconds: number
  databaseCpuMilliseconds: number
  walKilobytes: number
  /** pages that the log holds whole, because they were changed for the first time since a checkpoint */
  wholePages: number
  /** that servers sent, BEGIN and COMMIT included */
  statements: number
}

const buyersCount = 4
const warmUpPurchases = 100
const measuredPurchases = 300

const forSale = `
  select id from items where state = 'available' and available_from is null order by md5(id::text) desc limit $1`

const counted = `
  select (select sum(calls) from pg_stat_statements where userid = 'pandrop_server'::regrole)::float as statements,
    (pg_current_wal_insert_lsn() - '0/0')::float as "walBytes",
    (select wal_fpi from pg_stat_wal)::float as "wholePages"`

const buyAll = async (origin: string, buyers: readonly Buyer[], items: number[]): Promise<void> => {
  const buyOn = async ({ headers }: Buyer): Promise<void> => {
    for (let item_id = items.pop(); item_id !== undefined; item_id = items.pop()) {
      const sent = { ...headers, 'idempotency-key': randomUUID() }
      const { status, text } = await post(`${origin}/api/purchase/product`, sent, { ...checkout, cart: [{ item_id }] })
      if (status !== 200) throw new Error(text)
    }
  }
  await Promise.all(buyers.map(buyOn))
}

/** Buys 300 items, four at once, in a shop that does nothing else, and divides what that took. */
export const measurePurchaseCost = async (
  { pool, ownerPool, postmaster }: LoadDatabase,
  { origin, pids }: Farm,
): Promise<PurchaseCost> => {
  const buyers = await createBuyers(pool, origin, buyersCount)
  const { rows } = await pool.query(forSale, [warmUpPurchases + measuredPurchases])
  const items = rows.map(({ id }) => Number(id))
  const settle = () => jobsDone(ownerPool)
  await buyAll(origin, buyers, items.splice(0, warmUpPurchases))
  await settle()
  const before = (await ownerPool.query(counted)).rows[0]
  const used = watchCpu({ servers: pids, postmaster })
  await buyAll(origin, buyers, items)
  await settle()
  const { serverCpuSeconds, databaseCpuSeconds } = used()
  const after = (await ownerPool.query(counted)).rows[0]
  return {
    serverCpuMilliseconds: (serverCpuSeconds * 1000) / measuredPurchases,
    databaseCpuMilliseconds: (databaseCpuSeconds * 1000) / measuredPurchases,
    walKilobytes: (after.walBytes - before.walBytes) / 1024 / measuredPurchases,
    wholePages: (after.wholePages - before.wholePages) / measuredPurchases,
    statements: (after.statements - before.statements) / measuredPurchases,
  }
}
