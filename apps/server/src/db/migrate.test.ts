import { readFile } from 'node:fs/promises'
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '@pandrop/testkit/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { OperatorProblem } from '../operator-problem.ts'
import { checkRights } from './check-rights.ts'
import { dumpSchema } from './dump-schema.ts'
import { loginOf, migrate, pendingMigrations, strangeHistory } from './migrate.ts'
import { createPool } from './pool.ts'
import { inServerFolder } from './server-folder.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(async () => {
  await database.drop()
})

/** An empty database beside the test's own. */
const withEmptyDatabase = async (work: (urls: { ownerUrl: string; serverUrl: string }) => Promise<void>) => {
  const empty = await createEmptyDatabase()
  try {
    await work(empty)
  } finally {
    await empty.drop()
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

test('a database of a newer Pandrop is left as it is, and the operator is told so', async () => {
  await withEmptyDatabase(async (urls) => {
    await migrate(urls)
    const owner = createPool({ connectionString: urls.ownerUrl, connectionsMax: 1 })
    await owner.query(`insert into schema_migrations values ('9999_of_tomorrow', now()::text)`)
    const start = migrate(urls)
    await expect(start).rejects.toBeInstanceOf(OperatorProblem)
    await expect(start).rejects.toThrow(/newer than this one: it has had the migration 9999_of_tomorrow, which this/)
    await owner.query(`delete from schema_migrations where name in ('9999_of_tomorrow', '0002_catalogue')`)
    await expect(migrate(urls)).rejects.toThrow(/has had the migration \d{4}_\w+, but not the migration 0002_catalogue/)
    await owner.end()
  })
})

test('what a database has had is a beginning of what there is, or it went another way', () => {
  const known = ['0001_one', '0002_two', '0003_three']
  expect(strangeHistory(known, [])).toBeNull()
  expect(strangeHistory(known, ['0001_one', '0002_two'])).toBeNull()
  expect(strangeHistory(known, known)).toBeNull()
  expect(strangeHistory(known, ['0001_one', '0003_three'])).toMatch(/not the migration 0002_two/)
  expect(strangeHistory(known, [...known, '0004_four'])).toMatch(/another Pandrop, newer/)
})

test('a restore that took the queue from the server is named, with what to type, which mends it', async () => {
  const { ownerPool, pool } = database
  const { rows } = await pool.query('select current_user as login')
  await ownerPool.query('alter table graphile_worker._private_jobs owner to current_user')
  await ownerPool.query(`revoke usage on schema graphile_worker from ${rows[0].login}`)
  const { missing } = await checkRights(pool)
  expect(missing[0]).toMatch(/the queue of jobs \(schema graphile_worker\) belongs to another login/)
  const remedies = missing.slice(1)
  expect(remedies).toEqual([
    `  grant usage, create on schema graphile_worker to ${rows[0].login};`,
    `  alter table graphile_worker._private_jobs owner to ${rows[0].login};`,
  ])
  for (const remedy of remedies) await ownerPool.query(remedy)
  expect(await checkRights(pool)).toEqual({ missing: [], warnings: [] })
})
