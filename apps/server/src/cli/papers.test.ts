import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderFromBalance } from '../domains/orders/orders/testing/handled-orders.ts'
import { issueReceipts } from '../domains/orders/receipts/issue-receipts.ts'
import { receiptsExport, receiptsList } from './papers.ts'
import { runCommand } from './testing/run-command.ts'

let shop: TestShop
let orderId: number
let month: string

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  await shop.database.ownerPool.query('update settings set vat_percent = 22')
  orderId = (await orderFromBalance(shop, 2)).orderId
  await orderFromBalance(shop)
  await issueReceipts(shop.shop)
  month = shop.clock.now().toISOString().slice(0, 7)
})

afterAll(() => shop?.stop())

const run = (command: Parameters<typeof runCommand>[1], ...args: string[]) => runCommand(shop, command, ...args)

test('receipts are listed and found', async () => {
  const year = month.slice(0, 4)
  expect((await run(receiptsList)).said).toMatch(new RegExp(`R-${year}-000002[^]*R-${year}-000001`))
  const { said } = await run(receiptsList, String(orderId))
  expect(said).toContain(`R-${year}-000001`)
  expect(said).toMatch(/3\.60 +20\.00/)
  expect((await run(receiptsList, 'nothing at all')).said).toBe('There are none.')
})

test('they are written as PDF, the one that is meant or several', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pandrop-receipts-'))
  expect((await run(receiptsExport, folder, String(orderId))).said).toBe('1 receipt is written.')
  const [name = ''] = await readdir(folder)
  expect(name).toMatch(/^R-\d{4}-000001\.pdf$/)
  expect((await readFile(join(folder, name))).subarray(0, 5).toString()).toBe('%PDF-')
  await expect(run(receiptsExport, join(folder, 'missing'), String(orderId))).rejects.toThrow('cannot be written')
  expect((await run(receiptsExport, folder)).said).toContain('receipts export <folder>')
})

test('those of a month are written as one archive', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pandrop-months-'))
  const { code, said } = await run(receiptsExport, '--month', month, '--out', folder)
  expect([code, said]).toEqual([0, `${join(folder, `receipts-${month}.zip`)}\n2 receipts are written.`])
  const file = await readFile(join(folder, `receipts-${month}.zip`), 'latin1')
  expect(file.match(/R-\d{4}-\d{6}\.pdf/g)?.length).toBe(4)
  expect((await run(receiptsExport, '--month', '2020-01', '--out', folder)).said).toBe('0 receipts are written.')
  const nowhere = run(receiptsExport, '--month', month, '--out', join(folder, 'missing'))
  await expect(nowhere).rejects.toThrow('cannot be written')
  expect((await run(receiptsExport, '--month', '2020', '--out', folder)).code).toBe(2)
})
