import { setTimeout as delay } from 'node:timers/promises'
import type { Migration } from 'kysely'
import pg from 'pg'
import { OperatorProblem } from '../operator-problem.ts'
import type { DatabaseUrls } from './embedded.ts'
import type { Log } from './log.ts'
import { migrationNames, readMigrationFile } from './migration-files.ts'
import { connectionOptions, createPool } from './pool.ts'
import type { Queryable } from './statement.ts'

const migrationTableName = 'schema_migrations'

// What customers ask waits behind a migration that waits for a lock: so it waits less than anybody notices, gives back
// all that it holds, and tries anew. Less than deadlock_timeout too (1 s), so that of a deadlock it is the one to go.
const lockMilliseconds = 500
const pauseMillisecondsMin = 250
const pauseMillisecondsMax = 5000

/** Tries for about ten minutes: longer than a backup of a large shop, which holds a lock on every table, takes. */
const attemptsUsual = 120

// SQLSTATE (PostgreSQL manual, appendix A): lock_not_available and deadlock_detected.
const lockedCodes: readonly unknown[] = ['55P03', '40P01']

interface MigrateOptions {
  /** name of the last migration; all of them where it is absent */
  until?: string | undefined
  /** told once when a migration has to wait for somebody's lock */
  log?: Pick<Log, 'warn'>
  /** how often a lock that somebody holds is asked for */
  attemptsMax?: number
}

/**
 * Brings a database up to date, forward only, one transaction for all files. Two processes that start at once wait
 * for each other (Kysely's advisory lock), and the second finds nothing left to do. What others hold locked is asked
 * for again and again, and hardly waited for. A database that another version brought forward another way is left as it
 * is (OperatorProblem); so is one that is ahead by migrations which this version survives, without a word.
 * @param urls the owner's login creates; the server's login takes the place of {{server}} in the grants
 * @returns names of the migrations that were applied now, oldest first
 */
export const migrate = async (urls: DatabaseUrls, options: MigrateOptions = {}): Promise<string[]> => {
  const pool = createPool({ connectionString: urls.ownerUrl, connectionsMax: 1 })
  try {
    const { pending, stranger } = await historyOf(pool)
    if (stranger) throw new OperatorProblem(stranger)
    if (pending === 0) return []
  } finally {
    await pool.end()
  }
  const { until, log, attemptsMax = attemptsUsual } = options
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await applyPending(urls, until)
    } catch (error) {
      if (!isLocked(error)) throw error
      if (attempt === attemptsMax) throw lockedProblem(error)
      if (attempt === 1) log?.warn('the migrations wait: somebody holds a lock on what they change')
      await delay(Math.min(pauseMillisecondsMin * 2 ** (attempt - 1), pauseMillisecondsMax))
    }
  }
}

const isLocked = (error: unknown): boolean =>
  error instanceof Error &&
  [error, error.cause].some((each) => lockedCodes.includes((each as { code?: unknown })?.code))

const lockedProblem = (cause: unknown): OperatorProblem =>
  new OperatorProblem(
    'The database could not be brought up to date: somebody holds a lock on what the migrations change, as a backup ' +
      'does while it runs, or a transaction that was left open. Nothing was changed. In psql, as a superuser: select ' +
      'pid, application_name, xact_start, query from pg_stat_activity where xact_start is not null order by ' +
      'xact_start; then start again.',
    { cause },
  )

const applyPending = async ({ ownerUrl, serverUrl }: DatabaseUrls, until: string | undefined): Promise<string[]> => {
  // Loaded here: it costs a later start, which has nothing to apply, a tenth of a second and ten megabytes.
  const { Kysely, Migrator, PostgresDialect, sql } = await import('kysely')
  const serverLogin = await loginOf(serverUrl)
  const pool = createPool({ connectionString: ownerUrl, connectionsMax: 1 })
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  const readMigration = async (name: string): Promise<Migration> => {
    const { text, expandSince } = await readMigrationFile(name)
    const forLogin = text.replaceAll('{{server}}', pg.escapeIdentifier(serverLogin))
    return {
      up: async (db) => {
        // Set here: who starts at the same time waits for Kysely's lock as long as it takes.
        await sql`select set_config('lock_timeout', ${`${lockMilliseconds}ms`}, true),
          set_config('pandrop.expand_since', ${expandSince ?? ''}, true)`.execute(db)
        await sql.raw(forLogin).execute(db)
      },
    }
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
 * How far a database was brought, for whoever looks at it before a start or while one runs.
 * @returns pending: as pendingMigrations; applied: how many it has had; ahead: how many of them this build does not
 *   have; stranger: as strangeHistory
 */
export const historyOf = async (
  q: Queryable,
): Promise<{ pending: number; applied: number; ahead: number; stranger: string | null }> => {
  const [known, applied] = await Promise.all([migrationNames(), appliedHistory(q)])
  const names = applied.map(({ name }) => name)
  return {
    pending: known.filter((name) => !names.includes(name)).length,
    applied: applied.length,
    ahead: names.filter((name) => !known.includes(name)).length,
    stranger: strangeHistory(known, applied),
  }
}

/** Those of these migrations that this build does not have, as of a newer one. */
export const unknownMigrations = async (names: readonly string[]): Promise<string[]> => {
  const known = await migrationNames()
  return names.filter((name) => !known.includes(name))
}

/** A migration that a database has had. */
export interface AppliedMigration {
  name: string
  /** as MigrationFile; null too where the database was not yet told */
  expandSince: string | null
}

const unreadable =
  `The login of DATABASE_URL may not read ${migrationTableName}: the first start did not get to its end, or ` +
  'migrations ran for another login. Start the shop, and read what it says.'

const appliedMigrations = async (q: Queryable): Promise<string[]> => (await appliedHistory(q)).map(({ name }) => name)

const appliedHistory = async (q: Queryable): Promise<AppliedMigration[]> => {
  const { rows: tables } = await q.query(
    `select has_table_privilege(oid, 'select') as readable from pg_class
     where oid = to_regclass('public.${migrationTableName}')`,
  )
  if (!tables[0]) return []
  if (!tables[0].readable) throw new OperatorProblem(unreadable)
  // A database of long ago has no such column.
  const { rows } = await q.query(
    `select name, to_jsonb(had) ->> 'expand_since' as "expandSince" from ${migrationTableName} as had order by name`,
  )
  return rows
}

/**
 * Whether a database went another way than this build's migrations lead. One that is ahead by migrations which say that
 * this build survives them has not (docs/decisions/0015-expand-and-contract.md).
 * @param known names of this build's migrations, in their order
 * @param applied what the database has had, in its order
 * @returns what is wrong and what to do, for the operator; null where the database only has to be brought forward, or
 *   is ahead of a build that survives it
 */
export const strangeHistory = (known: string[], applied: AppliedMigration[]): string | null => {
  const names = applied.map(({ name }) => name)
  const ahead = applied.filter(({ name }) => !known.includes(name))
  const breaking = ahead.filter(({ expandSince }) => expandSince === null || expandSince > (known.at(-1) ?? ''))
  if (breaking.length > 0) {
    return (
      `The database was used by another Pandrop, newer than this one: it has had ` +
      `${listed(breaking.map(({ name }) => name))}, which this one does not know and cannot work with. Nothing was ` +
      'changed. Start the newer Pandrop again, or restore the backup that was made before it was started.'
    )
  }
  const last = names.at(-1) ?? ''
  // What this build would still bring was never tried on a database that is ahead.
  const skipped = known.filter((name) => (name < last || ahead.length > 0) && !names.includes(name))
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

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
