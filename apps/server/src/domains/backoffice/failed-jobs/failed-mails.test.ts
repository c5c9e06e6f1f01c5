import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createApp } from '../../../app.ts'
import { enqueue } from '../../../db/enqueue.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { runDueJobs } from '../../../jobs/runner.ts'
import type { MailOrder } from '../../../ports/mail/mail-order.ts'
import { type MailServer, startMailServer } from '../../../ports/mail/testing/mail-server.ts'
import type { Shop } from '../../../shop.ts'
import { requestVerificationLink } from '../../identity/accounts/verification.ts'
import { countMails, listFailedJobs, retryFailedJobs } from './failed-jobs.ts'

let shop: TestShop
let server: MailServer
let running: Shop
let logged: { level: number; msg: string }[]

beforeAll(async () => {
  shop = await startTestShop()
})

afterAll(() => shop?.stop())

beforeEach(async () => {
  await shop.shop.pool.query('delete from graphile_worker._private_jobs')
  logged = []
  const log = pino({ level: 'info' }, { write: (line: string) => logged.push(JSON.parse(line)) })
  server = await startMailServer()
  running = { ...shop.shop, log, env: { ...shop.shop.env, SMTP_URL: server.url } }
  return () => server.close()
})

const order: MailOrder = {
  template: 'address_in_use',
  to: 'ann@example.org',
  language: 'en',
  values: { link: 'https://shop.example/auth?form=signin' },
}

const queueMail = (): Promise<void> => inTransaction(running.pool, (tx) => enqueue(tx, 'send_mail', order))
const failedMails = async () => {
  const page = await listFailedJobs(running.pool, { kind: 'mails' })
  return page.ok ? page.value.rows : []
}

const retryFailedMails = (jobId?: number): Promise<number> =>
  retryFailedJobs(running, { by: 'staff:cli', kind: 'mails', ...(jobId && { jobId }) })

const runJobs = (): Promise<void> => runDueJobs(running, shop.database.serverUrl)

test('a mail that is refused twice is sent at the third try, and once', async () => {
  server.refusals.push('451 4.3.0 try later', '550 5.1.1 <ann@example.org> is not known here')
  await queueMail()
  expect(await countMails(running.pool)).toEqual({ waiting: 1, failing: 0 })
  await runJobs()
  expect(await countMails(running.pool)).toEqual({ waiting: 0, failing: 1 })
  for (const again of ['the second', 'the third']) {
    await runJobs()
    expect(server.accepted, `before ${again} try is due`).toEqual([])
    expect(await retryFailedMails()).toBe(1)
    await runJobs()
  }
  expect(server.accepted.map(({ recipients }) => recipients)).toEqual([['<ann@example.org>']])
  expect(await retryFailedMails()).toBe(0)
  await runJobs()
  expect(server.accepted).toHaveLength(1)
  expect(await countMails(running.pool)).toEqual({ waiting: 0, failing: 0 })
})

test('a failed mail is listed with recipient, tries, reason and next try, however its address is kept', async () => {
  const { id, email } = await shop.customer({ verified: false })
  await shop.shop.pool.query('delete from graphile_worker._private_jobs')
  server.refusals.push('550 5.1.1 no such user', '550 5.1.1 no such user')
  await queueMail()
  const limits = { now: running.clock.now(), factor: running.env.RATE_LIMIT_FACTOR }
  await inTransaction(running.pool, (tx) => requestVerificationLink(tx, id, limits))
  await runJobs()
  const failed = await failedMails()
  const tried = { attempts: 1, attempts_max: 25, error: expect.stringContaining('550 5.1.1 no such user') }
  const waits = { kind: 'mails', state: 'waiting', next_try_at: expect.any(String), order_id: null, ...tried }
  expect(failed).toHaveLength(2)
  expect(failed).toEqual(
    expect.arrayContaining([
      { id: expect.any(Number), name: 'address_in_use', recipient: 'ann@example.org', customer: null, ...waits },
      {
        id: expect.any(Number),
        name: 'verification_link',
        recipient: email,
        customer: { id, name: expect.any(String) },
        ...waits,
      },
    ]),
  )
  expect(await retryFailedMails(failed[0]?.id)).toBe(1)
  expect(await retryFailedMails(999_999_999)).toBe(0)
})

test('each failed try is one warning and the last one an error, with neither address nor content', async () => {
  server.refusals.push('550 5.1.1 <ann@example.org> is not known', '550 5.1.1 <ann@example.org> is not known')
  await queueMail()
  await runJobs()
  await running.pool.query('update graphile_worker._private_jobs set max_attempts = 2')
  await retryFailedMails()
  await runJobs()
  const [first, last, ...more] = logged
  expect(more).toEqual([])
  expect(first).toMatchObject({ level: 40 })
  expect(first?.msg).toMatch(/^jobs: mail address_in_use of job \d+ was not sent, try 1 of 25 \(Error EENVELOPE 550\)$/)
  expect(last).toMatchObject({ level: 50 })
  expect(last?.msg).toMatch(/^jobs: mail address_in_use of job \d+ was given up after 2 tries \(Error EENVELOPE 550\)$/)
  expect(JSON.stringify(logged)).not.toMatch(/ann@|not known|shop\.example/)

  expect(await failedMails()).toMatchObject([{ attempts: 2, next_try_at: null, state: 'given_up' }])
  expect(await retryFailedMails()).toBe(1)
  await runJobs()
  expect(server.accepted).toHaveLength(1)
})

test('a mail that is being sent is not sent a second time by a retry', async () => {
  server.refusals.push('451 later')
  await queueMail()
  await runJobs()
  await running.pool.query(`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'another shop'`)
  expect(await retryFailedMails()).toBe(0)
  await runJobs()
  expect(server.accepted).toEqual([])
})

test('monitoring sees how many mails wait and how many fail', async () => {
  const token = 'a-token-of-monitoring'
  const { app } = await createApp({ ...running, env: { ...running.env, METRICS_TOKEN: token } })
  server.refusals.push('451 later')
  await queueMail()
  await runJobs()
  await queueMail()
  await queueMail()
  const { body } = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })
  await app.close()
  expect(body).toMatch(/^pandrop_mails_waiting 2$/m)
  expect(body).toMatch(/^pandrop_mails_failing 1$/m)
})
