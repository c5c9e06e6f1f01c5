import { createTestDatabase, type TestDatabase } from '@pandrop/testkit/database'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { listen } from './notify.ts'
import { proxyToDatabase } from './testing/proxy.ts'

const heartbeatMillis = 500

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(async () => {
  await database.drop()
})

const waited = { timeout: 10_000 }

test('an announcement reaches the listener, and again after its connection was lost', async () => {
  const heard: string[] = []
  const onMissed = vi.fn()
  const { serverUrl, pool, ownerPool } = database
  const listener = await listen(serverUrl, 'catalogue', (payload) => heard.push(payload), { onMissed })
  await pool.query("notify catalogue, 'first'")
  await vi.waitFor(() => expect(heard).toEqual(['first']), waited)

  await ownerPool.query(`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%'`)
  // Once when the gap begins, once when it has ended.
  await vi.waitFor(() => expect(onMissed).toHaveBeenCalledTimes(2), waited)
  await pool.query("notify catalogue, 'second'")
  await vi.waitFor(() => expect(heard).toEqual(['first', 'second']), waited)
  await listener.close()
})

test('a connection that goes silent without being closed is noticed and made again', async () => {
  const heard: string[] = []
  const onMissed = vi.fn()
  const proxy = await proxyToDatabase(database.serverUrl)
  const options = { onMissed, heartbeatMillis }
  const listener = await listen(proxy.url, 'catalogue', (payload) => heard.push(payload), options)
  proxy.silence()
  await database.pool.query("notify catalogue, 'unheard'")
  await vi.waitFor(() => expect(onMissed).toHaveBeenCalledTimes(2), waited)
  await database.pool.query("notify catalogue, 'heard'")
  await vi.waitFor(() => expect(heard).toEqual(['heard']), waited)
  await listener.close()
  await proxy.close()
})

test('a connection that answers is kept, whatever else is announced', async () => {
  const onMissed = vi.fn()
  const beats: string[] = []
  const { serverUrl, pool } = database
  const listener = await listen(serverUrl, 'catalogue', (payload) => beats.push(payload), { onMissed, heartbeatMillis })
  // Two of our own intervals, told by the database.
  for (let interval = 0; interval < 2; interval += 1) {
    await pool.query(`select pg_sleep($1), pg_notify('catalogue', 'beat')`, [heartbeatMillis / 1000])
  }
  await vi.waitFor(() => expect(beats).toHaveLength(2), waited)
  expect(onMissed).not.toHaveBeenCalled()
  await listener.close()
})

test('a listener that cannot connect at all says so', async () => {
  const nowhere = 'postgres://nobody@127.0.0.1:1/none'
  await expect(listen(nowhere, 'catalogue', () => {})).rejects.toThrow(/ECONNREFUSED/)
})
