import { readFile } from 'node:fs/promises'
import { mergeTests } from '@playwright/test'
import { test as backOfficeTest, expect } from '../back-office.ts'
import { buy } from '../buyer.ts'
import { test as operatorTest } from '../operator.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../page-checks.ts'

const test = mergeTests(operatorTest, backOfficeTest)

const widths = [1440, 768, 390]

test('five charts say how the shop goes, with their figures by keyboard; one after the other on a phone', async ({
  page,
  operator,
  backOffice,
}) => {
  await buy(page, operator, 1)
  const { page: at } = await backOffice.open('operator')
  await at.goto('/backoffice')
  await at.getByRole('navigation').getByRole('link', { name: 'Reports', exact: true }).press('Enter')
  const strip = at.getByRole('list', { name: 'At a glance' })
  await expect(strip.getByRole('listitem')).toHaveCount(5)
  const revenue = strip.getByRole('listitem').filter({ hasText: 'Sales after refunds, 30 days' })
  await expect(revenue.getByText(/^€[1-9]/).first()).toBeVisible()
  for (const width of widths) {
    await at.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(at)
    await expectAccessible(at)
  }
  for (const card of await strip.getByRole('listitem').all()) {
    const figures = card.getByText('Figures', { exact: true })
    await figures.press('Enter')
    await expect(card.getByRole('table').getByRole('row').nth(1)).toBeVisible()
  }
  await expect(revenue.getByRole('row').last()).toContainText('€')
  await expectAccessible(at)

  const disputes = strip.getByRole('listitem').filter({ hasText: 'Open disputes by age' })
  await revenue.getByRole('link').focus()
  await expect(revenue).toBeInViewport()
  await expect(disputes).not.toBeInViewport()
  await disputes.getByRole('link').focus()
  await expect(disputes).toBeInViewport()
})

test('a chart that does not load says so alone, and is tried again', async ({ backOffice }) => {
  const { page: at } = await backOffice.open('operator')
  await at.route('**/api/staff/reports/disputes*', (route) => route.fulfill({ status: 500, json: {} }))
  await at.goto('/backoffice/reports')
  const card = at.getByRole('listitem').filter({ hasText: 'Open disputes by age' })
  await card.getByRole('button', { name: 'Try again' }).waitFor()
  await expectAccessible(at)
  await at.unroute('**/api/staff/reports/disputes*')
  await card.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(card.getByRole('button', { name: 'Try again' })).toBeHidden()
  await expect(card.getByText('Figures', { exact: true })).toBeVisible()
})

const reports = [
  { link: 'Sales', table: 'Sales', csv: /^of,orders,items,sold,/ },
  { link: 'Margin', table: 'Margin by month', csv: /^month,revenue net,cost,/ },
  { link: 'Stock value', table: 'Stock by type', csv: /^day,type,items,cost/ },
  { link: 'Purchases', table: 'Sellers', csv: /^customer,name,email,/ },
  { link: 'Balances', table: 'Balances by size', csv: /^day,from,customers,sum/ },
  { link: 'Discounts', table: 'Cost of discounts', csv: /^of,code,orders,/ },
  { link: 'Disputes', table: 'Open disputes by age', csv: /^days from,disputes,held,/ },
]

for (const { link, table, csv } of reports)
  test(`the report ${link} is reached by keyboard, read at every size, saved, and tried again`, async ({
    page,
    operator,
    backOffice,
  }) => {
    await buy(page, operator, 1)
    const { page: at } = await backOffice.open('operator')
    await at.goto('/backoffice/reports')
    const tab = at.getByRole('navigation', { name: 'Reports' }).getByRole('link', { name: link, exact: true })
    await tab.press('Enter')
    await expect(at.getByRole('heading', { level: 1, name: link })).toBeVisible()
    const shown = at.getByRole('table', { name: table }).or(at.getByText(/^(Nothing|Nobody|There are no)/))
    await expect(shown.first()).toBeVisible()
    const save = at.getByRole('button', { name: 'Save as CSV' })
    // The table is there while its rows are still on their way.
    await expect(save).toBeEnabled()
    const [file] = await Promise.all([at.waitForEvent('download'), save.press('Enter')])
    expect(await readFile(await file.path(), 'utf8')).toMatch(csv)
    for (const width of widths) {
      await at.setViewportSize({ width, height: 900 })
      await expectNoSidewaysScroll(at)
      await expectAccessible(at)
    }
    await at.route('**/api/staff/reports/*', (route) => route.fulfill({ status: 500, json: {} }))
    await at.reload()
    await at.getByRole('button', { name: 'Try again' }).first().waitFor()
    // Opened on a phone, where not all tabs have room.
    await expect(tab).toBeInViewport({ ratio: 1 })
    await at.unroute('**/api/staff/reports/*')
    await at.getByRole('button', { name: 'Try again' }).first().press('Enter')
    await expect(shown.first()).toBeVisible()
  })

test('sales of a range are added up by what is asked for, and the address keeps it', async ({
  page,
  operator,
  backOffice,
}) => {
  await buy(page, operator, 1)
  const { page: at } = await backOffice.open('operator')
  await at.goto('/backoffice/reports/sales')
  await at.getByRole('button', { name: 'By payment' }).press('Enter')
  const row = at.getByRole('table', { name: 'Sales' }).getByRole('row').filter({ hasText: 'Balance' })
  await expect(row).toContainText('€')
  await at.getByRole('button', { name: /^Days shown/ }).press('Enter')
  await at.getByRole('button', { name: '7 days' }).press('Enter')
  await expect(at).toHaveURL(/by=method&days=7|days=7&by=method/)
  await at.reload()
  await expect(row).toContainText('€')
})

test('a report on paper says what it is of and shows every column, without what is chosen on the screen', async ({
  page,
  operator,
  backOffice,
}) => {
  await buy(page, operator, 1)
  const { page: at } = await backOffice.open('operator')
  await at.setViewportSize({ width: 390, height: 844 })
  await at.goto('/backoffice/reports/sales')
  const back = at.getByRole('columnheader', { name: 'Given back' })
  const days = at.locator('main p', { hasText: /^\d\d\.\d\d.* – \d\d\.\d\d\.\d{4}$/ })
  await at.getByRole('table', { name: 'Sales' }).waitFor()
  await expect(back).toBeHidden()
  await at.emulateMedia({ media: 'print' })
  await expect(days).toBeVisible()
  await expect(back).toBeVisible()
  await expect(at.getByRole('button', { name: 'Save as CSV' })).toBeHidden()
  await expect(at.getByRole('navigation', { name: 'Reports' })).toBeHidden()
})
