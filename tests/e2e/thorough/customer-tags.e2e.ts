import type { Page } from '@playwright/test'
import { expect, test } from '../back-office.ts'
import { unverifiedCustomer, verifiedCustomer } from '../customers.ts'
import { asOwner } from '../owner.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../page-checks.ts'
import { mailTo } from '../shop.ts'

const openCustomer = async (at: Page, email: string): Promise<void> => {
  await at.goto(`/backoffice/customers?search=${encodeURIComponent(email)}`)
  await at.getByRole('row').filter({ hasText: email }).getByRole('link').press('Enter')
  await expect(at.getByRole('heading', { level: 1, name: 'Marta Kovač' })).toBeVisible()
}

for (const width of [390, 1440]) {
  test(`known tags are chosen with the arrow keys, and ten are the most, at ${width} px`, async ({
    page,
    backOffice,
    dataDir,
  }) => {
    const { email } = await verifiedCustomer(page)
    const other = await verifiedCustomer(page)
    const { page: staff, name } = await backOffice.open()
    const mark = name.slice(-6)
    await staff.setViewportSize({ width, height: 900 })
    await openCustomer(staff, other.email)
    const field = staff.getByRole('combobox', { name: 'Add a tag' })
    const tags = staff.getByRole('list', { name: 'Tags' })
    for (const tag of [`Night ${mark}`, `Noon ${mark}`]) {
      await field.fill(tag)
      await field.press('Enter')
      await expect(tags).toContainText(tag)
    }

    await openCustomer(staff, email)
    await field.fill(mark)
    const known = staff.getByRole('listbox', { name: 'Known tags' })
    await expect(known.getByRole('option')).toHaveCount(2)
    await expectAccessible(staff)
    await expectNoSidewaysScroll(staff)
    await field.press('ArrowDown')
    await field.press('ArrowDown')
    await expect(known.getByRole('option', { selected: true })).toContainText(`Noon ${mark}`)
    await field.press('ArrowUp')
    await field.press('Enter')
    await expect(tags).toContainText(`Night ${mark}`)
    await field.fill(mark)
    await field.press('Escape')
    await expect(known.getByRole('option')).toHaveCount(0)
    for (let count = 0; count < 9; count += 1) {
      await field.fill(`${count} ${mark}`)
      await field.press('Enter')
      await expect(tags.getByRole('listitem')).toHaveCount(count + 2)
    }
    await expect(staff.getByText('Ten tags are the most: take one away first.').first()).toBeVisible()
    await expectAccessible(staff)
    await expectNoSidewaysScroll(staff)
    await asOwner(dataDir, 'delete from customer_tags where tag like $1', [`%${mark}`])
  })

  test(`accounts that share a phone stand side by side at ${width} px`, async ({ page, backOffice, dataDir }) => {
    const first = await verifiedCustomer(page)
    const second = await verifiedCustomer(page)
    const phone = `+3864${width}${Date.now() % 100_000}`
    await asOwner(dataDir, 'update customers set phone_e164 = $1 where email = any ($2)', [
      phone,
      [first.email, second.email],
    ])
    const { page: staff } = await backOffice.open()
    await staff.setViewportSize({ width, height: 900 })
    await openCustomer(staff, first.email)
    await staff.getByRole('link', { name: 'Related accounts' }).press('Enter')
    const accounts = staff.getByRole('list', { name: 'Related accounts' }).locator('> li')
    await expect(accounts).toHaveCount(2)
    await expect(accounts.first()).toContainText('This account')
    await expect(accounts.nth(1)).toContainText('Phone')
    await expectAccessible(staff)
    await expectNoSidewaysScroll(staff)
    await accounts.nth(1).getByRole('link').press('Enter')
    await expect(staff.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(staff.getByRole('main')).toContainText(second.email)
  })
}

test('nobody shares anything with some accounts, and a failing server is asked again', async ({ page, backOffice }) => {
  const { email } = await verifiedCustomer(page)
  const { page: staff } = await backOffice.open()
  await openCustomer(staff, email)
  await staff.route(/customers\/\d+\/related/, (route) => route.fulfill({ status: 500 }))
  await staff.getByRole('link', { name: 'Related accounts' }).click()
  await expect(staff.getByText('The related accounts did not load')).toBeVisible()
  await expectAccessible(staff)
  await staff.unroute(/customers\/\d+\/related/)
  await staff.getByRole('button', { name: 'Try again' }).click()
  await expect(
    staff.getByRole('list', { name: 'Related accounts' }).or(staff.getByText(/^No other account/)),
  ).toBeVisible()
})

test('the mail that proves an address is sent once more by staff', async ({ page, backOffice }) => {
  const { email } = await unverifiedCustomer(page)
  await expect.poll(async () => (await mailTo(page, email)).subject).toBeTruthy()
  const { page: staff } = await backOffice.open()
  await openCustomer(staff, email)
  await staff.getByRole('link', { name: 'Mails', exact: true }).click()
  await expect(staff.getByRole('button', { name: /once more$/ })).toBeVisible()
  await expectAccessible(staff)
})
