import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import type { Visitor } from '@pandrop/testkit/visitor'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDueJobs } from '../../../jobs/runner.ts'
import { offerAt, tradeOf } from '../../buying/offers/testing/handled-offers.ts'
import { proposed } from '../../buying/offers/testing/proposals.ts'
import { askForPayout, payoutOf, readyOffer } from '../../buying/payouts/testing/ready-offers.ts'
import { asStaff } from '../../identity/staff/testing/as-staff.ts'
import { refundOrder } from '../../orders/orders/refund-order.ts'
import { bringTo, orderFromBalance, tradeNumberOf } from '../../orders/orders/testing/handled-orders.ts'

let shop: TestShop
let browser: Visitor
let customer: TestCustomer

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  browser = (await asStaff(shop)).browser
  customer = await shop.customer()
})

afterAll(() => shop?.stop())

const search = async (typed: string) => {
  const { status, body } = await browser.get(`/api/staff/search?q=${encodeURIComponent(typed)}`)
  expect(status).toBe(200)
  return body as unknown as Record<
    'orders' | 'customers' | 'items' | 'offers' | 'payouts' | 'credit_notes' | 'promo_codes',
    { id: unknown }[]
  >
}

test('an order is found by its number, with and without #, and by Steam’s number of its trade', async () => {
  const { orderId } = await orderFromBalance(shop)
  await bringTo(shop, orderId, 'in_process')
  for (const typed of [`${orderId}`, `#${orderId}`, ` ${orderId} `, tradeNumberOf(orderId)]) {
    expect((await search(typed)).orders, typed).toMatchObject([{ id: orderId, customer: 'Marta Kovač', total: 10 }])
  }
})

test('a customer is found by number, by the beginning of the address and by parts of the name', async () => {
  await shop.database.ownerPool.query(`update customers set name = 'Žiga', surname = 'Zupan_čič' where id = $1`, [
    customer.id,
  ])
  const found = { id: customer.id, name: 'Žiga Zupan_čič', email: customer.email, state: 'verified' }
  for (const typed of [`${customer.id}`, customer.email, customer.email.slice(0, 9), 'zupan', 'ŽIGA zup', 'n_č'])
    expect((await search(typed)).customers, typed).toContainEqual(found)
  expect((await search('zupanx')).customers).toEqual([])
  // A sign of LIKE is a letter like any other.
  expect((await search('zu%an')).customers).toEqual([])
})

test('of two accounts with one address the verified one comes first, and each says which it is', async () => {
  const real = await shop.customer()
  const ghost = await shop.customer({ verified: false })
  const rename = 'update customers set email = $2 where id = $1'
  await shop.database.ownerPool.query(rename, [ghost.id, real.email])
  const both = [
    { id: real.id, state: 'verified' },
    { id: ghost.id, state: 'unverified' },
  ]
  expect((await search(real.email)).customers).toMatchObject(both)
  await shop.database.ownerPool.query('update customers set blocked_at = now() where id = $1', [real.id])
  expect((await search(real.email)).customers).toMatchObject([{ state: 'blocked' }, { state: 'unverified' }])
})

test('a trade of an offer is found by Steam’s number and by its address, a credit note by its own', async () => {
  const { offerId } = await offerAt(shop, 'received')
  for (const typed of [tradeOf(offerId), `https://steamcommunity.com/tradeoffer/${tradeOf(offerId)}/`])
    expect((await search(typed)).offers, typed).toMatchObject([{ id: offerId }])
  const { orderId } = await orderFromBalance(shop)
  await bringTo(shop, orderId, 'accepted')
  await refundOrder(shop.shop, { orderId, by: 'staff:7', reason: 'a scratch' })
  await runDueJobs(shop.shop, shop.database.serverUrl)
  const { rows } = await shop.database.pool.query('select year from credit_notes where order_id = $1', [orderId])
  const found = { order_id: orderId, number: `CN-${rows[0].year}-000001`, customer: 'Marta Kovač' }
  for (const typed of [found.number, found.number.toLowerCase(), `CN-${rows[0].year}-1`])
    expect((await search(typed)).credit_notes, typed).toMatchObject([found])
  expect((await search('CN-1999-000001')).credit_notes).toEqual([])
})

test('an item is found by number and by the words of its title, those on sale first', async () => {
  const { rows } = await shop.database.pool.query(
    `select id, title from items where title like 'AK-47 | Redline (%' and state = 'available' limit 1`,
  )
  const [{ id, title }] = rows
  expect((await search(`#${id}`)).items).toMatchObject([{ id, title }])
  const { items } = await search('redl ak-47')
  expect(items.length).toBeGreaterThan(0)
  for (const item of items) expect(item).toMatchObject({ title: expect.stringMatching(/AK-47 \| Redline/) })
})

test('an offer is found by its number, its payout by the offer’s and by what the bank calls it', async () => {
  const pending = await proposed(customer, { price: 20 })
  expect((await search(`#${pending}`)).offers).toMatchObject([{ id: pending, wish: 20, state: 'pending' }])
  const offerId = await readyOffer(shop, customer)
  expect((await askForPayout(customer, offerId)).status).toBe(200)
  const payout = await payoutOf(shop, offerId)
  for (const typed of [`#${offerId}`, payout.id, payout.end_to_end_id, payout.id.slice(0, 8)]) {
    const { payouts } = await search(typed)
    expect(payouts, typed).toMatchObject([{ id: payout.id, offer_id: offerId, amount: 50, state: 'requested' }])
  }
})

test('nothing is answered five times over, and nothing for nothing', async () => {
  expect((await search('a')).items).toHaveLength(5)
  expect((await search('★')).items).toEqual([])
  for (const typed of ['', ' ', '#', "' | !", '\\', '999999999999999', '12345678901234567890']) {
    const { orders, customers, items, offers, payouts } = await search(typed)
    expect([orders, customers, items, offers, payouts], typed).toEqual([[], [], [], [], []])
  }
})

test('a promo code is found by how it begins, and its orders by the code', async () => {
  await shop.database.ownerPool.query(
    `insert into promo_codes (code, discount_type, discount_percent, valid_from, uses_max, made_by, created_at)
     values ('AUTUMN-26', 'percent', 12.5, $1, 100, 'test', $1), ('AUTUMN-25', 'percent', 10, $1, null, 'test', $1)`,
    [new Date(shop.clock.now().getTime() - 1000)],
  )
  const { orderId } = await orderFromBalance(shop)
  await shop.database.ownerPool.query(
    `insert into promo_uses (order_id, promo_id, customer_id, claimed_at)
     select orders.id, promo_codes.id, orders.customer_id, $2 from orders, promo_codes
     where orders.id = $1 and code = 'AUTUMN-26'`,
    [orderId, shop.clock.now()],
  )
  const { rows } = await shop.database.pool.query(`select id from promo_codes where code = 'AUTUMN-26'`)
  const found = {
    id: rows[0].id,
    code: 'AUTUMN-26',
    discount: { percent: 12.5 },
    uses: 1,
    uses_max: 100,
    state: 'running',
  }
  expect((await search('autumn-26')).promo_codes).toEqual([found])
  expect((await search('AUTU')).promo_codes).toMatchObject([{ code: 'AUTUMN-25' }, { code: 'AUTUMN-26' }])
  expect((await search('umn-2')).promo_codes).toEqual([])
  const orders = await browser.get('/api/staff/orders?search=autumn-26')
  expect(orders.body.rows).toMatchObject([{ id: orderId }])
})
