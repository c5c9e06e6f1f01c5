import { open } from './page-checks.ts'
import { pathOf, takeItem } from './shelf.ts'
import { expect, test } from './shop.ts'

test('who looks closely is shown the large picture once it is drawn, and what was there until then', async ({
  page,
}) => {
  const item = await takeItem(page, 'type=Rifle')
  let isDrawn = false
  await page.route('**/api/items/*/large-picture', (route) =>
    route.fulfill({
      json: { status: 'OK', img_url_full: isDrawn ? 'drawn/large-1800.webp' : null, drawing: !isDrawn },
    }),
  )
  // It is on its way for good: one that did not come would make room for a drawing.
  await page.route('**/storage/drawn/**', () => undefined)
  await open(page, pathOf(item))
  await page.getByRole('button', { name: 'Enlarge the picture' }).click()
  const files = page.getByRole('dialog').locator('source')
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
  await expect(files).toHaveAttribute('srcset', /-900\.avif 900w$/)
  isDrawn = true
  await expect(files).toHaveAttribute('srcset', /\/storage\/drawn\/large-1800\.avif 1800w$/, { timeout: 15_000 })
})
