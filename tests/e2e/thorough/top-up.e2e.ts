import type { Page } from '@playwright/test'
import { onCardPage, openTopUp, payWith, setFaults } from '../card-page.ts'
import { asOwner } from '../owner.ts'
import { expectAccessible, open, sizes } from '../page-checks.ts'
import { expect, openCart, test } from '../till.ts'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Top up balance' })

const openDialog = async (page: Page): Promise<void> => {
  await open(page, '/account/transactions')
  await page.getByRole('button', { name: 'Top Up Balance', exact: true }).click()
  await expect(dialogOf(page).getByLabel('Amount', { exact: true })).toBeFocused()
}

/** Goes through both steps; the profile knows the contact. */
const topUp = async (page: Page, amount: string): Promise<void> => {
  await openDialog(page)
  await dialogOf(page).getByLabel('Amount', { exact: true }).fill(amount)
  await dialogOf(page).getByRole('button', { name: 'Submit' }).click()
  await dialogOf(page).getByRole('button', { name: 'Pay Now' }).click()
}

/** Expects a message; a form that was just refused drops a click of the same moment. */
const expectSaid = async (page: Page, press: () => Promise<void>, message: string): Promise<void> => {
  await expect(async () => {
    await press()
    const said = page.getByRole('region', { name: 'Notifications' }).getByText(message, { exact: true }).last()
    await expect(said).toBeVisible({ timeout: 2000 })
  }).toPass()
}

test('the two steps of a top-up say what is wrong, with the minimum in the chosen currency', async ({
  page,
  till,
  shopUrl,
}) => {
  await till.customer(page, 0)
  await openDialog(page)
  const dialog = dialogOf(page)
  const amount = dialog.getByLabel('Amount', { exact: true })
  const submit = dialog.getByRole('button', { name: 'Submit' })
  await amount.fill('0.99')
  await expect(dialog).toContainText('Minimum top-up amount: 1.00')
  await expect(submit).toBeDisabled()
  await amount.fill('ten')
  await expect(submit).toBeEnabled()
  await expectSaid(page, () => submit.click(), 'Please enter a valid amount')
  await page.context().addCookies([{ name: 'currencyCode', value: 'UAH', url: shopUrl }])
  await openDialog(page)
  await amount.fill('2')
  await expect(dialog).toContainText(/Minimum top-up amount: [2-9]\d\.\d\d/)
  await expect(submit).toBeDisabled()
  await amount.fill('500')
  await submit.click()
  const pay = dialog.getByRole('button', { name: 'Pay Now' })
  await dialog.getByLabel('City').fill('')
  await expectSaid(page, () => pay.click(), 'Please fill in all required fields')
  await dialog.getByLabel('City').fill('Ljubljana')
  await dialog.getByLabel('Phone', { exact: true }).fill('+386 1')
  await expectSaid(page, () => pay.click(), 'Please enter a valid phone number')
})

test('where the rate of the chosen currency is too old, the dialog says so and the card is charged in EUR', async ({
  page,
  dataDir,
  till,
  shopUrl,
}) => {
  await till.customer(page, 0)
  const standAt = (age: string) =>
    asOwner(dataDir, `update currencies set rated_at = now() - $1::interval where code = 'GBP'`, [age])
  await page.context().addCookies([{ name: 'currencyCode', value: 'GBP', url: shopUrl }])
  await standAt('8 days')
  try {
    const said = 'The rate of GBP is too old to charge a card. You pay in EUR.'
    await expect(async () => {
      await openDialog(page)
      await expect(dialogOf(page)).toContainText(said, { timeout: 2000 })
    }).toPass()
    await expect(dialogOf(page)).toContainText('EUR €')
    await expectAccessible(page)
    await topUp(page, '20')
    await onCardPage(page)
    await expect(page.getByText('€20.00').first()).toBeVisible()
  } finally {
    await standAt('0 days')
  }
})

test('a top-up ends late, at the bank, by turning back or held, and the history shows each with its icon', async ({
  page,
  dataDir,
  till,
}) => {
  const customer = await till.customer(page, 0)
  await setFaults(dataDir, { late_seconds: 3 })
  await openTopUp(page, customer, 20)
  await payWith(page, 'late')
  await expect(page).toHaveURL(/\/pending-payment\?order=/)
  await expect(page).toHaveURL('/success-payment?type=topup', { timeout: 30_000 })
  await expect(page.getByRole('main')).toContainText('Balance: 20.00')
  await openTopUp(page, customer, 30)
  await payWith(page, 'processing_fails')
  await expect(page).toHaveURL(/\/fail-payment\?type=topup/, { timeout: 30_000 })
  await expect(page.getByRole('main')).toContainText('Your bank did not complete the payment.')
  await openTopUp(page, customer, 40)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/fail-payment\?type=topup/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(dialogOf(page)).toBeVisible()
  await openTopUp(page, customer, 50)
  await payWith(page, 'overcharged')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your payment is on hold')
  await openTopUp(page, customer, 60)
  await open(page, '/account/transactions')
  const rows = page.getByRole('table').getByRole('row')
  for (const [sum, state] of [
    ['€60.00', 'Pending'],
    ['€50.00', 'Error'],
    ['€40.00', 'Cancelled'],
    ['€30.00', 'Error'],
    ['€20.00', 'Success'],
  ] as const) {
    const row = rows.filter({ hasText: sum })
    await expect(row).toContainText(state)
    await expect(row.getByRole('cell').last().locator('svg')).toHaveCount(1)
  }
  const paper = page.getByRole('button', { name: /^Confirmation of payment [0-9a-f]{8} as PDF$/ })
  await expect(paper).toHaveCount(1)
  const [file] = await Promise.all([page.waitForEvent('download'), paper.press('Enter')])
  expect(file.suggestedFilename()).toMatch(/^payment-[0-9a-f-]{36}\.pdf$/)
  await expectAccessible(page)
  await page.route('**/api/deposit/confirmation/*', (route) =>
    route.fulfill({ status: 422, json: { status: 'error', code: 'x', message: '' } }),
  )
  await paper.press('Enter')
  await expect(page.getByText('The confirmation could not be loaded. Please try again.')).toBeVisible()
  await page.getByRole('link', { name: 'Continue payment €60.00' }).click()
  await onCardPage(page)
  await open(page, '/account/transactions')
  await page.getByRole('button', { name: 'Cancel payment €60.00' }).click()
  await expect(rows.filter({ hasText: '€60.00' })).toContainText('Cancelled')
  await expect(page.getByRole('button', { name: /^Cancel payment/ })).toBeHidden()
  expect(await till.balance(customer)).toBe(2000)
  await till.booksAgree()
})

test('a provider that is down, an answer without a link and one without a reason are told apart', async ({
  page,
  dataDir,
  till,
}) => {
  const customer = await till.customer(page, 1)
  await setFaults(dataDir, { fail_calls: 1000 })
  await topUp(page, '20')
  await expect(page.getByText('The payment provider does not answer. Please try again in a moment.')).toBeVisible()
  await setFaults(dataDir, { fail_calls: 0 })
  const pay = dialogOf(page).getByRole('button', { name: 'Pay Now' })
  await page.route('**/api/deposit/checkout*', (route) => route.fulfill({ status: 500, json: { status: 'error' } }))
  await expectSaid(page, () => pay.click(), 'Checkout failed')
  await page.unroute('**/api/deposit/checkout*')
  await page.route('**/api/deposit/checkout*', (route) => route.fulfill({ json: { status: 'OK', redirect_url: '' } }))
  await expectSaid(page, () => pay.click(), 'Could not retrieve payment link. Please try again.')

  await openCart(page)
  const card = page.getByRole('button', { name: 'CREDIT/DEBIT CARD' })
  await page.route('**/api/purchase/product*', (route) => route.fulfill({ status: 500, json: { status: 'error' } }))
  await expectSaid(page, () => card.click(), 'Payment processing failed.')
  await page.unroute('**/api/purchase/product*')
  const answer = { status: 'OK', balance: 0, order_id: 1, message: '' }
  await page.route('**/api/purchase/product*', (route) => route.fulfill({ json: answer }))
  await expectSaid(page, () => card.click(), 'Could not retrieve payment link. Please try again.')
  expect((await till.payments(customer)).map(({ state }) => state)).toEqual(['Pending'])
})

test('what the balance lacks is topped up, and the same cart is paid from it', async ({ page, till }) => {
  const customer = await till.customer(page, 1)
  await openCart(page)
  await page.getByRole('button', { name: /^Top up €/ }).click()
  const dialog = dialogOf(page)
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await dialog.getByRole('button', { name: 'Pay Now' }).click()
  await onCardPage(page)
  await payWith(page, 'pays')
  await expect(page).toHaveURL('/success-payment?type=topup')
  await page.getByRole('link', { name: '1 item is waiting in your cart' }).click()
  await expect(page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem')).toHaveCount(1)
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  const pay = page.getByRole('button', { name: 'Pay from balance' })
  await page.route('**/api/purchase/product*', (route) => route.fulfill({ status: 400, json: { status: 'error' } }))
  await expectSaid(page, () => pay.click(), 'Purchase failed')
  await page.unroute('**/api/purchase/product*')
  await expect(async () => {
    await pay.click({ timeout: 2000 })
    await expect(page).toHaveURL(/\/success-payment\?type=purchase&order=\d+$/, { timeout: 5000 })
  }).toPass()
  expect(await till.balance(customer)).toBe(0)
  await till.booksAgree()
})

test('a guest on the pending page signs in and comes back; an unknown payment and none at all are failures', async ({
  page,
  browser,
  baseURL,
  till,
}) => {
  const customer = await till.customer(page, 0)
  await topUp(page, '20')
  await onCardPage(page)
  await payWith(page, 'missing')
  await expect(page).toHaveURL(/\/pending-payment\?order=/)
  const { pathname, search } = new URL(page.url())
  const other = await browser.newPage({ baseURL })
  await other.goto(pathname + search)
  await expect(other).toHaveURL(/\/auth\?form=signin&redirect=/)
  await other.getByLabel('Email').fill(customer.email)
  await other.getByLabel('Password', { exact: true }).fill(customer.password)
  await other.getByRole('button', { name: 'Sign in' }).click()
  await expect(other).toHaveURL(pathname + search)
  await expect(other.getByText('Payment is being processed. Status: Pending')).toBeVisible()
  await till.askProvider()
  await expect(other).toHaveURL('/success-payment?type=topup', { timeout: 30_000 })
  for (const path of ['/pending-payment', '/processing-payment?order_id=nonsense']) {
    await other.goto(path)
    await expect(other).toHaveURL('/fail-payment')
    await expect(other.getByRole('main')).toContainText(
      "We couldn't process your payment. Please try again or use a different payment method.",
    )
  }
  for (const size of sizes) {
    await other.setViewportSize(size)
    await expectAccessible(other)
  }
  await other.close()
})
