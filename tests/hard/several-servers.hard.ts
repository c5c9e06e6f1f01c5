import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buy, expectCleanBooks, tally } from '@pandrop/server/domains/checkout/purchase/testing/purchases'
import { createTestDatabase, type TestDatabase } from '@pandrop/testkit/database'
import { liftVerificationLimits } from '@pandrop/testkit/shop'
import type { Visitor } from '@pandrop/testkit/visitor'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBuyer } from './testing/buyer.ts'
import { findDebianProgram } from './testing/debian-program.ts'
import { freePort } from './testing/free-port.ts'
import { startPgbouncer } from './testing/pgbouncer.ts'
import { type ServerProcess, serverProcess } from './testing/server-process.ts'

const drainSeconds = 4
const buyersCount = 10
const pagesPerPurchase = 20
const balanceCents = 1_000_000_000

const encryptionKey = randomBytes(32).toString('base64')

let database: TestDatabase
let servers: [ServerProcess, ServerProcess]

/** Each at the server of an address. */
let buyers: Awaited<ReturnType<typeof createBuyer>>[]

const originOf = ({ port }: ServerProcess): string => `http://127.0.0.1:${port}`

const availableItems = async (count: number): Promise<number[]> => {
  const { rows } = await database.pool.query(
    `select id from items where state = 'available' and available_from is null order by price_cents, id limit $1`,
    [count],
  )
  expect(rows).toHaveLength(count)
  return rows.map(({ id }) => id)
}

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
  const items = await availableItems(1000)
  const [first, second] = servers.map((server) => buyers.map((buyerAt) => buyerAt(originOf(server))))
  const replies: Awaited<ReturnType<typeof buy>>[] = []
  const work = async (index: number): Promise<void> => {
    const [one, other] = [first?.[index], second?.[(index + 1) % buyersCount]]
    for (let item = items.pop(); item !== undefined && one && other; item = items.pop()) {
      const cart = { cart: [{ item_id: item }] }
      replies.push(...(await Promise.all([buy(one, cart), buy(other, cart)])))
    }
  }
  await Promise.all(buyers.map((_, index) => work(index)))
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
  const buyer = (await createBuyer(database.pool, balanceCents))(originOf(selling))
  for (const item of await availableItems(20)) {
    expect(await stateAt(item)).toBe('available')
    const { rowCount } = await database.ownerPool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query ~* '^(listen|notify) '`,
    )
    expect(rowCount, 'connections that listen').toBeGreaterThanOrEqual(6)
    const reply = await buy(buyer, { cart: [{ item_id: item }] })
    expect(reply.status).toBe(200)
    await expect.poll(() => stateAt(item), { timeout: 10_000, interval: 20 }).not.toBe('available')
  }
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

const config = readFileSync('deploy/haproxy/haproxy.cfg', 'utf8')

const haproxy = findDebianProgram({
  name: 'haproxy',
  path: '/usr/sbin/haproxy',
  packages: ['haproxy', 'liblua5.3-0', 'libopentracing1', 'libopentracing-c-wrapper0'],
})

const exchange = (text: string, changes: Record<string, string>): string =>
  Object.entries(changes).reduce((changed, [from, to]) => {
    expect(changed).toContain(from)
    return changed.replace(from, to)
  }, text)

test('HAProxy takes the configuration as it stands, once there is a certificate', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pandrop-haproxy-'))
  const at = (name: string) => join(folder, name)
  const openssl = findDebianProgram({ name: 'openssl', path: '/usr/bin/openssl', packages: ['openssl'] })
  const files = ['-keyout', at('key.pem'), '-out', at('certificate.pem')]
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=shop.example', ...files]
  execFileSync(openssl.path, request, { stdio: 'ignore' })
  writeFileSync(at('shop.pem'), readFileSync(at('key.pem'), 'utf8') + readFileSync(at('certificate.pem'), 'utf8'))
  writeFileSync(at('haproxy.cfg'), exchange(config, { '/etc/haproxy/shop.pem': at('shop.pem') }))
  const env = { ...process.env, ...haproxy.env }
  const { status, stderr } = spawnSync(haproxy.path, ['-c', '-f', at('haproxy.cfg')], { env, encoding: 'utf8' })
  rmSync(folder, { recursive: true, force: true })
  expect({ status, warnings: stderr.match(/\[(WARNING|ALERT)\].*/g) }).toEqual({ status: 0, warnings: null })
})

/** What HAProxy answers at its socket. */
const askAt = async (socket: string, question: string): Promise<string> => {
  const connection = createConnection(socket)
  connection.end(`${question}\n`)
  let said = ''
  for await (const chunk of connection) said += chunk
  return said
}

interface Balancer {
  origin: string
  /** how many servers it sends to */
  up: () => Promise<number>
  stop: () => Promise<void>
}

/** HAProxy with the configuration that we ship, on plain HTTP and with these servers. */
const balance = async (): Promise<Balancer> => {
  const folder = mkdtempSync(join(tmpdir(), 'pandrop-haproxy-'))
  const [port, socket] = [await freePort(), join(folder, 'admin.sock')]
  const changed = exchange(config, {
    '    bind :80\n': '',
    '/run/haproxy/admin.sock mode': `${socket} mode`,
    'bind :443 ssl crt /etc/haproxy/shop.pem alpn h2,http/1.1': `bind 127.0.0.1:${port}`,
    '    http-request redirect scheme https code 308 unless { ssl_fc }\n': '',
    '127.0.0.1:3000': `127.0.0.1:${servers[0].port}`,
    '127.0.0.1:3001': `127.0.0.1:${servers[1].port}`,
  })
  writeFileSync(join(folder, 'haproxy.cfg'), changed)
  const env = { ...process.env, ...haproxy.env }
  const child: ChildProcess = spawn(haproxy.path, ['-db', '-f', join(folder, 'haproxy.cfg')], { env, stdio: 'ignore' })
  const origin = `http://127.0.0.1:${port}`
  // Before it is there nobody answers.
  const stat = () => askAt(socket, 'show stat').catch(() => '')
  const up = async () => (await stat()).match(/^shop,(one|two),.*,UP,/gm)?.length ?? 0
  await expect.poll(up, { timeout: 10_000 }).toBe(servers.length)
  return {
    origin,
    up,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

test('servers restart one after the other while customers read and buy, and no request fails', async () => {
  const { origin, up, stop } = await balance()
  const items = await availableItems(1500)
  let restarting = true
  const failed: string[] = []
  let reads = 0
  let purchases = 0
  const note = (what: string) => (cause: unknown) => void failed.push(`${what}: ${cause}`)
  const look = async ({ browser }: { browser: Visitor }): Promise<void> => {
    const reply = await browser.get(`/api/items/list?page=${1 + (reads % 50)}&limit=12`).catch(note('list'))
    if (reply && reply.status !== 200) failed.push(`list: ${reply.status}`)
    reads += 1
  }
  const shopOn = async (buyerAt: (typeof buyers)[number]): Promise<void> => {
    const here = buyerAt(origin)
    while (restarting) {
      // Otherwise a quick machine has sold everything before a server is back.
      for (let page = 0; page < pagesPerPurchase; page += 1) await look(here)
      const reply = await buy(here, { cart: [{ item_id: items.pop() }] }).catch(note('purchase'))
      if (reply && reply.status !== 200) failed.push(`purchase: ${reply.status} ${JSON.stringify(reply.body)}`)
      purchases += 1
    }
  }
  const load = Promise.all(buyers.slice(0, 2).map(shopOn))
  for (const server of servers) {
    const before = purchases
    await server.stop()
    await server.start()
    await expect.poll(up, { timeout: 10_000 }).toBe(servers.length)
    expect(purchases, 'bought meanwhile').toBeGreaterThan(before + 5)
  }
  restarting = false
  await load
  await stop()
  expect(failed).toEqual([])
  await expectCleanBooks(database.pool)
})
