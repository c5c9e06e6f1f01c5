import { mergeTests, type Page } from '@playwright/test'
import { buy, topUp } from '../buyer.ts'
import { asOwner } from '../owner.ts'
import { expectAccessible, expectNoSidewaysScroll, open, sizes } from '../page-checks.ts'
import { button, dialogOf, test as sellerTest, toastOf } from '../seller.ts'
import { expect, mailTo } from '../shop.ts'
import { openCart, test as tillTest } from '../till.ts'

const test = mergeTests(tillTest, sellerTest)

const panelOf = (page: Page) => page.getByRole('region', { name: 'Right of withdrawal', exact: true })

const startOf = (page: Page) => panelOf(page).getByRole('button', { name: 'Withdraw from contract here', exact: true })

const confirm = 'Confirm withdrawal'

const newestStep = (page: Page) =>
  page.getByRole('region', { name: 'Delivery', exact: true }).locator('[aria-current=step]')

const declarations = '**/api/purchase/orders/*/withdrawal*'

/** Opens an order of the customer and the second step of withdrawing from it. */
const begin = async (page: Page, order: string): Promise<void> => {
  await open(page, `/account/orders/${order}`)
  await startOf(page).press('Enter')
  await expect(dialogOf(page)).toBeVisible()
}

test('who bought by keyboard alone withdraws by keyboard alone in two steps, and has it in writing at once', async ({
  page,
  till,
  operator,
}) => {
  const customer = await till.customer(page)
  await topUp(operator, customer, 10_000)
  await openCart(page)
  await page.getByRole('button', { name: 'Pay from balance' }).press('Enter')
  await expect(page).toHaveURL(/\/success-payment/)
  await open(page, '/account/orders')
  await page.getByRole('main').getByRole('row').getByRole('link').first().press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /^Order \d+$/ })).toBeVisible()
  const order = page.url().split('/').at(-1)
  const items = page.getByRole('region', { name: 'Items', exact: true })
  const title = await items.getByRole('listitem').getByRole('link').textContent()

  await expect(panelOf(page)).toContainText(/until \d\d\.\d\d\.\d{4} \d\d:\d\d, without giving a reason/)
  await startOf(page).press('Enter')
  await expect(dialogOf(page)).toHaveAccessibleName('Right of withdrawal')
  await expect(dialogOf(page)).toHaveAccessibleDescription(new RegExp(customer.email))
  const declared = dialogOf(page).getByRole('blockquote')
  await expect(declared).toHaveText(/^I withdraw from the contract about order \d+ of \d\d\.\d\d\.\d{4} \(.+\)\.$/)
  await expect(declared).toContainText(`order ${order} of`)
  await expect(declared).toContainText(`(${title})`)
  await expect(dialogOf(page).getByRole('figure')).toContainText('Marta Kovač')
  await expect(dialogOf(page)).not.toContainText('Items that you have received')
  // Enter that was meant for the button behind declares nothing.
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(button(page, confirm)).toBeFocused()
  const words = await declared.textContent()
  await page.keyboard.press('Enter')

  await expect(toastOf(page, `The confirmation is on its way to ${customer.email}.`)).toBeVisible()
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(panelOf(page)).toContainText(
    /You withdrew on \d\d\.\d\d\.\d{4} \d\d:\d\d\. Your money goes back by \d\d\.\d\d\.\d{4} at the latest\./,
  )
  await expect(panelOf(page).getByRole('button')).toHaveCount(0)
  await expect(panelOf(page).locator(':focus')).toHaveCount(1)
  await expect(newestStep(page)).toContainText('You withdrew from the contract')
  await expect(page.getByRole('main')).toContainText('nothing of it is sent')
  await expect(page.getByRole('main')).not.toContainText('We are preparing your trade offer')
  const mail = () => mailTo(page, customer.email)
  await expect
    .poll(() => mail().then(({ subject }) => subject))
    .toBe(`We have received your withdrawal from order ${order}`)
  expect((await mail()).text).toContain(words)
})

test('a question that is answered with no, with Escape or not at all withdraws from nothing', async ({
  page,
  operator,
}) => {
  const { order } = await buy(page, operator, 1)
  const sent: string[] = []
  page.on('request', (request) => sent.push(new URL(request.url()).pathname))
  await begin(page, order)
  await button(page, 'Keep the order').press('Enter')
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(startOf(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialogOf(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(startOf(page)).toBeFocused()
  await open(page, `/account/orders/${order}`)
  await expect(startOf(page)).toBeVisible()
  expect(sent.filter((path) => path.endsWith('/withdrawal'))).toEqual([])
})

for (const size of [...sizes, { width: 768, height: 1024 }, { width: 320, height: 640 }]) {
  test(`axe finds nothing wrong with the way out of the contract and its question at ${size.width} px`, async ({
    page,
    operator,
    consoleErrors,
  }) => {
    const { order } = await buy(page, operator, 3)
    await page.setViewportSize(size)
    await open(page, `/account/orders/${order}`)
    await expect(startOf(page)).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await startOf(page).press('Enter')
    await expect(button(page, confirm)).toBeInViewport()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await button(page, confirm).press('Enter')
    await expect(panelOf(page)).toContainText('You withdrew on')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    expect(consoleErrors).toEqual([])
  })
}

test('who asked for delivery at once has no way out once it has happened', async ({ page, operator, staff }) => {
  const { order } = await buy(page, operator, 1)
  await staff('orders', 'trade-sent', order, '--offer', `7${order}`)
  await open(page, `/account/orders/${order}`)
  await expect(startOf(page)).toBeVisible()
  await staff('orders', 'delivered', order)
  await open(page, `/account/orders/${order}`)
  await expect(newestStep(page)).toContainText('Delivered')
  await expect(page.getByText('Delivery at once, right of withdrawal given up')).toBeVisible()
  await expect(panelOf(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /withdraw/i })).toHaveCount(0)
})

test('who kept the right withdraws after the delivery too, and reads that the items go back', async ({
  page,
  operator,
  staff,
  dataDir,
}) => {
  const { order } = await buy(page, operator, 1)
  // Programs buy without the box that screens ask for.
  await asOwner(dataDir, 'update orders set withdrawal_waiver_at = null where id = $1', [order])
  await staff('orders', 'trade-sent', order, '--offer', `7${order}`)
  await staff('orders', 'delivered', order)
  await begin(page, order)
  await expect(dialogOf(page)).toContainText('Items that you have received already go back to us')
  await button(page, confirm).press('Enter')
  await expect(panelOf(page)).toContainText('You withdrew on')
})

test('a delivery that comes first is said, and the page shows what holds by then', async ({
  page,
  operator,
  staff,
}) => {
  const { order } = await buy(page, operator, 1)
  await staff('orders', 'trade-sent', order, '--offer', `7${order}`)
  await begin(page, order)
  await staff('orders', 'delivered', order)
  await button(page, confirm).press('Enter')
  await expect(toastOf(page, 'You cannot withdraw from this order any more.')).toBeVisible()
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(newestStep(page)).toContainText('Delivered')
  await expect(panelOf(page)).toHaveCount(0)
})

test('a failing server keeps the question open with what went wrong, and two presses send once', async ({
  page,
  operator,
}) => {
  const { order } = await buy(page, operator, 1)
  let sent = 0
  let answer: () => void = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(declarations, async (route) => {
    sent += 1
    await answered
    await route.fulfill({ status: 500, json: { status: 'error' } })
  })
  await begin(page, order)
  const words = await dialogOf(page).getByRole('blockquote').textContent()
  await button(page, confirm).press('Enter')
  await page.keyboard.press('Enter')
  await expect(button(page, confirm)).toHaveAttribute('aria-busy', 'true')
  answer()
  await expect(dialogOf(page).getByRole('alert')).toHaveText('Failed to withdraw. Please try again later.')
  await expectAccessible(page)
  expect(sent).toBe(1)
  await expect(dialogOf(page).getByRole('blockquote')).toHaveText(words ?? '')
  await expect(button(page, confirm)).toBeFocused()
  await page.unroute(declarations)
  await page.keyboard.press('Enter')
  await expect(panelOf(page)).toContainText('You withdrew on')
  await expect(dialogOf(page)).toHaveCount(0)
})

test('who closes the question while it is sent reads what became of it, and can ask it again', async ({
  page,
  operator,
}) => {
  const { order } = await buy(page, operator, 1)
  let answer: () => void = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(declarations, async (route) => {
    await answered
    await route.fulfill({ status: 500, json: { status: 'error' } })
  })
  await begin(page, order)
  await button(page, confirm).press('Enter')
  await expect(button(page, 'Keep the order')).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
  answer()
  await expect(toastOf(page, 'Failed to withdraw. Please try again later.')).toBeVisible()
  await page.unroute(declarations)
  await startOf(page).press('Enter')
  await button(page, confirm).press('Enter')
  await expect(panelOf(page)).toContainText('You withdrew on')
})
