import type { TestCustomer } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type CardShop, openCardShop, orderOf } from '../../payments/payments/testing/card-shop.ts'
import { buy, expectCleanBooks, takeItems } from '../purchase/testing/purchases.ts'
import { makePromo, usesOf } from './testing/promos.ts'

let shop: CardShop
let customer: TestCustomer
let item: number
let code: string

beforeAll(async () => {
  shop = await openCardShop({ seeded: true })
})

beforeEach(async () => {
  customer = await shop.customer()
  ;[item = 0] = await takeItems(shop, 1, 6100)
  code = await makePromo(shop, { usesMax: 1, usesPerCustomerMax: 1 })
})

afterAll(() => shop.stop())

const openWith = (promocode: string, who = customer) =>
  buy(who, { paymentMethod: 'card', cart: [{ item_id: item }], promocode })

const open = async (): Promise<string> => {
  const reply = await openWith(code)
  expect(reply).toMatchObject({ status: 200 })
  return orderOf(String(reply.body.redirect_url))
}

const expire = async (payment: string): Promise<void> => {
  const session = { status: 'expired', payment_status: 'unpaid' }
  await shop.deliver(await shop.notice(payment, 'checkout.session.expired', { session }))
  expect(await shop.stateOf(payment)).toBe('Cancelled')
}

/** The card paid after all, as the provider tells it when nobody expects it any more. */
const payLate = async (payment: string): Promise<void> => {
  const session = { status: 'complete', payment_status: 'paid' }
  await shop.deliver(await shop.notice(payment, 'checkout.session.completed', { session }))
  expect(await shop.stateOf(payment)).toBe('Success')
}

const orderOfPayment = async (payment: string) => {
  const { rows } = await shop.database.pool.query(
    'select state, total_cents, promo_code, id from orders where payment_id = $1',
    [payment],
  )
  return rows[0]
}

describe('a card purchase with a promo code', () => {
  test('uses it when it opens, charges the total less the discount and keeps it when the card has paid', async () => {
    const payment = await open()
    expect(await usesOf(shop, code)).toBe(1)
    await shop.pay(payment, 'pays')
    expect(await orderOfPayment(payment)).toMatchObject({ state: 'processing', total_cents: 5490, promo_code: code })
    expect(await usesOf(shop, code)).toBe(1)
    await expectCleanBooks(shop.database.pool)
  })

  test('gives the use back when it ends unpaid', async () => {
    await expire(await open())
    expect(await usesOf(shop, code)).toBe(0)
    const stranger = await shop.customer()
    expect(await openWith(code, stranger)).toMatchObject({ status: 200 })
    expect(await usesOf(shop, code)).toBe(1)
  })

  test('opened anew has the code again, although the one before still held it', async () => {
    const before = await open()
    await customer.browser.post('/api/cart/add', { id: item, count: 1 })
    const other = await takeItems(shop, 1, 5000)
    await customer.browser.post('/api/cart/add', { id: other[0], count: 1 })
    expect(await customer.browser.get(`/api/promocode/check?code=${code}`)).toMatchObject({
      status: 200,
      body: { payload: { code } },
    })
    await open()
    expect(await shop.stateOf(before)).toBe('Cancelled')
    expect(await usesOf(shop, code)).toBe(1)
  })

  test('that is paid late takes the use again', async () => {
    const payment = await open()
    await expire(payment)
    await payLate(payment)
    expect(await orderOfPayment(payment)).toMatchObject({ state: 'processing', total_cents: 5490 })
    expect(await usesOf(shop, code)).toBe(1)
    await expectCleanBooks(shop.database.pool)
  })

  test('that is paid late after somebody else took the last use goes back to the card', async () => {
    const payment = await open()
    await expire(payment)
    const [another = 0] = await takeItems(shop, 2, 7000).then((ids) => ids.filter((id) => id !== item))
    const stranger = await shop.customer({ balanceCents: 10_000 })
    expect(await buy(stranger, { cart: [{ item_id: another }], promocode: code })).toMatchObject({ status: 200 })
    await shop.database.ownerPool.query('update items set price_cents = 6100 where id = $1', [item])
    await payLate(payment)
    const { state, id } = await orderOfPayment(payment)
    expect(state).toBe('cancelled')
    expect(await usesOf(shop, code)).toBe(1)
    const refunds = await shop.database.pool.query('select cents, destination from refunds where order_id = $1', [id])
    expect(refunds.rows).toEqual([{ cents: 5490, destination: 'card' }])
    await expectCleanBooks(shop.database.pool)
  })
})
