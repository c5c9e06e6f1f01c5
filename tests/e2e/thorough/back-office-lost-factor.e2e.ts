import type { Page } from '@playwright/test'
import { expect, test } from '../back-office.ts'
import { verifiedCustomer } from '../customers.ts'
import { asOwner } from '../owner.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../page-checks.ts'
import { dialogOf, toastOf } from '../seller.ts'

const openCustomer = async (at: Page, email: string): Promise<void> => {
  await at.goto('/backoffice/customers')
  await at.getByRole('textbox', { name: 'Number, name, e-mail, phone, Steam ID' }).fill(email)
  await expect(at.getByRole('row')).toHaveCount(2)
  await at.getByRole('row').filter({ hasText: email }).getByRole('link').press('Enter')
  await expect(at.getByRole('heading', { level: 1 })).toBeVisible()
}

/** A customer whose sign-in asks for a code; the app itself is the storefront's test. */
const protectedCustomer = async (page: Page, dataDir: string) => {
  const customer = await verifiedCustomer(page)
  await asOwner(
    dataDir,
    `insert into customer_factors (customer_id, totp_sealed, confirmed_at)
     select id, '\\x00', now() from customers where email = $1`,
    [customer.email],
  )
  return customer
}

const notice = (at: Page) => at.getByRole('region', { name: 'A lost second factor' })

test('a lost second factor is proposed by one and approved by another, by keyboard alone', async ({
  page,
  backOffice,
  dataDir,
}) => {
  const { email } = await protectedCustomer(page, dataDir)
  const { page: first, name } = await backOffice.open()
  await openCustomer(first, email)
  await expect(first.getByText(/^App since .* 0 recovery codes left$/)).toBeVisible()
  await first.getByRole('button', { name: 'Remove second factor' }).press('Enter')
  await expectAccessible(first)
  await dialogOf(first).getByRole('textbox', { name: 'Reason' }).fill('phone stolen, seen on video')
  await dialogOf(first).getByRole('button', { name: 'Remove second factor' }).press('Enter')
  await expect(toastOf(first, 'Proposed; a second person has to approve it')).toBeVisible()
  await expect(notice(first)).toContainText(`${name} proposed`)
  await expect(notice(first)).toContainText('Reason: phone stolen, seen on video')
  await expect(notice(first)).toContainText('Somebody else has to approve what you proposed.')
  await expect(notice(first).getByRole('button', { name: 'Approve' })).toBeDisabled()
  await expect(first.getByRole('button', { name: 'Remove second factor' })).toHaveCount(0)

  const { page: second } = await backOffice.open()
  await openCustomer(second, email)
  for (const width of [390, 768, 1440]) {
    await second.setViewportSize({ width, height: 900 })
    await expect(notice(second)).toBeVisible()
    await expectNoSidewaysScroll(second)
    await expectAccessible(second)
  }
  await notice(second).getByRole('button', { name: 'Approve' }).press('Enter')
  await expect(dialogOf(second)).toContainText('In 72 hours the password alone signs in')
  await expectAccessible(second)
  await dialogOf(second).getByRole('button', { name: 'Approve' }).press('Enter')
  await expect(toastOf(second, 'Approved; the customer is mailed')).toBeVisible()
  await expect(notice(second)).toContainText('unless the customer signs in with a code before')
  await expect(second.getByText('Removal of second factor approved')).toBeVisible()
})

test('a removal is cancelled with a reason, and a failing server keeps what was typed', async ({
  page,
  backOffice,
  dataDir,
}) => {
  const { email } = await protectedCustomer(page, dataDir)
  const { page: at } = await backOffice.open()
  await openCustomer(at, email)
  const failing = '**/second-factor/remove'
  await at.route(failing, (route) => route.fulfill({ status: 500, json: { code: 'internal_error' } }))
  await at.getByRole('button', { name: 'Remove second factor' }).press('Enter')
  const reason = dialogOf(at).getByRole('textbox', { name: 'Reason' })
  await reason.fill('phone stolen')
  await dialogOf(at).getByRole('button', { name: 'Remove second factor' }).press('Enter')
  await expect(dialogOf(at).getByRole('alert')).toBeVisible()
  await expect(reason).toHaveValue('phone stolen')
  await at.unroute(failing)
  await dialogOf(at).getByRole('button', { name: 'Remove second factor' }).press('Enter')
  await notice(at).getByRole('button', { name: 'Cancel removal' }).press('Enter')
  await dialogOf(at).getByRole('textbox', { name: 'Reason' }).fill('found the codes')
  await expectAccessible(at)
  await dialogOf(at).getByRole('button', { name: 'Cancel removal' }).press('Enter')
  await expect(toastOf(at, 'The second factor stays')).toBeVisible()
  await expect(notice(at)).toHaveCount(0)
  await expect(at.getByText('found the codes')).toBeVisible()
  await expect(at.getByRole('button', { name: 'Remove second factor' })).toBeVisible()
})
