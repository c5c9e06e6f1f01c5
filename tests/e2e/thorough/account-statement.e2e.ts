import { readFile } from 'node:fs/promises'
import { expect, test } from '../back-office.ts'
import { verifiedCustomer } from '../customers.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../page-checks.ts'
import { button, dialogOf, toastOf } from '../seller.ts'

test('staff read what moved a balance, and take it away as CSV and PDF, by the keyboard', async ({
  page,
  backOffice,
}) => {
  const customer = await verifiedCustomer(page)
  const { page: staff } = await backOffice.open('operator')
  await staff.goto('/backoffice/customers')
  await staff.getByRole('textbox', { name: 'Number, name, e-mail, phone, Steam ID' }).fill(customer.email)
  await expect(staff.getByRole('row')).toHaveCount(2)
  await staff.getByRole('row').filter({ hasText: customer.email }).getByRole('link').press('Enter')
  const tab = staff.getByRole('navigation', { name: 'Parts of this customer' }).getByRole('link', { name: 'Statement' })
  await tab.press('Enter')
  await expect(staff.getByText('The balance did not move on these days.')).toBeVisible()
  await expectAccessible(staff)

  await staff.getByRole('button', { name: 'Adjust balance' }).press('Enter')
  await dialogOf(staff).getByRole('textbox', { name: 'Amount' }).fill('12.50')
  await dialogOf(staff).getByRole('textbox', { name: 'Reason', exact: true }).fill('a late delivery')
  await dialogOf(staff).getByRole('textbox', { name: 'Note to the customer' }).fill('Sorry for the delay.')
  await button(staff, 'Book €12.50').press('Enter')
  await expect(toastOf(staff, '€12.50')).toBeVisible()
  const months = staff.getByRole('table', { name: 'By month' })
  await expect(months.getByRole('row').last()).toContainText('€12.50')
  const movement = staff.getByRole('table', { name: 'Movements' }).getByRole('row').filter({ hasText: 'Goodwill' })
  await expect(movement).toContainText('€12.50')
  await expectAccessible(staff)
  for (const width of [390, 768, 1440]) {
    await staff.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(staff)
  }

  const download = async (name: string) => {
    const link = staff.getByRole('link', { name, exact: true })
    const [file] = await Promise.all([staff.waitForEvent('download'), link.press('Enter')])
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'latin1') }
  }
  const csv = await download('CSV')
  expect(csv.name).toMatch(/^statement-\d+-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)
  expect(csv.text).toContain('Sorry for the delay.')
  expect(csv.text).not.toContain('a late delivery')
  expect((await download('PDF')).text).toMatch(/^%PDF-1\.\d/)
  await movement.getByRole('link', { name: /^Adjustment \d+$/ }).press('Enter')
  await expect(staff.getByRole('table', { name: 'Adjustments' })).toContainText('€12.50')

  await staff.route('**/account-statement*', (route) => route.fulfill({ status: 500, json: {} }))
  await tab.press('Enter')
  await staff.reload()
  const again = staff.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await expectAccessible(staff)
  await staff.unroute('**/account-statement*')
  await again.press('Enter')
  await expect(months.getByRole('row').last()).toContainText('€12.50')
})
