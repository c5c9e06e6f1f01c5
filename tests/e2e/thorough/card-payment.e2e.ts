import { onCardPage, payWith } from '../card-page.ts'
import { expectAccessible, sizes } from '../page-checks.ts'
import { cardButton, expect, openCart, openPayment, test } from '../till.ts'

test('cancelling on the card page leads over the reason back to the same cart, which can be paid again', async ({
  page,
  till,
}) => {
  const customer = await till.customer(page, 1)
  await openCart(page)
  await cardButton(page).click()
  await onCardPage(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/fail-payment\?type=purchase/)
  await expect(page.getByRole('main')).toContainText('You cancelled the payment. Nothing was charged.')
  for (const size of sizes) {
    await page.setViewportSize(size)
    await expectAccessible(page)
  }
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem')).toHaveCount(1)
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await cardButton(page).click()
  await onCardPage(page)
  await payWith(page, 'pays')
  await expect(page).toHaveURL(/\/success-payment\?type=purchase/)
  expect((await till.payments(customer)).map(({ state }) => state)).toEqual(['Cancelled', 'Success'])
  await till.booksAgree()
})

test('3-D Secure that fails leaves the payment open, and passed it pays', async ({ page, till }) => {
  const customer = await till.customer(page, 1)
  await openCart(page)
  await cardButton(page).click()
  await onCardPage(page)
  await payWith(page, 'secure')
  await page.getByRole('button', { name: 'Fail authentication' }).click()
  await expect(page.getByRole('alert')).toContainText('unable to authenticate')
  expect((await till.payments(customer)).map(({ state }) => state)).toEqual(['Pending'])
  await payWith(page, 'secure')
  await page.getByRole('button', { name: 'Complete authentication' }).click()
  await expect(page).toHaveURL(/\/success-payment\?type=purchase/)
  expect(await till.payments(customer)).toEqual([{ state: 'Success', order: 'processing', paid: true }])
  await till.booksAgree()
})

test('an answer that is lost in mid-payment and a reload resume the same payment, and a new try replaces it', async ({
  page,
  till,
}) => {
  const customer = await till.customer(page, 1)
  await openCart(page)
  await page.route('**/api/purchase/product*', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await cardButton(page).click()
  await expect(page.getByText('the next press goes on with the same payment', { exact: false })).toBeVisible()
  await page.unroute('**/api/purchase/product*')
  await openCart(page)
  await expect(openPayment(page)).toBeVisible()
  await cardButton(page).click()
  await onCardPage(page)
  expect((await till.payments(customer)).map(({ state }) => state)).toEqual(['Pending'])
  await openCart(page)
  await cardButton(page).click()
  await onCardPage(page)
  await payWith(page, 'pays')
  await expect(page).toHaveURL(/\/success-payment\?type=purchase/)
  expect((await till.payments(customer)).map(({ state }) => state)).toEqual(['Cancelled', 'Success'])
  await till.booksAgree()
})

test('an item that somebody else is paying for says until when, and a tab that lags learns of the own success', async ({
  page,
  browser,
  baseURL,
  till,
}) => {
  const customer = await till.customer(page, 1)
  const other = await browser.newPage({ baseURL })
  const waiting = await till.customer(other, 0)
  await waiting.post('/cart/add', { id: customer.items[0], count: 1 })
  await openCart(page)
  await cardButton(page).click()
  await onCardPage(page)
  await other.goto('/cart')
  await expect(other.getByText(/Somebody is paying for it\. If they do not, it is back by \d\d:\d\d\./)).toBeVisible()
  await expect(cardButton(other)).toHaveAccessibleDescription('Nothing in your cart can be bought at the moment.')
  await other.close()

  const lagging = await page.context().newPage()
  await openCart(lagging)
  await expect(openPayment(lagging)).toBeVisible()
  await payWith(page, 'missing')
  await cardButton(lagging).click()
  await expect(lagging).toHaveURL('/account/orders')
  await expect(lagging.getByText('Your earlier card payment has just gone through.', { exact: false })).toBeVisible()
  await expect(page).toHaveURL(/\/success-payment\?type=purchase/)
  expect(await till.payments(customer)).toEqual([{ state: 'Success', order: 'processing', paid: true }])
  await till.booksAgree()
})

test('a card is off for more than ten items, and where the shop does not take it', async ({ page, till, operator }) => {
  await till.customer(page, 11)
  await openCart(page)
  await expect(cardButton(page)).toHaveAccessibleDescription(
    'A card pays for at most 10 items at once. Remove some, or pay from balance.',
  )
  await page.getByRole('list', { name: 'Items in your cart' }).getByRole('button').first().click()
  await expect(cardButton(page)).not.toHaveAttribute('aria-disabled')
  await operator.run(`update settings set payment_methods = '{balance}'`)
  await expect(async () => {
    await page.reload()
    await expect(cardButton(page)).toHaveAccessibleDescription('This payment method is not available', {
      timeout: 2000,
    })
  }).toPass()
  await operator.run(`update settings set payment_methods = '{card,balance,sepa-manual}'`)
})
