import { readFile } from 'node:fs/promises'
import { createTestDatabase, type TestDatabase } from '@pandrop/testkit/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkRights } from './check-rights.ts'
import { dumpSchema } from './dump-schema.ts'
import { loginOf, migrate, pendingMigrations } from './migrate.ts'
import { createPool } from './pool.ts'
import { inServerFolder } from './server-folder.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(async () => {
  await database.drop()
})

/** An empty database beside the test's own, with another login for the server. */
const withEmptyDatabase = async (work: (urls: { ownerUrl: string; serverUrl: string }) => Promise<void>) => {
  const { ownerPool, ownerUrl } = database
  const name = `${new URL(ownerUrl).pathname.slice(1)}_empty`
  const login = `${name}_login`
  await ownerPool.query(`create database ${name}`)
  await ownerPool.query(`create role "${login}" login password 'known'`)
  const inEmpty = (url: string) => Object.assign(new URL(url), { pathname: `/${name}` })
  const serverUrl = Object.assign(inEmpty(ownerUrl), { username: login, password: 'known' }).href
  try {
    await work({ ownerUrl: inEmpty(ownerUrl).href, serverUrl })
  } finally {
    await ownerPool.query(`drop database ${name} with (force)`)
    await ownerPool.query(`drop role "${login}"`)
  }
}

test('schema.sql says what the migrations add up to', async () => {
  const written = await readFile(inServerFolder('schema.sql'), 'utf8')
  const dumped = await dumpSchema(database.ownerPool, await loginOf(database.serverUrl))
  expect(written, 'apps/server/schema.sql is out of date: run `npm run schema` and read the difference').toBe(dumped)
})

test('migrations work for any login, once, even when three processes start at the same time', async () => {
  await withEmptyDatabase(async (urls) => {
    const applied = await Promise.all([migrate(urls), migrate(urls), migrate(urls)])
    const counts = applied.map((names) => names.length).sort((a, b) => a - b)
    expect(counts.slice(0, 2)).toEqual([0, 0])
    expect(applied.flat()).toContain('0001_ledger')
    expect(await migrate(urls)).toEqual([])

    const pool = createPool({ connectionString: urls.serverUrl, connectionsMax: 1 })
    expect(await pendingMigrations(pool)).toEqual([])
    expect(await checkRights(pool)).toEqual({ missing: [], warnings: [] })
    await pool.end()
  })
})

test('an empty database lacks every migration, and the look before the start says so', async () => {
  await withEmptyDatabase(async ({ serverUrl }) => {
    const pool = createPool({ connectionString: serverUrl, connectionsMax: 1 })
    expect(await pendingMigrations(pool)).toContain('0001_ledger')
    const { missing } = await checkRights(pool)
    expect(missing).toContain('migration 0001_ledger has not been applied')
    await pool.end()
  })
})

test('a server that works as the owner or as a superuser is warned', async () => {
  const { warnings } = await checkRights(database.ownerPool)
  expect(warnings).toEqual([expect.stringMatching(/is a superuser and can switch the ledger's triggers off/)])
})

test('a server login that may delete entries is warned', async () => {
  const { ownerPool, pool, serverUrl } = database
  const login = new URL(serverUrl).username
  await ownerPool.query(`grant delete on ledger_entries to ${login}`)
  const { warnings } = await checkRights(pool)
  await ownerPool.query(`revoke delete on ledger_entries from ${login}`)
  expect(warnings).toEqual([expect.stringMatching(/may change or delete ledger entries, only triggers stop it/)])
})

test('a server login for which migrations did not run is named', async () => {
  const { ownerPool, pool, serverUrl } = database
  const login = new URL(serverUrl).username
  await ownerPool.query(`revoke select on ledger_entries from ${login}`)
  const { missing } = await checkRights(pool)
  await ownerPool.query(`grant select on ledger_entries to ${login}`)
  expect(missing).toEqual([expect.stringMatching(/may not use the ledger: migrations ran for another login/)])
})
