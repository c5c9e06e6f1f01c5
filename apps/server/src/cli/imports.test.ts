import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { itemsFile, redlineRow } from '../domains/catalogue/imports/testing/files.ts'
import { inventory, redlineCopy } from '../domains/catalogue/imports/testing/inventories.ts'
import { asStaff } from '../domains/identity/staff/testing/as-staff.ts'
import { readImportFiles } from './import-files.ts'
import { runCommand } from './testing/run-command.ts'
import { refusedExitCode, usageExitCode } from './usage.ts'

let shop: TestShop
let folder: string
let account: string

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  folder = await mkdtemp(join(tmpdir(), 'pandrop-imports-'))
  const { browser } = await asStaff(shop)
  const vault = { label: 'Vault', steamid: '76561198000000777' }
  account = String((await browser.post('/api/staff/steam-accounts', vault)).body.id)
})

afterAll(async () => {
  await shop?.stop()
  await rm(folder, { recursive: true, force: true })
})

let numbers = 0
const rowWith = (change: Record<string, string> = {}) => {
  numbers += 1
  return redlineRow({ external_id: `C-${numbers}`, ...change })
}

const saved = async (text: string, name = 'stock.csv'): Promise<string> => {
  const path = join(folder, name)
  await writeFile(path, text)
  return path
}

const importItems = async (rows: readonly Record<string, string>[], ...flags: string[]) =>
  runCommand(shop, 'import items', await saved(itemsFile(rows)), ...flags)

test('a file is imported, on the account that was named, and nothing is left', async () => {
  const row = rowWith()
  const { code, said } = await importItems([row], '--account', account)
  expect([code, said]).toEqual([0, expect.stringMatching(/^Import \d+: added 1\.$/)])
  const { rows } = await shop.database.pool.query('select steam_account_id from items where external_id = $1', [
    row.external_id,
  ])
  expect(rows.map(({ steam_account_id }) => String(steam_account_id))).toEqual([account])
  for (const wrong of [
    ['--account', '0'],
    ['--account', 'x'],
    ['--factor', '3'],
  ])
    expect((await importItems([row], ...wrong)).code).toBe(usageExitCode)
  expect((await importItems([row], '--account', '999')).code).toBe(refusedExitCode)
})

test('rows with odd prices that are left out are told, and end with 1 unless they are meant', async () => {
  const rows = [rowWith(), rowWith({ price_eur: '271.50' })]
  const dry = await importItems(rows, '--dry-run')
  expect([dry.code, dry.said]).toEqual([refusedExitCode, expect.stringMatching(/odd prices: 1\..*--sure[\s\S]*line 3/)])
  const left = await importItems(rows)
  expect([left.code, left.said]).toEqual([refusedExitCode, expect.stringMatching(/added 1[\s\S]*line 3/)])
  const meant = await importItems(rows, '--sure')
  expect([meant.code, meant.said]).toEqual([0, expect.stringContaining('added 1')])
})

test('all or nothing is refused where a row is wrong, and changes nothing', async () => {
  const rows = [rowWith(), rowWith({ price_eur: '' })]
  const { code, said } = await importItems(rows, '--whole')
  expect([code, said]).toEqual([refusedExitCode, expect.stringContaining('1 rows are wrong')])
  const { rowCount } = await shop.database.pool.query('select from items where external_id = $1', [
    rows[0]?.external_id,
  ])
  expect(rowCount).toBe(0)
  expect((await importItems(rows.slice(0, 1), '--whole')).code).toBe(0)
})

test('an inventory comes in on its account', async () => {
  const file = await saved(inventory([{ ...redlineCopy, assetid: '9100000001' }]), 'page.json')
  expect((await runCommand(shop, 'import steam', file)).code).toBe(refusedExitCode)
  const { code, said } = await runCommand(shop, 'import steam', file, '--account', account, '--factor', '0.9')
  expect([code, said]).toEqual([0, expect.stringContaining('added 1')])
  expect((await runCommand(shop, 'import items', file)).code).toBe(refusedExitCode)
})

test('files and what is piped in are bounded together, and never read beyond that', async () => {
  const [one, other] = [await saved('a', 'one.csv'), await saved('b', 'other.csv')]
  const [first, piped] = await readImportFiles([one, '-'], Readable.from(['pi', 'ped']))
  expect([first?.name, first?.bytes.toString(), piped?.name, piped?.bytes.toString()]).toEqual([
    'one.csv',
    'a',
    '',
    'piped',
  ])
  let read = 0
  const endless = (async function* () {
    for (;;) {
      read += 1
      yield Buffer.alloc(1024 * 1024)
    }
  })()
  await expect(readImportFiles(['-'], endless)).rejects.toThrow('at most 20 MB together')
  expect(read).toBeLessThan(25)
  await writeFile(other, Buffer.alloc(11 * 1024 * 1024))
  await expect(readImportFiles([other, other])).rejects.toThrow('at most 20 MB together')
  await expect(readImportFiles(Array.from({ length: 26 }, () => one))).rejects.toThrow('at most 25 files')
  await expect(readImportFiles([join(folder, 'nowhere.csv')])).rejects.toThrow('cannot be read')
})

test('a file may be called anything', async () => {
  const row = rowWith()
  const file = await saved(itemsFile([row]), `${'ž'.repeat(122)}.csv`)
  expect((await runCommand(shop, 'import items', file)).code).toBe(0)
})
