import { expect, test } from '../back-office.ts'
import { asOwner } from '../owner.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../page-checks.ts'
import { toastOf } from '../seller.ts'

const widths = [390, 768, 1280, 1440]

test('an administrator adds a webhook by keyboard, keeps its secret, and sees what it was sent and answered', async ({
  backOffice,
  dataDir,
}) => {
  const { page } = await backOffice.open('administrator')
  await page.goto('/backoffice/webhooks')
  await page.getByRole('button', { name: 'Add a webhook' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Add' }).press('Enter')
  await expect(dialog).toContainText('Give it a name')
  await expect(dialog).toContainText('Choose at least one')
  await dialog.getByLabel('Name').fill('Books of a shop with a very long name, Ltd & daughters')
  await dialog.getByLabel('Address').fill('https://127.0.0.1/hook')
  await dialog.getByLabel('order.paid').press('Space')
  await dialog.getByLabel('item.sold').press('Space')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add' }).press('Enter')
  await expect(dialog).toContainText('No https address of the public internet')
  await dialog.getByLabel('Address').fill('https://hooks.pandrop.invalid/in/the/books?token=of-the-receiver')
  await page.route('**/api/staff/webhooks*', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Add' }).press('Enter')
  await expect(dialog).toContainText('No connection to the desk. Nothing was changed; try again.')
  await page.unroute('**/api/staff/webhooks*')
  await dialog.getByRole('button', { name: 'Add' }).press('Enter')
  await expect(dialog).toContainText('The secret of this webhook')
  await expect(dialog.getByText(/^whsec_[\w-]{43}$/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'I have kept it' }).press('Enter')

  await page.getByRole('link', { name: 'Open Books of a shop' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Books of a shop')
  await page.getByRole('button', { name: 'Send a test' }).press('Enter')
  await expect(toastOf(page, 'A test is on its way')).toBeVisible()
  const sent = page.getByRole('region', { name: 'What it was sent' })
  await expect(sent).toContainText('Nobody answered there', { timeout: 20_000 })
  await sent.getByRole('button', { name: /^webhook\.test of test/ }).press('Enter')
  await expect(sent).toContainText('"type": "webhook.test"')
  await expect(sent).toContainText('It is sent again on')
  await expectAccessible(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
  }
  await sent.getByRole('button', { name: 'Give up' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).press('Enter')
  await expect(toastOf(page, 'It is given up')).toBeVisible()
  await expect(sent.getByText('Given up').last()).toBeVisible()
  await sent.getByRole('button', { name: 'Taken' }).press('Enter')
  await expect(sent).toContainText('Nothing is in this state')

  await asOwner(dataDir, 'update webhook_endpoints set is_on = false, gave_up_at = now()', [])
  await page.reload()
  await expect(page.getByRole('alert').filter({ hasText: 'It did not take what it was sent' })).toBeVisible()
  await page.getByRole('button', { name: 'Turn on' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Turn on' }).press('Enter')
  await expect(page.getByText('On', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Remove' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).press('Enter')
  await expect(page.getByText('Nobody is told yet')).toBeVisible()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
  }
  await expectAccessible(page)
})

test('a page of a webhook that is not there, or that does not load, says so', async ({ backOffice }) => {
  const { page } = await backOffice.open('administrator')
  await page.goto('/backoffice/webhooks/00000000-0000-4000-8000-000000000000')
  await expect(page.getByText('This webhook does not exist')).toBeVisible()
  await page.route('**/api/staff/webhooks*', (route) => route.abort())
  await page.getByRole('link', { name: 'Back to the webhooks' }).click()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 20_000 })
  await page.unroute('**/api/staff/webhooks*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Nobody is told yet')).toBeVisible()
})
