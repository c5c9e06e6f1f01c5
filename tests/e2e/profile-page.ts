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

/** Types a new e-mail and the current password, and saves. */
export const askFor = async (page: Page, email: string, password: string): Promise<void> => {
  await profilePanel(page).getByLabel('Email').fill(email)
  await profilePanel(page).getByLabel('Current password').fill(password)
  await saveButton(page).click()
}
