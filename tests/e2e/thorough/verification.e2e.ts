import { unverifiedCustomer } from '../customers.ts'
import { expectAccessible, open } from '../page-checks.ts'
import { askFor, notifications, profilePanel } from '../profile-page.ts'
import { expect, mailTo, test } from '../shop.ts'

test('a verification mail is sent again once a minute, and the button says why it waits', async ({ page }) => {
  await page.clock.install()
  const { email } = await unverifiedCustomer(page)
  await open(page, '/email-verification')
  await expect(page.getByRole('main')).toContainText(email)
  const resend = page.getByRole('button', { name: 'Resend Verification Email' })
  await resend.click()
  await expect(resend).toHaveAccessibleDescription(/^Sent\. Again in (60|59|58) s$/)
  await expect(resend).toHaveAttribute('aria-disabled', 'true')
  await page.clock.runFor(61_000)
  await expect(resend).not.toHaveAttribute('aria-disabled', 'true')
  await page.route('**/api/email/verify/resend', (route) => route.abort())
  await resend.click()
  await expect(notifications(page)).toContainText(/connection|Failed to send verification email/i)
})

test('somebody who mistyped their address corrects it before it was verified', async ({ page }) => {
  const { email } = await unverifiedCustomer(page)
  await open(page, '/email-verification')
  await page.getByRole('link', { name: 'Correct it in your profile' }).click()
  await expect(profilePanel(page).getByText('Not verified yet')).toBeVisible()
  await askFor(page, `right-${email}`)
  const [link = ''] = (await mailTo(page, `right-${email}`)).links
  await open(page, link)
  await expect(page).toHaveURL('/email/verify/success')
  await page.getByRole('main').getByRole('link', { name: 'To my account' }).click()
  await expect(profilePanel(page).getByText('Verified', { exact: true })).toBeVisible()
})

test('an expired link tells guests and customers what it is, and a verified customer is led to the account', async ({
  page,
}) => {
  const expiredLink = `/email/verify/${'A'.repeat(43)}`
  await page.goto(expiredLink)
  await expect(page).toHaveURL(`/auth?form=signin&redirect=${encodeURIComponent('/email-verification?expired=1')}`)
  await expect(page.getByText('That link is old or was used before. Sign in to ask for a new one.')).toBeVisible()

  const { email } = await unverifiedCustomer(page)
  await open(page, expiredLink)
  await expect(page.getByText('That link is old or was used before. Ask for a new one.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Resend Verification Email' })).toBeVisible()

  const { links } = await mailTo(page, email)
  await page.request.get(links[0] ?? '', { maxRedirects: 0 })
  await open(page, expiredLink)
  await expect(page.getByText('Your address is verified already', { exact: false })).toBeVisible()
  await page.goto('/email-verification')
  await expect(page).toHaveURL('/account')
})

for (const javaScriptEnabled of [true, false]) {
  const scripts = javaScriptEnabled ? 'with scripts' : 'without scripts'

  test(`in a browser that is not signed in, ${scripts}, the link waits for one press`, async ({ page, browser }) => {
    const customer = await unverifiedCustomer(page)
    const [verifying = ''] = (await mailTo(page, customer.email)).links
    const elsewhere = await browser.newPage({ javaScriptEnabled, baseURL: new URL(verifying).origin })
    await elsewhere.goto(verifying)
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Confirm your email address')
    if (javaScriptEnabled) await expectAccessible(elsewhere)
    await elsewhere.getByRole('button', { name: 'Yes, this is my address' }).click()
    await expect(elsewhere).toHaveURL('/email/verify/success')

    const wished = `wished-${customer.email}`
    await customer.put('/user/profile', { email: wished })
    const [changing = ''] = (await mailTo(page, wished)).links
    await elsewhere.goto(changing)
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Confirm your new email address')
    await elsewhere.getByRole('button', { name: 'Yes, use this address' }).click()
    await expect(elsewhere).toHaveURL('/email/verify/success')
    await elsewhere.close()
  })
}

for (const width of [390, 768, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('axe finds nothing wrong with the verification pages', async ({ page, consoleErrors }) => {
      for (const path of ['/email/verify/success', '/email/verify/already-success', '/email/change/expired']) {
        await open(page, path)
        await expectAccessible(page)
      }
      await unverifiedCustomer(page)
      await open(page, '/email-verification')
      await page.getByRole('button', { name: 'Resend Verification Email' }).click()
      await expect(page.getByText(/^Sent\. Again in/)).toBeVisible()
      await expectAccessible(page)
      expect(consoleErrors).toEqual([])
    })
  })
}
