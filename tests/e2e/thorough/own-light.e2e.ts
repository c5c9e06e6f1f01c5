import { expectAccessible, expectNoSidewaysScroll, open, sizes } from '../page-checks.ts'
import { pathOf, takeItem } from '../shelf.ts'
import { expect, test } from '../shop.ts'

for (const viewport of sizes)
  test(`skins stand in their own light and stay in their cards, ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await open(page, '/products')
    const cards = page.getByRole('main').locator('article')
    await expect(cards.first().locator('[data-hues]')).toBeVisible()
    const hues = await cards
      .locator('[data-hues]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-hues')))
    expect(new Set(hues).size).toBeGreaterThan(3)
    const beyond = await cards.evaluateAll((all) =>
      all.flatMap((card) => {
        const [around, picture] = [card, card.querySelector('img')].map((one) => one?.getBoundingClientRect())
        if (!around || !picture) return []
        return [Math.max(around.left - picture.left, picture.right - around.right)]
      }),
    )
    // The weapon fills 88 percent of its picture: the rest of it is air.
    expect(Math.max(...beyond)).toBeLessThan(18)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    const item = await takeItem(page, 'type=Rifle')
    await open(page, pathOf(item))
    await expect(page.locator('[data-stage]').locator('.patch')).toBeVisible()
    await expectAccessible(page)
  })
