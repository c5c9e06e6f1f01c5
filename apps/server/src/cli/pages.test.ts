import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pagesExport, pagesImport, pagesList, pagesTake } from './pages.ts'
import { runCommand } from './testing/run-command.ts'

let shop: TestShop
let folder: string

beforeAll(async () => {
  shop = await startTestShop()
  folder = await mkdtemp(join(tmpdir(), 'pandrop-pages-'))
})

afterAll(() => shop?.stop())

const run = (command: Parameters<typeof runCommand>[1], ...args: string[]) => runCommand(shop, command, ...args)

test('a page is written into a file, changed there and read back, in Markdown or HTML', async () => {
  const html = join(folder, 'terms.html')
  expect((await run(pagesExport, '/terms', 'de', html)).said).toMatch(/version \d+, html, is written to/)
  expect(await readFile(html, 'utf8')).toContain('<h2>')
  const markdown = join(folder, 'terms.md')
  await writeFile(markdown, '## Kurz\n\nWir liefern. <script>alert(1)</script>')
  const read = await run(pagesImport, 'terms', 'de', markdown, '--title', 'AGB')
  expect(read).toMatchObject({ code: 0, said: expect.stringContaining('Everybody reads it at /terms.') })
  expect(read.said).toContain('Pages may not have: <script>')
  const { body } = await shop.visitor().get('/api/static-pages?lang_id=de')
  const { id } = (body.payload as { id: number; slug: string }[]).find(({ slug }) => slug === 'terms') ?? { id: 0 }
  const page = await shop.visitor().get(`/api/static-pages/${id}?lang_id=de`)
  expect(page.body.payload).toMatchObject({ title: 'AGB', content: expect.stringContaining('<h2>Kurz</h2>') })
})

test('a draft waits, and the list says so', async () => {
  const file = join(folder, 'about.html')
  await writeFile(file, '<p>Soon</p>')
  expect((await run(pagesImport, 'about', 'pl', file, '--draft')).said).toContain('The draft is saved.')
  expect((await run(pagesList)).said).toMatch(/\/about .*published, drafts: pl/)
})

test('what an update brought is taken where nobody had changed it', async () => {
  await shop.database.ownerPool.query(
    `update shipped_texts set content = '<p>New</p>', settled = false
     where slug = 'faq' and language = 'fr' or slug = 'terms' and language = 'de'`,
  )
  expect((await run(pagesList)).said).toMatch(/\/faq .*new: fr/)
  const { said } = await run(pagesTake)
  expect(said).toBe('1 text is new.\n/terms was changed here: de')
  expect((await run(pagesTake)).said).toContain('0 texts are new.')
})

test('what is not there or cannot be meant is said', async () => {
  const file = join(folder, 'nothing.md')
  expect(await run(pagesImport, 'terms', 'de', file)).toMatchObject({ code: 1, said: `${file} cannot be read.` })
  await writeFile(file, 'x')
  expect((await run(pagesImport, 'nowhere', 'de', file)).code).toBe(1)
  expect((await run(pagesExport, 'nowhere', 'de', file)).code).toBe(1)
  const nowhere = run(pagesExport, 'terms', 'de', join(folder, 'no', 'such', 'folder'))
  await expect(nowhere).rejects.toThrow('cannot be written')
  for (const args of [['terms'], ['terms', 'xx', file], ['terms', 'de', 'file.txt'], ['terms', 'de', file, 'more']])
    expect((await run(pagesImport, ...args)).said).toContain('pages import <terms> <de>')
})
