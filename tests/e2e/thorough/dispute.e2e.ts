import { mergeTests, type Page } from '@playwright/test'
import { openTopUp, payWith } from '../card-page.ts'
import { test as withProvider } from '../card-provider.ts'
import type { Customer } from '../customers.ts'
import { open } from '../page-checks.ts'
import { mailTo } from '../shop.ts'
import { cardButton, expect, openCart, test as withTill } from '../till.ts'

const test = mergeTests(withTill, withProvider)

const blocked = 'A charge to your card is disputed, so payments are on hold. Please contact support.'

/** Tops up in EUR on the hosted card page; answers the payment's id. */
const topUp = async (page: Page, customer: Customer, amount: number): Promise<string> => {
  const payment = await openTopUp(page, customer, amount)
  await payWith(page, 'pays')
  await expect(page).toHaveURL('/success-payment?type=topup')
  return payment
}

/** Presses until the page says why not; a button that was just refused drops a click of the same moment. */
const expectRefused = async (page: Page, press: () => Promise<void>): Promise<void> => {
  const said = page.getByText(blocked, { exact: true })
  await expect(async () => {
    await press()
    await expect(said.first()).toBeVisible({ timeout: 2000 })
  }).toPass()
}

const payFromBalance = (page: Page) => page.getByRole('button', { name: 'Pay from balance' })

test('a disputed top-up lowers the balance and stops every payment until the bank decides for the shop', async ({
  page,
  till,
  provider,
}) => {
  const customer = await till.customer(page, 1)
  const kept = await topUp(page, customer, 100)
  const disputed = await topUp(page, customer, 60)
  expect(kept).not.toBe(disputed)
  await expect(page.getByRole('main')).toContainText('Balance: 160.00')

  const dispute = await provider.openDispute(disputed)
  await expect.poll(() => till.balance(customer)).toBe(10_000)
  const mail = await mailTo(page, customer.email)
  expect(mail.subject).toBe('Your card payment of €60.00 is disputed')
  await open(page, '/account')
  await expect(page.getByRole('main').getByText('100.00').first()).toBeVisible()
  await openCart(page)
  await expectRefused(page, () => payFromBalance(page).click())
  // The cart is as it was, and no other way to pay leads past it.
  await openCart(page)
  await expectRefused(page, () => cardButton(page).click())
  await open(page, '/account/transactions')
  await page.getByRole('button', { name: 'Top Up Balance', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Top up balance' })
  await dialog.getByLabel('Amount', { exact: true }).fill('20')
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expectRefused(page, () => dialog.getByRole('button', { name: 'Pay Now' }).click())
  await till.booksAgree()

  await provider.closeDispute(dispute, 'won')
  await expect.poll(() => till.balance(customer)).toBe(16_000)
  await expect
    .poll(async () => (await mailTo(page, customer.email)).subject)
    .toBe('The dispute about €60.00 is settled')
  await openCart(page)
  await payFromBalance(page).click()
  await expect(page).toHaveURL(/\/success-payment\?type=purchase/)
  await till.booksAgree()
})

test('a lost dispute of a spent top-up leaves nothing to spend, and the order stays', async ({
  page,
  till,
  provider,
}) => {
  const customer = await till.customer(page, 1)
  const payment = await topUp(page, customer, 60)
  await openCart(page)
  await payFromBalance(page).click()
  await expect(page).toHaveURL(/\/success-payment\?type=purchase/)
  const dispute = await provider.openDispute(payment)
  await expect.poll(() => till.balance(customer)).toBe(0)
  await provider.closeDispute(dispute, 'lost')
  await expect
    .poll(async () => (await mailTo(page, customer.email)).subject)
    .toBe('The payment of €60.00 went back to its card')
  expect(await till.balance(customer)).toBe(0)
  await till.booksAgree()
})
