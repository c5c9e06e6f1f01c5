import { mergeTests } from '@playwright/test'
import { expect, test as withBackOffice } from '../back-office.ts'
import { openTopUp, payWith } from '../card-page.ts'
import { test as withProvider } from '../card-provider.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../page-checks.ts'
import { test as withTill } from '../till.ts'

const test = mergeTests(withBackOffice, withTill, withProvider)

test('what the card provider pays out is read line by line, and one that it does not tell of is written down', async ({
  page,
  till,
  provider,
  backOffice,
}, info) => {
  const customer = await till.customer(page, 1)
  await openTopUp(page, customer)
  await payWith(page, 'pays')
  await expect(page).toHaveURL('/success-payment?type=topup')
  const name = await provider.payOut()

  const { page: at } = await backOffice.open('administrator')
  await at.goto('/backoffice/payouts')
  await at.getByRole('link', { name: 'Card provider', exact: true }).press('Enter')
  await expect(at.getByRole('heading', { level: 1, name: 'Card provider' })).toBeVisible()
  await at.getByRole('button', { name: 'Ask now' }).press('Enter')
  const row = at.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('Arrived')
  await expectAccessible(at)
  for (const width of [390, 768, 1440]) {
    await at.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(at)
    await at.screenshot({ path: info.outputPath(`list-${width}.png`) })
  }

  await row.getByRole('link').first().press('Enter')
  await expect(at.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(at.getByRole('link', { name: 'Top-up' }).first()).toBeVisible()
  await expectAccessible(at)
  for (const width of [390, 768, 1440]) {
    await at.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(at)
    await at.screenshot({ path: info.outputPath(`one-${width}.png`) })
  }

  await at.goto('/backoffice/provider-payouts')
  await at.getByRole('button', { name: 'Write down by hand' }).press('Enter')
  const dialog = at.getByRole('dialog')
  await dialog.getByLabel('Arrived on').fill('2026-01-05')
  await dialog.getByLabel('Arrived', { exact: true }).fill('48,50')
  await dialog.getByLabel('Kept by the provider').fill('1.50')
  await dialog.getByLabel('Where it stands').fill('The monthly sheet')
  await expectAccessible(at)
  await dialog.getByRole('button', { name: 'Book €48.50' }).click()
  await expect(dialog).toBeHidden()
  await expect(at.getByRole('row').filter({ hasText: 'By hand' })).toContainText('€48.50')
  await till.booksAgree()

  await at.route('**/api/staff/provider-payouts?*', (route) => route.fulfill({ status: 500, json: {} }))
  await at.getByRole('button', { name: 'Failed' }).press('Enter')
  await expect(at.getByRole('button', { name: 'Try again' })).toBeVisible()
  await at.unroute('**/api/staff/provider-payouts?*')
  await at.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(at.getByText('No payout has failed')).toBeVisible()
  await at.goto('/backoffice/provider-payouts/999999')
  await expect(at.getByText('There is no such payout')).toBeVisible()
})
