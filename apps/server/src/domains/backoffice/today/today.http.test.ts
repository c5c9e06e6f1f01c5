import type { Answer, Call } from '@pandrop/contract/call'
import type { getLiabilities, getSales } from '@pandrop/contract/staff/sales'
import type { getStaffCounts, getToday, latestOrders } from '@pandrop/contract/staff/today'
import { cents } from '@pandrop/money/money'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import type { Visitor } from '@pandrop/testkit/visitor'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { proposed } from '../../buying/offers/testing/proposals.ts'
import { askForPayout, readyOffer } from '../../buying/payouts/testing/ready-offers.ts'
import { shelvedItem } from '../../catalogue/staff-items/testing/costed-items.ts'
import { buy } from '../../checkout/purchase/testing/purchases.ts'
import { asStaff } from '../../identity/staff/testing/as-staff.ts'
import { refundOrder } from '../../orders/orders/refund-order.ts'
import { bringTo, orderFromBalance } from '../../orders/orders/testing/handled-orders.ts'

// The clock's noon of 21.11.2026 is a Saturday. What was sold, at 10 EUR an item, 22 % of it VAT:
//   10.10.  1 order of 1 item
//   14.11.  1 order of 1 item at 11:00, another at 13:00
//   21.11.  1 order of 2 items, 3 EUR of it given back; 1 order of 1 item that was reduced and had cost 4 EUR
let shop: TestShop
let browser: Visitor
const orders: Record<string, number> = {}
const offers: Record<string, number> = {}

const at = (moment: string) => shop.clock.set(new Date(`${moment}Z`))

const withoutTriggers = async (query: string, values: unknown[]): Promise<void> => {
  const owner = await shop.database.ownerPool.connect()
  await owner.query('begin; set local session_replication_role = replica')
  await owner.query(query, values)
  await owner.query('commit')
  owner.release()
}

const orderAt = async (moment: string, items = 1): Promise<number> => {
  at(moment)
  return (await orderFromBalance(shop, items)).orderId
}

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  await shop.database.ownerPool.query('update settings set vat_percent = 22')
  orders.october = await orderAt('2026-10-10T10:00:00')
  orders.morning = await orderAt('2026-11-14T11:00:00')
  orders.afternoon = await orderAt('2026-11-14T13:00:00')
  offers.overdue = await proposed(await shop.customer(), { price: 80 })
  offers.bought = await readyOffer(shop, await shop.customer(), 400)
  orders.two = await orderAt('2026-11-21T09:00:00', 2)
  await bringTo(shop, orders.two, 'accepted')
  const refund = { orderId: orders.two, by: 'staff:7', line: 1, amount: cents(300), reason: 'a scratch' }
  expect(await refundOrder(shop.shop, refund)).toMatchObject({ ok: true })
  const item = await shelvedItem(shop, offers.bought, 400)
  const bought = await buy(await shop.customer({ balanceCents: 1000 }), { cart: [{ item_id: item }] })
  orders.bought = Number(bought.body.order_id)
  await withoutTriggers('update items set old_price_cents = 1500 where id = $1', [item])
  offers.new = await proposed(await shop.customer(), { price: 20 })
  at('2026-11-21T12:00:00')
})

beforeEach(async () => {
  browser = (await asStaff(shop)).browser
})

afterAll(() => shop?.stop())

const get = async <Asked extends Call = typeof getSales>(path: string): Promise<Answer<Asked>> => {
  const { status, body } = await browser.get(path)
  expect([status, body]).toMatchObject([200, { status: 'OK' }])
  return body as never
}

describe('sales of a range', () => {
  test('add up what was paid, given back and earned, beside the range before', async () => {
    const body = await get('/api/staff/sales?days=30')
    expect(body).toMatchObject({
      from: '2026-10-23',
      till: '2026-11-21',
      totals: { revenue: 50, orders: 4, average: 12.5, refunds: 3, deposits: 50, margin: 4.2, cost_known: 0.2 },
      before: { from: '2026-09-23', till: '2026-10-22', totals: { revenue: 10, orders: 1, average: 10, refunds: 0 } },
      sale_share: 0.2,
    })
    expect([body.days.length, body.before.days.length]).toEqual([30, 30])
    expect(body.days.at(-8)).toEqual({ day: '2026-11-14', revenue: 20, orders: 2, refunds: 0, deposits: 20 })
    expect(body.days.at(-1)).toEqual({ day: '2026-11-21', revenue: 30, orders: 2, refunds: 3, deposits: 30 })
    const byType = body.types.reduce((sum: number, { revenue }: { revenue: number }) => sum + revenue, 0)
    expect(byType).toBe(50)
  })

  test('are the same from days that were summed up and from the orders themselves', async () => {
    const path = '/api/staff/sales?from=2026-10-01&till=2026-11-20'
    const summed = await get(path)
    expect(summed.totals).toMatchObject({ revenue: 30, orders: 3, margin: 0, cost_known: 0 })
    await shop.database.ownerPool.query('delete from sales_days')
    expect(await get(path)).toEqual(summed)
  })

  test('count by days of the shop, those that were summed up before as well', async () => {
    const path = '/api/staff/sales?from=2026-11-13&till=2026-11-20'
    const inUtc = await get(path)
    expect(inUtc.days[1]).toMatchObject({ day: '2026-11-14', orders: 2 })
    const zone = (name: string) => shop.database.pool.query('update settings set time_zone = $1', [name])
    // Sold at 11:00 and 13:00 of UTC: there, the second one was sold on the next day.
    await zone('Pacific/Auckland')
    at('2026-11-14T10:30:00')
    const today = await get<typeof getToday>('/api/staff/today')
    expect(today.orders.now).toBe(0)
    at('2026-11-21T12:00:00')
    const there = await get(path)
    expect(there.days.slice(1, 3)).toMatchObject([
      { day: '2026-11-14', orders: 0 },
      { day: '2026-11-15', orders: 2 },
    ])
    await zone('Etc/GMT-12')
    expect((await get(path)).days.slice(1, 3)).toMatchObject([
      { day: '2026-11-14', orders: 1 },
      { day: '2026-11-15', orders: 1 },
    ])
    await zone('UTC')
    expect(await get(path)).toEqual(inUtc)
  })

  test('count an order of today that is paid after somebody has looked', async () => {
    const before = await get('/api/staff/sales?days=7')
    await shop.database.ownerPool.query('update orders set total_cents = total_cents + 100 where id = $1', [orders.two])
    expect((await get('/api/staff/sales?days=7')).totals.revenue).toBe(before.totals.revenue + 1)
    await shop.database.ownerPool.query('update orders set total_cents = total_cents - 100 where id = $1', [orders.two])
  })

  test.each([
    'from=2026-11-20',
    'till=2026-11-20',
    'from=2026-11-20&till=2026-11-19',
    'from=2026-11-20&till=2026-11-22',
    'from=2024-01-01&till=2026-11-20',
    'from=yesterday&till=2026-11-20',
    'days=31',
  ])('are refused for %s', async (query) => {
    const { status, body } = await browser.get(`/api/staff/sales?${query}`)
    expect([status, body.code]).toEqual([422, 'invalid_input'])
  })
})

describe('today', () => {
  test('is compared with the same weekday until the same time', async () => {
    const body = await get<typeof getToday>('/api/staff/today')
    expect(body).toMatchObject({
      at: '2026-11-21T12:00:00.000Z',
      revenue: { now: 30, before: 10 },
      orders: { now: 2, before: 1 },
      average: { now: 15, before: 10 },
    })
    expect(body.revenue.days).toEqual([0, 0, 0, 0, 0, 0, 20, 0, 0, 0, 0, 0, 0, 30])
  })

  test('says what waits: how many, for how much, how many too long', async () => {
    const customer = await shop.customer()
    const payable = await readyOffer(shop, customer, 5000)
    expect((await askForPayout(customer, payable)).status).toBe(200)
    await insertPayments(customer.id)
    await failRefund()
    await failJobs()
    const { waiting, deposits } = await get<typeof getToday>('/api/staff/today')
    expect(waiting).toEqual([
      // Nobody works off the queue here.
      { kind: 'health_red', count: 1, sum: null, overdue: 0 },
      { kind: 'offers_to_answer', count: 2, sum: 100, overdue: 1 },
      { kind: 'offers_to_shelve', count: 1, sum: 50, overdue: 0 },
      { kind: 'orders_to_deliver', count: 4, sum: 40, overdue: 3 },
      { kind: 'orders_held', count: 0, sum: 0, overdue: 0 },
      { kind: 'orders_withdrawn', count: 0, sum: 0, overdue: 0 },
      { kind: 'trades_open', count: 0, sum: 0, overdue: 0 },
      { kind: 'trade_offers_waiting', count: 0, sum: null, overdue: 0 },
      ...['stock_promised', 'stock_missing'].map((kind) => ({ kind, count: 0, sum: 0, overdue: 0 })),
      { kind: 'cases_to_answer', count: 0, sum: null, overdue: 0 },
      { kind: 'payouts_requested', count: 1, sum: 50, overdue: 0 },
      { kind: 'payouts_failed', count: 0, sum: 0, overdue: 0 },
      { kind: 'adjustments_proposed', count: 0, sum: 0, overdue: 0 },
      { kind: 'factor_removals', count: 0, sum: null, overdue: 0 },
      { kind: 'verifications_to_decide', count: 0, sum: null, overdue: 0 },
      { kind: 'accounts_closed', count: 0, sum: null, overdue: 0 },
      { kind: 'deletions_waiting', count: 0, sum: null, overdue: 0 },
      { kind: 'deletions_proposed', count: 0, sum: null, overdue: 0 },
      { kind: 'payments_held', count: 1, sum: 7, overdue: 0 },
      { kind: 'refunds_failed', count: 1, sum: 2.5, overdue: 0 },
      { kind: 'refunded_elsewhere', count: 0, sum: null, overdue: 0 },
      { kind: 'disputes_to_answer', count: 0, sum: 0, overdue: 0 },
      { kind: 'disputes_open', count: 1, sum: 9, overdue: 0 },
      { kind: 'provider_payouts_to_look_at', count: 0, sum: null, overdue: 0 },
      { kind: 'provider_payouts_missing', count: 0, sum: 0, overdue: 0 },
      { kind: 'deposits_pending', count: 1, sum: 25, overdue: 0 },
      { kind: 'price_list_old', count: 105, sum: null, overdue: 0 },
      { kind: 'rates_waiting', count: 0, sum: null, overdue: 0 },
      { kind: 'rates_old', count: 0, sum: null, overdue: 0 },
      { kind: 'mails_failed', count: 1, sum: null, overdue: 0 },
      { kind: 'jobs_failed', count: 1, sum: null, overdue: 0 },
    ])
    expect(deposits).toMatchObject({ count: 1, sum: 25 })
  })

  test('shows the offers that are due first', async () => {
    const { offers: shown } = await get<typeof getToday>('/api/staff/today')
    expect(shown).toMatchObject([
      { id: offers.overdue, title: 'AK-47 | Redline', wish: 80, quality: 'field_tested' },
      { id: offers.new, wish: 20 },
    ])
    expect(shown[0]?.picture).toMatch(/-456\.webp$/)
    expect(shown[0]?.reply_due_at.localeCompare('2026-11-21T12:00')).toBe(-1)
  })

  test('counts for the menu what waits', async () => {
    expect(await get<typeof getStaffCounts>('/api/staff/counts')).toMatchObject({
      orders_to_deliver: 4,
      offers_to_answer: 2,
      offers_urgent: 1,
      offers_to_shelve: 1,
      payouts_waiting: 1,
      cases_to_answer: 0,
      adjustments_waiting: 0,
    })
  })
})

/** A top-up that is held, one that is open and one that is disputed. */
const insertPayments = async (customerId: number): Promise<void> => {
  const { rows } = await shop.database.ownerPool.query(
    `insert into payments (customer_id, purpose, amount_minor, currency, currency_value, credit_cents, state, reason,
       name, surname, email, phone, country, city, address, post_code, language, created_at, expires_at, settled_at)
     select $1, 'topup', cents, 'EUR', 1, cents, state,
       case state when 'Error' then 'mismatch' when 'Cancelled' then 'expired' end,
       'M', 'K', 'm@example.org', '1', 'SI', 'L', 'B', '1', 'en', $2, $2::timestamptz + interval '31 minutes',
       case when state <> 'Pending' then $2::timestamptz end
     from (values (700, 'Error'), (2500, 'Pending'), (900, 'Cancelled')) as made (cents, state)
     returning id, credit_cents`,
    [customerId, shop.clock.now()],
  )
  const disputed = rows.find(({ credit_cents }) => credit_cents === 900)
  await shop.database.ownerPool.query(
    `insert into disputes (id, payment_id, customer_id, amount_minor, currency, cents, debited_cents, state, reason,
       opened_at)
     values ('dp_1', $1, $2, 900, 'EUR', 900, 0, 'open', 'fraudulent', $3)`,
    [disputed.id, customerId, shop.clock.now()],
  )
}

/** Of the disputed top-up: 4 EUR that no card took, 1.50 of which paid a debt. */
const failRefund = async (): Promise<void> => {
  const client = await shop.database.ownerPool.connect()
  await client.query("set session_replication_role = 'replica'")
  await client.query(
    `insert into refunds (customer_id, destination, payment_id, cents, amount_minor, state, taken_cents, reason,
       made_by, created_at, settled_at)
     select customer_id, 'card', id, 400, 400, 'failed', 150, 'a scratch', 'test', $1, $1
     from payments where credit_cents = 900`,
    [shop.clock.now()],
  )
  client.release(true)
}

const failJobs = async (): Promise<void> => {
  await shop.database.ownerPool.query('delete from graphile_worker._private_jobs')
  for (const task of ['send_mail', 'send_refund'])
    await shop.database.ownerPool.query(`select graphile_worker.add_job($1, '{}'::json, max_attempts := 1)`, [task])
  await shop.database.ownerPool.query(
    `update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'no answer'`,
  )
}

test('the latest orders can be narrowed to those that wait and those that failed', async () => {
  const idsOf = async (kind: string) =>
    (await get<typeof latestOrders>(`/api/staff/today/orders?kind=${kind}`)).orders.map(({ id }: { id: number }) => id)
  const { bought, two, afternoon, morning, october } = orders
  expect(await idsOf('all')).toEqual([bought, two, afternoon, morning, october])
  expect(await idsOf('processing')).toEqual([bought, afternoon, morning, october])
  expect(await idsOf('failed')).toEqual([])
  const { orders: all } = await get<typeof latestOrders>('/api/staff/today/orders')
  expect(all[1]).toMatchObject({
    customer: { name: 'Marta Kovač' },
    items: 2,
    total: 20,
    method: 'balance',
    state: 'accepted',
  })
})

test('what the shop owes is told apart by whom and since when', async () => {
  const { rows } = await shop.database.pool.query('select sum(balance_cents)::int as cents from customer_balances')
  expect(await get<typeof getLiabilities>('/api/staff/liabilities')).toMatchObject({
    balances: { sum: rows[0].cents / 100, count: 1 },
    payouts_owed: { sum: 54, count: 2 },
    payouts_promised: { sum: 0, count: 0 },
    refunds_open: { sum: 0, count: 0 },
    protected_orders: { sum: 20, count: 1 },
  })
  expect(rows[0].cents).toBe(300)
})

test('none of it is shown to somebody who does not work here', async () => {
  const paths = ['today', 'today/orders', 'counts', 'sales', 'liabilities', 'search?q=1']
  for (const path of paths) expect((await shop.visitor().get(`/api/staff/${path}`)).status, path).toBe(401)
})
