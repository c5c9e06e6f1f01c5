import type { Page } from '@playwright/test'
import { verifiedCustomer } from '../customers.ts'
import { expect, test } from '../operator.ts'
import { expectAccessible, expectNoSidewaysScroll, open } from '../page-checks.ts'
import { askForLink, type Mail, mailsTo, resetLinkTo, signedOutCustomer } from '../reset-links.ts'

/** Time between two keys in ms: as fast as a quick hand, and slower than the guard against double submits. */
const delay = 30

const newPassword = 'Panda2027'
const lastPassword = 'Panda2028'

const widths = [390, 768, 1440]

/** Presses Tab until something has the focus; a keyboard user gets everywhere in few steps. */
const tabTo = async (page: Page, target: ReturnType<Page['getByLabel']>): Promise<void> => {
  await expect(target).toBeVisible()
  for (let step = 0; step < 40; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

test('a forgotten password becomes a new one, and then another, with nothing but keys', async ({ page }) => {
  const { email } = await signedOutCustomer(page)
  await open(page, '/auth?form=signin')
  await tabTo(page, page.getByRole('link', { name: 'Forgot password?' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/auth?form=reset')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset password')
  await tabTo(page, field(page, 'Email'))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please enter your email address')).toBeVisible()
  await expect(field(page, 'Email')).toBeFocused()
  await page.keyboard.type(email, { delay })
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText('Password reset link sent. Please check your email.')
  await expect(page.getByRole('main').getByRole('status')).toContainText(`If ${email} has an account`)

  await open(page, await resetLinkTo(page, email))
  await expect(field(page, 'Email')).toHaveValue(email)
  await tabTo(page, field(page, 'New password'))
  await page.keyboard.type(newPassword, { delay })
  await tabTo(page, field(page, 'Confirm new password'))
  await page.keyboard.type(newPassword, { delay })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Password changed successfully')
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/auth?form=signin')
  await tabTo(page, field(page, 'Email'))
  await page.keyboard.type(email)
  await tabTo(page, field(page, 'Password'))
  await page.keyboard.type(newPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/account')

  await tabTo(page, field(page, 'Current password'))
  await page.keyboard.type(newPassword)
  await tabTo(page, field(page, 'New password'))
  await page.keyboard.type(lastPassword)
  await tabTo(page, field(page, 'Confirm new password'))
  await page.keyboard.type(lastPassword)
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText('Password changed successfully')
  await expect(field(page, 'Current password')).toHaveValue('')
  await page.reload()
  await expect(field(page, 'Current password')).toBeVisible()
  await expect.poll(async () => (await mailsTo(page, email)).filter(isAboutChange).length).toBe(2)
})

const isAboutChange = ({ subject }: Mail): boolean => subject === 'Your password was changed'

test('a link that was used, is broken or was cut off says so and offers a new one', async ({ page }) => {
  const customer = await verifiedCustomer(page)
  const link = await askForLink(page, customer)
  const { searchParams } = new URL(link, 'http://shop')
  const form = { password: newPassword, password_confirmation: newPassword }
  await customer.post('/reset-password', { ...Object.fromEntries(searchParams), ...form })
  await open(page, link)
  await field(page, 'New password').fill(lastPassword)
  await field(page, 'Confirm new password').fill(lastPassword)
  await page.getByRole('button', { name: 'Save new password' }).click()
  const again = page.getByRole('link', { name: 'Ask for a new link' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work')
  await expect(again).toBeFocused()
  for (const broken of ['/reset-password', link.replace('token=', 'token=x'), link.replace(/&email=.*/, '')]) {
    await open(page, broken)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work')
    await expect(page.getByText('This link is old or was used before. Ask for a new one.')).toBeVisible()
  }
  await again.click()
  await expect(page).toHaveURL('/auth?form=reset')
})

test('the page for a new password is for guests, and a reset elsewhere signs this browser out', async ({ page }) => {
  const customer = await verifiedCustomer(page)
  const link = await askForLink(page, customer)
  await page.goto(link)
  await expect(page).toHaveURL('/')
  const { searchParams } = new URL(link, 'http://shop')
  const form = { password: newPassword, password_confirmation: newPassword }
  await customer.post('/reset-password', { ...Object.fromEntries(searchParams), ...form })
  await page.goto('/account')
  await expect(page).toHaveURL('/auth?form=signin&redirect=%2Faccount')
})

test('a new password is checked while it is typed, and differing ones are told on both fields', async ({ page }) => {
  const link = await askForLink(page, await verifiedCustomer(page))
  for (const { path, action } of [
    { path: '/account', action: 'Change password' },
    { path: link, action: 'Save new password' },
  ]) {
    if (path === link) await page.context().clearCookies()
    await open(page, path)
    await field(page, 'New password').fill('panda2')
    const met = page.getByRole('main').getByRole('listitem').filter({ hasText: 'done' })
    await expect(met).toHaveText(['Lower casedone', 'Digitdone'])
    await field(page, 'New password').fill(newPassword)
    await expect(met).toHaveCount(4)
    await field(page, 'Confirm new password').fill(lastPassword)
    await page.getByRole('button', { name: action }).click()
    await expect(page.getByText('Passwords do not match')).toHaveCount(2)
    await field(page, 'Confirm new password').fill(newPassword)
    await expect(page.getByText('Passwords do not match')).toHaveCount(0)
  }
})

test('an empty or weak new password is told at its field', async ({ page }) => {
  await verifiedCustomer(page)
  await open(page, '/account')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(field(page, 'Current password')).toBeFocused()
  await expect(field(page, 'Current password')).toHaveAccessibleDescription('Password is required')
  await expect(field(page, 'New password')).toHaveAccessibleDescription('Password is required')
  await expect(field(page, 'Confirm new password')).toHaveAccessibleDescription('Please confirm your password')
  await field(page, 'New password').fill('panda')
  await expect(field(page, 'New password')).toHaveAccessibleDescription(
    'Use 8 to 128 characters with a lower case letter, an upper case letter and a digit',
  )
})

test('a wrong current password is told beside its field, and nothing that was typed is lost', async ({ page }) => {
  await verifiedCustomer(page)
  await open(page, '/account')
  await expect(page.getByText('Other devices are signed out when you change it.')).toBeVisible()
  await field(page, 'Current password').fill('Wrong2026')
  await field(page, 'New password').fill(newPassword)
  await field(page, 'Confirm new password').fill(newPassword)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(field(page, 'Current password')).toHaveAccessibleDescription('The current password is wrong')
  await expect(field(page, 'Current password')).toBeFocused()
  await expect(field(page, 'New password')).toHaveValue(newPassword)
})

test('Google’s tag never runs where a link to reset leads', async ({ page, operator }) => {
  await operator.change({ google_tag: 'G-TEST123456' })
  const policyOf = async (path: string) => (await page.request.get(path)).headers()['content-security-policy']
  expect(await policyOf('/')).toContain('googletagmanager')
  const google: string[] = []
  await page.route(/googletagmanager\.com/, (route) => {
    google.push(route.request().url())
    return route.abort()
  })
  await page.addInitScript(() => localStorage.setItem('cookie_consent', 'accepted'))
  const path = `/reset-password?token=${'A'.repeat(43)}&email=ann%40example.org`
  expect(await policyOf(path)).not.toContain('google')
  await open(page, path)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of service' }).click()
  await expect.poll(() => google.length).toBe(1)
  expect(google.join()).not.toContain('reset-password')
})

for (const width of widths) {
  test(`axe finds nothing wrong with the forms about passwords at ${width} px`, async ({ page, consoleErrors }) => {
    await page.setViewportSize({ width, height: 900 })
    const customer = await verifiedCustomer(page)
    const link = await askForLink(page, customer)
    await open(page, '/account')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('Please confirm your password')).toBeVisible()
    await expectAccessible(page)
    await page.context().clearCookies()
    await open(page, link)
    await page.getByRole('button', { name: 'Save new password' }).click()
    await expect(page.getByText('Please confirm your password')).toBeVisible()
    await expectAccessible(page)
    await open(page, '/reset-password')
    await expectAccessible(page)
    await open(page, '/auth?form=signin')
    await expectAccessible(page)
    await open(page, '/auth?form=reset')
    await field(page, 'Email').fill(customer.email)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main').getByRole('status')).toContainText('has an account')
    await expectAccessible(page)
    expect(consoleErrors).toEqual([])
  })
}

test('the pages about passwords do not scroll sideways on the smallest phones', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  const link = await askForLink(page, await verifiedCustomer(page))
  await open(page, '/account')
  await expectNoSidewaysScroll(page)
  await page.context().clearCookies()
  for (const path of [link, '/reset-password', '/auth?form=signin', '/auth?form=signup', '/auth?form=reset']) {
    await open(page, path)
    await expectNoSidewaysScroll(page)
  }
})
