import { mergeTests, type Page } from '@playwright/test'
import { test as backOfficeTest, expect } from '../back-office.ts'
import { verifiedCustomer } from '../customers.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../page-checks.ts'
import { toastOf } from '../seller.ts'
import { test as tillTest } from '../till.ts'

const test = mergeTests(tillTest, backOfficeTest)

const panelOf = (at: Page) => at.getByRole('region', { name: 'Mails that left', exact: true })

test('what a customer was sent is found by address and in their own tab, and leaves once more by keyboard', async ({
  page,
  backOffice,
}) => {
  const { email, password, post } = await verifiedCustomer(page)
  await post('/user/change-password', {
    cur_password: password,
    new_password: 'Grove-of-7-stems',
    repeat_password: 'Grove-of-7-stems',
  })
  const { page: at } = await backOffice.open()
  const changed = panelOf(at).getByRole('row').filter({ hasText: 'Your password was changed' })
  await expect(async () => {
    await at.goto(`/backoffice/mails?to=${encodeURIComponent(email)}`)
    await expect(changed).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expectAccessible(at)
  for (const width of [390, 768, 1280, 1440]) {
    await at.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(at)
  }
  // The link that verified the address is worth something.
  const verifying = panelOf(at).getByRole('row').filter({ hasText: 'verify' })
  await expect(verifying).toBeVisible()
  await expect(verifying.getByRole('button')).toHaveCount(0)
  await changed.getByRole('button', { name: /once more$/ }).press('Enter')
  await expect(toastOf(at, `On its way to ${email} once more`)).toBeVisible()
  // The one that has just left may stand above it by now.
  await changed
    .last()
    .getByRole('button', { name: /once more$/ })
    .press('Enter')
  await expect(toastOf(at, 'It was sent once more a moment ago')).toBeVisible()
  await changed.first().getByRole('link', { name: email }).press('Enter')
  await at.getByRole('link', { name: 'Mails', exact: true }).press('Enter')
  await expect(async () => {
    await at.reload()
    await expect(changed).toHaveCount(2, { timeout: 1000 })
  }).toPass()

  await at.goto('/backoffice/mails?to=nobody@')
  await expect(panelOf(at)).toContainText('No mail left to such an address within ninety days')
  await at.route('**/api/staff/mails?*', (route) => route.abort())
  await at.reload()
  await expect(panelOf(at).getByText('did not load').first()).toBeVisible()
  await at.unroute('**/api/staff/mails?*')
  await panelOf(at).getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(panelOf(at)).toContainText('No mail left to such an address')
})
