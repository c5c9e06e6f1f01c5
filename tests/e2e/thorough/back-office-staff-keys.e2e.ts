import { expect, test } from '../back-office.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../page-checks.ts'
import { toastOf } from '../seller.ts'

const widths = [390, 768, 1280, 1440]

test('an administrator makes a key by keyboard, a program asks with it, and it is revoked', async ({
  backOffice,
  shopUrl,
}) => {
  const { page, name } = await backOffice.open('administrator')
  await page.goto('/backoffice/webhooks')
  await page.getByRole('link', { name: 'Keys', exact: true }).press('Enter')
  await expect(page.getByText('No program has a key')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Make a key' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Calls a minute').fill('601')
  await dialog.getByRole('button', { name: 'Make' }).press('Enter')
  await expect(dialog).toContainText('Give it a name')
  await expect(dialog).toContainText('Choose at least one')
  await expect(dialog).toContainText('Type a number from 1 to 600')
  await dialog.getByLabel('Name', { exact: true }).fill('A bot that delivers whatever was sold during the night')
  await dialog.getByLabel('orders:read').press('Space')
  await dialog.getByLabel('Calls a minute').fill('30')
  await dialog.getByLabel('Addresses that it may come from').fill('somewhere')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Make' }).press('Enter')
  await expect(dialog).toContainText('somewhere is no address and no network')
  await dialog.getByLabel('Addresses that it may come from').fill('127.0.0.1\n::1')
  await page.route('**/api/staff/keys*', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Make' }).press('Enter')
  await expect(dialog).toContainText('No connection to the desk. Nothing was changed; try again.')
  await page.unroute('**/api/staff/keys*')
  await dialog.getByRole('button', { name: 'Make' }).press('Enter')
  const shown = dialog.getByText(/^pdo_[\w-]{43}$/)
  await expect(shown).toBeVisible()
  const key = await shown.textContent()
  await dialog.getByRole('button', { name: 'I have kept it' }).press('Enter')

  const ask = (path: string) => fetch(`${shopUrl}/api${path}`, { headers: { authorization: `Bearer ${key}` } })
  expect((await ask('/staff/orders')).status).toBe(200)
  expect((await ask('/staff/team')).status).toBe(403)
  await page.getByRole('button', { name: /^A bot that delivers.*what it opens$/ }).press('Enter')
  await expect(page.getByText('127.0.0.1, ::1')).toBeVisible()
  await expect(page.getByText(name).first()).toBeVisible()
  await expectAccessible(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
  }
  await page.getByRole('button', { name: /^Revoke A bot/ }).press('Enter')
  await dialog.getByRole('button', { name: 'Revoke' }).press('Enter')
  await expect(toastOf(page, 'A bot that delivers whatever was sold during the night is revoked')).toBeVisible()
  await expect(page.getByText('No program has a key')).toBeVisible()
  expect((await ask('/staff/orders')).status).toBe(401)
})
