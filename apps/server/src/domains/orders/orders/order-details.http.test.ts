import { cents } from '@pandrop/money/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buy, steamid, takeItems, tradeUrl } from '../../checkout/purchase/testing/purchases.ts'
import { type CardShop, openCardShop } from '../../payments/payments/testing/card-shop.ts'
import { takeOrderStep } from './order-steps.ts'
import { refundOrder } from './refund-order.ts'
import { bringTo, by, orderByCard, orderFromBalance } from './testing/handled-orders.ts'

let shop: CardShop

beforeAll(async () => {
  shop = await openCardShop({ seeded: true })
  await shop.database.ownerPool.query('update settings set vat_percent = 22')
})

afterAll(() => shop.stop())

const seconds = (at: Date): number => at.getTime() / 1000

test('an order tells its customer all: lines, VAT, contact, trade link, what was agreed, timeline', async () => {
  const customer = await shop.customer({ balanceCents: 5000 })
  const items = await takeItems(shop, 2)
  const agreed = { terms: true, withdrawal_waiver: true, tradeUrl }
  const { body } = await buy(customer, { cart: items.map((item_id) => ({ item_id })), ...agreed })
  const placed = seconds(shop.clock.now())
  const { status, body: answer } = await customer.browser.get(`/api/purchase/orders/${body.order_id}`)
  expect(status).toBe(200)
  const { rows } = await shop.database.pool.query('select title from items where id = any($1) order by id', [items])
  expect(answer.payload).toMatchObject({
    id: body.order_id,
    created_at: placed,
    status: 'processing',
    payment_method: 'balance',
    currency: 'Credits',
    total: 20,
    discount: 0,
    promo_code: null,
    pack: null,
    vat: 3.6,
    vat_percent: 22,
    vat_country: 'SI',
    trade_link: expect.stringContaining('partner=46143802'),
    contact: { name: 'Marta', surname: 'Kovač', city: 'Ljubljana', country: 'SI', post_code: '1000' },
    terms_accepted_at: placed,
    withdrawal_waiver_at: placed,
    protected_until: null,
    lines: rows.map(({ title }) => ({ title, price: 10, sum: 10, discount: 0, vat: 1.8, refunded: 0 })),
    refunds: [],
    timeline: [{ kind: 'paid', status: 'processing', at: placed, note: null }],
  })
  expect(JSON.stringify(answer.payload)).not.toContain(steamid)
})

test('what operators do appears: the note, the protection, the refund, and nothing of their record', async () => {
  const { orderId, customer } = await orderFromBalance(shop, 2)
  const why = 'internal words'
  await takeOrderStep(shop.shop, 'trade_sent', {
    orderId,
    by,
    tradeOfferId: `60348${orderId}`,
    note: 'Here it comes',
    reason: why,
  })
  await bringTo(shop, orderId, 'accepted')
  await refundOrder(shop.shop, { orderId, by, reason: why, line: 1, amount: cents(250) })
  const { body } = await customer.browser.get(`/api/purchase/orders/${orderId}`)
  const now = seconds(shop.clock.now())
  expect(body.payload).toMatchObject({
    status: 'accepted',
    protected_until: now + 7 * 86_400,
    lines: [{ refunded: 2.5 }, { refunded: 0 }],
    refunds: [{ at: now, sum: 2.5, destination: 'balance', state: 'succeeded' }],
    timeline: [
      { kind: 'paid' },
      { kind: 'trade_sent', status: 'in_process', note: 'Here it comes' },
      { kind: 'delivered', status: 'accepted', note: null },
      { kind: 'refunded', status: 'accepted', note: null },
    ],
  })
  expect(JSON.stringify(body)).not.toMatch(/internal words|staff:7/)
})

test('the trade protection is told while it runs and no longer', async () => {
  const { orderId, customer } = await orderFromBalance(shop)
  await bringTo(shop, orderId, 'completed')
  const { body } = await customer.browser.get(`/api/purchase/orders/${orderId}`)
  expect(body.payload).toMatchObject({ status: 'completed', protected_until: null })
})

test('an order by card shows its opening and its payment', async () => {
  const { orderId, customer } = await orderByCard(shop)
  const { body } = await customer.browser.get(`/api/purchase/orders/${orderId}`)
  expect(body.payload).toMatchObject({
    payment_method: 'card',
    timeline: [
      { kind: 'opened', status: 'pending' },
      { kind: 'paid', status: 'processing' },
    ],
  })
})

test('a foreign, an unknown and an unpaid order are all the same: they do not exist', async () => {
  const { orderId } = await orderFromBalance(shop)
  const customer = await shop.customer()
  const [item] = await takeItems(shop, 1)
  const open = await buy(customer, { paymentMethod: 'card', cart: [{ item_id: item }] })
  for (const id of [orderId, 999_999, Number(open.body.order_id)]) {
    expect(await customer.browser.get(`/api/purchase/orders/${id}`), `order ${id}`).toMatchObject({
      status: 404,
      body: { status: 'error', code: 'order_not_found', message: 'This order does not exist' },
    })
  }
  expect(await customer.browser.get('/api/purchase/orders/none')).toMatchObject({ status: 422 })
})

test('the order history shows paid orders only, also after a card payment came to nothing', async () => {
  const { customer, orderId } = await orderByCard(shop)
  const [item] = await takeItems(shop, 1)
  const open = await buy(customer, { paymentMethod: 'card', cart: [{ item_id: item }] })
  expect(open.status).toBe(200)
  const history = async () => {
    const { body } = await customer.browser.get('/api/purchase/history')
    return (body.payload as { id: number }[]).map(({ id }) => id)
  }
  expect(await history()).toEqual([orderId])
  await customer.browser.post('/api/purchase/open/cancel', {})
  expect(await history()).toEqual([orderId])
})

test('guests and unverified customers see no order', async () => {
  expect(await shop.visitor().get('/api/purchase/orders/1')).toMatchObject({ status: 401 })
  const unverified = await shop.customer({ verified: false })
  expect(await unverified.browser.get('/api/purchase/orders/1')).toMatchObject({ status: 403 })
})
