import type { Page } from '@playwright/test'
import { itemsForSale } from '../customers.ts'
import { languages } from '../languages.ts'
import { expectAccessible, hydrated, open, sizes } from '../page-checks.ts'
import { expect, test } from '../shop.ts'

const chooser = (page: Page) => page.getByRole('button', { name: /· [A-Z]{3} / })

const chooserPanel = (page: Page) => page.getByRole('dialog', { name: /Language and currency|Sprache und Währung/ })

const headerLink = (page: Page) => page.getByRole('banner').getByRole('navigation').getByRole('link').first()

const speak = (page: Page, shopUrl: string, id: number) =>
  page.context().addCookies([{ name: 'languageId', value: String(id), url: shopUrl }])

/** What the server sends before any script runs. */
const firstDocument = async (page: Page, path: string): Promise<string> => {
  const answer = await page.request.get(path)
  return (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, '')
}

test('another currency is shown at once, without a new document, and the next document comes in it', async ({
  page,
  consoleErrors,
}) => {
  await open(page, '/')
  const prices = page.getByRole('main').getByText(/^[€$][\d,]+\.\d\d$/)
  await expect(prices.first()).toHaveText(/^€/)
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
  await chooser(page).click()
  await chooserPanel(page).getByRole('button', { name: 'USD $' }).click()
  await expect(chooserPanel(page)).toBeHidden()
  await expect(chooser(page)).toBeFocused()
  for (const price of await prices.all()) await expect(price).toHaveText(/^\$/)
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
  expect(await page.evaluate(() => [localStorage.currencyCode, localStorage.currencySymbol])).toEqual(['USD', '$'])

  const html = await firstDocument(page, '/')
  expect(html).toContain('EN · USD $')
  expect(html).not.toContain('€')
  await page.reload()
  await hydrated(page)
  await expect(prices.first()).toHaveText(/^\$/)
  expect(consoleErrors).toEqual([])
})

test('a stored currency that the shop does not know is said to be invalid, and the default is shown', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('currencyCode', 'ZZZ'))
  await open(page, '/')
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Invalid currency code')
  await expect(chooser(page)).toContainText('EUR €')
  expect(await page.evaluate(() => localStorage.currencyCode)).toBe('EUR')
})

test('a stored currency counts also where its cookie was lost', async ({ page, consoleErrors }) => {
  await page.addInitScript(() => localStorage.setItem('currencyCode', 'GBP'))
  await open(page, '/products')
  await expect(chooser(page)).toContainText('GBP £')
  await expect(
    page
      .getByRole('main')
      .getByText(/^£[\d,]+\.\d\d$/)
      .first(),
  ).toBeVisible()
  expect(await firstDocument(page, '/')).toContain('GBP £')
  expect(consoleErrors).toEqual([])
})

test('a language is chosen in the header: the same page comes in it, where it was scrolled to', async ({
  page,
  consoleErrors,
}) => {
  await open(page, '/cookies')
  await page.evaluate(() => window.scrollTo(0, 300))
  await chooser(page).click()
  await chooserPanel(page).getByRole('button', { name: 'Deutsch' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cookie-Richtlinie')
  await expect(page).toHaveURL('/cookies')
  await hydrated(page)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300)
  expect(await page.evaluate(() => localStorage.languageId)).toBe('2')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  // Route changes stay in the language.
  await page.getByRole('banner').getByRole('link', { name: 'Neuheiten' }).click()
  await expect(page).toHaveURL('/new')
  await expect(page).toHaveTitle(/Neuheiten/)
  expect(consoleErrors).toEqual([])
})

test('a stored language counts also where its cookie was lost', async ({ page, shopUrl }) => {
  await open(page, '/')
  await page.evaluate(() => localStorage.setItem('languageId', '5'))
  await page.goto('/terms', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Regulamin')
  const [cookie] = (await page.context().cookies(shopUrl)).filter(({ name }) => name === 'languageId')
  expect(cookie?.value).toBe('5')
})

// English is tried on every page elsewhere (pages.e2e.ts).
for (const { id, code, name, home, cookies } of languages.slice(1)) {
  test(`in ${name} the first document is right, and React takes every page over without a warning`, async ({
    page,
    shopUrl,
    consoleErrors,
  }) => {
    await speak(page, shopUrl, id)
    const html = await firstDocument(page, '/cookies')
    expect(html).toContain(`<html lang="${code}"`)
    expect(html).toContain(`<h1 class="type-h1">${cookies}</h1>`)
    const [item] = await itemsForSale(page)
    for (const path of ['/', '/products?type=Rifle', `/products/all/all/${item}`, '/cookies', '/auth?form=signup']) {
      await open(page, path)
      await expect(headerLink(page)).toHaveText(home)
      await expect(page.locator('html')).toHaveAttribute('lang', code)
    }
    await open(page, '/cookies')
    await expectAccessible(page)
    expect(consoleErrors).toEqual([])
  })
}

test('only a page with Cyrillic letters loads the font for them', async ({ page, shopUrl }) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url())
  })
  await open(page, '/')
  expect(fonts.filter((url) => url.includes('cyrillic'))).toEqual([])
  await speak(page, shopUrl, 6)
  await open(page, '/')
  await expect.poll(() => fonts.some((url) => url.includes('cyrillic'))).toBe(true)
})

test('where the texts of a language cannot be read the page works in English', async ({ page, shopUrl }) => {
  await speak(page, shopUrl, 2)
  await page.route('**/api/localizations*', (route) => route.abort())
  await page.goto('/')
  await hydrated(page)
  await expect(headerLink(page)).toHaveText('Home')
  await chooser(page).click()
  await expect(chooserPanel(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await headerLink(page).click()
  await page.getByRole('banner').getByRole('link', { name: 'Sale' }).click()
  await expect(page).toHaveURL('/sale')
})

test('languages that could not be listed are named as such, and come on the second try', async ({ page }) => {
  await open(page, '/')
  await page.route('**/api/languages*', (route) => route.fulfill({ status: 500, body: '{}' }))
  await chooser(page).click()
  await expect(chooserPanel(page)).toContainText('Failed to load languages')
  await page.unroute('**/api/languages*')
  await chooserPanel(page).getByRole('button', { name: 'Try again' }).click()
  await expect(chooserPanel(page).getByRole('button', { name: 'Українська' })).toBeVisible()
})

test('language and currency need nothing but keys', async ({ page }) => {
  await open(page, '/terms')
  await chooser(page).focus()
  await page.keyboard.press('Enter')
  const english = chooserPanel(page).getByRole('button', { name: 'English' })
  await expect(english).toHaveAttribute('aria-pressed', 'true')
  await expect(chooserPanel(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(english).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(chooserPanel(page)).toBeHidden()
  await expect(chooser(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(chooserPanel(page)).toBeFocused()
  await chooserPanel(page).getByRole('button', { name: 'PLN zł' }).focus()
  await page.keyboard.press('Enter')
  await expect(chooser(page)).toContainText('PLN zł')
})

test('on a phone the menu changes both', async ({ page }) => {
  await page.setViewportSize(sizes[0])
  await open(page, '/')
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await menu.getByRole('button', { name: 'Currency: EUR €' }).click()
  await expect(menu).toBeHidden()
  const currencies = page.getByRole('dialog', { name: 'Currency' })
  await currencies.getByRole('button', { name: 'UAH ₴' }).click()
  await expect(currencies).toBeHidden()
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
  await expect(
    page
      .getByRole('main')
      .getByText(/^₴[\d,]+\.\d\d$/)
      .first(),
  ).toBeVisible()

  await page.getByRole('button', { name: 'Open menu' }).click()
  await menu.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('dialog', { name: 'Language' }).getByRole('button', { name: 'Français' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await hydrated(page)
  await expect(
    page
      .getByRole('main')
      .getByText(/^₴[\d,]+\.\d\d$/)
      .first(),
  ).toBeVisible()
})

test('axe finds nothing wrong with the lists on a phone', async ({ page }) => {
  await page.setViewportSize(sizes[0])
  await open(page, '/terms')
  for (const choice of ['Language', 'Currency']) {
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('button', { name: new RegExp(`^${choice}: `) }).click()
    await expect(page.getByRole('dialog', { name: choice }).getByRole('listitem').nth(4)).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: choice })).toBeHidden()
  }
})
