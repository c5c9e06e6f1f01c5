import { readFileSync } from 'node:fs'
import { reservedSlugs } from '@pandrop/contract/reserved-slugs'
import type { StaffPage, StaffPageRow } from '@pandrop/contract/staff/static-pages'
import { buy, takeItems } from '@pandrop/server/domains/checkout/purchase/testing/purchases'
import { asStaff, type TestStaff } from '@pandrop/server/domains/identity/staff/testing/as-staff'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../../../app.ts'

let shop: TestShop
let administrator: TestStaff
let operator: TestStaff

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  ;[administrator, operator] = [await asStaff(shop, 'administrator'), await asStaff(shop)]
})

afterAll(() => shop?.stop())

const path = '/api/staff/static-pages'
const textOf = '/api/staff/static-pages/:id/text'
const versionsOf = '/api/staff/static-pages/:id/versions'

const pages = async (): Promise<StaffPageRow[]> =>
  (await operator.browser.get(path)).body.pages as unknown as StaffPageRow[]

const read = async (id: number): Promise<StaffPage> =>
  (await operator.browser.get(`${path}/${id}`)).body.page as unknown as StaffPage

const idOf = async (slug: string): Promise<number> => (await pages()).find((page) => page.slug === slug)?.id ?? 0

const create = async (slug: string, title = 'How we pack'): Promise<StaffPage> => {
  const { status, body } = await administrator.browser.post(path, { slug, title })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.page as unknown as StaffPage
}

interface Change {
  slug?: string
  role?: string | null
  in_footer?: boolean
  is_published?: boolean
  seen?: number
}

const change = async (id: number, wish: Change) => {
  const { slug, role, in_footer, is_published, version } = await read(id)
  return administrator.browser.post(`${path}/${id}`, { slug, role, in_footer, is_published, seen: version, ...wish })
}

interface Text {
  language?: string
  title?: string
  format?: string
  source?: string
  publish?: boolean
  seen?: number
}

const write = async (id: number, text: Text) => {
  const language = text.language ?? 'en'
  const seen = (await read(id)).texts.find((one) => one.language === language)?.version ?? 0
  const wish = { language, title: 'How we pack', format: 'html', source: '<p>With care.</p>', publish: true, seen }
  return administrator.browser.post(textOf.replace(':id', String(id)), { ...wish, ...text })
}

interface Listed {
  id: number
  slug: string
  title: string
  former_slugs: string[]
  role: string | null
  in_footer: boolean
  is_terms: boolean
}

const listed = async (language = 'en'): Promise<Listed[]> =>
  (await shop.visitor().get(`/api/static-pages?lang_id=${language}`)).body.payload as Listed[]

const shown = async (id: number, language = 'en'): Promise<string | undefined> =>
  ((await shop.visitor().get(`/api/static-pages/${id}?lang_id=${language}`)).body.payload as { content?: string })
    ?.content

describe('a new page', () => {
  test('is seen by nobody before it is written and published, and by everybody at once then', async () => {
    const { id } = await create('how-we-pack')
    expect((await listed()).map(({ slug }) => slug)).not.toContain('how-we-pack')
    expect((await change(id, { is_published: true })).body.code).toBe('page_without_text')
    expect((await write(id, { publish: false })).status).toBe(200)
    expect((await pages()).find((page) => page.id === id)).toMatchObject({ drafts: ['en'], is_published: false })
    await write(id, {})
    expect(await shown(id)).toBeUndefined()
    expect((await change(id, { is_published: true })).status).toBe(200)
    await expect.poll(() => shown(id), { timeout: 10_000 }).toBe('<p>With care.</p>')
    expect((await listed()).at(-1)).toMatchObject({ slug: 'how-we-pack', title: 'How we pack', in_footer: true })
    await change(id, { in_footer: false })
    await expect.poll(async () => (await listed()).at(-1)?.in_footer, { timeout: 10_000 }).toBe(false)
    await change(id, { is_published: false })
    await expect.poll(() => shown(id), { timeout: 10_000 }).toBeUndefined()
  })

  test('has an address that is no other’s: no page’s, no former one, none of the shop itself', async () => {
    const refused = async (slug: string) => (await administrator.browser.post(path, { slug, title: 'x' })).body.code
    expect(await refused('terms')).toBe('slug_taken')
    for (const slug of ['cart', 'api', 'static-page']) expect(await refused(slug)).toBe('slug_reserved')
    for (const slug of ['Terms', 'a b', '../x', 'a--b', '-a', 'ä', '', 'a'.repeat(61)])
      expect(await refused(slug), slug).toBe('invalid_input')
  })

  test('cannot be one of more than fifty', async () => {
    const there = (await pages()).length
    for (let count = there; count < 50; count += 1) await create(`page-${count}`)
    const { body } = await administrator.browser.post(path, { slug: 'one-more', title: 'x' })
    expect(body).toMatchObject({ code: 'pages_full', message: 'A shop has at most 50 pages' })
    await shop.database.ownerPool.query("delete from static_pages where slug like 'page-%'")
  })
})

test('every first part of an address that storefront or server answers is kept from pages', async () => {
  const routes = readFileSync(new URL('../../../../../storefront/src/routes.ts', import.meta.url), 'utf8')
  const { reads } = await createApp(shop.shop)
  const ours = [...routes.matchAll(/path: '(\/[^']*)'/g)].map(([, address]) => address ?? '').concat(reads())
  const first = ours.map((address) => address.split('/')[1] ?? '').filter((part) => /^[a-z0-9-]+$/.test(part))
  expect(first.length).toBeGreaterThan(20)
  expect([...new Set(first)].filter((part) => !reservedSlugs.includes(part))).toEqual([])
})

describe('an address', () => {
  test('that a page leaves leads to its new one, and is its own again', async () => {
    const id = await idOf('faq')
    await change(id, { slug: 'questions' })
    await expect
      .poll(async () => (await listed()).find((page) => page.id === id), { timeout: 10_000 })
      .toMatchObject({ slug: 'questions', former_slugs: ['faq'] })
    expect((await administrator.browser.post(path, { slug: 'faq', title: 'x' })).body.code).toBe('slug_taken')
    await change(id, { slug: 'faq' })
    expect(await read(id)).toMatchObject({ slug: 'faq', former_slugs: ['questions'] })
  })

  test('and a role are changed by one of two colleagues at once', async () => {
    const id = await idOf('about')
    const { version } = await read(id)
    const answers = await Promise.all(['about-us', 'who-we-are'].map((slug) => change(id, { slug, seen: version })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.map(({ body }) => body.code)).toContain('page_changed')
  })
})

describe('a role', () => {
  test('is one page’s, and there is always a page of the terms that customers can read', async () => {
    const [terms, faq] = [await idOf('terms'), await idOf('faq')]
    expect((await listed()).filter(({ is_terms: isTerms }) => isTerms).map(({ id }) => id)).toEqual([terms])
    expect((await change(faq, { role: 'terms' })).body.code).toBe('role_taken')
    expect((await change(terms, { role: null })).body.code).toBe('page_needed')
    expect((await change(terms, { is_published: false })).body.code).toBe('page_needed')
    expect((await change(faq, { role: 'imprint' })).status).toBe(200)
    expect((await listed()).find(({ id }) => id === faq)?.role).toBe('imprint')
    await change(faq, { role: null })
  })
})

describe('a text', () => {
  test('is written in Markdown or HTML, and what pages may not have falls out and is said', async () => {
    const { id } = await create('markdown')
    const source =
      '# Big\n\n## Boxes\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n<script>alert(1)</script>\n\n[x](javascript:alert(1))'
    const { body } = await write(id, { format: 'markdown', source })
    expect(body.removed).toEqual(['<script>', 'href javascript:alert(1)'])
    await change(id, { is_published: true })
    await expect.poll(() => shown(id), { timeout: 10_000 }).toContain('<h2>Big</h2>\n<h2>Boxes</h2>')
    expect(await shown(id)).toContain('<td>1</td>')
    expect(await shown(id)).not.toMatch(/script|alert/)
    const preview = await operator.browser.post('/api/staff/static-pages/preview', {
      format: 'html',
      source: '<p style="color:red" onclick="x()">a</p><iframe src="x"></iframe>',
    })
    expect(preview.body).toMatchObject({
      content: '<p>a</p>',
      removed: ['style of <p>', 'onclick of <p>', '<iframe>'],
    })
    expect((await write(id, { source: '<script>a</script>' })).body.code).toBe('page_empty')
  })

  test('may be sixty thousand letters of any alphabet and no more', async () => {
    const { id } = await create('long')
    expect((await write(id, { source: `<p>${'ї'.repeat(59_990)}</p>` })).status).toBe(200)
    expect((await write(id, { source: 'ї'.repeat(60_001) })).status).toBe(422)
    expect((await write(id, { source: 'a\u0007' })).status).toBe(422)
  })

  test('in another language stands beside the English one, and drafts change nothing', async () => {
    const id = await idOf('faq')
    const before = await shown(id, 'de')
    await write(id, { language: 'de', title: 'Häufiges', source: '<p>Neu</p>', publish: false })
    expect(await shown(id, 'de')).toBe(before)
    expect((await read(id)).drafts).toEqual(['de'])
    await write(id, { language: 'de', title: 'Häufiges', source: '<p>Neu</p>' })
    await expect.poll(() => shown(id, 'de'), { timeout: 10_000 }).toBe('<p>Neu</p>')
    expect(await shown(id, 'en')).not.toBe('<p>Neu</p>')
    expect((await listed('de')).find((page) => page.id === id)?.title).toBe('Häufiges')
  })

  test('of two colleagues at once is one’s, and the other is told', async () => {
    const id = await idOf('faq')
    const seen = (await read(id)).texts.find(({ language }) => language === 'fr')?.version ?? 0
    const answers = await Promise.all(['a', 'b'].map((letter) => write(id, { language: 'fr', source: letter, seen })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('keeps every version with who wrote it, and each can be read again', async () => {
    const id = await idOf('faq')
    await write(id, { source: '<p>First</p>' })
    await write(id, { source: 'Second', format: 'markdown' })
    const { body } = await operator.browser.get(`${versionsOf.replace(':id', String(id))}?language=en&limit=2`)
    const rows = body.rows as { id: number; made_by: string; is_draft: boolean }[]
    expect(rows).toMatchObject([{ made_by: administrator.name }, { made_by: administrator.name, is_draft: false }])
    const first = await operator.browser.get(`/api/staff/static-pages/versions/${rows[1]?.id}`)
    expect(first.body.version).toMatchObject({ source: '<p>First</p>', format: 'html', content: '<p>First</p>' })
    const second = await operator.browser.get(`/api/staff/static-pages/versions/${rows[0]?.id}`)
    expect(second.body.version).toMatchObject({ before: { id: rows[1]?.id, source: '<p>First</p>' } })
    const { rows: oldest } = await shop.database.ownerPool.query(
      "select id from page_versions where page_id = $1 and language = 'en' order by id limit 1",
      [id],
    )
    const beginning = await operator.browser.get(`/api/staff/static-pages/versions/${oldest[0].id}`)
    expect(beginning.body.version).toMatchObject({ before: null })
    expect((await operator.browser.get('/api/staff/static-pages/versions/999999')).body.code).toBe(
      'page_version_not_found',
    )
    expect((await operator.browser.get(`${path}/999999`)).body.code).toBe('page_not_found')
    const { rows: shipped } = await shop.database.ownerPool.query(
      `select made_by from page_versions where page_id = $1 order by id limit 1`,
      [id],
    )
    expect(shipped).toEqual([{ made_by: 'update' }])
  })

  test('is written by administrators; operators read it', async () => {
    const id = await idOf('faq')
    const text = { language: 'en', title: 'x', format: 'html', source: 'x', publish: true, seen: 0 }
    expect((await operator.browser.post(textOf.replace(':id', String(id)), text)).status).toBe(403)
    expect((await operator.browser.post(path, { slug: 'x', title: 'x' })).status).toBe(403)
    expect((await shop.visitor().get(path)).status).toBe(401)
  })
})

test('an order names the version of the terms that counted when they were accepted', async () => {
  const id = await idOf('terms')
  const termsOf = async (order: number) => {
    const { body } = await operator.browser.get(`/api/staff/orders/${order}`)
    return (body.order as { terms_version: number | null }).terms_version
  }
  const ordered = async (terms = true): Promise<number> => {
    const [item_id] = await takeItems(shop, 1)
    const reply = await buy(await shop.customer({ balanceCents: 1000 }), { cart: [{ item_id }], terms })
    expect(reply).toMatchObject({ status: 200 })
    return Number(reply.body.order_id)
  }
  const newest = async () => Math.max(...(await read(id)).texts.map(({ version }) => version))
  await write(id, { title: 'Terms', source: '<p>One</p>' })
  const one = await newest()
  const first = await ordered()
  await write(id, { title: 'Terms', source: '<p>Two</p>', publish: false })
  const second = await ordered()
  await write(id, { title: 'Terms', source: '<p>Two</p>' })
  const third = await ordered()
  expect([await termsOf(first), await termsOf(second)]).toEqual([one, one])
  expect(await termsOf(third)).toBe(one + 2)
  expect(await termsOf(await ordered(false))).toBeNull()
})

test('the footer has the pages in the order that was set; another list of pages is refused', async () => {
  const ids = (await pages()).map(({ id }) => id)
  const turned = ids.toReversed()
  expect((await administrator.browser.post('/api/staff/static-pages/order', { ids: turned })).status).toBe(200)
  expect((await pages()).map(({ id }) => id)).toEqual(turned)
  for (const wrong of [ids.slice(1), [...ids, 999_999], [...ids.slice(1), ids[1]]])
    expect((await administrator.browser.post('/api/staff/static-pages/order', { ids: wrong })).body.code).toBe(
      'page_changed',
    )
})
