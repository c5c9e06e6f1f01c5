import { verifiedCustomer } from '../customers.ts'
import { expectSearch, itemsOf } from '../list-page.ts'
import { expectAccessible, expectNoSidewaysScroll, hold, looksRight, open } from '../page-checks.ts'
import { chipsOf, fieldOf, rowsOf, sheetOf } from '../search-sheet.ts'
import { expect, test } from '../shop.ts'

const searches = /\/api\/items\/search\?/

for (const width of [320, 390, 768, 1440]) {
  test(`the search is whole in each of its states at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await open(page, '/')
    await page.getByRole('button', { name: 'Search skins' }).click()
    await expect(sheetOf(page).getByRole('link', { name: 'Rifle', exact: true })).toBeVisible()
    await looksRight(page)
    await fieldOf(page).fill('kara p2 fn <1')
    await expect(sheetOf(page).getByText('Nothing on the shelf for this.')).toBeVisible()
    await expect(chipsOf(page)).toHaveText(['Karambit', 'Phase 2', 'Factory New', 'Under €1'])
    await looksRight(page)
    await fieldOf(page).fill('ak')
    await expect(rowsOf(page)).toHaveCount(7)
    await looksRight(page)
  })
}

test('on a phone the sheet stands at the bottom, its field below what it finds, and a tap opens an item', async ({
  browser,
  baseURL,
  storageState,
}) => {
  const phone = await browser.newContext({
    baseURL: baseURL ?? '',
    storageState: storageState ?? '',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await phone.newPage()
  await open(page, '/')
  await page.getByRole('button', { name: 'Search skins' }).tap()
  await fieldOf(page).fill('awp')
  await expect(rowsOf(page).first()).toContainText('AWP')
  await expect.poll(async () => (await sheetOf(page).boundingBox())?.y).toBe(48)
  const field = await fieldOf(page).boundingBox()
  const row = await rowsOf(page).last().boundingBox()
  expect(field?.y).toBeGreaterThan((row?.y ?? 0) + (row?.height ?? 0))
  const href = await rowsOf(page).first().getAttribute('href')
  await rowsOf(page).first().tap()
  await expect(page).toHaveURL(href ?? '')
  await phone.close()
})

for (const path of ['/', '/products', '/cart', '/auth', '/terms', '/no-such-page', '/packs', '/account', '/wishlist']) {
  test(`the search opens over ${path}, and Escape gives the focus back`, async ({ page }) => {
    // A customer who is signed in is led away from the sign-in.
    if (path !== '/auth') await verifiedCustomer(page)
    await page.goto(path)
    await page.locator('header').waitFor()
    const link = page.getByRole('banner').getByRole('link').first()
    await link.focus()
    await page.keyboard.press('/')
    await expect(fieldOf(page)).toBeFocused()
    await fieldOf(page).fill('ak')
    await expect(rowsOf(page).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheetOf(page)).toBeHidden()
    await expect(link).toBeFocused()
  })
}

test('a slash in a field is a slash', async ({ page }) => {
  await open(page, '/products')
  const field = page.getByLabel('Search by skin name')
  await field.click()
  await page.keyboard.type('a/k')
  await expect(field).toHaveValue('a/k')
  await expect(sheetOf(page)).toBeHidden()
})

test('a press that comes before any script is not lost', async ({ page }) => {
  const give = await hold(page, '**/assets/*.js')
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('/')
  give()
  await expect(fieldOf(page)).toBeFocused()
})

test('without scripts the button leads to the list', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('button', { name: 'Search skins' }).click()
  await expect(page).toHaveURL(/\/products\?search=$/)
  await expect(page.getByLabel('Search by skin name')).toBeVisible()
  await context.close()
})

test('a search that fails says so, keeps the words and comes with one click', async ({ page }) => {
  await open(page, '/')
  await page.keyboard.press('/')
  await page.route(searches, (route) => route.abort('connectionreset'))
  await fieldOf(page).fill('ak redline')
  const alert = sheetOf(page).getByRole('alert')
  await expect(alert).toContainText('The search did not answer.')
  await expect(fieldOf(page)).toHaveValue('ak redline')
  await expectAccessible(page)
  await page.unroute(searches)
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(rowsOf(page).first()).toContainText('Redline')
})

test('on a slow network the rows before stay until others come, and Enter meanwhile opens all that is meant', async ({
  page,
}) => {
  await open(page, '/')
  await page.keyboard.press('/')
  await fieldOf(page).fill('ak')
  await expect(rowsOf(page).first()).toContainText('AK-47')
  const give = await hold(page, '**/api/items/search?search=awp*')
  await fieldOf(page).fill('awp ft')
  await expect(sheetOf(page).getByRole('listbox')).toHaveAttribute('aria-busy', 'true')
  await expect(rowsOf(page).first()).toContainText('AK-47')
  await page.keyboard.press('Enter')
  give()
  await expectSearch(page, { exterior_names: 'Field-Tested', heroes: 'AWP', sort: 'asc' })
  await expect(itemsOf(page).first()).toContainText('AWP')
})

test('searches that led somewhere are remembered, and forgotten one by one or at once', async ({ page }) => {
  await open(page, '/')
  for (const words of ['ak redline', 'awp ft', 'kara']) {
    await page.keyboard.press('/')
    await fieldOf(page).fill(words)
    await expect(rowsOf(page).first()).toBeVisible()
    await page.keyboard.press('Control+Enter')
    await expect(sheetOf(page)).toBeHidden()
    await expect(page).toHaveURL(/\/products\?/)
  }
  await page.keyboard.press('/')
  const recent = sheetOf(page).getByRole('region', { name: 'Recent searches' })
  await expect(recent.getByRole('listitem')).toHaveText(['kara', 'awp ft', 'ak redline'])
  await recent.getByRole('button', { name: 'Forget “awp ft”' }).click()
  await expect(recent.getByRole('listitem')).toHaveText(['kara', 'ak redline'])
  await expect(fieldOf(page)).toBeFocused()
  await recent.getByRole('button', { name: 'ak redline', exact: true }).click()
  await expect(fieldOf(page)).toHaveValue('ak redline')
  await expect(rowsOf(page).first()).toContainText('Redline')
  await fieldOf(page).fill('')
  await recent.getByRole('button', { name: 'Clear' }).click()
  await expect(recent).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(sheetOf(page)).toBeHidden()
  await page.keyboard.press('/')
  await expect(sheetOf(page).getByRole('link', { name: 'Rifle', exact: true })).toBeVisible()
  await expect(recent).toBeHidden()
})

test('what nobody sells at that price is put on the wishlist with its alert', async ({ page }) => {
  await verifiedCustomer(page)
  await open(page, '/')
  await page.keyboard.press('/')
  await fieldOf(page).fill('ak redline bs <1.5')
  await sheetOf(page)
    .getByRole('button', { name: 'Tell me when there is one: AK-47 | Redline (Battle-Scarred)' })
    .click()
  await expect(page).toHaveURL('/wishlist')
  await expect(sheetOf(page)).toBeHidden()
  await expect(page.getByText('AK-47 | Redline (Battle-Scarred)').first()).toBeAttached()
  await expect(page.getByRole('textbox').first()).toHaveValue('1.5')
})

test('a guest who puts a find into the cart is led to sign-in and back', async ({ page }) => {
  await open(page, '/sale')
  await page.keyboard.press('/')
  await fieldOf(page).fill('ak')
  await expect(rowsOf(page).first()).toHaveAttribute('data-highlighted', '')
  await page.keyboard.press('Shift+Enter')
  await expect(page).toHaveURL(/\/auth\?.*redirect=%2Fsale/)
  await expect(sheetOf(page)).toBeHidden()
  await expectNoSidewaysScroll(page)
})
