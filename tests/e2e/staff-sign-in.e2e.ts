import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { codeOf, earlyInStep } from './authenticator.ts'
import { expect, test } from './back-office.ts'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks.ts'
import { chosenPassword, heading, keyShown, newcomer } from './staff-entry.ts'

/** Types into the field that has the focus, and goes on to the next one or sends. */
const typeAnd = async (page: Page, text: string, key: 'Tab' | 'Enter') => {
  await page.keyboard.type(text)
  await page.keyboard.press(key)
}

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
  // The code of the half minute before: that of this one is left for the next sign-in.
  await earlyInStep()
  await typeAnd(page, codeOf(key, -1), 'Enter')

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
  await page.keyboard.type(codeOf(key))
  await expect(heading(page, 'Today')).toBeVisible()
})

test('an administrator adds, locks and finds it all in the audit log', async ({ backOffice }) => {
  const { page } = await backOffice.open('administrator')
  await page.setViewportSize({ width: 1280, height: 900 })
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
  await expect(page).toHaveTitle(/Audit log \| Pandrop desk$/)
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
  await page.setViewportSize({ width: 1440, height: 900 })
  await expectNoSidewaysScroll(page)
})

test('an operator is shown neither team nor audit log, and a phone reaches every page by its menu', async ({
  backOffice,
}) => {
  const { page, name } = await backOffice.open('operator')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/backoffice')
  await page.getByRole('button', { name: 'Open the menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Desk' })
  const work = [/^Today/, /^Orders/, /^Deliver/, /^Cases/, /^Offers/, /^Payments/, /^Payouts/, /^Receipts/]
  const closing = [/^Reports/, /^Months/, /^Exports/]
  const entries = [
    ...work,
    ...closing,
    /^Customers/,
    /^Items/,
    /^Stock/,
    /^Campaigns/,
    /^Promo codes/,
    /^Packs and deals/,
    /^Skins and prices/,
    /^Imports/,
    /^Home page/,
    /^Settings/,
    /^Currencies/,
    /^Languages and texts/,
    /^Pages/,
    /^Health/,
    /^Mails and jobs/,
  ]
  await expect(menu.getByRole('link')).toHaveText(entries)
  await expect(menu.getByText(name)).toBeVisible()
  await expectAccessible(page)
  await menu.getByRole('link', { name: 'Offers' }).click()
  await expect(menu).toBeHidden()
  await expect(heading(page, 'Offers')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.goto('/backoffice/team')
  await expect(page.getByText('This is for administrators')).toBeVisible()
})

test('the back office is never kept or framed, and an unknown address says so', async ({ backOffice, shopUrl }) => {
  const { page } = await backOffice.open()
  const answer = await page.goto('/backoffice/nowhere')
  expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
  expect(answer?.headers()['content-security-policy']).toContain("script-src 'self';")
  await expect(heading(page, 'This page does not exist')).toBeVisible()
  await expectAccessible(page)
  const shopPage = await page.request.get(`${shopUrl}/backoffices`)
  expect(shopPage.status()).toBe(404)
})
