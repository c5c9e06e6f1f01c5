import type { Page, Route } from '@playwright/test'
import { open } from '../page-checks.ts'
import { expect, test } from '../shop.ts'

// What fails here is the network between browser and shop; the shop itself is the real one.

/** Something answered, but not the shop: what only a broken answer can show. */
const notOurs = (route: Route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<p>It works!</p>' })

/** The shop refused and gave no reason. */
const noReason = (route: Route) => route.fulfill({ status: 500, json: { status: 'error', code: 'internal_error' } })

/**
 * Opens a page whose document could not read something itself: the browser asks for it then.
 * @param reading the name of what the document carries otherwise
 */
const openWithout = async (page: Page, path: string, reading: string): Promise<void> => {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replaceAll(`["${reading}"]`, '["lost"]')
      await route.fulfill({ response: answer, body })
    },
  )
  await page.goto(path)
}

const retryIn = (page: Page, text: string) =>
  page.getByRole('alert').filter({ hasText: text }).getByRole('button', { name: 'Try again' })

for (const { answer, text } of [
  { answer: noReason, text: 'Failed to fetch settings' },
  { answer: notOurs, text: 'Invalid settings response' },
]) {
  test(`settings that do not come: "${text}", and one press brings them`, async ({ page }) => {
    await page.route(/\/api\/settings/, answer)
    await openWithout(page, '/terms', 'settings')
    await expect(retryIn(page, text)).toBeVisible()
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

for (const { reading, path, call, text, proof } of [
  {
    reading: 'static-pages',
    path: '/products',
    call: /\/api\/static-pages\?/,
    text: 'Failed to fetch pages',
    proof: 'Privacy policy',
  },
  {
    reading: 'categories',
    path: '/products',
    call: /\/api\/categories/,
    text: 'Failed to load categories',
    proof: 'All Items',
  },
]) {
  test(`"${text}", and one press brings them`, async ({ page }) => {
    await page.route(call, noReason)
    await openWithout(page, path, reading)
    await expect(retryIn(page, text)).toBeVisible()
    await page.unroute(call)
    await retryIn(page, text).click()
    await expect(page.getByText(proof).first()).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: text })).toHaveCount(0)
  })
}

test('countries that do not come say so where one must be chosen, and one press brings them', async ({ page }) => {
  await page.route(/\/api\/countries/, noReason)
  await openWithout(page, '/auth', 'countries')
  await page.unroute(/\/api\/countries/)
})
