import { onCardPage, payWith } from './card-page.ts'
import { expectAccessible, expectNoSidewaysScroll, sizes } from './page-checks.ts'
import { cardButton, expect, openCart, openPayment, test } from './till.ts'

for (const size of sizes) {
  test(`a card purchase holds its items over Back and a declined card until it is paid, at ${size.width} px`, async ({
    page,
    till,
    consoleErrors,
  }) => {
    await page.setViewportSize(size)
    const customer = await till.customer(page, 2)
    await openCart(page)
    await expectAccessible(page)
    await cardButton(page).click()
    await onCardPage(page)
    await page.goBack()
    await expect(openPayment(page)).toContainText(/Reserved for you: 30:\d\d/)
    await expect(openPayment(page)).toContainText('2 items for')
    await expect(page.getByText('Held by your open card payment.', { exact: false })).toHaveCount(2)
    await expect(page.getByText('Paying again ends the open card payment and starts a new one.')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await openPayment(page).getByRole('link', { name: 'Continue payment' }).click()
    await onCardPage(page)
    await payWith(page, 'declined')
    await expect(page.getByRole('alert')).toContainText('Your card was declined.')
    await payWith(page, 'pays')
    await expect(page).toHaveURL(/\/success-payment\?type=purchase&order=\d+$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order')
    await expectAccessible(page)
    const order = new URL(page.url()).searchParams.get('order')
    await expect(page.getByRole('link', { name: `View order #${order}` })).toHaveAttribute(
      'href',
      `/account/orders/${order}`,
    )
    await page.getByRole('link', { name: 'View order history' }).click()
    await expect(page.getByText('Processing').filter({ visible: true })).toHaveCount(2)
    await page.goto('/cart')
    await expect(page.getByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible()
    expect(await till.payments(customer)).toEqual([{ state: 'Success', order: 'processing', paid: true }])
    expect(await till.balance(customer)).toBe(0)
    await till.booksAgree()
    // The provider's page says 402 for a declined card, as it should.
    expect(consoleErrors.filter((error) => !error.includes('402'))).toEqual([])
  })
}

test('cancelling in the cart sets the items free and leaves the same cart, with the focus in it', async ({
  page,
  till,
}) => {
  const customer = await till.customer(page, 2)
  await openCart(page)
  await cardButton(page).click()
  await onCardPage(page)
  await page.goto('/cart')
  const remove = page.getByRole('list', { name: 'Items in your cart' }).getByRole('button')
  await expect(remove.first()).toHaveAttribute('aria-disabled', 'true')
  await openPayment(page).getByRole('button', { name: 'Cancel payment' }).press('Enter')
  await expect(openPayment(page)).toHaveCount(0)
  await expect(page.getByText('Payment cancelled. Nothing was charged.')).toBeVisible()
  await expect(remove).toHaveCount(2)
  await expect(remove.first()).not.toHaveAttribute('aria-disabled')
  await expect(page.locator('main [tabindex="-1"]:focus')).toBeVisible()
  expect(await till.payments(customer)).toEqual([{ state: 'Cancelled', order: 'cancelled', paid: false }])
  await till.booksAgree()
})
