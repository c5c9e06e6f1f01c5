import type { Locator, Page } from '@playwright/test'
import type { Customer } from './customers.ts'
import { asOwner } from './owner.ts'
import { expect } from './shop.ts'

/** The dialog that asks who sits there, whatever lies below it. */
export const proofDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Please confirm that it is you', exact: true })

export const proofPassword = (page: Page): Locator => proofDialog(page).getByLabel('Current password')

/** What a form says whose call was given up there. */
export const notDone = 'Not done yet: please confirm that it is you'

/** Lets the customer's proof be over, as it is ten minutes after they signed in. */
export const outliveProof = (dataDir: string, { email }: Pick<Customer, 'email'>): Promise<void> =>
  asOwner(
    dataDir,
    `update sessions set proven_at = now() - interval '10 minutes'
     where customer_id = (select id from customers where email = $1)`,
    [email],
  )

/** Presses Enter in a field until something happens: the form may still hold its guard against double submits. */
export const enterIn = (field: Locator, happens: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await field.press('Enter', { timeout: 2000 })
    await happens()
  }).toPass()

/** Types the password where nothing was typed before, and confirms. */
export const prove = async (page: Page, password: string): Promise<void> => {
  await expect(proofPassword(page)).toBeFocused()
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(proofDialog(page)).toHaveCount(0)
}
