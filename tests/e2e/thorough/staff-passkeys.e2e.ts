import { expect, test } from '../back-office.ts'
import { expectAccessible } from '../page-checks.ts'

test('at an address of numbers the account says where passkeys work, before somebody tries', async ({
  backOffice,
  shopUrl,
}) => {
  const { page } = await backOffice.open()
  await page.goto('/backoffice/account')
  const there = `${shopUrl.replace('127.0.0.1', 'localhost')}/backoffice/account`
  const link = page.getByRole('link', { name: there })
  await expect(link).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeHidden()
  await expectAccessible(page)
  await link.click()
  await expect(page).toHaveURL(there)
})
