import type { Locator, Page } from '@playwright/test'

/** Where the shop's messages appear. */
export const toast = (page: Page): Locator => page.getByRole('region', { name: 'Notifications' })

export const field = (page: Page, name: string): Locator => page.getByLabel(name, { exact: true })

/** What stands below the fields of the form, from above. */
export const told = (page: Page): Locator =>
  page.getByRole('main').locator('form').locator('[aria-live]').filter({ hasText: /./ })

/** Types at the end of a field, key by key, as the phone input wants to be typed into. */
export const type = async (page: Page, name: string, text: string): Promise<void> => {
  await field(page, name).click()
  await page.keyboard.press('End')
  await page.keyboard.type(text)
}
