import type { Page, Route } from '@playwright/test'
import { verifiedCustomer } from '../customers.ts'
import { open } from '../page-checks.ts'
import { expect, test } from '../shop.ts'

// What fails here is the network between browser and shop; the shop itself is the real one.

/** Something answered, but not the shop: what only a broken answer can show. */
const notOurs = (route: Route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<p>It works!</p>' })

/** The shop refused and gave no reason. */
const noReason = (route: Route) => route.fulfill({ status: 500, json: { status: 'error', code: 'internal_error' } })

/**
 * Opens a page whose document could not read something itself: the browser asks for it then.
 * @param reading the name of what the document carries otherwise, as JSON in a text of a script
 */
const openWithout = async (page: Page, path: string, reading: string): Promise<void> => {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const answer = await route.fetch()
      const whole = await answer.text()
      const body = whole.replaceAll(`[\\"${reading}\\"]`, '[\\"lost\\"]')
      expect(body).not.toBe(whole)
      // Its policy names the hash of the script that was changed.
      const { 'content-security-policy': _policy, ...headers } = answer.headers()
      await route.fulfill({ response: answer, headers, body })
    },
  )
  await page.goto(path)
}

const retryIn = (page: Page, text: string) =>
  page.getByRole('alert').filter({ hasText: text }).getByRole('button', { name: 'Try again' })

/** A part of a page comes alive when somebody uses the page near it; expects that it then says so. */
const expectSaid = (page: Page, text: string, pixels: number): Promise<void> =>
  expect(async () => {
    await page.mouse.move(40 + Math.random() * 200, 300)
    await page.mouse.wheel(0, pixels)
    await expect(retryIn(page, text)).toBeVisible({ timeout: 1000 })
  }).toPass()

const toTheEnd = 20_000

for (const { answer, text } of [
  { answer: noReason, text: 'Failed to fetch settings' },
  { answer: notOurs, text: 'Invalid settings response' },
]) {
  test(`settings that do not come: "${text}", and one press brings them`, async ({ page }) => {
    await page.route(/\/api\/settings/, answer)
    await openWithout(page, '/terms', 'settings')
    await expectSaid(page, text, toTheEnd)
    await page.unroute(/\/api\/settings/)
    await retryIn(page, text).click()
    await expect(page.getByRole('contentinfo')).toContainText('Pandrop Demo Ltd')
    await expect(page.getByRole('alert').filter({ hasText: text })).toHaveCount(0)
  })
}

test('a static page that does not come says so, and one press brings it', async ({ page }) => {
  await open(page, '/products')
  await page.route(/\/api\/static-pages\/\d/, noReason)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click()
  const failed = page.getByRole('alert').filter({ hasText: 'Failed to fetch page' })
  await expect(failed).toBeVisible()
  await page.unroute(/\/api\/static-pages\/\d/)
  await failed.getByRole('button').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Privacy')
})

test('"Failed to fetch pages", and one press brings them', async ({ page }) => {
  const call = /\/api\/static-pages(\?|$)/
  await page.route(call, noReason)
  await openWithout(page, '/products', 'static-pages')
  await expectSaid(page, 'Failed to fetch pages', toTheEnd)
  await page.unroute(call)
  await retryIn(page, 'Failed to fetch pages').click()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' })).toBeVisible()
})

test('"Failed to load categories", and one press brings them', async ({ page }) => {
  await page.route(/\/api\/categories/, noReason)
  await openWithout(page, '/products', 'categories')
  await expectSaid(page, 'Failed to load categories', 0)
  await page.unroute(/\/api\/categories/)
  await retryIn(page, 'Failed to load categories').click()
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to load categories' })).toHaveCount(0)
})

test('countries that do not come say so where one must be chosen, and one press brings them', async ({ page }) => {
  await verifiedCustomer(page)
  await page.route(/\/api\/countries/, noReason)
  await open(page, '/account/transactions')
  await page.getByRole('button', { name: 'Top Up Balance', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Top up balance' })
  await dialog.getByLabel('Amount', { exact: true }).fill('10')
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(retryIn(page, 'Failed to load countries')).toBeVisible()
  await page.unroute(/\/api\/countries/)
  await retryIn(page, 'Failed to load countries').click()
  await dialog.getByLabel('Country', { exact: true }).selectOption({ label: 'Slovenia' })
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to load countries' })).toHaveCount(0)
})
