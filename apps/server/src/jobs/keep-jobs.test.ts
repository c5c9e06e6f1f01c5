import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { enqueue } from '../db/enqueue.ts'
import { proxyToDatabase } from '../db/testing/proxy.ts'
import { inTransaction } from '../db/transaction.ts'
import { keepJobs } from './keep-jobs.ts'
import { takeOver } from './roll-call.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})

afterAll(() => shop?.stop())

beforeEach(async () => {
  await shop.shop.pool.query('delete from job_workers')
  await shop.shop.pool.query('delete from graphile_worker._private_jobs')
})

const waited = { timeout: 20_000 }

const removeFile = (path: string): Promise<void> =>
  inTransaction(shop.shop.pool, (tx) => enqueue(tx, 'remove_stored_file', { path }))

const lockedBy = async (): Promise<(string | null)[]> => {
  const { rows } = await shop.shop.pool.query('select locked_by from graphile_worker._private_jobs order by id')
  return rows.map(({ locked_by }) => locked_by)
}

test('a database that goes away in the middle of a job and comes back finds the queue worked off', async () => {
  const proxy = await proxyToDatabase(shop.database.serverUrl)
  const removed: string[] = []
  let finishFirst = (): void => {}
  const first = new Promise<void>((settle) => {
    finishFirst = settle
  })
  const remove = async (path: string): Promise<void> => {
    removed.push(path)
    await first
  }
  const jobs = await keepJobs({ ...shop.shop, storage: { ...shop.shop.storage, remove } }, proxy.url)
  await removeFile('one')
  await vi.waitFor(() => expect(removed).toEqual(['one']), waited)
  proxy.cut()
  finishFirst()
  await removeFile('two')
  proxy.restore()
  await vi.waitFor(() => expect(removed).toContain('two'), waited)
  await jobs.stop()
  await proxy.close()
  // Whoever comes next does the first one again: nobody could tick it off.
  await shop.shop.pool.query(`update graphile_worker._private_jobs set locked_at = now() - interval '1 minute'`)
  await shop.shop.pool.query(`update job_workers set seen_at = now() - interval '1 minute'`)
  await takeOver(shop.shop.pool, shop.shop.log)
  expect((await lockedBy()).filter((worker) => worker !== null)).toEqual([])
})

test('jobs of a server that was silent for half a minute are free again, those of a slow one are not', async () => {
  const { pool, log } = shop.shop
  for (const path of ['of the dead', 'of the slow', 'of one that has just begun']) await removeFile(path)
  await pool.query(
    `insert into job_workers (id, seen_at)
     values ('pool-dead', now() - interval '31 seconds'), ('pool-slow', now() - interval '25 seconds')`,
  )
  await pool.query(
    `update graphile_worker._private_jobs
     set locked_by = case payload->>'path' when 'of the dead' then 'pool-dead' when 'of the slow' then 'pool-slow'
         else 'pool-new' end,
       locked_at = now() - case payload->>'path' when 'of one that has just begun' then interval '1 second'
         else interval '90 seconds' end`,
  )
  await takeOver(pool, log)
  expect(await lockedBy()).toEqual([null, 'pool-slow', 'pool-new'])
  const { rows } = await pool.query('select id from job_workers')
  expect(rows).toEqual([{ id: 'pool-slow' }])
})

test('a server that stops signs off, and leaves no job in hand', async () => {
  const jobs = await keepJobs(shop.shop, shop.database.serverUrl)
  const roll = async () => (await shop.shop.pool.query('select id from job_workers')).rows
  await vi.waitFor(async () => expect(await roll()).not.toEqual([]), waited)
  await jobs.stop()
  expect(await roll()).toEqual([])
})
