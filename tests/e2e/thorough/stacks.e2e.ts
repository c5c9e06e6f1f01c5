import type { Page } from '@playwright/test'
import { itemsOf } from '../list-page.ts'
import { looksRight, open } from '../page-checks.ts'
import { expect, test } from '../shop.ts'

const stackButton = (page: Page) => page.getByRole('button', { name: /^\d+ copies of / }).first()

const fan = (page: Page) => page.getByRole('region', { name: /: copies by float$/ })

const copies = /\/api\/items\/list\?.*copies_of=/

test('copies that do not load say so, and one click brings them', async ({ page }) => {
  await open(page, '/products?type=Pistol')
  await page.route(copies, (route) => route.fulfill({ status: 500, json: { status: 'error' } }))
  await stackButton(page).click()
  await expect(fan(page).getByRole('alert')).toContainText('The copies did not load.')
  await looksRight(page)
  await page.unroute(copies)
  await fan(page).getByRole('button', { name: 'Try again' }).click()
  await expect(fan(page).getByRole('article').first()).toBeVisible()
})

test('copies that are gone meanwhile leave words, and those on their way boxes', async ({ page }) => {
  await open(page, '/products?type=Pistol')
  let give = () => {}
  const held = new Promise<void>((resolve) => {
    give = resolve
  })
  await page.route(copies, async (route) => {
    await held
    await route.fulfill({ json: { status: 'OK', payload: [], meta: { total: 0, pages: 0 } } })
  })
  await stackButton(page).click()
  await expect(fan(page).getByRole('list', { name: 'Fetching the copies' })).toHaveAttribute('aria-busy', 'true')
  give()
  await expect(fan(page).getByText('No products found')).toBeVisible()
})

test('in rows a stack opens below its row, and no card moves before somebody presses', async ({ page }) => {
  await open(page, '/products?type=Rifle')
  await page.getByRole('radio', { name: 'Compact rows' }).check()
  await expect(page.locator('.product-rows')).toBeVisible()
  await stackButton(page).click()
  await expect(fan(page).getByRole('article').first()).toBeVisible()
  await looksRight(page)
  await page.keyboard.press('Escape')
  await expect(fan(page)).toBeHidden()
  await expect(itemsOf(page)).toHaveCount(12)
})

test('without a script each card of a stack leads to its cheapest copy', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/products?type=Rifle')
  await page.getByRole('article').filter({ hasText: 'from' }).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/products\/all\/all\/\d+$|\/products\/cs2\/all\/\d+$/)
  await context.close()
})
