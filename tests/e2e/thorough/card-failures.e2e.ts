import type { Page } from '@playwright/test'
import { onCardPage, payWith, setFaults } from '../card-page.ts'
import { asOwner } from '../owner.ts'
import { expectAccessible, open, sizes } from '../page-checks.ts'
import { cardButton, expect, openCart, openPayment, test } from '../till.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })

const goToCardPage = async (page: Page): Promise<void> => {
  await openCart(page)
  await cardButton(page).click()
  await onCardPage(page)
}

const expectSuccess = (page: Page) =>
  expect(page).toHaveURL(/\/success-payment\?type=purchase&order=\d+$/, { timeout: 30_000 })

const paidOnce = [{ state: 'Success', order: 'processing', paid: true }]

test('a session that expires under the customer’s hands charges nothing, says so and frees the items', async ({
  page,
  till,
}) => {
  const customer = await till.customer(page)
  await goToCardPage(page)
  await payWith(page, 'expires')
  // Whoever goes back before the provider has told the shop of it is taken for somebody who cancelled.
  await expect.poll(() => till.payments(customer)).toEqual([{ state: 'Cancelled', order: 'cancelled', paid: false }])
  await page.getByRole('link', { name: 'Back to the shop' }).click()
  await expect(page).toHaveURL(/\/fail-payment\?type=purchase/)
  await expect(page.getByRole('main')).toContainText('The payment page has expired. Nothing was charged.')
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(cardButton(page)).not.toHaveAttribute('aria-disabled')
  await expect(openPayment(page)).toHaveCount(0)
  await till.booksAgree()
})

test('when the time is up the cart says so, and the items are free once the provider has confirmed it', async ({
  page,
  till,
}) => {
  const customer = await till.customer(page)
  await goToCardPage(page)
  await till.hurry(customer, 300)
  await open(page, '/cart')
  await expect(openPayment(page).getByRole('status')).toHaveText('5 minutes are left to pay.')
  await till.hurry(customer, 6)
  await page.reload()
  await expect(openPayment(page)).toContainText('The time is up')
  await expect(openPayment(page).getByRole('link')).toHaveCount(0)
  await till.askProvider()
  await expect(page.getByText('The reservation has ended and nothing was charged.', { exact: false })).toBeVisible()
  await expect(openPayment(page)).toHaveCount(0)
  await expect(page.getByText('Held by your open card payment.', { exact: false })).toHaveCount(0)
  expect(await till.payments(customer)).toEqual([{ state: 'Cancelled', order: 'cancelled', paid: false }])
  await till.booksAgree()
})

test('a late webhook is waited for on the pending page, which counts down and never says failed', async ({
  page,
  dataDir,
  till,
}) => {
  const customer = await till.customer(page)
  await goToCardPage(page)
  // Long enough for a look at the page.
  await setFaults(dataDir, { late_seconds: 20 })
  await payWith(page, 'late')
  await expect(page).toHaveURL(/\/pending-payment\?order=/)
  await expect(page.getByText('Payment is being processed. Status: Pending')).toBeVisible()
  await expect(page.getByText(/The card page is open for another 30:\d\d\./)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to the card page' })).toHaveAttribute('href', /^\/pay\/go\?order=/)
  for (const size of sizes) {
    await page.setViewportSize(size)
    await expectAccessible(page)
  }
  await expectSuccess(page)
  expect(await till.payments(customer)).toEqual(paidOnce)
  await till.booksAgree()
})

for (const [card, promise] of [
  ['duplicate', 'a webhook that comes three times sells once'],
  ['overtaken', 'webhooks in the wrong order sell once'],
] as const) {
  test(promise, async ({ page, till }) => {
    const customer = await till.customer(page)
    await goToCardPage(page)
    await payWith(page, card)
    await expectSuccess(page)
    expect(await till.payments(customer)).toEqual(paidOnce)
    await till.booksAgree()
  })
}

test('a webhook that never comes is made up for: the job asks the provider', async ({ page, till }) => {
  const customer = await till.customer(page)
  await goToCardPage(page)
  await payWith(page, 'missing')
  await expect(page.getByText('Payment is being processed. Status: Pending')).toBeVisible()
  await till.askProvider()
  await expectSuccess(page)
  expect(await till.payments(customer)).toEqual(paidOnce)
  await till.booksAgree()
})

test('a provider that is down at checkout charges nothing, and the next press goes on with the same payment', async ({
  page,
  dataDir,
  till,
}) => {
  const customer = await till.customer(page)
  await openCart(page)
  await setFaults(dataDir, { fail_calls: 1000 })
  await cardButton(page).click()
  const main = page.getByRole('main')
  await expect(main).toContainText('The payment provider does not answer. Please try again in a moment.')
  await expect(main).toContainText('Nothing is paid twice')
  await setFaults(dataDir, { fail_calls: 0 })
  await expect(async () => {
    await cardButton(page).click({ timeout: 2000 })
    await expect(page.getByLabel('Card number')).toBeVisible({ timeout: 5000 })
  }).toPass()
  await payWith(page, 'pays')
  await expectSuccess(page)
  expect(await till.payments(customer)).toEqual(paidOnce)
  await till.booksAgree()
})

test('an answer of the provider that is lost opens no second session', async ({ page, dataDir, till }) => {
  const customer = await till.customer(page)
  await openCart(page)
  await setFaults(dataDir, { lose_answers: 1 })
  await cardButton(page).click()
  await expect(async () => {
    if (new URL(page.url()).pathname === '/cart') await cardButton(page).click({ timeout: 2000 })
    await expect(page.getByLabel('Card number')).toBeVisible({ timeout: 5000 })
  }).toPass()
  await payWith(page, 'pays')
  await expectSuccess(page)
  expect(await till.payments(customer)).toEqual(paidOnce)
  await till.booksAgree()
})

test('a cent too much is held for an operator: neither a success nor a failure that asks to pay again', async ({
  page,
  till,
}) => {
  const customer = await till.customer(page)
  await goToCardPage(page)
  await payWith(page, 'overcharged')
  await expect(title(page)).toHaveText('Your payment is on hold')
  await expect(page.getByRole('main')).toContainText('We are looking into it and will write to you.')
  await expect(page.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', /^mailto:/)
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveCount(0)
  await expectAccessible(page)
  expect(await till.payments(customer)).toMatchObject([{ state: 'Error', paid: false }])
  await till.booksAgree()
})

test('a bank that takes its time is waited for, whether it pays in the end or not', async ({ page, till }) => {
  const customer = await till.customer(page)
  await goToCardPage(page)
  await payWith(page, 'processing_fails')
  await expect(page.getByText('Payment is being processed. Status: Pending')).toBeVisible()
  await open(page, '/cart')
  await openPayment(page).getByRole('button', { name: 'Cancel payment' }).click()
  await expect(openPayment(page).getByRole('alert')).toHaveText(
    'The bank is already working on this payment. It cannot be cancelled now.',
  )
  const href = await openPayment(page).getByRole('link', { name: 'Continue payment' }).getAttribute('href')
  await page.goto(`/pending-payment?order=${new URL(href ?? '').searchParams.get('order')}`)
  await expect(title(page)).toHaveText('Payment failed', { timeout: 30_000 })
  await expect(page.getByRole('main')).toContainText('Your bank did not complete the payment.')
  await page.getByRole('link', { name: 'Try again' }).click()
  await goToCardPage(page)
  await payWith(page, 'processing')
  await expect(page.getByText('Payment is being processed. Status: Pending')).toBeVisible()
  await expectSuccess(page)
  expect((await till.payments(customer)).map(({ state }) => state)).toEqual(['Error', 'Success'])
  await till.booksAgree()
})

test('where the card page breaks after paying, the shop knows of the payment all the same', async ({ page, till }) => {
  const customer = await till.customer(page)
  await goToCardPage(page)
  await payWith(page, 'broken_page')
  await expect(title(page)).toHaveText('That did not work')
  await expect.poll(() => till.payments(customer)).toEqual(paidOnce)
  await page.goto('/account/orders')
  await expect(page.getByText('Processing').filter({ visible: true })).toHaveCount(1)
  await till.booksAgree()
})

test('paid too late for an item that somebody else has bought: the money goes back, and nothing says failed', async ({
  page,
  browser,
  baseURL,
  dataDir,
  till,
}) => {
  const customer = await till.customer(page)
  const [item] = customer.items
  await goToCardPage(page)
  await payWith(page, 'missing')
  await expect(page.getByText('Payment is being processed. Status: Pending')).toBeVisible()
  // As if the provider had confirmed an end that it takes back later.
  const ended = `update orders set state = 'cancelled' where state = 'pending' and id in
    (select order_id from order_lines where item_id = $1)`
  await asOwner(dataDir, ended, [item])
  await asOwner(dataDir, `update items set state = 'available' where id = $1`, [item])
  const other = await browser.newPage({ baseURL })
  const faster = await till.customer(other, 0)
  await faster.post('/cart/add', { id: item, count: 1 })
  await goToCardPage(other)
  await payWith(other, 'pays')
  await expectSuccess(other)
  await other.close()
  await till.askProvider()
  await expect(page).toHaveURL(/\/success-payment\?type=refunded/)
  await expect(title(page)).toHaveText('Paid, but too late')
  await expect(page.getByRole('main')).toContainText('The whole amount goes back to your card.')
  for (const size of sizes) {
    await page.setViewportSize(size)
    await expectAccessible(page)
  }
  expect(await till.payments(customer)).toEqual([{ state: 'Success', order: 'cancelled', paid: false }])
  await till.booksAgree()
})
