import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { offerAt } from '../../buying/offers/testing/handled-offers.ts'
import { readyOffer } from '../../buying/payouts/testing/ready-offers.ts'
import { costedItems } from '../../catalogue/staff-items/testing/costed-items.ts'
import { makePromo } from '../../checkout/promo/testing/promos.ts'
import { buy } from '../../checkout/purchase/testing/purchases.ts'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { orderFromBalance } from '../../orders/orders/testing/handled-orders.ts'
import { plantCharge, plantDispute } from '../../payments/disputes/testing/planted.ts'

let shop: TestShop
let operator: TestStaff
let code: string

const at = (moment: string) => shop.clock.set(new Date(`${moment}:00Z`))

// In October one item is sold for 10 EUR, nobody knows what it had cost. In November one that had cost 4 EUR, for 9 EUR
// with a code, and the offer of a customer comes to be owed 40 EUR; another one was received.
beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  await shop.database.ownerPool.query('update settings set vat_percent = 22')
  at('2026-10-05T10:00')
  await orderFromBalance(shop)
  at('2026-11-03T10:00')
  const customer = await shop.customer({ balanceCents: 900 })
  code = await makePromo(shop)
  const [item] = await costedItems(shop, 400)
  await buy(customer, { cart: [{ item_id: item }], promocode: code })
  await offerAt(shop, 'ready_for_payout', customer)
  await offerAt(shop, 'received')
  await shop.database.ownerPool.query('update items set created_at = $1 where id = $2', [shop.clock.now(), item])
  at('2026-11-20T12:00')
  await plantDispute(shop, await plantCharge(shop), { state: 'open', takings: 1, cents: 700 })
  await shop.database.ownerPool.query(`update disputes set opened_at = '2026-11-10T12:00Z'`)
  operator = await asStaff(shop)
})

afterAll(() => shop?.stop())

const read = async (path: string): Promise<Record<string, unknown>> => {
  const { status, body } = await operator.browser.get(`/api${path}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

test('sales stand beside the range of the same length before, whatever they are added up by', async () => {
  const november = 'from=2026-11-01&till=2026-11-20'
  const day = await read(`/staff/reports/sales?${november}`)
  expect(day).toMatchObject({
    by: 'day',
    total: {
      orders: 1,
      items: 1,
      sold: { gross: 9, vat: 1.62, net: 7.38 },
      returned: { gross: 0 },
      left: { gross: 9 },
    },
    before: { from: '2026-10-12', till: '2026-10-31', total: { orders: 0, left: { gross: 0 } } },
  })
  expect(day.rows).toHaveLength(20)
  expect((day.rows as object[])[2]).toMatchObject({ key: '2026-11-03', orders: 1, left: { gross: 9 }, before: 0 })
  const both = await read('/staff/reports/sales?by=method&from=2026-11-01&till=2026-11-20')
  expect(both.rows).toMatchObject([{ key: 'balance', orders: 1, before: 0 }])
  const longer = await read('/staff/reports/sales?by=type&from=2026-10-20&till=2026-11-20')
  expect(longer).toMatchObject({
    rows: [
      { key: 'Rifle', left: { gross: 9 } },
      { left: { gross: 0 }, before: 10 },
    ],
    before: { total: { orders: 1, left: { gross: 10 } } },
  })
  expect(await read('/staff/reports/sales?by=country&from=2026-10-01&till=2026-11-20')).toMatchObject({
    rows: [{ key: 'SI', orders: 2, items: 2, left: { gross: 19 } }],
  })
})

test('margin is what is left by month, and says how much of it nobody can know', async () => {
  expect(await read('/staff/reports/margin?from=2026-10&till=2026-11')).toMatchObject({
    rows: [
      { month: '2026-10', revenue: 8.2, cost: 0, fees: 0, promo: 0, goodwill: 0, margin: 8.2, cost_unknown: 1 },
      { month: '2026-11', revenue: 8.38, cost: 4, fees: 0, promo: 1, goodwill: 0, margin: 3.38, cost_unknown: 0 },
    ],
    total: { revenue: 16.58, margin: 11.58 },
  })
  expect(await read('/staff/reports/margin?from=2025-01&till=2025-02')).toMatchObject({
    total: { margin: 0, cost_unknown: 0 },
  })
})

test('stock of a day is what had come and not yet gone', async () => {
  expect(await read('/staff/reports/stock?day=2026-11-10')).toMatchObject({
    to_shelve: { items: 2, cost: 80 },
    total: { cost: 80 },
  })
  expect(await read('/staff/reports/stock?day=2026-11-02')).toMatchObject({
    to_shelve: { items: 0 },
    total: { cost: 0 },
  })
})

test('sellers of a year are listed with their sums, page by page, or the marked ones alone', async () => {
  const all = await read('/staff/reports/purchases?year=2026')
  expect(all).toMatchObject({
    total: { sellers: 1, marked: 0, sales: 1, sum: 40 },
    rows: [{ sales: 1, sum: 40, is_marked: false, country: 'SI' }],
    next: null,
  })
  expect(await read('/staff/reports/purchases?year=2026&marked=true')).toMatchObject({
    rows: [],
    total: { sellers: 1 },
  })
  await readyOffer(shop, { id: (all.rows as { id: number }[])[0]?.id ?? 0 }, 196_000)
  await readyOffer(shop, await shop.customer(), 100)
  const first = await read('/staff/reports/purchases?year=2026&limit=1')
  expect(first).toMatchObject({ rows: [{ sales: 2, sum: 2000, is_marked: true }], total: { sellers: 2, marked: 1 } })
  const rest = await read(`/staff/reports/purchases?year=2026&limit=1&after=${encodeURIComponent(String(first.next))}`)
  expect(rest).toMatchObject({ rows: [{ sales: 1, sum: 1, is_marked: false }], next: null })
  expect(await read('/staff/reports/purchases?year=2025')).toMatchObject({ rows: [], total: { sellers: 0, sum: 0 } })
})

test('balances of a day are told by their size', async () => {
  expect(await read('/staff/reports/balances?day=2026-10-04')).toMatchObject({ total: { customers: 0, sum: 0 } })
  const { rows, total } = await read('/staff/reports/balances')
  expect(rows).toHaveLength(5)
  expect(total).toMatchObject({ customers: 0, sum: 0 })
  await shop.customer({ balanceCents: 5000 })
  expect((await read('/staff/reports/balances')).rows).toMatchObject([
    {},
    { customers: 0 },
    { from: 50, customers: 1, sum: 50 },
    {},
    {},
  ])
})

test('discounts are told code by code', async () => {
  expect(await read('/staff/reports/promo?from=2026-11-01&till=2026-11-20')).toMatchObject({
    rows: [{ of: 'code', code, orders: 1, revenue: 9, given: 1, returned: 0, cost: 1 }],
    total: { cost: 1 },
  })
  expect(await read('/staff/reports/promo?from=2026-10-01&till=2026-10-31')).toMatchObject({
    rows: [],
    total: { cost: 0 },
  })
})

test('open disputes are told by age', async () => {
  const { rows, open, lost } = await read('/staff/reports/disputes')
  expect(rows).toMatchObject([{}, { days_from: 8, disputes: 1, held: 7, borne: 0, owed: 7, twice: 0 }, {}, {}, {}])
  expect([open, lost]).toMatchObject([{ disputes: 1, owed: 7 }, { disputes: 0 }])
})

test('months without a payout are told too', async () => {
  expect(await read('/staff/reports/payouts?from=2026-10&till=2026-11')).toMatchObject({
    rows: [
      { month: '2026-10', payouts: 0 },
      { month: '2026-11', payouts: 0 },
    ],
    total: { paid: 0, returned: 0 },
  })
})

test.each([
  'sales?by=hour',
  'sales?from=2026-11-01',
  'sales?from=2026-11-02&till=2026-11-01',
  'sales?from=2020-01-01&till=2026-01-01',
  'margin?from=2026-11&till=2026-10',
  'margin?from=2026-11',
  'payouts?from=2020-01&till=2026-01',
  'promo?till=2026-11-20',
  'stock?day=2026-11-21',
  'balances?day=2026-02-30',
  'purchases',
  'purchases?year=26',
  'purchases?year=2026&after=x',
])('%s is refused', async (path) => {
  const { status, body } = await operator.browser.get(`/api/staff/reports/${path}`)
  expect([status, body.code]).toEqual([422, 'invalid_input'])
})

test('nobody but staff reads any of it', async () => {
  for (const path of [
    'sales',
    'margin?from=2026-11&till=2026-11',
    'stock',
    'purchases?year=2026',
    'balances',
    'promo',
    'disputes',
  ])
    expect((await shop.visitor().get(`/api/staff/reports/${path}`)).status, path).toBe(401)
})
