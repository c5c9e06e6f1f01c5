import type { Page } from '@playwright/test'
import { expect, test } from '../back-office.ts'
import { type Bought, buy, buyItems } from '../buyer.ts'
import { verifiedCustomer } from '../customers.ts'
import { asOwner } from '../owner.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../page-checks.ts'
import { button, dialogOf, toastOf } from '../seller.ts'
import { mailTo } from '../shop.ts'

type Operator = Parameters<typeof buy>[1]

// What is dearer waits for a second person once it is delivered.
const cheapItem = `
  select id from items where state = 'available' and available_from is null and price_cents between 1000 and 5000
  order by id limit 1`

const withdraw = ({ customer, order }: Bought): Promise<unknown> =>
  customer.post(`/purchase/orders/${order}/withdrawal`, {})

/** A new customer who has bought an item and withdrawn from that again. */
const withdrawn = async (page: Page, operator: Operator): Promise<Bought> => {
  const bought = await buy(page, operator, 1)
  await withdraw(bought)
  return bought
}

const rowOf = (at: Page, order: string) => at.getByRole('row').filter({ hasText: `#${order}` })
const held = (at: Page) => at.getByRole('region', { name: 'Held back' })
const notice = (at: Page) => at.getByRole('region', { name: 'Withdrawal', exact: true })
const timeline = (at: Page) => at.getByRole('region', { name: 'Timeline' }).first()
const shownOrder = (at: Page, order: string) => at.getByRole('heading', { level: 1, name: `Order ${order}` })

test('who withdrew waits on Today and in a queue and gets no items, and cancelling gives the money back', async ({
  page,
  operator,
  backOffice,
}) => {
  const { order } = await withdrawn(page, operator)
  const { page: at } = await backOffice.open()
  await at.goto('/backoffice')
  const waiting = at.getByRole('region', { name: 'Waiting' })
  await waiting.getByRole('link', { name: /withdrawals? to pay back/ }).click()
  await expect(at).toHaveURL(/orders\?state=withdrawn/)
  await expect(at.getByRole('button', { name: 'Withdrawn', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(rowOf(at, order)).toContainText(/Refund by \d\d\.\d\d\./)
  await at.getByRole('button', { name: 'Held back', exact: true }).click()
  await expect(rowOf(at, order)).toContainText('Withdrawn')

  await rowOf(at, order).focus()
  await at.keyboard.press('Enter')
  await expect(held(at)).toContainText(/The customer withdrew on .+\. The money has to go back by \d\d\.\d\d\.\d{4}/)
  await expect(held(at)).toContainText('cancel the order, or refund it')
  await expect(notice(at)).toHaveCount(0)
  await expect(timeline(at)).toContainText('Withdrawal declared by the customer')
  await expect(at.getByRole('button', { name: 'Trade offer sent' })).toHaveAccessibleDescription(
    'The customer has withdrawn: only an administrator may go on',
  )
  await at.getByRole('button', { name: 'Cancel order' }).click()
  await expect(dialogOf(at).getByLabel('Why it is given up')).toHaveValue('customer_asked')
  await button(at, 'Cancel and refund').click()
  await expect(at.getByRole('region', { name: 'Refunds' })).toContainText('Balance · Arrived')
  await expect(notice(at)).toContainText('and the money has gone back')
  await expect(held(at)).toHaveCount(0)
  await at.goto(`/backoffice/orders?state=withdrawn&search=${order}`)
  await expect(at.getByText('No order was found')).toBeVisible()
})

test('a withdrawal is refused by keyboard, with a reason that its customer reads, and the order goes on', async ({
  page,
  operator,
  backOffice,
}) => {
  const { order, customer } = await withdrawn(page, operator)
  const { page: at, name } = await backOffice.open()
  await at.goto(`/backoffice/orders?state=withdrawn&search=${order}`)
  await rowOf(at, order).focus()
  await at.keyboard.press('Enter')
  await expect(shownOrder(at, order)).toBeVisible()
  await held(at).getByRole('button', { name: 'Refuse withdrawal…' }).press('Enter')
  await expect(dialogOf(at).getByRole('textbox', { name: 'Reason' })).toBeFocused()
  await at.keyboard.press('Tab')
  await at.keyboard.press('Tab')
  await expect(button(at, 'Refuse and tell the customer')).toBeFocused()
  await at.keyboard.press('Enter')
  await expect(dialogOf(at)).toContainText('Say why: the customer reads it.')
  await at.keyboard.press('Shift+Tab')
  await at.keyboard.press('Shift+Tab')
  await at.keyboard.type('You bought as a company, and a company has no right to withdraw.')
  await at.keyboard.press('Tab')
  await at.keyboard.press('Tab')
  await at.keyboard.press('Enter')
  await expect(toastOf(at, 'The withdrawal is refused and the customer told')).toBeVisible()
  await expect(dialogOf(at)).toHaveCount(0)
  await expect(held(at)).toHaveCount(0)
  await expect(notice(at)).toContainText('and was refused; the timeline says why')
  await expect(timeline(at)).toContainText(`Withdrawal refused by ${name}`)
  await expect(timeline(at).locator('blockquote')).toHaveText(/^You bought as a company/)
  await expect(at.getByRole('button', { name: 'Trade offer sent' })).toBeFocused()
  await expect.poll(() => mailTo(page, customer.email).then(({ subject }) => subject)).toContain('Your withdrawal from')
})

test('who has the items already is asked for them first, what is late is marked, and reversing settles it', async ({
  page,
  operator,
  staff,
  backOffice,
  dataDir,
}) => {
  const { rows } = await operator.run(cheapItem)
  const bought = await buyItems(await verifiedCustomer(page), operator, [Number(rows[0].id)])
  const { order } = bought
  // Who asks for delivery at once loses the right with it, and the checkout of a browser asks everybody.
  await asOwner(dataDir, 'update orders set withdrawal_waiver_at = null where id = $1', [order])
  await staff('orders', 'trade-sent', order, '--offer', `60348${order}`)
  await staff('orders', 'delivered', order)
  await withdraw(bought)
  const { page: at } = await backOffice.open()
  await at.goto(`/backoffice/orders?state=withdrawn&search=${order}`)
  await expect(rowOf(at, order)).toContainText('Delivered')
  await expect(rowOf(at, order)).not.toContainText('overdue')
  await asOwner(dataDir, `update withdrawals set declared_at = now() - interval '15 days' where order_id = $1`, [order])
  await at.reload()
  await expect(rowOf(at, order)).toContainText('overdue')
  await expectAccessible(at)

  await rowOf(at, order).focus()
  await at.keyboard.press('Enter')
  await expect(notice(at)).toContainText('The money had to go back by')
  await expect(notice(at)).toContainText('Ask for the items first')
  await expect(held(at)).toHaveCount(0)
  await expectAccessible(at)
  await at.getByRole('button', { name: 'Reverse', exact: true }).click()
  await button(at, 'Reverse and refund').click()
  await expect(notice(at)).toContainText('and the money has gone back')
  await expectAccessible(at)
})

test('queue, page and dialog of a withdrawal fit on phone, tablet and desktop, and everybody can read them', async ({
  page,
  operator,
  backOffice,
}, info) => {
  const { order } = await withdrawn(page, operator)
  const { page: at } = await backOffice.open()
  for (const width of [390, 768, 1440]) {
    const check = async (what: string): Promise<void> => {
      await expectAccessible(at)
      await expectNoSidewaysScroll(at)
      await at.screenshot({ path: info.outputPath(`${what}-${width}.png`) })
    }
    await at.setViewportSize({ width, height: 900 })
    await at.goto('/backoffice/orders?state=withdrawn')
    await expect(rowOf(at, order)).toBeVisible()
    await check('list')
    await at.goto(`/backoffice/orders/${order}`)
    await expect(held(at)).toBeVisible()
    await check('order')
    await held(at).getByRole('button', { name: 'Refuse withdrawal…' }).click()
    await expect(dialogOf(at)).toBeVisible()
    await check('dialog')
  }
})
