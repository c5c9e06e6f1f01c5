import type { Page } from '@playwright/test'
import { lines, refuse, toast } from '../cart-page.ts'
import { expectAccessible, open, sizes } from '../page-checks.ts'
import { expect, openCart, test } from '../till.ts'

const firstCard = (page: Page) =>
  page
    .locator('main article')
    .first()
    .getByRole('button', { name: /to cart$/ })

const messages = (page: Page) => page.getByRole('region', { name: 'Notifications' })

const undo = (page: Page) => messages(page).getByRole('button', { name: 'Undo' })

for (const size of sizes) {
  test(`what came into the cart is shown with its picture and taken back by keyboard, at ${size.width} px`, async ({
    page,
    till,
  }) => {
    await page.setViewportSize(size)
    await till.customer(page, 0)
    await open(page, '/products')
    const button = firstCard(page)
    await button.press('Enter')
    await expect(toast(page, 'Item added to cart!')).toBeVisible()
    // What has the focus does not go away.
    await undo(page).focus()
    await expect(messages(page).locator('img')).toBeVisible()
    await expectAccessible(page)
    await undo(page).press('Enter')
    await expect(toast(page, 'Item added to cart!')).toHaveCount(0)
    await expect(toast(page, 'Item removed from cart')).toBeVisible()
    await undo(page).press('Enter')
    await expect(page.getByRole('link', { name: /^Cart, 1 item/ })).toBeVisible()
  })
}

test('a line that was taken out of the cart comes back by Undo, and where that fails it is said', async ({
  page,
  till,
}) => {
  await till.customer(page, 2)
  await openCart(page)
  const remove = () =>
    lines(page)
      .first()
      .getByRole('button', { name: /^Remove/ })
      .press('Enter')
  await remove()
  await expect(lines(page)).toHaveCount(1)
  await undo(page).press('Enter')
  await expect(lines(page)).toHaveCount(2)
  await remove()
  await expect(lines(page)).toHaveCount(1)
  await page.route('**/api/cart/add*', refuse)
  await undo(page).first().press('Enter')
  await expect(toast(page, 'Failed to add item to cart')).toBeVisible()
  await expect(lines(page)).toHaveCount(1)
})

test('the drop of a card falls into the cart, and with less motion nothing flies', async ({ page, till }) => {
  await till.customer(page, 0)
  const flown = () =>
    page.evaluate(() => {
      const seen = { marks: 0 }
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes) if (node instanceof HTMLSpanElement) seen.marks += 1
      }).observe(document.body, { childList: true })
      Object.assign(window, { seen })
    })
  const marks = () => page.evaluate(() => (window as unknown as { seen: { marks: number } }).seen.marks)
  for (const [reducedMotion, expected] of [
    ['no-preference', 1],
    ['reduce', 0],
  ] as const) {
    await page.emulateMedia({ reducedMotion })
    await open(page, '/products')
    await flown()
    await firstCard(page).click()
    await expect(toast(page, 'Item added to cart!')).toBeVisible()
    expect(await marks()).toBe(expected)
    await undo(page).click()
    await expect(toast(page, 'Item removed from cart')).toBeVisible()
  }
})
