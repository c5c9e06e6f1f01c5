import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSandbox, type Sandbox } from '@pandrop/sandbox-pay/app'
import { type Builds, createApp } from '@pandrop/server/app'
import { listen } from '@pandrop/server/db/notify'
import { inTransaction } from '@pandrop/server/db/transaction'
import { addCustomer } from '@pandrop/server/domains/identity/accounts/create-customer'
import { hashPassword } from '@pandrop/server/domains/identity/passwords/password'
import { openSession, sessionCookie } from '@pandrop/server/domains/identity/sessions/session'
import { readEnv } from '@pandrop/server/env'
import { createStripeProvider } from '@pandrop/server/ports/payments/stripe'
import { chooseStorage } from '@pandrop/server/ports/storage/choose-storage'
import { createDownload } from '@pandrop/server/ports/web/download'
import { createPost } from '@pandrop/server/ports/web/post'
import { purposes } from '@pandrop/server/purposes'
import { openSecrets } from '@pandrop/server/secrets'
import type { Shop } from '@pandrop/server/shop'
import pino from 'pino'
import { createClock, type SettableClock } from './clock.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { giveMoney } from './money.ts'
import { Visitor } from './visitor.ts'

/** A real shop on a database of its own, with its card provider, listening on free ports. */
export interface TestShop {
  shop: Shop
  database: TestDatabase
  clock: SettableClock
  sandbox: Sandbox
  /** http://127.0.0.1:port */
  origin: string
  /** a guest */
  visitor(): Visitor
  /** a signed-in customer; verified and without money unless said otherwise */
  customer(options?: { verified?: boolean; balanceCents?: number }): Promise<TestCustomer>
  stop(): Promise<void>
}

/** A signed-in customer and the browser they sit at. */
export interface TestCustomer {
  id: number
  email: string
  password: string
  browser: Visitor
}

const password = 'Bamboo2026'

/** Lifts the sums above which a shop asks who somebody is; most tests are about something else. */
export const liftVerificationLimits = `
  update settings set verify_payouts_year_cents = null, verify_payout_cents = null, verify_card_year_cents = null`

/**
 * Starts the shop as main.ts does, but on a clone of the template database and with a clock that the test sets.
 * @param options.rateLimitFactor 1 where a test is about the limits
 * @param options.seeded with the demo shop's items
 * @param options.secondFactorRequired true where a test is about it
 * @param options.verificationLimits true where a test is about them
 * @param options.builds of what browsers load; without them there are the calls alone
 */
export const startTestShop = async ({
  rateLimitFactor = 100_000,
  connectionsMax = 16,
  seeded = false,
  builds = {},
  secondFactorRequired = false,
  verificationLimits = false,
}: {
  rateLimitFactor?: number
  connectionsMax?: number
  seeded?: boolean
  builds?: Builds
  secondFactorRequired?: boolean
  verificationLimits?: boolean
} = {}): Promise<TestShop> => {
  const database = await createTestDatabase({ connectionsMax, seeded })
  // A new shop asks for both; here customers do without where a test does not say otherwise.
  await database.ownerPool.query('update settings set second_factor_required = $1', [secondFactorRequired])
  if (!verificationLimits) await database.ownerPool.query(liftVerificationLimits)
  const dataDir = await mkdtemp(join(tmpdir(), 'pandrop-shop-'))
  const clock = createClock()
  const secretKey = `sk_test_${randomBytes(16).toString('hex')}`
  const webhookSecret = `whsec_${randomBytes(16).toString('hex')}`
  const webhookUrl = 'http://127.0.0.1:9/never-called'
  const sandbox = createSandbox({ secretKey, webhookSecret, webhookUrl, dataDir: join(dataDir, 'sandbox'), clock })
  const apiUrl = await sandbox.listen({ port: 0, host: '127.0.0.1' })
  const env = readEnv({ DATA_DIR: dataDir, RATE_LIMIT_FACTOR: String(rateLimitFactor), PORT: '1' })
  const shop: Shop = {
    pool: database.pool,
    clock,
    env,
    log: pino({ level: 'fatal' }),
    payments: createStripeProvider({ secretKey, webhookSecret, apiUrl }),
    // A test that is about trades that are sent by themselves brings its own.
    delivery: undefined,
    purposes,
    storage: chooseStorage(env),
    // A test that is about drawings brings its own.
    draughtsman: undefined,
    download: createDownload({ anyAddress: true }),
    post: createPost({ anyAddress: true }),
    secrets: openSecrets(env),
  }
  const { app, contentChanged, itemsChanged, customerTold } = await createApp(shop, builds)
  const listeners = [
    await listen(database.serverUrl, 'catalogue', itemsChanged),
    await listen(database.serverUrl, 'content', contentChanged),
    await listen(database.serverUrl, 'notifications', customerTold),
  ]
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    shop,
    database,
    clock,
    sandbox,
    origin,
    visitor: () => new Visitor(origin),
    customer: (options) => signedInCustomer(shop, origin, options),
    stop: async () => {
      // An answer that a test has not read to its end would keep its connection, and the server, open.
      app.server.closeAllConnections()
      await app.close()
      await sandbox.close()
      for (const listener of listeners) await listener.close()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

let passwordHash: Promise<string> | undefined

const signedInCustomer = async (
  shop: Shop,
  origin: string,
  { verified = true, balanceCents = 0 }: { verified?: boolean; balanceCents?: number } = {},
): Promise<TestCustomer> => {
  // One hash for all: two hundred customers would otherwise spend their time on argon2.
  passwordHash ??= hashPassword(password)
  const email = `${randomUUID()}@example.org`
  const person = { ...someone, email, phoneE164: '+38640512809' }
  const options = { passwordHash: await passwordHash, verified, now: shop.clock.now() }
  const { id, secrets } = await inTransaction(shop.pool, async (tx) => {
    const id = await addCustomer(tx, person, options)
    if (balanceCents > 0) await giveMoney(tx, id, balanceCents, shop.clock.now())
    const signIn = { customerId: id, oldCookie: undefined, now: shop.clock.now(), proven: true }
    return { id, secrets: await openSession(tx, signIn) }
  })
  const browser = new Visitor(origin)
  browser.cookies.set(sessionCookie, secrets.cookie)
  browser.token = secrets.token
  return { id, email, password, browser }
}

const someone = { name: 'Marta', surname: 'Kovač', phone: '+386 40 512 809', language: 'en' }
