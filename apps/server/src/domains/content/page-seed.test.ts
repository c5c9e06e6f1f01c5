import { createTestDatabase, type TestDatabase } from '@pandrop/testkit/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedPages } from './page-seed.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(() => database.drop())

interface Text {
  title: string
  content: string
}

const english = async (slug: string): Promise<Text | undefined> => {
  const { rows } = await database.pool.query('select title, content from static_pages where slug = $1', [slug])
  return rows[0]
}

test('a start brings back pages that are missing and changes nothing else', async () => {
  const before = await database.pool.query('select * from static_pages order by slug')
  await seedPages(database.pool)
  expect((await database.pool.query('select * from static_pages order by slug')).rows).toEqual(before.rows)
  await database.pool.query(`delete from static_pages where slug in ('about', 'faq')`)
  await seedPages(database.pool)
  expect((await english('faq'))?.content).toContain('What is a float?')
})

test('a new build corrects what nobody has changed, and leaves what the operator wrote', async () => {
  await database.pool.query(
    `update static_pages set content = '<p>old</p>', shipped_md5 = md5(title || '<p>old</p>') where slug = 'cookies'`,
  )
  await database.pool.query(`update static_pages set content = '<p>Our own terms</p>' where slug = 'terms'`)
  await database.pool.query(`update static_pages set title = 'Our data' where slug = 'privacy'`)
  await seedPages(database.pool)
  expect((await english('cookies'))?.content).toContain('cookie_consent')
  expect((await english('terms'))?.content).toBe('<p>Our own terms</p>')
  expect((await english('privacy'))?.title).toBe('Our data')
})

test('the same holds for every language', async () => {
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
  await seedPages(database.pool)
  expect(await german()).toEqual({ ...shipped, about: 'Wir' })
})

test('a page that the operator made under our address is the operator’s', async () => {
  await database.pool.query(`delete from static_pages where slug = 'about'`)
  await database.pool.query(`insert into static_pages (slug, title, content) values ('about', 'Me', '<p>I</p>')`)
  await seedPages(database.pool)
  expect(await english('about')).toEqual({ title: 'Me', content: '<p>I</p>' })
})
