import type { HealthCheck, HealthName, HealthState } from '@pandrop/contract/staff/health'
import { createApp } from '@pandrop/server/app'
import { noteBackup } from '@pandrop/server/backup/backup-steps'
import { runCommand } from '@pandrop/server/cli/testing/run-command'
import { enqueue } from '@pandrop/server/db/enqueue'
import { inTransaction } from '@pandrop/server/db/transaction'
import { asStaff, type TestStaff } from '@pandrop/server/domains/identity/staff/testing/as-staff'
import { runDueJobs, startJobs } from '@pandrop/server/jobs/runner'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { Visitor } from '@pandrop/testkit/visitor'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

let shop: TestShop
let operator: TestStaff

beforeAll(async () => {
  shop = await startTestShop()
  operator = await asStaff(shop)
})

afterAll(() => shop?.stop())

const path = '/api/staff/health'

/** Some days on, when whoever was signed in is not any more. */
const later = async (days: number): Promise<void> => {
  shop.clock.advance({ days })
  operator = await asStaff(shop)
}

interface Said {
  state: HealthState
  checks: HealthCheck[]
  slowest: { task: string; milliseconds: number; at: string }[]
}

const look = async (): Promise<Said> => (await operator.browser.get(path)).body as unknown as Said

/** What was looked at a moment ago is shown again: a change is seen soon, not at once. */
const whenSaid = (name: HealthName, expected: Partial<HealthCheck>) =>
  vi.waitFor(async () => expect((await look()).checks.find((check) => check.name === name)).toMatchObject(expected), {
    timeout: 8000,
    interval: 300,
  })

const redOnToday = async () => {
  const { waiting } = (await operator.browser.get('/api/staff/today')).body as { waiting?: { kind: string }[] }
  return waiting?.find(({ kind }) => kind === 'health_red')
}

test('how the shop is, is for whoever works there', async () => {
  expect((await shop.visitor().get(path)).status).toBe(401)
  expect((await (await shop.customer()).browser.get(path)).status).toBe(401)
  expect((await operator.browser.get(path)).status).toBe(200)
})

test('a queue that nobody works off is red until somebody does, on Today and at the command line too', async () => {
  await inTransaction(shop.database.pool, (tx) => enqueue(tx, 'remove_stored_file', { path: 'avatars/gone.webp' }))
  await whenSaid('queue', {
    state: 'red',
    says: expect.stringMatching(/^Nobody works off the queue; \d+ jobs? (is|are) due$/),
  })
  expect((await look()).state).toBe('red')
  expect(await redOnToday()).toMatchObject({ count: 1 })
  expect(await runCommand(shop, 'health')).toMatchObject({ code: 1, said: expect.stringContaining('The shop is red') })

  const jobs = await startJobs(shop.shop, shop.database.serverUrl)
  await whenSaid('queue', { state: 'green' })
  expect(await redOnToday()).toMatchObject({ count: 0 })
  const { code, said } = await runCommand(shop, 'health', '--json')
  expect(code).toBe(0)
  expect(JSON.parse(said)).toMatchObject({ state: 'amber', checks: expect.any(Array) })
  await jobs.stop()
})

test('how long jobs took is known, the slowest first, for a day', async () => {
  await inTransaction(shop.database.pool, (tx) => enqueue(tx, 'clean_up', {}))
  await runDueJobs(shop.shop, shop.database.serverUrl)
  await shop.database.ownerPool.query('update job_runs set slowest_milliseconds = 4711 where task = $1', ['clean_up'])
  const { slowest } = await look()
  expect(slowest[0]).toEqual({ task: 'clean_up', milliseconds: 4711, at: expect.stringMatching(/^20.*Z$/) })
  // A faster run of the same day leaves it; the first one after that day takes its place.
  await inTransaction(shop.database.pool, (tx) => enqueue(tx, 'clean_up', {}))
  await runDueJobs(shop.shop, shop.database.serverUrl)
  expect((await look()).slowest[0]).toMatchObject({ milliseconds: 4711 })
  await later(2)
  expect((await look()).slowest).toEqual([])
  await inTransaction(shop.database.pool, (tx) => enqueue(tx, 'clean_up', {}))
  await runDueJobs(shop.shop, shop.database.serverUrl)
  const [again] = (await look()).slowest
  expect(again?.task).toBe('clean_up')
  expect(again?.milliseconds).toBeLessThan(4711)
})

test('a backup and its trial are remembered', async () => {
  await whenSaid('backup', { state: 'amber', says: 'No backup was made by this shop' })
  await whenSaid('restore', { state: 'amber', says: expect.stringContaining('never tried') })
  const at = shop.clock.now()
  const backup = { file: '/mnt/pandrop.backup', madeAt: at, bytes: 4711, rowCount: 12, at }
  await noteBackup(shop.database.pool, { step: 'created', ...backup })
  await noteBackup(shop.database.pool, { step: 'tried', ...backup })
  await whenSaid('backup', { state: 'green', to_do: null })
  await whenSaid('restore', { state: 'green' })
  await later(3)
  await whenSaid('backup', { state: 'amber', says: 'The last backup is 3 days old' })
})

test('a storage that takes nothing is red', async () => {
  const storage = { ...shop.shop.storage, put: () => Promise.reject(new Error('no space left on device')) }
  const { app } = await createApp({ ...shop.shop, storage })
  const there = new Visitor(await app.listen({ port: 0, host: '127.0.0.1' }))
  for (const [name, value] of operator.browser.cookies) there.cookies.set(name, value)
  const { checks } = (await there.get(path)).body as unknown as Said
  expect(checks.find(({ name }) => name === 'storage')).toMatchObject({
    state: 'red',
    says: 'Nothing can be written: no space left on device',
  })
  await app.close()
})

test('monitoring reads the same with its token, and nothing of it without', async () => {
  const token = 'a-token-of-the-monitor'
  const { app } = await createApp({ ...shop.shop, env: { ...shop.shop.env, METRICS_TOKEN: token } })
  const monitor = new Visitor(await app.listen({ port: 0, host: '127.0.0.1' }))
  const headers = { authorization: `Bearer ${token}` }
  const whole = await monitor.get('/readyz?full', { headers })
  // Nobody works off the queue here.
  expect(whole).toMatchObject({ status: 503, body: { status: 'error', state: 'red', checks: expect.any(Array) } })
  for (const stranger of ['', token, `Bearer ${token}x`])
    expect(await monitor.get('/readyz?full', { headers: { authorization: stranger } })).toMatchObject({
      status: 200,
      body: { status: 'OK' },
    })
  expect((await monitor.get('/readyz?full')).body).toEqual({ status: 'OK' })
  expect(await shop.visitor().get('/readyz?full', { headers })).toMatchObject({ status: 200, body: { status: 'OK' } })

  const answer = await fetch(`${monitor.origin}/metrics`, { headers })
  const figures = await answer.text()
  for (const line of [
    /^pandrop_health\{check="queue"\} 2$/m,
    /^pandrop_health\{check="database"\} 0$/m,
    /^pandrop_database_bytes [1-9]\d+/m,
    /^pandrop_queue_workers 0$/m,
    /^pandrop_backup_age_seconds \d+/m,
    /^pandrop_storage_free_bytes [1-9]/m,
    /^pandrop_certificate_seconds_left Nan$/m,
    // Reading all of these asks for more connections than there are.
    /^pandrop_pool_waiting 0$/m,
  ])
    expect(figures).toMatch(line)
  await app.close()
})
