import { EventEmitter, once } from 'node:events'
import type { Page, Route } from '@playwright/test'
import { itemsForSale, verifiedCustomer } from './customers.ts'
import { expect, test } from './operator.ts'
import { expectAccessible, hydrated, open, sizes } from './page-checks.ts'

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' })

const cartButton = (page: Page) => page.getByRole('list', { name: 'Skins' }).getByRole('button').first()

const menuOf = async (page: Page) => {
  await page.getByRole('button', { name: 'Open menu' }).click()
  return page.getByRole('dialog', { name: 'Menu' })
}

test('the menu keeps the focus, and closes when the window reaches 1280 px', async ({ page }) => {
  await page.setViewportSize({ width: 1279, height: 800 })
  await open(page, '/')
  const menu = await menuOf(page)
  await expect(menu).toBeVisible()
  const isInMenu = () =>
    page.evaluate(() => {
      const { activeElement, body } = document
      return activeElement === body || activeElement?.closest('dialog') !== null
    })
  for (let press = 0; press < 14; press += 1) {
    await page.keyboard.press('Tab')
    expect(await isInMenu()).toBe(true)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(menu).toBeHidden()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Products' })).toBeVisible()
})

test('the menu closes with every choice made in it', async ({ page }) => {
  await page.setViewportSize(sizes[0])
  await open(page, '/')
  const menu = await menuOf(page)
  await menu.getByRole('link', { name: 'Sale' }).click()
  await expect(page).toHaveURL('/sale')
  await expect(menu).toBeHidden()
})

test('a customer finds balance, cart and own pages in the header and in the menu', async ({ page, operator }) => {
  const customer = await verifiedCustomer(page)
  await operator.run(`update customers set verification_status = 'approved' where email = $1`, [customer.email])
  const [item] = await itemsForSale(page)
  await customer.post('/cart/add', { id: item, count: 1 })
  await open(page, '/terms')
  const header = page.getByRole('banner')
  await expect(header.getByText('0.00')).toBeVisible()
  await expect(header.getByText('Credits')).toBeVisible()
  await expect(header.getByText('Verified')).toBeAttached()
  await expect(header.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await header.getByRole('button', { name: /^Your account/ }).click()
  const entries = header.getByRole('link', { name: /My profile|history/ })
  await expect(entries).toHaveText(['My profile', 'Payment history', 'Order history'])
  await expect(header.getByRole('button', { name: 'Log out' })).toBeVisible()
  await expectAccessible(page)
  await header.getByRole('button', { name: 'Top up balance' }).click()
  await expect(page.getByRole('dialog', { name: 'Top up balance' })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.setViewportSize(sizes[0])
  const menu = await menuOf(page)
  for (const name of ['Cart', 'Account', 'Order history', 'Payment history']) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
  }
  await expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible()
  await expectAccessible(page)
})

test('a picture of the internal currency takes the place of the wallet', async ({ page, operator }) => {
  await operator.change({ internal_currency_image: 'skins/awp-fade-456.webp' })
  await verifiedCustomer(page)
  await open(page, '/')
  const chip = page
    .getByRole('banner')
    .locator('div')
    .filter({ has: page.getByText('Credits') })
    .last()
  await expect(page.getByRole('banner').locator('img[src*="awp-fade"]')).toBeVisible()
  await expect(chip).toBeVisible()
})

test('the footer names pages, operator, support, cards, other places and the current year', async ({
  page,
  operator,
}) => {
  await operator.change({ requisites: 'Bamboo Ltd, 7 Shoot Street', support_email: 'desk@pandrop.example' })
  await open(page, '/')
  const footer = page.getByRole('contentinfo')
  for (const name of ['How trades work', 'Terms of service', 'Privacy policy', 'Cookie policy', 'About us']) {
    await expect(footer.getByRole('link', { name })).toBeVisible()
  }
  await expect(footer).toContainText('Bamboo Ltd, 7 Shoot Street')
  await expect(footer.getByRole('link', { name: 'desk@pandrop.example' })).toHaveAttribute(
    'href',
    'mailto:desk@pandrop.example',
  )
  const cards = footer.getByRole('list', { name: 'Cards that we accept' })
  for (const name of ['Visa', 'Mastercard']) await expect(cards.getByRole('img', { name })).toBeVisible()
  for (const name of ['Discord', 'X', 'Steam', 'Telegram']) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', /^https:/)
  }
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Pandrop`)
})

test('a link of the footer is followed though its script comes between pressing and letting go', async ({ page }) => {
  const held: Route[] = []
  await page.route('**/assets/Footer-*.js', (route) => {
    held.push(route)
  })
  await open(page, '/')
  const asked = page.waitForRequest('**/assets/Footer-*.js')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Terms of service' })
  await link.hover()
  await asked
  await page.mouse.down()
  const came = page.waitForResponse('**/assets/Footer-*.js')
  for (const route of held) await route.continue()
  await (await came).finished()
  // As long as drawing takes: the script has run and two pictures were shown since.
  await page.evaluate(async () => {
    await import(performance.getEntriesByType('resource').find(({ name }) => name.includes('/Footer-'))?.name ?? '')
    for (let shown = 0; shown < 2; shown++) await new Promise(requestAnimationFrame)
  })
  await page.mouse.up()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of service')
})

test('a cart message stays 3000 ms, over a change of page, and as long as somebody reads it', async ({ page }) => {
  await page.clock.install()
  await open(page, '/products?type=Knife')
  await cartButton(page).click()
  await expect(toasts(page)).toContainText('Please login to add items to cart')
  await expect(page).toHaveURL(/\/auth/)
  // The page that comes moves the message away from under a pointer that was there before.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
  await expect(async () => {
    await toasts(page).getByText('Please login').hover({ timeout: 1000 })
    await expect(toasts(page).locator(':hover').first()).toBeAttached({ timeout: 100 })
  }).toPass()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 20_000))
  await expect(toasts(page)).toContainText('Please login to add items to cart')
  await page.mouse.move(0, 0)
  await page.clock.runFor(2900)
  await expect(toasts(page)).toContainText('Please login to add items to cart')
  await page.clock.runFor(200)
  await expect(toasts(page)).toBeEmpty()
})

test('what is pressed before a script is there happens once it is', async ({ page }) => {
  const arrival = new EventEmitter()
  const arrived = once(arrival, 'arrived')
  await page.route('**/assets/*.js', async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto('/products?type=Knife', { waitUntil: 'commit' })
  await page.waitForFunction(() => 'pressAgain' in window)
  await cartButton(page).click()
  arrival.emit('arrived')
  await expect(toasts(page)).toContainText('Please login to add items to cart')
})

test('a message is closed by its button', async ({ page }) => {
  await open(page, '/products?type=Knife')
  await cartButton(page).click()
  // It stays while it is read.
  await toasts(page).getByText('Please login').hover()
  await expectAccessible(page)
  await toasts(page).getByRole('button', { name: 'Close notification' }).click()
  await expect(toasts(page)).toBeEmpty()
})

test('messages stand at the bottom right', async ({ page }) => {
  await page.setViewportSize(sizes[1])
  await open(page, '/products?type=Knife')
  await cartButton(page).click()
  await expect(toasts(page)).toContainText('Please login')
  const box = await toasts(page).boundingBox()
  const { width, height } = sizes[1]
  expect([box?.width, (box?.x ?? 0) + (box?.width ?? 0)]).toEqual([340, width - 24])
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(height - 24)
})

test('on a phone messages never cover the bar that pays', async ({ page }) => {
  await page.setViewportSize(sizes[0])
  const customer = await verifiedCustomer(page)
  const [first, second] = await itemsForSale(page)
  for (const id of [first, second]) await customer.post('/cart/add', { id, count: 1 })
  await open(page, '/cart')
  const bar = page.locator('main [data-bottom-bar]')
  await expect(bar).toBeVisible()
  await page
    .getByRole('button', { name: /^Remove .* from cart$/ })
    .first()
    .click()
  await expect(toasts(page)).toContainText('Item removed from cart')
  const gap = async () => {
    const [toast, below] = [await toasts(page).boundingBox(), await bar.boundingBox()]
    return (below?.y ?? 0) - ((toast?.y ?? 0) + (toast?.height ?? 0))
  }
  await expect.poll(gap).toBeGreaterThanOrEqual(0)
})

test('with less motion wanted nothing runs along', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  await hydrated(page)
  const moving = await page.evaluate(() => {
    const movesSomething = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect && effect.getKeyframes().some((frame) => 'transform' in frame)
    return document.getAnimations().filter(movesSomething).length
  })
  expect(moving).toBe(0)
})
