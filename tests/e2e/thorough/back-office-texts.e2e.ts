import { readFile } from 'node:fs/promises'
import { mergeTests, type Page } from '@playwright/test'
import { test as backOfficeTest, expect } from '../back-office.ts'
import { itemsForSale } from '../customers.ts'
import { expectAccessible, expectNoSidewaysScroll, open } from '../page-checks.ts'
import { dialogOf, toastOf } from '../seller.ts'
import { test as tillTest } from '../till.ts'

const test = mergeTests(tillTest, backOfficeTest)

const textsOf = (at: Page) => at.getByRole('region', { name: 'Texts', exact: true })

const rowOf = (at: Page, key: string) => textsOf(at).getByRole('button', { name: `Text ${key}`, exact: true })

/** Looks for one text and opens it, by keyboard. */
const openText = async (at: Page, key: string): Promise<void> => {
  await textsOf(at).getByRole('textbox', { name: 'Search words or a key' }).fill(key)
  await expect(textsOf(at).getByRole('row')).not.toHaveCount(51)
  await rowOf(at, key).press('Enter')
  await expect(dialogOf(at)).toContainText(key)
}

const speak = (page: Page, id: number) =>
  page.context().addCookies([{ name: 'languageId', value: String(id), url: page.url() }])

/** What a page says once the shop has heard of a change. */
const saidOn = (page: Page, words: string, path = '/') =>
  expect(async () => {
    await open(page, path)
    await expect(page.getByText(words).first()).toBeVisible({ timeout: 1000 })
  }).toPass()

test('a headline is said otherwise in two languages by keyboard, seen in the shop, and put back', async ({
  page,
  backOffice,
}) => {
  const { page: at } = await backOffice.open('administrator')
  await at.goto('/backoffice/languages?language=de')
  await expect(textsOf(at).getByRole('row')).toHaveCount(51)
  await expectAccessible(at)
  await openText(at, 'home_headline')
  const field = dialogOf(at).getByRole('textbox', { name: 'Text' })
  await expect(field).toBeFocused()
  await field.fill('Skins, <b>die</b> bleiben')
  await expectAccessible(at)
  await field.press('Tab')
  await dialogOf(at).getByRole('button', { name: 'Save' }).press('Enter')
  await expect(toastOf(at, 'The shop says it now')).toBeVisible()
  await open(page, '/')
  await speak(page, 2)
  await saidOn(page, 'Skins, <b>die</b> bleiben')

  // English words of a shop's own come with a document too, and stay when the page takes over.
  await at.goto('/backoffice/languages')
  await openText(at, 'home_headline')
  await field.fill('Skins that stay at {shop}')
  await dialogOf(at).getByRole('button', { name: 'Save' }).press('Enter')
  await speak(page, 1)
  await saidOn(page, 'Skins that stay at Pandrop')
  await page.getByRole('banner').getByRole('link', { name: 'Products', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page.getByText('Skins that stay at Pandrop').first()).toBeVisible()

  const history = at.getByRole('region', { name: 'What was said before' })
  await history
    .getByRole('button', { name: /^Put change/ })
    .first()
    .press('Enter')
  await dialogOf(at).getByRole('button', { name: 'Put back' }).press('Enter')
  await expect(toastOf(at, 'The shop says what it said before')).toBeVisible()
  await at.goto('/backoffice/languages?language=de&filter=own')
  await rowOf(at, 'home_headline').press('Enter')
  await dialogOf(at).getByRole('button', { name: 'As shipped' }).press('Enter')
  await expect(textsOf(at)).toContainText('The shop says everything as it was shipped.')
})

test('a lost hole, a missing form and a fixed message say so beside the field, and nothing typed is lost', async ({
  backOffice,
}) => {
  const { page: at } = await backOffice.open('administrator')
  await at.goto('/backoffice/languages?language=pl')
  await openText(at, 'cart_label_count')
  const few = dialogOf(at).getByRole('textbox', { name: 'For a few' })
  await few.fill('rzeczy')
  await dialogOf(at).getByRole('textbox', { name: 'For many' }).fill('')
  await dialogOf(at).getByRole('button', { name: 'Save' }).press('Enter')
  await expect(dialogOf(at)).toContainText('Keep {count}: the shop fills it in')
  await expect(dialogOf(at)).toContainText('Say something here')
  await expect(few).toHaveValue('rzeczy')
  await expectAccessible(at)
  await at.keyboard.press('Escape')
  await at.goto('/backoffice/languages')
  await openText(at, 'cart_empty')
  await expect(dialogOf(at)).toContainText('Other programs compare this text to the letter')
  await expect(dialogOf(at).getByRole('textbox')).toBeDisabled()
})

test('what a colleague said meanwhile is told, and saved again what was typed stands', async ({ backOffice }) => {
  const { page: at } = await backOffice.open('administrator')
  const { page: other } = await backOffice.open('administrator')
  const save = (by: Page) => dialogOf(by).getByRole('button', { name: 'Save' }).press('Enter')
  for (const one of [at, other]) {
    await one.goto('/backoffice/languages?language=fr')
    await openText(one, 'nav_new')
  }
  await dialogOf(other).getByRole('textbox').fill('Tout neuf')
  await save(other)
  await expect(toastOf(other, 'The shop says it now')).toBeVisible()
  await dialogOf(at).getByRole('textbox').fill('Encore neuf')
  await save(at)
  await expect(dialogOf(at)).toContainText('A colleague has changed this text meanwhile. Meanwhile it says: Tout neuf')
  await save(at)
  await expect(toastOf(at, 'The shop says it now')).toBeVisible()
  await expect(rowOf(at, 'nav_new').locator('xpath=ancestor::tr')).toContainText('Encore neuf')
})

test('a translator is sent a file and sends it back; what is wrong in it is said before anything changes', async ({
  page,
  backOffice,
}) => {
  const { page: at } = await backOffice.open('administrator')
  await at.goto('/backoffice/languages?language=uk')
  const arriving = at.waitForEvent('download')
  await textsOf(at).getByRole('button', { name: 'Download the Ukrainian texts as CSV' }).press('Enter')
  const file = await arriving
  expect(file.suggestedFilename()).toBe('texts-uk.csv')
  const sent = await readFile(await file.path(), 'utf8')
  const rows = sent.replace(/^(nav_sale,[^,]*,).*$/m, '$1Розпродаж тижня').replace(/^(nav_new,[^,]*,).*$/m, '$1')
  await textsOf(at).getByRole('button', { name: 'Upload…' }).press('Enter')
  await dialogOf(at)
    .getByLabel('Choose a file')
    .last()
    .setInputFiles({ name: 'texts-uk.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) })
  await dialogOf(at).getByRole('button', { name: 'Look at it' }).press('Enter')
  await expect(dialogOf(at)).toContainText('1 texts would change')
  await expect(dialogOf(at)).toContainText('nav_new: Say something here')
  await expectAccessible(at)
  await dialogOf(at).getByRole('button', { name: 'Change 1 text' }).press('Enter')
  await expect(toastOf(at, '1 texts were changed')).toBeVisible()
  await open(page, '/')
  await speak(page, 6)
  await saidOn(page, 'Розпродаж тижня')
  await speak(page, 1)
})

test('whatever a shop says is text: markup in every word of it runs nowhere', async ({ page, till, backOffice }) => {
  const { page: at } = await backOffice.open('administrator')
  await at.goto('/backoffice/languages?language=es')
  const arriving = at.waitForEvent('download')
  await textsOf(at).getByRole('button', { name: 'Download the Spanish texts as JSON' }).press('Enter')
  const shipped = await readFile(await (await arriving).path(), 'utf8')
  const markup = `"'><img src=x onerror="window.hacked=1"></script><script>window.hacked=1</script>`
  const words = Object.entries(JSON.parse(shipped) as Record<string, string>)
  const marked = JSON.stringify(Object.fromEntries(words.map(([entry, said]) => [entry, `${said} ${markup}`])))
  const upload = async (content: string) => {
    await textsOf(at).getByRole('button', { name: 'Upload…' }).press('Enter')
    await dialogOf(at)
      .getByLabel('Choose a file')
      .last()
      .setInputFiles({ name: 'texts-es.json', mimeType: 'application/json', buffer: Buffer.from(content) })
    await dialogOf(at).getByRole('button', { name: 'Look at it' }).press('Enter')
    await dialogOf(at)
      .getByRole('button', { name: /^Change \d,\d+ texts$/ })
      .press('Enter')
    await expect(toastOf(at, 'texts were changed').last()).toBeVisible()
  }
  await upload(marked)
  try {
    await till.customer(page, 50)
    await speak(page, 4)
    await saidOn(page, markup)
    const [id] = await itemsForSale(page)
    const paths = ['/products', `/products/all/all/${id}`, '/cart', '/sell', '/account', '/wishlist', '/none', '/about']
    for (const path of ['/', ...paths]) {
      await page.goto(path)
      await expect(page.getByRole('contentinfo')).toContainText(markup)
      expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined()
      await expect(page.locator('img[src="x"]')).toHaveCount(0)
    }
  } finally {
    await upload(shipped)
  }
})

test('a language that is off is not offered in the shop, and whoever chose it is spoken to in the default', async ({
  page,
  backOffice,
}) => {
  const { page: at } = await backOffice.open('administrator')
  const languages = at.getByRole('region', { name: 'Languages', exact: true })
  const save = async () => {
    await languages.getByRole('button', { name: 'Save' }).press('Enter')
    await expect(toastOf(at, 'Saved').last()).toBeVisible()
  }
  const languageOf = async () => {
    await open(page, '/')
    return page.locator('html').getAttribute('lang')
  }
  await at.goto('/backoffice/languages')
  await languages.getByRole('checkbox', { name: 'French' }).uncheck()
  await languages.getByRole('checkbox', { name: 'English' }).uncheck()
  await languages.getByRole('combobox', { name: 'Default' }).selectOption('German')
  await save()
  try {
    await expect.poll(languageOf).toBe('de')
    await speak(page, 3)
    expect(await languageOf()).toBe('de')
    await speak(page, 5)
    expect(await languageOf()).toBe('pl')
  } finally {
    await languages.getByRole('checkbox', { name: 'French' }).check()
    await languages.getByRole('checkbox', { name: 'English' }).check()
    await languages.getByRole('combobox', { name: 'Default' }).selectOption('English')
    await save()
  }
  await page.context().clearCookies({ name: 'languageId' })
  await expect.poll(languageOf).toBe('en')
})

test('an operator reads texts at every width, and a server that fails says so and is asked again', async ({
  backOffice,
}) => {
  const { page: at } = await backOffice.open()
  await at.goto('/backoffice/languages?language=de')
  await expect(at.getByText('Administrators change these.')).toBeVisible()
  await expect(at.getByRole('button', { name: /^(Save|Upload)/ })).toHaveCount(0)
  await openText(at, 'nav_new')
  await expect(dialogOf(at).getByRole('textbox')).toBeDisabled()
  await at.keyboard.press('Escape')
  for (const width of [390, 768, 1280, 1440]) {
    await at.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(at)
  }
  await at.route('**/api/staff/texts?*', (route) => route.abort())
  await at.reload()
  await expect(textsOf(at).getByText('did not load').first()).toBeVisible()
  await at.unroute('**/api/staff/texts?*')
  await textsOf(at).getByRole('button', { name: 'Try again' }).first().press('Enter')
  await expect(rowOf(at, 'nav_new')).toBeVisible()
})
