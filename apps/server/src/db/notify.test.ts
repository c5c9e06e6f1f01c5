import { createTestDatabase, type TestDatabase } from '@pandrop/testkit/database'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { listen } from './notify.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(async () => {
  await database.drop()
})

test('an announcement reaches the listener, and again after its connection was lost', async () => {
  const heard: string[] = []
  const onReconnected = vi.fn()
  const { serverUrl, pool, ownerPool } = database
  const listener = await listen(serverUrl, 'catalogue', (payload) => heard.push(payload), { onReconnected })
  await pool.query("notify catalogue, 'first'")
  await vi.waitFor(() => expect(heard).toEqual(['first']), 10_000)

  await ownerPool.query(`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%'`)
  await vi.waitFor(() => expect(onReconnected).toHaveBeenCalledOnce(), 10_000)
  await pool.query("notify catalogue, 'second'")
  await vi.waitFor(() => expect(heard).toEqual(['first', 'second']), 10_000)
  await listener.close()
})

test('a listener that cannot connect at all says so', async () => {
  const nowhere = 'postgres://nobody@127.0.0.1:1/none'
  await expect(listen(nowhere, 'catalogue', () => {})).rejects.toThrow(/ECONNREFUSED/)
})
