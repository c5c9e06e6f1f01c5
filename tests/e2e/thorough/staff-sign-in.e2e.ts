import type { Page } from '@playwright/test'
import { codeOf, earlyInStep } from '../authenticator.ts'
import { expect, test } from '../back-office.ts'
import { asOwner } from '../owner.ts'
import { expectAccessible } from '../page-checks.ts'
import { plugInPasskey } from '../passkey-device.ts'
import { chosenPassword, heading, keyShown, newcomer, typeInto } from '../staff-entry.ts'

/** The back office by the name that passkeys know it by: an address of numbers cannot have any. */
const backOfficeOf = (shopUrl: string) => `${shopUrl.replace('127.0.0.1', 'localhost')}/backoffice`

const pastPassword = async (page: Page, { email, oneTimePassword }: { email: string; oneTimePassword: string }) => {
  await page.getByLabel('E-mail').fill(email)
  await typeInto(page, 'Password', oneTimePassword)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Choose a password of your own')).toBeVisible()
  await typeInto(page, 'New password', chosenPassword)
  await typeInto(page, 'New password again', chosenPassword)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Set up a second factor')).toBeVisible()
}

test('a passkey is a second factor of its own; the only one cannot be taken away', async ({
  page,
  shopUrl,
  staff,
  dataDir,
}) => {
  const somebody = await newcomer(staff, 'operator')
  await plugInPasskey(page)
  await page.goto(`${backOfficeOf(shopUrl)}/account`)
  await pastPassword(page, somebody)
  await page.getByRole('button', { name: /^Passkey/ }).click()
  await page.getByRole('button', { name: 'Create passkey' }).click()
  await expect(page.getByText('Give it a name')).toBeVisible()
  await page.getByLabel('Name').fill('Work laptop')
  await page.getByRole('button', { name: 'Create passkey' }).click()

  await expect(heading(page, 'Account')).toBeVisible()
  const passkey = page.getByRole('listitem').filter({ hasText: 'Work laptop' })
  await expect(passkey).toContainText('Your only second factor')
  await expectAccessible(page)

  await page.getByRole('button', { name: /account and sign-out$/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByLabel('E-mail').fill(somebody.email)
  await typeInto(page, 'Password', chosenPassword)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(heading(page, 'Today')).toBeVisible()

  await page.getByRole('button', { name: /account and sign-out$/ }).click()
  await page.getByRole('link', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Set up', exact: true }).click()
  const key = await keyShown(page)
  await page.getByLabel('The code that the app shows now').fill(codeOf(key))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Your authenticator is set up')).toBeVisible()
  await asOwner(dataDir, `update staff_sessions set proven_at = now() - interval '6 minutes'`)
  await page.getByRole('button', { name: 'Remove “Work laptop”' }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  const proof = page.getByRole('dialog', { name: 'Is it you?' })
  await expectAccessible(page)
  await proof.getByRole('button', { name: 'Use the password' }).click()
  await proof.getByLabel('Password', { exact: true }).fill(chosenPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByText('No passkeys yet')).toBeVisible()
})

test('a session that ends covers the page, and what was typed on it is still there afterwards', async ({
  page,
  shopUrl,
  dataDir,
  staff,
}) => {
  const somebody = await newcomer(staff)
  await page.goto(`${shopUrl}/backoffice/team`)
  await pastPassword(page, somebody)
  await page.getByRole('button', { name: /^Authenticator app/ }).click()
  const key = await keyShown(page)
  await earlyInStep()
  await page.getByLabel('The code that the app shows now').fill(codeOf(key, -1))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('button', { name: 'Add somebody' }).click()
  await page.getByLabel('Name').fill('Half typed')
  await page.getByLabel('E-mail').fill('half.typed@shop.example')
  await asOwner(dataDir, `update staff_sessions set expires_at = now() - interval '1 minute'`)
  await page.getByRole('button', { name: 'Add', exact: true }).click()

  await expect(heading(page, 'Your session has ended')).toBeVisible()
  await expectAccessible(page)
  const cover = page.getByRole('dialog', { name: 'Your session has ended' })
  await page.keyboard.press('Escape')
  await cover.getByLabel('E-mail').fill(somebody.email)
  await cover.getByLabel('Password', { exact: true }).fill(chosenPassword)
  await page.keyboard.press('Enter')
  await cover.getByLabel('Six-digit code').fill(codeOf(key))
  await expect(cover).toBeHidden()
  await expect(page.getByLabel('Name')).toHaveValue('Half typed')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'One-time password' })).toBeVisible()
})
