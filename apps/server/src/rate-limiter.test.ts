import { randomBytes } from 'node:crypto'
import { createClock, type SettableClock } from '@pandrop/testkit/clock'
import { createTestDatabase, type TestDatabase } from '@pandrop/testkit/database'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { forgetOldRateCounts, RateLimiter } from './rate-limiter.ts'
import { secretsOf } from './secrets.ts'

let database: TestDatabase
let clock: SettableClock
/** subjects that each exchange told of, as many as they were */
let exchanged: number[]
let warnings: string[]
let isDatabaseDown = false

const secrets = secretsOf(randomBytes(32))

beforeAll(async () => {
  database = await createTestDatabase()
})

beforeEach(async () => {
  await database.ownerPool.query('truncate rate_counts')
  clock = createClock()
  exchanged = []
  warnings = []
  isDatabaseDown = false
})

afterAll(() => database.drop())

/** One server of the shop; what it says to the database is kept in `exchanged`. */
const openServer = (): RateLimiter => {
  const query = async (asked: { name: string; text: string; values: unknown[] }) => {
    exchanged.push((asked.values.find((value) => Array.isArray(value)) as string[]).length)
    if (isDatabaseDown) throw new Error('the database does not answer')
    return database.pool.query(asked)
  }
  const pool = new Proxy(database.pool, {
    get: (target, name) => (name === 'query' ? query : Reflect.get(target, name)),
  })
  const log = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(JSON.parse(line).msg) })
  const limiter = new RateLimiter({ pool, clock, log, secrets })
  onTestFinished(() => limiter.close())
  return limiter
}

const use = (limiter: RateLimiter, subject: string, times: number, max = 20): void => {
  for (let time = 0; time < times; time += 1) limiter.count(subject, max)
}

const heard = { timeout: 10_000, interval: 20 }

const rowsOf = async (): Promise<{ subject: string; calls: number; minute: Date }[]> => {
  const { rows } = await database.pool.query('select subject, calls, begins_at as minute from rate_counts')
  return rows
}

test('what servers let through together is counted together', async () => {
  const [one, other] = [openServer(), openServer()]
  use(one, 'sign-ins of ann', 12)
  await expect.poll(rowsOf, heard).toMatchObject([{ calls: 12 }])
  use(other, 'sign-ins of ann', 5)
  await expect.poll(() => other.isOver('sign-ins of ann', 12 + 5), heard).toBe(true)
  expect(other.count('sign-ins of ann', 20)).toBe(12 + 5 + 1)
  await expect.poll(() => exchanged.length, heard).toBe(3)
  use(one, 'sign-ins of ann', 1)
  await expect.poll(() => one.isOver('sign-ins of ann', 13 + 6), heard).toBe(true)
  expect(one.count('sign-ins of ann', 20)).toBe(20)
  expect(one.count('sign-ins of ann', 20)).toBe(21)
  expect(one.isOver('sign-ins of ann', 20)).toBe(true)
})

test('a limit that is used up on one server is used up on the other after its first exchange', async () => {
  const [one, other] = [openServer(), openServer()]
  use(one, 'sign-ins of ann', 20)
  expect(one.count('sign-ins of ann', 20)).toBe(21)
  await expect.poll(rowsOf, heard).toMatchObject([{ calls: 20 }])
  use(other, 'sign-ins of ann', 3)
  await expect.poll(() => other.isOver('sign-ins of ann', 20), heard).toBe(true)
  expect(other.count('sign-ins of ann', 20)).toBeGreaterThan(20)
  expect(other.count('sign-ins of ben', 20)).toBe(1)
})

test('who stays far from a limit is told to nobody, and nothing is asked of the database for them', async () => {
  const limiter = openServer()
  use(limiter, 'sign-ins of ann', 2)
  use(limiter, 'sign-ins of ben', 3)
  await expect.poll(rowsOf, heard).toHaveLength(1)
  use(limiter, 'sign-ins of ann', 1)
  await expect.poll(rowsOf, heard).toHaveLength(2)
  expect(exchanged).toEqual([1, 1])
})

test('whom a limit refuses is no news for the others: a flood of refused calls costs no statement', async () => {
  const limiter = openServer()
  use(limiter, 'sign-ins of ann', 20)
  await expect.poll(() => exchanged, heard).toEqual([1])
  use(limiter, 'sign-ins of ann', 1000)
  use(limiter, 'sign-ins of ben', 3)
  await expect.poll(() => exchanged, heard).toEqual([1, 1])
})

test('the next minute begins anew, and what was told of a minute is gone two minutes later', async () => {
  const [one, other] = [openServer(), openServer()]
  for (const limiter of [one, other]) use(limiter, 'sign-ins of ann', 20)
  await expect.poll(rowsOf, heard).toHaveLength(2)
  clock.advance({ seconds: 59 })
  expect([one.isOver('sign-ins of ann', 20), one.millisecondsLeft()]).toEqual([true, 1000])
  clock.advance({ seconds: 1 })
  expect([one.isOver('sign-ins of ann', 20), one.millisecondsLeft()]).toEqual([false, 60_000])
  expect(one.count('sign-ins of ann', 20)).toBe(1)
  clock.advance({ minutes: 1 })
  await expect.poll(rowsOf, heard).toEqual([])
})

test('what a server that runs no longer has left is cleaned up', async () => {
  const limiter = openServer()
  use(limiter, 'sign-ins of ann', 20)
  await expect.poll(rowsOf, heard).toHaveLength(1)
  limiter.close()
  const shop = { pool: database.pool, clock }
  await forgetOldRateCounts(shop)
  expect(await rowsOf()).toHaveLength(1)
  clock.advance({ minutes: 3 })
  await forgetOldRateCounts(shop)
  expect(await rowsOf()).toEqual([])
})

test('where the database does not answer each server keeps its limits, and says so once', async () => {
  const [one, other] = [openServer(), openServer()]
  isDatabaseDown = true
  use(one, 'sign-ins of ann', 20)
  await expect.poll(() => exchanged.length, heard).toBeGreaterThanOrEqual(3)
  expect([one.isOver('sign-ins of ann', 20), one.count('sign-ins of ann', 20)]).toEqual([true, 21])
  expect(other.count('sign-ins of ann', 20)).toBe(1)
  expect(warnings).toEqual(['calls are counted by this server alone until the database answers'])
  isDatabaseDown = false
  await expect.poll(rowsOf, heard).toMatchObject([{ calls: 20 }])
  use(other, 'sign-ins of ann', 2)
  await expect.poll(() => other.isOver('sign-ins of ann', 20), heard).toBe(true)
})

test('an exchange that takes long keeps nobody waiting, and none is begun beside it', async () => {
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  let begun = 0
  const query = async () => {
    begun += 1
    await gate
    return { rows: [] }
  }
  const pool = new Proxy(database.pool, {
    get: (target, name) => (name === 'query' ? query : Reflect.get(target, name)),
  })
  const limiter = new RateLimiter({ pool, clock, log: pino({ level: 'silent' }), secrets })
  onTestFinished(() => limiter.close())
  const watching = openServer()
  use(limiter, 'sign-ins of ann', 5)
  await expect.poll(() => begun, heard).toBe(1)
  use(limiter, 'sign-ins of ann', 15)
  expect(limiter.count('sign-ins of ann', 20)).toBe(21)
  // Two exchanges of another server later the first one still lasts.
  use(watching, 'sign-ins of ben', 5)
  await expect.poll(() => exchanged.length, heard).toBe(1)
  use(watching, 'sign-ins of ben', 5)
  await expect.poll(() => exchanged.length, heard).toBe(2)
  expect(begun).toBe(1)
  release()
  await expect.poll(() => begun, heard).toBe(2)
})

test('the database learns no address, customer or key, and servers with other keys share nothing', async () => {
  const limiter = openServer()
  use(limiter, 'POST /api/login address 203.0.113.9', 20)
  await expect.poll(rowsOf, heard).toHaveLength(1)
  const [row] = await rowsOf()
  expect(row?.subject).toMatch(/^[0-9a-f]{32}$/)
  const stranger = secretsOf(randomBytes(32))
  const text = Buffer.from('rate of POST /api/login address 203.0.113.9')
  expect(row?.subject).toBe(secrets.digest(text).toString('hex', 0, 16))
  expect(row?.subject).not.toBe(stranger.digest(text).toString('hex', 0, 16))
})

test('however many are counted, memory is bounded, and so is what is told at once', async () => {
  const limiter = openServer()
  use(limiter, 'sign-ins of ann', 20)
  for (let stranger = 0; stranger < 50_000; stranger += 1) limiter.count(`sign-ins of ${stranger}`, 1)
  // Least lately counted: nobody knows of her any more.
  expect(limiter.isOver('sign-ins of ann', 20)).toBe(false)
  await expect.poll(() => exchanged.length, heard).toBe(1)
  expect(exchanged).toEqual([1000])
  await expect.poll(rowsOf, heard).toHaveLength(1000)
})
