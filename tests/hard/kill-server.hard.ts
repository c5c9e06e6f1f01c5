import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { cents, negate } from '@pandrop/money/money'
import { findRunningEmbedded } from '@pandrop/server/db/embedded'
import { createPool } from '@pandrop/server/db/pool'
import { inTransaction } from '@pandrop/server/db/transaction'
import { addCustomer } from '@pandrop/server/features/accounts/create-customer'
import { openSession, sessionCookie } from '@pandrop/server/features/accounts/session'
import { buy, expectCleanBooks } from '@pandrop/server/features/purchase/testing/purchases'
import { customerAccount, systemAccount } from '@pandrop/server/ledger/accounts'
import { balanceOf } from '@pandrop/server/ledger/balance'
import { post } from '@pandrop/server/ledger/post'
import { Visitor } from '@pandrop/testkit/visitor'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const kills = 5
const purchasesPerRound = 40
const buyersCount = 8
const balanceCents = 100_000_000

interface Buyer {
  id: number
  browser: Visitor
}

/** One press of the button; the key lets the client ask again after it lost the answer. */
interface Attempt {
  buyer: Buyer
  itemId: number
  key: string
}

let dataDir: string
let port: number
let server: ChildProcess
let pool: pg.Pool

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** The whole shop as its own process, as an operator starts it. */
const startServer = async (): Promise<void> => {
  server = spawn(process.execPath, ['--import', 'tsx', 'apps/server/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', DATA_DIR: dataDir, PORT: String(port), RATE_LIMIT_FACTOR: '100000' },
  })
  await new Promise<void>((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`the server ended with code ${code}`)))
    if (server.stdout) {
      createInterface({ input: server.stdout }).on('line', (line) => line.startsWith('Pandrop is open') && resolve())
    }
  })
  const urls = findRunningEmbedded(dataDir)
  if (!urls) throw new Error('the server has no database')
  pool = createPool({ connectionString: urls.serverUrl })
}

const killServer = async (): Promise<void> => {
  const ended = once(server, 'exit')
  server.kill('SIGKILL')
  await ended
  await pool.end()
}

const createBuyer = async (): Promise<Buyer> => {
  const now = new Date()
  const person = {
    name: 'Marta',
    surname: 'Kovač',
    phone: '+386 40 512 809',
    phoneE164: '+38640512809',
    language: 'en',
  }
  const { id, secrets } = await inTransaction(pool, async (tx) => {
    const email = `${randomUUID()}@example.org`
    const id = await addCustomer(tx, { ...person, email }, { passwordHash: 'none', verified: true, now })
    const entries = [
      { account: systemAccount('provider_clearing'), cents: negate(cents(balanceCents)) },
      { account: customerAccount(id), cents: cents(balanceCents) },
    ]
    await post(tx, { reference: `test:${id}`, kind: 'deposit', entries, by: 'test', at: now })
    return { id, secrets: await openSession(tx, { customerId: id, oldCookie: undefined, now }) }
  })
  const browser = new Visitor(`http://127.0.0.1:${port}`)
  browser.cookies.set(sessionCookie, secrets.cookie)
  browser.token = secrets.token
  return { id, browser }
}

/** The order of an attempt; null when the answer never came. */
const tryToBuy = async ({ buyer, itemId, key }: Attempt): Promise<number | null> => {
  try {
    const { status, body } = await buy(buyer, { cart: [{ item_id: itemId }] }, key)
    expect(body).toMatchObject({ status: 'OK' })
    expect(status).toBe(200)
    return Number(body.order_id)
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pandrop-kill-'))
  // PostgreSQL's own account must pass through when the tests run as root.
  await chmod(dataDir, 0o711)
  port = await freePort()
  await startServer()
})

afterAll(async () => {
  await pool.end()
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
  await rm(dataDir, { recursive: true, force: true })
})

/** Buyers press on until the server is killed in the middle of it; answers what is known and what is not. */
const buyUntilKilled = async (buyers: Buyer[], itemIds: number[]) => {
  const acknowledged = new Map<number, Attempt>()
  const unanswered: Attempt[] = []
  let killed: Promise<void> | undefined
  const shop = async (buyer: Buyer): Promise<void> => {
    for (let itemId = itemIds.pop(); itemId !== undefined; itemId = itemIds.pop()) {
      const attempt = { buyer, itemId, key: randomUUID() }
      const orderId = await tryToBuy(attempt)
      if (orderId === null) {
        unanswered.push(attempt)
        return
      }
      acknowledged.set(orderId, attempt)
      if (acknowledged.size === purchasesPerRound) killed = killServer()
    }
  }
  await Promise.all(buyers.map(shop))
  await killed
  return { acknowledged, unanswered }
}

const expectKept = async (orderId: number, { buyer, itemId }: Attempt): Promise<void> => {
  const { rows } = await pool.query(
    `select customer_id, state, item_id
     from orders join order_lines on order_id = orders.id
     where orders.id = $1`,
    [orderId],
  )
  expect(rows).toEqual([{ customer_id: buyer.id, state: 'processing', item_id: itemId }])
}

test(`kill -9 during purchases, ${kills} times: nothing acknowledged is lost, and the books balance`, async () => {
  const buyers = await Promise.all(Array.from({ length: buyersCount }, createBuyer))
  const { rows } = await pool.query(`select id from items where state = 'available' order by price_cents limit 1000`)
  const itemIds: number[] = rows.map(({ id }) => id)
  const kept = new Map<number, Attempt>()
  let lostAnswers = 0

  for (let kill = 1; kill <= kills; kill += 1) {
    const { acknowledged, unanswered } = await buyUntilKilled(buyers, itemIds)
    await startServer()
    for (const [orderId, attempt] of acknowledged) kept.set(orderId, attempt)
    for (const [orderId, attempt] of kept) await expectKept(orderId, attempt)
    await expectCleanBooks(pool)
    // Whoever lost the answer asks again with the same key: one order each, whether the first try was committed or not.
    for (const attempt of unanswered) kept.set(Number(await tryToBuy(attempt)), attempt)
    lostAnswers += unanswered.length
  }

  expect(lostAnswers, 'purchases that a kill interrupted').toBeGreaterThan(0)
  await expectCleanBooks(pool)
  const { rows: orders } = await pool.query('select id, customer_id, total_cents from orders order by id')
  expect(orders.map(({ id }) => id)).toEqual([...kept.keys()].sort((left, right) => left - right))
  for (const { id } of buyers) {
    const paid = orders.reduce((cents, order) => cents + (order.customer_id === id ? order.total_cents : 0), 0)
    expect(await balanceOf(pool, id)).toBe(balanceCents - paid)
  }
})
