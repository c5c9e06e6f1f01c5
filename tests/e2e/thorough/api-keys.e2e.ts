import type { Page } from '@playwright/test'
import { unverifiedCustomer, verifiedCustomer } from '../customers.ts'
import { expectAccessible, expectNoSidewaysScroll, open } from '../page-checks.ts'
import { expect, mailTo, test } from '../shop.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'API keys' })

const dialog = (page: Page) => page.getByRole('dialog')

/** Opens the dialog of a new key and fills it in. */
const fillIn = async (page: Page): Promise<void> => {
  await panel(page).getByRole('button', { name: 'Create key' }).click()
  await dialog(page).getByLabel('Name', { exact: true }).fill('Spreadsheet')
  await dialog(page)
    .getByRole('checkbox', { name: /^Orders/ })
    .check()
}

/** Makes a key by the screen and answers its text. */
const madeKey = async (page: Page): Promise<string> => {
  await fillIn(page)
  await dialog(page).getByRole('button', { name: 'Create key' }).click()
  const key = await dialog(page).getByLabel('API key').inputValue()
  await dialog(page).getByRole('button', { name: 'I have saved it' }).click()
  await expect(dialog(page)).toBeHidden()
  return key
}

/** What the shop answers to a program that knows a key and has no cookie. */
const statusOf = async (shopUrl: string, key: string, path = '/api/purchase/history'): Promise<number> =>
  (await fetch(`${shopUrl}${path}`, { headers: { authorization: `Bearer ${key}` } })).status

test('a key is made by keyboard alone, read by a program, and dead once it is revoked', async ({ page, shopUrl }) => {
  const { email } = await verifiedCustomer(page)
  await open(page, '/account/security')
  const create = panel(page).getByRole('button', { name: 'Create key' })
  await expect(panel(page)).toContainText('No keys yet.')
  await create.focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByLabel('Name', { exact: true })).toBeFocused()
  await page.keyboard.type('My spreadsheet')
  await page.keyboard.press('Tab')
  await expect(dialog(page).getByRole('checkbox', { name: /^Profile/ })).toBeFocused()
  for (let tabs = 0; tabs < 2; tabs += 1) await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  for (let tabs = 0; tabs < 3; tabs += 1) await page.keyboard.press('Tab')
  await expect(dialog(page).getByLabel('Expires after')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Tab')
  await expect(dialog(page).getByRole('button', { name: 'Create key' })).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(dialog(page).getByRole('heading')).toHaveText('Your new key')
  await expect(dialog(page).getByRole('button', { name: 'Copy' })).toBeFocused()
  const key = await dialog(page).getByLabel('API key').inputValue()
  expect(key).toMatch(/^pdk_[\w-]{43}$/)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('status')).toHaveText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key)
  await page.keyboard.press('Escape')
  await expect(create).toBeFocused()

  const row = panel(page).getByRole('listitem').filter({ hasText: 'My spreadsheet' })
  await expect(row).toContainText(`ends in ${key.slice(-4)}`)
  await expect(row.getByRole('list', { name: 'May read' })).toHaveText('Orders')
  await expect(row).toContainText('Last usedNever')
  expect(await page.content()).not.toContain(key)
  await expect.poll(async () => (await mailTo(page, email)).subject).toBe('A new API key for your account')
  expect(await statusOf(shopUrl, key)).toBe(200)
  expect(await statusOf(shopUrl, key, '/api/user/profile')).toBe(403)
  await open(page, '/account/security')
  await expect(row).not.toContainText('Never')

  await row.getByRole('button', { name: 'Revoke My spreadsheet' }).focus()
  await page.keyboard.press('Enter')
  await expect(row.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(row.getByRole('button', { name: 'Revoke My spreadsheet' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(panel(page)).toContainText('No keys yet.')
  await expect(create).toBeFocused()
  expect(await statusOf(shopUrl, key)).toBe(401)
})

/** Presses the button of the form until something happens: it may still hold its guard against double submits. */
const send = async (page: Page, happens: () => Promise<void>): Promise<void> => {
  await expect(async () => {
    await dialog(page).getByRole('button', { name: 'Create key' }).click({ timeout: 2000 })
    await happens()
  }).toPass()
}

test('what is missing or wrong is said beside its field, and nothing typed is lost', async ({ page }) => {
  await verifiedCustomer(page)
  await open(page, '/account/security')
  await panel(page).getByRole('button', { name: 'Create key' }).click()
  await dialog(page).getByRole('button', { name: 'Create key' }).click()
  await expect(dialog(page).getByLabel('Name', { exact: true })).toBeFocused()
  await expect(dialog(page).getByLabel('Name', { exact: true })).toHaveAccessibleDescription(
    'Please give the key a name',
  )
  await expect(dialog(page).getByRole('group', { name: 'What it may read' })).toHaveAccessibleDescription(
    'Please choose what the key may read',
  )
  await dialog(page).getByLabel('Name', { exact: true }).fill('Spreadsheet')
  await dialog(page)
    .getByRole('checkbox', { name: /^Payments/ })
    .check()
  await page.route('**/api/user/api-keys', (route) => route.abort())
  await send(page, () => expect(dialog(page).getByRole('alert')).not.toBeEmpty({ timeout: 2000 }))
  await expect(dialog(page).getByLabel('Name', { exact: true })).toHaveValue('Spreadsheet')
  await expect(dialog(page).getByRole('checkbox', { name: /^Payments/ })).toBeChecked()
  await page.unroute('**/api/user/api-keys')
  // A click beside the dialog, which is easily made, costs neither what was typed nor the key.
  await page.mouse.click(5, 5)
  await send(page, () => expect(dialog(page).getByRole('heading')).toHaveText('Your new key', { timeout: 2000 }))
  await page.mouse.click(5, 5)
  await expect(dialog(page).getByLabel('API key')).toHaveValue(/^pdk_/)
})

test('a browser without a clipboard selects the key and says so', async ({ page }) => {
  await verifiedCustomer(page)
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    document.execCommand = () => false
  })
  await open(page, '/account/security')
  await fillIn(page)
  await dialog(page).getByRole('button', { name: 'Create key' }).click()
  await dialog(page).getByRole('button', { name: 'Copy' }).click()
  await expect(dialog(page).getByRole('status')).toContainText('copy it by hand')
  expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/^pdk_[\w-]{43}$/)
})

test('ten keys are all, and the screen says why there is no eleventh', async ({ page }) => {
  const customer = await verifiedCustomer(page)
  const form = { name: 'One of ten', scopes: ['orders'], days: 30 }
  for (let made = 0; made < 10; made += 1) await customer.post('/user/api-keys', form)
  await open(page, '/account/security')
  const create = panel(page).getByRole('button', { name: 'Create key' })
  await expect(create).toHaveAccessibleDescription('One account can have 10 keys. Revoke one first.')
  await create.press('Enter')
  await expect(dialog(page)).toBeHidden()
})

test('a list that does not load offers to try again', async ({ page }) => {
  await verifiedCustomer(page)
  await page.route('**/api/user/api-keys*', (route) => route.fulfill({ status: 500, json: { status: 'error' } }))
  await open(page, '/account/security')
  await expect(panel(page).getByRole('alert')).toContainText('Your API keys could not be loaded')
  await page.unroute('**/api/user/api-keys*')
  await panel(page).getByRole('button', { name: 'Try again' }).click()
  await expect(panel(page)).toContainText('No keys yet.')
})

test('an unverified customer is told what comes first, and no key is asked for', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await unverifiedCustomer(page)
  await open(page, '/account/security')
  await expect(panel(page)).toContainText('Verify your email first')
  await expect(panel(page).getByRole('button')).toHaveCount(0)
  expect(asked).not.toContain('/api/user/api-keys')
})

for (const size of [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size })

    test('axe finds nothing wrong with keys, the form and the key that is shown', async ({ page, consoleErrors }) => {
      await verifiedCustomer(page)
      await open(page, '/account/security')
      await madeKey(page)
      await panel(page).getByRole('button', { name: 'Revoke Spreadsheet' }).click()
      await expectAccessible(page)
      await fillIn(page)
      await expectAccessible(page)
      await dialog(page).getByRole('button', { name: 'Create key' }).click()
      await expect(dialog(page).getByLabel('API key')).toBeVisible()
      await expectAccessible(page)
      expect(consoleErrors).toEqual([])
    })
  })
}

test('keys do not make the smallest phones scroll sideways, whatever they are called', async ({ page }) => {
  const customer = await verifiedCustomer(page)
  await page.setViewportSize({ width: 320, height: 700 })
  const scopes = ['profile', 'cart', 'orders', 'payments', 'wishlist']
  await customer.post('/user/api-keys', { name: 'W'.repeat(60), scopes, days: 30 })
  await open(page, '/account/security')
  await expect(panel(page).getByRole('listitem').first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  await panel(page)
    .getByRole('button', { name: /^Revoke/ })
    .click()
  await expectNoSidewaysScroll(page)
  await fillIn(page)
  await expectNoSidewaysScroll(page)
})
