import { readFile } from 'node:fs/promises'
import { mergeTests } from '@playwright/test'
import { test as backOfficeTest, expect } from '../back-office.ts'
import { buy } from '../buyer.ts'
import { test as operatorTest } from '../operator.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../page-checks.ts'

const test = mergeTests(operatorTest, backOfficeTest)

test('what the books held is read for any day by keyboard and saved; before the first booking is nothing', async ({
  page,
  operator,
  backOffice,
}) => {
  await buy(page, operator, 1)
  const { page: at } = await backOffice.open('operator')
  await at.goto('/backoffice')
  await at.getByRole('navigation').getByRole('link', { name: 'Reports', exact: true }).press('Enter')
  await at.getByRole('navigation', { name: 'Reports' }).getByRole('link', { name: 'Books' }).press('Enter')
  const row = at.getByRole('table', { name: 'Trial balance' }).getByRole('row').filter({ hasText: 'What was earned' })
  await expect(row).toContainText('€')
  await expect(at.getByText('on each side')).toBeVisible()
  const [file] = await Promise.all([
    at.waitForEvent('download'),
    at.getByRole('button', { name: 'Save as CSV' }).press('Enter'),
  ])
  expect(await readFile(await file.path(), 'utf8')).toMatch(/\d{4}-\d{2}-\d{2},sales,0\.00,\d+\.\d{2}/)
  await expectAccessible(at)
  for (const width of [390, 768, 1440]) {
    await at.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(at)
  }
  await at.getByLabel(/^End of the day/).fill('2020-01-01')
  await expect(at.getByText('Nothing was booked until 01.01.2020')).toBeVisible()
  await expectAccessible(at)
})
