import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readDatev } from '@pandrop/testkit/datev'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderFromBalance } from '../domains/orders/orders/testing/handled-orders.ts'
import { exportDatev, exportRows } from './exports.ts'
import { runCommand } from './testing/run-command.ts'

let shop: TestShop
let folder: string
let month: string

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  folder = await mkdtemp(join(tmpdir(), 'pandrop-exports-'))
  await orderFromBalance(shop)
  month = shop.clock.now().toISOString().slice(0, 7)
})

afterAll(() => shop?.stop())

const run = (command: Parameters<typeof runCommand>[1], ...args: string[]) => runCommand(shop, command, ...args)

test('a month is written for DATEV once its accounts have numbers', async () => {
  const out = join(folder, 'datev.csv')
  expect(await run(exportDatev, '--month', month, '--out', out)).toMatchObject({ code: 1 })
  await shop.database.ownerPool.query(
    `update settings set datev_consultant = '29098', datev_client = '1', datev_accounts = $1`,
    [
      JSON.stringify(
        ['customer', 'provider_clearing', 'sales', 'vat', 'goodwill'].map((account, place) => {
          return { account, country: '', rate: '', number: String(1000 + place), key: '' }
        }),
      ),
    ],
  )
  const { code, said } = await run(exportDatev, '--month', month, '--out', out)
  expect(said).toMatch(/datev\.csv: [1-9]\d* lines?$/)
  expect(code).toBe(0)
  expect(readDatev(await readFile(out)).postings.length).toBeGreaterThan(0)
  await expect(run(exportDatev, '--month', month, '--out', join(folder, 'no/where'))).rejects.toThrow('cannot be')
  for (const args of [
    ['--month', month],
    ['--month', '2026', '--out', out],
  ])
    expect((await run(exportDatev, ...args)).said).toContain('export datev --month')
})

test('rows of some days are written, as a table or as lines of JSON', async () => {
  const out = join(folder, 'orders')
  const days = ['--from', `${month}-01`, '--till', `${month}-28`]
  expect(await run(exportRows, 'orders', ...days, '--out', out)).toMatchObject({ code: 0, said: `${out}: 1 row` })
  expect(await readFile(out, 'utf8')).toMatch(/^order,created_at,[^\r]+\r\n1,20/)
  await run(exportRows, 'orders', ...days, '--lines', '--out', out)
  expect(JSON.parse(await readFile(out, 'utf8'))).toMatchObject({ order: 1, total: 10, state: 'processing' })
  await expect(run(exportRows, 'orders', ...days, '--out', join(folder, 'no/where'))).rejects.toThrow('cannot be')
  for (const args of [
    ['secrets', ...days, '--out', out],
    ['orders', '--from', `${month}-02`, '--till', `${month}-01`, '--out', out],
    ['orders', ...days],
  ])
    expect((await run(exportRows, ...args)).said).toContain('export <name> --from')
})
