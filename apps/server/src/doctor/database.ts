import { randomBytes } from 'node:crypto'
import { unfinishedRestore } from '../backup/unfinished-restore.ts'
import { checkQueueRights, checkRights, checkServer } from '../db/check-rights.ts'
import { serverConnectionsMax, spareConnections } from '../db/connections.ts'
import { historyOf } from '../db/migrate.ts'
import { recoveryProblem } from '../db/recovery.ts'
import { firstRow, type Queryable } from '../db/statement.ts'
import { amber, green, many, red, type Verdict } from '../domains/backoffice/health/verdict.rules.ts'
import { lostToUs } from '../domains/backoffice/sealed/sealed.ts'
import type { Env } from '../env.ts'
import { OperatorProblem } from '../operator-problem.ts'
import { openSecrets, secretsOf } from '../secrets.ts'
import { findKey } from './machine.ts'

interface ServerRow {
  version: string
  ctype: string
  /** the collation is another one than the indexes were made with */
  stale: boolean
  at: Date
}

const findServer = firstRow<ServerRow, []>(
  'doctor_server',
  `select current_setting('server_version') as version, datctype as ctype, clock_timestamp() as at,
     coalesce(datcollversion <> pg_database_collation_actual_version(oid), false) as stale
   from pg_database where datname = current_database()`,
)

const findBackup = firstRow<{ file: string }, []>(
  'doctor_last_backup',
  "select file from backup_steps where step = 'created' order by at desc, id desc limit 1",
)

const reasons: Readonly<Record<string, string>> = {
  '28P01': 'Its password is another one: mend the address in DATABASE_URL or DATABASE_OWNER_URL.',
  '28000': 'The login is refused: see pg_hba.conf, and whether TLS is asked for (?sslmode=verify-full).',
  '3D000': 'Make the database (createdb), or mend its name in DATABASE_URL.',
  '53300': 'All connections are taken: see who holds them (pg_stat_activity), or raise max_connections.',
  '57P03': 'It is starting, stopping, or being restored: read its log, and try again.',
  ENOTFOUND: 'There is no such host: mend the address.',
  ECONNREFUSED: 'Nobody listens there: start PostgreSQL, or mend host and port.',
  ETIMEDOUT: 'Nobody answers there: a firewall, or another host.',
}

const findConnectionsMax = firstRow<{ max: number }, []>(
  'doctor_connections_max',
  "select current_setting('max_connections')::int as max",
)

/** Whether what this server takes at most fits into the database, with some for others. */
export const connectionsOf = async (q: Queryable, { WORKERS }: Pick<Env, 'WORKERS'>): Promise<Verdict> => {
  const found = await findConnectionsMax(q)
  if (!found) throw new Error('the database does not say how many connections it has')
  const taken = serverConnectionsMax(WORKERS)
  const says = `This server takes up to ${taken} connections (WORKERS ${WORKERS}); the database has ${found.max}`
  if (taken + spareConnections <= found.max) return green(says)
  const toDo = `Raise max_connections to ${taken + spareConnections} or more, as much again for each further server.`
  return amber(says, `${toDo} Or lower WORKERS.`)
}

/** Why a database is not reached, with what to do; of an address its secrets are never said. */
export const unreachedOf = (error: unknown): Verdict => {
  const { code = '', message } = error as Error & { code?: string }
  const toDo = reasons[code] ?? 'Start PostgreSQL, and see its log; mend DATABASE_URL.'
  return red(`The database is not reached: ${message || code}`, toDo)
}

/** Version, encoding and letters of the server. */
export const serverOf = async (q: Queryable): Promise<Verdict> => {
  const problems = await checkServer(q)
  const server = await findServer(q)
  if (!server) throw new Error('the database of this connection is not in pg_database')
  const { version, ctype, stale } = server
  const says = `PostgreSQL ${version}, letters by ${ctype}`
  if (problems.length > 0) return red(problems.join('; '), 'Use a PostgreSQL 15 or newer, and a database in UTF8.')
  if (stale)
    return amber(
      `${says}; an update of the system has changed how text is sorted`,
      'In psql as its owner: reindex database <name>; alter database <name> refresh collation version.',
    )
  if (/^(C|POSIX)$/.test(ctype))
    return amber(`${says}: capitals beyond A to Z are not known`, 'Make the database anew with --locale=C.UTF-8.')
  return green(says)
}

/**
 * Whether the database takes changes and holds the shop that was to be restored.
 * @returns undefined where nothing is said of it: nobody restores anything
 */
export const restoredOf = async (q: Queryable, env: Env): Promise<Verdict | undefined> => {
  const problem = (await recoveryProblem(q)) ?? (await unfinishedRestore(env, q))
  return problem ? red(problem.says, problem.toDo) : undefined
}

const skewSecondsAmber = 2
const skewSecondsRed = 30

/** Whether this machine and the database know the same time. */
export const clockOf = async (q: Queryable): Promise<Verdict> => {
  const before = Date.now()
  const server = await findServer(q)
  const after = Date.now()
  if (!server) throw new Error('the database of this connection is not in pg_database')
  return skewOf(server.at.getTime() - (before + after) / 2, (after - before) / 2)
}

/**
 * The same of what was measured.
 * @param milliseconds that the database is ahead
 * @param doubt milliseconds that the way there may account for
 */
export const skewOf = (milliseconds: number, doubt: number): Verdict => {
  const seconds = Math.max(0, Math.abs(milliseconds) - doubt) / 1000
  if (seconds < skewSecondsAmber) return green('This machine and the database know the same time')
  const says = `The database is ${Math.round(seconds)} seconds ${milliseconds > 0 ? 'ahead of' : 'behind'} this machine`
  const toDo = 'Set both clocks by NTP (timedatectl): sessions, codes and card payments end by them.'
  return seconds < skewSecondsRed ? amber(says, toDo) : red(says, toDo)
}

/**
 * How far the database was brought.
 * @param isOpen the shop runs on it
 */
export const migrationsOf = async (q: Queryable, isOpen: boolean): Promise<Verdict & { areApplied: boolean }> => {
  const history = await historyOf(q).catch((error: unknown) => {
    if (error instanceof OperatorProblem) return error
    throw error
  })
  if (history instanceof OperatorProblem) {
    return { ...red(history.message, 'See docs/recipes/update.md.'), areApplied: false }
  }
  const { pending, applied, ahead, stranger } = history
  if (stranger) return { ...red(stranger, 'See docs/recipes/update.md.'), areApplied: false }
  if (pending === 0) {
    const next = ahead > 0 ? `, and ${ahead} of a newer version, which this one survives` : ''
    return { ...green(`Every migration is applied${next}`), areApplied: true }
  }
  if (applied === 0) return { ...amber('The database is empty', 'The first start prepares it.'), areApplied: false }
  const says = `${many(pending, 'migration is', 'migrations are')} not applied`
  const toDo = 'Start the shop anew: the start applies them. A backup first (docs/recipes/update.md).'
  return { ...(isOpen ? red : amber)(says, toDo), areApplied: false }
}

/** Whether the server's login may do what it has to, and nothing beyond. */
export const rightsOf = async (q: Queryable): Promise<Verdict> => {
  const { missing, warnings } = await checkRights(q)
  const queue = await checkQueueRights(q)
  if (missing.length > 0)
    return red(missing.join('; '), queue.length > 0 ? 'Type what stands there.' : 'Grant it, or let migrations run.')
  if (warnings.length > 0) return amber(warnings.join('; '), 'See README, DATABASE_OWNER_URL.')
  return green('The server’s login may do what it has to, and cannot edit the ledger')
}

/** What is sealed with a key that is not here; where there is none nothing opens. */
export const sealedOf = async (q: Queryable, env: Env): Promise<Verdict> => {
  const found = findKey(env)
  const isThere = found === 'environment' || found === 'file'
  // Opening would make a key where there is none.
  const lost = await lostToUs(q, isThere ? openSecrets(env) : secretsOf(randomBytes(32)))
  if (lost.length === 0) return green('Everything sealed can be opened')
  return red(
    `Cannot be opened: ${lost.map(({ name, values }) => `${values} ${name}`).join(', ')}`,
    'Put the old key behind the new one, ENCRYPTION_KEYS=new,old (docs/security.md, Keys).',
  )
}

/** Where the last backup was written to. */
export const lastBackupFile = async (q: Queryable): Promise<string | undefined> => (await findBackup(q))?.file
