import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { createSandbox } from '@pandrop/sandbox-pay/app'
import { systemClock } from '@pandrop/server/clock'
import { createPool } from '@pandrop/server/db/pool'
import { expireOverdue } from '@pandrop/server/domains/payments/payments/expire-overdue'
import { createStripeProvider } from '@pandrop/server/ports/payments/stripe'
import { purposes } from '@pandrop/server/purposes'
import type { Shop } from '@pandrop/server/shop'
import type pg from 'pg'
import { type Buyer, createBuyer } from './customers.ts'
import type { Finding } from './measure.ts'
import { post } from './post.ts'
import { checkout } from './purchase.ts'
import type { BenchShop } from './shop.ts'

const reservationsCount = 10_000
const buyersCount = 4
const secondsBefore = 3
const sessionMinutes = 31
const atOnce = 16

/** A provider of our own whose clock was set back: its sessions of then have expired by now. */
const openProvider = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pandrop-bench-provider-'))
  const secretKey = `sk_test_${randomBytes(16).toString('hex')}`
  const webhookSecret = `whsec_${randomBytes(16).toString('hex')}`
  let minutesBack = sessionMinutes + 2
  const clock = { now: () => new Date(Date.now() - minutesBack * 60_000) }
  const webhookUrl = 'http://127.0.0.1:9/never-called'
  const sandbox = createSandbox({ secretKey, webhookSecret, webhookUrl, dataDir, clock })
  const apiUrl = await sandbox.listen({ port: 0, host: '127.0.0.1' })
  return {
    payments: createStripeProvider({ secretKey, webhookSecret, apiUrl }),
    theirNow: () => clock.now(),
    comeToNow: () => {
      minutesBack = 0
    },
    close: async () => {
      await sandbox.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

type Provider = Awaited<ReturnType<typeof openProvider>>

/** One reserved item, one open order and one overdue payment for each of so many customers, written down at once. */
const reserve = async (ownerPool: pg.Pool, createdAt: Date): Promise<string[]> => {
  const { rows } = await ownerPool.query(
    `with item as (
       select id, title, rarity, type, price_cents, row_number() over (order by id desc) as n
       from items where state = 'available' and available_from is null order by id desc limit $1
     ), customer as (
       insert into customers (name, surname, email, phone, phone_e164, password_hash, language, created_at)
       select 'Bench', 'Walker', gen_random_uuid() || '@bench.example', '+38640512809', '+38640512809', 'none', 'en', $2
       from item
       returning id
     ), buyer as (
       select id, row_number() over (order by id) as n from customer
     ), payment as (
       insert into payments (customer_id, purpose, amount_minor, currency, currency_value, credit_cents, name, surname,
         email, phone, country, city, address, post_code, language, created_at, expires_at, asked_at)
       select buyer.id, 'purchase', item.price_cents, 'EUR', 1, item.price_cents, 'Bench', 'Walker', 'w@bench.example',
         '+38640512809', 'SI', 'Ljubljana', 'Trubarjeva cesta 18', '1000', 'en', $2,
         $2::timestamptz + make_interval(mins => $3), now() + interval '1 day'
       from buyer join item using (n)
       returning id, customer_id
     ), placed as (
       insert into orders (customer_id, state, payment_method, payment_id, total_cents, discount_cents, vat_cents, name,
         surname, email, phone, country, city, address, post_code, trade_link, steamid, created_at)
       select payment.customer_id, 'pending', 'card', payment.id, item.price_cents, 0, 0, 'Bench', 'Walker',
         'w@bench.example', '+38640512809', 'SI', 'Ljubljana', 'Trubarjeva cesta 18', '1000', 'https://steam.example',
         '76561198006409530', $2
       from payment join buyer on buyer.id = payment.customer_id join item using (n)
       returning id, customer_id
     ), line as (
       insert into order_lines (order_id, line_no, item_id, title, quality, type, price_cents, discount_cents,
         vat_percent, vat_country, vat_cents)
       select placed.id, 1, item.id, item.title, item.rarity, item.type, item.price_cents, 0, 0, 'SI', 0
       from placed join buyer on buyer.id = placed.customer_id join item using (n)
     ), reserved as (
       update items set state = 'reserved' where id in (select id from item)
     )
     select id from payment`,
    [reservationsCount, createdAt, sessionMinutes],
  )
  return rows.map(({ id }: { id: string }) => id)
}

const openSessions = async (ownerPool: pg.Pool, { payments, theirNow }: Provider, ids: string[]): Promise<void> => {
  const waiting = [...ids]
  const open = async (): Promise<void> => {
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const expiresAt = new Date(theirNow().getTime() + sessionMinutes * 60_000)
      const page = 'http://127.0.0.1:9/back'
      const terms = { amountMinor: 1000, currency: 'EUR', description: 'Bench', successUrl: page, cancelUrl: page }
      const opened = await payments.openSession({ paymentId: id, attempt: 1, expiresAt, ...terms })
      if (opened.outcome !== 'opened') throw new Error(opened.problem)
      const { sessionId, url } = opened
      await ownerPool.query('update payments set provider_session_id = $2, provider_url = $3 where id = $1', [
        id,
        sessionId,
        url,
      ])
    }
  }
  await Promise.all(Array.from({ length: atOnce }, open))
}

/** Buys until told to stop; answers how long each purchase took, in milliseconds, sorted. */
const shopping = (origin: string, buyers: Buyer[], items: number[]) => {
  let isOver = false
  const durations: number[] = []
  const buy = async (buyer: Buyer): Promise<void> => {
    while (!isOver) {
      const begun = performance.now()
      const body = { ...checkout, cart: [{ item_id: items.pop() }] }
      const headers = { ...buyer.headers, 'idempotency-key': randomUUID() }
      const bought = await post(`${origin}/api/purchase/product`, headers, body)
      if (bought.status !== 200) throw new Error(bought.text)
      durations.push(performance.now() - begun)
    }
  }
  const done = Promise.all(buyers.map(buy))
  return async (): Promise<number[]> => {
    isOver = true
    await done
    return durations.sort((left, right) => left - right)
  }
}

const p99Of = (durations: number[]): number => Math.round(durations[Math.floor(durations.length * 0.99)] ?? 0)

/** Ends ten thousand abandoned reservations at once, beside customers who buy. */
export const measureExpiry = async ({ origin, pool, ownerPool }: BenchShop): Promise<Finding[]> => {
  const provider = await openProvider()
  const own = createPool({ connectionString: pool.options.connectionString ?? '', connectionsMax: 4 })
  try {
    const ids = await reserve(ownerPool, provider.theirNow())
    await openSessions(ownerPool, provider, ids)
    const buyers = await Promise.all(Array.from({ length: buyersCount }, () => createBuyer(pool, origin)))
    const { rows } = await pool.query(`select id from items where state = 'available' order by id limit 10000`)
    const items = rows.map(({ id }: { id: number }) => id)
    provider.comeToNow()
    const log = { warn: console.warn }
    const shop = { pool: own, clock: systemClock, log, payments: provider.payments, purposes } as unknown as Shop

    const quiet = shopping(origin, buyers, items)
    await new Promise((resolve) => setTimeout(resolve, secondsBefore * 1000))
    const before = await quiet()
    const busy = shopping(origin, buyers, items)
    const begun = performance.now()
    const ended = await expireOverdue(shop)
    const seconds = (performance.now() - begun) / 1000
    const during = await busy()
    if (ended !== reservationsCount) throw new Error(`${ended} reservations were ended`)
    return [
      {
        what: '10,000 reservations end while customers buy',
        ours: `${seconds.toFixed(1)} s; purchases meanwhile: p99 ${p99Of(during)} ms, all ${during.length} served`,
        beside: `purchases before: p99 ${p99Of(before)} ms`,
        ratio: '',
        budget: '< 5 s, nobody waits',
      },
    ]
  } finally {
    await own.end()
    await provider.close()
  }
}
