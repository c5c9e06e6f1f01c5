import type { Page } from '@playwright/test'
import { open } from './page-checks.ts'
import { expect, mailTo } from './shop.ts'

const password = 'Bamboo2026'

/** Fills the sign-up form and sends it. */
export const signUp = async (page: Page, email: string): Promise<void> => {
  await open(page, '/auth?form=signup')
  await page.getByLabel('First name').fill('Marta')
  await page.getByLabel('Last name').fill('Kovač')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone', { exact: true }).fill('+38640512809')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/account|\/email-verification/)
}

/** Opens the link of the mail that verifies an address. */
export const verify = async (page: Page, email: string): Promise<void> => {
  const { links } = await mailTo(page, email)
  const link = links.find((address) => address.includes('/email/verify/'))
  await page.goto(link ?? '')
  await expect(page).toHaveURL(/\/email\/verify\/success/)
}
