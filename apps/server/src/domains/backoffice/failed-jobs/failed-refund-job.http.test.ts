import type { FailedJob } from '@pandrop/contract/staff/jobs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDueJobs } from '../../../jobs/runner.ts'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { takeOrderStep } from '../../orders/orders/order-steps.ts'
import { by, orderByCard } from '../../orders/orders/testing/handled-orders.ts'
import { type CardShop, openCardShop } from '../../payments/payments/testing/card-shop.ts'

let shop: CardShop
let operator: TestStaff

beforeAll(async () => {
  shop = await openCardShop({ seeded: true })
  operator = await asStaff(shop)
})

afterAll(() => shop.stop())

const failedJobs = async (): Promise<FailedJob[]> => {
  const { body } = await operator.browser.get('/api/staff/jobs?kind=jobs')
  return body.rows as FailedJob[]
}

test('a refund that was given up names order and customer, and reaches the card once it is tried again', async () => {
  const { orderId, customer } = await orderByCard(shop, 1)
  await takeOrderStep(shop.shop, 'cancelled', { orderId, by })
  await shop.shop.pool.query(
    `update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'the provider answered 503'
     where payload ->> 'refundId' is not null
       and task_id = (select id from graphile_worker._private_tasks where identifier = 'send_refund')`,
  )
  const [job] = await failedJobs()
  expect(job).toMatchObject({
    name: 'send_refund',
    order_id: orderId,
    customer: { id: customer.id },
    recipient: null,
    state: 'given_up',
  })
  expect((await operator.browser.post(`/api/staff/jobs/${job?.id}/retry`, {})).status).toBe(200)
  await runDueJobs(shop.shop, shop.database.serverUrl)
  await shop.pass({ seconds: 60 })
  expect(await failedJobs()).toEqual([])
  const { body } = await operator.browser.get(`/api/staff/orders/${orderId}`)
  expect(body.order).toMatchObject({ refunds: [{ state: 'succeeded' }] })
})
