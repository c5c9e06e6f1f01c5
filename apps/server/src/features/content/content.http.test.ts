import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sanitizePage } from './pages.ts'

let world: TestShop

beforeAll(async () => {
  world = await startTestShop()
})

afterAll(() => world.stop())

const payloadOf = async <Payload>(path: string): Promise<Payload> => {
  const { status, body } = await world.visitor().get(path)
  expect([status, body.status], path).toEqual([200, 'OK'])
  return body.payload as Payload
}

test('settings carry both spellings, and card payments and offers are off until they are built', async () => {
  expect(await payloadOf('/api/settings')).toMatchObject({
    support_email: 'support@pandrop.example',
    supportEmail: 'support@pandrop.example',
    is_reg_enabled: true,
    min_top_up: 1,
    minTopUpAmount: 1,
    payment_methods: ['balance'],
    offer_enabled: false,
    internal_currency: { name: 'Credits', exchange_rate_eur: 1 },
    internal_currency_name: 'Credits',
  })
})

test('one currency is the default, and it is the euro at value 1', async () => {
  const currencies = await payloadOf<{ code: string; value: number; default: number }[]>('/api/currencies')
  expect(currencies.filter((currency) => currency.default === 1)).toMatchObject([{ code: 'EUR', value: 1 }])
})

test('English is the first language, and its texts include the fixed messages', async () => {
  expect(await payloadOf('/api/languages')).toEqual([{ id: 1, code: 'en', title: 'English', default: 1 }])
  const { body } = await world.visitor().get('/api/localizations?lang_id=1')
  expect(body.cart_item_added).toBe('Item added to cart!')
})

test('countries come with their ISO codes', async () => {
  const countries = await payloadOf<{ iso: string; title: string }[]>('/api/countries')
  expect(countries).toContainEqual(expect.objectContaining({ iso: 'SI', title: 'Slovenia' }))
})

test('terms, privacy and cookies are there to be read', async () => {
  const pages =
    await payloadOf<{ id: number; slug: string; is_terms: boolean; is_privacy: boolean }[]>('/api/static-pages')
  expect(pages.map(({ slug }) => slug)).toEqual(['how-trades-work', 'terms', 'privacy', 'cookies'])
  const terms = pages.find(({ is_terms }) => is_terms)
  const { content } = await payloadOf<{ content: string }>(`/api/static-pages/${terms?.id}`)
  expect(content).toContain('<h2>')
})

test('a page that does not exist is 404', async () => {
  const { status, body } = await world.visitor().get('/api/static-pages/999')
  expect([status, body.code]).toEqual([404, 'not_found'])
})

test('what an operator changes is in the next answer', async () => {
  await payloadOf('/api/settings')
  await world.database.pool.query(`update settings set support_email = 'desk@pandrop.example'`)
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
