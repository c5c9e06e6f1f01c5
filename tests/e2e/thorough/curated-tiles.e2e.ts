import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, open } from '../page-checks.ts'
import { expect, test } from '../shop.ts'

const tiles = (page: Page) => page.getByRole('navigation', { name: 'Lists to begin with' })

/** Cards that stand wholly above the tiles, and how many stand in a row. */
const placed = (page: Page) =>
  page.evaluate(() => {
    const top = document.querySelector('.curated-tiles')?.getBoundingClientRect().top ?? 0
    const tops = [...document.querySelectorAll('main .product-grid article')].map(
      (card) => card.getBoundingClientRect().top,
    )
    return { above: tops.filter((one) => one < top).length, columns: tops.filter((one) => one === tops[0]).length }
  })

for (const width of [320, 390, 768, 1024, 1440, 1600]) {
  test(`three links stand between the second and the third row at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/products')
    const { above, columns } = await placed(page)
    expect(above).toBe(2 * columns)
    await expect(tiles(page).getByRole('link')).toHaveCount(3)
    await tiles(page).scrollIntoViewIfNeeded()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
}

test('each of them leads to a list that keeps its word', async ({ page }) => {
  await open(page, '/products')
  const paths = await tiles(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const found = []
  for (const path of paths) {
    const query = new URL(path, 'http://own.invalid').searchParams
    const { payload } = await (await page.request.get(`/api/items/list?${query}`)).json()
    found.push(payload)
  }
  const [cheap, sharp, clean] = found
  expect(Math.min(cheap.length, sharp.length, clean.length)).toBeGreaterThan(0)
  for (const { price, quality } of cheap) {
    expect(price).toBeLessThanOrEqual(5)
    expect(['Covert', 'Classified', 'Restricted']).toContain(quality)
  }
  for (const { price, type } of sharp) {
    expect(price).toBeLessThanOrEqual(100)
    expect(['Knife', 'Gloves']).toContain(type)
  }
  for (const item of clean) expect([item.is_new, item.float <= 0.03]).toEqual([true, true])
  await tiles(page).getByRole('link').nth(2).press('Enter')
  await expect(page).toHaveURL(/float_till=0\.03/)
  // Whoever has chosen is not led on.
  await expect(page.getByRole('button', { name: /Float/ }).first()).toBeVisible()
  await expect(tiles(page)).toHaveCount(0)
})
