import type { Page } from '@playwright/test'
import { codeOf, earlyInStep } from '../authenticator.ts'
import { topUp } from '../buyer.ts'
import { onCardPage } from '../card-page.ts'
import { toast } from '../cart-page.ts'
import { dialog, keyOfApp, panel, typeAnd } from '../factor-page.ts'
import { approve, limitsOf, setLimits } from '../identity-limits.ts'
import { looksRight, open } from '../page-checks.ts'
import { cardButton, expect, openCart, test } from '../till.ts'

test.use({ viewport: { width: 390, height: 844 } })

test.afterEach(async ({ operator }) => {
  await setLimits(operator)
  await operator.run('update settings set second_factor_required = false, second_factor_balance_cents = 10000')
})

const needed = 'We need to know who you are first'

test('a top-up says what a card can pay as its amount is typed, and goes on up to there', async ({
  page,
  till,
  operator,
}) => {
  const customer = await till.customer(page, 0)
  await setLimits(operator, { cardYearCents: 10_000 })
  await open(page, '/account/transactions')
  await page.getByRole('button', { name: 'Top Up Balance', exact: true }).press('Enter')
  const amount = page.getByLabel('Amount', { exact: true })
  const submit = page.getByRole('button', { name: 'Submit' })
  await expect(amount).toBeFocused()
  await amount.fill('40')
  await expect(limitsOf(page)).toContainText('You can pay €100.00 by card within a year')
  await looksRight(page)
  await amount.fill('100.01')
  await expect(limitsOf(page).getByRole('status')).toContainText(needed)
  await expect(limitsOf(page)).toContainText('more than the €100.00 that you can still pay by card')
  await expect(submit).toBeDisabled()
  await looksRight(page)
  await amount.fill('100')
  await expect(limitsOf(page)).not.toContainText(needed)
  await submit.press('Enter')
  await expect(page.getByLabel('City')).toHaveValue('Ljubljana')

  // What was asked for elsewhere meanwhile: refused, said beside the amount, and nothing that was typed is lost.
  await setLimits(operator, { cardYearCents: 9999 })
  await page.getByLabel('City').fill('Maribor')
  await page.getByRole('button', { name: 'Pay Now' }).press('Enter')
  await expect(toast(page, needed)).toBeVisible()
  await expect(limitsOf(page)).toContainText('more than the €99.99')
  await expect(amount).toHaveValue('100')
  await limitsOf(page).getByRole('link', { name: 'Verify your identity' }).press('Enter')
  await expect(page).toHaveURL('/account/verification')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await approve(operator, customer)
  await open(page, '/account/transactions')
  await page.getByRole('button', { name: 'Top Up Balance', exact: true }).press('Enter')
  await amount.fill('100')
  await submit.press('Enter')
  await expect(page.getByLabel('City')).toHaveValue('Maribor')
  await expect(limitsOf(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Pay Now' }).press('Enter')
  await onCardPage(page)
})

test('a cart says it where its total passes what a card can pay, or little of that is left', async ({
  page,
  till,
  operator,
}) => {
  const customer = await till.customer(page)
  await setLimits(operator, { cardYearCents: 1_000_000 })
  await openCart(page)
  await expect(cardButton(page)).toBeVisible()
  await expect(limitsOf(page)).toHaveCount(0)

  await setLimits(operator, { cardYearCents: 100 })
  await openCart(page)
  await expect(limitsOf(page)).toContainText('By card this is more than the €1.00 that you can still pay')
  await expect(limitsOf(page)).toContainText('Your balance has no such limit.')
  await looksRight(page)
  await page.getByLabel('City').fill('Maribor')
  await cardButton(page).press('Enter')
  await expect(toast(page, needed)).toBeVisible()
  await expect(page.getByLabel('City')).toHaveValue('Maribor')
  expect(await till.payments(customer)).toEqual([])

  // 700 of 800 EUR are used: what is in the cart fits, and less than a quarter is left.
  await topUp(operator, customer, 70_000)
  await setLimits(operator, { cardYearCents: 80_000 })
  await openCart(page)
  await expect(limitsOf(page)).toContainText('You can pay €100.00 more by card until')
  await expect(limitsOf(page)).toContainText('€700.00 of €800.00 used')
  await looksRight(page)

  await approve(operator, customer)
  await openCart(page)
  await expect(cardButton(page)).toBeVisible()
  await expect(limitsOf(page)).toHaveCount(0)
})

const tradeLink = (page: Page) => page.getByLabel('Steam trade link')

test('a cart says beside the trade link that another one needs a second factor, and keeps what was typed', async ({
  page,
  till,
  operator,
}) => {
  const other = 'https://steamcommunity.com/tradeoffer/new/?partner=41825001&token=OtherOne'
  const customer = await till.customer(page)
  await topUp(operator, customer, 20_000)
  await operator.run('update settings set second_factor_required = true')
  await openCart(page)
  await expect(page.getByText('Another one needs a second factor first.')).toBeVisible()
  await tradeLink(page).fill(other)
  const note = page.getByRole('note')
  await expect(note).toContainText('A second factor comes first')
  await looksRight(page)
  await note.getByRole('button', { name: 'Set up a second factor' }).press('Enter')
  await expect(page).toHaveURL('/account/security')
  const key = await keyOfApp(page, customer.password)
  await earlyInStep()
  await typeAnd(page, codeOf(key, -1), 'Enter')
  await dialog(page).getByRole('button', { name: 'I have kept them' }).press('Enter')
  await panel(page).getByRole('button', { name: 'Back to where you were' }).press('Enter')
  await expect(page).toHaveURL('/cart')
  await expect(tradeLink(page)).toHaveValue(other)
  await expect(note).toHaveCount(0)
})
