import type { Locator, Page } from '@playwright/test'
import { verifiedCustomer } from '../customers.ts'
import { expectAccessible, expectNoSidewaysScroll, hold, open, sizes } from '../page-checks.ts'
import { expect, test } from '../shop.ts'

const toasts = (page: Page): Locator => page.getByRole('region', { name: 'Notifications' })
const list = '/products?price_from=5&copies=true'
const cards = (page: Page): Locator => page.getByRole('list', { name: 'Skins' }).getByRole('article')
const heart = (card: Locator): Locator => card.getByRole('button', { name: /^Wishlist: / })

/** Paths of the calls about the wishlist that the page makes from now on. */
const wishCalls = (page: Page): string[] => {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/wishlist')) calls.push(pathname)
  })
  return calls
}

const showRows = (page: Page) => page.getByRole('radio', { name: 'Compact rows' }).check({ force: true })

test('a heart on a card turns at once, is kept, and is set on every card of its kind', async ({ page }) => {
  await verifiedCustomer(page)
  await open(page, list)
  const first = cards(page).first()
  const name = (await heart(first).getAttribute('aria-label')) ?? ''
  await heart(first).click()
  await expect(heart(first)).toHaveAttribute('aria-pressed', 'true')
  await expect(toasts(page)).toContainText('On your wishlist')
  await open(page, list)
  for (const alike of await page.getByRole('main').getByRole('button', { name, exact: true }).all())
    await expect(alike).toHaveAttribute('aria-pressed', 'true')
  await heart(first).click()
  await expect(toasts(page)).toContainText('Removed from your wishlist')
  await expect(heart(first)).toHaveAttribute('aria-pressed', 'false')
})

test('one call says which cards are set, however many there are; guests make none', async ({ page }) => {
  const calls = wishCalls(page)
  await open(page, list)
  await expect(heart(cards(page).last())).toHaveAttribute('aria-pressed', 'false')
  expect(calls).toEqual([])
  await verifiedCustomer(page)
  await open(page, list)
  await expect.poll(() => calls).toEqual(['/api/wishlist'])
})

test('a guest who presses the heart of a card is told to log in and led to sign-in and back', async ({ page }) => {
  await open(page, list)
  await heart(cards(page).first()).click()
  await expect(toasts(page)).toContainText('Please login to keep a wishlist')
  await expect(page).toHaveURL(`/auth?form=signin&redirect=${encodeURIComponent(list)}`)
})

test('a heart that is pressed before the page listens counts once it does', async ({ page }) => {
  await verifiedCustomer(page)
  const give = await hold(page, '**/assets/*.js')
  await page.goto(list, { waitUntil: 'commit' })
  await heart(cards(page).first()).click()
  give()
  await expect(heart(cards(page).first())).toHaveAttribute('aria-pressed', 'true')
  await expect(toasts(page)).toContainText('On your wishlist')
})

test('the heart of a row works by keys, beside its link and not in it', async ({ page }) => {
  await verifiedCustomer(page)
  await open(page, list)
  await showRows(page)
  const row = cards(page).first()
  await expect(row.getByRole('link').getByRole('button')).toHaveCount(0)
  await row.getByRole('link').focus()
  for (const name of [/cart$/, /^Wishlist: /]) {
    await page.keyboard.press('Tab')
    await expect(row.getByRole('button', { name })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(heart(row)).toHaveAttribute('aria-pressed', 'true')
})

for (const size of [{ width: 320, height: 700 }, ...sizes]) {
  test(`hearts are 44 px and cover no fact of cards and rows at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size)
    await verifiedCustomer(page)
    await open(page, list)
    for (const shown of ['cards', 'rows']) {
      if (shown === 'rows') await showRows(page)
      const card = cards(page).first()
      await expect(card.locator(shown === 'rows' ? '.product-row-heart' : '.card-heart')).toBeVisible()
      const box = await heart(card).boundingBox()
      expect([box?.width, box?.height]).toEqual([44, 44])
      const covered = await heart(card).evaluate((button) => {
        const own = button.getBoundingClientRect()
        const facts = [
          ...(button.closest('article')?.querySelectorAll('a [role=img], a .type-card, a [data-signs]') ?? []),
        ]
        return facts.filter((fact) => {
          const { left, right, top, bottom } = fact.getBoundingClientRect()
          return left < own.right && right > own.left && top < own.bottom && bottom > own.top
        }).length
      })
      expect(covered).toBe(0)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    }
  })
}
