import { expect, test } from '../back-office.ts'
import { buy } from '../buyer.ts'
import { asOwner } from '../owner.ts'
import { expectAccessible } from '../page-checks.ts'
import { button, dialogOf } from '../seller.ts'

test('an order that is no more than cancelled, not found or not loading says so', async ({
  page,
  operator,
  backOffice,
}) => {
  const { order } = await buy(page, operator, 1)
  const { page: at } = await backOffice.open()
  let failing = true
  await at.route(`**/api/staff/orders/${order}*`, (route) =>
    failing
      ? route.fulfill({ status: 422, json: { status: 'error', code: 'x', message: 'It rains' } })
      : route.continue(),
  )
  await at.goto(`/backoffice/orders/${order}`)
  await expect(at.getByRole('alert')).toContainText('It rains')
  failing = false
  await at.getByRole('button', { name: 'Try again' }).click()
  await at.getByRole('button', { name: 'Cancel order' }).click()
  await button(at, 'Cancel and refund').click()
  await expect(dialogOf(at)).toContainText('Choose why')
  await dialogOf(at).getByLabel('Why it is given up').selectOption('fraud')
  await expect(dialogOf(at)).toContainText('The customer reads only that it is cancelled.')
  await expectAccessible(at)
  await button(at, 'Cancel and refund').click()
  await expect(at.getByRole('region', { name: 'Timeline' }).first()).toContainText('fraud is suspected')
  await expect(at.getByText('This order is cancelled: nothing more can be done with it.')).toBeVisible()
  for (const id of ['99999999', 'mine']) {
    await at.goto(`/backoffice/orders/${id}`)
    await expect(at.getByText('There is no such order')).toBeVisible()
  }
})

test('an order that is held says so and what to do, and only an administrator’s reason lets it out', async ({
  page,
  operator,
  backOffice,
  dataDir,
}) => {
  const { order } = await buy(page, operator, 1)
  const blocked = 'update customers set blocked_at = now() where id = (select customer_id from orders where id = $1)'
  await asOwner(dataDir, blocked, [order])
  const { page: at } = await backOffice.open()
  await at.goto('/backoffice/orders?state=held')
  const row = at.getByRole('row').filter({ hasText: `#${order}` })
  await expect(row).toContainText('Blocked')
  await expectAccessible(at)
  await row.focus()
  await at.keyboard.press('Enter')
  await expect(at.getByRole('region', { name: 'Held back' })).toContainText('Do not send the items')
  const sent = at.getByRole('button', { name: 'Trade offer sent' })
  await expect(sent).toHaveAccessibleDescription('The customer is blocked: only an administrator may go on')
  await expectAccessible(at)
  const { page: above } = await backOffice.open('administrator')
  await above.goto(`/backoffice/orders/${order}`)
  await above.getByRole('button', { name: 'Trade offer sent, although held' }).click()
  await above.getByRole('textbox', { name: 'Number of the trade offer' }).fill(`60348${order}`)
  await button(above, 'Record the offer').click()
  await expect(dialogOf(above)).toContainText('Say why: somebody will ask.')
  await above.getByRole('textbox', { name: 'Why it goes out although it is held' }).fill('the police agrees')
  await expectAccessible(above)
  await button(above, 'Record the offer').click()
  await expect(above.getByRole('region', { name: 'Timeline' }).first()).toContainText(
    'although the customer is blocked (the police agrees)',
  )
})

test('whoever works through a queue walks on with n and p, and Back leads to the row they left', async ({
  page,
  operator,
  backOffice,
}) => {
  const orders = [(await buy(page, operator, 1)).order, (await buy(page, operator, 1)).order]
  const { page: at } = await backOffice.open()
  await at.goto('/backoffice/orders?state=processing')
  const rows = at.getByRole('row')
  const numberOf = async (place: number) =>
    (await rows.nth(place).getByRole('cell').first().textContent())?.match(/#(\d+)/)?.[1] ?? ''
  await expect(rows.filter({ hasText: `#${orders[1]}` })).toBeVisible()
  const last = (await rows.count()) - 1
  const [before, here] = [await numberOf(last - 1), await numberOf(last)]
  await rows.nth(last - 1).focus()
  await at.keyboard.press('Enter')
  const heading = (order: string) => at.getByRole('heading', { level: 1, name: `Order ${order}` })
  await expect(heading(before)).toBeVisible()
  await at.keyboard.press('n')
  await expect(heading(here)).toBeVisible()
  await expect(at.getByRole('button', { name: 'Trade offer sent' })).toBeFocused()
  await expect(at.getByRole('navigation', { name: /^The queue/ })).toContainText(`${last} of ${last}`)
  await expectAccessible(at)
  await at.keyboard.press('p')
  await expect(heading(before)).toBeVisible()
  await at.getByRole('link', { name: 'Next of the queue' }).click()
  await expect(heading(here)).toBeVisible()
  await at.getByRole('navigation', { name: 'Where this page belongs' }).getByRole('link', { name: 'Orders' }).click()
  await expect(at).toHaveURL(/orders\?state=processing/)
  await expect(rows.filter({ hasText: `#${here}` })).toBeFocused()
  await at.keyboard.press('Enter')
  await expect(heading(here)).toBeVisible()
  await at.goBack()
  await expect(rows.filter({ hasText: `#${here}` })).toBeFocused()
})
