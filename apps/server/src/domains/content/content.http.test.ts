import { versionOf } from '@pandrop/dictionaries/languages'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sanitizePage } from './pages.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})

afterAll(() => shop.stop())

const payloadOf = async <Payload>(path: string): Promise<Payload> => {
  const { status, body } = await shop.visitor().get(path)
  expect([status, body.status], path).toEqual([200, 'OK'])
  return body.payload as Payload
}

test('settings carry both spellings, and the shop takes cards, buys skins and pays them out by bank', async () => {
  expect(await payloadOf('/api/settings')).toMatchObject({
    support_email: 'support@pandrop.example',
    supportEmail: 'support@pandrop.example',
    is_reg_enabled: true,
    min_top_up: 1,
    minTopUpAmount: 1,
    card_total_min: 0.5,
    payment_methods: ['card', 'balance', 'sepa-manual'],
    offer_enabled: true,
    internal_currency: { name: 'Credits', exchange_rate_eur: 1 },
    internal_currency_name: 'Credits',
  })
})

test('one currency is the default, and it is the euro at value 1', async () => {
  const currencies = await payloadOf<{ code: string; value: number; default: number }[]>('/api/currencies')
  const bounds = { charge_min: 0.5, charge_max: 999_999.99 }
  expect(currencies.filter((currency) => currency.default === 1)).toMatchObject([{ code: 'EUR', value: 1, ...bounds }])
})

test('six languages stand in the list under their own names, English first and by default', async () => {
  expect(await payloadOf('/api/languages')).toEqual([
    { id: 1, code: 'en', title: 'English', default: 1 },
    { id: 2, code: 'de', title: 'Deutsch', default: 0 },
    { id: 3, code: 'fr', title: 'Français', default: 0 },
    { id: 4, code: 'es', title: 'Español', default: 0 },
    { id: 5, code: 'pl', title: 'Polski', default: 0 },
    { id: 6, code: 'uk', title: 'Українська', default: 0 },
  ])
})

test('texts come by id and by code of their language, and in English where it is none of ours', async () => {
  const textsOf = async (language: string) => (await shop.visitor().get(`/api/localizations?lang_id=${language}`)).body
  expect((await textsOf('1')).cart_item_added).toBe('Item added to cart!')
  expect(await textsOf('2')).toEqual(await textsOf('de'))
  expect((await textsOf('de')).choices_language).toBe('Sprache')
  expect((await textsOf('99')).choices_language).toBe('Language')
  expect((await textsOf('it')).choices_language).toBe('Language')
})

test('texts asked for by their version may be kept for good, those of another build may not', async () => {
  const keptFor = async (path: string) => (await shop.visitor().get(path)).headers.get('cache-control')
  expect(await keptFor(`/api/localizations?lang_id=de&v=${versionOf('de')}`)).toMatch(/max-age=31536000, immutable/)
  expect(await keptFor(`/api/localizations?lang_id=2&v=${versionOf('de')}`)).toMatch(/immutable/)
  expect(await keptFor(`/api/localizations?lang_id=fr&v=${versionOf('de')}`)).toBe('no-cache')
  expect(await keptFor('/api/localizations?lang_id=de&v=00000000')).toBe('no-cache')
  expect(await keptFor('/api/localizations?lang_id=de')).toBe('no-cache')
})

test('texts are the same compressed and plain', async () => {
  const path = `/api/localizations?lang_id=de&v=${versionOf('de')}`
  const plain = await fetch(shop.origin + path, { headers: { 'accept-encoding': 'identity' } })
  const compressed = await fetch(shop.origin + path, { headers: { 'accept-encoding': 'gzip' } })
  const encodings = [plain, compressed].map(({ headers }) => headers.get('content-encoding'))
  expect(encodings).toEqual([null, 'gzip'])
  expect(await compressed.json()).toEqual(await plain.json())
})

test('countries are named and sorted in the language of the reader', async () => {
  const titlesIn = async (language: string) =>
    (await payloadOf<{ title: string }[]>(`/api/countries?lang_id=${language}`)).map(({ title }) => title)
  const german = await titlesIn('de')
  expect(german).toEqual(expect.arrayContaining(['Deutschland', 'Österreich', 'Ukraine']))
  // Ö stands with O, not behind Z.
  expect(german.indexOf('Österreich')).toBeLessThan(german.indexOf('Polen'))
  const ukrainian = await titlesIn('uk')
  expect(ukrainian).toContain('Німеччина')
  expect(ukrainian).toEqual([...ukrainian].sort(new Intl.Collator('uk').compare))
})

test('countries come with their ISO codes', async () => {
  const countries = await payloadOf<{ iso: string; title: string }[]>('/api/countries')
  expect(countries).toContainEqual(expect.objectContaining({ iso: 'SI', title: 'Slovenia' }))
})

test('terms, privacy and cookies are there to be read', async () => {
  const pages =
    await payloadOf<{ id: number; slug: string; is_terms: boolean; is_privacy: boolean }[]>('/api/static-pages')
  expect(pages.map(({ slug }) => slug)).toEqual(['how-trades-work', 'terms', 'privacy', 'cookies', 'about', 'faq'])
  const terms = pages.find(({ is_terms }) => is_terms)
  const { content } = await payloadOf<{ content: string }>(`/api/static-pages/${terms?.id}`)
  expect(content).toContain('<h2>')
})

test('titles and texts of pages follow the language of the call, with English where there is none', async () => {
  const { pool } = shop.database
  await pool.query(
    `insert into static_page_texts (page_id, language, title, content)
     select id, 'de', 'Über uns und euch', '<p>Hallo</p><script>x()</script>' from static_pages where slug = 'about'
     on conflict (page_id, language) do update set title = excluded.title, content = excluded.content`,
  )
  await pool.query(
    `delete from static_page_texts using static_pages
     where id = page_id and slug = 'faq' and language = 'de'`,
  )
  const titles = async (language: string) => {
    const pages = await payloadOf<{ id: number; slug: string; title: string }[]>(
      `/api/static-pages?lang_id=${language}`,
    )
    return Object.fromEntries(pages.map(({ slug, title }) => [slug, title]))
  }
  await expect.poll(() => titles('2')).toMatchObject({ about: 'Über uns und euch', faq: 'Questions and answers' })
  expect(await titles('en')).toMatchObject({ about: 'About us', terms: 'Terms of service' })
  const { rows } = await pool.query(`select id from static_pages where slug = 'about'`)
  const about = `/api/static-pages/${rows[0].id}`
  expect(await payloadOf(`${about}?lang_id=de`)).toMatchObject({ slug: 'about', content: '<p>Hallo</p>' })
  expect((await payloadOf<{ content: string }>(about)).content).toContain('Pandrop is a shop for CS2 skins')
})

test('a page that does not exist is 404', async () => {
  const { status, body } = await shop.visitor().get('/api/static-pages/999')
  expect([status, body.code]).toEqual([404, 'not_found'])
})

test('what an operator changes is in the next answer', async () => {
  await payloadOf('/api/settings')
  await shop.database.pool.query(`update settings set support_email = 'desk@pandrop.example'`)
  const email = async () => (await payloadOf<{ support_email: string }>('/api/settings')).support_email
  await expect.poll(email).toBe('desk@pandrop.example')
})

test('HTML of a page keeps its tables and loses everything that could run', () => {
  const html = '<table><tr><td onclick="x()">1</td></tr></table><script>x()</script><a href="javascript:x()">a</a>'
  expect(sanitizePage(html)).toBe('<table><tr><td>1</td></tr></table><a>a</a>')
})

test('the social links lead to other sites over https', async () => {
  for (const { link } of await payloadOf<{ link: string }[]>('/api/social-links')) expect(link).toMatch(/^https:/)
})
