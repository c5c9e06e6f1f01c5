import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { get } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { buy, expectCleanBooks, tally } from '@pandrop/server/domains/checkout/purchase/testing/purchases'
import { createTestDatabase, type TestDatabase } from '@pandrop/testkit/database'
import { liftVerificationLimits } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type Buyer, createBuyer } from './testing/buyer.ts'
import { availableItems, buyByTwo, startCustomers } from './testing/customers.ts'
import { isRunning, serversOf, ticksOf } from './testing/processes.ts'
import { type ServerProcess, serverProcess } from './testing/server-process.ts'

const workersCount = 3
const buyersCount = 10
const balanceCents = 1_000_000_000
const answerMillisMax = 20_000
// Longer than a purchase takes while others buy, and shorter than the test.
const patienceMillis = 10_000
const token = 'a-token-of-the-monitor'
const encryptionKey = randomBytes(32).toString('base64')

let database: TestDatabase
let server: ServerProcess
let buyers: Buyer[]

const pid = (): number => server.child().pid ?? 0
const workers = (): number[] => serversOf(pid())

beforeAll(async () => {
  database = await createTestDatabase({ seeded: true })
  await database.ownerPool.query('update settings set second_factor_required = false')
  await database.ownerPool.query(liftVerificationLimits)
  const more = { METRICS_TOKEN: token }
  server = await serverProcess({ database, encryptionKey, workers: workersCount, drainSeconds: 4, more })
  await server.start()
  const origin = `http://127.0.0.1:${server.port}`
  const made = Array.from({ length: buyersCount }, () => createBuyer(database.pool, balanceCents))
  buyers = (await Promise.all(made)).map((buyerAt) => buyerAt(origin))
})

afterAll(async () => {
  await server?.remove()
  await database?.drop()
})

/** Asks over a connection of its own: the next one is taken by the next worker. */
const ask = (path: string, headers: Record<string, string> = {}, port = server.port) =>
  new Promise<{ status: number | undefined; text: string }>((settle, fail) => {
    const asked = get({ port, path, headers, agent: false, timeout: answerMillisMax }, async (answer) => {
      let text = ''
      for await (const chunk of answer) text += chunk
      settle({ status: answer.statusCode, text })
    })
    asked.once('timeout', () => fail(new Error(`${path} was not answered`)))
    asked.once('error', fail)
  })

/** Asks so often that every worker is asked more than once. */
const askAll = async (path: string) => Promise.all(Array.from({ length: workersCount * 3 }, () => ask(path)))

const figures = async (): Promise<string> => (await ask('/metrics', { authorization: `Bearer ${token}` })).text

/** The value of a figure; its labels in the order in which they are written. */
const figureOf = (text: string, name: string): number =>
  Number(text.match(new RegExp(`^${name.replace(/[{}]/g, '\\$&')} (.+)$`, 'm'))?.[1] ?? 'NaN')

/** Waits until all workers serve: what one tells of itself is forgotten with it. */
const isComplete = async (): Promise<void> => {
  const serving = async () => {
    const text = await figures()
    const names = workers().map((_, place) => `process_resident_memory_bytes{process="worker-${place + 1}"}`)
    return names.filter((name) => figureOf(text, name) > 0).length
  }
  await expect.poll(serving, { timeout: 60_000, interval: 100 }).toBe(workersCount)
}

/** Kills a worker, and waits until it is gone. */
const killOne = async (): Promise<void> => {
  const [one] = workers()
  if (!one) throw new Error('there is no worker')
  process.kill(one, 'SIGKILL')
  await expect.poll(() => workers().includes(one)).toBe(false)
}

test('of 200 items, each bought by two at once, each is sold once, and every worker has served', async () => {
  const before = new Map(workers().map((worker) => [worker, ticksOf(worker)]))
  expect(before.size).toBe(workersCount)
  const items = await availableItems(database, 200)
  const pairs = buyers.map((buyer, index): [Buyer, Buyer] => [buyer, buyers[(index + 1) % buyersCount] ?? buyer])
  const replies = await buyByTwo(pairs, items)
  expect(tally(replies)).toEqual({ OK: 200, '409 items_unavailable': 200 })
  const { rows } = await database.pool.query('select count(*), count(distinct item_id) as items from order_lines')
  expect(rows).toEqual([{ count: 200, items: 200 }])
  await expectCleanBooks(database.pool)
  for (const [worker, ticks] of before) expect(ticksOf(worker) - ticks, `ticks of ${worker}`).toBeGreaterThan(10)
})

test('what one worker sells is gone on all of them', async () => {
  const [buyer] = buyers
  const statesOf = async (item: number) => {
    const answers = await askAll(`/api/items/${item}`)
    return new Set(answers.map(({ text }) => JSON.parse(text).payload?.state as string))
  }
  for (const item of await availableItems(database, 10)) {
    expect(await statesOf(item)).toEqual(new Set(['available']))
    if (buyer) expect((await buy(buyer, { cart: [{ item_id: item }] })).status).toBe(200)
    await expect.poll(() => statesOf(item), { timeout: 5000, interval: 20 }).toEqual(new Set(['sold']))
  }
})

test('what is bought is followed up, by one program for all workers', async () => {
  const undone = async () => {
    const { rows } = await database.pool.query(
      'select count(*) from orders where id not in (select order_id from receipts)',
    )
    return rows[0].count
  }
  await expect.poll(undone, { timeout: 120_000, interval: 500 }).toBe(0)
  const mails = async () => (await database.pool.query('select count(*) from dev_mails')).rows[0].count
  await expect.poll(mails, { timeout: 120_000, interval: 500 }).toBeGreaterThanOrEqual(200)
  // As many as one process without workers has: a pool for each share of the jobs.
  expect(figureOf(await figures(), 'pandrop_queue_workers')).toBe(5)
})

test('whichever worker is asked, figures are those of all of them, and do not fall when one ends', async () => {
  const health = 'http_request_seconds_count{method="GET",route="/healthz",status="200"}'
  const before = figureOf(await figures(), health) || 0
  await Promise.all(Array.from({ length: 60 }, () => ask('/healthz')))
  const seen = await Promise.all(Array.from({ length: workersCount }, figures))
  for (const text of seen) {
    expect(figureOf(text, health) - before).toBe(60)
    for (const name of ['jobs', 'worker-1', 'worker-2', 'worker-3']) {
      expect(figureOf(text, `process_resident_memory_bytes{process="${name}"}`)).toBeGreaterThan(1e7)
      expect(figureOf(text, `process_start_time_seconds{process="${name}"}`)).toBeGreaterThan(1e9)
      expect(figureOf(text, `nodejs_eventloop_lag_p99_seconds{process="${name}"}`)).toBeGreaterThan(0)
    }
    expect(text.match(/^pandrop_database_bytes /gm)).toHaveLength(1)
  }
  await killOne()
  await isComplete()
  expect(figureOf(await figures(), health) - before).toBe(60)
})

test('a worker that is killed while customers buy is replaced, and only what was on it fails', async () => {
  const items = await availableItems(database, 600)
  const acknowledged: number[] = []
  const failed: unknown[] = []
  let isOpen = true
  const shop = async (buyer: Buyer): Promise<void> => {
    while (isOpen) {
      const asked = buy(buyer, { cart: [{ item_id: items.pop() }] })
      // Nobody answers a connection that was just being handed to it (docs/decisions/0017-workers.md).
      const reply = await Promise.race([asked, delay(patienceMillis)]).catch((error: unknown) => failed.push(error))
      if (reply === undefined) failed.push('no answer')
      if (typeof reply !== 'object') continue
      expect(reply.body).toMatchObject({ status: 'OK' })
      acknowledged.push(Number(reply.body.order_id))
    }
  }
  const shopping = Promise.all(buyers.map(shop))
  await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(30)
  await killOne()
  // The others go on meanwhile.
  const then = acknowledged.length
  await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(then + 30)
  isOpen = false
  await shopping
  await isComplete()
  // Whoever was cut off may have met its last moment with the next connection again.
  expect(failed.length, String(failed)).toBeLessThanOrEqual(2 * buyersCount)
  const { rows } = await database.pool.query('select count(*) from orders where id = any($1)', [acknowledged])
  expect(rows[0].count).toBe(acknowledged.length)
  await expectCleanBooks(database.pool)
})

test('told to stop, all say that they are not ready, refuse nothing meanwhile, and end in their order', async () => {
  const all = [pid(), ...workers()]
  const items = await availableItems(database, 600)
  const customers = startCustomers(buyers.slice(0, 4), items)
  await expect.poll(() => customers.purchases(), { timeout: 30_000 }).toBeGreaterThan(2)
  const child = server.child()
  const ended = once(child, 'exit')
  // As Ctrl-C in a terminal, and a service that tells all of them.
  for (const each of all.toReversed()) process.kill(each, 'SIGTERM')
  const ready = async () => new Set((await askAll('/readyz')).map(({ status }) => status))
  await expect.poll(ready, { timeout: 1000, interval: 20 }).toEqual(new Set([503]))
  expect(await customers.stop()).toEqual([])
  expect(await ended).toEqual([0, null])
  expect(all.filter(isRunning)).toEqual([])
  await expectCleanBooks(database.pool)
  await server.start()
})

test('where the first process is killed no other is left', async () => {
  const all = [pid(), ...workers()]
  expect(all).toHaveLength(workersCount + 1)
  process.kill(pid(), 'SIGKILL')
  await expect.poll(() => all.filter(isRunning), { timeout: 5000, interval: 20 }).toEqual([])
  await server.start()
})

test('where no worker can be started any more the shop ends, for its service to start it again', async () => {
  const change = async (words: string): Promise<void> => {
    const text = words.replace('DATABASE', '%I')
    await database.ownerPool.query(`do $$ begin execute format('${text}', current_database()); end $$`)
  }
  const all = [pid(), ...workers()]
  const ended = once(server.child(), 'exit')
  await change('revoke connect on database DATABASE from public')
  for (const worker of workers()) process.kill(worker, 'SIGKILL')
  expect(await ended).toEqual([1, null])
  expect(all.filter(isRunning)).toEqual([])
  await change('grant connect on database DATABASE to public')
  await server.start()
})

test('a port that is taken is told once, without a stack, and nothing is left', async () => {
  const more = { PORT: String(server.port) }
  const second = await serverProcess({ database, encryptionKey, workers: 2, more })
  onTestFinished(() => second.remove())
  const reason = await second.start().catch((error: Error) => error.message)
  expect(String(reason).match(/cannot be opened: another program uses it/g)).toHaveLength(1)
  expect(reason).toContain('ended with code 1')
  expect(reason).not.toMatch(/^ +at /m)
  expect(serversOf(second.child().pid ?? 0)).toEqual([])
})
