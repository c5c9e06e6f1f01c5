import type { Locator, Page } from '@playwright/test'
import { hydrated } from './page-checks.ts'
import { expect } from './shop.ts'

/** The panel that has the account deleted, the question behind it, and the bar while it waits. */
export const deletionPanel = (page: Page): Locator => page.getByRole('region', { name: 'Delete account' })
export const deletionDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Delete your account?' })
export const keepButton = (page: Page): Locator => page.getByRole('button', { name: 'Keep my account' })

/** Opens the question by keyboard; its button is there once it is known what keeps the account. */
export const openQuestion = async (page: Page): Promise<void> => {
  const button = deletionPanel(page).getByRole('button', { name: 'Delete my account' })
  await expect(async () => {
    await button.press('Enter', { timeout: 2000 })
    await expect(deletionDialog(page)).toBeVisible({ timeout: 2000 })
  }).toPass()
}

/** Opens the profile, has the account deleted, and waits until the bar says so. */
export const askForDeletion = async (page: Page): Promise<void> => {
  await page.goto('/account/personal')
  await hydrated(page)
  await openQuestion(page)
  await deletionDialog(page).getByRole('button', { name: 'Delete it in 14 days' }).press('Enter')
  await expect(keepButton(page)).toBeVisible()
}
