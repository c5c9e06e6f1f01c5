import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newSkin } from '../domains/catalogue/imports/testing/new-skins.ts'
import { groupedEntry, skinList } from '../domains/catalogue/imports/testing/skin-lists.ts'
import { runCommand } from './testing/run-command.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
})

afterAll(() => shop?.stop())

const run = (command: string, ...args: string[]) => runCommand(shop, command, ...args)

test('a list of skins is tried, imported, told to the draughtsman and taken back by commands', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pandrop-skins-'))
  const path = join(folder, 'skins.json')
  const skin = await newSkin(shop)
  await writeFile(path, skinList([groupedEntry(skin), { ...groupedEntry(skin), id: 'skin-x', max_float: 7 }]))
  const dry = await run('import skins', path, '--dry-run')
  expect(dry).toMatchObject({ code: 1, said: expect.stringMatching(/new 1, wrong 1[\s\S]*line 2, max_float/) })
  expect(await run('skins show', skin.id)).toMatchObject({ code: 1 })
  await writeFile(path, skinList([groupedEntry(skin)]))
  const done = await run('import skins', path, '--json')
  expect(done).toMatchObject({ code: 0 })
  const { id, format, settled } = JSON.parse(done.said)
  expect({ format, settled }).toEqual({ format: 'skins', settled: { added: 1 } })
  expect(await run('import skins', path)).toMatchObject({ code: 0, said: expect.stringContaining('same 1') })
  expect(JSON.parse((await run('skins show', skin.id, '--json')).said)).toMatchObject({
    skin: skin.id,
    weapon: 'AK-47',
    finish: skin.finish,
    type: 'Rifle',
    rarity: 'Classified',
    facts_from: 'import',
  })
  expect(await run('import undo', String(id))).toMatchObject({ code: 0, said: expect.stringContaining('undone 1') })
  expect(await run('import prices', path)).toMatchObject({ code: 1 })
  await rm(folder, { recursive: true })
})
