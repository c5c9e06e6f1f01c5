import { expect, test } from '../back-office.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../page-checks.ts'
import { toastOf } from '../seller.ts'

test('every mail is seen as customers see it, in their language, and sent to whoever looks', async ({ backOffice }) => {
  const { page, name } = await backOffice.open('administrator')
  await page.goto('/backoffice/mails')
  await page.getByRole('link', { name: 'Mails to customers', exact: true }).press('Enter')
  await page.getByLabel('Mail', { exact: true }).selectOption({ label: 'Please verify your email address' })
  const mail = page.frameLocator('iframe')
  await expect(mail.getByRole('heading', { name: 'One click and you are in' })).toBeVisible()
  await page.getByLabel('Language', { exact: true }).selectOption('de')
  await expect(mail.getByRole('heading', { name: 'One click and you are in' })).toHaveCount(0)
  await expect(page).toHaveURL(/mail=verify_address/)
  await expectAccessible(page)
  for (const width of [390, 768, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
  }
  await page.getByRole('button', { name: 'Text', exact: true }).press('Enter')
  await expect(page.locator('pre')).toContainText('http')
  await page.getByRole('button', { name: 'Send to me' }).press('Enter')
  await expect(toastOf(page, `On its way to ${name.replace(' ', '.')}@shop.example`)).toBeVisible()
  await page.getByRole('link', { name: 'Change its texts' }).press('Enter')
  await expect(page.getByRole('row').filter({ hasText: 'mail_verify_address_title' })).toBeVisible()
})

test('an operator looks and sends nothing; a mail that cannot be drawn is tried again', async ({ backOffice }) => {
  const { page } = await backOffice.open()
  await page.route('**/api/staff/mail-templates/preview*', (route) => route.abort())
  await page.goto('/backoffice/mails/templates?mail=order_paid&language=pl')
  await expect(page.getByText('The mail could not be drawn')).toBeVisible()
  await page.unroute('**/api/staff/mail-templates/preview*')
  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(page.frameLocator('iframe').getByRole('heading').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send to me' })).toHaveCount(0)
})
