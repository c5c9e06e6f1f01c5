import type { Page } from '@playwright/test'
import { verifiedCustomer } from '../customers.ts'
import { codesShown, dialog, giveCredentials, signOut } from '../factor-page.ts'
import { looksRight, open, sizes } from '../page-checks.ts'
import { customerByName, plugInPasskey, test } from '../passkey-device.ts'
import { enterIn, outliveProof, proofDialog, proofPassword } from '../proof-dialog.ts'
import { expect, test as shopTest } from '../shop.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'Passkeys' })
const panelButton = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true })

/** Adds a passkey as somebody without a mouse. */
const addByKeyboard = async (page: Page, name: string): Promise<void> => {
  await panelButton(page, 'Add a passkey').press('Enter')
  const field = dialog(page).getByLabel('Name')
  await expect(field).toBeFocused()
  await field.fill(name)
}

for (const size of sizes) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size })

    test('a passkey is added, renamed, used and removed by keyboard alone', async ({ page, dataDir }) => {
      const device = await plugInPasskey(page)
      const customer = await customerByName(page, dataDir)
      await open(page, '/account/security')
      await expect(panel(page)).toContainText('You have no passkey yet.')
      await looksRight(page)
      await addByKeyboard(page, ' ')
      const field = dialog(page).getByLabel('Name')
      await field.press('Enter')
      await expect(field).toHaveAccessibleDescription(/Please give the passkey a name/)
      await looksRight(page)
      await field.fill('My phone')
      await enterIn(field, () => expect(dialog(page)).toContainText('Your recovery codes', { timeout: 2000 }))
      await codesShown(page)
      await dialog(page).getByRole('button', { name: 'I have kept them' }).press('Enter')
      await expect(panelButton(page, 'Add a passkey')).toBeFocused()
      await looksRight(page)

      // This device has one already, and its browser makes no second one.
      await addByKeyboard(page, 'Again')
      await enterIn(field, () =>
        expect(dialog(page).getByRole('alert')).toContainText('No passkey was made', { timeout: 2000 }),
      )
      await looksRight(page)
      await page.keyboard.press('Escape')
      await panelButton(page, 'Rename the passkey My phone').press('Enter')
      await expect(field).toHaveValue('My phone')
      await field.fill('Old phone')
      await enterIn(field, () => expect(dialog(page)).toHaveCount(0, { timeout: 2000 }))
      await expect(panel(page).getByRole('heading', { name: 'Old phone' })).toBeVisible()

      await device.touch(false)
      await signOut(page)
      await giveCredentials(page, customer)
      await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible()
      await looksRight(page)
      await device.touch(true)
      await page.getByRole('button', { name: 'Sign in with a passkey' }).press('Enter')
      await expect(page).toHaveURL('/account/security')

      await outliveProof(dataDir, customer)
      await panelButton(page, 'Remove the passkey Old phone').press('Enter')
      await expect(panelButton(page, 'Keep it')).toBeFocused()
      await looksRight(page)
      await panelButton(page, 'Remove').press('Enter')
      await expect(proofPassword(page)).toBeFocused()
      await looksRight(page)
      await proofDialog(page).getByRole('button', { name: 'Use a passkey' }).press('Enter')
      await expect(panel(page)).toContainText('You have no passkey yet.')
      await expect(panelButton(page, 'Add a passkey')).toBeFocused()
    })
  })
}

test('a panel that did not load says so and is asked again', async ({ page, dataDir }) => {
  await customerByName(page, dataDir)
  await page.route('**/api/user/passkeys?*', (route) => route.abort())
  await open(page, '/account/security')
  await expect(panel(page).getByRole('alert')).toContainText('Your passkeys could not be loaded')
  await looksRight(page)
  await page.unroute('**/api/user/passkeys?*')
  await panelButton(page, 'Try again').click()
  await expect(panel(page)).toContainText('You have no passkey yet.')
})

shopTest(
  'at an address of numbers the panel says where passkeys work, and nothing offers one',
  async ({ page, shopUrl }) => {
    await open(page, '/auth?form=signin')
    await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0)
    await verifiedCustomer(page)
    await open(page, '/account/security')
    const there = `${shopUrl.replace('127.0.0.1', 'localhost')}/account/security`
    await expect(panel(page).getByRole('link', { name: there })).toBeVisible()
    await expect(panelButton(page, 'Add a passkey')).toHaveCount(0)
    await looksRight(page)
  },
)
