import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ask } from '@pandrop/server/backup/testing/elsewhere'
import { createPool } from '@pandrop/server/db/pool'
import { inTransaction } from '@pandrop/server/db/transaction'
import { seedItems } from '@pandrop/server/domains/catalogue/items/seed'
import { buy, expectCleanBooks, tally } from '@pandrop/server/domains/checkout/purchase/testing/purchases'
import { trialBalance } from '@pandrop/server/ledger/trial-balance'
import { liftVerificationLimits } from '@pandrop/testkit/shop'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ArchivedPostgres, startArchivedPostgres } from './testing/archived-postgres.ts'
import { createBuyer } from './testing/buyer.ts'
import { type ServerProcess, serverProcess } from './testing/server-process.ts'

const purchasesPerStretch = 20
const balanceCents = 100_000_000

const encryptionKey = randomBytes(32).toString('base64')

let postgres: ArchivedPostgres
let server: ServerProcess
let pool: pg.Pool
let isOpen = false

/** Of customers who have bought something. */
const customers: { id: number; email: string }[] = []

/** Customers come and buy, one after the other. */
const sell = async (): Promise<void> => {
  const buyer = (await createBuyer(pool, balanceCents))(`http://127.0.0.1:${server.port}`)
  const { rows: known } = await pool.query('select id, email from customers where id = $1', [buyer.id])
  customers.push(known[0])
  const { rows } = await pool.query(
    `select id from items where state = 'available' and available_from is null order by price_cents, id limit $1`,
    [purchasesPerStretch],
  )
  const replies = []
  for (const { id } of rows) replies.push(await buy(buyer, { cart: [{ item_id: id }] }))
  expect(tally(replies)).toEqual({ OK: purchasesPerStretch })
}

const openShop = async (): Promise<void> => {
  server = await serverProcess({ database: postgres, encryptionKey })
  await server.start()
  pool = createPool({ connectionString: postgres.serverUrl, connectionsMax: 4 })
  isOpen = true
}

const closeShop = async (): Promise<void> => {
  if (isOpen) await pool.end()
  isOpen = false
  await server?.remove()
}

beforeAll(async () => {
  postgres = await startArchivedPostgres()
  await openShop()
  const owner = createPool({ connectionString: postgres.ownerUrl, connectionsMax: 1 })
  await owner.query(`${liftVerificationLimits}, second_factor_required = false`)
  await inTransaction(owner, (tx) => seedItems(tx, { now: new Date() }))
  await owner.end()
  await postgres.pgbackrest('stanza-create')
})

afterAll(async () => {
  await closeShop()
  await postgres?.remove()
})

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))

/** Types a verb as an operator does, with pgBackRest at hand. */
const type = ({ dataDir, port }: ServerProcess, ...typed: string[]): Promise<{ code: number | null; said: string }> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'apps/server/src/cli/main.ts', ...typed], {
      env: {
        ...postgres.env,
        DATABASE_URL: postgres.serverUrl,
        DATABASE_OWNER_URL: postgres.ownerUrl,
        ENCRYPTION_KEY: encryptionKey,
        DATA_DIR: dataDir,
        PORT: String(port),
        CHROMIUM: 'none',
      },
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (said += piece))
    child.once('close', (code) => resolve({ code, said }))
  })

// What OpenSSL begins whatever it encrypts with a passphrase with; pgBackRest does as it does.
const encryptedMark = 'Salted__'

/** Of the database's clock. */
const secondNow = async (): Promise<number> => {
  const { rows } = await pool.query('select floor(extract(epoch from clock_timestamp()))::int as second')
  return rows[0].second
}

test('a shop goes back to a moment, to the cent, and sells on', async () => {
  await sell()
  await postgres.pgbackrest('--type=full', 'backup')
  const ended = await secondNow()
  // pgBackRest knows the ends of backups to the second, and goes back to none of the same second.
  await expect.poll(secondNow, { interval: 50 }).toBeGreaterThan(ended)
  await sell()
  const wanted = await trialBalance(pool)
  expect(wanted.customer).toBeLessThan(2 * balanceCents)
  const { rows } = await pool.query('select clock_timestamp()::text as moment, max(id) as last from orders')
  const [{ moment, last }] = rows
  await sell()
  // Somebody means another database.
  await ask(postgres.administratorUrl.replace('/postgres?', '/pandrop?'), 'truncate order_lines, items cascade')
  await closeShop()
  await postgres.stop()

  renameSync(postgres.cluster, `${postgres.cluster}-before`)
  await postgres.pgbackrest('--type=time', `--target=${moment}`, 'restore')
  // It waits at that moment until somebody has looked whether it is the right one.
  await postgres.start('paused')
  const tooEarly = await serverProcess({ database: postgres, encryptionKey })
  await expect(tooEarly.start()).rejects.toThrow(/The database waits at the moment that it was restored to.*20/)
  expect(await type(tooEarly, 'doctor')).toMatchObject({
    code: 1,
    said: expect.stringMatching(/red +restored +The database waits at the moment/),
  })
  expect(await type(tooEarly, 'stock', 'show')).toMatchObject({ code: 2, said: expect.stringContaining('resume()') })
  await tooEarly.remove()
  await ask(postgres.administratorUrl, 'select pg_wal_replay_resume()')
  await postgres.isWritable()
  await openShop()
  expect(await trialBalance(pool)).toEqual(wanted)
  await expectCleanBooks(pool)
  const [before, , after] = customers
  const known = 'select count(*)::int as count from customers where id = $1'
  expect((await pool.query(known, [before?.id])).rows).toEqual([{ count: 1 }])
  expect((await pool.query(known, [after?.id])).rows).toEqual([{ count: 0 }])
  expect((await pool.query('select max(id) as last from orders')).rows).toEqual([{ last }])
  await sell()
  await expectCleanBooks(pool)
  // What is sold from now on can be gone back to as well.
  await postgres.pgbackrest('check')
})

test('a drill brings the newest second back beside the shop, is noted, and leaves nothing behind', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pandrop-drill-test-'))
  chmodSync(folder, 0o711)
  const { rows } = await pool.query('select clock_timestamp() as at')
  await ask(postgres.administratorUrl, 'select pg_switch_wal()')
  const { code, said } = await type(server, 'backup', 'drill', '--in', folder)
  expect(code, said).toBe(0)
  const [, newest = ''] = /The shop comes back as it was at (\S+): \d+ rows, and its books are right/.exec(said) ?? []
  // What PostgreSQL had written when it was told to hand over is there, but for what it does by itself.
  expect(rows[0].at.getTime() - new Date(newest).getTime()).toBeLessThan(60_000)
  expect(readdirSync(folder)).toEqual([])
  const noted = await pool.query(`select file, made_at from backup_steps where step = 'tried'`)
  expect(noted.rows).toEqual([
    { file: expect.stringMatching(/^pgBackRest pandrop \d{8}-\d{6}F$/), made_at: new Date(newest) },
  ])
  expect(await type(server, 'backup', 'drill', '--to', '2020-01-01', '--in', folder)).toMatchObject({
    code: 2,
    said: expect.stringContaining('The oldest moment that is kept is 20'),
  })
  expect(await type(server, 'backup', 'drill', '--stanza', 'other', '--in', folder)).toMatchObject({
    code: 2,
    said: expect.stringContaining('pgBackRest'),
  })
  rmSync(folder, { recursive: true })
})

test('nobody reads the repository without its key', async () => {
  const files = filesIn(postgres.repository)
  expect(files.length).toBeGreaterThan(10)
  const open = files.filter((file) => {
    const bytes = readFileSync(file)
    return !bytes.subarray(0, encryptedMark.length).equals(Buffer.from(encryptedMark)) || bytes.includes('@example.org')
  })
  expect(open).toEqual([])
  const other = { PGBACKREST_REPO1_CIPHER_PASS: 'another-key', PGBACKREST_PG1_PATH: join(postgres.work, 'stolen') }
  await expect(postgres.pgbackrestWith(other, 'restore')).rejects.toThrow(/unable to (flush|load info file)/)
})

test('a shop that comes back without the key that it had says where that belongs', async () => {
  await pool.query(
    `insert into customer_factors (customer_id, totp_sealed, confirmed_at) select max(id), $1, now() from customers`,
    [Buffer.concat([Buffer.from([2]), Buffer.alloc(60, 0xab)])],
  )
  const keyless = await serverProcess({ database: postgres, encryptionKey: randomBytes(32).toString('base64') })
  await expect(keyless.start()).rejects.toThrow(
    /Where the shop was restored or moved, put the key that it had into ENCRYPTION_KEY[\s\S]*key abab/,
  )
  await keyless.remove()
  await pool.query('delete from customer_factors')
})
