import { readFile } from 'node:fs/promises'
import { toast } from '../auth-page.ts'
import { codeOf, earlyInStep } from '../authenticator.ts'
import { unverifiedCustomer, verifiedCustomer } from '../customers.ts'
import {
  balanceShown,
  codeField,
  codesShown,
  dialog,
  giveCredentials,
  keyOfApp,
  panel,
  panelButton,
  pressOn,
  remember,
  sendCode,
  signOut,
  typeAnd,
  withFactor,
} from '../factor-page.ts'
import { looksRight, open, sizes } from '../page-checks.ts'
import { expect, mailTo, test } from '../shop.ts'

for (const size of sizes) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size })

    test('a second factor is set up, asked for, spared, asked for again and turned off by keyboard alone', async ({
      page,
    }) => {
      const customer = await verifiedCustomer(page)
      await open(page, '/account/security')
      await expect(panelButton(page, 'Set up')).toBeVisible()
      await balanceShown(page)
      await looksRight(page)
      const key = await keyOfApp(page, customer.password)
      // The code of the half minute before: that of this one is left for the sign-in.
      await earlyInStep()
      await typeAnd(page, codeOf(key, -1), 'Enter')
      const codes = await codesShown(page)
      await expect(dialog(page).getByRole('button', { name: 'Copy' })).toBeFocused()
      await looksRight(page)
      await dialog(page).getByRole('button', { name: 'I have kept them' }).press('Enter')
      await expect(panel(page)).toContainText('10 of 10 recovery codes left')
      await expect(panel(page)).toContainText('Every browser is asked for a code')
      await expect(panelButton(page, 'New recovery codes')).toBeFocused()
      expect(await page.content()).not.toContain(codes[0])
      await looksRight(page)
      const subject = async () => (await mailTo(page, customer.email)).subject
      await expect.poll(subject).toBe('A code is asked for now when you sign in')

      await signOut(page)
      await giveCredentials(page, customer)
      await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible()
      await expect(codeField(page)).toBeFocused()
      const lost = page.locator('form').getByText('Lost your app and your recovery codes?')
      await expect(lost.getByRole('link')).toHaveAttribute('href', /^mailto:.+@/)
      await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
      await looksRight(page)
      await page.keyboard.type('no code')
      const wrong = () => expect(codeField(page)).toHaveAccessibleDescription(/This code is wrong/, { timeout: 2000 })
      await sendCode(page, wrong)
      await expect(codeField(page)).toBeFocused()
      await expect(codeField(page)).toHaveValue('no code')
      await looksRight(page)
      await page.keyboard.press('Tab')
      await expect(remember(page)).toBeFocused()
      await page.keyboard.press('Space')
      await codeField(page).fill(codeOf(key))
      await sendCode(page, () => expect(page).toHaveURL('/account/security', { timeout: 2000 }))
      await expect(panel(page)).toContainText('1 browser is asked for no code')
      await balanceShown(page)
      await looksRight(page)

      await signOut(page)
      await giveCredentials(page, customer)
      await expect(page).toHaveURL('/account/security')
      await pressOn(page, 'Ask in every browser again')
      await expect(panel(page)).toContainText('Every browser is asked for a code')
      await expect(panelButton(page, 'New recovery codes')).toBeFocused()

      await signOut(page)
      await giveCredentials(page, customer)
      await expect(codeField(page)).toBeFocused()
      await page.keyboard.type(codes[0]?.toLowerCase() ?? '')
      await sendCode(page, () => expect(page).toHaveURL('/account/security', { timeout: 2000 }))
      await expect(panel(page)).toContainText('9 of 10 recovery codes left')
      await signOut(page)
      await giveCredentials(page, customer)
      await expect(codeField(page)).toBeFocused()
      await page.keyboard.type(codes[0] ?? '')
      await sendCode(page, wrong)
      await codeField(page).fill(codes[1] ?? '')
      await sendCode(page, () => expect(page).toHaveURL('/account/security', { timeout: 2000 }))

      await balanceShown(page)
      await pressOn(page, 'Turn off')
      await expect(dialog(page).getByLabel('Current password')).toBeFocused()
      await looksRight(page)
      await page.keyboard.type(customer.password)
      await codeField(page).fill(codes[2] ?? '')
      await codeField(page).press('Enter')
      await expect(panelButton(page, 'Set up')).toBeFocused()
      await expect(toast(page)).toContainText('The second factor is off')
      await signOut(page)
      await giveCredentials(page, customer)
      await expect(page).toHaveURL('/account/security')
    })

    test('new recovery codes take the place of those before, and closing them by mistake is asked about', async ({
      page,
      consoleErrors,
    }) => {
      const customer = await verifiedCustomer(page)
      const { codes } = await withFactor(customer)
      await open(page, '/account/security')
      await pressOn(page, 'New recovery codes')
      await expect(dialog(page).getByLabel('Current password')).toBeFocused()
      await dialog(page).getByLabel('Current password').fill(customer.password)
      await codeField(page).fill(codes[0] ?? '')
      await codeField(page).press('Enter')
      const fresh = await codesShown(page)
      expect(fresh).not.toContain(codes[1])
      await page.mouse.click(5, 5)
      await page.keyboard.press('Escape')
      const back = dialog(page).getByRole('button', { name: 'Back to the codes' })
      await expect(back).toBeFocused()
      await expect(dialog(page).getByRole('alert')).toContainText('never shown again')
      await looksRight(page)
      await page.keyboard.press('Enter')
      await expect(back).toBeHidden()
      await dialog(page).getByRole('button', { name: 'Close', exact: true }).press('Enter')
      await page.keyboard.press('Escape')
      expect(await codesShown(page)).toEqual(fresh)
      await dialog(page).getByRole('button', { name: 'I have kept them' }).press('Enter')
      await expect(panelButton(page, 'New recovery codes')).toBeFocused()
      expect(consoleErrors).toEqual([])
    })
  })
}

test('recovery codes are copied, saved as a file, and printed without the rest of the page', async ({ page }) => {
  const customer = await verifiedCustomer(page)
  const { codes: before } = await withFactor(customer)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/account/security')
  await panelButton(page, 'New recovery codes').click()
  await dialog(page).getByLabel('Current password').fill(customer.password)
  await codeField(page).fill(before[0] ?? '')
  await dialog(page).getByRole('button', { name: 'Make new codes' }).click()
  const codes = await codesShown(page)
  await dialog(page).getByRole('button', { name: 'Copy' }).click()
  await expect(dialog(page).getByRole('status')).toHaveText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'))

  const saving = page.waitForEvent('download')
  await dialog(page).getByRole('button', { name: 'Download' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('recovery-codes.txt')
  const saved = await readFile(await file.path(), 'utf8')
  expect(saved).toMatch(/^Recovery codes for Pandrop\r\nMade on \d\d\.\d\d\.\d{4}\./)
  expect(saved).toContain(codes.join('\r\n'))

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await dialog(page).getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('body[data-printed]')).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  const sheet = page.locator('[data-print-sheet]')
  await expect(page.locator('body > *:visible')).toHaveCount(1)
  await expect(sheet).toContainText('Recovery codes for Pandrop')
  await expect(sheet.getByRole('listitem')).toHaveText(codes)
})

test('no step makes the smallest phones scroll sideways', async ({ page }) => {
  const customer = await verifiedCustomer(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await open(page, '/account/security')
  const key = await keyOfApp(page, customer.password)
  await typeAnd(page, codeOf(key), 'Enter')
  await codesShown(page)
  await looksRight(page)
  await dialog(page).getByRole('button', { name: 'I have kept them' }).click()
  await expect(dialog(page)).toBeHidden()
  await looksRight(page)
  await signOut(page)
  await giveCredentials(page, customer)
  await expect(codeField(page)).toBeFocused()
  await looksRight(page)
})

test('an unverified customer is told what comes first, and nothing is asked about a second factor', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await unverifiedCustomer(page)
  await open(page, '/account/security')
  await expect(page.getByRole('heading', { name: 'Verify your email first' })).toBeVisible()
  await expect(panel(page)).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Devices' })).toContainText('This device')
  expect(asked).not.toContain('/api/user/second-factor')
})

test('a guest who opens the tab signs in first and comes back to it', async ({ page }) => {
  await page.goto('/account/security')
  await expect(page).toHaveURL('/auth?form=signin&redirect=%2Faccount%2Fsecurity')
})
