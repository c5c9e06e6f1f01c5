import { expect, test } from '../back-office.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../page-checks.ts'
import { toastOf } from '../seller.ts'

test('somebody says by keyboard what they are mailed of and when not, and it stands after a reload', async ({
  backOffice,
}) => {
  const { page } = await backOffice.open()
  await page.goto('/backoffice/account')
  const panel = page.getByRole('region', { name: 'Mails to you' })
  const disputes = panel.getByLabel('Payments disputed')
  await expect(disputes).toHaveValue('never')
  await disputes.selectOption('At once')
  await panel.getByLabel('Quiet from').selectOption('22:00')
  await expect(panel.getByLabel('until')).toHaveValue('6')
  await panel.getByLabel('until').selectOption('22:00')
  await expect(panel).toContainText('Choose another hour')
  await panel.getByLabel('until').selectOption('07:00')
  await expectAccessible(page)
  for (const width of [390, 768, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
  }
  await page.route('**/api/staff/notices*', (route) => route.abort())
  await panel.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(toastOf(page, 'No connection to the desk. Nothing was changed; try again.')).toBeVisible()
  await page.unroute('**/api/staff/notices*')
  await panel.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(toastOf(page, 'You are mailed of that from now on')).toBeVisible()
  await page.reload()
  await expect(disputes).toHaveValue('at_once')
  await expect(panel.getByLabel('until')).toHaveValue('7')
})
