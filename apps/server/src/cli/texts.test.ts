import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setShopTexts } from '@pandrop/dictionaries/languages'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand } from './testing/run-command.ts'
import { textsBack, textsExport, textsHistory, textsImport, textsList, textsReset, textsSet } from './texts.ts'

let shop: TestShop
let folder: string

beforeAll(async () => {
  shop = await startTestShop()
  folder = await mkdtemp(join(tmpdir(), 'pandrop-texts-'))
})

afterAll(async () => {
  // Other tests of this process have another shop.
  setShopTexts()
  await shop?.stop()
})

const run = (command: Parameters<typeof runCommand>[1], ...args: string[]) => runCommand(shop, command, ...args)

test('a text is said otherwise, listed, put back and as it was shipped again', async () => {
  expect(await run(textsSet, 'de', 'nav_new', 'Ganz neu')).toMatchObject({ code: 0, said: 'The shop says: Ganz neu' })
  expect((await run(textsList, 'de', 'Ganz', 'neu')).said).toMatch(/nav_new +New items +Ganz neu +own/)
  const { said } = await run(textsHistory, 'de')
  expect(said).toMatch(/de nav_new +\(as shipped\) +Ganz neu/)
  expect((await run(textsReset, 'de', 'nav_new')).said).toBe('The shop says: Neuheiten')
  const [, number = ''] = /^(\d+) .*Ganz neu +\(as shipped\)/m.exec((await run(textsHistory)).said) ?? []
  expect((await run(textsBack, number)).said).toBe('The shop says: Ganz neu')
  expect((await run(textsList, 'de', '--only', 'own')).said.match(/nav_/g)).toHaveLength(1)
})

test('one with plural forms is said with all of them, and what is wrong is said beside each', async () => {
  const forms = ['--one', '{count} rzecz', '--few', '{count} rzeczy', '--many', '{count} rzeczy']
  expect(await run(textsSet, 'pl', 'cart_label_count', ...forms)).toMatchObject({
    code: 1,
    said: expect.stringContaining('other: Say something here'),
  })
  const said = await run(textsSet, 'pl', 'cart_label_count', ...forms, '--other', '{count} rzeczy')
  expect(said.said).toContain('one: {count} rzecz | ')
  expect((await run(textsSet, 'en', 'cart_empty', 'Nothing')).said).toContain('to the letter')
})

test.each(['csv', 'json'])('a translator is sent a %s file and sends it back', async (format) => {
  const file = join(folder, `de.${format}`)
  expect((await run(textsExport, 'de', file)).said).toBe(`Written to ${file}`)
  const content = await readFile(file, 'utf8')
  await writeFile(file, content.replace(/"?Erneut versuchen"?/, '"Noch mal"'))
  expect((await run(textsImport, 'de', file)).said).toContain('1 texts would change')
  expect(await run(textsImport, 'de', file, '--yes')).toMatchObject({
    code: 0,
    said: expect.stringContaining('1 texts changed'),
  })
  await writeFile(file, '{"nothing":"x"}')
  expect(await run(textsImport, 'de', file, '--yes')).toMatchObject({
    code: 1,
    said: expect.stringContaining('nothing: The shop has no such text'),
  })
})

test('what cannot be meant is answered with how it is typed', async () => {
  for (const [command, ...args] of [
    [textsList, 'xx'],
    [textsList, 'de', '--only', 'odd'],
    [textsSet, 'de', 'nav_new'],
    [textsSet, 'de', 'nav_new', 'a', '--one', 'b'],
    [textsReset, 'de'],
    [textsHistory, 'xx'],
    [textsBack, 'x'],
    [textsExport, 'de', 'file.txt'],
    [textsImport, 'de'],
  ] as const) {
    expect(await run(command, ...args)).toMatchObject({
      code: 2,
      said: expect.stringContaining('Write: npm run shop -- texts'),
    })
  }
  await expect(run(textsExport, 'de', '/nowhere/at/all.csv')).rejects.toThrow('cannot be written')
  expect((await run(textsImport, 'de', '/nowhere/at/all.csv')).said).toContain('cannot be read')
})
