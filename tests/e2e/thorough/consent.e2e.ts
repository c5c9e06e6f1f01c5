import type { Page, Request } from '@playwright/test'
import { itemsForSale } from '../customers.ts'
import { languages } from '../languages.ts'
import { expect, test } from '../operator.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated, open, sizes } from '../page-checks.ts'

// Everybody here is new: nothing has been answered yet.
test.use({ storageState: { cookies: [], origins: [] } })

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' })

const boxOf = async (page: Page, name: string) => {
  const box = await page.getByRole('button', { name }).boundingBox()
  if (!box) throw new Error(`${name} is not to be seen`)
  return box
}

const storedConsent = (page: Page) => page.evaluate(() => localStorage.getItem('cookie_consent'))

const reopenBanner = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click()

for (const { answer, stored } of [
  { answer: 'Accept', stored: 'accepted' },
  { answer: 'Decline', stored: 'declined' },
]) {
  test(`${answer} is kept as ${stored}, and nobody asks again`, async ({ page }) => {
    await open(page, '/')
    await banner(page).getByRole('button', { name: answer }).click()
    await expect(banner(page)).toBeHidden()
    expect(await storedConsent(page)).toBe(stored)
    await page.reload()
    await hydrated(page)
    await expect(banner(page)).toBeHidden()
  })
}

test('the answer can be changed at the foot of every page', async ({ page }) => {
  await open(page, '/terms')
  await banner(page).getByRole('button', { name: 'Accept' }).click()
  await reopenBanner(page)
  await banner(page).getByRole('button', { name: 'Decline' }).click()
  await expect(banner(page)).toBeHidden()
  expect(await storedConsent(page)).toBe('declined')
})

test('no document asks by itself: who has answered never sees the banner flash', async ({ page }) => {
  expect(await (await page.request.get('/')).text()).not.toContain('data-bottom-bar')
})

test('both answers are equal in size, in a card at the bottom left, over the full width below 640 px', async ({
  page,
}) => {
  await page.setViewportSize(sizes[1])
  await open(page, '/terms')
  const wide = await banner(page).boundingBox()
  expect([wide?.x, wide?.width]).toEqual([24, 560])
  for (const size of sizes) {
    await page.setViewportSize(size)
    const [decline, accept] = [await boxOf(page, 'Decline'), await boxOf(page, 'Accept')]
    expect([decline.width, decline.height]).toEqual([accept.width, accept.height])
    await expectAccessible(page)
  }
  await page.setViewportSize(sizes[0])
  const narrow = await banner(page).boundingBox()
  expect([narrow?.x, narrow?.width]).toEqual([0, sizes[0].width])
  await page.setViewportSize({ width: 320, height: 600 })
  await expectNoSidewaysScroll(page)
})

test('the banner comes right after the skip link, and needs nothing but keys', async ({ page }) => {
  await open(page, '/')
  await expect(banner(page)).toBeVisible()
  const next = async (name: string, role: 'link' | 'button') => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole(role, { name }).first()).toBeFocused()
  }
  await next('Skip to content', 'link')
  await next('Cookie policy', 'link')
  await next('Decline', 'button')
  await next('Accept', 'button')
  await page.keyboard.press('Enter')
  await expect(banner(page)).toBeHidden()
})

test('on a phone the banner stands above the bar that buys', async ({ page }) => {
  await page.setViewportSize(sizes[0])
  const [item] = await itemsForSale(page)
  await open(page, `/products/all/all/${item}`)
  const lowest = async () => {
    const box = await banner(page).boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0)
  }
  const buyBar = await page.locator('main [data-bottom-bar]').boundingBox()
  await expect.poll(lowest).toBeLessThanOrEqual(buyBar?.y ?? 0)
})

for (const { id, name, cookies } of languages.filter(({ code }) => ['en', 'fr', 'uk'].includes(code))) {
  test(`in ${name} the banner leads to the cookie page`, async ({ page, shopUrl }) => {
    await page.context().addCookies([{ name: 'languageId', value: String(id), url: shopUrl }])
    await open(page, '/')
    await page.locator('section[data-bottom-bar]').getByRole('link', { name: cookies }).click()
    await expect(page).toHaveURL('/cookies')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(cookies)
  })
}

const hostile = `<script>window.hacked = true</script><img src="x" onerror="window.hacked = true">
  <script async src="https://evil.example/tag.js"></script>
  <script async src="https://www.googletagmanager.com/gtag/js?id=G-TEST123456"></script>`

/** What Google's loader does: it runs, and brings along another script under the nonce that it finds. */
const loader = `window.tagRuns = true
  const brought = document.createElement('script')
  brought.setAttribute('nonce', document.querySelector('script[nonce]')?.nonce ?? '')
  brought.textContent = 'window.tagBrought = true'
  document.head.append(brought)`

/** Stands for Google: remembers what it was asked for. */
const watchGoogle = async (page: Page): Promise<Request[]> => {
  const asked: Request[] = []
  await page.route(/googletagmanager\.com|evil\.example/, (route) => {
    asked.push(route.request())
    return route.fulfill({ contentType: 'text/javascript', body: loader })
  })
  return asked
}

/** Undefined while one document gives way to the next. */
const tagRuns = (page: Page) => page.evaluate(() => Reflect.get(window, 'tagRuns') === true).catch(() => undefined)

test('the Google tag comes after Accept and never before, and nothing of the pasted markup is inserted', async ({
  page,
  operator,
  consoleErrors,
}) => {
  await operator.change({ google_tag: hostile })
  const asked = await watchGoogle(page)
  await open(page, '/')
  await expect(banner(page)).toBeVisible()
  expect(asked).toEqual([])
  await banner(page).getByRole('button', { name: 'Accept' }).click()
  await expect.poll(() => tagRuns(page)).toBe(true)
  expect(asked.map((request) => request.url())).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST123456'])
  expect(await page.evaluate(() => Reflect.get(window, 'tagBrought'))).toBe(true)
  expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined()
  expect(await page.locator('img[src="x"], script[src*="evil"]').count()).toBe(0)
  expect(consoleErrors).toEqual([])
})

test('a Tag Manager container is loaded as such', async ({ page, operator }) => {
  await operator.change({ google_tag: 'GTM-TEST12' })
  const asked = await watchGoogle(page)
  await open(page, '/terms')
  await banner(page).getByRole('button', { name: 'Accept' }).click()
  await expect
    .poll(() => asked.map((request) => request.url()))
    .toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST12'])
})

test('who declines gets no tag, and taking the consent back ends it', async ({ page, operator, shopUrl }) => {
  await operator.change({ google_tag: 'G-TEST123456' })
  const asked = await watchGoogle(page)
  await open(page, '/')
  await banner(page).getByRole('button', { name: 'Decline' }).click()
  await page.reload()
  await hydrated(page)
  expect(asked).toEqual([])
  await reopenBanner(page)
  await banner(page).getByRole('button', { name: 'Accept' }).click()
  await expect.poll(() => tagRuns(page)).toBe(true)
  await page.context().addCookies([{ name: '_ga', value: 'GA1.1.1', url: shopUrl }])
  await reopenBanner(page)
  await banner(page).getByRole('button', { name: 'Decline' }).click()
  await expect
    .poll(() => page.evaluate(() => [Reflect.get(window, 'tagRuns'), document.cookie]))
    .toEqual([undefined, ''])
})

test('auth pages never hold the tag: on the way to one and back a new document is asked for', async ({
  page,
  operator,
  consoleErrors,
}) => {
  await operator.change({ google_tag: 'G-TEST123456' })
  await watchGoogle(page)
  await open(page, '/products?type=Knife')
  await banner(page).getByRole('button', { name: 'Accept' }).click()
  await expect.poll(() => tagRuns(page)).toBe(true)
  // Between pages that may hold it the document stays.
  await page.getByRole('banner').getByRole('link', { name: 'Sale' }).click()
  await expect(page).toHaveURL('/sale')
  expect(await tagRuns(page)).toBe(true)
  await page.goBack()
  await expect(page).toHaveURL('/products?type=Knife')

  await page.getByRole('list', { name: 'Skins' }).getByRole('button').first().click()
  await expect(page).toHaveURL('/auth?form=signin&redirect=%2Fproducts%3Ftype%3DKnife')
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Please login to add items to cart')
  await hydrated(page)
  expect(await tagRuns(page)).toBe(false)
  expect(await page.locator('script[src*="googletagmanager"]').count()).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/products?type=Knife')
  await expect.poll(() => tagRuns(page)).toBe(true)
  expect(consoleErrors).toEqual([])
})

test('only documents that may hold the tag are allowed to reach Google', async ({ page, operator }) => {
  const policyOf = async (path: string) => (await page.request.get(path)).headers()['content-security-policy'] ?? ''
  expect(await policyOf('/')).not.toContain('google')
  await operator.change({ google_tag: hostile })
  for (const path of ['/', '/products', '/terms']) expect(await policyOf(path), path).toContain('googletagmanager.com')
  for (const path of ['/auth?form=signin', '/fail-payment', '/success-payment', '/pending-payment?order=x']) {
    expect(await policyOf(path), path).not.toContain('google')
  }
})
