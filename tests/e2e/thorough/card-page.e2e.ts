import type { Page } from '@playwright/test'
import { cardGroups, groupedNumber, testCards } from '../../../apps/sandbox-pay/src/checkout/test-cards.ts'
import { openTopUp } from '../card-page.ts'
import { expect, payWith, test } from '../card-provider.ts'
import { verifiedCustomer } from '../customers.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../page-checks.ts'

/** Opens the card page of a top-up of 20 EUR and answers the payment's id. */
const openCardPage = async (page: Page): Promise<string> => {
  const customer = await verifiedCustomer(page)
  return openTopUp(page, customer, 20)
}

test('the card page fits every screen, is accessible and says until when it is open', async ({ page }) => {
  await openCardPage(page)
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  }
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([...cardGroups])
  await expect(page.getByText(/Open until \d\d:\d\d UTC\./)).toBeVisible()
})

test('every card in the list fills in the form, and it pays with keys alone', async ({ page }) => {
  await openCardPage(page)
  const paying = testCards.filter(({ key }) => key !== 'pays')
  for (const { number, label } of [...paying, ...testCards.slice(0, 1)]) {
    const link = page.getByRole('link', { name: `${groupedNumber(number)} ${label}`, exact: true })
    const target = await link.boundingBox()
    expect(target?.height).toBeGreaterThanOrEqual(40)
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Card number')).toHaveValue(groupedNumber(number))
  }
  await page.getByLabel('Name').focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Pay' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/success-payment?type=topup')
})

test('a card page that breaks after paying leaves the customer with the money credited', async ({ page }) => {
  const order = await openCardPage(page)
  await payWith(page, 'broken_page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('That did not work')
  await page.goto(`/pending-payment?order=${order}`)
  await expect(page).toHaveURL('/success-payment?type=topup')
  await expect(page.getByRole('main')).toContainText('Balance: 20.00')
})

test('a slow bank keeps the customer waiting and credits when it pays', async ({ page, provider }) => {
  await provider.setFaults({ late_seconds: 2 })
  await openCardPage(page)
  await payWith(page, 'processing')
  await expect(page).toHaveURL(/\/pending-payment\?order=/)
  await expect(page).toHaveURL('/success-payment?type=topup', { timeout: 15_000 })
  await expect(page.getByRole('main')).toContainText('Balance: 20.00')
})

test('a slow bank that does not pay ends on the failure page', async ({ page, provider }) => {
  await provider.setFaults({ late_seconds: 1 })
  await openCardPage(page)
  await payWith(page, 'processing_fails')
  await expect(page).toHaveURL(/\/fail-payment\?type=topup/, { timeout: 15_000 })
})

test('a session that expires under the hands of the customer says so, with a way back', async ({ page }) => {
  await openCardPage(page)
  await payWith(page, 'expires')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This payment has expired')
  await page.getByRole('link', { name: 'Back to the shop' }).click()
  await expect(page).toHaveURL(/\/fail-payment\?type=topup/)
})
