import { verifiedCustomer } from '../customers.ts'
import {
  codeField,
  dialog,
  giveCredentials,
  panel,
  panelButton,
  remember,
  sendCode,
  signOut,
  withFactor,
} from '../factor-page.ts'
import { expectAccessible, expectNoSidewaysScroll, open } from '../page-checks.ts'
import { expect, test } from '../shop.ts'

test('a server that does not answer costs nothing that was typed, here and at sign-in', async ({ page }) => {
  const customer = await verifiedCustomer(page)
  const { codes } = await withFactor(customer)
  await open(page, '/account/security')
  await panelButton(page, 'Turn off').click()
  const current = dialog(page).getByLabel('Current password')
  await current.fill('Wrong2026')
  await codeField(page).fill('wrong')
  const send = (happens: () => Promise<void>) =>
    expect(async () => {
      await dialog(page).getByRole('button', { name: 'Turn off' }).click({ timeout: 2000 })
      await happens()
    }).toPass()
  await send(() => expect(current).toHaveAccessibleDescription('The current password is wrong', { timeout: 2000 }))
  await expect(current).toBeFocused()
  await current.fill(customer.password)
  await send(() => expect(codeField(page)).toHaveAccessibleDescription(/This code is wrong/, { timeout: 2000 }))
  await expect(codeField(page)).toBeFocused()
  await page.route('**/api/user/second-factor/end', (route) => route.abort())
  await send(() => expect(dialog(page).getByRole('alert')).not.toBeEmpty({ timeout: 2000 }))
  await expect(current).toHaveValue(customer.password)
  await expect(codeField(page)).toHaveValue('wrong')
  await page.keyboard.press('Escape')
  await expect(panelButton(page, 'Turn off')).toBeFocused()

  await signOut(page)
  await giveCredentials(page, customer)
  await codeField(page).fill(codes[0] ?? '')
  await remember(page).check()
  await page.route('**/api/login', (route) => route.abort())
  const said = page.getByRole('main').getByRole('alert').filter({ hasText: /./ })
  await sendCode(page, () => expect(said).toContainText('connection', { timeout: 2000 }))
  await expect(codeField(page)).toHaveValue(codes[0] ?? '')
  await expect(remember(page)).toBeChecked()
  await page.getByRole('main').getByRole('button', { name: 'Back' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await expect(said).toHaveCount(0)
  await expect(page.getByLabel('Email')).toHaveValue(customer.email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(customer.password)
})

test('a password that was changed meanwhile leads back to it with what the server says', async ({ page }) => {
  const customer = await verifiedCustomer(page)
  await withFactor(customer)
  await open(page, '/account/security')
  await signOut(page)
  await giveCredentials(page, customer)
  await codeField(page).fill('123456')
  const answer = { status: 'error', code: 'credentials_wrong', message: 'Wrong email or password' }
  await page.route('**/api/login', (route) => route.fulfill({ status: 422, json: answer }))
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Wrong email or password')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveValue(customer.email)
})

test('too many wrong codes are said above the button, and the code stays', async ({ page }) => {
  const customer = await verifiedCustomer(page)
  await withFactor(customer)
  await open(page, '/account/security')
  await signOut(page)
  await giveCredentials(page, customer)
  await codeField(page).fill('123456')
  const answer = { status: 'error', code: 'too_many_requests', message: 'Too many attempts' }
  await page.route('**/api/login', (route) => route.fulfill({ status: 429, json: answer }))
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Too many attempts')
  await expect(codeField(page)).toHaveValue('123456')
})

test('few recovery codes are warned about, and a panel that does not load offers to try again', async ({ page }) => {
  await verifiedCustomer(page)
  await page.route('**/api/user/second-factor?*', (route) => route.abort())
  await open(page, '/account/security')
  const failed = panel(page).getByRole('alert')
  await expect(failed).toContainText('Your second factor could not be loaded')
  await page.unroute('**/api/user/second-factor?*')
  const counts = { recovery_codes_left: 2, remembered_browsers: 3, needed_for: [] }
  const payload = { on: true, since: '2026-11-01T12:00:00.000Z', ...counts }
  await page.route('**/api/user/second-factor?*', (route) => route.fulfill({ json: { status: 'OK', payload } }))
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(panel(page)).toContainText('2 of 10 recovery codes left')
  await expect(panel(page)).toContainText('Make new ones before you need them')
  await expect(panel(page)).toContainText('3 browsers are asked for no code')
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
    if (width > 320) await expectAccessible(page)
  }
})
