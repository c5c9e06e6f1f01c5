import type { Page } from '@playwright/test'
import { expect } from './shop.ts'

/** Where a customer writes about an order, on the order's page. */
export const caseOn = (page: Page) => page.getByRole('region', { name: 'Problem with this order?' })

/** A picture of what somebody sees, as they may send it. */
export const screenPicture = (page: Page): Promise<Buffer> => page.screenshot()

/** Opens the form; the button is pressed until the page takes it. */
export const startCase = async (page: Page): Promise<void> => {
  await expect(async () => {
    const button = caseOn(page).getByRole('button', { name: 'Report a problem' })
    if (await button.isVisible()) await button.click()
    await expect(caseOn(page).getByRole('textbox')).toBeVisible({ timeout: 1000 })
  }).toPass()
}
