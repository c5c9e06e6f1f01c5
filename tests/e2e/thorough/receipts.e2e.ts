import { readFile } from 'node:fs/promises'
import { mergeTests } from '@playwright/test'
import { test as backOfficeTest, expect } from '../back-office.ts'
import { buy } from '../buyer.ts'
import { test as operatorTest } from '../operator.ts'
import { expectAccessible, expectNoSidewaysScroll, open } from '../page-checks.ts'
import { toastOf } from '../seller.ts'

const test = mergeTests(operatorTest, backOfficeTest)

test('a customer finds the receipt of an order on its page and in its mail, staff find it by its number', async ({
  page,
  operator,
  backOffice,
}) => {
  const { order, customer } = await buy(page, operator, 2)
  const link = page.getByRole('button', { name: /^Receipt R-\d{4}-\d{6}$/ })
  // It is issued within seconds; the page that is open before offers it without its number.
  await expect(async () => {
    await open(page, `/account/orders/${order}`)
    await expect(link).toBeVisible({ timeout: 1000 })
  }).toPass()
  const number = (await link.textContent())?.replace('Receipt ', '') ?? ''
  const [download] = await Promise.all([page.waitForEvent('download'), link.press('Enter')])
  expect(download.suggestedFilename()).toBe(`${number}.pdf`)
  expect((await readFile(await download.path())).toString('latin1')).toMatch(/^%PDF-1\.\d/)
  const mails = await (await page.request.get(`/dev/mailbox.json?to=${customer.email}`)).json()
  expect(mails.flatMap(({ attachments }: { attachments: string[] }) => attachments)).toEqual([`${number}.pdf`])
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
  }
  await expectAccessible(page)
  await page.route(`**/api/purchase/orders/${order}/receipt*`, (route) =>
    route.fulfill({ status: 422, json: { status: 'error', code: 'x', message: '' } }),
  )
  await link.press('Enter')
  await expect(toastOf(page, 'The receipt could not be loaded')).toBeVisible()

  const { page: at } = await backOffice.open('operator')
  await at.goto('/backoffice')
  await at.getByRole('navigation').getByRole('link', { name: 'Receipts' }).press('Enter')
  const rows = at.getByRole('table', { name: 'Receipts' }).getByRole('row')
  await expect(rows.filter({ hasText: number })).toBeVisible()
  await at.getByLabel('Number, order, e-mail or sum').fill(number.toLowerCase())
  await expect(rows).toHaveCount(2)
  const [paper] = await Promise.all([
    at.waitForEvent('download'),
    at.getByRole('link', { name: `PDF of ${number}` }).press('Enter'),
  ])
  expect(paper.suggestedFilename()).toBe(`${number}.pdf`)
  await expectAccessible(at)
  for (const width of [390, 768, 1440]) {
    await at.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(at)
  }
  await at.getByLabel('Month', { exact: true }).fill(number.slice(2, 6) + new Date().toISOString().slice(4, 7))
  const [archive] = await Promise.all([
    at.waitForEvent('download'),
    at.getByRole('link', { name: 'Download ZIP' }).press('Enter'),
  ])
  expect(await readFile(await archive.path(), 'latin1')).toContain(`${number}.pdf`)
  await at.getByLabel('Month', { exact: true }).fill('2020-01')
  await expect(at.getByText('No receipt was issued in this month.')).toBeVisible()
  await at.getByLabel('Number, order, e-mail or sum').fill('whatever it was')
  await expect(at.getByText('No receipt is meant by that')).toBeVisible()
  await at.route('**/api/staff/receipts*', (route) => route.fulfill({ status: 500, json: {} }))
  await at.getByLabel('Number, order, e-mail or sum').fill(customer.email)
  await expect(at.getByRole('button', { name: 'Try again' })).toBeVisible()
  await at.unroute('**/api/staff/receipts*')
  await at.getByRole('button', { name: 'Try again' }).press('Enter')
  await rows.filter({ hasText: number }).getByRole('link').first().press('Enter')
  await expect(at.getByRole('heading', { level: 1 })).toContainText(order)
  await expect(at.getByRole('link', { name: number })).toBeVisible()
  await expectAccessible(at)
})
