import type { Page } from '@playwright/test'
import { codesShown, dialog, signOut } from './factor-page.ts'
import { looksRight, open } from './page-checks.ts'
import { customerByName, plugInPasskey, test } from './passkey-device.ts'
import { outliveProof, proofDialog } from './proof-dialog.ts'
import { expect } from './shop.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'Passkeys' })

test('a passkey is added, signs in by itself, proves who sits there and is removed', async ({ page, dataDir }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const device = await plugInPasskey(page)
  const customer = await customerByName(page, dataDir)
  await open(page, '/account/security')
  await panel(page).getByRole('button', { name: 'Add a passkey' }).click()
  await dialog(page).getByLabel('Name').fill('My laptop')
  await dialog(page).getByRole('button', { name: 'Continue' }).click()
  await codesShown(page)
  await dialog(page).getByRole('button', { name: 'I have kept them' }).click()
  // A menu closes when the focus leaves it, and this is where it comes back to.
  await expect(panel(page).getByRole('button', { name: 'Add a passkey' })).toBeFocused()
  await expect(panel(page).getByRole('heading', { name: 'My laptop' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Second factor' })).toContainText('10 of 10 recovery codes left')

  await device.touch(false)
  await signOut(page)
  await open(page, '/auth?form=signin&redirect=%2Faccount%2Fsecurity')
  const way = page.getByRole('button', { name: 'Sign in with a passkey' })
  await expect(way).toBeVisible()
  await looksRight(page)
  await device.touch(true)
  await way.click()
  await expect(page).toHaveURL('/account/security')

  await outliveProof(dataDir, customer)
  await panel(page).getByRole('button', { name: 'Remove the passkey My laptop' }).click()
  await expect(panel(page)).toContainText('It is your only second factor')
  await panel(page).getByRole('button', { name: 'Remove', exact: true }).click()
  await proofDialog(page).getByRole('button', { name: 'Use a passkey' }).click()
  await expect(panel(page)).toContainText('You have no passkey yet.')
})
