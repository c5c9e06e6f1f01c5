import type { Page } from '@playwright/test'
import { itemsForSale, unverifiedCustomer, verifiedCustomer } from '../customers.ts'
import { expectAccessible, expectNoSidewaysScroll, open } from '../page-checks.ts'
import { askFor, notifications, openProfile, profilePanel, saveButton } from '../profile-page.ts'
import { enterIn, notDone, outliveProof, proofDialog, proofPassword } from '../proof-dialog.ts'
import { expect, mailTo, test } from '../shop.ts'

/** Time between two keys in ms: as fast as a quick hand. */
const delay = 20

const tradeLink = 'https://steamcommunity.com/tradeoffer/new/?partner=46143802&token=Kx9_-aB2'

const deliveryPanel = (page: Page) => page.getByRole('region', { name: 'Delivery' })

test('a name is changed with nothing but keys, and header and menu know it at once', async ({ page }) => {
  await verifiedCustomer(page)
  await openProfile(page)
  await expect(saveButton(page)).toHaveAccessibleDescription('Nothing changed yet')
  await profilePanel(page).getByLabel('First name').focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('Zala', { delay })
  await page.keyboard.press('Enter')
  await expect(notifications(page)).toContainText('Profile updated successfully')
  await expect(page.getByRole('main').getByText('Zala Kovač')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Your account' })).toContainText('ZK')
  await expect(saveButton(page)).toHaveAccessibleDescription('Nothing changed yet')
  await page.reload()
  await expect(profilePanel(page).getByLabel('First name')).toHaveValue('Zala')
})

test('a new email is asked for with keys alone, counts once its link is opened, and the old mailbox is told', async ({
  page,
}) => {
  const { email } = await verifiedCustomer(page)
  const wished = `new-${email}`
  await openProfile(page)
  await profilePanel(page).getByLabel('Email').focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.type(wished, { delay: 5 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Confirm your new email' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: wished })).toContainText(/until \d\d\.\d\d\.\d{4}, \d\d:\d\d/)
  await expect(profilePanel(page).getByLabel('Email')).toHaveValue(email)
  await expect.poll(async () => (await mailTo(page, email)).subject).toBe('A new email address was asked for')

  const [link = ''] = (await mailTo(page, wished)).links
  await open(page, link)
  await expect(page).toHaveURL('/email/verify/success')
  await page.getByRole('main').getByRole('link', { name: 'To my account' }).click()
  await expect(profilePanel(page).getByLabel('Email')).toHaveValue(wished)
  await expect(page.getByRole('heading', { name: 'Confirm your new email' })).toHaveCount(0)
  await expect
    .poll(async () => (await mailTo(page, email)).subject)
    .toBe('The email address of your account was changed')
  await open(page, link)
  await expect(page).toHaveURL('/email/verify/already-success')
})

test('a wrong password changes nothing, is named beside its field, and nothing typed is lost', async ({
  page,
  dataDir,
}) => {
  const { email } = await verifiedCustomer(page)
  await outliveProof(dataDir, { email })
  await openProfile(page)
  await profilePanel(page).getByLabel('First name').fill('Zala')
  await profilePanel(page).getByLabel('Email').fill(`new-${email}`)
  await saveButton(page).click()
  const password = proofPassword(page)
  await expect(password).toBeFocused()
  await password.fill('Wrong2026')
  await enterIn(password, () =>
    expect(password).toHaveAccessibleDescription('The current password is wrong', { timeout: 2000 }),
  )
  await proofDialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(notifications(page)).toContainText(notDone)
  await expect(profilePanel(page).getByLabel('First name')).toHaveValue('Zala')
  await expect(profilePanel(page).getByLabel('Email')).toHaveValue(`new-${email}`)
  await expect(page.getByRole('main').getByText('Marta Kovač')).toBeVisible()
})

test('a change that was asked for is withdrawn with a key, and its link is worth nothing', async ({ page }) => {
  const { email } = await verifiedCustomer(page)
  await openProfile(page)
  await askFor(page, `new-${email}`)
  const [link = ''] = (await mailTo(page, `new-${email}`)).links
  const withdraw = page.getByRole('button', { name: 'Withdraw' })
  await withdraw.focus()
  await page.keyboard.press('Enter')
  await expect(withdraw).toHaveCount(0)
  await expect(profilePanel(page).getByLabel('Email')).toBeFocused()
  await page.context().clearCookies()
  await page.goto(link)
  await expect(page).toHaveURL('/email/change/expired')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
  await expectAccessible(page)
})

test('a phone must be valid, and a wrong one keeps the rest from being saved', async ({ page }) => {
  await verifiedCustomer(page)
  await openProfile(page)
  const phone = profilePanel(page).getByLabel('Phone', { exact: true })
  await phone.fill('+386 40')
  await saveButton(page).click()
  await expect(phone).toHaveAccessibleDescription('Please enter a valid phone number')
  await expect(phone).toBeFocused()
  await phone.fill('+386 41 222 333')
  await expect(async () => {
    await saveButton(page).click()
    await expect(notifications(page)).toContainText('Profile updated successfully', { timeout: 2000 })
  }).toPass()
})

test('a trade link is refused when wrong, kept when right, and filled in at the checkout', async ({ page }) => {
  const customer = await verifiedCustomer(page)
  await openProfile(page)
  const link = deliveryPanel(page).getByLabel('Steam trade link')
  await link.fill('https://steamcommunity.com/id/marta')
  await page.keyboard.press('Enter')
  await expect(link).toHaveAccessibleDescription('Please enter a valid Steam trade link')
  await link.fill(tradeLink)
  await deliveryPanel(page).getByLabel('Country').selectOption({ label: 'Germany' })
  // The form may still hold its guard against double submits.
  await expect(async () => {
    await page.getByRole('button', { name: 'Save delivery' }).click()
    await expect(notifications(page)).toContainText('Profile updated successfully', { timeout: 2000 })
  }).toPass()
  const [id] = await itemsForSale(page)
  await customer.post('/cart/add', { id, count: 1 })
  await open(page, '/cart')
  await expect(page.getByLabel('Steam trade link')).toHaveValue(tradeLink)
  await expect(page.getByLabel('Country', { exact: true }).locator('option:checked')).toHaveText('Germany')
})

test('names of 60 characters each break neither header nor form on a phone', async ({ page }) => {
  const customer = await verifiedCustomer(page)
  await customer.put('/user/profile', { name: 'Wolfeschlegelstein'.repeat(4).slice(0, 60), surname: 'K'.repeat(60) })
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await openProfile(page)
    await expectNoSidewaysScroll(page)
  }
})

test('a server that fails says so and keeps what was typed', async ({ page }) => {
  const { email } = await verifiedCustomer(page)
  await openProfile(page)
  await page.route('**/api/user/profile', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 502, body: 'gone' }) : route.fallback(),
  )
  await askFor(page, `new-${email}`)
  await expect(notifications(page)).toContainText('Failed to update profile')
  await expect(profilePanel(page).getByLabel('Email')).toHaveValue(`new-${email}`)
})

test('a profile that cannot be loaded says so and is asked for again', async ({ page }) => {
  await verifiedCustomer(page)
  await page.route('**/api/user/profile*', (route) => route.fulfill({ status: 500, body: 'gone' }))
  await open(page, '/account/personal')
  await expect(page.getByText('Failed to load profile data')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('banner').getByRole('button', { name: 'Failed to fetch profile' })).toBeVisible()
  await page.unroute('**/api/user/profile*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(profilePanel(page).getByLabel('First name')).toHaveValue('Marta')
  await expect(page.getByRole('banner').getByText('0.00')).toBeVisible()
})

test('while saving takes its time the button says so and sends once', async ({ page }) => {
  await verifiedCustomer(page)
  await openProfile(page)
  const answers: number[] = []
  page.on('response', (response) => {
    if (response.request().method() === 'PUT') answers.push(response.status())
  })
  let answer = () => {}
  const waiting = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/user/profile', async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback()
    await waiting
    await route.continue()
  })
  await profilePanel(page).getByLabel('First name').fill('Zala')
  await saveButton(page).click()
  const running = profilePanel(page).getByRole('button', { name: /Saving\.\.\./ })
  await expect(running).toHaveAttribute('aria-busy', 'true')
  // A button that is off is pressed all the same.
  await running.click({ force: true })
  await profilePanel(page).getByLabel('First name').press('Enter')
  answer()
  await expect(notifications(page)).toContainText('Profile updated successfully')
  expect(answers.filter((status) => status === 200)).toHaveLength(1)
})

for (const width of [390, 768, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('axe finds nothing wrong with the profile, its errors and a waiting change', async ({
      page,
      consoleErrors,
    }) => {
      const { email } = await verifiedCustomer(page)
      await openProfile(page)
      await expectAccessible(page)
      await profilePanel(page).getByLabel('Phone', { exact: true }).fill('+386 40')
      await profilePanel(page).getByLabel('Email').fill(`new-${email}`)
      await saveButton(page).click()
      await expect(profilePanel(page).getByText('Please enter a valid phone number')).toBeVisible()
      await expectAccessible(page)
      await page.reload()
      await openProfile(page)
      await askFor(page, `new-${email}`)
      await expect(page.getByRole('heading', { name: 'Confirm your new email' })).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      expect(consoleErrors).toEqual([])
    })
  })
}

test('the profile and the verification pages do not scroll sideways on the smallest phones', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  const { email } = await unverifiedCustomer(page)
  await open(page, '/email-verification')
  await page.getByRole('button', { name: 'Resend Verification Email' }).click()
  await expect(page.getByText(/^Sent\. Again in/)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await openProfile(page)
  await askFor(page, `new-${email}`)
  await expect(page.getByRole('heading', { name: 'Confirm your new email' })).toBeVisible()
  await expectNoSidewaysScroll(page)
})
