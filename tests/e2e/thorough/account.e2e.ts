import type { Page } from '@playwright/test'
import { openTopUp } from '../card-page.ts'
import { itemsForSale, unverifiedCustomer, verifiedCustomer } from '../customers.ts'
import { expectAccessible, expectNoSidewaysScroll, open, sizes } from '../page-checks.ts'
import { expect, test } from '../shop.ts'

/** Time between two keys in ms: as fast as a quick hand, and slower than the guard against double submits. */
const delay = 30

test('an empty sign-up form says what is missing, in the order of the form', async ({ page }) => {
  await open(page, '/auth?form=signup')
  const form = page.getByRole('main').locator('form')
  const submit = page.getByRole('button', { name: 'Create account' })
  await submit.click()
  const said = form.locator('[aria-live]').filter({ hasText: /./ })
  await expect(said).toHaveText([
    'First name is required',
    'Last name is required',
    'Email is required',
    'Phone number is required',
    'Password is required',
    'Please confirm your password',
    'Please accept the terms and privacy policy',
  ])
  await expect(page.getByLabel('First name')).toBeFocused()
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText('Please fill in all required fields')
})

test('a sign-up form says what is wrong with what was typed', async ({ page }) => {
  await open(page, '/auth?form=signup')
  await page.getByLabel('First name').fill('Marta')
  await page.getByLabel('Last name').fill('Kovač')
  await page.getByLabel('Email').fill('marta kovac@example')
  await page.getByLabel('Phone', { exact: true }).fill('+386 40')
  await page.getByLabel('Password', { exact: true }).fill('Bamboo2026')
  await page.getByLabel('Confirm password').fill('Bamboo2027')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  const said = page.getByRole('main').locator('form').locator('[aria-live]').filter({ hasText: /./ })
  await expect(said).toHaveText([
    'Please enter a valid email address',
    'Please enter a valid phone number',
    'Passwords do not match',
    'Passwords do not match',
  ])
  await expect(page.getByLabel('Email')).toBeFocused()
})

test('signing in needs nothing but keys, names a wrong password and leads to the page that was asked for', async ({
  page,
  demoCustomer,
}) => {
  await open(page, '/account?tab=orders')
  await expect(page).toHaveURL('/auth?form=signin&redirect=%2Faccount%3Ftab%3Dorders')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Create an account' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type(demoCustomer.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Bamboo2026')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Wrong email or password')
  const password = page.getByLabel('Password', { exact: true })
  await expect(password).toBeFocused()
  await page.keyboard.press('Control+A')
  await page.keyboard.type(demoCustomer.password, { delay })
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/account?tab=orders')
  await expect(page.getByRole('heading', { name: 'No orders found' })).toBeVisible()
})

for (const path of ['/cart', '/account', '/account/transactions', '/email-verification']) {
  test(`a guest who asks for ${path} signs in first`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveURL(`/auth?form=signin&redirect=${encodeURIComponent(path)}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
  })
}

test('a signed-in customer has no business on the auth page and is sent home', async ({ page }) => {
  await verifiedCustomer(page)
  await page.goto('/auth?form=signup')
  await expect(page).toHaveURL('/')
})

test('signing out ends the session, on a wide screen and on a phone', async ({ page }) => {
  for (const size of sizes) {
    await page.setViewportSize(size)
    await verifiedCustomer(page)
    await open(page, '/account')
    if (size.width < 1280) {
      await page.getByRole('button', { name: 'Open menu' }).click()
      await page.getByRole('button', { name: 'Logout' }).click()
    } else {
      await page.getByRole('button', { name: 'Your account' }).click()
      await page.getByRole('button', { name: 'Log out' }).click()
    }
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign up' })).toBeVisible()
    await page.goto('/cart')
    await expect(page).toHaveURL('/auth?form=signin&redirect=%2Fcart')
  }
})

test('an unverified customer is asked to verify first, and no call for cart or money is made', async ({ page }) => {
  await unverifiedCustomer(page)
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  for (const path of ['/cart', '/account', '/account/transactions', '/account/orders']) {
    await open(page, path)
    await expect(page.getByRole('heading', { name: 'Verify your email first' })).toBeVisible()
  }
  const [id] = await itemsForSale(page)
  await open(page, `/products/all/all/${id}`)
  await page.getByRole('button', { name: 'BUY NOW' }).first().click()
  await expect(page).toHaveURL('/email-verification')
  await page.getByRole('button', { name: 'Resend Verification Email' }).click()
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Verification email sent')
  expect(calls).toContain('/api/is-auth')
  expect(calls.filter((path) => /^\/api\/(cart|deposit|purchase|offer)/.test(path))).toEqual([])
})

/** A new customer without balance who has an item in the cart. */
const customerWithItem = async (page: Page): Promise<void> => {
  const customer = await verifiedCustomer(page)
  const [id] = await itemsForSale(page)
  await customer.post('/cart/add', { id, count: 1 })
}

test('a balance that does not suffice says so and offers to top up what is missing', async ({ page }) => {
  await customerWithItem(page)
  await open(page, '/cart')
  await expect(page.getByRole('button', { name: 'Pay from balance' })).toHaveAccessibleDescription(
    'Insufficient balance...',
  )
  const topUp = page.getByRole('button', { name: /^Top up €[\d,.]+$/ })
  const missing = (await topUp.textContent())?.replace(/[^\d.]/g, '')
  await topUp.click()
  const amount = page.getByRole('dialog', { name: 'Top up balance' }).getByLabel('Amount', { exact: true })
  await expect(amount).toHaveValue(String(Number(missing)))
})

for (const size of sizes) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size })

    test('axe finds nothing wrong with an empty cart and with one item in it', async ({ page, consoleErrors }) => {
      const customer = await verifiedCustomer(page)
      await open(page, '/cart')
      await expect(page.getByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible()
      await expectAccessible(page)
      const [id] = await itemsForSale(page)
      await customer.post('/cart/add', { id, count: 1 })
      await open(page, '/cart')
      await expect(page.getByRole('button', { name: 'Pay from balance' })).toBeVisible()
      await expectAccessible(page)
      expect(consoleErrors).toEqual([])
    })

    test('axe finds nothing wrong with the account and the top-up dialog', async ({ page, consoleErrors }) => {
      await verifiedCustomer(page)
      await open(page, '/account')
      await expect(page.getByText('member since', { exact: false }).first()).toBeVisible()
      await expectAccessible(page)
      const tabs = page.getByRole('navigation', { name: 'Account' })
      await tabs.getByRole('link', { name: 'Order history' }).click()
      await expect(page.getByRole('heading', { name: 'No orders found' })).toBeVisible()
      await expectAccessible(page)
      await tabs.getByRole('link', { name: 'Payment history' }).click()
      await expect(page.getByRole('heading', { name: 'No transactions found' })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Top Up Balance', exact: true }).click()
      const dialog = page.getByRole('dialog', { name: 'Top up balance' })
      await expect(dialog.getByLabel('Amount', { exact: true })).toBeFocused()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Submit' }).click()
      await expect(dialog.getByLabel('City')).toBeVisible()
      await expectAccessible(page)
      expect(consoleErrors).toEqual([])
    })
  })
}

test("a customer's pages do not scroll sideways on the smallest phones", async ({ page }) => {
  await customerWithItem(page)
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of ['/', '/cart', '/account', '/account/orders', '/account/transactions']) {
    await open(page, path)
    await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toBeVisible()
    await expectNoSidewaysScroll(page)
  }
})

/** Opens the card page of a top-up of 20 EUR. */
const openCardPage = async (page: Page): Promise<void> => {
  const customer = await verifiedCustomer(page)
  await openTopUp(page, customer, 20)
}

const payWith = async (page: Page, cardNumber: string): Promise<void> => {
  await page.getByLabel('Card number').fill(cardNumber)
  await page.getByLabel('Expiry').fill('12/34')
  await page.getByLabel('CVC').fill('123')
  await page.getByLabel('Name').fill('Marta Kovač')
  await page.getByRole('button', { name: 'Pay' }).click()
}

test('a declined card stays on the card page, says so, and another card pays', async ({ page }) => {
  await openCardPage(page)
  const cardPage = page.url()
  await payWith(page, '4000 0000 0000 0002')
  await expect(page.getByRole('alert')).toContainText('Your card was declined.')
  expect(page.url()).toBe(cardPage)
  await payWith(page, '4242 4242 4242 4242')
  await expect(page).toHaveURL('/success-payment?type=topup')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Balance topped up')
  await expect(page.getByRole('main')).toContainText('Balance: 20.00')
})

test('cancelling on the card page charges nothing and leads to the failure page with the reason', async ({ page }) => {
  await openCardPage(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/fail-payment\?type=topup/)
  await expect(page.getByRole('main')).toContainText('You cancelled the payment. Nothing was charged.')
  await page.getByRole('link', { name: 'Return home' }).click()
  await expect(page).toHaveURL('/')
})
