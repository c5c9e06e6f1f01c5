import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CardShop, openCardShop } from '../payments/testing/card-shop.ts'
import { refundDeposit } from './refund-deposit.ts'
import { reconcileRefunds } from './refunds.ts'

let shop: CardShop

beforeAll(async () => {
  shop = await openCardShop()
})

afterAll(() => shop.stop())

test('a provider that does not answer is asked about three refunds, and about all once it is back', async () => {
  for (let made = 0; made < 5; made += 1) {
    const customer = await shop.customer()
    const paymentId = await shop.topUp(customer, { amount: 10 })
    await shop.pay(paymentId, 'pays')
    await refundDeposit(shop.shop, { paymentId, by: 'staff:7', why: 'the customer asked' })
  }
  const states = async () => {
    const { rows } = await shop.database.pool.query('select state, count(*) from refunds group by state order by state')
    return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
  }
  const healthy = shop.shop.payments
  let asked = 0
  shop.shop.payments = {
    ...healthy,
    refund: async () => {
      asked += 1
      return { outcome: 'unavailable', problem: 'it hung' }
    },
  }
  shop.clock.advance({ minutes: 1 })
  expect(await reconcileRefunds(shop.shop)).toEqual({ unanswered: 3 })
  expect(asked).toBe(3)
  shop.shop.payments = healthy
  shop.clock.advance({ minutes: 1 })
  expect(await reconcileRefunds(shop.shop)).toEqual({ unanswered: 0 })
  expect(await states()).toEqual({ succeeded: 5 })
})
