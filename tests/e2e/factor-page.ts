import type { Page } from '@playwright/test'
import { codeOf } from './authenticator.ts'
import type { Customer } from './customers.ts'
import { looksRight, open } from './page-checks.ts'
import { expect } from './shop.ts'

export const panel = (page: Page) => page.getByRole('region', { name: 'Second factor' })
export const dialog = (page: Page) => page.getByRole('dialog')
export const codeField = (page: Page) => page.getByLabel('Code', { exact: true })
export const remember = (page: Page) =>
  page.getByRole('checkbox', { name: 'Do not ask for a code in this browser for 30 days' })
export const panelButton = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true })

/** Types and presses a key, as somebody without a mouse. */
export const typeAnd = async (page: Page, text: string, key: 'Tab' | 'Enter'): Promise<void> => {
  await page.keyboard.type(text)
  await page.keyboard.press(key)
}

export const pressOn = async (page: Page, name: string): Promise<void> => {
  await panelButton(page, name).focus()
  await page.keyboard.press('Enter')
}

/** Waits for the balance in the page's head, which rises into its place once it was read. */
export const balanceShown = (page: Page): Promise<void> =>
  expect(page.getByRole('banner').getByText('0.00')).toBeVisible()

/** The ten codes that are shown, in their order. */
export const codesShown = async (page: Page): Promise<string[]> => {
  const list = dialog(page).getByRole('list', { name: 'Recovery codes' })
  await expect(list.getByRole('listitem')).toHaveCount(10)
  const codes = await list.getByRole('listitem').allTextContents()
  for (const code of codes) expect(code).toMatch(/^(?:[0-9A-Z]{4}-){5}[0-9A-Z]{4}$/)
  return codes
}

/** Sets the second factor up by calls alone, for what comes after it. */
export const withFactor = async (customer: Customer): Promise<{ key: string; codes: string[] }> => {
  const begun = await customer.post('/user/second-factor/begin', { cur_password: customer.password })
  const { secret: key } = begun as { secret: string }
  const done = await customer.post('/user/second-factor/confirm', { code: codeOf(key) })
  return { key, codes: (done as { recovery_codes: string[] }).recovery_codes }
}

export const signOut = async (page: Page): Promise<void> => {
  const menu = page.getByRole('button', { name: 'Open menu' })
  if (await menu.isVisible()) {
    await menu.press('Enter')
    await page.getByRole('button', { name: 'Logout' }).press('Enter')
  } else {
    await page.getByRole('button', { name: 'Your account' }).press('Enter')
    await page.getByRole('button', { name: 'Log out' }).press('Enter')
  }
  await expect(page).toHaveURL('/')
}

/** As far as the password leads. */
export const giveCredentials = async (page: Page, { email, password }: Customer): Promise<void> => {
  await open(page, '/auth?form=signin&redirect=%2Faccount%2Fsecurity')
  await page.getByLabel('Email').focus()
  await typeAnd(page, email, 'Tab')
  await typeAnd(page, password, 'Enter')
}

/** Presses Enter in the field of the code until something happens: the form may still hold its guard. */
export const sendCode = (page: Page, happens: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await codeField(page).press('Enter', { timeout: 2000 })
    await happens()
  }).toPass()

/** Opens the dialog, gives the password, and reads the key of the app. */
export const keyOfApp = async (page: Page, password: string): Promise<string> => {
  await pressOn(page, 'Set up')
  await expect(dialog(page).getByLabel('Current password')).toBeFocused()
  await looksRight(page)
  await typeAnd(page, password, 'Enter')
  await expect(dialog(page).getByRole('img', { name: /^QR code/ })).toBeVisible()
  await expect(dialog(page).getByLabel('Code of the app')).toBeFocused()
  await looksRight(page)
  const shown = await dialog(page).locator('code').textContent()
  expect(shown).toMatch(/^(?:[A-Z2-7]{4} )+[A-Z2-7]{1,4}$/)
  return shown?.replaceAll(' ', '') ?? ''
}
