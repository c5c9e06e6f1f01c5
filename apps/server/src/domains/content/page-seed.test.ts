import { createTestDatabase, type TestDatabase } from '@pandrop/testkit/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../db/transaction.ts'
import { readTexts, seedPages, shippedLanguages } from './page-seed.ts'
import { sanitizePage } from './pages.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(() => database.drop())

/** What every start does. */
const start = () => inTransaction(database.pool, seedPages)

interface Text {
  title: string
  content: string
}

const english = async (slug: string): Promise<Text | undefined> => {
  const { rows } = await database.pool.query('select title, content from static_pages where slug = $1', [slug])
  return rows[0]
}

test('what is shipped holds nothing that sanitising would change', async () => {
  const languages = await shippedLanguages()
  expect(languages).toContain('fr')
  for (const language of languages)
    for (const { slug, content } of await readTexts(language))
      expect(sanitizePage(content), `${language}/${slug}`).toBe(content)
})

test('a start brings back pages that are missing and changes nothing else', async () => {
  const before = await database.pool.query('select * from static_pages order by slug')
  await start()
  expect((await database.pool.query('select * from static_pages order by slug')).rows).toEqual(before.rows)
  await database.pool.query(`delete from static_pages where slug in ('about', 'faq')`)
  await start()
  expect((await english('faq'))?.content).toContain('What is a float?')
})

const offers = async (): Promise<string[]> => {
  const { rows } = await database.pool.query(
    `select slug || ' ' || language as offer from shipped_texts where not settled order by 1`,
  )
  return rows.map(({ offer }) => offer)
}

/** As if the build before this one had shipped something else. */
const shippedBefore = async (slug: string, content: string): Promise<void> => {
  await database.pool.query(`update shipped_texts set content = $2 where slug = $1 and language = 'en'`, [
    slug,
    content,
  ])
}

test('a new build offers its texts and changes nothing that customers read', async () => {
  expect(await offers()).toEqual([])
  await database.pool.query(
    `update static_pages set content = '<p>old</p>', shipped_md5 = md5(title || '<p>old</p>') where slug = 'cookies'`,
  )
  await shippedBefore('cookies', '<p>old</p>')
  await database.pool.query(`update static_pages set content = '<p>Our own terms</p>' where slug = 'terms'`)
  await shippedBefore('terms', '<p>old</p>')
  await database.pool.query(`update static_pages set title = 'Our data' where slug = 'privacy'`)
  await start()
  expect((await english('cookies'))?.content).toBe('<p>old</p>')
  expect((await english('terms'))?.content).toBe('<p>Our own terms</p>')
  expect((await english('privacy'))?.title).toBe('Our data')
  // Of what the build before had shipped as well nothing is offered.
  expect(await offers()).toEqual(['cookies en', 'terms en'])
  await database.pool.query('update shipped_texts set settled = true')
  await start()
  expect(await offers()).toEqual([])
})

test('in a shop that is older than offers, what staff wrote is not asked about, what nobody changed is', async () => {
  await database.ownerPool.query('delete from shipped_texts')
  await database.pool.query(
    `update static_pages set content = '<p>old</p>', shipped_md5 = md5(title || '<p>old</p>') where slug = 'cookies'`,
  )
  await start()
  expect(await offers()).toEqual(['cookies en'])
})

test('a page that was given another address does not come back under its first one', async () => {
  const { rows } = await database.pool.query(
    `update static_pages set slug = 'questions' where slug = 'faq' returning id`,
  )
  await database.pool.query(`insert into former_slugs (slug, page_id) values ('faq', $1)`, [rows[0].id])
  await start()
  expect(await english('faq')).toBeUndefined()
  await database.pool.query(`delete from former_slugs where slug = 'faq'`)
  await database.pool.query(`update static_pages set slug = 'faq' where slug = 'questions'`)
})

test('a page that comes with an update waits to be published', async () => {
  await database.pool.query(`delete from static_pages where slug = 'about'`)
  await start()
  const { rows } = await database.pool.query(`select is_published from static_pages where slug = 'about'`)
  expect(rows).toEqual([{ is_published: false }])
})

test('languages that are missing come back, and what the operator wrote in one stays', async () => {
  const german = async () => {
    const { rows } = await database.pool.query(
      `select slug, text.title from static_page_texts text join static_pages on id = page_id where language = 'de'`,
    )
    return Object.fromEntries(rows.map(({ slug, title }) => [slug, title]))
  }
  const shipped = await german()
  expect(Object.keys(shipped).sort()).toEqual(['about', 'cookies', 'faq', 'how-trades-work', 'privacy', 'terms'])
  await database.pool.query(`delete from static_page_texts where language = 'de' and title = $1`, [shipped.faq])
  await database.pool.query(`update static_page_texts set title = 'Wir' where language = 'de' and title = $1`, [
    shipped.about,
  ])
  await start()
  expect(await german()).toEqual({ ...shipped, about: 'Wir' })
})

test('a page that the operator made under our address is the operator’s', async () => {
  await database.pool.query(`delete from static_pages where slug = 'about'`)
  await database.pool.query(`insert into static_pages (slug, title, content) values ('about', 'Me', '<p>I</p>')`)
  await start()
  expect(await english('about')).toEqual({ title: 'Me', content: '<p>I</p>' })
})
