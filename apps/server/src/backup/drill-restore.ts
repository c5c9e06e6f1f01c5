import { execFile } from 'node:child_process'
import { rmSync, statSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type pg from 'pg'
import type { Account } from '../db/embedded/account.ts'
import { startPostmaster } from '../db/embedded/postmaster.ts'
import type { DatabaseUrls } from '../db/embedded.ts'
import { migrate, pendingMigrations } from '../db/migrate.ts'
import { createPool } from '../db/pool.ts'
import { firstRow } from '../db/statement.ts'
import { proveBooks } from '../domains/backoffice/reconciliation/proof.ts'
import { pgbackrestEnvironment } from '../env.ts'
import { isClean, verifyLedger } from '../ledger/verify.ts'
import { OperatorProblem } from '../operator-problem.ts'
import { nameOf, selectTables } from './backup.sql.ts'
import { type KeptBackup, newestBackup, pgbackrest, type Stanza, stanzaParameters } from './pgbackrest.ts'

const run = promisify(execFile)

/** What a drill needs. */
interface Drill extends DatabaseUrls {
  stanza: Stanza
  /** the moment to go back to; absent: as far as the archive leads */
  to: Date | undefined
  /** where there is room for a second database, for as long as this takes */
  folder: string
  onProgress(line: string): void
}

/** What came back. */
export interface DrillReport {
  /** of the newest backup */
  label: string
  /** the last thing that the restored database knows happened then */
  newestAt: Date
  rows: number
  databaseBytes: number
}

/** A recovery reads all that was archived since the backup. */
const recoveryMillisMax = 12 * 3_600_000

// As distributions of Debian and of Red Hat lay them.
const postgresPlaces = (major: number): string[] => [
  `/usr/lib/postgresql/${major}/bin/postgres`,
  `/usr/pgsql-${major}/bin/postgres`,
  'postgres',
]

const findPostgres = async (major: number): Promise<string> => {
  for (const place of postgresPlaces(major)) {
    const version = await run(place, ['--version'], { env: pgbackrestEnvironment() }).then(
      ({ stdout }) => stdout,
      () => '',
    )
    if (new RegExp(` ${major}[.\\s]`).test(version)) return place
  }
  throw new OperatorProblem(
    `PostgreSQL ${major}, which the backup is of, is not installed here: a drill starts it beside the shop ` +
      `(apt-get install postgresql-${major}).`,
  )
}

const refuseFull = async (folder: string, { databaseBytes }: KeptBackup): Promise<void> => {
  const { bavail, bsize } = await statfs(folder).catch((cause: Error) => {
    throw new OperatorProblem(`There is no room for a drill in ${folder}: ${cause.message}`, { cause })
  })
  // With what is replayed on top of it.
  const needed = databaseBytes * 1.5
  if (bavail * bsize >= needed) return
  const inMegabytes = (bytes: number) => `${Math.ceil(bytes / 1e6)} MB`
  throw new OperatorProblem(
    `A drill needs ${inMegabytes(needed)} in ${folder}, where ${inMegabytes(bavail * bsize)} are free. Name another ` +
      'folder by --in.',
  )
}

/** Root restores files as they were owned, and starts PostgreSQL as their owner; anybody else owns them. */
const accountOf = (cluster: string): Account => {
  const { uid, gid } = statSync(join(cluster, 'PG_VERSION'))
  const options = process.getuid?.() === 0 ? { uid, gid } : {}
  return { uid, gid, command: (file, args) => ({ file, args, options }) }
}

const quoted = (word: string): string => `'${word.replaceAll("'", "'\\''")}'`

interface Place {
  folder: string
  cluster: string
  locks: string
}

const restore = async ({ stanza, to }: Drill, { folder, cluster, locks }: Place): Promise<void> => {
  const target = to && ['--type=time', `--target=${to.toISOString().replace('T', ' ').replace('Z', '+00')}`]
  await pgbackrest(stanza, [
    `--pg1-path=${cluster}`,
    `--lock-path=${locks}`,
    // Where the shop's own tablespaces lie nothing is written.
    `--tablespace-map-all=${join(folder, 'tablespaces')}`,
    ...(target ? [...target, '--target-action=promote'] : ['--type=default']),
    'restore',
  ])
}

/** What PostgreSQL is started with: it listens to this drill alone, archives nothing, and reads the archive on. */
const settingsOf = (stanza: Stanza, { folder, cluster, locks }: Place): Record<string, string> => {
  const fetching = ['pgbackrest', ...stanzaParameters(stanza), `--pg1-path=${cluster}`, `--lock-path=${locks}`]
  const hba = join(folder, 'pg_hba.conf')
  return {
    config_file: join(folder, 'postgresql.conf'),
    hba_file: hba,
    ident_file: join(folder, 'postgresql.conf'),
    listen_addresses: '',
    unix_socket_directories: cluster,
    // What is restored was archived; what happens to it from now on is thrown away.
    archive_mode: 'off',
    restore_command: `${fetching.map(quoted).join(' ')} --no-archive-async archive-get %f "%p"`,
    // Nobody asks before it is where it shall be; so it needs no room for as many connections as the original.
    hot_standby: 'off',
    shared_preload_libraries: '',
    ssl: 'off',
    logging_collector: 'off',
    log_destination: 'stderr',
  }
}

const addressThere = (url: string, { cluster }: Place, port: number): string => {
  const { username, pathname } = new URL(url)
  return `postgres://${username}@localhost:${port}${pathname}?host=${encodeURIComponent(cluster)}`
}

const findReplayed = firstRow<{ at: Date | null }, []>(
  'drill_last_replayed',
  'select pg_last_xact_replay_timestamp() as at',
)

const countRows = async (pool: pg.Pool): Promise<number> => {
  const tables = (await selectTables(pool)).filter(({ schema }) => schema === 'public')
  const counts = tables.map((table) => `select count(*) as rows from ${nameOf(table)}`)
  const { rows } = await pool.query(`select sum(rows)::bigint as rows from (${counts.join(' union all ')}) as counted`)
  return rows[0].rows
}

const prove = async (pool: pg.Pool): Promise<void> => {
  const isRight = isClean(await verifyLedger(pool)) && (await proveBooks(pool)).found === 0
  if (isRight) return
  throw new OperatorProblem(
    'The database came back, and its books are wrong. They are so in the shop too, or were: npm run shop -- ledger ' +
      'verify.',
  )
}

const look = async (urls: DatabaseUrls, backup: KeptBackup): Promise<DrillReport> => {
  const pool = createPool({ connectionString: urls.ownerUrl, connectionsMax: 2 })
  try {
    const replayed = await findReplayed(pool)
    if ((await pendingMigrations(pool)).length > 0) await migrate(urls)
    await prove(pool)
    const { label, databaseBytes, endedAt } = backup
    return { label, databaseBytes, rows: await countRows(pool), newestAt: replayed?.at ?? endedAt }
  } finally {
    await pool.end()
  }
}

const openPlace = async (inside: string): Promise<Place> => {
  const folder = await mkdtemp(join(resolve(inside), 'pandrop-drill-'))
  // PostgreSQL's own account must pass through; what is restored stays closed by its own mode.
  if (process.getuid?.() === 0) await chmod(folder, 0o711)
  await writeFile(join(folder, 'postgresql.conf'), '', { mode: 0o644 })
  // The socket lies in the data folder, which is its account's alone.
  await writeFile(join(folder, 'pg_hba.conf'), 'local all all trust\n', { mode: 0o644 })
  const place = { folder, cluster: join(folder, 'data'), locks: join(folder, 'locks') }
  await mkdir(place.cluster, { mode: 0o700 })
  return place
}

const recover = async (drill: Drill, place: Place, backup: KeptBackup): Promise<DrillReport> => {
  const { stanza, onProgress } = drill
  const postgres = await findPostgres(backup.major)
  await restore(drill, place)
  onProgress(`The backup ${backup.label} is there; PostgreSQL reads the archive on`)
  const postmaster = await startPostmaster({
    paths: { cluster: place.cluster, log: join(place.folder, 'postgres.log') },
    binaries: { postgres },
    account: accountOf(place.cluster),
    durable: false,
    settings: settingsOf(stanza, place),
    env: pgbackrestEnvironment(),
    readyMillisMax: recoveryMillisMax,
  })
  process.once('exit', postmaster.abandon)
  try {
    const { port } = postmaster
    const urls = {
      ownerUrl: addressThere(drill.ownerUrl, place, port),
      serverUrl: addressThere(drill.serverUrl, place, port),
    }
    return await look(urls, backup)
  } finally {
    process.off('exit', postmaster.abandon)
    await postmaster.stop()
  }
}

/**
 * Restores the newest second of the archive, or a moment, into a PostgreSQL of its own beside the shop's, which sends
 * nothing and is thrown away, and proves its books.
 * @returns what came back; an OperatorProblem where pgBackRest is not set up, there is no room, the moment is not kept,
 *   or the books are wrong
 */
export const drillRestore = async (drill: Drill): Promise<DrillReport> => {
  const backup = await newestBackup(drill.stanza)
  if (drill.to && drill.to < backup.oldestAt)
    throw new OperatorProblem(
      `The oldest moment that is kept is ${backup.oldestAt.toISOString()}: pgBackRest keeps as many backups as its ` +
        'repo1-retention-full says.',
    )
  await refuseFull(drill.folder, backup)
  const place = await openPlace(drill.folder)
  const leave = () => rmSync(place.folder, { recursive: true, force: true })
  process.once('exit', leave)
  try {
    return await recover(drill, place, backup)
  } finally {
    process.off('exit', leave)
    await rm(place.folder, { recursive: true, force: true })
  }
}
