import { verifiedCustomer } from './customers.ts'
import { askForDeletion, deletionPanel, keepButton } from './deletion-page.ts'
import { open } from './page-checks.ts'
import { notifications } from './profile-page.ts'
import { expect, mailTo, test } from './shop.ts'

test('customers have their account deleted, see until when on each page of it, and keep it', async ({ page }) => {
  const { email } = await verifiedCustomer(page)
  await askForDeletion(page)
  await expect(page.getByRole('heading', { name: /^Your account will be deleted on \d\d\.\d\d\.\d{4} / })).toBeVisible()
  await expect(deletionPanel(page)).toHaveCount(0)
  await expect.poll(async () => (await mailTo(page, email)).subject).toBe('Your account will be deleted')
  await open(page, '/account/orders')
  await keepButton(page).press('Enter')
  await expect(notifications(page)).toContainText('Your account stays')
  await expect(keepButton(page)).toHaveCount(0)
  await open(page, '/account/personal')
  await expect(deletionPanel(page)).toBeVisible()
})
