import type { Locator, Page } from '@playwright/test'
import { itemsForSale, unverifiedCustomer, verifiedCustomer } from '../customers.ts'
import { asOwner } from '../owner.ts'
import { expectAccessible, expectNoSidewaysScroll, open, sizes } from '../page-checks.ts'
import { expect, mailTo, test } from '../shop.ts'

const toasts = (page: Page): Locator => page.getByRole('region', { name: 'Notifications' })
/** The heart of the item that the page is of; the cards below have theirs. */
const heart = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Wishlist: / })
    .first()
const entries = (page: Page): Locator =>
  page.getByRole('list', { name: 'Skins on your wishlist' }).getByRole('listitem')
const pathOf = (id: number | undefined): string => `/products/cs2/all/${id}`

/** A verified customer with the variants of so many items on the wishlist; the last one comes first. */
const customerWithWishes = async (page: Page, count: number): Promise<number[]> => {
  const customer = await verifiedCustomer(page)
  const ids = (await itemsForSale(page)).slice(0, count)
  for (const item_id of ids) await customer.post('/wishlist/add', { item_id })
  return ids
}

test('a price that falls is mailed to whoever waits for it, and the mail itself stops such mails', async ({
  page,
  browser,
  dataDir,
  shopUrl,
}) => {
  const { email } = await verifiedCustomer(page)
  const [id] = await itemsForSale(page)
  await open(page, pathOf(id))
  await heart(page).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(toasts(page)).toContainText('On your wishlist')

  await page.getByRole('button', { name: /^Your account/ }).click()
  await page.getByRole('link', { name: 'Wishlist' }).click()
  await expect(page).toHaveURL('/wishlist')
  await entries(page).getByLabel('Mail me below').fill('0.80')
  await page.keyboard.press('Enter')
  await expect(entries(page)).toContainText('Saved. We mail you below €0.80.')

  await asOwner(dataDir, 'update items set price_cents = 75, old_price_cents = null where id = $1', [id])
  // What the timetable does every minute.
  await asOwner(dataDir, `select graphile_worker.add_job('mail_price_alerts')`)
  const isAlert = async () => (await mailTo(page, email)).subject.endsWith(' for €0.75')
  await expect.poll(isAlert).toBe(true)
  const { links } = await mailTo(page, email)
  expect(links[0]).toBe(`${shopUrl}${pathOf(id)}`)
  await page.reload()
  await expect(entries(page)).toContainText('Below your price')

  const stranger = await browser.newPage()
  await open(stranger, links.find((link) => link.includes('/unsubscribe')) ?? '')
  await expect(stranger.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await page.reload()
  await expect(entries(page).getByLabel('Mail me below')).toHaveValue('0.8')
  await stranger.getByRole('button', { name: 'Stop the mails' }).click()
  await expect(stranger.getByRole('heading', { name: 'Stopped' })).toBeVisible()
  await expect(stranger.getByRole('status')).toContainText('No more mails about')
  await expectAccessible(stranger)
  await stranger.close()
  await page.reload()
  await expect(entries(page).getByLabel('Mail me below')).toHaveValue('')
})

test('the button of a mail works without script as well', async ({ browser, page, dataDir }) => {
  const { email, post } = await verifiedCustomer(page)
  const [id] = await itemsForSale(page)
  await post('/wishlist/add', { item_id: id, price_below: 100_000 })
  await asOwner(dataDir, `select graphile_worker.add_job('mail_price_alerts')`)
  await expect.poll(async () => (await mailTo(page, email)).links.some((link) => link.includes('token='))).toBe(true)
  const { links } = await mailTo(page, email)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(links.find((link) => link.includes('/unsubscribe')) ?? '')
  await plain.getByRole('button', { name: 'Stop the mails' }).click()
  await expect(plain.locator('body')).toContainText('No more mails about')
  await context.close()
})

test('a link that we never mailed says so when its button is pressed', async ({ page }) => {
  for (const token of ['A'.repeat(43), 'short', '']) {
    await open(page, `/unsubscribe?token=${token}`)
    await page.getByRole('button', { name: 'Stop the mails' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is no longer valid')
    await expect(page.getByRole('link', { name: 'Open wishlist' })).toBeFocused()
  }
})

test('a guest who presses a heart is told to log in and led to sign-in and back', async ({ page }) => {
  const [id] = await itemsForSale(page)
  await open(page, pathOf(id))
  await heart(page).click()
  await expect(toasts(page)).toContainText('Please login to keep a wishlist')
  await expect(page).toHaveURL(`/auth?form=signin&redirect=${encodeURIComponent(pathOf(id))}`)
})

test('a guest who asks for the wishlist signs in first', async ({ page }) => {
  await page.goto('/wishlist')
  await expect(page).toHaveURL('/auth?form=signin&redirect=%2Fwishlist')
})

test('an unverified customer is asked to verify first, and no call for the wishlist is made', async ({ page }) => {
  await unverifiedCustomer(page)
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  await open(page, '/wishlist')
  await expect(page.getByRole('heading', { name: 'Verify your email first' })).toBeVisible()
  const [id] = await itemsForSale(page)
  await open(page, pathOf(id))
  await heart(page).click()
  await expect(page).toHaveURL('/email-verification')
  expect(calls.filter((path) => path.startsWith('/api/wishlist'))).toEqual([])
})

test('a heart turns at once and turns back when the shop refuses', async ({ page }) => {
  await verifiedCustomer(page)
  const [id] = await itemsForSale(page)
  await open(page, pathOf(id))
  let refuse = () => {}
  const pressed = new Promise<void>((resolve) => {
    refuse = resolve
  })
  await page.route('**/api/wishlist/add', async (route) => {
    await pressed
    await route.fulfill({ status: 409, json: { status: 'error', code: 'wishlist_full', message: 'The list is full' } })
  })
  await heart(page).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  refuse()
  await expect(toasts(page)).toContainText('The list is full')
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
})

test('a heart takes the finish off the wishlist again', async ({ page }) => {
  const [id] = await customerWithWishes(page, 1)
  await open(page, pathOf(id))
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await heart(page).click()
  await expect(toasts(page)).toContainText('Removed from your wishlist')
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
  await open(page, '/wishlist')
  await expect(page.getByRole('heading', { name: 'Nothing on your wishlist' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Browse skins' })).toHaveAttribute('href', '/products')
})

test('an entry is removed and brought back, in its place and with its price, by keys alone', async ({ page }) => {
  await customerWithWishes(page, 2)
  await open(page, '/wishlist')
  await expect(entries(page)).toHaveCount(2)
  const second = entries(page).nth(1)
  const name = await second.getByRole('link').first().textContent()
  await second.getByLabel('Mail me below').focus()
  await page.keyboard.type('12.50')
  await page.keyboard.press('Enter')
  await expect(second).toContainText('Saved. We mail you below €12.50.')
  await second.getByRole('button', { name: /^Remove/ }).focus()
  await page.keyboard.press('Enter')
  const undo = second.getByRole('button', { name: /^Undo/ })
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(second.getByRole('button', { name: /^Remove/ })).toBeFocused()
  await expect(second.getByRole('link').first()).toHaveText(name ?? '')
  await expect(second.getByLabel('Mail me below')).toHaveValue('12.5')
  await second.getByRole('button', { name: /^Remove/ }).press('Enter')
  await expect(undo).toBeVisible()
  await page.reload()
  await expect(entries(page)).toHaveCount(1)
})

test('an entry that the shop does not let go comes back, and a price that it does not take says why', async ({
  page,
}) => {
  await customerWithWishes(page, 1)
  await open(page, '/wishlist')
  await page.route('**/api/wishlist/{remove,alert}', (route) => route.abort())
  await entries(page)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(toasts(page)).toContainText('No answer from the shop')
  const price = entries(page).getByLabel('Mail me below')
  await price.fill('5')
  await page.keyboard.press('Enter')
  await expect(entries(page)).toContainText('No answer from the shop')
  await expect(price).toHaveValue('5')
  await price.fill('free')
  await page.keyboard.press('Enter')
  await expect(price).toHaveAccessibleDescription('Please enter a price of at least 0.01')
  await expect(price).toBeFocused()
})

test('a price is typed in the chosen currency, and said and kept in EUR', async ({ page, context, shopUrl }) => {
  const { payload } = await (await page.request.get('/api/currencies')).json()
  const other = payload.find(({ code, value }: { code: string; value: number }) => code !== 'EUR' && value !== 1)
  await context.addCookies([{ name: 'currencyCode', value: other.code, url: shopUrl }])
  await customerWithWishes(page, 1)
  await open(page, '/wishlist')
  await entries(page)
    .getByLabel('Mail me below')
    .fill(String(20 * other.value))
  await expect(entries(page)).toContainText('That is €20.00. Not saved yet.')
  await page.keyboard.press('Enter')
  await expect(entries(page)).toContainText('Saved. We mail you below €20.00.')
})

test('stock and price lead to the cheapest item and to the list of all of them', async ({ page }) => {
  const customer = await verifiedCustomer(page)
  // Of knives the list finds more: whoever looks for a Doppler finds a Gamma Doppler too.
  const [rifle] = await itemsForSale(page, 'type=Rifle')
  await customer.post('/wishlist/add', { item_id: rifle })
  await open(page, '/wishlist')
  const links = entries(page).getByRole('link')
  await expect(links).toHaveCount(3)
  const [, all, cheapest] = await links.all()
  expect(await all?.getAttribute('href')).toMatch(/^\/products\?exterior_names=.+&item_class=.+&search=.+&sort=asc$/)
  expect(await cheapest?.getAttribute('href')).toMatch(/^\/products\/all\/all\/\d+$/)
  const search = (await all?.getAttribute('href'))?.split('?')[1]
  // Other tests put items on sale and buy them meanwhile.
  await expect(async () => {
    await open(page, '/wishlist')
    const count = Number.parseInt((await links.nth(1).textContent()) ?? '', 10)
    const { meta } = await (await page.request.get(`/api/items/list?${search}`)).json()
    expect(meta.total).toBe(count)
  }).toPass({ timeout: 20_000 })
})

test('a wishlist that does not load says so and loads at the next try', async ({ page }) => {
  await customerWithWishes(page, 1)
  await page.route('**/api/wishlist?*', (route) => route.fulfill({ status: 500, json: { status: 'error' } }))
  await open(page, '/wishlist')
  await expect(page.getByRole('heading', { name: 'Your wishlist did not load' })).toBeVisible()
  await page.unroute('**/api/wishlist?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(entries(page)).toHaveCount(1)
})

for (const size of sizes) {
  test(`axe finds nothing wrong with the wishlist and the way out of its mails at ${size.width} px`, async ({
    page,
    consoleErrors,
  }) => {
    await page.setViewportSize(size)
    await customerWithWishes(page, 3)
    await open(page, '/wishlist')
    await entries(page).nth(0).getByLabel('Mail me below').fill('no price')
    await page.keyboard.press('Enter')
    await entries(page)
      .nth(1)
      .getByRole('button', { name: /^Remove/ })
      .click()
    await expect(entries(page).nth(1).getByRole('button', { name: /^Undo/ })).toBeFocused()
    await expectAccessible(page)
    await open(page, `/unsubscribe?token=${'A'.repeat(43)}`)
    await expectAccessible(page)
    expect(consoleErrors).toEqual([])
  })
}

test('the wishlist does not scroll sideways on the smallest phones, however long it is', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await customerWithWishes(page, 12)
  await open(page, '/wishlist')
  await expect(entries(page).first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  await open(page, '/unsubscribe')
  await expectNoSidewaysScroll(page)
})
