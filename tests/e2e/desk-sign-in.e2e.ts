import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { codeOf } from './authenticator.ts'
import { expect, test } from './desk.ts'
import { asOwner } from './owner.ts'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks.ts'

const chosenPassword = 'Bamboo shoots 2027'

type Run = (...typed: string[]) => Promise<string>

/** Somebody who was just added on the command line. */
const newcomer = async (staff: Run, role = 'administrator') => {
  const word = randomBytes(4).toString('hex')
  const email = `${word}@shop.example`
  const printed = await staff('staff', 'create', '--email', email, '--name', `New ${word}`, '--role', role)
  return { email, name: `New ${word}`, oneTimePassword: /One-time password: +(\S+)/.exec(printed)?.[1] ?? '' }
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** Types into the field that has the focus, and goes on to the next one or sends. */
const typeAnd = async (page: Page, text: string, key: 'Tab' | 'Enter') => {
  await page.keyboard.type(text)
  await page.keyboard.press(key)
}

/** The desk by the name that passkeys know it by: an address of numbers cannot have any. */
const deskOf = (shopUrl: string) => `${shopUrl.replace('127.0.0.1', 'localhost')}/backoffice`

/** A security key that answers by itself, as one with a finger on it would. */
const plugInPasskey = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
}

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

/** The key of a new authenticator, as somebody without a camera reads it. */
const keyShown = async (page: Page): Promise<string> => {
  const key = page.getByRole('dialog').or(page.getByRole('main')).locator('code').first()
  await expect(key).toHaveText(/^([A-Z2-7]{4} )+/)
  return ((await key.textContent()) ?? '').replaceAll(' ', '')
}

const typeInto = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)

test('somebody new comes in by keyboard alone: password, authenticator, and back to where they were', async ({
  page,
  shopUrl,
  staff,
}) => {
  const { email, name, oneTimePassword } = await newcomer(staff)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${shopUrl}/backoffice/team?from=mail`)
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await expectAccessible(page)
  await typeAnd(page, email, 'Tab')
  await typeAnd(page, 'not this one', 'Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'E-mail or password is wrong' })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+a')
  await typeAnd(page, oneTimePassword, 'Enter')

  await expect(heading(page, 'Choose a password of your own')).toBeFocused()
  await page.keyboard.press('Tab')
  await typeAnd(page, chosenPassword, 'Tab')
  await page.keyboard.press('Tab')
  await expectAccessible(page)
  await typeAnd(page, chosenPassword, 'Enter')

  await expect(heading(page, 'Set up a second factor')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
  await expectAccessible(page)
  const key = await keyShown(page)
  await page.getByLabel('The code that the app shows now').focus()
  await typeAnd(page, codeOf(key), 'Enter')

  await expect(heading(page, 'Team')).toBeVisible()
  await expect(page).toHaveURL(`${shopUrl}/backoffice/team?from=mail`)
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Authenticator')

  await page.getByRole('button', { name: `${name}: account and sign-out` }).press('Enter')
  await page.getByRole('button', { name: 'Sign out' }).press('Enter')
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await typeAnd(page, email, 'Tab')
  await typeAnd(page, chosenPassword, 'Enter')
  await expect(page.getByLabel('Six-digit code')).toBeFocused()
  await expectAccessible(page)
  // The code that set it up was taken; the sixth digit sends this one.
  await page.keyboard.type(codeOf(key, 1))
  await expect(heading(page, 'Today')).toBeVisible()
})

test('a passkey is a second factor of its own; the only one cannot be taken away', async ({ page, shopUrl, staff }) => {
  const somebody = await newcomer(staff, 'operator')
  await plugInPasskey(page)
  await page.goto(`${deskOf(shopUrl)}/account`)
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
  await page.getByRole('button', { name: 'Remove “Work laptop”' }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
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
  await page.getByLabel('The code that the app shows now').fill(codeOf(key))
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
  await cover.getByLabel('Six-digit code').fill(codeOf(key, 1))
  await expect(cover).toBeHidden()
  await expect(page.getByLabel('Name')).toHaveValue('Half typed')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'One-time password' })).toBeVisible()
})

for (const width of [1280, 1440]) {
  test(`an administrator adds, locks and finds it all in the audit log, ${width} px wide`, async ({ desk }) => {
    const { page } = await desk.worker('administrator')
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/backoffice/team')
    await expectNoSidewaysScroll(page)
    const name = `Lina ${randomBytes(3).toString('hex')}`
    await page.getByRole('button', { name: 'Add somebody' }).click()
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByText('Type their e-mail')).toBeVisible()
    await page.getByLabel('Name').fill(name)
    await page.getByLabel('E-mail').fill(`${name.replace(' ', '.')}@shop.example`)
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    const shown = page.getByRole('dialog', { name: 'One-time password' })
    await expect(shown.locator('code')).toHaveText(/^\S{12,}$/)
    await expectAccessible(page)
    await shown.getByRole('button', { name: 'I have passed it on' }).click()
    await expect(shown).toBeHidden()
    await expectAccessible(page)

    await page.getByRole('button', { name: `${name}: role and access` }).click()
    await page.getByRole('button', { name: 'Lock', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Lock', exact: true }).click()
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Locked')

    await page.getByRole('link', { name: 'Audit log' }).click()
    await expect(heading(page, 'Audit log')).toBeFocused()
    await expect(page).toHaveTitle('Audit log | Pandrop desk')
    const rows = page.locator('tr[data-row]')
    await expect(rows.first()).toContainText('Changed somebody’s role or lock')
    await page.keyboard.press('j')
    await expect(rows.nth(0)).toBeFocused()
    await page.keyboard.press('j')
    await expect(rows.nth(1)).toBeFocused()
    await page.keyboard.press('k')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('table', { name: /^staff \d+/ })).toContainText('active')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByLabel('What', { exact: true }).selectOption('Added somebody to the team')
    await expect(page).toHaveURL(/action=createStaff/)
    await expect(rows.first()).toContainText('Added somebody to the team')
  })
}

test('an operator is shown neither team nor audit log, and a phone reaches every page by its menu', async ({
  desk,
}) => {
  const { page, name } = await desk.worker('operator')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/backoffice')
  await page.getByRole('button', { name: 'Open the menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Desk' })
  await expect(menu.getByRole('link')).toHaveText([/^Today/, /^Orders/, /^Offers/, /^Payouts/, /^Customers/])
  await expect(menu.getByText(name)).toBeVisible()
  await expectAccessible(page)
  await menu.getByRole('link', { name: 'Offers' }).click()
  await expect(menu).toBeHidden()
  await expect(heading(page, 'Offers')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.goto('/backoffice/team')
  await expect(page.getByText('This is for administrators')).toBeVisible()
})

test('the desk is never kept or framed, and an unknown address says so', async ({ desk, shopUrl }) => {
  const { page } = await desk.worker()
  const answer = await page.goto('/backoffice/nowhere')
  expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
  expect(answer?.headers()['content-security-policy']).toContain("script-src 'self';")
  await expect(heading(page, 'This page does not exist')).toBeVisible()
  await expectAccessible(page)
  const shopPage = await page.request.get(`${shopUrl}/backoffices`)
  expect(shopPage.status()).toBe(404)
})
