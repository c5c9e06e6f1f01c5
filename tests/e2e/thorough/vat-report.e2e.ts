import { readFile } from 'node:fs/promises'
import { mergeTests } from '@playwright/test'
import { test as backOfficeTest, expect } from '../back-office.ts'
import { buy } from '../buyer.ts'
import { test as operatorTest } from '../operator.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../page-checks.ts'

const test = mergeTests(operatorTest, backOfficeTest)

test('VAT of a month is read by keyboard and saved; a period without sales says so; a failure is tried again', async ({
  page,
  operator,
  backOffice,
}) => {
  await operator.run('update settings set vat_percent = 22')
  try {
    await buy(page, operator, 1)
  } finally {
    await operator.run('update settings set vat_percent = 0')
  }
  const { page: at } = await backOffice.open('operator')
  await at.goto('/backoffice')
  await at.getByRole('navigation').getByRole('link', { name: 'Reports', exact: true }).press('Enter')
  await at.getByRole('navigation', { name: 'Reports' }).getByRole('link', { name: 'VAT' }).press('Enter')
  await expect(at.getByText(/^Nothing was sold or given back/)).toBeVisible()
  await expectAccessible(at)
  await at.getByRole('button', { name: 'This month' }).press('Enter')
  const row = at.getByRole('table').getByRole('row').filter({ hasText: '22 %' })
  await expect(row).toContainText('SI')
  const [file] = await Promise.all([
    at.waitForEvent('download'),
    at.getByRole('button', { name: 'Save as CSV' }).press('Enter'),
  ])
  expect(file.suggestedFilename()).toMatch(/^vat-\d{4}-\d{2}\.csv$/)
  expect(await readFile(await file.path(), 'utf8')).toMatch(/\d{4}-\d{2},SI,22,\d+\.\d{2},/)
  for (const width of [390, 768, 1440]) {
    await at.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(at)
  }
  await expectAccessible(at)
  await at.route('**/api/staff/reports/vat*', (route) => route.fulfill({ status: 500, json: {} }))
  await at.getByRole('button', { name: 'Last year' }).press('Enter')
  await expect(at.getByRole('button', { name: 'Try again' })).toBeVisible()
  await at.unroute('**/api/staff/reports/vat*')
  await at.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(at.getByText(/^Nothing was sold or given back/)).toBeVisible()
})
