import { refuse } from '@pandrop/contract/result'
import { daysBefore } from '@pandrop/money/days'
import { cents } from '@pandrop/money/money'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { enqueue } from '../db/enqueue.ts'
import { inTransaction } from '../db/transaction.ts'
import { signUpForm } from '../domains/identity/accounts/testing/sign-up-form.ts'
import { openPayment } from '../domains/payments/payments/open.ts'
import { devMails } from '../ports/mail/dev-mailbox.ts'
import type { MailOrder } from '../ports/mail/mail-order.ts'
import { startMailServer } from '../ports/mail/testing/mail-server.ts'
import type { Shop } from '../shop.ts'
import { cron, runDueJobs, startJobs } from './runner.ts'
import { timetable } from './tasks.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})

afterAll(() => shop?.stop())

beforeEach(async () => {
  await shop.shop.pool.query('delete from dev_mails')
  await shop.shop.pool.query('delete from graphile_worker._private_jobs')
})

const order = (to: string): MailOrder => ({
  template: 'address_in_use',
  to,
  language: 'en',
  values: { link: 'https://shop.example/auth?form=signin' },
})

const runJobs = (running: Shop = shop.shop): Promise<void> => runDueJobs(running, shop.database.serverUrl)

const waitingJobs = async (): Promise<{ task_identifier: string; attempts: number; last_error: string | null }[]> => {
  const { rows } = await shop.shop.pool.query('select task_identifier, attempts, last_error from graphile_worker.jobs')
  return rows
}

const running = async (): Promise<string[]> => {
  const { rows } = await shop.shop.pool.query(
    'select task_identifier from graphile_worker.jobs where locked_at is not null',
  )
  return rows.map(({ task_identifier: task }) => task)
}

const topUp = {
  purpose: 'topup',
  amountMinor: 1000,
  currency: 'EUR',
  currencyValue: 1,
  creditCents: cents(1000),
  contact: {
    name: 'Ann',
    surname: 'Novak',
    email: 'ann@example.org',
    phone: '+38640512809',
    country: 'SI',
    city: 'Ljubljana',
    address: 'Bamboo Lane 1',
    post_code: '1000',
  },
  language: 'en',
} as const

const withSmtp = (url: string): Shop => ({ ...shop.shop, env: { ...shop.shop.env, SMTP_URL: url } })

test('a mail of a transaction that is rolled back is never sent', async () => {
  await inTransaction(shop.shop.pool, async (tx) => {
    await enqueue(tx, 'send_mail', order('refused@example.org'))
    return refuse('not_found')
  })
  await inTransaction(shop.shop.pool, (tx) => enqueue(tx, 'send_mail', order('kept@example.org')))
  await runJobs()
  expect((await devMails(shop.shop.pool)).map(({ to }) => to)).toEqual(['kept@example.org'])
  expect(await waitingJobs()).toEqual([])
})

test('a mail leaves by SMTP with a text and an HTML part, to one recipient whatever the address holds', async () => {
  const server = await startMailServer()
  await inTransaction(shop.shop.pool, (tx) => enqueue(tx, 'send_mail', order('ann,eve@example.org')))
  await runJobs(withSmtp(server.url))
  await server.close()
  expect(server.accepted).toHaveLength(1)
  const [mail] = server.accepted
  expect(mail?.recipients).toEqual(['<"ann,eve"@example.org>'])
  expect(mail?.content).toMatch(/^From: Pandrop <support@pandrop\.example>$/m)
  expect(mail?.content).toMatch(/^Content-Type: multipart\/alternative/m)
  expect(mail?.content).toMatch(/^Content-Type: text\/plain/m)
  expect(mail?.content).toMatch(/^Content-Type: text\/html/m)
})

test('a mail that cannot be sent stays queued with its reason and goes out once the mail server is back', async () => {
  const server = await startMailServer()
  await server.close()
  await inTransaction(shop.shop.pool, (tx) => enqueue(tx, 'send_mail', order('ann@example.org')))
  await runJobs(withSmtp(server.url))
  expect(await waitingJobs()).toEqual([
    { task_identifier: 'send_mail', attempts: 1, last_error: expect.stringContaining('ECONNREFUSED') },
  ])
  await shop.shop.pool.query(`update graphile_worker._private_jobs set run_at = now() - interval '1 second'`)
  await runJobs()
  expect(await devMails(shop.shop.pool, 'ann@example.org')).toHaveLength(1)
})

test('the queue holds no link that verifies an address', async () => {
  await shop.visitor().post('/api/register', signUpForm())
  const { rows } = await shop.shop.pool.query('select payload from graphile_worker._private_jobs')
  expect(rows).toEqual([{ payload: { customerId: expect.any(Number) } }])
})

test('the runner sends what is queued while it runs, and stops cleanly', async () => {
  const jobs = await startJobs(shop.shop, shop.database.serverUrl)
  await inTransaction(shop.shop.pool, (tx) => enqueue(tx, 'send_mail', order('ann@example.org')))
  await expect.poll(() => devMails(shop.shop.pool), { timeout: 20_000 }).toHaveLength(1)
  await jobs.stop()
  const { rows } = await shop.shop.pool.query(`select from graphile_worker._private_jobs where locked_at is not null`)
  expect(rows).toEqual([])
})

test('a card provider that hangs holds up no mail, however many jobs wait for it', async () => {
  const healthy = shop.shop.payments
  let letGo = () => {}
  const hung = new Promise<{ outcome: 'unavailable'; problem: string }>((resolve) => {
    letGo = () => resolve({ outcome: 'unavailable', problem: 'it hung' })
  })
  const hang = () => hung
  shop.shop.payments = { ...healthy, refund: hang, retrieveSession: hang, openSession: hang, lookUpSession: hang }
  const { id } = await shop.customer()
  const open = () =>
    inTransaction(shop.shop.pool, (tx) => openPayment(tx, { ...topUp, customerId: id }, shop.clock.now()))
  for (let payment = 0; payment < 3; payment += 1) await open()
  shop.clock.advance({ minutes: 1 })
  const jobs = await startJobs(shop.shop, shop.database.serverUrl)
  for (let run = 0; run < 3; run += 1) await enqueue(shop.shop.pool, 'reconcile_payments', {})
  await expect.poll(running, { timeout: 10_000 }).toContain('reconcile_payments')
  await shop.visitor().post('/api/register', signUpForm({ email: 'prompt@example.org' }))
  await expect.poll(() => devMails(shop.shop.pool, 'prompt@example.org'), { timeout: 5000 }).toHaveLength(1)
  await expect.poll(running).toEqual(['reconcile_payments'])
  letGo()
  await jobs.stop()
  shop.shop.payments = healthy
})

test('runs of the timetable do not pile up: the next takes the place of one that still waits', async () => {
  const keys = cron().map(({ task, options }) => [task, options.jobKey])
  expect(keys).toEqual(timetable.map(({ task }) => [task, task]))
})

test('keys of purchases are forgotten after seven days', async () => {
  const { id } = await shop.customer()
  const now = shop.clock.now()
  for (const days of [6, 8]) {
    await shop.shop.pool.query(
      `insert into idempotency_keys (customer_id, call, key, body_hash, reply, created_at)
       values ($1, '/purchase/product', $2, '', '{}', $3)`,
      [id, `key-of-${days}-days`, daysBefore(now, days)],
    )
  }
  await inTransaction(shop.shop.pool, (tx) => enqueue(tx, 'clean_up', {}))
  await runJobs()
  const { rows } = await shop.shop.pool.query('select key from idempotency_keys')
  expect(rows).toEqual([{ key: 'key-of-6-days' }])
})
