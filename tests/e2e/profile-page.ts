import type { Page } from '@playwright/test'
import { open } from './page-checks.ts'
import { expect } from './shop.ts'

export const profilePanel = (page: Page) => page.getByRole('region', { name: 'Profile' })
export const saveButton = (page: Page) => page.getByRole('button', { name: 'Save changes' })
export const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' })

/** Opens the profile, with its form filled in. */
export const openProfile = async (page: Page): Promise<void> => {
  await open(page, '/account/personal')
  await expect(profilePanel(page).getByLabel('First name')).not.toHaveValue('')
}

/** Types a new e-mail and saves; whoever has just signed in is asked for nothing more. */
export const askFor = async (page: Page, email: string): Promise<void> => {
  await profilePanel(page).getByLabel('Email').fill(email)
  await saveButton(page).click()
}
