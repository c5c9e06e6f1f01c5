import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand } from './testing/run-command.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})

afterAll(() => shop?.stop())

const type = (verb: string, ...args: string[]) => runCommand(shop, `backup ${verb}`, ...args)

test('a backup is created, listed and read again; one that is damaged is named', async () => {
  expect(await type('list')).toEqual({ code: 0, said: expect.stringMatching(/^No backups in .*backups\.$/) })
  const created = await type('create')
  expect(created).toEqual({ code: 0, said: expect.stringMatching(/^settings: 1 rows$/m) })
  const [, path = ''] = created.said.match(/^(\/.*\.backup): \d+\.\d MB, \d+ tables\.$/m) ?? []
  expect((await type('list')).said).toContain(path)
  expect(await type('verify', path)).toEqual({ code: 0, said: expect.stringContaining(`${path} is whole: made 20`) })
  const facts = JSON.parse((await type('verify', path, '--json')).said)
  expect(facts).toMatchObject({ path, files: 0, keys: [], trial_balance: { bank: 0 } })
  const damaged = join(shop.shop.env.DATA_DIR, 'damaged.backup')
  await writeFile(damaged, (await readFile(path)).subarray(0, 10_000))
  await expect(type('verify', damaged)).rejects.toThrow('is damaged')
  await expect(type('verify', '/nowhere.backup')).rejects.toThrow('There is no file /nowhere.backup.')
})

test('a restore is tried beside the shop, leaves nothing behind, and is written down', async () => {
  const [, path = ''] = (await type('list')).said.match(/(\/\S+\.backup)/) ?? []
  const folder = await mkdtemp(join(tmpdir(), 'pandrop-try-'))
  expect(await type('try', path, '--in', folder)).toEqual({
    code: 0,
    said: expect.stringMatching(/The shop comes back from \S+: \d+ rows of 20\S+, and its books are right\.$/),
  })
  expect(await readdir(folder)).toEqual([])
  const { rows } = await shop.database.pool.query('select step, file, bytes, row_count from backup_steps order by id')
  expect(rows.map(({ step, file }) => [step, file])).toEqual([
    ['created', path],
    ['tried', path],
  ])
  expect(rows[1]).toEqual({ ...rows[0], step: 'tried' })
  // One that cannot be restored is not noted as if it could.
  await expect(type('try', join(shop.shop.env.DATA_DIR, 'damaged.backup'), '--in', folder)).rejects.toThrow('damaged')
  expect(await readdir(folder)).toEqual([])
  expect((await shop.database.pool.query('select 1 from backup_steps')).rowCount).toBe(2)
})

test('files that rows name and that are not there are listed', async () => {
  const kept = 'avatars/0123456789abcdef0123456789abcdef.webp'
  const lost = 'avatars/fedcba9876543210fedcba9876543210.webp'
  const { id } = await shop.customer()
  const { id: other } = await shop.customer()
  const show = 'update customers set avatar = $2 where id = $1'
  await shop.database.ownerPool.query(show, [id, kept])
  await shop.shop.storage.put(kept, Buffer.from('a picture'), 'image/webp')
  expect(await type('files')).toEqual({ code: 0, said: 'All 1 files that the database names are there.' })
  await shop.database.ownerPool.query(show, [other, lost])
  const { code, said } = await type('files')
  expect({ code, said }).toEqual({ code: 1, said: expect.stringMatching(new RegExp(`picture of a profile +${lost}`)) })
  expect(said).not.toContain(kept)
})

test('a drill says what it needs where nobody keeps an archive, and notes nothing', async () => {
  const nowhere = join(shop.shop.env.DATA_DIR, 'no-pgbackrest.conf')
  await expect(type('drill', '--config', nowhere)).rejects.toThrow(
    /pgBackRest (is not installed|did not do it|keeps no)/,
  )
  const { rows } = await shop.database.pool.query(`select from backup_steps where file like 'pgBackRest%'`)
  expect(rows).toEqual([])
})

test('backups are thinned out by day, week and month; what is none of ours stays', async () => {
  const folder = join(shop.shop.env.DATA_DIR, 'many')
  await mkdir(folder)
  const names = ['20261127T030000Z', '20261127T030000Z-2', '20261126T030000Z', '20260101T030000Z']
  const files = [
    ...names.map((name) => `pandrop-${name}.backup`),
    'pandrop-notes.backup',
    'pandrop-20261126T030000Z.txt',
  ]
  for (const file of files) await writeFile(join(folder, file), '')
  const keep = ['--keep', '1d2m', '--out', folder]
  const planned = await type('prune', ...keep, '--dry-run')
  expect(planned.said).toContain('pandrop-20261126T030000Z.backup: would be removed')
  expect(await readdir(folder)).toHaveLength(files.length)
  expect(await type('prune', ...keep)).toEqual({
    code: 0,
    said: expect.stringMatching(/2 backups are kept, 2 are not/),
  })
  expect(await readdir(folder)).toHaveLength(files.length - 2)
  expect(await readdir(folder)).not.toContain('pandrop-20261126T030000Z.backup')
})

test('an open shop is not written over, and what is typed wrong is answered with how it is written', async () => {
  const { said } = await type('list')
  const [path = ''] = said.match(/\/\S+\.backup/) ?? []
  await expect(type('restore', path)).rejects.toThrow('there is a shop already (settings')
  for (const [verb, ...args] of [
    ['create', 'x'],
    ['verify'],
    ['restore', 'a', 'b'],
    ['try'],
    ['list', '--all'],
    ['drill', 'x'],
    ['files', 'x'],
    ['prune', '--keep', 'all'],
  ] as const)
    expect(await type(verb, ...args), verb).toEqual({ code: 2, said: expect.stringContaining('Write: npm run shop') })
})
