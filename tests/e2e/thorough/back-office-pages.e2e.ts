import { mergeTests, type Page } from '@playwright/test'
import { test as backOfficeTest, expect } from '../back-office.ts'
import { asOwner } from '../owner.ts'
import { expectAccessible, expectNoSidewaysScroll, open } from '../page-checks.ts'
import { dialogOf, toastOf } from '../seller.ts'
import { test as tillTest } from '../till.ts'

const test = mergeTests(tillTest, backOfficeTest)

const sectionOf = (at: Page, name: string) => at.getByRole('region', { name, exact: true })

const press = (at: Page, name: string) => at.getByRole('button', { name, exact: true }).press('Enter')

const chooseLanguage = (at: Page, name: RegExp) => sectionOf(at, 'Text').getByRole('button', { name }).press('Enter')

/** What a page says once the shop has heard of a change. */
const saidOn = (page: Page, path: string, words: string) =>
  expect(async () => {
    await open(page, path)
    await expect(page.getByText(words).first()).toBeVisible({ timeout: 1000 })
  }).toPass()

test('an imprint is written by keyboard, looked at, published in two languages and found in the footer', async ({
  page,
  backOffice,
}) => {
  const { page: at } = await backOffice.open('administrator')
  await at.goto('/backoffice/pages')
  await expectAccessible(at)
  await press(at, 'New page')
  await dialogOf(at).getByRole('textbox', { name: 'Title' }).fill('Who we are: imprint')
  await expect(dialogOf(at).getByRole('textbox', { name: 'Address' })).toHaveValue('who-we-are-imprint')
  await dialogOf(at).getByRole('textbox', { name: 'Address' }).fill('cart')
  await dialogOf(at).getByRole('textbox', { name: 'Address' }).press('Enter')
  await expect(dialogOf(at)).toContainText('This address belongs to the shop itself')
  await dialogOf(at).getByRole('textbox', { name: 'Address' }).fill('imprint')
  await dialogOf(at).getByRole('textbox', { name: 'Address' }).press('Enter')
  await expect(at.getByRole('heading', { level: 1 })).toHaveText('Who we are: imprint')

  const place = sectionOf(at, 'This page')
  await place.getByRole('checkbox', { name: 'Published' }).check()
  await place.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(place).toContainText('Write the English text first')
  await place.getByRole('checkbox', { name: 'Published' }).uncheck()

  const text = sectionOf(at, 'Text')
  await text.getByRole('textbox', { name: 'Title' }).fill('Imprint')
  await text.getByRole('textbox', { name: 'Text' }).fill('## Bamboo Ltd\n\nLjubljana <script>window.hacked=1</script>')
  await press(at, 'Preview')
  await expect(sectionOf(at, 'Preview').getByRole('heading', { name: 'Bamboo Ltd' })).toBeVisible()
  await expect(text).toContainText('Pages may not have these, so they fell out: <script>')
  await expectAccessible(at)
  await press(at, 'Save as draft')
  await expect(toastOf(at, 'The draft is saved')).toBeVisible()
  await chooseLanguage(at, /^German/)
  await press(at, 'Begin with the English text')
  await text.getByRole('textbox', { name: 'Title' }).fill('Impressum')
  await chooseLanguage(at, /^English/)
  await press(at, 'Publish')
  await expect(toastOf(at, 'Everybody sees it now')).toBeVisible()
  await chooseLanguage(at, /^German/)
  // What was typed is still there after a look at another language.
  await expect(text.getByRole('textbox', { name: 'Title' })).toHaveValue('Impressum')
  await press(at, 'Publish')
  await expect(toastOf(at, 'Everybody sees it now').last()).toBeVisible()

  await place.getByRole('combobox', { name: 'Role' }).selectOption('Imprint')
  await place.getByRole('checkbox', { name: 'Published' }).check()
  await place.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(toastOf(at, 'Saved').last()).toBeVisible()
  await saidOn(page, '/imprint', 'Bamboo Ltd')
  expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' })).toBeVisible()
  await page.context().addCookies([{ name: 'languageId', value: '2', url: page.url() }])
  await saidOn(page, '/imprint', 'Impressum')
  for (const width of [390, 768, 1280, 1440]) {
    await at.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(at)
  }
})

test('a page that moves is found at its old address, and what it said before is said again', async ({
  page,
  backOffice,
}) => {
  const { page: at } = await backOffice.open('administrator')
  await at.goto('/backoffice/pages')
  await at.getByRole('link', { name: 'Questions and answers' }).press('Enter')
  const place = sectionOf(at, 'This page')
  const move = async (slug: string) => {
    await place.getByRole('textbox', { name: 'Address' }).fill(slug)
    await place.getByRole('textbox', { name: 'Address' }).press('Enter')
    await expect(toastOf(at, 'Saved').last()).toBeVisible()
  }
  await move('questions')
  await expect(place).toContainText('Also found at /faq')
  await expect(async () => {
    await page.goto('/faq')
    expect(new URL(page.url()).pathname).toBe('/questions')
  }).toPass()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions and answers')

  const text = sectionOf(at, 'Text')
  await text.getByRole('textbox', { name: 'Text' }).fill('<p>Ask us.</p>')
  await press(at, 'Publish')
  await expect(toastOf(at, 'Everybody sees it now')).toBeVisible()
  await saidOn(page, '/questions', 'Ask us.')
  const shipped = sectionOf(at, 'Versions').getByRole('listitem').filter({ hasText: 'English' }).last()
  const newest = sectionOf(at, 'Versions').getByRole('listitem').filter({ hasText: 'English' }).first()
  await newest.getByRole('button', { name: /^What changed/ }).press('Enter')
  const compared = at.getByRole('dialog')
  await expect(compared.locator('ins').filter({ hasText: 'Ask' })).toBeVisible()
  await expect(compared.locator('del')).not.toHaveCount(0)
  await expectAccessible(at)
  for (const width of [390, 768, 1440]) {
    await at.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(at)
  }
  await at.keyboard.press('Escape')
  await shipped.getByRole('button', { name: /^Open version/ }).press('Enter')
  await expect(text.getByRole('textbox', { name: 'Text' })).toHaveValue(/What is a float\?/)
  await press(at, 'Publish')
  await saidOn(page, '/questions', 'What is a float?')
  await move('faq')
})

test('what a colleague wrote meanwhile is told, and saved again what was typed stands', async ({ backOffice }) => {
  const { page: at } = await backOffice.open('administrator')
  const { page: other } = await backOffice.open('administrator')
  for (const one of [at, other]) {
    await one.goto('/backoffice/pages')
    await one.getByRole('link', { name: 'About us' }).press('Enter')
    await expect(sectionOf(one, 'Text').getByRole('textbox', { name: 'Title' })).toHaveValue('About us')
    await sectionOf(one, 'Text')
      .getByRole('textbox', { name: 'Text' })
      .fill(one === at ? 'Mine' : 'Theirs')
  }
  await press(other, 'Save as draft')
  await expect(toastOf(other, 'The draft is saved')).toBeVisible()
  await press(at, 'Save as draft')
  await expect(sectionOf(at, 'Text')).toContainText(
    'A colleague has changed this meanwhile. What you typed is still here',
  )
  await expect(sectionOf(at, 'Text').getByRole('textbox', { name: 'Text' })).toHaveValue('Mine')
  await press(at, 'Save as draft')
  await expect(toastOf(at, 'The draft is saved')).toBeVisible()
  await at.goto('/backoffice/pages')
  await expect(at.getByRole('row').filter({ hasText: 'About us' })).toContainText('1 draft')
})

test('an operator reads pages, and a server that fails says so and is asked again', async ({ backOffice }) => {
  const { page: at } = await backOffice.open()
  await at.goto('/backoffice/pages')
  await at.getByRole('link', { name: 'Terms of service' }).press('Enter')
  await expect(at.getByText('Administrators change these.')).toBeVisible()
  await expect(at.getByRole('button', { name: /^(Save|Publish|Open)/ })).toHaveCount(0)
  await expect(sectionOf(at, 'Text').getByRole('textbox', { name: 'Text' })).toBeDisabled()
  await at.route('**/api/staff/static-pages/*', (route) => route.abort())
  await at.reload()
  await expect(at.getByText('The pages did not load')).toBeVisible()
  await at.unroute('**/api/staff/static-pages/*')
  await at.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(sectionOf(at, 'Text')).toBeVisible()
  await at.goto('/backoffice/pages/999999')
  await expect(at.getByText('There is no such page')).toBeVisible()
})

test('what an update brought is compared, taken or declined; what nobody changed is taken at once', async ({
  page,
  backOffice,
  dataDir,
}) => {
  await asOwner(
    dataDir,
    `update shipped_texts set content = '<p>Shipped anew</p>', settled = false
     where slug = 'about' and language in ('en', 'pl') or slug = 'how-trades-work' and language = 'es'`,
  )
  const { page: at } = await backOffice.open('administrator')
  await at.goto('/backoffice/pages')
  const offered = sectionOf(at, 'An update brought another text')
  await expect(offered).toContainText('An update brought 3 other texts.')
  await at
    .getByRole('link', { name: /^About/ })
    .first()
    .press('Enter')
  await chooseLanguage(at, /^Polish \(new text\)/)
  await offered.getByRole('button', { name: 'What changed' }).press('Enter')
  await expect(dialogOf(at).getByRole('insertion').first()).toContainText('Shipped')
  await expectAccessible(at)
  await at.keyboard.press('Escape')
  await offered.getByRole('button', { name: 'Keep ours' }).press('Enter')
  await expect(offered).toHaveCount(0)
  await chooseLanguage(at, /^English \(new text\)/)
  await offered.getByRole('button', { name: 'Take it' }).press('Enter')
  await expect(sectionOf(at, 'Text').getByRole('textbox', { name: 'Text' })).toHaveValue('<p>Shipped anew</p>')
  await saidOn(page, '/about', 'Shipped anew')
  for (const width of [390, 768, 1440]) {
    await at.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(at)
  }
  await at.goto('/backoffice/pages')
  await press(at, 'Take the unchanged one')
  await expect(toastOf(at, '1 text is new')).toBeVisible()
  await expect(offered).toHaveCount(0)
  await expectAccessible(at)
})
