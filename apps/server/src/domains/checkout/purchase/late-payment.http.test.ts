import type { TestCustomer } from '@pandrop/testkit/shop'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { systemBalance } from '../../../ledger/balance.ts'
import { type CardShop, openCardShop } from '../../payments/payments/testing/card-shop.ts'
import { reconcileRefunds } from '../../payments/refunds/refunds.ts'
import { itemStates, mailsTo, openFor, orderStateOf, timelineOf } from './testing/card-orders.ts'
import { balanceCentsOf, buy, expectCleanBooks, takeItems } from './testing/purchases.ts'

let shop: CardShop
let customer: TestCustomer
let items: number[]
let payment: string

beforeAll(async () => {
  shop = await openCardShop({ seeded: true })
})

// The card pays, and the shop hears of an expiry first.
beforeEach(async () => {
  customer = await shop.customer({ balanceCents: 5000 })
  items = await takeItems(shop, 2)
  payment = await openFor(customer, items)
  await shop.pay(payment, 'missing')
  const unpaid = { status: 'expired', payment_status: 'unpaid', payment_intent: null }
  await shop.deliver(await shop.notice(payment, 'checkout.session.expired', { session: unpaid }))
  expect(await shop.stateOf(payment)).toBe('Cancelled')
  expect(await itemStates(shop, items)).toEqual(['available', 'available'])
})

afterEach(() => expectCleanBooks(shop.database.pool))

afterAll(() => shop.stop())

const hearOfSuccess = async (): Promise<void> => {
  expect(await shop.deliver(await shop.notice(payment, 'checkout.session.completed'))).toBe(200)
}

const refundsOf = async () => {
  const { rows } = await shop.database.pool.query('select state, cents from refunds where payment_id = $1', [payment])
  return rows
}

const landing = async (): Promise<string | null> =>
  (await customer.browser.get(`/pay/go?order=${payment}`)).headers.get('location')

/** The order is not completed, and the whole amount is on its way back to the card. */
const expectGivenBack = async (): Promise<void> => {
  const owed = await systemBalance(shop.shop.pool, 'payouts_owed')
  await hearOfSuccess()
  await hearOfSuccess()
  expect(await shop.stateOf(payment)).toBe('Success')
  expect(await orderStateOf(shop, payment)).toBe('cancelled')
  expect(await timelineOf(shop, payment)).toEqual(['opened', 'unpaid', 'refunded'])
  expect(await refundsOf()).toEqual([{ state: 'pending', cents: 2000 }])
  expect(await systemBalance(shop.shop.pool, 'payouts_owed')).toBe(owed + 2000)
  const templates = (await mailsTo(shop, customer)).map(({ template }) => template)
  expect(templates.filter((template) => template === 'order_refunded_late')).toHaveLength(1)
  expect((await customer.browser.get(`/api/deposit/status/${payment}`)).body).toEqual({
    status: 'Success',
    order_id: expect.any(Number),
    type: 'purchase',
    refunded: true,
    message:
      'Your payment arrived after its time was over, and the items were gone by then. The whole amount goes back to ' +
      'your card.',
  })
  expect(await landing()).toBe(`/pending-payment?order=${payment}`)
  shop.clock.advance({ seconds: 30 })
  await reconcileRefunds(shop.shop)
  expect(await refundsOf()).toEqual([{ state: 'succeeded', cents: 2000 }])
  expect(await systemBalance(shop.shop.pool, 'payouts_owed')).toBe(owed)
}

const setItem = (set: string) => shop.database.ownerPool.query(`update items set ${set} where id = $1`, [items[0]])

describe('a payment that arrives after its order was given up', () => {
  test('completes it when all items are still free at the same price', async () => {
    await hearOfSuccess()
    await hearOfSuccess()
    expect(await orderStateOf(shop, payment)).toBe('processing')
    expect(await itemStates(shop, items)).toEqual(['sold', 'sold'])
    expect(await timelineOf(shop, payment)).toEqual(['opened', 'unpaid', 'paid_late'])
    expect(await mailsTo(shop, customer)).toMatchObject([
      { template: 'order_payment_ended' },
      { template: 'order_paid_late', values: { total: '€20.00' } },
    ])
    expect(await refundsOf()).toEqual([])
    expect(await landing()).toBe(`/pending-payment?order=${payment}`)
  })

  test('goes back to the card when somebody else has bought one of them, and the other stays free', async () => {
    const other = await shop.customer({ balanceCents: 5000 })
    expect(await buy(other, { cart: [{ item_id: items[0] }] })).toMatchObject({ status: 200 })
    await expectGivenBack()
    expect(await itemStates(shop, items)).toEqual(['sold', 'available'])
  })

  test('goes back to the card when somebody else is paying for one of them', async () => {
    const theirs = await openFor(await shop.customer(), items.slice(0, 1))
    await expectGivenBack()
    expect(await itemStates(shop, items)).toEqual(['reserved', 'available'])
    await shop.pay(theirs, 'pays')
    expect(await orderStateOf(shop, theirs)).toBe('processing')
  })

  test('goes back to the card when the same customer has bought them meanwhile', async () => {
    const bought = await buy(customer, { cart: items.map((item_id) => ({ item_id })) })
    expect(bought).toMatchObject({ status: 200, body: { balance: 30 } })
    await expectGivenBack()
    expect(await itemStates(shop, items)).toEqual(['sold', 'sold'])
    expect(await balanceCentsOf(shop, customer)).toBe(3000)
  })

  test('goes back to the card when the same customer is paying for them anew, which then goes on', async () => {
    const anew = await openFor(customer, items)
    await expectGivenBack()
    await shop.pay(anew, 'pays')
    expect(await orderStateOf(shop, anew)).toBe('processing')
    expect(await itemStates(shop, items)).toEqual(['sold', 'sold'])
  })

  test.each([
    ['dearer', 'price_cents = 1001'],
    ['cheaper', 'price_cents = 999'],
    ['put under trade protection', `available_from = '2030-01-01'`],
  ])('goes back to the card when one item was %s meanwhile', async (_, set) => {
    await setItem(set)
    await expectGivenBack()
    expect(await itemStates(shop, items)).toEqual(['available', 'available'])
  })

  test('of another amount than agreed is held for an operator, and completes nothing', async () => {
    const notice = await shop.notice(payment, 'checkout.session.completed', { session: { amount_total: 1999 } })
    await shop.deliver(notice)
    expect(await shop.stateOf(payment)).toBe('Error')
    expect(await orderStateOf(shop, payment)).toBe('cancelled')
    expect(await itemStates(shop, items)).toEqual(['available', 'available'])
    expect(await refundsOf()).toEqual([])
  })
})
