import type { TestCustomer } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runCampaigns } from '../../catalogue/campaigns/run-campaigns.ts'
import { agedItems, hoursAhead, pricesOf, startCampaign } from '../../catalogue/campaigns/testing/campaigns.ts'
import { carryOut, centsOf, orderPrices } from '../../catalogue/price-changes/testing/price-orders.ts'
import { postStep } from '../../catalogue/staff-items/testing/stock.ts'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { type CardShop, openCardShop } from '../../payments/payments/testing/card-shop.ts'
import { reconcileRefunds } from '../../payments/refunds/refunds.ts'
import { itemStates, openFor, orderStateOf } from '../purchase/testing/card-orders.ts'
import { completeProfile } from '../purchase/testing/profiles.ts'
import { disputeMoneyOf, expectCleanBooks, takeItems } from '../purchase/testing/purchases.ts'
import { buyDeal, dealsBy, usualDeal } from './testing/deals.ts'

let shop: CardShop
let operator: TestStaff
let deals: ReturnType<typeof dealsBy>
let customer: TestCustomer

beforeAll(async () => {
  shop = await openCardShop({ seeded: true })
})

// Time passes between these tests: nobody stays signed in.
beforeEach(async () => {
  operator = await asStaff(shop)
  deals = dealsBy(operator)
  customer = await shop.customer({ balanceCents: 10_000 })
  await completeProfile(shop, customer)
})

afterAll(async () => {
  await expectCleanBooks(shop.database.pool)
  await shop.stop()
})

test('nobody hides, withdraws or reprices in bulk what a deal holds', async () => {
  const items = await takeItems(shop, 3)
  const [held = 0, also = 0] = items
  await deals.made(customer, [held, also])
  for (const reply of [await postStep(operator, held, 'hide'), await postStep(operator, held, 'withdraw', 'lost')])
    expect(reply, JSON.stringify(reply.body)).toMatchObject({ status: 409, body: { code: 'item_state_wrong' } })
  const { id } = await orderPrices(operator, items, { way: 'set', amount: 12 })
  await carryOut(shop, operator, id)
  expect([await itemStates(shop, items), await centsOf(shop, items)]).toEqual([
    ['reserved', 'reserved', 'available'],
    [1000, 1000, 1200],
  ])
})

test('nothing is offered to a customer of whom a payment is disputed', async () => {
  await disputeMoneyOf(shop, customer)
  const items = await takeItems(shop, 1)
  const asked = await deals.create({ customer_id: customer.id, item_ids: items, ...usualDeal, price: 9 })
  expect(asked).toMatchObject({ status: 409, body: { code: 'deal_customer_held' } })
  expect(await itemStates(shop, items)).toEqual(['available'])
})

test('a card payment that comes late for what a deal holds by then goes back to its card', async () => {
  const items = await takeItems(shop, 1)
  const late = await shop.customer()
  const payment = await openFor(late, items)
  await shop.pay(payment, 'missing')
  const unpaid = { status: 'expired', payment_status: 'unpaid', payment_intent: null }
  await shop.deliver(await shop.notice(payment, 'checkout.session.expired', { session: unpaid }))
  const deal = await deals.made(customer, items, { price: 9 })
  expect(await shop.deliver(await shop.notice(payment, 'checkout.session.completed'))).toBe(200)
  expect([await orderStateOf(shop, payment), await itemStates(shop, items)]).toEqual(['cancelled', ['reserved']])
  shop.clock.advance({ seconds: 30 })
  await reconcileRefunds(shop.shop)
  const { rows } = await shop.database.pool.query('select state, cents from refunds where payment_id = $1', [payment])
  expect(rows).toEqual([{ state: 'succeeded', cents: 1000 }])
  expect(await buyDeal(customer, deal.id)).toMatchObject({ status: 200 })
})

describe('a deal that is made in a campaign and outlasts it', () => {
  const inCampaign = async () => {
    const ids = await agedItems(shop.database, { count: 2 })
    await startCampaign(shop, operator, { until: hoursAhead(shop, 1), items: { ids } })
    const deal = await deals.made(customer, ids, { price: 40, hours: 2 })
    shop.clock.advance({ minutes: 61 })
    await runCampaigns(shop.shop)
    expect(await pricesOf(shop.database, ids)).toEqual(ids.map(() => [2400, 3000]))
    return { ids, deal }
  }

  test('is bought at its price, which is held against what its items asked when it was made', async () => {
    const { deal } = await inCampaign()
    expect(deal.sum).toBe(48)
    expect(await buyDeal(customer, deal.id)).toMatchObject({ status: 200, body: { balance: 60 } })
    const { rows } = await shop.database.pool.query(
      'select discount_cents from orders where id = (select order_id from deals where id = $1)',
      [deal.id],
    )
    expect(rows).toEqual([{ discount_cents: 800 }])
  })

  test('sets its items free at their own price', async () => {
    const { ids, deal } = await inCampaign()
    await deals.withdraw(deal.id)
    expect(await itemStates(shop, ids)).toEqual(['available', 'available'])
    expect(await pricesOf(shop.database, ids)).toEqual(ids.map(() => [3000, null]))
  })
})
