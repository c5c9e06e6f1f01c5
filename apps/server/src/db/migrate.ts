import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Migration } from 'kysely'
import pg from 'pg'
import { OperatorProblem } from '../operator-problem.ts'
import type { DatabaseUrls } from './embedded.ts'
import { connectionOptions, createPool } from './pool.ts'
import { inServerFolder } from './server-folder.ts'
import type { Queryable } from './statement.ts'

const migrationTableName = 'schema_migrations'

/**
 * Brings a database up to date, forward only, one transaction for all files. Two processes that start at once wait
 * for each other (Kysely's advisory lock), and the second finds nothing left to do. A database that another version
 * brought forward another way is left as it is (OperatorProblem).
 * @param urls the owner's login creates; the server's login takes the place of {{server}} in the grants
 * @param options.until name of the last migration; all of them where it is absent
 * @returns names of the migrations that were applied now, oldest first
 */
export const migrate = async (
  { ownerUrl, serverUrl }: DatabaseUrls,
  { until }: { until?: string | undefined } = {},
): Promise<string[]> => {
  const pool = createPool({ connectionString: ownerUrl, connectionsMax: 1 })
  try {
    const known = await migrationNames()
    const applied = await appliedMigrations(pool)
    const stranger = strangeHistory(known, applied)
    if (stranger) throw new OperatorProblem(stranger)
    if (known.every((name) => applied.includes(name))) return []
  } finally {
    await pool.end()
  }
  return await applyPending({ ownerUrl, serverUrl }, until)
}

const applyPending = async ({ ownerUrl, serverUrl }: DatabaseUrls, until: string | undefined): Promise<string[]> => {
  // Loaded here: it costs a later start, which has nothing to apply, a tenth of a second and ten megabytes.
  const { Kysely, Migrator, PostgresDialect, sql } = await import('kysely')
  const serverLogin = await loginOf(serverUrl)
  const pool = createPool({ connectionString: ownerUrl, connectionsMax: 1 })
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  const readMigration = async (name: string): Promise<Migration> => {
    const text = await readFile(join(inServerFolder('migrations'), `${name}.sql`), 'utf8')
    const forLogin = text.replaceAll('{{server}}', pg.escapeIdentifier(serverLogin))
    return { up: async (db) => void (await sql.raw(forLogin).execute(db)) }
  }
  const getMigrations = async (): Promise<Record<string, Migration>> => {
    const migrations: Record<string, Migration> = {}
    for (const name of await migrationNames()) migrations[name] = await readMigration(name)
    return migrations
  }
  try {
    const migrator = new Migrator({
      db,
      provider: { getMigrations },
      migrationTableName,
      migrationLockTableName: `${migrationTableName}_lock`,
    })
    const { error, results = [] } = await (until === undefined ? migrator.migrateToLatest() : migrator.migrateTo(until))
    const failed = results.find(({ status }) => status === 'Error')
    if (failed) throw new Error(`migration ${failed.migrationName}: ${messageOf(error)}`, { cause: error })
    if (error) throw error
    return results.map(({ migrationName }) => migrationName)
  } finally {
    await db.destroy()
  }
}

/**
 * Migrations that this build knows and the database lacks: /readyz asks with the server's own login.
 * @returns their names, oldest first; all of them for an empty database
 */
export const pendingMigrations = async (q: Queryable): Promise<string[]> => {
  const [names, applied] = await Promise.all([migrationNames(), appliedMigrations(q)])
  return names.filter((name) => !applied.includes(name))
}

/**
 * How far a database was brought, for whoever looks at it before a start.
 * @returns pending: as pendingMigrations; applied: how many it has had; stranger: as strangeHistory
 */
export const historyOf = async (
  q: Queryable,
): Promise<{ pending: number; applied: number; stranger: string | null }> => {
  const [known, applied] = await Promise.all([migrationNames(), appliedMigrations(q)])
  const pending = known.filter((name) => !applied.includes(name)).length
  return { pending, applied: applied.length, stranger: strangeHistory(known, applied) }
}

/** Those of these migrations that this build does not have, as of a newer one. */
export const unknownMigrations = async (names: readonly string[]): Promise<string[]> => {
  const known = await migrationNames()
  return names.filter((name) => !known.includes(name))
}

const appliedMigrations = async (q: Queryable): Promise<string[]> => {
  const { rows: tables } = await q.query(`select to_regclass('public.${migrationTableName}') is not null as exists`)
  if (!tables[0]?.exists) return []
  const { rows } = await q.query(`select name from ${migrationTableName} order by name`)
  return rows.map(({ name }) => name)
}

/**
 * Whether a database went another way than this build's migrations lead.
 * @param known names of this build's migrations, in their order
 * @param applied names of what the database has had
 * @returns what is wrong and what to do, for the operator; null where the database only has to be brought forward
 */
export const strangeHistory = (known: string[], applied: string[]): string | null => {
  const unknown = applied.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    return (
      `The database was used by another Pandrop, newer than this one: it has had ${listed(unknown)}, ` +
      'which this one does not know. Nothing was changed. Start the newer Pandrop again, or restore the backup that ' +
      'was made before it was started.'
    )
  }
  const last = applied.at(-1) ?? ''
  const skipped = known.filter((name) => name < last && !applied.includes(name))
  if (skipped.length === 0) return null
  return (
    `The database cannot be brought up to date: it has had the migration ${last}, but not ${listed(skipped)}, which ` +
    'comes before. It was made by a Pandrop from between two releases. Nothing was changed. Restore the backup that ' +
    'was made before that one was started, or start with an empty database (another DATA_DIR or DATABASE_URL).'
  )
}

const listed = (names: string[]): string =>
  [names.length === 1 ? 'the migration' : 'the migrations', names.slice(0, 5).join(', ')]
    .concat(names.length > 5 ? ['…'] : [])
    .join(' ')

/** The name that PostgreSQL knows a login by; an address need not contain it. */
export const loginOf = async (connectionString: string): Promise<string> => {
  const client = new pg.Client(connectionOptions(connectionString))
  await client.connect()
  try {
    const { rows } = await client.query('select current_user as login')
    return rows[0].login
  } finally {
    await client.end()
  }
}

const migrationNames = async (): Promise<string[]> => {
  const files = await readdir(inServerFolder('migrations'))
  return files
    .filter((file) => /^\d{4}_[a-z0-9_]+\.sql$/.test(file))
    .map((file) => file.slice(0, -'.sql'.length))
    .sort()
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
