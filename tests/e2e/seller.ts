import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Locator, Page } from '@playwright/test'
import type { Customer } from './customers.ts'
import { test as base, expect } from './operator.ts'

/** The test with an operator who types after `npm run shop --`; answers what is printed. */
export const test = base.extend<{ staff: (...typed: string[]) => Promise<string> }>({
  staff: async ({ dataDir, shopUrl }, use) => {
    const env = { ...process.env, DATA_DIR: dataDir, PUBLIC_URL: shopUrl }
    await use(async (...typed) => {
      const running = promisify(execFile)(process.execPath, ['apps/server/dist/cli.mjs', ...typed], { env })
      const { stdout } = await running.catch((error: Error & { stdout: string }) => {
        // What was refused is printed, not in the error's own message.
        error.message += `\n${error.stdout}`
        throw error
      })
      return stdout
    })
  },
})

export const inventoryLink = 'https://steamcommunity.com/id/marta/inventory'

export const tradeLink = 'https://steamcommunity.com/tradeoffer/new/?partner=46143802&token=Kx9_-aB2'

/** A skin that the seeded catalogue has; its finish is factory new or minimal wear. */
export const karambit = {
  title: '★ Karambit | Doppler (Phase 2)',
  skin_id: 'karambit-doppler-phase-2',
  variant: 'normal',
  quality: 'factory_new',
  price: 1700,
}

/** Proposes a skin as the customer's browser would; answers the offer's number. */
export const propose = async (customer: Customer, change: Record<string, unknown> = {}): Promise<string> => {
  const answer = await customer.post('/offer/create', { ...karambit, item_url: inventoryLink, ...change })
  return String((answer as { id: number }).id)
}

/** What customers read of an offer's state (docs/behaviour/offers.md#offer-states). */
export const labels = {
  pending: 'Pending Review',
  offer: 'Counter Offer Available',
  awaiting_item: 'Awaiting Item Trade',
  ready_for_payout: 'Ready for Payout',
  payout_processing: 'Processing Payout',
  approved: 'Payout Completed',
  declined_by_user: 'Declined by You',
  declined_by_service: 'Declined by Service',
} as const

/** An offer in the list. */
export const rowOf = (page: Page, offer: string): Locator => page.getByRole('row').filter({ hasText: `#O-${offer}` })

/** The dialog that is open. */
export const dialogOf = (page: Page): Locator => page.getByRole('dialog')

/** A button of the dialog that is open. */
export const button = (page: Page, name: string): Locator => dialogOf(page).getByRole('button', { name, exact: true })

/** Presses until what follows is there: a form stays closed for a moment after a refusal. */
export const press = (page: Page, name: string, then: Locator): Promise<void> =>
  expect(async () => {
    if (!(await then.isVisible())) await button(page, name).click({ timeout: 2000 })
    await expect(then).toBeVisible({ timeout: 3000 })
  }).toPass()

/** A message at the bottom right. */
export const toastOf = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text)

/** The customer comes back to the tab in which the shop is open. */
export const lookAgain = (page: Page): Promise<void> =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
