import type { Locator, Page } from '@playwright/test'
import { buy } from '../buyer.ts'
import { type Customer, verifiedCustomer } from '../customers.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated, open, sizes } from '../page-checks.ts'
import { lookAgain, test } from '../seller.ts'
import { expect, mailTo } from '../shop.ts'

const subjectTo = (page: Page, { email }: Customer): Promise<string> =>
  mailTo(page, email).then(({ subject }) => subject)

/** The lines of an order; what is on a copy is a list of its own in them. */
const linesOf = (page: Page): Locator =>
  page
    .getByRole('region', { name: 'Items', exact: true })
    .getByRole('listitem')
    .filter({ has: page.locator('picture') })

test('an order is led from the payment to its end, and its customer sees and is mailed every step', async ({
  page,
  operator,
  staff,
}) => {
  const { customer, order } = await buy(page, operator, 2)
  await open(page, '/account/orders')
  await page.getByRole('main').getByRole('row').getByRole('link').first().click()
  await expect(page).toHaveURL(`/account/orders/${order}`)
  await expect(page.getByRole('heading', { level: 1, name: `Order ${order}` })).toBeVisible()
  const delivery = page.getByRole('region', { name: 'Delivery', exact: true })
  const newest = delivery.locator('[aria-current=step]')
  await expect(newest).toContainText('Paid')
  await expect(delivery).toContainText('We are preparing your trade offer')

  await staff('orders', 'trade-sent', order, '--offer', `60348${order}`, '--note', 'Panda 3 brings it')
  await expect.poll(() => subjectTo(page, customer)).toBe(`The trade offer for order ${order} is waiting`)
  await lookAgain(page)
  await expect(newest).toContainText('Trade offer sent')
  await expect(newest.locator('blockquote')).toHaveText('Panda 3 brings it')

  await staff('orders', 'delivered', order)
  await expect.poll(() => subjectTo(page, customer)).toBe(`Order ${order} is delivered`)
  await lookAgain(page)
  await expect(newest).toContainText('Delivered')
  await expect(page.getByRole('timer')).toHaveText(/^6 days 23 hours left, until \d\d\.\d\d\.\d{4} \d\d:\d\d$/)

  await operator.run(`update orders set protected_until = now() - interval '1 second' where id = $1`, [order])
  await staff('orders', 'completed', order)
  await expect.poll(() => subjectTo(page, customer)).toBe(`Order ${order} is completed`)
  await lookAgain(page)
  await expect(newest).toContainText('Completed')
  await expect(page.getByRole('timer')).toHaveCount(0)

  await page.getByRole('link', { name: 'Order history' }).first().click()
  await expect(page).toHaveURL('/account/orders')
})

test('a refund of one item appears on its order and on the balance', async ({ page, operator, staff }) => {
  const { customer, order, total } = await buy(page, operator, 2)
  await staff('orders', 'trade-sent', order, '--offer', `7${order}`)
  await staff('orders', 'delivered', order)
  await staff('orders', 'refund', order, '--line', '1', '--amount', '0.50', '--reason', 'a scratch')
  await expect.poll(() => subjectTo(page, customer)).toBe(`A refund for order ${order}`)
  await open(page, `/account/orders/${order}`)
  const items = linesOf(page)
  await expect(items).toHaveCount(2)
  await expect(items.first()).toContainText('0.50 Credits refunded')
  const payment = page.getByRole('region', { name: 'Payment', exact: true })
  await expect(payment).toContainText('Refunded to your balance')
  await expect(payment).toContainText('−0.50')
  await expect(payment).toContainText(total.toLocaleString('en-US', { minimumFractionDigits: 2 }))
  await expect(page.getByRole('banner')).toContainText('0.50')
})

test('the countdown goes on by the minute and nothing moves', async ({ page, operator, staff }) => {
  const { order } = await buy(page, operator, 1)
  await staff('orders', 'trade-sent', order, '--offer', `7${order}`)
  await staff('orders', 'delivered', order)
  await page.clock.install()
  await open(page, `/account/orders/${order}`)
  const timer = page.getByRole('timer')
  await expect(timer).toHaveText(/^6 days 23 hours left/)
  const box = await page.getByRole('region', { name: 'Delivery', exact: true }).boundingBox()
  await page.clock.fastForward('02:00:00')
  await expect(timer).toHaveText(/^6 days 21 hours left/)
  expect(await page.getByRole('region', { name: 'Delivery', exact: true }).boundingBox()).toEqual(box)
  await page.clock.fastForward(7 * 24 * 3600 * 1000)
  await expect(timer).toHaveText(/^Over since/)
})

for (const size of [...sizes, { width: 768, height: 1024 }, { width: 320, height: 640 }]) {
  test(`an order of ten items with long names fits ${size.width} px and reads well to everybody`, async ({
    page,
    operator,
    staff,
  }) => {
    const { order } = await buy(page, operator, 10)
    const note = `We wrote ${'averyverylongword'.repeat(6)} for you`
    await staff('orders', 'trade-sent', order, '--offer', `7${order}`, '--note', note)
    await page.setViewportSize(size)
    await open(page, `/account/orders/${order}`)
    const items = linesOf(page)
    await expect(items).toHaveCount(10)
    // The server keeps titles as they were sold, so that a long one is made here.
    await items
      .first()
      .getByRole('link')
      .evaluate((link) => {
        link.textContent = `★ StatTrak™ Bayonet | ${'Doppler'.repeat(20)} (Factory New)`
      })
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
}

test('an order that does not load says so and is tried again; meanwhile its place is kept', async ({
  page,
  operator,
  consoleErrors,
}) => {
  const { order } = await buy(page, operator, 1)
  let failing = true
  await page.route(`**/api/purchase/orders/${order}*`, (route) =>
    failing ? route.fulfill({ status: 422, json: { status: 'error', code: 'x', message: 'x' } }) : route.continue(),
  )
  await open(page, `/account/orders/${order}`)
  await expect(page.getByRole('alert')).toContainText('Your order did not load')
  failing = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('region', { name: 'Delivery', exact: true })).toBeVisible()
  expect(consoleErrors.length).toBeGreaterThan(0)
})

test("somebody else's order, one that never was and one without a number are no pages", async ({ page, operator }) => {
  const { order } = await buy(page, operator, 1)
  await page.context().clearCookies()
  await verifiedCustomer(page)
  for (const id of [order, '999999']) {
    await page.goto(`/account/orders/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page dropped')
  }
  expect((await page.goto('/account/orders/mine'))?.status()).toBe(404)
})

test('a guest signs in first, and search engines stay out', async ({ page }) => {
  await page.goto('/account/orders/12')
  await expect(page).toHaveURL(/\/auth\?form=signin&redirect=%2Faccount%2Forders%2F12/)
  await verifiedCustomer(page)
  await page.goto('/account/orders/12')
  await hydrated(page)
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toMatch(/noindex/)
})
