import type { Page } from '@playwright/test'
import { expect } from './operator.ts'
import { open } from './page-checks.ts'
import { dialogOf, inventoryLink } from './seller.ts'

/** A customer at the open form. */
export const startSelling = async (page: Page): Promise<void> => {
  await open(page, '/account/offers')
  await page.getByRole('button', { name: 'New Offer' }).click()
  await expect(page.getByLabel('Skin name')).toBeFocused()
}

/** Fills the form with a skin that the catalogue need not know. */
export const fill = async (
  page: Page,
  change: { title?: string; price?: string; link?: string } = {},
): Promise<void> => {
  const { title = 'Souvenir of my grandmother', price = '12.5', link = inventoryLink } = change
  await page.getByLabel('Skin name').fill(title)
  await page.getByLabel('Your price').fill(price)
  await dialogOf(page).getByText('Field-Tested', { exact: true }).click()
  await page.getByLabel('Steam inventory link').fill(link)
}

export const send = (page: Page): Promise<void> => page.getByRole('button', { name: 'Send for review' }).click()
