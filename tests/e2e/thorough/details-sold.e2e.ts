import type { Page } from '@playwright/test'
import { verifiedCustomer } from '../customers.ts'
import { open } from '../page-checks.ts'
import { changeItem, pathOf, takeItem } from '../shelf.ts'
import { expect, test } from '../shop.ts'

const buyNow = (page: Page) => page.getByRole('button', { name: 'BUY NOW' }).filter({ visible: true })

// The stage has a region of its own, which is empty until the weapon is turned.
const said = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: /./ })

const seen = (page: Page, words: string | RegExp) => page.getByText(words).filter({ visible: true }).first()

/** Waits until the page listens: then whatever happens to the item is heard. */
const openLive = async (page: Page, path: string): Promise<void> => {
  const stream = page.waitForResponse(/\/api\/items\/\d+\/live$/)
  await open(page, path)
  await stream
}

const person = { name: 'Marta', surname: 'Kovač', phone: '+386 40 512 809' }
const home = { country: 'SI', city: 'Ljubljana', address: 'Trubarjeva cesta 18', postCode: '1000' }

/** Tops up by card and buys an item from the balance, as another customer in another browser. */
const buyElsewhere = async (page: Page, itemId: number): Promise<void> => {
  const customer = await verifiedCustomer(page)
  const contact = { ...person, ...home, email: customer.email }
  const deposit = await customer.post('/deposit/checkout', { amount: 1000, ...contact })
  await page.goto((deposit as { redirect_url: string }).redirect_url)
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByLabel('Expiry').fill('12/34')
  await page.getByLabel('CVC').fill('123')
  await page.getByLabel('Name').fill('Marta Kovač')
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page).toHaveURL(/\/success-payment/, { timeout: 30_000 })
  await expect(page.getByRole('main')).toContainText('Balance: 1,000.00')
  const tradeUrl = 'https://steamcommunity.com/tradeoffer/new/?partner=41825001&token=a1B2c3D4'
  await customer.post('/purchase/product', {
    cart: [{ item_id: itemId }],
    paymentMethod: 'balance',
    withdrawal_waiver: true,
    tradeUrl,
    ...contact,
  })
}

test('an item that another customer buys is sold at once on an open page, with the nearest alternatives', async ({
  page,
  browser,
  baseURL,
}) => {
  const item = await takeItem(page, 'type=Rifle', ({ same_finish }) => same_finish.length > 0)
  await openLive(page, pathOf(item))
  const other = await browser.newPage({ baseURL })
  await buyElsewhere(other, item.id)
  await expect(seen(page, 'Somebody was faster. Every skin exists once.')).toBeVisible()
  await expect(said(page)).toContainText('Sold. Somebody was faster.')
  await expect(buyNow(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(buyNow(page)).toHaveAccessibleDescription('This copy has been sold.')
  await buyNow(page).press('Enter')
  await expect(page).toHaveURL(pathOf(item))
  await page.getByRole('link', { name: 'See the nearest alternatives' }).filter({ visible: true }).click()
  await expect(page.locator('#alternatives')).toBeFocused()
  await expect(page.locator('#alternatives')).toBeInViewport()
  await other.close()
})

test('an item that somebody pays for is reserved at once, and for sale again when they do not', async ({
  page,
  dataDir,
}) => {
  const item = await takeItem(page, 'type=Rifle')
  await openLive(page, pathOf(item))
  await changeItem(dataDir, item.id, `state = 'reserved'`)
  await expect(seen(page, 'Another customer has it reserved. It comes back if they do not buy it.')).toBeVisible()
  await expect(said(page)).toContainText('Reserved')
  await expect(buyNow(page)).toHaveAccessibleDescription('Another customer has reserved this copy.')
  await changeItem(dataDir, item.id, `state = 'available'`)
  await expect(seen(page, 'The other payment was not finished.')).toBeVisible()
  await expect(said(page)).toContainText('For sale again')
  await expect(buyNow(page)).not.toHaveAttribute('aria-disabled')
})

test('a new price is shown at once, with the one before', async ({ page, dataDir }) => {
  const item = await takeItem(page, 'type=SMG', ({ old_price }) => old_price === null)
  await openLive(page, pathOf(item))
  const before = `€${item.price.toFixed(2)}`
  await expect(seen(page, before)).toBeVisible()
  await changeItem(dataDir, item.id, 'price_cents = 4321')
  await expect(seen(page, `It was ${before}, now it is €43.21.`)).toBeVisible()
  await expect(said(page)).toContainText('The price has changed')
  await expect(page.getByText('€43.21', { exact: true }).filter({ visible: true }).first()).toBeVisible()
})

test('of a sold item the nearest alternatives come before its history', async ({ page, dataDir }) => {
  const item = await takeItem(page, 'type=Rifle', ({ same_finish }) => same_finish.length > 0)
  await openLive(page, pathOf(item))
  const headings = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(headings.first()).toHaveText('Prices')
  await changeItem(dataDir, item.id, `state = 'sold', sold_at = now()`)
  await expect(headings.first()).toHaveText('Same finish, other floats')
  await page.reload()
  await expect(headings.first()).toHaveText('Same finish, other floats')
  await expect(page.getByRole('main').getByRole('status')).toBeEmpty()
})

test('on a phone the bar at the bottom says that the item is gone and leads on', async ({ page, dataDir }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const item = await takeItem(page, 'type=Rifle', ({ same_finish }) => same_finish.length > 0)
  await openLive(page, pathOf(item))
  await changeItem(dataDir, item.id, `state = 'sold', sold_at = now()`)
  const way = page.locator('[data-bottom-bar]').getByRole('link', { name: 'See the nearest alternatives' })
  await expect(way).toBeInViewport()
  await way.click()
  await expect(page.locator('#alternatives')).toBeInViewport()
})

test('an item under trade protection says from when it is for sale', async ({ page, dataDir }) => {
  const item = await takeItem(page, 'type=Rifle')
  await changeItem(dataDir, item.id, `available_from = '2035-06-09T12:00:00Z'`)
  await open(page, pathOf(item))
  await expect(buyNow(page)).toHaveAccessibleDescription('On sale from 09.06.2035, when its trade protection is over.')
})

test('a page that nobody looks at keeps no connection, and catches up when it is looked at again', async ({
  page,
  dataDir,
}) => {
  const item = await takeItem(page, 'type=Rifle')
  await openLive(page, pathOf(item))
  const look = (state: 'hidden' | 'visible') =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  const closed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/live'))
  await look('hidden')
  await closed
  await changeItem(dataDir, item.id, 'price_cents = 4321')
  await look('visible')
  await expect(seen(page, /now it is €43\.21\.$/)).toBeVisible()
})

test('where the stream is refused the page asks by itself, and again when it is looked at again', async ({
  page,
  dataDir,
}) => {
  const item = await takeItem(page, 'type=Rifle')
  await page.route('**/live', (route) => route.fulfill({ status: 503, body: '' }))
  const asked = page.waitForResponse(new RegExp(`/api/items/${item.id}\\?`))
  await open(page, pathOf(item))
  await asked
  await changeItem(dataDir, item.id, `state = 'sold', sold_at = now()`)
  await expect(buyNow(page)).not.toHaveAttribute('aria-disabled')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(seen(page, 'Somebody was faster. Every skin exists once.')).toBeVisible()
})
