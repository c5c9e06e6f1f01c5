import { setShopTexts, textFor } from '@pandrop/dictionaries/languages'
import { asStaff, type TestStaff } from '@pandrop/server/domains/identity/staff/testing/as-staff'
import { runDueJobs } from '@pandrop/server/jobs/runner'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'

let shop: TestShop
let administrator: TestStaff

beforeAll(async () => {
  shop = await startTestShop()
  administrator = await asStaff(shop, 'administrator')
})

afterAll(async () => {
  // Other tests of this process have another shop.
  setShopTexts()
  await shop?.stop()
})

const name = 'Bambus & Söhne <b>'

const save = async (shop_name: string, wordmark: string) => {
  const path = '/api/staff/settings'
  const { body } = await administrator.browser.get(path)
  const { versions } = body as unknown as { versions: Record<string, number> }
  return administrator.browser.post(path, {
    section: 'brand',
    values: { shop_name, wordmark, mark: '', logo: '', accent: '' },
    seen: versions.brand,
  })
}

const textsIn = async (language: string): Promise<Record<string, string>> =>
  (await shop.visitor().get(`/api/localizations?lang_id=${language}`)).body as unknown as Record<string, string>

test('what the shop is called stands in every text of every language', async () => {
  const title = (language: string) => textFor(language)('home_title')
  expect(title('de')).toBe('Pandrop: CS2-Skins zum Festpreis')
  expect((await save(name, 'bambus')).status).toBe(200)
  await expect.poll(() => title('de'), { timeout: 10_000 }).toBe('Bambus & Söhne <b>: CS2-Skins zum Festpreis')
  for (const language of ['en', 'de', 'fr', 'es', 'pl', 'uk']) {
    const texts = await textsIn(language)
    expect(Object.entries(texts).filter(([, text]) => /pandrop/i.test(text))).toEqual([])
    expect(texts).toMatchObject({ shop_name: name, wordmark: 'bambus' })
  }
})

test('the footer, a page and the calls of the shop say it', async () => {
  const { body } = await shop.visitor().get('/api/settings')
  expect(body.payload).toMatchObject({ copyright: name })
  const pages = (await shop.visitor().get('/api/static-pages')).body.payload as { id: number; slug: string }[]
  const about = pages.find(({ slug }) => slug === 'about')
  const page = await shop.visitor().get(`/api/static-pages/${about?.id}`)
  expect((page.body.payload as { content: string }).content).toContain('Bambus &amp; Söhne &lt;b&gt; is a shop')
})

test('mails say it, escaped, and carry no picture of another name', async () => {
  await administrator.browser.post('/api/staff/settings/test-mail', {})
  await runDueJobs(shop.shop, shop.database.serverUrl)
  const answer = await fetch(`${shop.origin}/dev/mailbox.json?to=${administrator.email}`)
  const [mail] = (await answer.json()) as { from: unknown; text: string; html: string }[]
  expect(mail?.text).toContain(`you work at ${name}`)
  expect(mail?.html).toContain('Bambus &amp; Söhne &lt;b&gt;')
  expect(mail?.html).not.toContain('mail-head.png')
  expect(JSON.stringify(mail)).not.toMatch(/pandrop(?!\.example)/i)
})

test('a passkey and an authenticator are asked for in its name', async () => {
  const { body } = await administrator.browser.post('/api/staff/session/passkeys/options', {})
  expect(JSON.stringify(body)).toContain(JSON.stringify(name).slice(1, -1))
  expect(JSON.stringify(body)).not.toMatch(/pandrop/i)
})

test('a password that is the name of the shop is guessed at once', async () => {
  await save('Bambushaus', 'bambus')
  await expect.poll(async () => (await textsIn('en')).shop_name, { timeout: 10_000 }).toBe('Bambushaus')
  const { browser, password } = await shop.customer()
  const answer = await browser.post('/api/user/change-password', {
    cur_password: password,
    new_password: 'Bambushaus2026!',
    repeat_password: 'Bambushaus2026!',
  })
  expect(JSON.stringify(answer.body)).toContain('guess')
})
