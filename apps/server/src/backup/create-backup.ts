import { createReadStream, createWriteStream } from 'node:fs'
import { link, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import * as copyStreams from 'pg-copy-streams'
import type { DatabaseUrls } from '../db/embedded.ts'
import { connectionOptions } from '../db/pool.ts'
import { sealedCounts } from '../domains/backoffice/sealed/sealed.ts'
import type { Env } from '../env.ts'
import { trialBalance } from '../ledger/trial-balance.ts'
import { OperatorProblem } from '../operator-problem.ts'
import { openSecrets } from '../secrets.ts'
import { copyOut, selectSequences, selectTables, type TableRow } from './backup.sql.ts'
import { type BackedUpTable, type Manifest, Measured, type Packed, writeBackup } from './backup-file.ts'

interface Backup extends DatabaseUrls {
  env: Env
  now: Date
  /** where the file is written; made where it is missing */
  folder: string
  onProgress(line: string): void
}

/** A connection that sees the database as it is at one moment, and changes nothing. */
const openSnapshot = async (url: string, snapshot?: string): Promise<pg.Client> => {
  const client = new pg.Client(connectionOptions(url))
  await client.connect()
  await client.query('begin isolation level repeatable read, read only')
  if (snapshot) await client.query(`set transaction snapshot ${pg.escapeLiteral(snapshot)}`)
  return client
}

const saveTable = async (client: pg.Client, table: TableRow, folder: string) => {
  const path = `tables/${table.schema}.${table.table}.gz`
  const source = join(folder, `${table.schema}.${table.table}`)
  const [rows, packed] = [new Measured(), new Measured()]
  await pipeline(client.query(copyStreams.to(copyOut(table))), rows, createGzip(), packed, createWriteStream(source))
  // COPY writes a line for each row: what is a new line in a text is written as \n.
  const entry = { path, bytes: packed.bytes, sha256: packed.sha256() }
  return { table: { ...table, ...entry, rows: rows.lines } satisfies BackedUpTable, packed: { entry, source } }
}

/** Files of the shop, as they lie in its folder; one that is removed meanwhile is left out. */
const saveFiles = async (storage: string, folder: string): Promise<Packed[]> => {
  const found = await readdir(storage, { recursive: true, withFileTypes: true }).catch(() => [])
  const packed: Packed[] = []
  for (const [place, file] of found.filter((one) => one.isFile()).entries()) {
    const from = join(file.parentPath, file.name)
    const source = join(folder, `file-${place}`)
    const measured = new Measured()
    const isThere = await pipeline(createReadStream(from), measured, createWriteStream(source)).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return false
        throw error
      },
    )
    const path = `storage/${relative(storage, from).split(/[\\/]/).join('/')}`
    if (isThere) packed.push({ entry: { path, bytes: measured.bytes, sha256: measured.sha256() }, source })
  }
  return packed
}

/** Gives a file its name, such as pandrop-20261127T081500Z.backup; never one that another has, made in that second. */
const place = async (draft: string, folder: string, moment: Date): Promise<string> => {
  const name = `pandrop-${moment.toISOString().replace(/[-:]|\.\d+/g, '')}`
  for (let copy = 1; ; copy += 1) {
    const path = join(folder, `${name}${copy === 1 ? '' : `-${copy}`}.backup`)
    try {
      await link(draft, path)
      return path
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

const saveDatabase = async ({ ownerUrl, serverUrl, env, onProgress }: Backup, folder: string) => {
  const owner = await openSnapshot(ownerUrl)
  try {
    const { rows: exported } = await owner.query('select pg_export_snapshot() as snapshot')
    // The queue belongs to the server's login alone.
    const server = await openSnapshot(serverUrl, exported[0].snapshot)
    try {
      const tables: BackedUpTable[] = []
      const packed: Packed[] = []
      for (const found of await selectTables(owner)) {
        const saved = await saveTable(found.schema === 'public' ? owner : server, found, folder)
        tables.push(saved.table)
        packed.push(saved.packed)
        if (saved.table.rows > 0) onProgress(`${found.table}: ${saved.table.rows} rows`)
      }
      const counters = [
        ...(await selectSequences(owner, 'public')),
        ...(await selectSequences(server, 'graphile_worker')),
      ]
      const { rows: applied } = await owner.query('select name from schema_migrations order by name')
      const sealed = await sealedCounts(server, openSecrets(env))
      const parts = {
        migrations: applied.map(({ name }) => String(name)),
        tables,
        sequences: counters.map(({ schema, name, last }) => ({ schema, name, last: last ?? 1, called: last !== null })),
        keys: [...new Set(sealed.map(({ fingerprint }) => fingerprint).filter((fingerprint) => fingerprint !== ''))],
        trial_balance: await trialBalance(owner),
      } satisfies Partial<Manifest>
      return { parts, packed }
    } finally {
      await server.end()
    }
  } finally {
    await owner.end()
  }
}

const openDraft = async (folder: string): Promise<string> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return mkdtemp(join(folder, '.unfinished-'))
}

/** A full disk or a folder of somebody else is the operator's to mend; anything else goes on as it is. */
const cannotWrite =
  (folder: string) =>
  (cause: unknown): never => {
    const { syscall, message } = cause as NodeJS.ErrnoException
    if (!['write', 'open', 'mkdir', 'mkdtemp', 'link'].includes(syscall ?? '')) throw cause
    throw new OperatorProblem(`No backup was written to ${folder}: ${message}. Nothing is left of it.`, { cause })
  }

/**
 * Writes everything that the shop knows into one file: the database as it is at one moment, while the shop goes on, and
 * its own files. The keys that seal accounts are not in it, nor are files in S3.
 * @returns where the file lies, its bytes, and what it says of itself. A folder that cannot be written to is an
 *   OperatorProblem
 */
export const createBackup = async (backup: Backup): Promise<{ path: string; bytes: number; manifest: Manifest }> => {
  const { env, now, folder, onProgress } = backup
  const draft = await openDraft(folder).catch(cannotWrite(folder))
  try {
    const { parts, packed } = await saveDatabase(backup, draft)
    const files = env.S3_URL ? null : await saveFiles(join(env.DATA_DIR, 'storage'), draft)
    onProgress(files ? `${files.length} files` : 'files lie in S3 and are not in the backup')
    const manifest: Manifest = {
      format: 1,
      made_at: now.toISOString(),
      ...parts,
      files: files?.map(({ entry }) => entry) ?? null,
    }
    await writeBackup(join(draft, 'whole'), manifest, [...packed, ...(files ?? [])])
    const path = await place(join(draft, 'whole'), folder, now)
    return { path, bytes: (await stat(path)).size, manifest }
  } catch (error) {
    return cannotWrite(folder)(error)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}
