import { setShopTexts, textFor } from '@pandrop/dictionaries/languages'
import { asStaff, type TestStaff } from '@pandrop/server/domains/identity/staff/testing/as-staff'
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

const save = async (languages: string[], default_language: string) => {
  const path = '/api/staff/settings'
  const { versions } = (await administrator.browser.get(path)).body as unknown as { versions: { languages: number } }
  const values = { languages, default_language }
  return administrator.browser.post(path, { section: 'languages', values, seen: versions.languages })
}

const listed = async () =>
  ((await shop.visitor().get('/api/languages')).body.payload as { id: number; code: string; default: number }[]).map(
    ({ id, code, default: isDefault }) => [id, code, isDefault],
  )

const home = async (asked = '') =>
  ((await shop.visitor().get(`/api/localizations${asked}`)).body as unknown as { nav_products: string }).nav_products

test('a language that is off is neither listed nor spoken, and every language keeps its number', async () => {
  expect(await listed()).toHaveLength(6)
  expect((await save(['de', 'pl'], 'pl')).status).toBe(200)
  await expect.poll(listed, { timeout: 10_000 }).toEqual([
    [2, 'de', 0],
    [5, 'pl', 1],
  ])
  const polish = textFor('pl')('nav_products')
  expect(polish).not.toBe(textFor('de')('nav_products'))
  expect(await home()).toBe(polish)
  for (const off of ['en', '1', 'fr', '3', '6']) expect(await home(`?lang_id=${off}`)).toBe(polish)
  for (const on of ['de', '2']) expect(await home(`?lang_id=${on}`)).toBe(textFor('de')('nav_products'))
  // Whoever is remembered to speak another one is written to in the default.
  expect(textFor('uk')('nav_products')).toBe(polish)
  const { body } = await shop.visitor().post('/api/login', {})
  expect(body.errors).toMatchObject({ password: ['Podaj e-mail i hasło'] })
})

test('the back office goes on in English', async () => {
  const { body } = await administrator.browser.post('/api/staff/settings/changes/999999/put-back', {})
  expect(body.message).toBe('This change does not exist')
})

test('one language is always spoken, the default is one of them, and none is named twice', async () => {
  for (const [languages, first] of [
    [[], 'en'],
    [['en'], 'de'],
    [['en', 'en'], 'en'],
    [['en', 'xx'], 'en'],
    [['en'], 'xx'],
  ] as const) {
    expect((await save([...languages], first)).status).toBe(422)
  }
  expect((await save(['en', 'de', 'fr', 'es', 'pl', 'uk'], 'en')).status).toBe(200)
  await expect.poll(listed, { timeout: 10_000 }).toHaveLength(6)
})
