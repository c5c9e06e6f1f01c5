import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CardShop, openCardShop } from '../payments/testing/card-shop.ts'
import { refundDeposit } from './refund-deposit.ts'
import { reconcileRefunds } from './refunds.ts'

let desk: CardShop

beforeAll(async () => {
  desk = await openCardShop()
})

afterAll(() => desk.stop())

test('a provider that does not answer is asked about three refunds, and about all once it is back', async () => {
  for (let made = 0; made < 5; made += 1) {
    const customer = await desk.customer()
    const paymentId = await desk.topUp(customer, { amount: 10 })
    await desk.pay(paymentId, 'pays')
    await refundDeposit(desk.shop, { paymentId, by: 'staff:7', why: 'the customer asked' })
  }
  const states = async () => {
    const { rows } = await desk.database.pool.query('select state, count(*) from refunds group by state order by state')
    return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
  }
  const healthy = desk.shop.payments
  let asked = 0
  desk.shop.payments = {
    ...healthy,
    refund: async () => {
      asked += 1
      return { outcome: 'unavailable', problem: 'it hung' }
    },
  }
  desk.clock.advance({ minutes: 1 })
  expect(await reconcileRefunds(desk.shop)).toEqual({ unanswered: 3 })
  expect(asked).toBe(3)
  desk.shop.payments = healthy
  desk.clock.advance({ minutes: 1 })
  expect(await reconcileRefunds(desk.shop)).toEqual({ unanswered: 0 })
  expect(await states()).toEqual({ succeeded: 5 })
})
