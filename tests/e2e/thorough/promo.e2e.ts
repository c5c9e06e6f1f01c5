import type { Page } from '@playwright/test'
import { onCardPage, payWith } from '../card-page.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../page-checks.ts'
import { test } from '../promo-codes.ts'
import { cardButton, expect, openCart } from '../till.ts'

const field = (page: Page) => page.getByLabel('Promo code', { exact: true })

const summary = (page: Page) => page.getByRole('region', { name: 'Summary' })

/** Types a code and sends it with the Enter key. */
const apply = async (page: Page, code: string): Promise<void> => {
  await field(page).fill(code)
  await field(page).press('Enter')
}

/** The amount in Credits that is to be paid. */
const total = async (page: Page): Promise<number> => {
  const text = await summary(page).locator('dl').first().locator('dd').last().textContent()
  return Number(text?.split('Credits')[0]?.replaceAll(',', ''))
}

/** A total less ten per cent, halves to the even cent. */
const lessTenPercent = (units: number): number => Math.round(units * 100 - Math.floor(units * 10 + 0.5)) / 100

const balanceButton = (page: Page) => page.getByRole('button', { name: 'Pay from balance' })

for (const size of [
  { width: 320, height: 700 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]) {
  test(`a promo code is applied, outlives a reload and is taken off, by keyboard, at ${size.width} px`, async ({
    page,
    till,
    promos,
    consoleErrors,
  }) => {
    await page.setViewportSize(size)
    await till.customer(page, 2)
    const code = await promos.make()
    await openCart(page)
    const before = await total(page)
    await apply(page, ` ${code.toLowerCase()} `)
    await expect(summary(page).getByRole('status')).toHaveText(`${code} applied: 10% off skins`)
    await expect(field(page)).toHaveValue(code)
    const after = await total(page)
    expect(Math.abs(after - lessTenPercent(before))).toBeLessThan(0.015)
    const discount = (before - after).toFixed(2)
    await expect(summary(page).getByText(`−€${discount}`)).toBeVisible()
    await expect(summary(page).getByText(`= €${after.toFixed(2)}`)).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await openCart(page)
    await expect(summary(page).getByText(`−€${discount}`)).toBeVisible()
    await page.getByRole('button', { name: `Remove promo code ${code}` }).press('Enter')
    await expect(summary(page).getByRole('status')).toHaveText('Promo code removed')
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('')
    expect(await total(page)).toBe(before)
    expect(await promos.uses(code)).toBe(0)
    expect(consoleErrors).toEqual([])
  })
}

test('a code that cannot be applied says why beside the field, and the one before stays', async ({
  page,
  till,
  promos,
}) => {
  await till.customer(page, 1)
  const code = await promos.make()
  await openCart(page)
  await apply(page, '')
  await expect(field(page)).toHaveAccessibleDescription('Invalid promo code')
  await apply(page, 'NO-SUCH-CODE')
  await expect(field(page)).toHaveAccessibleDescription('Invalid promo code')
  await apply(page, code)
  await expect(summary(page).getByRole('status')).toContainText('applied')
  await expect(field(page)).toHaveAccessibleDescription('')
  const paid = await total(page)

  await apply(page, await promos.make({ totalMinCents: 1_000_000 }))
  await expect(field(page)).toHaveAccessibleDescription('This promo code needs a total of at least €10,000.00')
  await page.route('**/api/promocode/check*', (route) => route.fulfill({ status: 500, json: { status: 'error' } }))
  await apply(page, await promos.make())
  await expect(field(page)).toHaveAccessibleDescription('Failed to apply promo code')
  await page.unroute('**/api/promocode/check*')
  await expect(summary(page).getByRole('status')).toContainText(`${code} applied`)
  expect(await total(page)).toBe(paid)
})

test('after ten wrong codes the eleventh is not heard', async ({ page, till, promos }) => {
  await till.customer(page, 1)
  const code = await promos.make()
  await openCart(page)
  for (let wrong = 1; wrong <= 10; wrong += 1) {
    const answered = page.waitForResponse(/promocode\/check/)
    await apply(page, `WRONG-${wrong}`)
    await answered
    await expect(field(page)).toHaveAccessibleDescription('Invalid promo code')
  }
  await apply(page, code)
  await expect(field(page)).toHaveAccessibleDescription('Too many requests. Please wait a moment and try again.')
})

test('a code is checked again when the cart changes, and leaves with its reason', async ({ page, till, promos }) => {
  await till.customer(page, 2)
  await openCart(page)
  const before = await total(page)
  const code = await promos.make({ totalMinCents: Math.round(before * 100) })
  await apply(page, code)
  await expect(summary(page).getByRole('status')).toContainText('applied')
  await page
    .getByRole('button', { name: /^Remove .* from cart$/ })
    .first()
    .click()
  await expect(field(page)).toHaveAccessibleDescription(/^This promo code needs a total of at least €/)
  await expect(summary(page).getByRole('status')).toHaveText('')
  await expect(summary(page).getByText('−€')).toHaveCount(0)
  await expect(field(page)).toHaveValue(code)
})

test('a code that the purchase refuses is taken off with its reason, and the new total can be confirmed', async ({
  page,
  till,
  promos,
}) => {
  const customer = await till.customer(page, 1)
  const code = await promos.make()
  await openCart(page)
  const before = await total(page)
  await apply(page, code)
  await expect(summary(page).getByRole('status')).toContainText('applied')
  await promos.stop(code)
  await cardButton(page).click()
  await expect(field(page)).toHaveAccessibleDescription('Invalid promo code')
  await expect(field(page)).toBeFocused()
  expect(await total(page)).toBe(before)
  expect(await till.payments(customer)).toEqual([])
  await expect(async () => {
    await cardButton(page).click()
    await expect(page.getByLabel('Card number')).toBeVisible({ timeout: 5000 })
  }).toPass()
})

test('a code whose last use went to somebody else meanwhile is used up at the purchase', async ({
  page,
  till,
  promos,
  browser,
  baseURL,
}) => {
  await till.customer(page, 1)
  const code = await promos.make({ usesMax: 1, percent: 100 })
  await openCart(page)
  await apply(page, code)
  await expect(summary(page).getByRole('status')).toContainText('applied')
  expect(await total(page)).toBe(0)
  await expect(cardButton(page)).toHaveAttribute('aria-disabled', 'true')

  const theirs = await (await browser.newContext({ baseURL })).newPage()
  await till.customer(theirs, 1)
  await openCart(theirs)
  await apply(theirs, code)
  await expect(summary(theirs).getByRole('status')).toContainText('applied')
  // Nothing is left to pay: the balance, which is empty, covers it.
  await balanceButton(theirs).click()
  await expect(theirs).toHaveURL(/\/success-payment/)
  await theirs.context().close()

  await balanceButton(page).click()
  await expect(field(page)).toHaveAccessibleDescription('This promo code has been used up')
  expect(await total(page)).toBeGreaterThan(0)
  expect(await promos.uses(code)).toBe(1)
  await till.booksAgree()
})

test('a card pays the total less the discount; the code is used once and not for the next cart', async ({
  page,
  till,
  promos,
}) => {
  const customer = await till.customer(page, 2)
  const code = await promos.make({ usesPerCustomerMax: 1 })
  await openCart(page)
  await apply(page, code)
  await expect(summary(page).getByRole('status')).toContainText('applied')
  const paid = await total(page)
  await cardButton(page).click()
  await onCardPage(page)
  await expect(page.getByText(paid.toFixed(2)).first()).toBeVisible()
  expect(await promos.uses(code)).toBe(1)

  // Back in the cart the open payment holds the use, which does not count against the customer.
  await openCart(page)
  await expect(summary(page).getByRole('status')).toContainText('applied')
  expect(await total(page)).toBe(paid)
  await cardButton(page).click()
  await onCardPage(page)
  await payWith(page, 'pays')
  await expect(page).toHaveURL(/\/success-payment\?type=purchase/)
  expect(await promos.uses(code)).toBe(1)
  await till.booksAgree()

  const next = await page.request.get('/api/items/list?price_from=5&price_till=50')
  const { payload } = (await next.json()) as { payload: { id: number }[] }
  await customer.post('/cart/add', { id: payload[0]?.id, count: 1 })
  await openCart(page)
  await expect(summary(page).getByRole('status')).toHaveText('')
  await apply(page, code)
  await expect(field(page)).toHaveAccessibleDescription('This promo code has been used up')
})

test('a code is still there when a customer comes back from topping up, and pays with the balance', async ({
  page,
  till,
  promos,
}) => {
  await till.customer(page, 1)
  const code = await promos.make()
  await openCart(page)
  await apply(page, code)
  await expect(summary(page).getByRole('status')).toContainText('applied')
  const paid = await total(page)
  await page.getByRole('button', { name: /^Top up €/ }).click()
  const dialog = page.getByRole('dialog')
  // As a number: 12.30 is 12.3.
  await expect.poll(async () => Number(await dialog.getByLabel(/^Amount/).inputValue())).toBe(paid)
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await dialog.getByRole('button', { name: 'Pay Now' }).click()
  await onCardPage(page)
  await payWith(page, 'pays')
  await expect(page).toHaveURL(/\/success-payment\?type=topup/)
  await openCart(page)
  await expect(summary(page).getByRole('status')).toContainText(`${code} applied`)
  expect(await total(page)).toBe(paid)
  await balanceButton(page).click()
  await expect(page).toHaveURL(/\/success-payment\?type=purchase/)
  expect(await promos.uses(code)).toBe(1)
  await till.booksAgree()
})
