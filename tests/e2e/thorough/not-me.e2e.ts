import type { Page } from '@playwright/test'
import { expect, test } from '../back-office.ts'
import { type Customer, verifiedCustomer } from '../customers.ts'
import { giveCredentials } from '../factor-page.ts'
import { asOwner } from '../owner.ts'
import { looksRight, open, sizes } from '../page-checks.ts'
import { askForLink, mailsTo } from '../reset-links.ts'
import { dialogOf, toastOf } from '../seller.ts'

const newPassword = 'Panda2027'

/** Somebody who knows the password signs in elsewhere; answers the link of the mail that tells of it. */
const warned = async (page: Page, stranger: Page, customer: Customer): Promise<string> => {
  await giveCredentials(stranger, customer)
  await expect(stranger).toHaveURL('/account/security')
  const newest = async () => {
    const links = (await mailsTo(page, customer.email)).flatMap((mail) => mail.links)
    return links.find((link) => new URL(link).pathname === '/not-me') ?? ''
  }
  await expect.poll(newest).not.toBe('')
  const { pathname, search } = new URL(await newest())
  return pathname + search
}

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const main = (page: Page) => page.getByRole('main')

/** Presses Tab until the button has the focus, then Enter. */
const pressByKeys = async (page: Page, name: string): Promise<void> => {
  const button = main(page).getByRole('button', { name })
  for (let step = 0; step < 40; step += 1) {
    if (await button.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
}

for (const size of sizes) {
  test(`who reads of a stranger closes the account and gets it back, by keys alone, at ${size.width} px`, async ({
    page,
    browser,
    shopUrl,
    backOffice,
  }) => {
    const customer = await verifiedCustomer(page)
    const stranger = await browser.newPage({ baseURL: shopUrl })
    const link = await warned(page, stranger, customer)
    await page.setViewportSize(size)
    await open(page, link)
    await expect(title(page)).toHaveText('Was it not you?')
    await looksRight(page)
    await stranger.reload()
    await expect(stranger).toHaveURL('/account/security')

    await pressByKeys(page, 'Close my account')
    await expect(title(page)).toHaveText('Your account is closed')
    const write = main(page).getByRole('link', { name: 'Write to us' })
    await expect(write).toBeFocused()
    const support = ((await write.getAttribute('href')) ?? '').replace('mailto:', '')
    expect(support).toContain('@')
    await expect(main(page).getByRole('status')).toContainText(`Write to ${support}`)
    await looksRight(page)
    for (const browsing of [page, stranger]) {
      await browsing.goto('/account')
      await expect(browsing).toHaveURL(/^[^?]*\/auth\?form=signin/)
    }
    await giveCredentials(stranger, customer)
    await expect(stranger.getByText('Your account is blocked. Please contact support.').first()).toBeVisible()
    await open(page, link)
    await pressByKeys(page, 'Close my account')
    await expect(title(page)).toHaveText('This link was used before')
    await looksRight(page)

    const { page: desk, name } = await backOffice.open()
    await desk.setViewportSize(size)
    await desk.goto('/backoffice')
    await desk.getByRole('link', { name: /accounts? closed by/ }).press('Enter')
    await expect(desk).toHaveURL(/\/customers\?.*closed/)
    const row = desk.getByRole('row').filter({ hasText: customer.email })
    await row.getByRole('link').press('Enter')
    const notice = desk.getByRole('region', { name: 'Closed by its owner' })
    await expect(notice).toContainText(`“This was not me”, pressed in the mail “New device” to ${customer.email}.`)
    await looksRight(desk)
    await desk.getByRole('button', { name: 'Unblock' }).press('Enter')
    await expect(dialogOf(desk)).toContainText('once they have set a new password by mail')
    await dialogOf(desk).getByRole('textbox', { name: 'Reason' }).fill('called back, knew the last order')
    await dialogOf(desk).getByRole('button', { name: 'Unblock' }).press('Enter')
    await expect(toastOf(desk, 'Unblocked')).toBeVisible()
    await expect(notice).toHaveCount(0)
    await expect(desk.getByText('called back, knew the last order')).toBeVisible()
    await expect(desk.getByText(new RegExp(`· ${name}$`))).toBeVisible()
    await expect(desk.getByText('Closed by owner', { exact: true })).toBeVisible()

    await giveCredentials(stranger, customer)
    await expect(stranger.getByText('Wrong email or password').first()).toBeVisible()
    await open(page, await askForLink(page, customer))
    await page.getByLabel('New password', { exact: true }).fill(newPassword)
    await page.getByLabel('Confirm new password', { exact: true }).fill(newPassword)
    await page.keyboard.press('Enter')
    await expect(title(page)).toHaveText('Password changed successfully')
    await giveCredentials(page, { ...customer, password: newPassword })
    await expect(page).toHaveURL('/account/security')
    await stranger.close()
  })
}

test('an account that an intruder has moved gets its address back as staff unblock it', async ({
  page,
  browser,
  shopUrl,
  dataDir,
  backOffice,
}) => {
  const customer = await verifiedCustomer(page)
  const stranger = await browser.newPage({ baseURL: shopUrl })
  await open(page, await warned(page, stranger, customer))
  await asOwner(dataDir, `update customers set email = 'intruder-' || email where email = $1`, [customer.email])
  await pressByKeys(page, 'Close my account')
  await expect(title(page)).toHaveText('Your account is closed')
  const { page: desk } = await backOffice.open()
  await desk.goto('/backoffice/customers?filter=closed')
  await desk.getByRole('row').filter({ hasText: customer.email }).getByRole('link').press('Enter')
  const notice = desk.getByRole('region', { name: 'Closed by its owner' })
  await expect(notice).toContainText('That is not the account’s address any more.')
  await desk.getByRole('button', { name: 'Unblock' }).press('Enter')
  const box = dialogOf(desk).getByRole('checkbox', { name: `Give the account its address back: ${customer.email}` })
  await expect(box).toBeChecked()
  await dialogOf(desk).getByRole('textbox', { name: 'Reason' }).fill('called back')
  for (const size of sizes) {
    await desk.setViewportSize(size)
    await looksRight(desk)
  }
  await dialogOf(desk).getByRole('button', { name: 'Unblock' }).press('Enter')
  await expect(toastOf(desk, 'Unblocked')).toBeVisible()
  await expect(desk.getByText(`called back (e-mail given back: ${customer.email})`)).toBeVisible()
  await stranger.close()
})

test('a link that cannot be one says what to do, and a server that fails lets the owner press again', async ({
  page,
  browser,
  shopUrl,
}) => {
  for (const address of ['/not-me', '/not-me?token=cut-off']) {
    await open(page, address)
    await expect(title(page)).toHaveText('This link is over')
    await expect(main(page).getByRole('link', { name: 'Choose a new password' })).toHaveAttribute(
      'href',
      '/auth?form=reset',
    )
  }
  await looksRight(page)
  const customer = await verifiedCustomer(page)
  const stranger = await browser.newPage({ baseURL: shopUrl })
  await open(page, await warned(page, stranger, customer))
  await page.route('**/api/not-me', (route) => route.fulfill({ status: 502, body: 'bad gateway' }))
  await pressByKeys(page, 'Close my account')
  await expect(main(page).getByRole('status')).toContainText('Your account could not be closed. Please try again.')
  await looksRight(page)
  await page.unroute('**/api/not-me')
  await pressByKeys(page, 'Close my account')
  await expect(title(page)).toHaveText('Your account is closed')
  await stranger.close()
})
