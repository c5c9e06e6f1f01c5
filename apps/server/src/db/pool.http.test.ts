import { createApp } from '@pandrop/server/app'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { Visitor } from '@pandrop/testkit/visitor'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPool, requestLimits, type StatementLimits } from './pool.ts'
import { proxyToDatabase } from './testing/proxy.ts'
import { inTransaction } from './transaction.ts'

let shop: TestShop
const pools: pg.Pool[] = []

beforeAll(async () => {
  shop = await startTestShop()
})

afterAll(async () => {
  for (const pool of pools) await pool.end()
  await shop?.stop()
})

/** A pool with one connection and limits that a test can wait for. */
const boundedPool = (limits: StatementLimits): pg.Pool => {
  const pool = createPool({ connectionString: shop.database.serverUrl, connectionsMax: 1, limits })
  pools.push(pool)
  return pool
}

const quick = { statement_timeout: 300, lock_timeout: 250, idle_in_transaction_session_timeout: 30_000 }

const backend = async (pool: pg.Pool): Promise<number> =>
  (await pool.query('select pg_backend_pid() as pid')).rows[0].pid

test('a request that waits for what never comes is answered with 500, and the shop goes on', async () => {
  const pool = boundedPool(quick)
  const { app } = await createApp({ ...shop.shop, pool })
  const visitor = new Visitor(await app.listen({ port: 0, host: '127.0.0.1' }))
  await inTransaction(shop.database.ownerPool, async (tx) => {
    await tx.query('lock table countries in access exclusive mode')
    const stuck = await visitor.get('/api/countries?visit=stuck')
    expect([stuck.status, stuck.body.code]).toEqual([500, 'internal_error'])
  })
  // It is the only connection of this pool.
  expect((await visitor.get('/api/countries?visit=again')).status).toBe(200)
  await app.close()
})

test('a runaway query is cancelled; its transaction leaves nothing, its connection is used again', async () => {
  const pool = boundedPool(quick)
  const runaway = 'select pg_sleep(60)'
  await expect(pool.query(runaway)).rejects.toMatchObject({ code: '57014' })
  const before = await backend(pool)
  const attempt = inTransaction(pool, async (tx) => {
    await tx.query(`insert into attempt_counts (subject, ends_at, attempts) values ('runaway', now(), 1)`)
    return tx.query(runaway)
  })
  await expect(attempt).rejects.toMatchObject({ code: '57014' })
  expect((await pool.query(`select from attempt_counts where subject = 'runaway'`)).rowCount).toBe(0)
  expect(await backend(pool)).toBe(before)
})

test('requests have half a minute, and answer a visitor who waits for a lock before the browser gives up', async () => {
  const pool = boundedPool(requestLimits)
  const { rows } = await pool.query(
    `select name, setting from pg_settings where name in ('statement_timeout', 'lock_timeout',
       'idle_in_transaction_session_timeout') order by name`,
  )
  expect(rows).toEqual([
    { name: 'idle_in_transaction_session_timeout', setting: '30000' },
    { name: 'lock_timeout', setting: '15000' },
    { name: 'statement_timeout', setting: '30000' },
  ])
})

test('migrations, seeds and jobs are not bounded', async () => {
  const { rows } = await shop.database.ownerPool.query('show statement_timeout')
  expect(rows).toEqual([{ statement_timeout: '0' }])
})

test('while the database is away the shop says so, and answers again when it is back', async () => {
  const proxy = await proxyToDatabase(shop.database.serverUrl)
  const pool = createPool({ connectionString: proxy.url, connectionsMax: 4, limits: requestLimits })
  pools.push(pool)
  const { app } = await createApp({ ...shop.shop, pool })
  const visitor = new Visitor(await app.listen({ port: 0, host: '127.0.0.1' }))
  expect((await visitor.get('/readyz')).status).toBe(200)
  proxy.cut()
  // Readiness is remembered for a second.
  const readiness = async () => (await visitor.get('/readyz')).status
  await expect.poll(readiness, { timeout: 10_000 }).toBe(503)
  expect((await visitor.get('/healthz')).status).toBe(200)
  const asked = await visitor.get('/api/countries?visit=away')
  expect([asked.status, asked.body.code]).toEqual([503, 'temporarily_unavailable'])
  proxy.restore()
  expect((await visitor.get('/api/countries?visit=back')).status).toBe(200)
  await expect.poll(readiness, { timeout: 10_000 }).toBe(200)
  await app.close()
  await pools.pop()?.end()
  await proxy.close()
})
