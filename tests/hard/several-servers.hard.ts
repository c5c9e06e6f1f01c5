import { execFileSync, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buy, expectCleanBooks, tally } from '@pandrop/server/domains/checkout/purchase/testing/purchases'
import { createTestDatabase, type TestDatabase } from '@pandrop/testkit/database'
import { liftVerificationLimits } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type Buyer, createBuyer } from './testing/buyer.ts'
import { availableItems, buyByTwo, startCustomers } from './testing/customers.ts'
import { findDebianProgram } from './testing/debian-program.ts'
import { balance, exchange, findHaproxy, haproxyConfig } from './testing/haproxy.ts'
import { startPgbouncer } from './testing/pgbouncer.ts'
import { type ServerProcess, serverProcess } from './testing/server-process.ts'

const drainSeconds = 4
const buyersCount = 10
const balanceCents = 1_000_000_000

const encryptionKey = randomBytes(32).toString('base64')

let database: TestDatabase
let servers: [ServerProcess, ServerProcess]

/** Each at the server of an address. */
let buyers: Awaited<ReturnType<typeof createBuyer>>[]

const originOf = ({ port }: ServerProcess): string => `http://127.0.0.1:${port}`

beforeAll(async () => {
  database = await createTestDatabase({ seeded: true })
  await database.ownerPool.query('update settings set second_factor_required = false')
  await database.ownerPool.query(liftVerificationLimits)
  const shared = { database, encryptionKey, drainSeconds }
  servers = [await serverProcess(shared), await serverProcess(shared)]
  for (const server of servers) await server.start()
  buyers = await Promise.all(Array.from({ length: buyersCount }, () => createBuyer(database.pool, balanceCents)))
})

afterAll(async () => {
  await Promise.all((servers ?? []).map((server) => server.remove()))
  await database?.drop()
})

test('of 1,000 items, each bought on two servers at once, each is sold once', async () => {
  const items = await availableItems(database, 1000)
  const [first, second] = servers
  const pairs = buyers.map((buyerAt, index): [Buyer, Buyer] => {
    const other = buyers[(index + 1) % buyersCount] ?? buyerAt
    return [buyerAt(originOf(first)), other(originOf(second))]
  })
  const replies = await buyByTwo(pairs, items)
  expect(tally(replies)).toEqual({ OK: 1000, '409 items_unavailable': 1000 })
  const { rows } = await database.pool.query('select count(*), count(distinct item_id) as items from order_lines')
  expect(rows).toEqual([{ count: 1000, items: 1000 }])
  await expectCleanBooks(database.pool)
})

test('a server whose listening connections are cut, 20 times, shows what another sold at once', async () => {
  const [selling, watching] = servers
  const guest = watching.visitor()
  const stateAt = async (id: number) => {
    const { body } = await guest.get(`/api/items/${id}`)
    return (body.payload as { state: string } | undefined)?.state
  }
  const listening = `from pg_stat_activity where datname = current_database() and query ~* '^(listen|notify) '`
  const countListening = async () => (await database.ownerPool.query(`select pid ${listening}`)).rowCount
  const buyer = (await createBuyer(database.pool, balanceCents))(originOf(selling))
  for (const item of await availableItems(database, 20)) {
    expect(await stateAt(item)).toBe('available')
    // All of both servers: those that were cut last time listen again.
    await expect.poll(countListening, { timeout: 10_000, interval: 20 }).toBeGreaterThanOrEqual(6)
    await database.ownerPool.query(`select pg_terminate_backend(pid) ${listening}`)
    const reply = await buy(buyer, { cart: [{ item_id: item }] })
    expect(reply.status).toBe(200)
    await expect.poll(() => stateAt(item), { timeout: 10_000, interval: 20 }).not.toBe('available')
  }
})

test('a limit that is used up on one server is soon used up on another, and free a minute later', async () => {
  const shared = { database, encryptionKey, rateLimitFactor: 1 }
  const pair = [await serverProcess(shared), await serverProcess(shared)] as const
  onTestFinished(async () => {
    for (const server of pair) await server.remove()
  })
  for (const server of pair) await server.start()
  const [first, second] = pair.map((server) => {
    const visitor = server.visitor()
    return async () => (await visitor.post('/api/login', { username: 'ann@example.org', password: 7 })).status
  }) as [() => Promise<number>, () => Promise<number>]
  // A minute that lasts long enough for all of this.
  await expect.poll(() => new Date().getUTCSeconds(), { timeout: 60_000, interval: 100 }).toBeLessThan(40)
  let tries = 0
  while ((await first()) !== 429) tries += 1
  expect(tries).toBe(20)
  const tryAtSecond = async (): Promise<number> => {
    tries += 1
    return second()
  }
  await expect.poll(tryAtSecond, { timeout: 15_000, interval: 150 }).toBe(429)
  expect(tries, 'that both let through, and the refused one').toBeLessThan(20 + 20)
  const isFree = async () => (await first()) === 422 && (await second()) === 422
  await expect.poll(isFree, { timeout: 70_000, interval: 1000 }).toBe(true)
})

test('a server opens through a pooler in session mode, and says what is wrong with any other', async () => {
  const tryThrough = async (mode: 'session' | 'transaction'): Promise<number> => {
    const pooler = await startPgbouncer(database, mode)
    const server = await serverProcess({ database: pooler, encryptionKey })
    try {
      await server.start()
      return (await server.visitor().get('/api/items/list?limit=12')).status
    } finally {
      await server.remove()
      await pooler.stop()
    }
  }
  expect(await tryThrough('session')).toBe(200)
  await expect(tryThrough('transaction')).rejects.toThrow('set pool_mode = session')
})

test('HAProxy takes the configuration as it stands, once there is a certificate', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pandrop-haproxy-'))
  const at = (name: string) => join(folder, name)
  const openssl = findDebianProgram({ name: 'openssl', path: '/usr/bin/openssl', packages: ['openssl'] })
  const files = ['-keyout', at('key.pem'), '-out', at('certificate.pem')]
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=shop.example', ...files]
  execFileSync(openssl.path, request, { stdio: 'ignore' })
  writeFileSync(at('shop.pem'), readFileSync(at('key.pem'), 'utf8') + readFileSync(at('certificate.pem'), 'utf8'))
  writeFileSync(at('haproxy.cfg'), exchange(haproxyConfig(), { '/etc/haproxy/shop.pem': at('shop.pem') }))
  const haproxy = findHaproxy()
  const env = { ...process.env, ...haproxy.env }
  const { status, stderr } = spawnSync(haproxy.path, ['-c', '-f', at('haproxy.cfg')], { env, encoding: 'utf8' })
  rmSync(folder, { recursive: true, force: true })
  expect({ status, warnings: stderr.match(/\[(WARNING|ALERT)\].*/g) }).toEqual({ status: 0, warnings: null })
})

test('servers restart one after the other while customers read and buy, and no request fails', async () => {
  const { origin, up, stop } = await balance(servers.map(({ port }) => port))
  onTestFinished(stop)
  const items = await availableItems(database, 1500)
  const customers = startCustomers(
    buyers.slice(0, 2).map((buyerAt) => buyerAt(origin)),
    items,
  )
  for (const server of servers) {
    const before = customers.purchases()
    await server.stop()
    await server.start()
    await expect.poll(up, { timeout: 10_000 }).toBe(servers.length)
    expect(customers.purchases(), 'bought meanwhile').toBeGreaterThan(before + 5)
  }
  expect(await customers.stop()).toEqual([])
  await expectCleanBooks(database.pool)
})
