import type { Page } from '@playwright/test'
import { unverifiedCustomer, verifiedCustomer } from '../customers.ts'
import { expectAccessible, open } from '../page-checks.ts'
import { expect, test } from '../shop.ts'

const signIn = async (page: Page, { email, password }: { email: string; password: string }): Promise<void> => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

const logOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
}

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' })

const signUpLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign up' })

/** Another tab of the same browser. */
const anotherTab = async (page: Page, path: string): Promise<Page> => {
  const tab = await page.context().newPage()
  await open(tab, path)
  return tab
}

test('logging out in one tab logs the others out at once, and their guards decide', async ({ page }) => {
  await verifiedCustomer(page)
  await open(page, '/')
  const account = await anotherTab(page, '/account?tab=orders')
  const home = await anotherTab(page, '/')
  await expect(home.getByRole('button', { name: 'Your account' })).toBeVisible()
  await logOut(page)
  await expect(account).toHaveURL('/auth?form=signin&redirect=%2Faccount%3Ftab%3Dorders')
  await expect(signUpLink(home)).toBeVisible()
  await expect(home).toHaveURL('/')
})

test('logging out leaves nothing in the tab that the customer had typed', async ({ page }) => {
  await verifiedCustomer(page)
  await open(page, '/')
  await page.evaluate(() => sessionStorage.setItem('contact-draft', '{"typed":{"name":"Marta"}}'))
  await logOut(page)
  await expect(signUpLink(page)).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('contact-draft'))).toBeNull()
})

test('signing in in one tab signs the others in, and an auth page goes where it was bound for', async ({ page }) => {
  const customer = await verifiedCustomer(page)
  await open(page, '/')
  await logOut(page)
  await expect(signUpLink(page)).toBeVisible()
  const bound = await anotherTab(page, '/cart')
  const waiting = await anotherTab(page, '/auth?form=signup')
  await expect(bound).toHaveURL('/auth?form=signin&redirect=%2Fcart')
  await page.goto('/auth?form=signin')
  await signIn(page, customer)
  await expect(page).toHaveURL('/account')
  await expect(bound).toHaveURL('/cart')
  await expect(waiting).toHaveURL('/')
  await expect(waiting.getByRole('button', { name: 'Your account' })).toBeVisible()
})

/** A tab that slept: it hears of nothing that other tabs do, until it wakes up. */
const deafen = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const { addEventListener } = window
    const deaf = new Set(['storage', 'pageshow', 'visibilitychange'])
    const waiting: EventListener[] = []
    const listen = function (this: EventTarget, type: string, heard: EventListener, options?: AddEventListenerOptions) {
      if (deaf.has(type)) waiting.push(heard)
      else addEventListener.call(this, type, heard, options)
    }
    EventTarget.prototype.addEventListener = listen as typeof addEventListener
    addEventListener.call(window, 'wake-up', () => {
      for (const heard of waiting) heard(new Event('pageshow'))
    })
  })
}

test('when another customer signs in, no tab shows anything of the one before', async ({ page }) => {
  await deafen(page)
  const ann = await verifiedCustomer(page)
  await open(page, '/account')
  await expect(page.getByRole('main')).toContainText(ann.email)
  const other = await page.context().newPage()
  const bob = await verifiedCustomer(other)
  await expect(page.getByRole('main')).toContainText(ann.email)
  await page.evaluate(() => window.dispatchEvent(new Event('wake-up')))
  await expect(page.getByRole('main')).toContainText(bob.email)
  await expect(page.locator('body')).not.toContainText(ann.email)
})

test('a tab that has not heard of the new customer cannot act for them, and takes them over', async ({ page }) => {
  await deafen(page)
  const ann = await verifiedCustomer(page)
  await open(page, '/account')
  await expect(page.getByRole('main')).toContainText(ann.email)
  const other = await page.context().newPage()
  const bob = await verifiedCustomer(other)
  const sent = page.waitForRequest((request) => request.url().includes('/api/purchase/history'))
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Order history' }).click()
  const answer = await (await sent).response()
  expect(answer?.status()).toBe(401)
  await expect(page.getByRole('heading', { name: 'No orders found' })).toBeVisible()
  await page.goto('/account')
  await expect(page.getByRole('main')).toContainText(bob.email)
})

test('logging out works while the server fails, and the next document greets nobody', async ({ page }) => {
  await verifiedCustomer(page)
  await open(page, '/account')
  const fail = { status: 500, json: { status: 'error', code: 'internal_error', message: 'broken' } }
  await page.route('**/api/logout', (route) => route.fulfill(fail))
  await logOut(page)
  await expect(page).toHaveURL('/')
  await expect(toasts(page)).toContainText('Logout failed')
  await expect(signUpLink(page)).toBeVisible()
  const left = await page.evaluate(() => [localStorage.getItem('session'), localStorage.getItem('token')])
  expect(left).toEqual([null, null])
  const next = await page.request.get('/account', { maxRedirects: 0 })
  expect([next.status(), next.headers().location]).toEqual([302, '/auth?form=signin&redirect=%2Faccount'])
  const cookies = (await page.context().cookies()).map(({ name }) => name)
  expect(cookies).not.toContain('pandrop_session')
})

test('a session that ends in the middle of a form says so and leads back after signing in', async ({ page }) => {
  const customer = await verifiedCustomer(page)
  await open(page, '/account')
  await page.getByRole('button', { name: 'Top Up Balance', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Top up balance' })
  await dialog.getByRole('button', { name: 'Submit' }).click()
  const street = dialog.getByLabel('Address line')
  await dialog.getByLabel('Country', { exact: true }).selectOption({ label: 'Slovenia' })
  await dialog.getByLabel('City').fill('Ljubljana')
  await street.fill('Trubarjeva cesta 18')
  await dialog.getByLabel('Post code').fill('1000')
  await customer.post('/user/sessions/end', { id: await ownSessionId(page) })
  await page.getByRole('button', { name: 'Pay Now' }).click()
  await expect(toasts(page)).toContainText('Error occurred. Please log in again.')
  await expect(page).toHaveURL('/auth?form=signin&redirect=%2Faccount')
  await expect(dialog).toHaveCount(0)
  await expectAccessible(page)
  await signIn(page, customer)
  await expect(page).toHaveURL('/account')
  await page.getByRole('button', { name: 'Top Up Balance', exact: true }).click()
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(street).toHaveValue('Trubarjeva cesta 18')
})

const ownSessionId = async (page: Page): Promise<number> => {
  const answer = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` }
    return (await fetch('/api/user/sessions', { headers })).json()
  })
  return answer.payload.find(({ current }: { current: boolean }) => current).id
}

const foreignTargets = [
  '//evil.example/x',
  '/\\evil.example',
  'https://evil.example/x',
  'javascript:alert(1)',
  '/%2F%2Fevil.example'.replace('/', '%2F'),
  '%2F%5Cevil.example',
  '/%09/evil.example',
  '/.//evil.example',
]

test('no link makes signing in lead to another origin', async ({ page, shopUrl, demoCustomer }) => {
  for (const target of foreignTargets) {
    await page.context().clearCookies()
    await open(page, `/auth?form=signin&redirect=${target}`)
    expect(await page.locator('a[href*="evil.example"], form[action*="evil.example"]').count()).toBe(0)
    await signIn(page, demoCustomer)
    await expect.poll(() => new URL(page.url()).pathname, { message: target }).not.toBe('/auth')
    expect(new URL(page.url()).origin, target).toBe(shopUrl)
    await page.evaluate(() => localStorage.clear())
  }
})

test('no answer of the server leads a signed-in customer to another origin', async ({ page, shopUrl }) => {
  await unverifiedCustomer(page)
  for (const target of foreignTargets) {
    const answer = await page.request.get(`/auth?form=signin&redirect=${target}`, { maxRedirects: 0 })
    const { location = '/' } = answer.headers()
    expect(new URL(location, shopUrl).origin, target).toBe(shopUrl)
  }
})

test('no document repeats a forged host', async ({ page, shopUrl }) => {
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
  for (const path of ['/', '/products', '/auth?form=signin', '/nothing-here']) {
    const answer = await page.request.get(shopUrl + path, { headers })
    expect(await answer.text(), path).not.toContain('evil.example')
  }
})

test('where local storage is blocked the shop works until the page is closed', async ({ page, demoCustomer }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await open(page, '/products')
  await open(page, '/auth?form=signin')
  await signIn(page, demoCustomer)
  await expect(page).toHaveURL('/account')
  await expect(page.getByRole('main')).toContainText(demoCustomer.email)
  await page.getByRole('link', { name: 'Products' }).first().click()
  await expect(page).toHaveURL('/products')
  await page.getByRole('link', { name: /^Cart/ }).first().click()
  await expect(page).toHaveURL('/cart')
  await logOut(page)
  await expect(signUpLink(page)).toBeVisible()
})
