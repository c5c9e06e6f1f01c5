import { mergeTests, type Page } from '@playwright/test'
import { test as backOfficeTest, expect } from '../back-office.ts'
import { verifiedCustomer } from '../customers.ts'
import { asOwner } from '../owner.ts'
import { looksRight, open, sizes } from '../page-checks.ts'
import { test as shopTest } from '../shop.ts'

const test = mergeTests(shopTest, backOfficeTest)

const panel = (page: Page) => page.getByRole('region', { name: 'What happened to your account' })
const rows = (page: Page) => panel(page).getByRole('listitem')
const pages = /\/api\/user\/account-events\?/

/** Sign-ins of the last thirty days, one a day, of every third one the password was wrong. */
const past = (dataDir: string, email: string): Promise<void> =>
  asOwner(
    dataDir,
    `insert into account_events (customer_id, kind, at, browser, system, network)
     select id, case when n % 3 = 0 then 'refused_password' else 'signed_in' end, now() - n * interval '1 day',
       'Firefox', 'Windows', '203.0.113.0/24'
     from customers, generate_series(1, 30) as n where email = $1`,
    [email],
  )

for (const size of sizes) {
  test(`what happened is read day by day, and narrowed, by keyboard alone at ${size.width} px`, async ({
    page,
    dataDir,
  }) => {
    await page.setViewportSize(size)
    const { email } = await verifiedCustomer(page)
    await past(dataDir, email)
    await open(page, '/account/security')
    await expect(rows(page)).toHaveCount(25)
    await expect(rows(page).filter({ hasText: 'Sign-in refused: wrong password' }).first()).toContainText(
      'Firefox on Windows',
    )
    await looksRight(page)
    const more = panel(page).getByRole('button', { name: 'Show more' })
    await more.press('Enter')
    await expect(rows(page)).toHaveCount(30)
    await expect(more).toHaveCount(0)
    await panel(page).getByLabel('Show', { exact: true }).selectOption('Changes')
    await expect(panel(page)).toContainText('Nothing here in the last 400 days.')
    await looksRight(page)
  })
}

test('what does not load says so and is asked again; staff read the same', async ({ page, dataDir, backOffice }) => {
  const { email } = await verifiedCustomer(page)
  await past(dataDir, email)
  await page.route(pages, (route) => route.fulfill({ status: 500, json: { status: 'error' } }))
  await open(page, '/account/security')
  const alert = panel(page).getByRole('alert')
  await expect(alert).toContainText('What happened could not be loaded')
  await page.unroute(pages)
  await alert.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(rows(page)).toHaveCount(25)

  const { page: at } = await backOffice.open()
  await at.goto('/backoffice/customers')
  await at.getByRole('textbox', { name: 'Number, name, e-mail, phone, Steam ID' }).fill(email)
  await expect(at.getByRole('row')).toHaveCount(2)
  await at.getByRole('row').filter({ hasText: email }).getByRole('link').click()
  await at
    .getByRole('navigation', { name: 'Parts of this customer' })
    .getByRole('link', { name: 'Account history' })
    .click()
  await expect(at.getByRole('main')).toContainText('203.0.113.0/24')
  await looksRight(at)
})
