import type { Locator, Page } from '@playwright/test'
import { type Customer, verifiedCustomer } from '../customers.ts'
import { asOwner } from '../owner.ts'
import { looksRight, open, sizes } from '../page-checks.ts'
import { notifications as toasts } from '../profile-page.ts'
import { expect, mailTo, test } from '../shop.ts'

const list = (page: Page): Locator => page.getByRole('list', { name: 'Notifications' })
const rows = (page: Page): Locator => list(page).getByRole('listitem')
const bell = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: /^Notifications/ })
const choice = (page: Page, kind: string): Locator => page.getByRole('checkbox', { name: kind, exact: true })

/** Has so many mails about offers sent, as they are when an offer is ready. */
const tellOfOffers = (dataDir: string, shopUrl: string, { email }: Customer, count = 1): Promise<void> =>
  asOwner(
    dataDir,
    `select graphile_worker.add_job('send_mail', json_build_object(
       'template', 'offer_ready', 'accountOf', id, 'to', email, 'language', 'en', 'values', json_build_object(
         'name', name, 'title', 'AK-47 | Redline (Field-Tested) number ' || told, 'offer', told::text, 'price', '€5.00',
         'until', '', 'words', '', 'link', $2::text || '/account/offers?offer=' || told)))
     from customers, generate_series(1, $3::int) as told where email = $1`,
    [email, shopUrl, count],
  )

/** Waits until so many are unread. */
const allTold = (page: Page, count: number): Promise<void> =>
  expect
    .poll(async () => {
      const answer = await page.evaluate(async () => {
        const headers = { authorization: `Bearer ${localStorage.getItem('token')}` }
        return (await fetch('/api/user/notifications', { headers })).json()
      })
      return answer.payload.unread
    })
    .toBe(count)

test('an open page hears of what happens, the list says what, and looking at it reads it', async ({
  page,
  dataDir,
  shopUrl,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const customer = await verifiedCustomer(page)
  const heard = page.waitForRequest('**/api/user/notifications/live')
  await open(page, '/packs')
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  await heard
  await tellOfOffers(dataDir, shopUrl, customer)
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 new')

  await bell(page).focus()
  await page.keyboard.press('Enter')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('Offers')
  await expect(rows(page)).toContainText('New')
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  await expect(rows(page)).toContainText('New')
  await rows(page).getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/account/offers?offer=1')
  await page.goBack()
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).not.toContainText('New')
})

for (const size of sizes) {
  test(`a full list and the choice of mails are readable and reachable at ${size.width} px`, async ({
    page,
    dataDir,
    shopUrl,
  }) => {
    await page.setViewportSize(size)
    const customer = await verifiedCustomer(page)
    await open(page, '/account/notifications')
    await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
    await looksRight(page)
    // An open list would read them as they come.
    await open(page, '/packs')
    await tellOfOffers(dataDir, shopUrl, customer, 23)
    await allTold(page, 23)
    await open(page, '/account/notifications')
    await expect(rows(page)).toHaveCount(20)
    await looksRight(page)
    const older = page.getByRole('button', { name: 'Show older ones' })
    await older.focus()
    await page.keyboard.press('Enter')
    await expect(rows(page)).toHaveCount(23)
    await expect(older).toBeHidden()

    await choice(page, 'Offers').focus()
    await page.keyboard.press('Space')
    await expect(choice(page, 'Offers')).not.toBeChecked()
    await page.reload()
    await expect(choice(page, 'Offers')).not.toBeChecked()
    await expect(choice(page, 'Orders')).toBeChecked()
  })
}

test('the link of a mail stops its kind with one press, and leads to the choices', async ({
  page,
  dataDir,
  shopUrl,
}) => {
  const customer = await verifiedCustomer(page)
  await tellOfOffers(dataDir, shopUrl, customer)
  const linkOf = async () => (await mailTo(page, customer.email)).links.find((link) => link.includes('/unsubscribe'))
  await expect.poll(linkOf).toBeDefined()
  await open(page, (await linkOf()) ?? '')
  await page.getByRole('button', { name: 'Stop the mails' }).click()
  await expect(page.getByRole('status')).toContainText('Offers: no more mails that can be stopped.')
  await looksRight(page)
  await page.getByRole('link', { name: 'Choose your mails' }).click()
  await expect(choice(page, 'Offers')).not.toBeChecked()
})

test('what does not load says so, and what is not saved is taken back', async ({ page, dataDir, shopUrl }) => {
  const customer = await verifiedCustomer(page)
  await tellOfOffers(dataDir, shopUrl, customer, 21)
  await open(page, '/packs')
  await allTold(page, 21)
  const broken = { status: 500, json: { status: 'error', message: '', code: 'internal' } }
  const lists = /\/api\/user\/notifications\?/
  await page.route(lists, (route) => route.fulfill(broken))
  await open(page, '/account/notifications')
  await expect(page.getByRole('heading', { name: 'Your notifications did not load' })).toBeVisible()
  await page.unroute(lists)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(rows(page)).toHaveCount(20)

  await page.route(lists, (route) => route.fulfill(broken))
  await page.getByRole('button', { name: 'Show older ones' }).click()
  await expect(page.getByRole('alert')).toContainText('The older ones did not load')
  await expect(rows(page)).toHaveCount(20)

  await page.route('**/api/user/mail-choices', (route) =>
    route.request().method() === 'PUT' ? route.fulfill(broken) : route.continue(),
  )
  await choice(page, 'Personal deals').click()
  await expect(toasts(page)).toContainText('Your choice was not saved')
  await expect(choice(page, 'Personal deals')).toBeChecked()
})
