import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bomb } from '../domains/identity/avatars/testing/pictures.ts'
import { runCommand } from './testing/run-command.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
})

afterAll(() => shop.stop())

const run = (command: string, ...args: string[]) => runCommand(shop, command, ...args)

const copy = ['--skin', 'ak-47-redline', '--exterior', 'FT', '--float', '0.21', '--seed', '661', '--price', '27.15']

const add = async (...more: string[]): Promise<string> => {
  const { code, said } = await run('items add', ...copy, ...more)
  expect(code, said).toBe(0)
  return /Item (\d+) is in stock/.exec(said)?.[1] ?? ''
}

test('an item is added, shown, hidden, shown again and withdrawn by commands', async () => {
  const account = await run('accounts add', '76561198000000001', 'Vault')
  expect(account.said).toMatch(/^Account (\d+) is Vault\.$/)
  const number = /\d+/.exec(account.said)?.[0] ?? ''
  const id = await add('--cost', '20', '--asset', '123', '--account', number, '--note', 'for us')
  const { said } = await run('items show', id)
  for (const fact of ['AK-47 | Redline (Field-Tested), available', '27.15', '20.00', '123', 'Vault', 'for us'])
    expect(said).toContain(fact)
  expect((await run('accounts list')).said).toContain('76561198000000001')
  expect(await run('items hide', id)).toEqual({ code: 0, said: `Item ${id} is hidden now.` })
  expect((await run('items list', '--tab', 'hidden')).said).toContain('AK-47 | Redline (Field-Tested)')
  expect((await run('items hide', id)).said).toContain('nothing has changed')
  expect(await run('items unhide', id)).toEqual({ code: 0, said: `Item ${id} is available now.` })
  expect((await run('items withdraw', id)).said).toContain('--because sold_elsewhere|traded_away')
  expect(await run('items withdraw', id, '--because', 'lost')).toMatchObject({ code: 0 })
  expect(await run('items hide', id)).toMatchObject({ code: 1, said: expect.stringContaining('withdrawn') })
  expect((await run('items list', '--search', 'redline', '--tab', 'withdrawn', '--limit', '5')).said).toContain(id)
})

test('what cannot be meant is answered with how it is written, and what the shop refuses with why', async () => {
  for (const args of [[], ['--skin', 'x'], [...copy, '--cost', '-1'], [...copy, '--from', 'soon'], [...copy, 'more']])
    expect(await run('items add', ...args), args.join(' ')).toMatchObject({ code: 2 })
  expect(await run('items add', ...copy.with(5, '0.5'))).toMatchObject({ code: 1 })
  const sure = ['--price', '500']
  expect((await run('items add', ...copy, ...sure)).said).toContain('far from the reference of 27.15')
  expect(await run('items add', ...copy, ...sure, '--sure')).toMatchObject({ code: 0 })
  expect(await run('items show', 'x')).toMatchObject({ code: 2 })
  expect(await run('items show', '999999')).toMatchObject({ code: 1 })
  expect(await run('items list', '--tab', 'attic')).toMatchObject({ code: 2 })
  expect((await run('items list', '--tab', 'hidden')).said).toBe('There is no such item.')
  expect(await run('accounts add', '123', 'Vault')).toMatchObject({ code: 2 })
  expect(await run('accounts list', 'all')).toMatchObject({ code: 2 })
})

test('a file is read, imported, and taken back by commands, the same file again is nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pandrop-import-'))
  const path = join(folder, 'stock.csv')
  const head = 'market_hash_name,float,paint_seed,price_eur,external_id\n'
  await writeFile(path, `${head}AK-47 | Redline (Field-Tested),0.2,661,27.15,C-1\nAK-47 | None,0.2,1,5,C-2\n`)
  const dry = await run('import items', path, '--dry-run')
  expect(dry).toMatchObject({ code: 1, said: expect.stringMatching(/new 1, wrong 1[\s\S]*line 3, market_hash_name/) })
  await writeFile(path, `${head}AK-47 | Redline (Field-Tested),0.2,661,27.15,C-1\n`)
  const done = await run('import items', path, '--json')
  expect(done).toMatchObject({ code: 0 })
  const { id } = JSON.parse(done.said) as { id: number }
  expect((await run('items list', '--search', 'C-1')).said).toContain('Redline')
  expect(await run('import items', path)).toMatchObject({ code: 0, said: expect.stringContaining('same 1') })
  expect((await run('import list')).said).toContain('stock.csv')
  expect((await run('import show', String(id))).said).toContain('added 1')
  expect(await run('import run', String(id))).toMatchObject({ code: 1, said: expect.stringContaining('Possible now') })
  expect(await run('import undo', String(id))).toMatchObject({ code: 0, said: expect.stringContaining('undone 1') })
  for (const args of [[], ['x.csv', '--account', 'y']])
    expect(await run('import items', ...args)).toMatchObject({ code: 2 })
  await rm(folder, { recursive: true })
})

test('skins are listed and shown, and a reference is set by hand and given back to its list by commands', async () => {
  expect((await run('skins list', '--search', 'redline ak')).said).toContain('ak-47-redline')
  const kind = ['ak-47-redline', '--exterior', 'FT']
  const set = await run(
    'skins reference',
    ...kind,
    '--price',
    '30',
    '--reason',
    'a tournament',
    '--until',
    '2030-12-31',
  )
  expect(set).toEqual({ code: 0, said: 'ak-47-redline, FT, normal: 30.00 EUR until 2030-12-31.' })
  expect((await run('skins list', '--hand')).said).toMatch(/ak-47-redline.* 1 /)
  expect((await run('skins show', 'ak-47-redline')).said).toContain('a tournament (typed by')
  expect(await run('skins reference', ...kind, '--end')).toMatchObject({ code: 0 })
  expect((await run('skins list', '--hand')).said).toBe('There is no such skin.')
  expect(await run('skins reference', ...kind, '--end')).toMatchObject({ code: 1 })
  expect((await run('skins reference', ...kind, '--price', '30')).said).toContain('--reason "why"')
  expect(await run('skins show', 'no-such')).toMatchObject({ code: 1 })
  expect((await run('settings set', 'quote_days_max', '30')).said).toBe('quote_days_max is now: 30')
  expect(await run('settings set', 'quote_days_max', '-1')).not.toMatchObject({ code: 0 })
  expect((await run('settings show')).said).toMatch(/quote_days_max +30/)
})

test('a picture of a skin is shown and taken away by commands, and never without a word about its rights', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'pandrop-picture-')), 'own.png')
  await writeFile(file, bomb(1200, 800))
  expect((await run('skins picture', 'ak-47-redline', '--file', file)).said).toContain('--rights-are-mine')
  const shown = await run('skins picture', 'ak-47-redline', '--exterior', 'FT', '--file', file, '--rights-are-mine')
  expect(shown).toEqual({ code: 0, said: 'ak-47-redline, FT: the picture is shown.' })
  expect((await run('skins show', 'ak-47-redline')).said).toMatch(/picture +uploaded/)
  expect(await run('skins picture', 'ak-47-redline', '--exterior', 'FT', '--remove')).toMatchObject({ code: 0 })
  expect(await run('skins picture', 'ak-47-redline', '--exterior', 'FT', '--remove')).toMatchObject({ code: 1 })
  expect((await run('skins picture', 'ak-47-redline', '--file', `${file}x`, '--rights-are-mine')).said).toContain(
    'is no file',
  )
})
