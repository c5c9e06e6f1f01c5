import { createTestDatabase, type TestDatabase } from '@pandrop/testkit/database'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPool } from '../db/pool.ts'
import { migrateWorker, prepareWorkerSchema } from './worker-schema.ts'

let database: TestDatabase

beforeEach(async () => {
  database = await createTestDatabase()
  await database.ownerPool.query('drop schema graphile_worker cascade')
})

afterEach(() => database?.drop())

const addJob = `select from graphile_worker.add_job('send_mail', '{}'::json)`

test('two logins: the jobs belong to the server, which needs no right on the whole database', async () => {
  const login = new URL(database.serverUrl).username
  for (let start = 1; start <= 2; start += 1) {
    await prepareWorkerSchema(database.ownerPool, login)
    await migrateWorker(database.serverUrl)
  }
  await database.pool.query(addJob)
  const { rows } = await database.pool.query('select count(*)::int as jobs from graphile_worker._private_jobs')
  expect(rows[0].jobs).toBe(1)
  await expect(database.pool.query('create schema mine')).rejects.toThrow(/permission denied/)
})

test('an owner who is no superuser can prepare them, and so can one login for everything', async () => {
  const login = `owner_${new URL(database.ownerUrl).pathname.slice(1)}`
  const name = pg.escapeIdentifier(login)
  const databaseName = pg.escapeIdentifier(new URL(database.ownerUrl).pathname.slice(1))
  await database.ownerPool.query(`create role ${name} login password 'only-a-test'`)
  await database.ownerPool.query(`alter database ${databaseName} owner to ${name}`)
  const url = new URL(database.ownerUrl)
  url.username = login
  url.password = 'only-a-test'
  const single = createPool({ connectionString: url.href, connectionsMax: 1 })
  await prepareWorkerSchema(single, login)
  await migrateWorker(url.href)
  await single.query(addJob)
  await single.query('drop schema graphile_worker cascade')

  await prepareWorkerSchema(single, new URL(database.serverUrl).username)
  await migrateWorker(database.serverUrl)
  await database.pool.query(addJob)
  await single.end()
  await database.ownerPool.query(`drop schema graphile_worker cascade`)
  await database.ownerPool.query(`reassign owned by ${name} to current_user`)
  await database.ownerPool.query(`drop owned by ${name}`)
  await database.ownerPool.query(`drop role ${name}`)
})
