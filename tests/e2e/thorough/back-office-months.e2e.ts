import { readFile } from 'node:fs/promises'
import { readDatev } from '@pandrop/testkit/datev'
import { mergeTests } from '@playwright/test'
import { test as backOfficeTest, expect } from '../back-office.ts'
import { buy } from '../buyer.ts'
import { test as operatorTest } from '../operator.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../page-checks.ts'

const test = mergeTests(operatorTest, backOfficeTest)

test('a month says what is left to do, and is written for DATEV once a chart of accounts is taken', async ({
  page,
  operator,
  backOffice,
}) => {
  await buy(page, operator, 1)
  const { page: at } = await backOffice.open('administrator')
  await at.goto('/backoffice')
  await at.getByRole('navigation').getByRole('link', { name: 'Months', exact: true }).press('Enter')
  await expect(at.getByRole('list', { name: 'What is left to do' }).getByRole('listitem')).toHaveCount(6)
  await expect(at.getByRole('table').getByText('Running')).toBeVisible()
  await at.getByRole('button', { name: 'DATEV file' }).press('Enter')
  await expect(at.getByText(/Set the numbers of consultant and client first/).first()).toBeVisible()
  for (const width of [390, 768, 1440]) {
    await at.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(at)
  }
  await expectAccessible(at)

  await at.goto('/backoffice/settings#datev')
  const datev = at.getByRole('region', { name: 'DATEV' })
  await datev.getByLabel('Consultant number').fill('29098')
  await datev.getByLabel('Client number').fill('55003')
  await datev.getByRole('button', { name: 'Take SKR03' }).press('Enter')
  await expect(datev.getByText(/numbers of SKR03: look at them, then save/)).toBeVisible()
  await expectAccessible(at)
  await datev.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await expect(at.getByText('Saved').first()).toBeVisible()

  await at.goto('/backoffice/months')
  const button = at.getByRole('button', { name: 'DATEV file' })
  const [file] = await Promise.all([at.waitForEvent('download'), button.press('Enter')])
  expect(file.suggestedFilename()).toMatch(/^EXTF_Buchungsstapel_\d{4}-\d{2}\.csv$/)
  const { head, postings } = readDatev(await readFile(await file.path()))
  expect([head.consultant, head.chart, postings.length > 0]).toEqual(['29098', '03', true])
})

test('a lock is asked for once more, and the reason of a refusal stands in the dialog', async ({ backOffice }) => {
  const { page: at } = await backOffice.open('administrator')
  const papers = { first: null, last: null, count: 0 }
  const month = {
    month: '2020-01',
    from: '2020-01-01T00:00:00.000Z',
    till: '2020-02-01T00:00:00.000Z',
    state: 'over',
    is_next: true,
    is_last: false,
    vat: 1,
    gross: 6,
    receipts: papers,
    credit_notes: papers,
    locked_by: null,
    locked_at: null,
  }
  const questions = [{ name: 'differences', count: 2 }]
  await at.route('**/api/staff/months?*', (route) => route.fulfill({ json: { status: 'OK', months: [month] } }))
  await at.route('**/api/staff/months', (route) => route.fulfill({ json: { status: 'OK', months: [month] } }))
  await at.route('**/api/staff/months/2020-01*', (route) => route.fulfill({ json: { status: 'OK', month, questions } }))
  await at.goto('/backoffice/months')
  await expect(at.getByText('Reconciliation finds 2 differences')).toBeVisible()
  await at.getByRole('button', { name: 'Lock…' }).press('Enter')
  const dialog = at.getByRole('dialog', { name: 'Lock 2020-01?' })
  await expect(dialog).toContainText('1 question is still open')
  await expectAccessible(at)
  await dialog.getByRole('button', { name: 'Lock the month' }).press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('Months are locked in their order')
  await at.unrouteAll()
  await at.route('**/api/staff/months*', (route) => route.fulfill({ status: 500, json: {} }))
  await at.reload()
  await expect(at.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('rows are chosen, written by a job and saved; a month’s own exports are set', async ({
  page,
  operator,
  backOffice,
}) => {
  await buy(page, operator, 1)
  const { page: at } = await backOffice.open('administrator')
  await at.goto('/backoffice')
  await at.getByRole('navigation').getByRole('link', { name: 'Exports', exact: true }).press('Enter')
  await expect(at.getByText('What is made stands here for seven days.')).toBeVisible()
  await expectAccessible(at)
  await at.getByLabel('First day').fill('2026-01-01')
  await at.getByLabel('Last day').fill('2099-12-31')
  await at.getByLabel('promo code').uncheck()
  await at.getByRole('button', { name: 'Make it' }).press('Enter')
  const link = at.getByRole('link', { name: /^Save Orders/ })
  await expect(link).toBeVisible({ timeout: 30_000 })
  const [file] = await Promise.all([at.waitForEvent('download'), link.press('Enter')])
  expect(file.suggestedFilename()).toBe('orders-2026-01-01-to-2099-12-31.csv')
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^order,created_at,.*,vat,receipt\r\n\d+,/)
  await at.getByRole('region', { name: 'Of every month' }).getByLabel('Receipts').selectOption('csv')
  await at.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await expect(at.getByText('Saved').first()).toBeVisible()
  for (const width of [390, 768, 1440]) {
    await at.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(at)
  }
})
