import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dumpSchema } from '../db/dump-schema.ts'
import { enqueue } from '../db/enqueue.ts'
import { loginOf, pendingMigrations } from '../db/migrate.ts'
import { createPool } from '../db/pool.ts'
import { asStaff } from '../domains/identity/staff/testing/as-staff.ts'
import { trialBalance } from '../ledger/trial-balance.ts'
import { selectTables } from './backup.sql.ts'
import { verifyBackup } from './backup-file.ts'
import { createBackup } from './create-backup.ts'
import { ask, openElsewhere } from './testing/elsewhere.ts'

let shop: TestShop
let place: Awaited<ReturnType<typeof openElsewhere>>
let folder: string
let path: string
const said: string[] = []

const createIn = (where: string) => {
  const onProgress = (line: string) => said.push(line)
  return createBackup({ ...shop.database, env: shop.shop.env, now: shop.clock.now(), folder: where, onProgress })
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pandrop-backup-'))
  shop = await startTestShop()
  await asStaff(shop, 'administrator')
  const { id } = await shop.customer({ balanceCents: 10_000 })
  // What COPY writes otherwise than it is: tabs, new lines, and its own word for nothing.
  await shop.database.ownerPool.query('update customers set name = $2 where id = $1', [id, 'Ž\t\\N\r\n"\\.'])
  await shop.shop.storage.put('avatars/a.webp', Buffer.from('a picture'), 'image/webp')
  await shop.shop.storage.put('avatars/empty.webp', Buffer.alloc(0), 'image/webp')
  await enqueue(shop.database.pool, 'mail_price_alerts', {})
  place = await openElsewhere(shop)
  path = (await createIn(folder)).path
  await createIn(folder)
})

afterAll(async () => {
  await place?.drop()
  await shop?.stop()
  await rm(folder, { recursive: true, force: true })
})

test('a folder that cannot be written to is named, and nothing is left in it', async () => {
  await expect(createIn(join(path, 'folder'))).rejects.toThrow(/^No backup was written to .*folder: ENOTDIR/)
})

/** What a database holds, row by row: a digest of each table. The queue is the server's alone. */
const digestsOf = async (owner: pg.Pool, server: pg.Pool): Promise<Record<string, string>> => {
  const found: Record<string, string> = {}
  for (const { schema, table } of await selectTables(owner)) {
    const name = `${schema}.${pg.escapeIdentifier(table)}`
    const digest = `select md5(string_agg(t::text, '|' order by t::text)) as md5 from ${name} as t`
    const { rows } = await (schema === 'public' ? owner : server).query(digest)
    found[name] = rows[0].md5
  }
  return found
}

test.each([
  [
    'with a byte that is another',
    async (file: string) => {
      const bytes = await readFile(file)
      bytes.write('b', bytes.indexOf('a picture'))
      await writeFile(file, bytes)
    },
  ],
  ['cut off', async (file: string) => truncate(file, (await stat(file)).size - 5000)],
  ['of nothing', (file: string) => truncate(file, 0)],
  ['of noise', (file: string) => writeFile(file, 'x'.repeat(4096))],
])('a backup %s is refused before anything is changed', async (_, damage) => {
  const file = join(folder, 'damaged.tar')
  await writeFile(file, await readFile(path))
  await damage(file)
  await expect(verifyBackup(file)).rejects.toThrow('is damaged or no backup of a shop')
  await expect(place.restore(file)).rejects.toThrow('Nothing was changed')
  expect(await ask(place.ownerUrl, `select from pg_class where relname = 'schema_migrations'`)).toEqual([])
  await rm(file)
})

test('a database of something else is left alone', async () => {
  await ask(place.ownerUrl, 'create table somebody_elses (id int)')
  await expect(place.restore(path)).rejects.toThrow('there are tables of something else. Nothing was changed')
  await ask(place.ownerUrl, 'drop table somebody_elses')
})

test('restored elsewhere it is the same shop: every row, rule and file, the books, what waits to be done', async () => {
  const manifest = await place.restore(path)
  const there = createPool({ connectionString: place.ownerUrl, connectionsMax: 1 })
  const thereAsServer = createPool({ connectionString: place.serverUrl, connectionsMax: 1 })
  const here = shop.database.ownerPool
  try {
    expect(await digestsOf(there, thereAsServer)).toEqual(await digestsOf(here, shop.database.pool))
    const login = await loginOf(place.serverUrl)
    expect(await dumpSchema(there, login)).toBe(await dumpSchema(here, await loginOf(shop.database.serverUrl)))
    expect(await pendingMigrations(there)).toEqual([])
    expect(await trialBalance(there)).toEqual(manifest.trial_balance)
  } finally {
    await Promise.all([there.end(), thereAsServer.end()])
  }
  const balance = await trialBalance(here)
  expect(manifest.trial_balance).toEqual(balance)
  expect(balance.customer).toBe(10_000)
  expect(Object.values(balance).reduce((sum, cents) => sum + cents, 0)).toBe(0)
  expect(await readFile(join(place.dataDir, 'storage/avatars/a.webp'), 'utf8')).toBe('a picture')
  expect(await readFile(join(place.dataDir, 'storage/avatars/empty.webp'), 'utf8')).toBe('')

  const isNext = `nextval(pg_get_serial_sequence('ledger_accounts', 'id')) > max(id) as is_next`
  expect(await ask(place.ownerUrl, `select ${isNext} from ledger_accounts`)).toEqual([{ is_next: true }])
  await expect(ask(place.serverUrl, 'delete from ledger_entries')).rejects.toThrow()
  await expect(ask(place.ownerUrl, 'update ledger_entries set cents = cents + 1')).rejects.toThrow()
  await expect(place.restore(path)).rejects.toThrow('there is a shop already (settings, staff, customers)')
})

test('what counts calls for a minute is in no backup', async () => {
  const tables = (await selectTables(shop.database.ownerPool)).map(({ table }) => table)
  expect(tables).toContain('attempt_counts')
  expect(tables).not.toContain('rate_counts')
})

test('a backup is for its owner alone, writes over none, leaves nothing beside it, and holds no key', async () => {
  expect(((await stat(path)).mode & 0o777).toString(8)).toBe('600')
  const names = await readdir(folder)
  expect(names.toSorted()).toEqual([
    expect.stringMatching(/^pandrop-\d{8}T\d{6}Z-2\.backup$/),
    expect.stringMatching(/^pandrop-\d{8}T\d{6}Z\.backup$/),
  ])
  const key = (await readFile(join(shop.shop.env.DATA_DIR, 'encryption.key'), 'utf8')).trim()
  const bytes = await readFile(path)
  expect(bytes.includes(key) || bytes.includes(Buffer.from(key, 'base64'))).toBe(false)
  expect(said).toContain('customers: 1 rows')
})
