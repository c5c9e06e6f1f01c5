import { mergeTests } from '@playwright/test'
import { test as backOfficeTest, expect } from './back-office.ts'
import { buy } from './buyer.ts'
import { test as operatorTest } from './operator.ts'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks.ts'

const test = mergeTests(operatorTest, backOfficeTest)

test('a tag is given by keyboard, read with an order, found by Ctrl K and taken away', async ({
  page,
  operator,
  backOffice,
}) => {
  const { customer, order } = await buy(page, operator, 1)
  const { page: staff, name } = await backOffice.open()
  const tag = `Reseller ${name.slice(-6)}`
  await staff.goto(`/backoffice/customers?search=${encodeURIComponent(customer.email)}`)
  await staff.getByRole('row').filter({ hasText: customer.email }).getByRole('link').click()
  const tags = staff.getByRole('list', { name: 'Tags' })
  const field = staff.getByRole('combobox', { name: 'Add a tag' })
  await expect(staff.getByText('No tags yet.')).toBeVisible()
  await field.focus()
  await staff.keyboard.type(tag)
  await staff.keyboard.press('Enter')
  await expect(tags).toContainText(tag)
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
  await expectAccessible(staff)
  await expectNoSidewaysScroll(staff)

  await staff.goto(`/backoffice/orders/${order}`)
  await expect(tags).toContainText(tag)
  await staff.keyboard.press('Control+k')
  await staff.getByRole('combobox', { name: 'Number, name, e-mail or skin' }).fill(tag.toLowerCase())
  await staff.getByRole('option', { name: tag }).waitFor()
  await staff.keyboard.press('Enter')
  await expect(staff.getByRole('combobox', { name: 'Tag', exact: true })).toHaveValue(tag)
  const row = staff.getByRole('row').filter({ hasText: customer.email })
  await expect(staff.locator('tbody tr')).toHaveCount(1)
  await expect(row).toContainText(tag)
  await row.getByRole('link').click()
  await staff.getByRole('button', { name: `Remove tag ${tag}` }).press('Enter')
  await expect(staff.getByText('No tags yet.')).toBeVisible()
  await expect(field).toBeFocused()
})
