import type { FailedJob } from '@pandrop/contract/staff/jobs'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { enqueue } from '../../../db/enqueue.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { JobPayloads } from '../../../jobs/payloads.ts'
import { runDueJobs } from '../../../jobs/runner.ts'
import type { MailOrder } from '../../../ports/mail/mail-order.ts'
import { type MailServer, startMailServer } from '../../../ports/mail/testing/mail-server.ts'
import type { Shop } from '../../../shop.ts'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'

let shop: TestShop
let server: MailServer
let running: Shop
let operator: TestStaff
let admin: TestStaff

beforeAll(async () => {
  shop = await startTestShop()
  operator = await asStaff(shop)
  admin = await asStaff(shop, 'administrator')
})

afterAll(() => shop?.stop())

beforeEach(async () => {
  await shop.shop.pool.query('delete from graphile_worker._private_jobs')
  server = await startMailServer()
  running = { ...shop.shop, env: { ...shop.shop.env, SMTP_URL: server.url } }
  return () => server.close()
})

const refusal = '550 5.1.1 no such user, see https://shop.example/auth?token=secret'

const mailTo = (to: string): MailOrder => ({
  template: 'address_in_use',
  to,
  language: 'en',
  values: { link: 'https://shop.example/auth?form=signin' },
})

const queue = <Name extends keyof JobPayloads & string>(name: Name, payload: JobPayloads[Name]): Promise<void> =>
  inTransaction(running.pool, (tx) => enqueue(tx, name, payload))

const runJobs = (): Promise<void> => runDueJobs(running, shop.database.serverUrl)

/** A mail that was tried once, in vain. */
const failMail = async (to = 'ann@example.org'): Promise<FailedJob> => {
  server.refusals.push(refusal)
  await queue('send_mail', mailTo(to))
  await runJobs()
  const [mail] = (await list('mails')).rows
  if (!mail) throw new Error('the mail has not failed')
  return mail
}

/** A job that is given up. */
const failJob = async (name: 'remove_stored_file' | 'send_refund' = 'remove_stored_file'): Promise<FailedJob> => {
  if (name === 'send_refund') await queue(name, { refundId: '1c9a0b3e-5d4f-4e6a-8b7c-9d0e1f2a3b4c' })
  else await queue(name, { path: 'avatars/nobody.webp' })
  await running.pool.query(
    `update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'no answer'
     where last_error is null`,
  )
  const [job] = (await list('jobs')).rows
  if (!job) throw new Error('the job has not failed')
  return job
}

const list = async (kind: string, more = ''): Promise<{ rows: FailedJob[]; next: string | null }> => {
  const { status, body } = await operator.browser.get(`/api/staff/jobs?kind=${kind}${more}`)
  expect(status).toBe(200)
  return body as never
}

/** What Today, the menu and the lists say, which has to be the same. */
const counts = async (): Promise<{ mails: number; jobs: number }> => {
  const { body: menu } = await operator.browser.get('/api/staff/counts')
  const { body: today } = await operator.browser.get('/api/staff/today')
  const waiting = today.waiting as { kind: string; count: number }[]
  const onToday = (kind: string) => waiting.find((entry) => entry.kind === kind)?.count
  const mails = (await list('mails')).rows.length
  const jobs = (await list('jobs')).rows.length
  expect([menu.mails_failed, menu.jobs_failed]).toEqual([mails, jobs])
  expect([onToday('mails_failed'), onToday('jobs_failed')]).toEqual([mails, jobs])
  return { mails, jobs }
}

const paths = { retry: '/staff/jobs/:id/retry', drop: '/staff/jobs/:id/drop' }

const act = ({ browser }: TestStaff, path: string, id: number, body: object) =>
  browser.post(`/api${path.replace(':id', String(id))}`, body)

const retry = ({ id }: { id: number }, staff = operator) => act(staff, paths.retry, id, {})

const drop = ({ id }: { id: number }, staff = admin, reason = 'the mailbox is gone') =>
  act(staff, paths.drop, id, { reason })

const newestEntry = async (): Promise<Record<string, unknown>> => {
  const { body } = await admin.browser.get('/api/staff/audit?limit=1')
  return (body.rows as Record<string, unknown>[])[0] ?? {}
}

test('a failed mail is listed with its reason, and leaves list and count once the mail server took it', async () => {
  const { id: customerId, email } = await shop.customer()
  await shop.shop.pool.query('delete from graphile_worker._private_jobs')
  const mail = await failMail(email)
  expect(mail).toMatchObject({
    kind: 'mails',
    name: 'address_in_use',
    recipient: email,
    customer: { id: customerId, name: 'Marta Kovač' },
    order_id: null,
    attempts: 1,
    attempts_max: 25,
    error: expect.stringContaining('550 5.1.1 no such user, see https://shop.example/…'),
    state: 'waiting',
  })
  expect(await counts()).toEqual({ mails: 1, jobs: 0 })

  expect((await retry(mail)).body).toEqual({ status: 'OK' })
  expect((await list('mails')).rows).toMatchObject([{ id: mail.id, state: 'trying' }])
  expect(await counts()).toEqual({ mails: 1, jobs: 0 })
  await runJobs()
  expect(server.accepted.map(({ recipients }) => recipients)).toEqual([[`<${email}>`]])
  expect(await counts()).toEqual({ mails: 0, jobs: 0 })
  expect((await retry(mail)).body.code).toBe('job_not_found')
})

test('nothing of a mail is told but its recipient and what it is', async () => {
  await failMail()
  const { body } = await operator.browser.get('/api/staff/jobs?kind=mails')
  expect(JSON.stringify(body)).not.toMatch(/token|secret|form=signin|payload/)
})

test('a retry that fails anew is back at once, with what it ran into now', async () => {
  const mail = await failMail()
  server.refusals.push('452 4.2.2 mailbox is full')
  await retry(mail)
  await runJobs()
  const [again] = (await list('mails')).rows
  expect(again).toMatchObject({ id: mail.id, attempts: 2, state: 'waiting' })
  expect(again?.error).toContain('mailbox is full')
})

test('two people who retry at once, and again, send one mail', async () => {
  const mail = await failMail()
  const colleague = await asStaff(shop)
  const replies = await Promise.all([retry(mail), retry(mail, colleague), retry(mail), retry(mail, colleague)])
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  await Promise.all([runJobs(), runJobs()])
  expect(server.accepted).toHaveLength(1)
  expect(await counts()).toEqual({ mails: 0, jobs: 0 })
})

test('what is being sent is neither sent a second time nor dropped', async () => {
  const mail = await failMail()
  await running.pool.query(`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'another shop'`)
  expect((await list('mails')).rows).toMatchObject([{ state: 'trying' }])
  expect((await retry(mail)).status).toBe(200)
  expect((await drop(mail)).body.code).toBe('job_running')
  await runJobs()
  expect(server.accepted).toEqual([])
  expect(await counts()).toEqual({ mails: 1, jobs: 0 })
})

test('all of a kind are tried again, and nothing of the other', async () => {
  await failJob()
  await failMail('ann@example.org')
  await failMail('eve@example.org')
  const { body } = await operator.browser.post('/api/staff/jobs/retry', { kind: 'mails' })
  expect(body).toEqual({ status: 'OK', tried: 2 })
  expect((await list('jobs')).rows).toMatchObject([{ state: 'given_up', next_try_at: null }])
  await runJobs()
  expect(server.accepted).toHaveLength(2)
  expect(await counts()).toEqual({ mails: 0, jobs: 1 })
  expect((await operator.browser.post('/api/staff/jobs/retry', { kind: 'mails' })).body.tried).toBe(0)
  expect((await operator.browser.post('/api/staff/jobs/retry', { kind: 'both' })).body.code).toBe('invalid_input')
})

test('a job counts once it is given up; tried again, it is done or back in the list after one try', async () => {
  await queue('remove_stored_file', { path: 'avatars/nobody.webp' })
  await running.pool.query(`update graphile_worker._private_jobs set attempts = 3, last_error = 'no answer'`)
  expect(await counts()).toEqual({ mails: 0, jobs: 0 })
  const job = await failJob()
  const broken = {
    ...running,
    storage: { ...running.storage, remove: () => Promise.reject(new Error('the disk is full')) },
  }
  await running.pool.query(`delete from graphile_worker._private_jobs where attempts = 3`)
  await retry(job)
  expect((await list('jobs')).rows).toMatchObject([{ id: job.id, state: 'trying', attempts: 24 }])
  await runDueJobs(broken, shop.database.serverUrl)
  expect((await list('jobs')).rows).toMatchObject([{ id: job.id, state: 'given_up', error: 'the disk is full' }])
  await retry(job)
  await runJobs()
  expect(await counts()).toEqual({ mails: 0, jobs: 0 })
})

test('a refund that could not be sent is a job, and no job is dropped', async () => {
  const refund = await failJob('send_refund')
  expect(refund).toMatchObject({ kind: 'jobs', name: 'send_refund', recipient: null })
  expect((await drop(refund)).body.code).toBe('job_not_droppable')
  expect(await counts()).toEqual({ mails: 0, jobs: 1 })
})

test('a mail that can never arrive is dropped with a reason, once and for good', async () => {
  const mail = await failMail()
  expect((await drop(mail, admin, ' ')).body.code).toBe('invalid_input')
  const replies = await Promise.all([drop(mail), drop(mail)])
  expect(replies.map(({ body }) => body.code ?? 'done').sort()).toEqual(['done', 'job_not_found'])
  expect(await counts()).toEqual({ mails: 0, jobs: 0 })
  await runJobs()
  expect(server.accepted).toEqual([])
  expect((await drop(mail)).body.code).toBe('job_not_found')
})

test('operators try again, administrators alone drop', async () => {
  const mail = await failMail()
  expect((await drop(mail, operator)).body.code).toBe('staff_role_missing')
  expect((await retry(mail)).status).toBe(200)
  expect((await shop.visitor().get('/api/staff/jobs')).body.code).toBe('staff_not_signed_in')
})

test('the audit log tells which mail it was, whom it was about and what was done to it', async () => {
  const { id: customerId, email } = await shop.customer()
  await shop.shop.pool.query('delete from graphile_worker._private_jobs')
  const mail = await failMail(email)
  const about = { job_id: mail.id, name: 'address_in_use', customer_id: customerId }
  await retry(mail)
  expect(await newestEntry()).toMatchObject({
    action: 'retryJob',
    outcome: 'done',
    changes: [{ table: 'job_steps', before: null, after: { ...about, step: 'retried', by: `staff:${operator.id}` } }],
  })
  await operator.browser.post('/api/staff/jobs/retry', { kind: 'mails' })
  expect(await newestEntry()).toMatchObject({ action: 'retryFailedJobs', changes: [{ after: about }] })
  await drop(mail)
  expect(await newestEntry()).toMatchObject({
    action: 'dropJob',
    input: { reason: 'the mailbox is gone' },
    changes: [{ table: 'job_steps', after: { ...about, step: 'dropped', why: 'the mailbox is gone' } }],
  })
  await drop(mail)
  expect(await newestEntry()).toMatchObject({ action: 'dropJob', outcome: 'job_not_found', changes: [] })
})

test('a mail to an address that a customer wishes for names that address, and the customer', async () => {
  const { id } = await shop.customer()
  await shop.database.ownerPool.query(
    `insert into email_changes (customer_id, email, asked_at, expires_at)
     values ($1, 'new@example.org', now(), now() + interval '1 day')`,
    [id],
  )
  await queue('send_email_change_link', { customerId: id })
  server.refusals.push(refusal)
  await runJobs()
  const { rows } = await list('mails')
  expect(rows.filter(({ name }) => name === 'email_change_link')).toMatchObject([
    { recipient: 'new@example.org', customer: { id } },
  ])
})

test('the list comes in pages, newest first', async () => {
  await running.pool.query(`select graphile_worker.add_job('send_mail', $1::json) from generate_series(1, 5)`, [
    JSON.stringify(mailTo('ann@example.org')),
  ])
  await running.pool.query(`update graphile_worker._private_jobs set attempts = 1, last_error = 'no answer'`)
  const first = await list('mails', '&limit=3')
  const rest = await list('mails', `&limit=3&after=${first.next}`)
  const ids = [...first.rows, ...rest.rows].map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a))
  expect([first.rows.length, rest.rows.length, rest.next]).toEqual([3, 2, null])
  const { body } = await operator.browser.get('/api/staff/jobs?after=never')
  expect(body).toMatchObject({ code: 'invalid_input', errors: { after: [expect.any(String)] } })
})
