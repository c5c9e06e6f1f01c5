import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import type { Visitor } from '@pandrop/testkit/visitor'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proposed } from '../offers/testing/proposals.ts'
import { bringTo, orderFromBalance, tradeNumberOf } from '../orders/testing/handled-orders.ts'
import { askForPayout, payoutOf, readyOffer } from '../payouts/testing/ready-offers.ts'
import { atDesk } from '../staff/testing/at-desk.ts'

let shop: TestShop
let browser: Visitor
let customer: TestCustomer

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  browser = (await atDesk(shop)).browser
  customer = await shop.customer()
})

afterAll(() => shop?.stop())

const search = async (typed: string) => {
  const { status, body } = await browser.get(`/api/staff/search?q=${encodeURIComponent(typed)}`)
  expect(status).toBe(200)
  return body as unknown as Record<'orders' | 'customers' | 'items' | 'offers' | 'payouts', { id: unknown }[]>
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
  const found = { id: customer.id, name: 'Žiga Zupan_čič', email: customer.email }
  for (const typed of [`${customer.id}`, customer.email, customer.email.slice(0, 9), 'zupan', 'ŽIGA zup', 'n_č'])
    expect((await search(typed)).customers, typed).toContainEqual(found)
  expect((await search('zupanx')).customers).toEqual([])
  // A sign of LIKE is a letter like any other.
  expect((await search('zu%an')).customers).toEqual([])
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
