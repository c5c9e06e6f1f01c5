import type { TestCustomer } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type CardDesk, openCardDesk, orderOf } from '../payments/testing/card-desk.ts'
import { buy, expectCleanBooks, takeItems } from './testing/purchases.ts'

let desk: CardDesk
let customer: TestCustomer

beforeAll(async () => {
  desk = await openCardDesk({ seeded: true })
})

beforeEach(async () => {
  customer = await desk.customer()
})

afterAll(() => desk.stop())

const statesOf = async (ids: number[]): Promise<string[]> => {
  const { rows } = await desk.database.pool.query('select state from items where id = any($1) order by id', [ids])
  return rows.map(({ state }) => state)
}

const orderStateOf = async (payment: string): Promise<string> => {
  const { rows } = await desk.database.pool.query('select state from orders where payment_id = $1', [payment])
  return rows[0].state
}

/** Opens a card payment for these items. */
const openFor = async (items: number[], who = customer): Promise<string> => {
  const reply = await buy(who, { paymentMethod: 'card', cart: items.map((item_id) => ({ item_id })) })
  expect(reply).toMatchObject({ status: 200, body: { status: 'OK' } })
  return orderOf(String(reply.body.redirect_url))
}

describe('a card purchase', () => {
  test('holds its items while the payment is open and sells them when the card has paid', async () => {
    const items = await takeItems(desk, 2)
    const payment = await openFor(items)
    expect(await statesOf(items)).toEqual(['reserved', 'reserved'])
    expect(await orderStateOf(payment)).toBe('pending')
    expect((await customer.browser.get('/api/purchase/open')).body.payload).toMatchObject({
      payment_id: payment,
      total: 20,
      item_ids: items,
    })
    await desk.pay(payment, 'pays')
    expect(await statesOf(items)).toEqual(['sold', 'sold'])
    expect(await orderStateOf(payment)).toBe('processing')
    expect((await customer.browser.get('/api/purchase/open')).body.payload).toBeNull()
    await expectCleanBooks(desk.database.pool)
  })

  test('that is cancelled sets its items free once the provider has confirmed', async () => {
    const items = await takeItems(desk, 1)
    const payment = await openFor(items)
    const reply = await customer.browser.post('/api/purchase/open/cancel', {})
    expect(reply).toMatchObject({ status: 200 })
    expect(await statesOf(items)).toEqual(['available'])
    expect(await orderStateOf(payment)).toBe('cancelled')
    expect(await desk.stateOf(payment)).toBe('Cancelled')
    await expectCleanBooks(desk.database.pool)
  })

  test('opened anew ends the one before', async () => {
    const [first = 0, second = 0] = await takeItems(desk, 2)
    const before = await openFor([first])
    const after = await openFor([second])
    expect(await statesOf([first, second])).toEqual(['available', 'reserved'])
    expect(await desk.stateOf(before)).toBe('Cancelled')
    expect(await desk.stateOf(after)).toBe('Pending')
  })

  test('tells its customer how it stands: until when it is open, which order it paid, or that the money goes back', async () => {
    const [first = 0, second = 0] = await takeItems(desk, 2)
    const standing = async (payment: string) => (await customer.browser.get(`/api/deposit/status/${payment}`)).body
    const paid = await openFor([first])
    expect(await standing(paid)).toMatchObject({
      status: 'Pending',
      type: 'purchase',
      expires_at: expect.stringMatching(/Z$/),
    })
    await desk.pay(paid, 'pays')
    expect(await standing(paid)).toEqual({ status: 'Success', type: 'purchase', order_id: expect.any(Number) })

    const late = await openFor([second])
    await desk.pay(late, 'missing')
    await desk.database.ownerPool.query(`update orders set state = 'cancelled' where payment_id = $1`, [late])
    await desk.database.ownerPool.query(`update items set state = 'available' where id = $1`, [second])
    const buyer = await desk.customer({ balanceCents: 5000 })
    expect((await buy(buyer, { cart: [{ item_id: second }] })).status).toBe(200)
    const { headers } = await customer.browser.get(`/pay/cancel?order=${late}`)
    expect(headers.get('location')).toBe(`/pending-payment?order=${late}`)
    expect(await standing(late)).toMatchObject({ status: 'Success', type: 'purchase', refunded: true })
    await expectCleanBooks(desk.database.pool)
  })
})
