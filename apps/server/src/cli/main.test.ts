import { spawn } from 'node:child_process'
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '@pandrop/testkit/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inServerFolder } from '../db/server-folder.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(async () => {
  await database.drop()
})

const shop = (typed: string[], env: Record<string, string> = { DATABASE_URL: database.serverUrl }) =>
  new Promise<{ code: number | null; said: string }>((resolve) => {
    const args = ['--import', 'tsx', inServerFolder('src/cli/main.ts'), ...typed]
    const child = spawn(process.execPath, args, { env: { PATH: process.env.PATH, ...env } })
    const pieces: Buffer[] = []
    child.stdout.on('data', (piece) => pieces.push(piece))
    child.stderr.on('data', (piece) => pieces.push(piece))
    child.once('close', (code) => resolve({ code, said: Buffer.concat(pieces).toString() }))
  })

test('help and a verb that does not exist need no shop', async () => {
  const nowhere = { DATA_DIR: '/tmp/pandrop-there-is-no-shop-here' }
  const help = await shop(['help'], nowhere)
  expect(help.code).toBe(0)
  for (const verb of ['ledger verify', 'mails failed', 'mails retry'])
    expect(help.said).toContain(`npm run shop -- ${verb}`)
  const unknown = await shop(['ledger', 'burn'], nowhere)
  expect(unknown.code).toBe(2)
  expect(unknown.said).toContain('There is no command "ledger burn"')
})

test('a list answers a program in JSON, empty ones too', async () => {
  const { code, said } = await shop(['orders', 'list', '--json'])
  expect(code).toBe(0)
  expect(JSON.parse(said)).toEqual([])
})

test('ledger verify ends with 0 while the books are right and with 1 and a list when they are not', async () => {
  expect(await shop(['ledger', 'verify'])).toMatchObject({
    code: 0,
    said: expect.stringMatching(/The books are right/),
  })

  const client = await database.ownerPool.connect()
  await client.query("set session_replication_role = 'replica'")
  await client.query("insert into ledger_accounts (kind, customer_id) values ('customer', 900001)")
  await client.query(
    `insert into customer_balances select customer_id, id, 1234 from ledger_accounts where customer_id = 900001`,
  )
  client.release(true)
  const { code, said } = await shop(['ledger', 'verify'])
  expect(code).toBe(1)
  expect(said).toMatch(/THE BOOKS ARE WRONG/)
  expect(said).toMatch(/customer 900001: balance 12\.34, entries sum to 0\.00/)
})

test('a folder without a shop is refused instead of being filled', async () => {
  const { code, said } = await shop(['ledger', 'verify'], { DATA_DIR: '/tmp/pandrop-there-is-no-shop-here' })
  expect(code).toBe(2)
  expect(said).toMatch(/There is no shop in .*start it once/)
})

test('setup prepares an empty database as a first start does, and other commands say that it is empty', async () => {
  const empty = await createEmptyDatabase()
  const env = { DATABASE_URL: empty.serverUrl, DATABASE_OWNER_URL: empty.ownerUrl, DEMO: '0' }
  const early = await shop(['orders', 'list'], env)
  expect(early).toMatchObject({ code: 2, said: expect.stringMatching(/^The database is empty: npm run shop -- setup/) })
  const first = await shop(['setup'], env)
  expect(first.said).toContain('Still missing')
  expect((await shop(['orders', 'list'], env)).code).toBe(0)
  expect(await shop(['setup'], env)).toEqual(first)
  await empty.drop()
})
