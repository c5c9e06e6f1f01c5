import type { Page } from '@playwright/test'
import { verifiedCustomer } from '../customers.ts'
import { open } from '../page-checks.ts'
import { askForLink } from '../reset-links.ts'
import { expect, test } from '../shop.ts'

const newPassword = 'Panda2027'

const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

/** Presses a button until the shop says what is expected: a form may still hold its guard against double submits. */
const press = async (page: Page, name: string, told: string): Promise<void> => {
  await expect(async () => {
    await page.getByRole('button', { name }).click()
    await expect(page.getByRole('alert').filter({ hasText: told })).toBeVisible({ timeout: 2000 })
  }).toPass()
}

const noAnswer = 'No answer from the shop. Check your connection and try again.'

test('a shop that fails says so in each form and keeps what was typed', async ({ page }) => {
  const customer = await verifiedCustomer(page)
  const link = await askForLink(page, customer)
  const both = { 'New password': newPassword, 'Confirm new password': newPassword }
  const account: Record<string, string> = { 'Current password': customer.password, ...both }
  const forms: {
    path: string
    call: string
    typed: Record<string, string>
    action: string
    failed: string
    unreadable: string
  }[] = [
    {
      path: '/account',
      call: '/api/user/change-password',
      typed: account,
      action: 'Change password',
      failed: 'Failed to change password',
      unreadable: 'Failed to update password',
    },
    {
      path: link,
      call: '/api/reset-password',
      typed: both,
      action: 'Save new password',
      failed: 'Failed to reset password',
      unreadable: 'Failed to reset the password',
    },
    {
      path: '/auth?form=reset',
      call: '/api/user/reset-password',
      typed: { Email: customer.email },
      action: 'Send reset link',
      failed: 'Failed to send reset link',
      unreadable: 'Failed to send reset link',
    },
  ]
  for (const { path, call, typed, action, failed, unreadable } of forms) {
    // The account first: who is signed in has no business on the other pages.
    if (path !== '/account') await page.context().clearCookies()
    await open(page, path)
    for (const [name, text] of Object.entries(typed)) await field(page, name).fill(text)
    await page.route(`**${call}`, (route) => route.fulfill({ status: 500, json: { status: 'error' } }))
    await press(page, action, failed)
    await page.unroute(`**${call}`)
    await page.route(`**${call}`, (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }))
    await press(page, action, unreadable)
    await page.unroute(`**${call}`)
    await page.route(`**${call}`, (route) => route.abort())
    await press(page, action, noAnswer)
    await page.unroute(`**${call}`)
    for (const [name, text] of Object.entries(typed)) await expect(field(page, name)).toHaveValue(text)
  }
})

test('while a link is being sent the button says so, and a second press asks for no second one', async ({ page }) => {
  let asked = 0
  let answer: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/user/reset-password', async (route) => {
    asked += 1
    await held
    await route.continue()
  })
  await open(page, '/auth?form=reset')
  await field(page, 'Email').fill('nobody@example.org')
  await page.keyboard.press('Enter')
  const busy = page.getByRole('button', { name: 'Sending...' })
  await expect(busy).toHaveAttribute('aria-busy', 'true')
  // Playwright itself would wait for a button that is off.
  await busy.click({ force: true })
  await field(page, 'Email').press('Enter')
  answer()
  await expect(toast(page)).toContainText('Password reset link sent. Please check your email.')
  expect(asked).toBe(1)
})
