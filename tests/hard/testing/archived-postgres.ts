import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { chown } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { DatabaseUrls } from '@pandrop/server/db/embedded'
import { connectionOptions } from '@pandrop/server/db/pool'
import pg from 'pg'
import { expect, vi } from 'vitest'
import { findDebianProgram } from './debian-program.ts'
import { freePort } from './free-port.ts'

const run = promisify(execFile)

/** Debian's account of nobody: PostgreSQL does not run as root. */
const nobody = { uid: 65_534, gid: 65_534 }

const account = process.getuid?.() === 0 ? nobody : {}

const major = 15

/** A PostgreSQL of an operator, kept by pgBackRest as deploy/pgbackrest says. */
export interface ArchivedPostgres extends DatabaseUrls {
  /** where whoever it runs as may write */
  work: string
  /** with the operator's configuration */
  configuration: string
  /** where backups and archive lie, encrypted */
  repository: string
  /** what a program needs to find pgBackRest, PostgreSQL and both */
  env: Record<string, string>
  /** of the superuser, over the socket */
  administratorUrl: string
  /** as an operator types it, for this stanza; with what pgBackRest says */
  pgbackrest(...parameters: string[]): Promise<string>
  /** with more or other settings (PGBACKREST_…) */
  pgbackrestWith(env: Record<string, string>, ...parameters: string[]): Promise<string>
  /** its data folder */
  cluster: string
  /** starts it, until it answers and takes changes, or until it waits at the moment that it was restored to */
  start(until?: 'paused'): Promise<void>
  /** waits until it takes changes */
  isWritable(): Promise<void>
  stop(): Promise<void>
  remove(): Promise<void>
}

const programs = () => {
  const packages: [string, ...string[]] = ['pgbackrest', 'libssh2-1']
  const pgbackrest = findDebianProgram({ name: 'pgbackrest', path: '/usr/bin/pgbackrest', packages })
  const path = `/usr/lib/postgresql/${major}/bin/postgres`
  const postgres = findDebianProgram({ name: 'postgres', path, packages: [`postgresql-${major}`, 'libpq5'] })
  const folders = [dirname(pgbackrest.path), dirname(postgres.path), process.env.PATH]
  return { postgres: postgres.path, env: { ...postgres.env, ...pgbackrest.env, PATH: folders.join(delimiter) } }
}

/** What is to be filled in, and must be there: the rest is as an operator has it. */
const filledIn = (path: string, values: Record<string, string>): string =>
  Object.entries(values).reduce(
    (text, [placeholder, value]) => {
      expect(text).toContain(placeholder)
      return text.replaceAll(placeholder, value)
    },
    readFileSync(path, 'utf8'),
  )

const created = async (administratorUrl: string, url: (login: string) => string): Promise<DatabaseUrls> => {
  const client = new pg.Client(connectionOptions(administratorUrl))
  await client.connect()
  for (const login of ['owner', 'server']) await client.query(`create role ${login} login password 'known'`)
  await client.query('create database pandrop owner owner')
  await client.end()
  return { ownerUrl: url('owner'), serverUrl: url('server') }
}

const standings = `select case when not pg_is_in_recovery() then 'writable'
  when pg_get_wal_replay_pause_state() = 'paused' then 'paused' end as standing`

const standingOf = async (url: string): Promise<'writable' | 'paused' | null> => {
  const client = new pg.Client(connectionOptions(url))
  try {
    await client.connect()
    return (await client.query(standings)).rows[0].standing
  } catch {
    return null
  } finally {
    await client.end().catch(() => {})
  }
}

/**
 * Makes a PostgreSQL with an empty database for a shop, whose archive is kept from its first second on.
 * @returns it, running
 */
export const startArchivedPostgres = async (): Promise<ArchivedPostgres> => {
  const { postgres, env: found } = programs()
  const folder = mkdtempSync(join(tmpdir(), 'pandrop-archived-'))
  chmodSync(folder, 0o711)
  const [work, cluster, repository] = [join(folder, 'work'), join(folder, 'work/main'), join(folder, 'work/repository')]
  for (const made of [work, cluster, repository]) {
    mkdirSync(made, { mode: 0o700 })
    if (account === nobody) await chown(made, nobody.uid, nobody.gid)
  }
  const configuration = join(work, 'pgbackrest.conf')
  writeFileSync(
    configuration,
    filledIn('deploy/pgbackrest/pgbackrest.conf', {
      '/mnt/pgbackrest': repository,
      REPOSITORY_KEY: 'k3pt-e1sewhere-than-this-repository',
      [`/var/lib/postgresql/${major}/main`]: cluster,
    }),
  )
  const port = await freePort()
  // Where Debian's packages have folders of their own for it.
  const env: Record<string, string> = {
    ...found,
    LC_ALL: 'C.UTF-8',
    PGBACKREST_CONFIG: configuration,
    PGBACKREST_LOCK_PATH: join(work, 'lock'),
    PGBACKREST_LOG_LEVEL_FILE: 'off',
    PGBACKREST_PG1_SOCKET_PATH: work,
    PGBACKREST_PG1_PORT: String(port),
    PGBACKREST_PG1_USER: 'postgres',
  }
  const as = { cwd: work, ...account }
  await run('initdb', ['-D', cluster, '-U', 'postgres', '--no-sync', '--locale=C.UTF-8', '-A', 'trust'], {
    ...as,
    env,
  })
  const settings = [
    `port = ${port}`,
    `unix_socket_directories = '${work}'`,
    'fsync = off',
    readFileSync('deploy/pgbackrest/postgresql.conf', 'utf8'),
  ]
  writeFileSync(join(cluster, 'postgresql.conf'), settings.join('\n'))
  const administratorUrl = `postgres://postgres@localhost:${port}/postgres?host=${work}`
  let running: ChildProcess | undefined
  const reaches = (standing: 'writable' | 'paused') =>
    vi.waitFor(async () => expect(await standingOf(administratorUrl)).toBe(standing), { timeout: 60_000, interval: 50 })
  const start = async (until: 'writable' | 'paused' = 'writable'): Promise<void> => {
    running = spawn(postgres, ['-D', cluster], { ...as, env, stdio: 'ignore' })
    await reaches(until)
  }
  const stop = async (): Promise<void> => {
    if (!running || running.exitCode !== null) return
    const ended = once(running, 'exit')
    running.kill('SIGINT')
    await ended
  }
  const pgbackrestWith = async (more: Record<string, string>, ...parameters: string[]): Promise<string> => {
    const { stdout, stderr } = await run('pgbackrest', ['--stanza=pandrop', ...parameters], {
      ...as,
      env: { ...env, ...more },
    })
    return `${stdout}${stderr}`
  }
  await start()
  const urlOf = (login: string) => `postgres://${login}:known@127.0.0.1:${port}/pandrop`
  return {
    ...(await created(administratorUrl, urlOf)),
    work,
    cluster,
    configuration,
    repository,
    env,
    administratorUrl,
    pgbackrest: (...parameters) => pgbackrestWith({}, ...parameters),
    pgbackrestWith,
    start,
    isWritable: () => reaches('writable'),
    stop,
    remove: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
