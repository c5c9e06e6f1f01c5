import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from './shop.ts'
import { signUp, verify } from './sign-up.ts'

const topUp = async (page: Page): Promise<void> => {
  await page.goto('/account')
  await page.getByRole('main').getByRole('button', { name: 'Top Up Balance' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Amount/).fill('100')
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await dialog.getByLabel('Country', { exact: true }).selectOption({ label: 'Slovenia' })
  await dialog.getByLabel('City').fill('Ljubljana')
  await dialog.getByLabel(/^Address/).fill('Trubarjeva cesta 18')
  await dialog.getByLabel('Post code').fill('1000')
  await dialog.getByRole('button', { name: 'Pay Now' }).click()
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByLabel('Expiry').fill('12/34')
  await page.getByLabel('CVC').fill('123')
  await page.getByLabel('Name').fill('Marta Kovač')
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page).toHaveURL(/\/success-payment\?type=topup/, { timeout: 30_000 })
}

/** Two cheap skins, so that 100 Credits are enough. */
const fillCart = async (page: Page): Promise<void> => {
  await page.goto('/products?price_from=5&price_till=20')
  const cards = page.getByRole('list', { name: 'Skins' }).getByRole('listitem')
  for (const index of [0, 1]) {
    const cartButton = cards.nth(index).getByRole('button', { name: /cart$/ })
    await cartButton.click()
    await expect(cartButton).toHaveAttribute('aria-pressed', 'true')
  }
}

const payFromBalance = async (page: Page): Promise<void> => {
  await page.goto('/cart')
  const tradeLink = 'https://steamcommunity.com/tradeoffer/new/?partner=41825001&token=a1B2c3D4'
  await page.getByRole('textbox', { name: /trade link/i }).fill(tradeLink)
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: 'Pay from balance' }).click()
  await expect(page).toHaveURL(/\/success-payment/)
}

/** The profile menu on wide screens, the mobile menu on narrow ones. */
const signOut = async (page: Page): Promise<void> => {
  const profileMenu = page.getByRole('button', { name: /^Your account/ })
  const mobileMenu = page.getByRole('button', { name: 'Open menu' })
  await profileMenu.or(mobileMenu).filter({ visible: true }).first().click()
  await page
    .getByRole('button', { name: /^Log ?out$/ })
    .filter({ visible: true })
    .click()
  await expect(page.getByRole('link', { name: 'Sign up' }).first()).toBeVisible()
  await page.goto('/account')
  await expect(page).toHaveURL(/\/auth\?form=signin&redirect=/)
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`a customer signs up, tops up, buys two skins from balance and finds both histories, at ${width} px`, async ({
    page,
    consoleErrors,
  }) => {
    await page.setViewportSize({ width, height })
    const email = `${randomUUID()}@example.org`

    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Pandrop')
    await page.goto('/products')
    await page.getByRole('list', { name: 'Skins' }).getByRole('link').first().click()
    await expect(page.getByRole('button', { name: 'BUY NOW' }).first()).toBeVisible()

    await signUp(page, email)
    await verify(page, email)
    await topUp(page)
    await fillCart(page)
    await payFromBalance(page)

    await page.goto('/account/orders')
    await expect(page.getByText('Processing').filter({ visible: true })).toHaveCount(2)
    await page.goto('/account/transactions')
    await expect(page.getByText('€100.00').filter({ visible: true })).toHaveCount(1)
    await expect(page.getByText('Success').filter({ visible: true })).toHaveCount(1)
    await signOut(page)
    expect(consoleErrors).toEqual([])
  })
}
