import type { Page } from '@playwright/test'
import { openTheShop } from './opening.ts'
import { test } from './real-shop.ts'
import { dialogOf } from './seller.ts'
import { expect } from './shop.ts'
import { openCart } from './till.ts'

/** Goodwill of 50 EUR: what one member of staff may give alone. */
const give = async (at: Page, email: string): Promise<void> => {
  await at.goto(`/backoffice/customers?search=${encodeURIComponent(email)}`)
  await at
    .getByRole('link', { name: /^Customer \d+$/ })
    .first()
    .click()
  await at.getByRole('button', { name: 'Adjust balance' }).press('Enter')
  const dialog = dialogOf(at)
  await dialog.getByLabel('Amount').fill('50')
  await dialog.getByLabel('Reason').fill('Opening week')
  await dialog.getByLabel('Note to the customer').fill('A gift, because we have just opened.')
  await dialog.getByRole('button', { name: 'Book €50.00' }).press('Enter')
  await expect(at.getByText('€50.00 booked; the customer gets a mail')).toBeVisible()
}

test('an empty real shop is filled, priced, put on campaign, sold from, buys an offer and gives money back', async ({
  page: at,
  browser,
  shopUrl,
  inbox,
  staff,
}) => {
  test.setTimeout(240_000)
  await openTheShop({
    at,
    browser,
    shopUrl,
    staff,
    inbox,
    // Whoever has no live key of Stripe's is sold to from a balance.
    pay: async ({ page, email }) => {
      await give(at, email)
      await openCart(page)
      await page.getByRole('button', { name: 'Pay from balance' }).click()
    },
  })
})
