import type { Page, Response } from '@playwright/test'
import { expect, test } from '../back-office.ts'
import { asOwner } from '../owner.ts'
import { expectAccessible } from '../page-checks.ts'

// Its database is broken on purpose: tables that a page needs are put away and brought back.
test.use({ onlyFor: 'failures with a reference' })
test.describe.configure({ mode: 'serial' })

const hide = (dataDir: string, table: string) => asOwner(dataDir, `alter table ${table} rename to hidden_${table}`)
const show = (dataDir: string, table: string) => asOwner(dataDir, `alter table hidden_${table} rename to ${table}`)

const idOf = (response: Response | null): string => response?.headers()['x-request-id'] ?? 'none'

const shown = (page: Page) => page.getByText('Reference:')

test('whoever meets a document that failed reads its reference, and is helped by one press once it is mended', async ({
  page,
  dataDir,
  shopUrl,
}) => {
  await hide(dataDir, 'static_pages')
  const response = await page.goto(`${shopUrl}/static-page/1`)
  expect(response?.status()).toBe(500)
  await expect(shown(page)).toContainText(idOf(response))
  await expectAccessible(page)
  await show(dataDir, 'static_pages')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(shown(page)).toBeHidden()
})

test('the same of a page that failed after a click, by the call that failed', async ({ page, dataDir, shopUrl }) => {
  await page.goto(shopUrl)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).first()
  await link.scrollIntoViewIfNeeded()
  await hide(dataDir, 'static_pages')
  const ids: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 500) ids.push(idOf(response))
  })
  await link.click()
  await expect(shown(page)).toBeVisible()
  // A reading is asked once more: the newest is named.
  await expect(shown(page)).toContainText(ids.at(-1) ?? 'none')
  await show(dataDir, 'static_pages')
})

test('in the back office a reference stands below what did not load, and can be copied', async ({
  backOffice,
  dataDir,
}) => {
  const { page } = await backOffice.open('administrator')
  await page.goto('/backoffice')
  await hide(dataDir, 'webhook_endpoints')
  const ids: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 500) ids.push(idOf(response))
  })
  await page.goto('/backoffice/webhooks')
  await expect(shown(page).first()).toBeVisible({ timeout: 30_000 })
  const text = (await shown(page).first().textContent()) ?? ''
  expect(ids).toContain(/[0-9a-f]{12}/.exec(text)?.[0])
  await expect(page.getByRole('button', { name: 'Copy the reference' }).first()).toBeVisible()
  await show(dataDir, 'webhook_endpoints')
})
