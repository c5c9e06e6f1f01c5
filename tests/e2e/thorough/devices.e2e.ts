import type { Browser, BrowserContext, Page } from '@playwright/test'
import { type Customer, verifiedCustomer } from '../customers.ts'
import { expectAccessible, expectNoSidewaysScroll, open } from '../page-checks.ts'
import { expect, mailTo, test } from '../shop.ts'

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0'

/** Another browser in which the customer signs in by the form; the test's fixtures close it with the browser. */
const signInElsewhere = async (browser: Browser, shopUrl: string, customer: Customer): Promise<Page> => {
  const localStorage = [{ name: 'cookie_consent', value: 'declined' }]
  const storageState = { cookies: [], origins: [{ origin: shopUrl, localStorage }] }
  const context: BrowserContext = await browser.newContext({ baseURL: shopUrl, userAgent: firefox, storageState })
  const page = await context.newPage()
  await open(page, '/auth?form=signin')
  await page.getByLabel('Email').fill(customer.email)
  await page.getByLabel('Password', { exact: true }).fill(customer.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/account')
  return page
}

const devices = (page: Page) => page.getByRole('region', { name: 'Devices' })

test('a device that is signed out elsewhere learns it at its next call and comes to sign-in', async ({
  browser,
  page,
  shopUrl,
}) => {
  const customer = await verifiedCustomer(page)
  const elsewhere = await signInElsewhere(browser, shopUrl, customer)
  const subject = async () => (await mailTo(page, customer.email)).subject
  await expect.poll(subject).toBe('New sign-in to your account')
  await open(page, '/account/security')
  const row = devices(page).getByRole('listitem').filter({ hasText: 'Firefox on Windows' })
  await expect(row).toContainText('Seen within the last hour')
  await expect(devices(page).getByRole('listitem').first()).toContainText('This device')
  await row.getByRole('button', { name: 'Sign out Firefox on Windows' }).click()
  await expect(row).toHaveCount(0)
  await expect(devices(page)).toContainText('You are signed in on this device only.')
  await expect(devices(page).getByRole('list')).toBeFocused()

  await elsewhere.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Order history' }).click()
  const toasts = elsewhere.getByRole('region', { name: 'Notifications' })
  await expect(toasts).toContainText('Error occurred. Please log in again.')
  await expect(elsewhere).toHaveURL('/auth?form=signin&redirect=%2Faccount%2Forders')
  await elsewhere.goto('/cart')
  await expect(elsewhere).toHaveURL('/auth?form=signin&redirect=%2Fcart')
  await elsewhere.context().close()
})

test('signing out everywhere else asks first, needs nothing but keys, and leaves this device alone', async ({
  browser,
  page,
  shopUrl,
}) => {
  const customer = await verifiedCustomer(page)
  const elsewhere = await signInElsewhere(browser, shopUrl, customer)
  await open(page, '/account/security')
  const everywhere = devices(page).getByRole('button', { name: 'Sign out everywhere else' })
  await everywhere.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Sign out everywhere else?' })
  const keysAsWell = dialog.getByRole('checkbox', { name: 'End my API keys as well' })
  await expect(keysAsWell).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(everywhere).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(keysAsWell).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Sign out everywhere else' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(devices(page).getByRole('listitem')).toHaveCount(1)
  await expect(devices(page)).toContainText('You are signed in on this device only.')
  await elsewhere.goto('/account')
  await expect(elsewhere).toHaveURL('/auth?form=signin&redirect=%2Faccount')
  await elsewhere.context().close()
})

test('a device that somebody else has signed out meanwhile is gone from the list, and the page says so', async ({
  browser,
  page,
  shopUrl,
}) => {
  const customer = await verifiedCustomer(page)
  const elsewhere = await signInElsewhere(browser, shopUrl, customer)
  await open(page, '/account/security')
  const button = devices(page).getByRole('button', { name: 'Sign out Firefox on Windows' })
  await expect(button).toBeVisible()
  await elsewhere.context().request.post('/api/logout', {
    headers: { 'x-xsrf-token': await csrfToken(elsewhere) },
  })
  await button.click()
  const toasts = page.getByRole('region', { name: 'Notifications' })
  await expect(toasts).toContainText('This device is no longer signed in')
  await expect(button).toHaveCount(0)
  await elsewhere.context().close()
})

const csrfToken = async (page: Page): Promise<string> => {
  const cookies = await page.context().cookies()
  return decodeURIComponent(cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '')
}

/** A list of so many devices, as the server would answer it. */
const manyDevices = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    browser: ['Chrome', 'Firefox', 'Safari', ''][index % 4],
    system: ['Linux', 'Windows', 'iOS', ''][index % 4],
    kind: ['desktop', 'desktop', 'phone', 'other'][index % 4],
    address: index % 2 ? '2001:db8:1234:5678:9abc:def0:1234:5678' : '203.0.113.7',
    created_at: '2026-10-01T12:00:00.000Z',
    seen_at: '2026-11-01T12:00:00.000Z',
    expires_at: '2027-01-01T12:00:00.000Z',
    current: index === 0,
  }))

test('of many devices five are shown until all are asked for', async ({ page }) => {
  await verifiedCustomer(page)
  const answer = { status: 'OK', payload: manyDevices(8) }
  await page.route('**/api/user/sessions?*', (route) => route.fulfill({ json: answer }))
  await open(page, '/account/security')
  await expect(devices(page).getByRole('listitem')).toHaveCount(5)
  await devices(page).getByRole('button', { name: 'Show all (8)' }).click()
  await expect(devices(page).getByRole('listitem')).toHaveCount(8)
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
    if (width > 320) await expectAccessible(page)
  }
})

test('devices that cannot be loaded say so, keep the rest of the page and come with a retry', async ({
  page,
  consoleErrors,
}) => {
  await verifiedCustomer(page)
  await page.route('**/api/user/sessions?*', (route) => route.abort())
  await open(page, '/account/security')
  const failed = page.getByRole('alert').filter({ hasText: 'Your devices could not be loaded' })
  await expect(failed).toBeVisible()
  await page.unroute('**/api/user/sessions?*')
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(devices(page).getByRole('listitem')).toHaveCount(1)
  expect(consoleErrors.length).toBeGreaterThan(0)
})

test('a device stays in the list, and the page says why, while the server does not answer', async ({
  browser,
  page,
  shopUrl,
}) => {
  const customer = await verifiedCustomer(page)
  const elsewhere = await signInElsewhere(browser, shopUrl, customer)
  await open(page, '/account/security')
  await page.route('**/api/user/sessions/end', (route) => route.abort())
  const button = devices(page).getByRole('button', { name: 'Sign out Firefox on Windows' })
  await button.click()
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('connection')
  await expect(button).toBeEnabled()
  await elsewhere.context().close()
})
