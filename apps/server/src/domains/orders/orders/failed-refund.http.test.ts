import type { Reply } from '@pandrop/testkit/visitor'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDueJobs } from '../../../jobs/runner.ts'
import { expectCleanBooks } from '../../checkout/purchase/testing/purchases.ts'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { type CardShop, openCardShop } from '../../payments/payments/testing/card-shop.ts'
import { takeOrderStep } from './order-steps.ts'
import { by, orderByCard } from './testing/handled-orders.ts'

let shop: CardShop
let operator: TestStaff

beforeAll(async () => {
  shop = await openCardShop({ seeded: true })
  operator = await asStaff(shop)
})

afterAll(() => shop.stop())

const move = (refundId: string): Promise<Reply> =>
  operator.browser.post(`/api${'/staff/refunds/:id/to-balance'.replace(':id', refundId)}`, { reason: 'card closed' })

interface Refund {
  id: string
  state: string
  moved: boolean
  credit_note_due: boolean
}

const refundsOf = async (orderId: number): Promise<Refund[]> => {
  const { body } = await operator.browser.get(`/api/staff/orders/${orderId}`)
  return (body.order as { refunds: Refund[] }).refunds
}

test('what the bank did not take goes to the balance once, with no second credit note', async () => {
  const { orderId, customer, paymentId } = await orderByCard(shop, 1, 'refund_fails')
  await takeOrderStep(shop.shop, 'cancelled', { orderId, by })
  const [waiting] = await refundsOf(orderId)
  expect(await move(waiting?.id ?? '')).toMatchObject({ status: 422, body: { code: 'refund_too_much' } })
  await runDueJobs(shop.shop, shop.database.serverUrl)
  await shop.pass({ seconds: 60 })
  expect(await refundsOf(orderId)).toMatchObject([{ state: 'failed', moved: false, credit_note_due: true }])
  expect(await move(waiting?.id ?? '')).toMatchObject({ status: 200, body: { changed: true } })
  expect(await move(waiting?.id ?? '')).toMatchObject({ status: 200, body: { changed: false } })
  expect(await shop.balance(customer)).toBe(1000)
  expect(await refundsOf(orderId)).toMatchObject([
    { state: 'failed', moved: true },
    { state: 'succeeded', moved: false, credit_note_due: false },
  ])
  const { body } = await operator.browser.get(`/api/staff/orders/${orderId}`)
  expect(body.order).toMatchObject({ payment: { id: paymentId, state: 'Success' } })
  await expectCleanBooks(shop.database.pool)
})

test('a refund that does not exist is not found', async () => {
  expect(await move('00000000-0000-4000-8000-000000000000')).toMatchObject({ status: 404, body: { code: 'not_found' } })
})
