import { expect, test } from '../back-office.ts'
import { buy } from '../buyer.ts'
import { asOwner } from '../owner.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../page-checks.ts'
import { button, dialogOf, toastOf } from '../seller.ts'

const delivered = [
  `update orders set state = 'in_process' where id = $1`,
  `update orders set state = 'accepted', protected_until = now() + interval '7 days' where id = $1`,
]

test('a refund after the delivery waits for a second person, who approves it in the back office', async ({
  page,
  operator,
  backOffice,
  dataDir,
}) => {
  const { order } = await buy(page, operator, 2)
  for (const step of delivered) await asOwner(dataDir, step, [order])
  // So large a refund of this customer that whatever follows today needs two.
  const earlier = `
    insert into refunds (customer_id, order_id, destination, cents, state, reason, made_by, created_at, settled_at)
    select customer_id, id, 'balance', (select adjustment_limit_cents from settings), 'succeeded', 'a test', 'test',
      now(), now()
    from orders where id = $1`
  await asOwner(dataDir, earlier, [order])

  const [olga, ada] = [await backOffice.open(), await backOffice.open('administrator')]
  await olga.page.goto(`/backoffice/orders/${order}`)
  await olga.page.getByRole('button', { name: 'Refund', exact: true }).click()
  await dialogOf(olga.page)
    .getByRole('textbox', { name: /^Amount for/ })
    .first()
    .fill('0.10')
  await dialogOf(olga.page).getByRole('textbox', { name: 'Reason for the record' }).fill('a scratch')
  await button(olga.page, 'Refund €0.10').click()
  await expect(toastOf(olga.page, '€0.10 wait for a second person, under Adjustments')).toBeVisible()
  await olga.page.goto('/backoffice/customers/adjustments')
  const own = olga.page.getByRole('row').filter({ hasText: `Order ${order}` })
  await expect(own.getByRole('button', { name: 'Approve' })).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(olga.page)

  await ada.page.goto('/backoffice/customers/adjustments')
  const row = ada.page.getByRole('row').filter({ hasText: `Order ${order}` })
  await expect(row).toContainText('Refund after the delivery')
  for (const width of [390, 1440]) {
    await ada.page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(ada.page)
  }
  await row.getByRole('button', { name: 'Approve' }).click()
  await expect(dialogOf(ada.page)).toContainText(`€0.10, proposed by ${olga.name}.`)
  await expectAccessible(ada.page)
  await button(ada.page, 'Approve').click()
  await expect(toastOf(ada.page, 'Approved and done')).toBeVisible()
  await expect(row).toHaveCount(0)
})
