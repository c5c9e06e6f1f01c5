import { buy } from '../buyer.ts'
import { expect, test } from '../desk.ts'
import { button } from '../seller.ts'

test('an order that is no more than cancelled, not found or not loading says so', async ({ page, operator, desk }) => {
  const { order } = await buy(page, operator, 1)
  const { page: at } = await desk.worker()
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
  await expect(at.getByText('This order is cancelled: nothing more can be done with it.')).toBeVisible()
  for (const id of ['99999999', 'mine']) {
    await at.goto(`/backoffice/orders/${id}`)
    await expect(at.getByText('There is no such order')).toBeVisible()
  }
})
