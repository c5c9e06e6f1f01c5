import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { expectCleanBooks } from '@pandrop/server/domains/checkout/purchase/testing/purchases'
import { createTestDatabase, type TestDatabase } from '@pandrop/testkit/database'
import { liftVerificationLimits } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { breakingStatements } from '../migration-statements.ts'
import { createBuyer } from './testing/buyer.ts'
import { type Checkout, makeCheckout, type Version } from './testing/checkout.ts'
import { availableItems, type Customers, startCustomers } from './testing/customers.ts'
import { balance } from './testing/haproxy.ts'
import { type ServerProcess, serverProcess } from './testing/server-process.ts'

// Two servers of one shop, each with a checkout of its own, go from version to version as docs/recipes/update.md says.

const drainSeconds = 4
const balanceCents = 1_000_000_000

const last = readdirSync('apps/server/migrations').sort().at(-1)?.replace('.sql', '')

// Every table that a purchase reads or writes changes beneath servers that know nothing of it.
const changedTables = ['customers', 'sessions', 'settings', 'skins', 'items', 'orders', 'order_lines', 'order_events']

const expands = [
  `-- expand since ${last}`,
  `create table gift_notes (
     id bigint generated always as identity primary key,
     order_id bigint not null references orders (id),
     note text not null
   );`,
  'grant select, insert on gift_notes to {{server}};',
  ...changedTables.map(
    (table) => `alter table ${table} add column gift text, add column wrapped boolean default false;`,
  ),
  'create index orders_by_gift on orders (gift);',
].join('\n')

const expandsAgain = `-- expand since 9001_gifts\nalter table gift_notes add column written_at timestamptz;`

const contracts = 'drop table gift_notes;'

const before: Version = { migrations: {}, script: 'before' }
const next: Version = { migrations: { '9001_gifts': expands }, script: 'next' }
const afterNext: Version = {
  migrations: { ...next.migrations, '9002_dated_gifts': expandsAgain },
  script: 'after-next',
}
const withoutGifts: Version = {
  migrations: { ...afterNext.migrations, '9003_no_gifts': contracts },
  script: 'without-gifts',
}

let database: TestDatabase
let checkouts: [Checkout, Checkout]
let servers: [ServerProcess, ServerProcess]

beforeAll(async () => {
  database = await createTestDatabase({ seeded: true })
  await database.ownerPool.query('update settings set second_factor_required = false')
  await database.ownerPool.query(liftVerificationLimits)
  checkouts = [makeCheckout(), makeCheckout()]
  const shared = { database, encryptionKey: randomBytes(32).toString('base64'), drainSeconds }
  servers = [await serverProcess(shared, checkouts[0]), await serverProcess(shared, checkouts[1])]
  for (const checkout of checkouts) checkout.checkOut(before)
  for (const server of servers) await server.start()
})

afterAll(async () => {
  await Promise.all((servers ?? []).map((server) => server.remove()))
  for (const checkout of checkouts ?? []) checkout.remove()
  await database?.drop()
})

const appliedMigrations = async (): Promise<string[]> => {
  const { rows } = await database.pool.query('select name from schema_migrations where name > $1 order by name', [last])
  return rows.map(({ name }) => name)
}

const bought = async (customers: Customers, more: number): Promise<void> => {
  const enough = customers.purchases() + more
  await expect.poll(customers.purchases, { timeout: 60_000, interval: 20 }).toBeGreaterThan(enough)
}

const readinessOf = async ({ port }: ServerProcess): Promise<number> =>
  (await fetch(`http://127.0.0.1:${port}/readyz`)).status

// The shop asks itself once a second.
const unnoticedMillisecondsMax = 1500

/** It goes on with what it was started with, whatever is checked out beneath it. */
const staysReady = async (server: ServerProcess, customers: Customers): Promise<void> => {
  const until = performance.now() + unnoticedMillisecondsMax
  while (performance.now() < until) {
    expect(await readinessOf(server)).toBe(200)
    await bought(customers, 1)
  }
  expect(await readinessOf(server)).toBe(200)
}

/** While somebody reads the items for long, as a backup does: the migration has to give way until they are done. */
const whileSomebodyReads = async (customers: Customers, start: () => Promise<void>): Promise<void> => {
  const reader = await database.ownerPool.connect()
  await reader.query('begin; select from items limit 1')
  const started = start()
  const waiting = async () => {
    const { rows } = await database.ownerPool.query(
      "select from pg_locks where not granted and mode = 'AccessExclusiveLock' and relation = 'items'::regclass",
    )
    return rows.length
  }
  await expect.poll(waiting, { timeout: 30_000, interval: 20 }).toBe(1)
  await bought(customers, 5)
  expect(await appliedMigrations()).toEqual([])
  await reader.query('rollback')
  reader.release()
  await started
}

/** What a page of one version asks for is answered, whichever server the balancer asks first. */
const scriptsAnswered = async (origin: string, { script }: Version): Promise<number[]> => {
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => fetch(`${origin}/assets/version-${script}.js`).then(({ status }) => status)),
  )
  return [...new Set(replies)]
}

test('the example says what the house takes from a migration that expands', () => {
  expect([expands, expandsAgain].flatMap(breakingStatements)).toEqual([])
})

test('two servers go to the next version and back while customers read and buy, and no request fails', async () => {
  const { origin, up, stop } = await balance(servers.map(({ port }) => port))
  onTestFinished(stop)
  const buyers = [await createBuyer(database.pool, balanceCents), await createBuyer(database.pool, balanceCents)]
  const customers = startCustomers(
    buyers.map((buyerAt) => buyerAt(origin)),
    await availableItems(database, 2500),
  )
  const move = async (index: 0 | 1, version: Version): Promise<void> => {
    const server = servers[index]
    checkouts[index].checkOut(version)
    await staysReady(server, customers)
    const began = customers.purchases()
    await server.stop()
    await (version === next && index === 0 ? whileSomebodyReads(customers, server.start) : server.start())
    await expect.poll(up, { timeout: 10_000 }).toBe(2)
    expect(customers.purchases(), 'bought meanwhile').toBeGreaterThan(began + 5)
  }
  await bought(customers, 5)
  await move(0, next)
  expect(await appliedMigrations()).toEqual(['9001_gifts'])
  for (const version of [before, next]) expect(await scriptsAnswered(origin, version)).toEqual([200])
  await move(1, next)
  await move(0, before)
  await move(1, before)
  await bought(customers, 5)
  expect(await customers.stop()).toEqual([])
  await expectCleanBooks(database.pool)
})

test('a server that is two versions behind does not open, and says why', async () => {
  const [old, newer] = servers
  await newer.stop()
  checkouts[1].checkOut(afterNext)
  await newer.start()
  expect(await appliedMigrations()).toEqual(['9001_gifts', '9002_dated_gifts'])
  await old.stop()
  await expect(old.start()).rejects.toThrow(/newer than this one: it has had the migration 9002_dated_gifts, which/)
  checkouts[0].checkOut(next)
  await old.start()
})

test('where the next version contracts, the one before is not ready any more and does not open', async () => {
  const [old, newer] = servers
  await newer.stop()
  checkouts[1].checkOut(withoutGifts)
  expect(await readinessOf(old)).toBe(200)
  await newer.start()
  await expect.poll(() => readinessOf(old), { timeout: 10_000 }).toBe(503)
  await old.stop()
  await expect(old.start()).rejects.toThrow(/newer than this one: it has had the migration 9003_no_gifts, which/)
})
