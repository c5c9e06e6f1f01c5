import type { Locator, Page } from '@playwright/test'

/** The search over the page. */
export const sheetOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Search' })

export const fieldOf = (page: Page): Locator => sheetOf(page).getByRole('combobox', { name: 'Search skins' })

/** What was found, the row that leads to all of it included. */
export const rowsOf = (page: Page): Locator =>
  sheetOf(page).getByRole('listbox', { name: 'Skins found' }).getByRole('option')

/** The names of what was understood, in their order. */
export const chipsOf = (page: Page): Locator =>
  sheetOf(page).getByRole('list', { name: 'Understood' }).getByRole('listitem')
