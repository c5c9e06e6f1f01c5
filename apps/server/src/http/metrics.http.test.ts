import { createApp } from '@pandrop/server/app'
import { enqueue } from '@pandrop/server/db/enqueue'
import { inTransaction } from '@pandrop/server/db/transaction'
import { taskNames } from '@pandrop/server/jobs/job-names'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

const token = 'a-token-of-the-monitor'

let shop: TestShop
let app: FastifyInstance

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
})

afterAll(() => shop?.stop())

// Another one remembers nothing of the test before.
beforeEach(async () => {
  ;({ app } = await createApp({ ...shop.shop, env: { ...shop.shop.env, METRICS_TOKEN: token } }))
  return () => app.close()
})

const figures = async (): Promise<string> => {
  const { body } = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })
  return body
}

/** Behind the triggers' back, as only a superuser can: what no shop can do by itself. */
const plant = async (...statements: string[]): Promise<void> => {
  const client = await shop.database.ownerPool.connect()
  await client.query("set session_replication_role = 'replica'")
  for (const text of statements) await client.query(text)
  client.release(true)
}

test('what a shop promises is zero while it is kept', async () => {
  const text = await figures()
  for (const name of ['items_sold_twice', 'ledger_imbalance_cents', 'balances_negative', 'balances_wrong'])
    expect(text).toMatch(new RegExp(`^pandrop_${name} 0$`, 'm'))
})

test('a copy in two orders that count, books that do not balance and a balance below zero are seen', async () => {
  await plant(
    'drop index order_lines_one_live_per_item',
    `insert into order_lines
       (order_id, line_no, item_id, title, quality, type, price_cents, discount_cents,
        vat_percent, vat_country, vat_cents)
     select sold.id, 1, (select min(id) from items), 'AK-47 | Redline', 'Classified', 'Rifle', 100, 0, 22, 'SI', 18
     from (values (900001), (900002)) as sold(id)`,
    `insert into ledger_entries (transaction_id, account_id, cents)
     select posted.id, (select id from ledger_accounts where name = 'vat'), posted.cents
     from (values (900001, 30), (900002, -12)) as posted(id, cents)`,
    'alter table customer_balances drop constraint customer_balances_balance_cents_check',
    `insert into ledger_accounts (kind, customer_id) values ('customer', 900001)`,
    `insert into customer_balances select customer_id, id, -5 from ledger_accounts where customer_id = 900001`,
  )
  const text = await figures()
  expect(text).toMatch(/^pandrop_items_sold_twice 1$/m)
  // Two wrongs that would cancel each other out.
  expect(text).toMatch(/^pandrop_ledger_imbalance_cents 42$/m)
  expect(text).toMatch(/^pandrop_balances_negative 1$/m)
  expect(text).toMatch(/^pandrop_balances_wrong 1$/m)
})

test('what waits is counted by its kind, and an unknown kind makes no series of its own', async () => {
  await inTransaction(shop.database.pool, (tx) => enqueue(tx, 'remove_stored_file', { path: 'avatars/gone.webp' }))
  await shop.database.pool.query(
    `select graphile_worker.add_job('of_an_older_version', run_at := now() - interval '1 hour')`,
  )
  const text = await figures()
  expect(text).toMatch(/^pandrop_jobs_due\{task="remove_stored_file"\} 1$/m)
  expect(text).toMatch(/^pandrop_jobs_due\{task="send_mail"\} 0$/m)
  expect(text).toMatch(/^pandrop_jobs_due\{task="other"\} 1$/m)
  expect(text).toMatch(/^pandrop_jobs_lag_seconds\{task="other"\} 36\d\d$/m)
  expect(text.match(/^pandrop_jobs_due\{/gm)).toHaveLength(taskNames.length + 1)
  expect(text).toMatch(/^pandrop_mails_failing_seconds 0$/m)
})

test('while the database does not answer the other figures still come', async () => {
  const silent = { ...shop.shop.pool, waitingCount: 0, query: () => Promise.reject(new Error('nobody there')) }
  const env = { ...shop.shop.env, METRICS_TOKEN: token }
  // The app itself is made with the database; what is asked afterwards is not answered.
  const proxied = new Proxy(shop.shop.pool, { get: (pool, name) => Reflect.get(isSilent ? silent : pool, name) })
  let isSilent = false
  const { app: deaf } = await createApp({ ...shop.shop, pool: proxied, env })
  isSilent = true
  const { body } = await deaf.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })
  expect(body).toMatch(/^pandrop_items_sold_twice Nan$/m)
  expect(body).toMatch(/^pandrop_database_bytes Nan$/m)
  expect(body).toMatch(/^process_resident_memory_bytes [1-9]/m)
  expect(body).not.toMatch(/^pandrop_jobs_due\{/m)
  isSilent = false
  await deaf.close()
})

test('while all connections are taken whoever scrapes is told so before they give up', async () => {
  const { pool } = shop.shop
  const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  const waiting = Array.from({ length: 25 }, () => pool.query('select'))
  const headers = { authorization: `Bearer ${token}`, 'x-prometheus-scrape-timeout-seconds': '4' }
  const given = performance.now()
  const { body } = await app.inject({ url: '/metrics', headers })
  expect(performance.now() - given).toBeLessThan(4000)
  expect(body).toMatch(/^pandrop_pool_waiting 25$/m)
  expect(body).toMatch(/^pandrop_database_bytes Nan$/m)
  for (const client of taken) client.release()
  await Promise.all(waiting)
  expect(await figures()).toMatch(/^pandrop_database_bytes [1-9]/m)
})
