import { readFile } from 'node:fs/promises'
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '@pandrop/testkit/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { OperatorProblem } from '../operator-problem.ts'
import { checkRights } from './check-rights.ts'
import { dumpSchema } from './dump-schema.ts'
import { type AppliedMigration, historyOf, loginOf, migrate, pendingMigrations, strangeHistory } from './migrate.ts'
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

test('a first start that did not get to its end is told in words to a login that may read nothing yet', async () => {
  await withEmptyDatabase(async ({ ownerUrl, serverUrl }) => {
    const owner = createPool({ connectionString: ownerUrl, connectionsMax: 1 })
    await owner.query('create table schema_migrations (name text, timestamp text)')
    const server = createPool({ connectionString: serverUrl, connectionsMax: 1 })
    await expect(historyOf(server)).rejects.toThrow(
      /may not read schema_migrations: the first start did not get to its/,
    )
    await Promise.all([owner.end(), server.end()])
  })
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

const had = (...names: string[]): AppliedMigration[] => names.map((name) => ({ name, expandSince: null }))

test('what a database has had is a beginning of what there is, or it went another way', () => {
  const known = ['0001_one', '0002_two', '0003_three']
  expect(strangeHistory(known, [])).toBeNull()
  expect(strangeHistory(known, had('0001_one', '0002_two'))).toBeNull()
  expect(strangeHistory(known, had(...known))).toBeNull()
  expect(strangeHistory(known, had('0001_one', '0003_three'))).toMatch(/not the migration 0002_two/)
  expect(strangeHistory(known, had(...known, '0004_four'))).toMatch(/another Pandrop, newer/)
})

test('a database that is ahead by what this version survives is its database, and by nothing else', () => {
  const known = ['0001_one', '0002_two', '0003_three']
  const ahead = (...more: AppliedMigration[]) => strangeHistory(known, [...had(...known), ...more])
  const expanding = { name: '0004_four', expandSince: '0003_three' }
  expect(ahead(expanding)).toBeNull()
  expect(ahead(expanding, { name: '0005_five', expandSince: '0002_two' })).toBeNull()
  // Of the version after the next: that one's predecessor survives it, this one was not asked.
  expect(ahead(expanding, { name: '0005_five', expandSince: '0004_four' })).toMatch(/has had the migration 0005_five,/)
  expect(ahead(expanding, ...had('0005_five'))).toMatch(/has had the migration 0005_five,/)
  // Nor is one that lacks what this version would bring.
  expect(strangeHistory(known, [...had('0001_one', '0002_two'), expanding])).toMatch(/not the migration 0003_three/)
})

test('a version opens on a database that the next one has expanded, and is told when it has contracted', async () => {
  await withEmptyDatabase(async (urls) => {
    const last = (await migrate(urls)).at(-1)
    const owner = createPool({ connectionString: urls.ownerUrl, connectionsMax: 1 })
    // As migrate writes it: the row takes from the transaction what the file says of itself.
    await owner.query(`begin; select set_config('pandrop.expand_since', '${last}', true);
      insert into schema_migrations (name, timestamp) values ('9998_expands', 'now'); commit`)
    expect(await migrate(urls)).toEqual([])
    expect(await historyOf(owner)).toMatchObject({ pending: 0, ahead: 1, stranger: null })
    await owner.query(`insert into schema_migrations (name, timestamp) values ('9999_contracts', 'now')`)
    await expect(migrate(urls)).rejects.toThrow(/it has had the migration 9999_contracts, which this one does not know/)
    await owner.end()
  })
})

test('a migration never waits long for a lock: it gives way, tries anew, and says at last what keeps it', async () => {
  await withEmptyDatabase(async (urls) => {
    await migrate(urls, { until: '0172_stock_taking' })
    const owner = createPool({ connectionString: urls.ownerUrl, connectionsMax: 2 })
    // As a backup does while it runs.
    const reading = await owner.connect()
    await reading.query('begin; select from schema_migrations limit 1')
    await expect(migrate(urls, { attemptsMax: 1 })).rejects.toThrow(/somebody holds a lock .* pg_stat_activity/)
    const warnings: string[] = []
    const warn = (message: string) => {
      warnings.push(message)
      void reading.query('rollback').then(() => reading.release())
    }
    expect(await migrate(urls, { log: { warn } })).toContain('0175_expand_migrations')
    expect(warnings).toEqual(['the migrations wait: somebody holds a lock on what they change'])
    await owner.end()
  })
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
