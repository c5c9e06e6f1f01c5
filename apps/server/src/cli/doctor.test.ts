import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { HealthState } from '@pandrop/contract/staff/health'
import { createTestDatabase, type TestDatabase } from '@pandrop/testkit/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inServerFolder } from '../db/server-folder.ts'
import { sealedOf, skewOf } from '../doctor/database.ts'
import { findKey, nodeOf } from '../doctor/machine.ts'
import { readEnv } from '../env.ts'
import { secretsOf } from '../secrets.ts'

let database: TestDatabase
let folder: string
let port: number

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address ? address.port : 0
}

beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'pandrop-doctor-'))
  port = await freePort()
})

afterAll(async () => {
  await database?.drop()
  await rm(folder, { recursive: true, force: true })
})

interface Found {
  code: number | null
  said: string
  checks: { state: HealthState; check: string; says: string; to_do: string | null }[]
}

/** Asks the doctor as somebody at the machine does, with these settings alone. */
const ask = (env: Record<string, string>, typed: string[] = ['--json']) =>
  new Promise<Found>((resolve) => {
    const program = ['--import', 'tsx', inServerFolder('src/cli/main.ts'), 'doctor', ...typed]
    const settings = { DATA_DIR: folder, PORT: String(port), CHROMIUM: 'none', ...env }
    const child = spawn(process.execPath, program, { env: { PATH: process.env.PATH, ...settings } })
    const pieces: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => pieces.push(piece))
    child.once('close', (code) => {
      const said = Buffer.concat(pieces).toString()
      resolve({ code, said, checks: said.startsWith('{') ? JSON.parse(said).checks : [] })
    })
  })

const own = () => ({ DATABASE_URL: database.serverUrl, DATABASE_OWNER_URL: database.ownerUrl })

const checkOf = ({ checks }: Found, name: string) => checks.find(({ check }) => check === name)

test('where no shop was started yet nothing is wrong, and nothing is made', async () => {
  const nowhere = join(folder, 'not-there')
  const found = await ask({ DATA_DIR: nowhere })
  expect(found.code, found.said).toBe(0)
  expect(checkOf(found, 'folder')).toMatchObject({ state: 'amber', to_do: 'The first start makes it.' })
  expect(checkOf(found, 'key')).toMatchObject({ state: 'amber', says: 'There is no key yet' })
  expect(checkOf(found, 'server')).toMatchObject({ state: 'amber', says: 'There is no database yet' })
  expect(findKey({ DATA_DIR: nowhere, ENCRYPTION_KEYS: undefined })).toBe('none')
})

test('more workers than the database has connections for are told, with what to do', async () => {
  const found = await ask({ ...own(), WORKERS: '64' })
  expect(checkOf(found, 'connections')).toMatchObject({
    state: 'amber',
    says: expect.stringMatching(/^This server takes up to 724 connections \(WORKERS 64\); the database has \d+$/),
    to_do: expect.stringContaining('Raise max_connections to 744 or more'),
  })
  expect(checkOf(await ask({ ...own(), WORKERS: '1' }), 'connections')?.state).toBe('green')
})

test('settings that stop a start are all told, with what can be looked at without them', async () => {
  const found = await ask({ PORT: 'eighty', NODE_ENV: 'production' })
  expect(found.code).toBe(1)
  const environment = checkOf(found, 'environment')
  expect(environment?.state).toBe('red')
  for (const name of ['PORT', 'PUBLIC_URL', 'STRIPE_SECRET_KEY']) expect(environment?.says).toContain(name)
  expect(checkOf(found, 'node')?.state).toBe('green')
})

test('a shop that is closed is examined whole, and a queue that nobody works off then is no fault', async () => {
  const found = await ask(own())
  expect(found.code, found.said).toBe(0)
  for (const name of ['server', 'clock', 'migrations', 'sealed', 'port', 'database', 'storage'])
    expect(checkOf(found, name), name).toMatchObject({ state: 'green' })
  expect(checkOf(found, 'queue')).toBeUndefined()
  expect(checkOf(found, 'port')?.says).toContain('does not run')
  const { code, said } = await ask(own(), [])
  expect(code).toBe(0)
  expect(said).toMatch(/^The installation is amber/)
  expect(said).toMatch(/^ {2}green +server +PostgreSQL \d+/m)
})

test('a database that is not reached is told with what to do, and never with its password', async () => {
  const silent = await ask({ DATABASE_URL: `postgres://shop:hunter2hunter2@127.0.0.1:${port}/pandrop` })
  expect(silent.code).toBe(1)
  expect(checkOf(silent, 'server')).toMatchObject({ state: 'red', to_do: expect.stringContaining('Nobody listens') })
  const wrong = new URL(database.serverUrl)
  wrong.password = 'hunter2hunter2'
  wrong.pathname = '/there_is_no_such_database'
  const refused = await ask({ DATABASE_URL: wrong.href })
  expect(refused.code).toBe(1)
  expect(checkOf(refused, 'server')?.state).toBe('red')
  for (const { said } of [silent, refused]) expect(said).not.toContain('hunter2')
})

test('a port that another program holds is red', async () => {
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const address = holder.address()
  const taken = typeof address === 'object' && address ? address.port : 0
  // It says nothing, as whoever is no shop may.
  holder.on('connection', (socket) => socket.destroy())
  const found = await ask({ ...own(), PORT: String(taken) })
  holder.close()
  expect(found.code).toBe(1)
  expect(checkOf(found, 'port')).toMatchObject({ state: 'red', says: expect.stringContaining('another program') })
})

test('a key that others on the machine may read is red, and one that is damaged', async () => {
  const file = join(folder, 'encryption.key')
  await writeFile(file, randomBytes(32).toString('base64'))
  await chmod(file, 0o644)
  const open = await ask(own())
  expect(open.code).toBe(1)
  expect(checkOf(open, 'folder')).toMatchObject({ state: 'red', to_do: `chmod 600 ${file}` })
  await writeFile(file, 'no key')
  await chmod(file, 0o600)
  const damaged = await ask(own())
  expect(damaged.code).toBe(1)
  expect(checkOf(damaged, 'key')?.state).toBe('red')
  await rm(file)
})

test('what was sealed with a key that is gone is found before a start refuses it, and no new key is made', async () => {
  const env = readEnv({ DATA_DIR: folder })
  const sealed = secretsOf(randomBytes(32)).seal('whsec', 'webhooks:1')
  // Every sealed column is there, and holds two values of that key.
  const q = {
    query: async ({ name }: { name: string }) => ({
      rows: name.startsWith('find_sealed') ? [{ attname: 'there' }] : [{ head: sealed.subarray(0, 9), sealed: 2 }],
    }),
  }
  expect(await sealedOf(q as never, env)).toMatchObject({
    state: 'red',
    to_do: expect.stringContaining('ENCRYPTION_KEYS'),
  })
  expect(findKey(env)).toBe('none')
})

test('migrations that are not applied are for the next start, and a newer database is refused', async () => {
  const { ownerPool } = database
  const { rows } = await ownerPool.query('select name from schema_migrations order by name desc limit 1')
  const last = rows[0].name
  await ownerPool.query('update schema_migrations set name = $1 where name = $2', ['9999_of_tomorrow', last])
  const newer = await ask(own())
  expect(newer.code).toBe(1)
  expect(checkOf(newer, 'migrations')).toMatchObject({
    state: 'red',
    says: expect.stringContaining('9999_of_tomorrow'),
  })
  await ownerPool.query('delete from schema_migrations where name = $1', ['9999_of_tomorrow'])
  const older = await ask(own())
  expect(older.code, older.said).toBe(0)
  expect(checkOf(older, 'migrations')).toMatchObject({ state: 'amber', says: '1 migration is not applied' })
  expect(checkOf(older, 'storage')?.state).toBe('green')
  await ownerPool.query('insert into schema_migrations (name, timestamp) values ($1, $2)', [last, 'now'])
})

test.each([
  [0, 5, 'green'],
  [1900, 0, 'green'],
  [-4000, 100, 'amber'],
  [31_000, 100, 'red'],
  // The way there took so long that nobody knows.
  [4000, 3000, 'green'],
])('clocks %i ms apart, give or take %i, are %s', (milliseconds, doubt, state) => {
  expect(skewOf(milliseconds, doubt).state).toBe(state)
})

test('a Node.js that is too old is red', () => {
  expect(['18.20.0', '20.18.9', '20.19.0', '24.1.0'].map((version) => nodeOf(version).state)).toEqual([
    'red',
    'red',
    'green',
    'green',
  ])
})

test('what is typed behind it is answered with how it is written', async () => {
  expect(await ask({}, ['all'])).toMatchObject({ code: 2, said: expect.stringContaining('npm run shop -- doctor') })
})
