import type { Page } from '@playwright/test'
import { verifiedCustomer } from '../customers.ts'
import { panelOf, unfold } from '../list-page.ts'
import { expectAccessible, expectNoSidewaysScroll, open, sizes } from '../page-checks.ts'
import { expect, test } from '../shop.ts'

const cards = (page: Page) => page.getByRole('list', { name: 'Skins' }).getByRole('article')
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' })
const atLeast = (page: Page, count: number) =>
  page.getByRole('button', { name: new RegExp(`^At least ${count} stickers?, \\d+ skins?$`) })

/** The number that a control says beside its value. */
const countIn = (words: string | null): number => Number(/(\d+) skins?$/.exec(words ?? '')?.[1])

test('copies are narrowed to a number of stickers and to their names, in the address and in a saved search', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await verifiedCustomer(page)
  await open(page, '/products')
  const two = atLeast(page, 2)
  const count = countIn(await two.getAttribute('aria-label'))
  await two.press('Enter')
  await expect(page).toHaveURL('/products?stickers_min=2')
  await expect(two).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(`${count} skins match your filters`)).toBeVisible()
  await expect(cards(page).first()).toContainText(/[2-5] stickers/)
  const first = (await unfold(panelOf(page), 'Stickers and charms')).getByRole('checkbox').first()
  const name = (await first.evaluate((box) => box.closest('label')?.textContent)) ?? ''
  await first.check({ force: true })
  await expect(page).toHaveURL(/^.*\/products\?attached=.+&stickers_min=2$/)
  const value = new URL(page.url()).searchParams.get('attached') ?? ''
  expect(name).toContain(value)
  await expect(chips(page)).toContainText('At least 2 stickers')
  await expect(chips(page)).toContainText(value)
  await page.getByRole('button', { name: 'Save search' }).click()
  await open(page, '/wishlist')
  const saved = page.getByRole('link', { name: `At least 2 stickers, ${value}` })
  await expect(saved).toHaveAttribute('href', /stickers_min=2&attached=/)
  await open(page, '/products?stickers_min=2')
  await chips(page).getByRole('button').click()
  await expect(page).toHaveURL('/products')
})

test('the search of a list finds a sticker by its words', async ({ page }) => {
  const { payload } = await (await page.request.get('/api/items/filter-data')).json()
  const [{ label, count }] = payload.attached
  await open(page, `/products?search=${encodeURIComponent(label)}`)
  await expect(page.getByText(new RegExp(`^${count} skins? match`))).toBeVisible()
})

for (const size of [{ width: 320, height: 700 }, ...sizes]) {
  test(`axe finds nothing wrong with the filters for stickers, none moves sideways, at ${size.width} px`, async ({
    page,
    consoleErrors,
  }) => {
    await page.setViewportSize(size)
    await open(page, '/products?stickers_min=1')
    if (size.width < 769)
      await page
        .getByRole('button', { name: /filters/i })
        .first()
        .click()
    await expect(atLeast(page, 1)).toHaveAttribute('aria-pressed', 'true')
    await atLeast(page, 5).scrollIntoViewIfNeeded()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    expect(consoleErrors).toEqual([])
  })
}
