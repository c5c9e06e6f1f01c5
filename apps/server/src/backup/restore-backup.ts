import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import * as copyStreams from 'pg-copy-streams'
import type { DatabaseUrls } from '../db/embedded.ts'
import { loginOf, migrate, unknownMigrations } from '../db/migrate.ts'
import { connectionOptions, createPool } from '../db/pool.ts'
import type { Env } from '../env.ts'
import { migrateWorker, prepareWorkerSchema } from '../jobs/worker-schema.ts'
import { trialBalance } from '../ledger/trial-balance.ts'
import { isClean, verifyLedger } from '../ledger/verify.ts'
import { OperatorProblem } from '../operator-problem.ts'
import { chooseStorage } from '../ports/storage/choose-storage.ts'
import { openSecrets } from '../secrets.ts'
import { copyIn, nameOf, selectReferences, selectTables, type TableRow } from './backup.sql.ts'
import { type BackedUpTable, type Manifest, readBackup, verifyBackup } from './backup-file.ts'
import { holdingsOf, noteRestoreBegun, noteRestoreEnded } from './unfinished-restore.ts'

interface Restore extends DatabaseUrls {
  env: Env
  /** the backup */
  path: string
  /** restore although what is sealed cannot be opened afterwards */
  withoutKey: boolean
  onProgress(line: string): void
}

/** Fingerprints of the keys that are set here; none is made where there is none. */
const keysHere = (env: Env): readonly string[] =>
  env.ENCRYPTION_KEYS || existsSync(join(env.DATA_DIR, 'encryption.key')) ? openSecrets(env).fingerprints : []

const refuseWithoutKeys = ({ keys }: Manifest, env: Env): void => {
  const here = keysHere(env)
  const missing = keys.filter((key) => !here.some((known) => known.startsWith(key)))
  if (missing.length === 0) return
  throw new OperatorProblem(
    'Account numbers, files for the bank and authenticators in this backup are sealed with a key that is not here ' +
      `(fingerprint ${missing.join(', ')}). Set ENCRYPTION_KEY to it, or put it into DATA_DIR/encryption.key; or ` +
      'give --without-key: the shop then has everything but those. Nothing was changed.',
  )
}

const refuseFilled = async (owner: pg.Client): Promise<void> => {
  const { isOurs, filled } = await holdingsOf(owner)
  if (isOurs && filled.length === 0) return
  const what = isOurs ? `there is a shop already (${filled.join(', ')})` : 'there are tables of something else'
  throw new OperatorProblem(
    `A backup is restored into an empty database alone, and ${what}. Nothing was changed. Set another DATA_DIR, or a ` +
      'DATABASE_URL of a database that nobody has used.',
  )
}

/** Takes off what would look at each row, or refuse it: the rows have been looked at when they were written. */
const openTables = async (owner: pg.Client) => {
  const tables = (await selectTables(owner)).filter(({ schema }) => schema === 'public')
  const references = await selectReferences(owner)
  for (const table of tables) await owner.query(`alter table ${nameOf(table)} disable trigger user`)
  for (const { table, name } of references)
    await owner.query(`alter table ${table} drop constraint ${pg.escapeIdentifier(name)}`)
  await owner.query(`truncate ${tables.map(nameOf).join(', ')}`)
  return {
    /** puts all of it back: a row that points nowhere is found now */
    close: async () => {
      for (const { table, name, definition } of references)
        await owner.query(`alter table ${table} add constraint ${pg.escapeIdentifier(name)} ${definition}`)
      for (const table of tables) await owner.query(`alter table ${nameOf(table)} enable trigger user`)
    },
  }
}

const connect = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client(connectionOptions(url))
  await client.connect()
  return client
}

const fillTable = async (client: pg.Client, table: BackedUpTable, bytes: Readable): Promise<void> => {
  const rows = client.query(copyStreams.from(copyIn(table)))
  await pipeline(bytes, createGunzip(), rows)
  if (rows.rowCount === table.rows) return
  throw new OperatorProblem(`${table.table} has ${rows.rowCount} rows in the backup, and should have ${table.rows}.`)
}

/** Refuses names that this version's database does not have: they become SQL. */
const refuseUnknownTables = (manifest: Manifest, known: readonly TableRow[]): void => {
  const columnsOf = new Map(known.map((table) => [nameOf(table), new Set(table.columns)]))
  const strange = manifest.tables.find((table) => {
    const columns = columnsOf.get(nameOf(table))
    return !columns || table.columns.some((column) => !columns.has(column))
  })
  if (strange) throw new OperatorProblem(`This version does not know ${strange.table} as the backup has it.`)
}

const setCounters = async (client: pg.Client, manifest: Manifest, wanted: string): Promise<void> => {
  for (const { schema, name, last, called } of manifest.sequences.filter((one) => one.schema === wanted))
    await client.query('select setval($1, $2, $3)', [nameOf({ schema, table: name }), last, called])
}

const sameBalance = (one: Record<string, number>, other: Record<string, number>): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => (one[name] ?? 0) === (other[name] ?? 0))

/** The books are what they were, or nothing is restored. */
const proveBalance = async (owner: pg.Client, manifest: Manifest): Promise<void> => {
  const balance = await trialBalance(owner)
  if (isClean(await verifyLedger(owner)) && sameBalance(balance, manifest.trial_balance)) return
  throw new OperatorProblem('The books do not add up to what the backup says. Nothing was restored.')
}

const contentTypes: Record<string, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  jpg: 'image/jpeg',
}

const fillAll = async (restore: Restore, { owner, server }: { owner: pg.Client; server: pg.Client }) => {
  const { path, env, onProgress } = restore
  const storage = chooseStorage(env)
  const tables = await openTables(owner)
  await server.query('truncate graphile_worker._private_jobs, graphile_worker._private_job_queues')
  await server.query('truncate graphile_worker._private_tasks cascade')
  let byPath = new Map<string, BackedUpTable>()
  const manifest = await readBackup(path, {
    onManifest: async (said) => {
      refuseUnknownTables(said, await selectTables(owner))
      byPath = new Map(said.tables.map((table) => [table.path, table]))
    },
    onEntry: async (name, bytes) => {
      const table = byPath.get(name)
      if (table) {
        await fillTable(table.schema === 'public' ? owner : server, table, bytes)
        if (table.rows > 0) onProgress(`${table.table}: ${table.rows} rows`)
        return
      }
      const pieces: Buffer[] = []
      for await (const piece of bytes) pieces.push(piece)
      const file = name.slice('storage/'.length)
      await storage.put(
        file,
        Buffer.concat(pieces),
        contentTypes[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
      )
    },
  })
  await setCounters(owner, manifest, 'public')
  await setCounters(server, manifest, 'graphile_worker')
  // Whoever held a job when the backup was made does not finish it.
  await server.query(
    'update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_at is not null',
  )
  await server.query('update graphile_worker._private_job_queues set locked_at = null, locked_by = null')
  await tables.close()
  await proveBalance(owner, manifest)
  return manifest
}

/**
 * Makes an empty database the shop that a backup was made of, with its files, and brings it up to date; all of it or
 * nothing of the database.
 * @returns what the backup says of itself. Refused with an OperatorProblem: a file that is damaged, a database that is
 *   not empty, a backup of a newer version, sealed values without their key
 */
export const restoreBackup = async (restore: Restore): Promise<Manifest> => {
  const { path, ownerUrl, serverUrl, env, withoutKey, onProgress } = restore
  const said = await verifyBackup(path)
  onProgress(`${path} is whole: made ${said.made_at}`)
  const strangers = await unknownMigrations(said.migrations)
  if (strangers.length > 0)
    throw new OperatorProblem(
      `The backup was made by a newer Pandrop: it has had ${strangers.join(', ')}. Restore it with that one. ` +
        'Nothing was changed.',
    )
  if (!withoutKey) refuseWithoutKeys(said, env)
  const owner = await connect(ownerUrl)
  const server = await connect(serverUrl).catch(async (error: unknown) => {
    await owner.end()
    throw error
  })
  try {
    await refuseFilled(owner)
    await noteRestoreBegun(env, path)
    await migrate({ ownerUrl, serverUrl }, { until: said.migrations.at(-1) })
    const pool = createPool({ connectionString: ownerUrl, connectionsMax: 1 })
    await prepareWorkerSchema(pool, await loginOf(serverUrl)).finally(() => pool.end())
    await migrateWorker(serverUrl)
    await owner.query('begin')
    await server.query('begin')
    const manifest = await fillAll(restore, { owner, server })
    await server.query('commit')
    await owner.query('commit')
    await noteRestoreEnded(env)
    await migrate({ ownerUrl, serverUrl })
    await owner.query('analyze')
    return manifest
  } finally {
    // What was not committed is rolled back with its connection.
    await Promise.all([owner.end(), server.end()])
  }
}
