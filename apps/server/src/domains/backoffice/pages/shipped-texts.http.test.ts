import type { StaffPage, StaffPageRow } from '@pandrop/contract/staff/static-pages'
import { asStaff, type TestStaff } from '@pandrop/server/domains/identity/staff/testing/as-staff'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let shop: TestShop
let administrator: TestStaff

beforeAll(async () => {
  shop = await startTestShop()
  administrator = await asStaff(shop, 'administrator')
})

afterAll(() => shop?.stop())

const path = '/api/staff/static-pages'
const shippedOf = '/api/staff/static-pages/:id/shipped'

const pages = async () => (await administrator.browser.get(path)).body.pages as unknown as StaffPageRow[]

const idOf = async (slug: string): Promise<number> => (await pages()).find((page) => page.slug === slug)?.id ?? 0

const read = async (slug: string): Promise<StaffPage> =>
  (await administrator.browser.get(`${path}/${await idOf(slug)}`)).body.page as unknown as StaffPage

const versionIn = (page: StaffPage, language: string): number =>
  page.texts.find((text) => text.language === language)?.version ?? 0

const settle = async (slug: string, wish: { language: string; take: boolean; seen?: number }) => {
  const page = await read(slug)
  const body = { seen: versionIn(page, wish.language), ...wish }
  return administrator.browser.post(shippedOf.replace(':id', String(page.id)), body)
}

/** What customers read. */
const said = async (slug: string, language = 'en'): Promise<string> => {
  const { body } = await shop.visitor().get(`/api/static-pages/${await idOf(slug)}?lang_id=${language}`)
  return (body.payload as { content: string }).content
}

/** As an update would bring it. */
const ship = (slug: string, language: string, content: string) =>
  shop.database.ownerPool.query(
    'update shipped_texts set content = $3, settled = false where slug = $1 and language = $2',
    [slug, language, content],
  )

const write = async (slug: string, language: string, source: string) => {
  const page = await read(slug)
  const seen = versionIn(page, language)
  const text = { language, title: 'Ours', format: 'html', source, publish: true, seen }
  const answer = await administrator.browser.post(`${path}/${page.id}/text`, text)
  expect(answer.status).toBe(200)
}

beforeEach(() => shop.database.ownerPool.query('update shipped_texts set settled = true'))

test('what an update brings is offered, and said once it is taken', async () => {
  await ship('terms', 'de', '<p>Neue Bedingungen</p>')
  const before = await said('terms', 'de')
  const page = await read('terms')
  expect(page.shipped).toEqual([{ language: 'de', untouched: true }])
  expect(page.offers).toMatchObject([{ language: 'de', source: '<p>Neue Bedingungen</p>' }])
  expect(await said('terms', 'de')).toBe(before)
  const { status, body } = await settle('terms', { language: 'de', take: true })
  expect(status).toBe(200)
  expect((body.page as unknown as StaffPage).offers).toEqual([])
  await expect.poll(() => said('terms', 'de')).toBe('<p>Neue Bedingungen</p>')
  const { body: versions } = await administrator.browser.get(`${path}/${page.id}/versions?language=de&limit=1`)
  expect(versions.rows).toMatchObject([{ made_by: administrator.name, is_draft: false }])
})

test('what is declined is not offered again, until another update brings another text', async () => {
  await ship('privacy', 'en', '<p>New</p>')
  const before = await said('privacy')
  expect((await settle('privacy', { language: 'en', take: false })).status).toBe(200)
  expect((await read('privacy')).offers).toEqual([])
  expect(await said('privacy')).toBe(before)
  expect(await settle('privacy', { language: 'en', take: true })).toMatchObject({
    status: 404,
    body: { code: 'shipped_text_not_found' },
  })
  expect(await said('privacy')).toBe(before)
})

test('what somebody wrote since it was seen is not replaced', async () => {
  await ship('about', 'en', '<p>New</p>')
  const page = await read('about')
  const seen = versionIn(page, 'en')
  await write('about', 'en', '<p>By us</p>')
  expect(await settle('about', { language: 'en', take: true, seen })).toMatchObject({
    status: 409,
    body: { code: 'page_changed' },
  })
  expect(await said('about')).toBe('<p>By us</p>')
  expect((await read('about')).shipped).toEqual([{ language: 'en', untouched: false }])
})

test('all is taken at once that nobody has changed, and nothing else', async () => {
  await write('faq', 'en', '<p>Our answers</p>')
  await ship('faq', 'en', '<p>New answers</p>')
  await ship('faq', 'fr', '<p>Nouvelles réponses</p>')
  await ship('cookies', 'pl', '<p>Nowe</p>')
  const { body } = await administrator.browser.post('/api/staff/static-pages/shipped', {})
  expect(body.taken).toBe(2)
  await expect.poll(() => said('faq', 'fr')).toBe('<p>Nouvelles réponses</p>')
  expect(await said('cookies', 'pl')).toBe('<p>Nowe</p>')
  expect(await said('faq')).toBe('<p>Our answers</p>')
  const open = (await pages()).filter(({ shipped }) => shipped.length > 0)
  expect(open).toMatchObject([{ slug: 'faq', shipped: [{ language: 'en', untouched: false }] }])
  expect((await administrator.browser.post('/api/staff/static-pages/shipped', {})).body.taken).toBe(0)
})

test('of several who take at the same moment one is heard', async () => {
  await ship('how-trades-work', 'en', '<p>New ways</p>')
  const wish = { language: 'en', take: true, seen: versionIn(await read('how-trades-work'), 'en') }
  const answers = await Promise.all(Array.from({ length: 6 }, () => settle('how-trades-work', wish)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404, 404])
})

test('is for administrators', async () => {
  const operator = await asStaff(shop)
  expect((await operator.browser.post('/api/staff/static-pages/shipped', {})).status).toBe(403)
  const address = shippedOf.replace(':id', '1')
  expect((await operator.browser.post(address, { language: 'en', take: true, seen: 0 })).status).toBe(403)
  expect(
    (await administrator.browser.post(shippedOf.replace(':id', '9999'), { language: 'en', take: true, seen: 0 }))
      .status,
  ).toBe(404)
})
