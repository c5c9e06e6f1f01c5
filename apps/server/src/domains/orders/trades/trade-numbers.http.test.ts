import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { offerAt } from '../../buying/offers/testing/handled-offers.ts'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { orderFromBalance, type PaidOrder } from '../orders/testing/handled-orders.ts'

let shop: TestShop
let operator: TestStaff

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  operator = await asStaff(shop)
})

afterAll(() => shop.stop())

const send = (orderId: number, trade_offer_id: string, more: object = {}) =>
  operator.browser.post(`/api/staff/orders/${orderId}/steps`, { step: 'trade_sent', trade_offer_id, ...more })

const numberAt = async (orderId: number) => {
  const { body } = await operator.browser.get(`/api/staff/orders/${orderId}`)
  return (body.order as { trade_offer_id: string | null }).trade_offer_id
}

test('the address of a trade offer is as good as its number', async () => {
  const { orderId } = await orderFromBalance(shop)
  expect(await send(orderId, 'https://steamcommunity.com/tradeoffer/7100000001/?l=english')).toMatchObject({
    body: { state: 'in_process' },
  })
  expect(await numberAt(orderId)).toBe('7100000001')
  const other = await orderFromBalance(shop)
  const tradeLink = 'https://steamcommunity.com/tradeoffer/new/?partner=46143802&token=Kx9_-aB2'
  expect(await send(other.orderId, tradeLink)).toMatchObject({ status: 422, body: { code: 'invalid_input' } })
})

test('a number that stands at another customer is refused with where it stands, also for an offer', async () => {
  const first = await orderFromBalance(shop)
  await send(first.orderId, '7100000002')
  const other = await orderFromBalance(shop)
  const message = `Trade 7100000002 is recorded for order ${first.orderId} of another customer`
  const refused = { status: 409, body: { code: 'trade_number_used', message } }
  expect(await send(other.orderId, '7100000002')).toMatchObject(refused)
  // Nobody confirms that away.
  expect(await send(other.orderId, '7100000002', { same_trade: true })).toMatchObject(refused)
  expect(await numberAt(other.orderId)).toBeNull()
  const { offerId } = await offerAt(shop, 'awaiting_item')
  const receive = { step: 'received', trade_offer_id: '7100000002' }
  expect(await operator.browser.post(`/api/staff/offers/${offerId}/steps`, receive)).toMatchObject(refused)
})

test('one trade with several orders of a customer is asked about, and taken when it is meant', async () => {
  const customer = await shop.customer({ balanceCents: 2000 })
  const { orderId } = await orderFromBalance(shop, 1, customer)
  const second = await orderFromBalance(shop, 1, customer)
  await send(orderId, '7100000003')
  expect(await send(second.orderId, '7100000003')).toMatchObject({
    status: 409,
    body: {
      code: 'trade_number_again',
      message: `Trade 7100000003 is recorded for order ${orderId} of this customer already`,
    },
  })
  expect(await send(second.orderId, '7100000003', { same_trade: true })).toMatchObject({ status: 200 })
})

test('a number stays with its customer after the offer was declined', async () => {
  const { orderId } = await orderFromBalance(shop)
  await send(orderId, '7100000004')
  await operator.browser.post(`/api/staff/orders/${orderId}/steps`, { step: 'trade_declined' })
  const other = await orderFromBalance(shop)
  expect(await send(other.orderId, '7100000004')).toMatchObject({ body: { code: 'trade_number_used' } })
  expect(await send(orderId, '7100000004')).toMatchObject({ status: 200 })
})

test('of six customers whose orders are given one number at once, one gets it', async () => {
  const orders: PaidOrder[] = []
  for (let order = 0; order < 6; order += 1) orders.push(await orderFromBalance(shop))
  const replies = await Promise.all(orders.map(({ orderId }) => send(orderId, '7100000005', { same_trade: true })))
  const taken = replies.filter(({ status }) => status === 200)
  expect(taken).toHaveLength(1)
  for (const { status, body } of replies) if (status !== 200) expect(body.code).toBe('trade_number_used')
})

test('the database refuses a number that is another customer’s, whoever writes it', async () => {
  const first = await orderFromBalance(shop)
  await send(first.orderId, '7100000006')
  const other = await orderFromBalance(shop)
  const write = `update orders set trade_offer_id = '7100000006' where id = $1`
  await expect(shop.database.pool.query(write, [other.orderId])).rejects.toThrow(/orders_trade_of_customer/)
})
