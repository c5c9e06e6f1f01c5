import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EmbeddedDatabase, findRunningEmbedded, startEmbedded } from '@pandrop/server/db/embedded'
import { clusterPaths } from '@pandrop/server/db/embedded/cluster'
import { findProcess, waitForEnd } from '@pandrop/server/db/embedded/processes'
import { inServerFolder } from '@pandrop/server/db/server-folder'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'

const silent = { info: () => {}, warn: () => {}, error: () => {} }

let folder: string
let dataDir: string
let running: EmbeddedDatabase[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pandrop-embedded-'))
  await chmod(folder, 0o711)
  dataDir = join(folder, 'data')
})

afterEach(async () => {
  for (const database of running) await database.stop()
  running = []
  await rm(folder, { recursive: true, force: true })
})

const start = async ({ durable = false, settings = {} } = {}): Promise<EmbeddedDatabase> => {
  const database = await startEmbedded({ dataDir, durable, settings, log: silent })
  running.push(database)
  return database
}

const ask = async (connectionString: string, text: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

const findPostmaster = () => {
  const [pid] = readFileSync(join(clusterPaths(dataDir).cluster, 'postmaster.pid'), 'utf8').split('\n')
  const found = findProcess(Number(pid))
  if (!found) throw new Error('PostgreSQL is not running')
  return found
}

test('the first start makes a database, a stop leaves no process, and the second start keeps the data', async () => {
  const first = await start()
  await ask(first.ownerUrl, 'create table kept (word text); insert into kept values ($$panda$$)')
  const postmaster = findPostmaster()
  await first.stop()
  expect(findProcess(postmaster.pid)).toBeUndefined()
  expect(existsSync(clusterPaths(dataDir).connection)).toBe(false)

  const second = await start()
  expect(await ask(second.ownerUrl, 'select word from kept')).toEqual([{ word: 'panda' }])
})

test('settings that are given stand in place of ours, and the others stay', async () => {
  const { ownerUrl } = await start({ settings: { max_connections: '33' } })
  const shown = `select current_setting('max_connections') as given, current_setting('jit') as ours`
  expect(await ask(ownerUrl, shown)).toEqual([{ given: '33', ours: 'off' }])
})

test('PostgreSQL runs as an ordinary account, on loopback only, with passwords for everybody', async () => {
  const { serverUrl, ownerUrl } = await start()
  const rows = await ask(
    ownerUrl,
    `select current_setting('listen_addresses') as listen, current_setting('unix_socket_directories') as sockets,
       (select string_agg(distinct auth_method, ',') from pg_hba_file_rules) as methods,
       (select datcollate from pg_database where datname = 'pandrop') as collation`,
  )
  expect(rows).toEqual([{ listen: '127.0.0.1', sockets: '', methods: 'scram-sha-256', collation: 'C.UTF-8' }])
  const guess = Object.assign(new URL(serverUrl), { password: 'guess' })
  await expect(ask(guess.href, 'select 1')).rejects.toThrow(/password authentication failed/)
  expect(await ask(serverUrl, 'select current_user as login')).toEqual([{ login: 'pandrop_server' }])

  const status = readFileSync(`/proc/${findPostmaster().pid}/status`, 'utf8')
  const [, uid] = /^Uid:\s+(\d+)/m.exec(status) ?? []
  const { uid: owner } = statSync(clusterPaths(dataDir).cluster)
  expect(Number(uid)).toBe(owner)
  if (process.getuid?.() === 0) expect(owner).not.toBe(0)
  for (const secret of [clusterPaths(dataDir).passwords, clusterPaths(dataDir).connection]) {
    expect(statSync(secret).mode & 0o777).toBe(0o600)
  }
})

test('a data folder inside a closed home folder works too', async () => {
  await chmod(folder, 0o700)
  const database = await start()
  expect(await ask(database.serverUrl, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a second start on the same folder is refused, and says which process runs there', async () => {
  const { serverUrl, ownerUrl } = await start()
  await expect(start()).rejects.toThrow(`Another Pandrop (process ${process.pid}) is running on ${dataDir}`)
  expect(await ask(serverUrl, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(findRunningEmbedded(dataDir)).toEqual({ serverUrl, ownerUrl })
})

test('a killed PostgreSQL comes back at its address and loses nothing that was committed', async () => {
  const first = await start({ durable: true })
  await ask(first.ownerUrl, 'create table kept (word text); insert into kept values ($$panda$$)')
  const killed = findPostmaster()
  process.kill(killed.pid, 'SIGKILL')
  const again = () => ask(first.ownerUrl, 'select word from kept').catch(() => [])
  await expect.poll(again, { timeout: 30_000 }).toEqual([{ word: 'panda' }])
  const running = findPostmaster()
  expect(running.pid).not.toBe(killed.pid)
  await first.stop()
  expect(findProcess(running.pid)).toBeUndefined()

  const second = await start({ durable: true })
  expect(await ask(second.ownerUrl, 'select word from kept')).toEqual([{ word: 'panda' }])
})

test('a PostgreSQL that a killed server left behind is ended, and the next start goes on', async () => {
  const program = inServerFolder('src/db/embedded/testing/start-and-wait.ts')
  const server = spawn(process.execPath, ['--import', 'tsx', program, dataDir], { stdio: 'pipe' })
  await once(server.stdout, 'data')
  const leftover = findPostmaster()
  server.kill('SIGKILL')
  await once(server, 'exit')
  expect(findProcess(leftover.pid)).toBeDefined()

  const database = await start()
  expect(findProcess(leftover.pid)?.startTicks).not.toBe(leftover.startTicks)
  expect(await ask(database.serverUrl, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a stranger that got the number of an old PostgreSQL is left alone', async () => {
  const first = await start()
  await first.stop()
  const { cluster } = clusterPaths(dataDir)
  const { uid, gid } = statSync(cluster)
  const stranger = spawn('sleep', ['600'], { uid, gid, stdio: 'ignore' })
  await once(stranger, 'spawn')
  await writeFile(join(cluster, 'postmaster.pid'), `${stranger.pid}\n${cluster}\n1\n5432\n\n127.0.0.1\n1 1\nready\n`)
  try {
    const second = await start()
    expect(await ask(second.serverUrl, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(stranger.exitCode ?? stranger.signalCode).toBeNull()
  } finally {
    stranger.kill()
  }
})

test('a data folder of another major version is named and not touched', async () => {
  await (await start()).stop()
  await writeFile(join(clusterPaths(dataDir).cluster, 'PG_VERSION'), '13\n')
  await expect(start()).rejects.toThrow(/was made by PostgreSQL 13, this Pandrop brings 18. Nothing was changed/)
})

test('a folder that is not a finished cluster is named and not touched', async () => {
  const { cluster } = clusterPaths(dataDir)
  await mkdir(cluster, { recursive: true })
  await writeFile(join(cluster, 'diary.txt'), 'mine')
  await expect(start()).rejects.toThrow(/is not a finished PostgreSQL data folder. Nothing was changed/)
  expect(readFileSync(join(cluster, 'diary.txt'), 'utf8')).toBe('mine')
})

test.each(['recovery.signal', 'standby.signal'])('a folder that is half restored (%s) is named', async (signal) => {
  await (await start()).stop()
  const { cluster } = clusterPaths(dataDir)
  await writeFile(join(cluster, signal), '')
  await expect(start()).rejects.toThrow(
    `is half restored: ${signal} says that PostgreSQL has to read an archive first.`,
  )
  expect(existsSync(join(cluster, signal))).toBe(true)
  await rm(join(cluster, signal))
  const mended = await start()
  expect(await ask(mended.serverUrl, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a copy that was made while PostgreSQL wrote, and lacks a part, is named as what it is', async () => {
  await (await start()).stop()
  const label = [
    'START WAL LOCATION: 0/99000028 (file 000000010000000000000099)',
    'CHECKPOINT LOCATION: 0/99000060',
    'BACKUP METHOD: streamed',
    'BACKUP FROM: primary',
    'START TIME: 2026-11-27 08:15:00 GMT',
    'LABEL: a copy',
    'START TIMELINE: 1',
    '',
  ]
  await writeFile(join(clusterPaths(dataDir).cluster, 'backup_label'), label.join('\n'))
  await expect(start()).rejects.toThrow('The data folder is a copy that was made while PostgreSQL wrote to it')
})

test('a lost file of passwords is named', async () => {
  await (await start()).stop()
  await rename(clusterPaths(dataDir).passwords, join(folder, 'elsewhere.json'))
  await expect(start()).rejects.toThrow(/postgres-passwords.json is missing/)
})

test('a data folder that cannot be written is named', async () => {
  await writeFile(dataDir, 'a file where the folder should be')
  await expect(start()).rejects.toThrow(/DATA_DIR .* cannot be written/)
})

test('PostgreSQL ends when the process that started it forgets to stop it', async () => {
  const program = inServerFolder('src/db/embedded/testing/start-and-wait.ts')
  const server = spawn(process.execPath, ['--import', 'tsx', program, dataDir], { stdio: 'pipe' })
  await once(server.stdout, 'data')
  const postmaster = findPostmaster()
  server.stdin.end()
  await once(server, 'exit')
  expect(await waitForEnd(postmaster, 20_000)).toBe(true)
})
