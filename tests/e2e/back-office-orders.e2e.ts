import { expect, test } from './back-office.ts'
import { buy } from './buyer.ts'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks.ts'
import { button, dialogOf, toastOf } from './seller.ts'
import { mailTo } from './shop.ts'

test('an order is found in its queue, delivered by keyboard, and one of its items refunded with a credit note', async ({
  page,
  operator,
  backOffice,
}) => {
  const { customer, order } = await buy(page, operator, 2)
  const { page: at, name } = await backOffice.open()
  await at.goto('/backoffice/orders')
  const row = at.getByRole('row').filter({ hasText: `#${order}` })
  await expect(row).toContainText('To deliver')
  await expectAccessible(at)
  await at.getByRole('textbox', { name: 'Number, customer or item' }).fill(`#${order}`)
  await expect(at.getByRole('row')).toHaveCount(2)
  await row.focus()
  await at.keyboard.press('Enter')
  await expect(at.getByRole('heading', { level: 1, name: `Order ${order}` })).toBeVisible()
  const timeline = at.getByRole('region', { name: 'Timeline' }).first()
  await expect(timeline).toContainText('Paid')
  await expect(at.getByRole('button', { name: 'Delivered' })).toHaveAccessibleDescription(/after a trade offer/)
  await expectAccessible(at)

  await at.getByRole('button', { name: 'Trade offer sent' }).press('Enter')
  await at.getByRole('textbox', { name: 'Number of the trade offer' }).fill('no number')
  await at.keyboard.press('Enter')
  await expect(dialogOf(at)).toContainText('Type the number, such as')
  await expectAccessible(at)
  await at
    .getByRole('textbox', { name: 'Number of the trade offer' })
    .fill(`https://steamcommunity.com/tradeoffer/60348${order}/`)
  await at.getByRole('textbox', { name: 'Note to the customer' }).fill('Panda 3 brings it')
  await at.keyboard.press('Enter')
  await expect(toastOf(at, 'The trade offer is recorded')).toBeVisible()
  await expect(dialogOf(at)).toHaveCount(0)
  await expect(timeline).toContainText(`Trade offer sent by ${name}`)
  await expect(timeline.locator('blockquote')).toHaveText('Panda 3 brings it')
  await expect(at.getByRole('button', { name: 'Delivered' })).toBeFocused()
  await expect(at.getByRole('region', { name: 'Trade', exact: true })).toContainText(`60348${order}`)

  await at.keyboard.press('Enter')
  await button(at, 'Record the delivery').press('Enter')
  await expect(timeline).toContainText(`Delivered by ${name}`)
  await expect.poll(() => mailTo(page, customer.email).then(({ subject }) => subject)).toContain('is delivered')

  await at.getByRole('button', { name: 'Refund', exact: true }).click()
  await expect(button(at, 'Refund')).toHaveAccessibleDescription('Choose a line')
  await dialogOf(at)
    .getByRole('textbox', { name: /^Amount for/ })
    .first()
    .fill('0.50')
  await expect(button(at, 'Refund €0.50')).toBeVisible()
  await button(at, 'Refund €0.50').click()
  await expect(dialogOf(at)).toContainText('Say why: somebody will ask.')
  await dialogOf(at).getByRole('textbox', { name: 'Reason for the record' }).fill('a scratch')
  await expectAccessible(at)
  await at.keyboard.press('Enter')
  const refunds = at.getByRole('region', { name: 'Refunds' })
  await expect(refunds).toContainText('€0.50 · Balance · Arrived')
  const note = refunds.getByRole('link', { name: /^Credit note CN-\d{4}-\d{6}$/ })
  const [file] = await Promise.all([at.waitForEvent('download'), note.click()])
  expect(file.suggestedFilename()).toMatch(/^CN-\d{4}-\d{6}\.pdf$/)
  await expect.poll(() => mailTo(page, customer.email).then(({ subject }) => subject)).toContain('A refund')
  await expectAccessible(at)
  await expectNoSidewaysScroll(at)
})
