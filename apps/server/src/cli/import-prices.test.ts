import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand } from './testing/run-command.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
})

afterAll(() => shop?.stop())

const run = (name: string, ...args: string[]) => runCommand(shop, name, ...args)

test('a price list is read, imported with a factor and a day, and taken back by commands', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pandrop-import-'))
  const path = join(folder, 'market.csv')
  const head = 'market_hash_name,price,currency\n'
  await writeFile(path, `${head}AK-47 | Redline (Field-Tested),40,EUR\nAK-47 | None (Field-Tested),5,EUR\n`)
  const dry = await run('import prices', path, '--dry-run')
  expect(dry).toMatchObject({
    code: 1,
    said: expect.stringMatching(/changed 1, wrong 1|wrong 1, changed 1/),
  })
  await writeFile(path, `${head}AK-47 | Redline (Field-Tested),40,EUR\n`)
  expect(await run('import prices', path, '--day', '2999-01-01')).toMatchObject({
    code: 1,
    said: expect.stringContaining('not later than today'),
  })
  const day = '2026-08-09'
  const done = await run('import prices', path, '--factor', '0.75', '--day', day, '--json')
  expect(done).toMatchObject({ code: 0 })
  const { id, settled } = JSON.parse(done.said) as { id: number; settled: unknown }
  expect(settled).toEqual({ changed: 1 })
  const shown = () => run('skins show', 'ak-47-redline')
  expect((await shown()).said).toMatch(/30\.00.*market\.csv.*2026-08-09/)
  expect(await run('import items', path)).toMatchObject({ code: 1 })
  expect(await run('import undo', String(id))).toMatchObject({ code: 0, said: expect.stringContaining('undone 1') })
  expect((await shown()).said).not.toContain('market.csv')
  expect(await run('import prices')).toMatchObject({ code: 2, said: expect.stringContaining('--day') })
  await rm(folder, { recursive: true })
})

test('a jump stays out until --sure', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pandrop-import-'))
  const path = join(folder, 'market.json')
  const row = { market_hash_name: 'AK-47 | Redline (Field-Tested)', suggested_price: 400, currency: 'EUR' }
  await writeFile(path, JSON.stringify([row]))
  expect((await run('import prices', path)).said).toContain('changed 1')
  expect((await run('skins show', 'ak-47-redline')).said).not.toContain('400.00')
  expect(await run('import prices', path, '--sure')).toMatchObject({ code: 0 })
  expect((await run('skins show', 'ak-47-redline')).said).toContain('400.00')
  await rm(folder, { recursive: true })
})
