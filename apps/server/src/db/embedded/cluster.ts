import { execFile } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { OperatorProblem } from '../../operator-problem.ts'
import type { Log } from '../log.ts'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'

const run = promisify(execFile)

/** Where the parts of an embedded database lie in a data folder. */
export interface ClusterPaths {
  /** belongs to the account that PostgreSQL runs under */
  folder: string
  /** PostgreSQL's own data folder (PGDATA) */
  cluster: string
  /** what PostgreSQL says while it runs */
  log: string
  /** random passwords of both logins, mode 0600 */
  passwords: string
  /** addresses of the running database, mode 0600; absent while it is stopped */
  connection: string
}

/** Random passwords: the owner migrates, the server works. */
export interface Passwords {
  owner: string
  server: string
}

export const ownerLogin = 'pandrop_owner'
export const serverLogin = 'pandrop_server'

export const clusterPaths = (dataDir: string): ClusterPaths => ({
  folder: join(dataDir, 'postgres'),
  cluster: join(dataDir, 'postgres', 'cluster'),
  log: join(dataDir, 'postgres.log'),
  passwords: join(dataDir, 'postgres-passwords.json'),
  connection: join(dataDir, 'postgres-connection.json'),
})

/** Makes the folders of a data folder, or says why that cannot be done. */
export const makeFolders = async (dataDir: string): Promise<void> => {
  try {
    // Root's own data folder must let PostgreSQL's account pass through; its files stay closed by their own modes.
    await mkdir(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
    await mkdir(clusterPaths(dataDir).folder, { recursive: true, mode: 0o700 })
  } catch (cause) {
    throw new OperatorProblem(`DATA_DIR ${dataDir} cannot be written: ${(cause as Error).message}`, { cause })
  }
}

/**
 * Looks at what a data folder holds before anything is changed.
 * @returns true where a finished cluster of this major version lies, false where there is none yet
 */
export const inspectCluster = async ({ cluster, passwords }: ClusterPaths, major: number): Promise<boolean> => {
  if (!existsSync(cluster)) return false
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => '')
  if (version === '') {
    throw new OperatorProblem(
      `${cluster} is not a finished PostgreSQL data folder. Nothing was changed. Move it away and start again.`,
    )
  }
  if (Number(version) !== major) {
    throw new OperatorProblem(
      `${cluster} was made by PostgreSQL ${version.trim()}, this Pandrop brings ${major}. Nothing was changed. ` +
        'Make a backup with the Pandrop that made it and restore that here, or set another DATA_DIR.',
    )
  }
  const signal = ['recovery.signal', 'standby.signal'].find((name) => existsSync(join(cluster, name)))
  if (signal) {
    throw new OperatorProblem(
      `${cluster} is half restored: ${signal} says that PostgreSQL has to read an archive first. Nothing was ` +
        'changed. Finish it with what has begun it, or restore a backup into another DATA_DIR (npm run shop -- ' +
        'backup restore).',
    )
  }
  if (!existsSync(passwords)) {
    throw new OperatorProblem(
      `${passwords} is missing: without it nobody can sign in to ${cluster}. Nothing was changed. Put the file back.`,
    )
  }
  return true
}

/** The passwords of a data folder; the first call makes them. */
export const keepPasswords = async ({ passwords }: ClusterPaths): Promise<Passwords> => {
  if (!existsSync(passwords)) {
    const made: Passwords = { owner: randomPassword(), server: randomPassword() }
    await writeFile(passwords, JSON.stringify(made), { mode: 0o600 })
  }
  return JSON.parse(await readFile(passwords, 'utf8')) as Passwords
}

const randomPassword = (): string => randomBytes(24).toString('base64url')

/**
 * Makes a cluster with initdb: UTF-8, PostgreSQL's built-in C.UTF-8 (the same order on every machine), passwords by
 * scram-sha-256 for everyone. It is made under another name and renamed when finished, so an interrupted start leaves
 * nothing that could be taken for a shop's data.
 */
export const createCluster = async (
  paths: ClusterPaths,
  { binaries, account, password, log }: { binaries: Binaries; account: Account; password: string; log: Log },
): Promise<void> => {
  await reportUnfinished(paths, log)
  const draft = join(paths.folder, `unfinished-${randomUUID()}`)
  const passwordFile = `${draft}.password`
  await writeFile(passwordFile, password, { mode: 0o600 })
  await chown(passwordFile, account.uid, account.gid)
  const { file, args, options } = account.command(binaries.initdb, [
    '-D',
    draft,
    '-U',
    ownerLogin,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
    '--no-sync',
  ])
  try {
    await run(file, args, { ...options, cwd: '/', env: programEnvironment })
  } catch (cause) {
    throw new OperatorProblem(`PostgreSQL could not make its data folder: ${describe(cause)}`, { cause })
  } finally {
    await rm(passwordFile, { force: true })
  }
  await rename(draft, paths.cluster)
}

/** The whole environment of PostgreSQL's programs: the shop's secrets stay with the shop. */
export const programEnvironment = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C.UTF-8', TZ: 'UTC' }

const reportUnfinished = async ({ folder }: ClusterPaths, log: Log): Promise<void> => {
  for (const name of await readdir(folder)) {
    if (!name.startsWith('unfinished-')) continue
    log.warn(`${join(folder, name)} was left by an interrupted first start; it holds no data and may be removed`)
  }
}

const describe = (cause: unknown): string => {
  const { stderr = '', message } = cause as { stderr?: string; message: string }
  return stderr.trim() || message
}
