import { mergeTests, type Page } from '@playwright/test'
import { test as backOfficeTest, expect } from '../back-office.ts'
import { open, readOf } from '../page-checks.ts'
import { dialogOf, test as sellerTest, toastOf } from '../seller.ts'

const test = mergeTests(sellerTest, backOfficeTest)

// An empty shop, as everybody's begins.
test.use({ demo: '0', onlyFor: 'its name' })

const sectionOf = (at: Page, name: string) => at.getByRole('region', { name, exact: true })

const languages = [
  { code: 'en', name: 'English', line: 'Skins from Maribor.', imprint: 'Imprint' },
  { code: 'de', name: 'German', line: 'Skins aus Maribor.', imprint: 'Impressum' },
  { code: 'fr', name: 'French', line: 'Des skins de Maribor.', imprint: 'Mentions légales' },
  { code: 'es', name: 'Spanish', line: 'Skins de Maribor.', imprint: 'Aviso legal' },
  { code: 'pl', name: 'Polish', line: 'Skiny z Mariboru.', imprint: 'Nota prawna' },
  { code: 'uk', name: 'Ukrainian', line: 'Скіни з Марібора.', imprint: 'Вихідні дані' },
]

const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><circle cx="12" cy="12" r="11" fill="#e0533d"/></svg>'

test('an empty shop gets its name, six languages, mark, VAT, rates and imprint at the desk alone', async ({
  page,
  backOffice,
}) => {
  test.setTimeout(240_000)
  const { page: at } = await backOffice.open('administrator')
  const begun = Date.now()
  const seconds: string[] = []

  /** What the shop answers with says it soon; how long that took stands in the report. */
  const seen = async (what: string, path: string, words: string | RegExp, language = 'en'): Promise<void> => {
    const from = Date.now()
    const said = async () =>
      (await page.request.get(path, { headers: { cookie: `languageId=${idOf(language)}` } })).text()
    await expect.poll(said, { intervals: [50] }).toMatch(words)
    seconds.push(`${what} ${((Date.now() - from) / 1000).toFixed(2)} s`)
  }
  const idOf = (code: string): number => languages.findIndex((language) => language.code === code) + 1

  const save = async (section: string): Promise<void> => {
    const saving = at.waitForResponse((answer) => answer.request().method() === 'POST' && answer.ok())
    await sectionOf(at, section).getByRole('button', { name: 'Save' }).press('Enter')
    await saving
  }
  const fill = (section: string, field: string, words: string) =>
    sectionOf(at, section).getByRole('textbox', { name: field, exact: true }).fill(words)

  await at.goto('/backoffice/settings')
  await fill('Seller', 'Legal name', 'Kresnik d.o.o.')
  await fill('Seller', 'Street and number', 'Koroška cesta 7')
  await fill('Seller', 'Post code', '2000')
  await fill('Seller', 'Town', 'Maribor')
  await sectionOf(at, 'Seller').getByRole('combobox', { name: 'Country' }).selectOption('SI')
  await fill('Seller', 'VAT id', 'SI12345678')
  await fill('Seller', 'Represented by', 'Ada Kresnik')
  await fill('Seller', 'In your own words', '')
  await save('Seller')
  await seen('seller', '/', /Kresnik d\.o\.o\., Koroška cesta 7, 2000 Maribor/)

  const brand = 'Name and mark of the shop'
  await fill(brand, 'What it is called', 'Kresnik')
  await fill(brand, 'Beside the mark', 'kresnik')
  await sectionOf(at, brand)
    .getByLabel('Picture of the mark')
    .setInputFiles({ name: 'mark.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(mark) })
  await expect(sectionOf(at, brand).getByRole('img', { name: 'The mark as it is shown' })).toBeVisible()
  await save(brand)
  await seen('name and mark', '/', /<title>Kresnik[\s\S]*\/storage\/brand\//)

  await fill('Contact and sender', 'Support e-mail', 'help@kresnik.example')
  await save('Contact and sender')
  await seen('support', '/', /mailto:help@kresnik\.example/)

  await fill('VAT', 'Usual percent', '22')
  await sectionOf(at, 'VAT').getByRole('button', { name: 'Add a rate' }).press('Enter')
  const rate = sectionOf(at, 'VAT')
  await rate.getByRole('combobox', { name: 'Country' }).last().selectOption('AT')
  await rate.getByRole('textbox', { name: 'Percent', exact: true }).last().fill('20')
  await rate.getByLabel('From', { exact: true }).last().fill('2026-01-01')
  await save('VAT')
  await seen('VAT', '/api/countries', /"iso":"AT","vat_percent":20/)

  await sectionOf(at, 'Time').getByRole('combobox', { name: 'Time zone' }).selectOption('Europe/Ljubljana')
  await save('Time')
  await at.getByRole('navigation').getByRole('link', { name: 'Promo codes' }).press('Enter')
  await at.getByRole('button', { name: 'New code' }).first().press('Enter')
  await expect(dialogOf(at)).toContainText('Until the end of that day, Europe/Ljubljana')

  await at.goto('/backoffice/currencies')
  await sectionOf(at, 'Rates').getByRole('button', { name: 'Set the rate of PLN' }).press('Enter')
  await dialogOf(at).getByRole('textbox', { name: 'PLN for 1 EUR' }).fill('4.2511')
  await dialogOf(at).getByRole('textbox', { name: 'PLN for 1 EUR' }).press('Enter')
  await seen('rate', '/api/currencies', /"code":"PLN"[^}]*4\.2511/)

  for (const { code, line } of languages) {
    await at.goto(`/backoffice/languages?language=${code}&search=home_hero_first_line`)
    await at.getByRole('button', { name: 'Text home_hero_first_line', exact: true }).press('Enter')
    await dialogOf(at).getByRole('textbox').fill(line)
    await dialogOf(at).getByRole('button', { name: 'Save' }).press('Enter')
    await seen(`text ${code}`, '/', new RegExp(line.replaceAll('.', '\\.')), code)
  }

  await at.goto('/backoffice/pages')
  await at.getByRole('button', { name: 'New page' }).press('Enter')
  await dialogOf(at).getByRole('textbox', { name: 'Title' }).fill('Imprint')
  await dialogOf(at).getByRole('textbox', { name: 'Title' }).press('Enter')
  await expect(at.getByRole('heading', { level: 1 })).toHaveText('Imprint')
  for (const { name, imprint } of languages) {
    await sectionOf(at, 'Text')
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .press('Enter')
    await fill('Text', 'Title', imprint)
    await fill('Text', 'Text', '## {shop}\n\nKresnik d.o.o., Koroška cesta 7, 2000 Maribor')
    await sectionOf(at, 'Text').getByRole('button', { name: 'Publish', exact: true }).press('Enter')
    await expect(toastOf(at, 'Everybody sees it now').last()).toBeVisible()
  }
  await sectionOf(at, 'This page').getByRole('combobox', { name: 'Role' }).selectOption('Imprint')
  await sectionOf(at, 'This page').getByRole('checkbox', { name: 'Published' }).check()
  await save('This page')
  await seen('imprint', '/imprint', /<h2>Kresnik<\/h2>/)
  const minutes = ((Date.now() - begun) / 60_000).toFixed(1)
  test.info().annotations.push({ type: 'figures', description: `${minutes} minutes; ${seconds.join(', ')}` })
  console.log(`named in ${minutes} minutes by a program; seen in the shop after: ${seconds.join(', ')}`)

  await open(page, '/')
  for (const { code, line, imprint } of languages) {
    await page.context().addCookies([{ name: 'languageId', value: String(idOf(code)), url: page.url() }])
    await open(page, '/')
    await expect(page.locator('html')).toHaveAttribute('lang', code)
    await expect(page.getByText(line).first()).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: imprint }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(imprint)
    await expect(page.getByRole('main')).toContainText('Kresnik d.o.o., Koroška cesta 7')
    for (const path of ['/', '/imprint', '/terms', '/products', '/auth?form=signup']) {
      await page.goto(path)
      expect(await readOf(page), path).not.toMatch(/pandrop(?!_[a-z]+)/i)
    }
  }

  await at.goto('/backoffice/audit')
  const { rows } = await (await at.request.get('/api/staff/audit?limit=100')).json()
  const actions = (rows as { action: string; outcome: string }[]).map(({ action }) => action)
  const counted = (action: string) => actions.filter((one) => one === action).length
  expect(
    Object.fromEntries(
      ['changeSettings', 'changeText', 'savePageText', 'setCurrencyRate'].map((one) => [one, counted(one)]),
    ),
  ).toEqual({
    changeSettings: 5,
    changeText: 6,
    savePageText: 6,
    setCurrencyRate: 1,
  })
  expect(actions).toEqual(expect.arrayContaining(['createPage', 'changePage', 'uploadShopPicture']))
})
