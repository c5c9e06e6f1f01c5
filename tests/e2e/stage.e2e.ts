import { open } from './page-checks.ts'
import { changeItem, pathOf, takeItem } from './shelf.ts'
import { expect, test } from './shop.ts'

test('a copy whose price changes while it stands there goes on standing there', async ({ page, dataDir }) => {
  const item = await takeItem(page, 'type=Pistol', ({ old_price }) => old_price === null)
  await open(page, pathOf(item))
  await page.getByRole('button', { name: 'Turn it' }).click()
  await expect(page.locator('[data-stage=on]')).toBeVisible({ timeout: 60_000 })
  await changeItem(dataDir, item.id, 'price_cents = price_cents + 100')
  const price = `€${(item.price + 1).toLocaleString('en-US', { minimumFractionDigits: 2 })}`
  await expect(page.getByRole('main').getByText(price).first()).toBeVisible()
  await expect(page.locator('[data-stage=on]')).toBeVisible()
  expect(page.workers().length).toBeGreaterThan(0)
})

test('leaving the page ends both workers and gives their memory back', async ({ page }) => {
  const item = await takeItem(page, 'type=Pistol')
  await open(page, pathOf(item))
  await page.getByRole('button', { name: 'Turn it' }).click()
  await expect(page.locator('[data-stage=on]')).toBeVisible({ timeout: 60_000 })
  expect(page.workers().length).toBeGreaterThan(0)
  await page.getByRole('link', { name: 'Sale' }).first().click()
  await expect(page).toHaveURL(/\/sale/)
  await expect.poll(() => page.workers().length).toBe(0)
})

test('without graphics the picture stays, and says why only to whoever asks', async ({ page }) => {
  await page.addInitScript(() => {
    OffscreenCanvas.prototype.getContext = () => null
  })
  const item = await takeItem(page, 'type=Rifle')
  await open(page, pathOf(item))
  const turn = page.getByRole('button', { name: 'Turn it' })
  await turn.hover()
  await expect(turn).toBeEnabled()
  await expect(page.getByText('This browser cannot show it in 3-D. The picture stays.')).toHaveCount(0)
  await turn.click()
  await expect(page.getByText('This browser cannot show it in 3-D. The picture stays.')).toBeVisible()
  await expect(
    page.getByRole('main').getByRole('img', { name: item.title.replace(/ \(([^)]+)\)$/, ', $1') }),
  ).toBeVisible()
  expect(page.workers()).toEqual([])
})
