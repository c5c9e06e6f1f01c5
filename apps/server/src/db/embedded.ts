import { existsSync, readFileSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import pg from 'pg'
import { OperatorProblem } from '../operator-problem.ts'
import { chooseAccount, giveFolder } from './embedded/account.ts'
import { findBinaries } from './embedded/binaries.ts'
import {
  type ClusterPaths,
  clusterPaths,
  createCluster,
  inspectCluster,
  keepPasswords,
  makeFolders,
  ownerLogin,
  type Passwords,
  serverLogin,
} from './embedded/cluster.ts'
import { lockDataFolder, lockHolder } from './embedded/data-lock.ts'
import { type Kept, keepRunning } from './embedded/keep-running.ts'
import { type Postmaster, startPostmaster, stopLeftover } from './embedded/postmaster.ts'
import type { Log } from './log.ts'

/** Addresses of a running database: postgres://login:password@127.0.0.1:port/pandrop */
export interface DatabaseUrls {
  /** the owner's login: migrations, seeds, backups */
  ownerUrl: string
  /** the server's login: everything else */
  serverUrl: string
}

/** An embedded PostgreSQL that this process started. */
export interface EmbeddedDatabase extends DatabaseUrls {
  /** ends PostgreSQL and waits for it; calling it again does nothing */
  stop(): Promise<void>
}

/** What startEmbedded needs. */
export interface EmbeddedOptions {
  /** the shop's data folder; made where it does not exist */
  dataDir: string
  /** false for what is thrown away: faster, and a power cut may lose everything */
  durable?: boolean
  /** settings of PostgreSQL in place of ours or beside them: what is measured may need more connections than a shop */
  settings?: Record<string, string>
  log: Log
}

const databaseName = 'pandrop'

/**
 * Starts the PostgreSQL that comes with Pandrop on a data folder: makes the cluster on the first start, takes over
 * after a killed server, and answers when it accepts connections. A PostgreSQL that ends unasked is started again, at
 * the same address. Whatever only the operator can put right is thrown
 * as an OperatorProblem; nothing is ever deleted.
 */
export const startEmbedded = async ({
  dataDir,
  durable = true,
  settings,
  log,
}: EmbeddedOptions): Promise<EmbeddedDatabase> => {
  const folder = resolve(dataDir)
  const binaries = await findBinaries()
  await makeFolders(folder)
  const lock = await lockDataFolder(folder)
  let postmaster: Postmaster | undefined
  try {
    const paths = clusterPaths(folder)
    const exists = await inspectCluster(paths, binaries.major)
    const account = await chooseAccount(binaries.postgres, paths.folder)
    const passwords = await keepPasswords(paths)
    if (exists) await stopLeftover(paths)
    else await createCluster(paths, { binaries, account, password: passwords.owner, log })
    await giveFolder(account, paths.cluster)
    postmaster = await startPostmaster({ paths, binaries, account, durable, settings })
    const urls = await prepareDatabase(postmaster.port, passwords)
    await writeFile(paths.connection, JSON.stringify(urls), { mode: 0o600 })
    const { port } = postmaster
    const startAgain = async (): Promise<Postmaster> => {
      await stopLeftover(paths)
      return await startPostmaster({ paths, binaries, account, durable, settings, port })
    }
    return { ...urls, ...lifetime(keepRunning(postmaster, startAgain, log), () => release(paths, lock)) }
  } catch (error) {
    await postmaster?.stop()
    lock.release()
    throw error
  }
}

const release = (paths: ClusterPaths, lock: { release(): void }): void => {
  rmSync(paths.connection, { force: true })
  lock.release()
}

const lifetime = (postmaster: Kept, afterEnd: () => void) => {
  let stopping: Promise<void> | undefined
  const atExit = (): void => {
    postmaster.abandon()
    afterEnd()
  }
  process.once('exit', atExit)
  const stopOnce = async (): Promise<void> => {
    await postmaster.stop()
    process.off('exit', atExit)
    afterEnd()
  }
  const stop = (): Promise<void> => {
    stopping ??= stopOnce()
    return stopping
  }
  return { stop }
}

/**
 * Addresses of the database that a shop is running on this data folder right now.
 * @returns undefined when none is running
 */
export const findRunningEmbedded = (dataDir: string): DatabaseUrls | undefined => {
  const folder = resolve(dataDir)
  if (lockHolder(folder) === undefined) return undefined
  try {
    return JSON.parse(readFileSync(clusterPaths(folder).connection, 'utf8')) as DatabaseUrls
  } catch (cause) {
    throw new OperatorProblem(`The shop on ${folder} is just starting or stopping: try again.`, { cause })
  }
}

/** Whether a data folder holds an embedded database, running or not. */
export const hasEmbedded = (dataDir: string): boolean => existsSync(clusterPaths(resolve(dataDir)).cluster)

// Every step may have been done by an earlier start, which may have been killed after any of them.
const prepareDatabase = async (port: number, { owner, server }: Passwords): Promise<DatabaseUrls> => {
  const address = (login: string, password: string, database: string): string =>
    `postgres://${login}:${password}@127.0.0.1:${port}/${database}`
  const client = new pg.Client({ connectionString: address(ownerLogin, owner, 'postgres') })
  await client.connect().catch((cause: Error) => {
    throw new OperatorProblem(`PostgreSQL refuses our own login: ${cause.message}`, { cause })
  })
  try {
    await ensureServerLogin(client, server)
    const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName])
    if (!rowCount) await client.query(`create database ${databaseName}`)
  } finally {
    await client.end()
  }
  return {
    ownerUrl: address(ownerLogin, owner, databaseName),
    serverUrl: address(serverLogin, server, databaseName),
  }
}

const ensureServerLogin = async (client: pg.Client, password: string): Promise<void> => {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [serverLogin])
  if (rowCount) return
  await client.query(`create role ${serverLogin} login password ${pg.escapeLiteral(password)}`)
}
