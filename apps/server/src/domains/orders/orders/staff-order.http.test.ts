import type { OrderStep } from '@pandrop/contract/lifecycle/order'
import { daysAfter } from '@pandrop/money/days'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import type { Reply } from '@pandrop/testkit/visitor'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { bringTo, mailsTo, orderFromBalance, timelineOf, tradeNumberOf } from './testing/handled-orders.ts'

let shop: TestShop
let operator: TestStaff

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  await shop.database.ownerPool.query('update settings set vat_percent = 22')
  operator = await asStaff(shop)
})

afterAll(() => shop.stop())

const take = (step: OrderStep, orderId: number, body: object = {}): Promise<Reply> =>
  operator.browser.post('/api/staff/orders/:id/steps'.replace(':id', String(orderId)), { step, ...body })

const seen = async (orderId: number) => {
  const { body } = await operator.browser.get(`/api/staff/orders/${orderId}`)
  return body.order as Record<string, unknown>
}

const cause = { cause: 'trade_impossible' }

/** What can be done with an order, and why the rest cannot. */
const obstacles = async (orderId: number): Promise<Record<string, string | null>> => {
  const actions = (await seen(orderId)).actions as { action: string; obstacle: string | null }[]
  return Object.fromEntries(actions.map(({ action, obstacle }) => [action, obstacle]))
}

describe('the steps of an order in the back office', () => {
  test('lead from the trade offer to the end, each written down with the name of who took it', async () => {
    const { orderId, customer } = await orderFromBalance(shop)
    const sent = { trade_offer_id: tradeNumberOf(orderId), note: 'Please be quick', reason: 'the usual way' }
    expect(await take('trade_sent', orderId, sent)).toMatchObject({
      status: 200,
      body: { status: 'OK', state: 'in_process', changed: true },
    })
    expect(await take('trade_sent', orderId, sent)).toMatchObject({ body: { changed: false } })
    expect(await take('delivered', orderId)).toMatchObject({ body: { state: 'accepted' } })
    expect(await obstacles(orderId)).toMatchObject({ completed: 'protected', reversed: null, refunded: null })
    expect(await take('completed', orderId)).toMatchObject({
      status: 409,
      body: { code: 'order_state_wrong' },
    })
    const protectedUntil = daysAfter(shop.clock.now(), 7).toISOString()
    expect(await seen(orderId)).toMatchObject({
      trade_offer_id: tradeNumberOf(orderId),
      protected_until: protectedUntil,
    })
    shop.clock.advance({ days: 7 })
    operator = await asStaff(shop)
    expect(await take('completed', orderId)).toMatchObject({ body: { state: 'completed' } })
    const { timeline } = await seen(orderId)
    expect(timeline).toMatchObject([
      { kind: 'paid', by: `customer:${customer.id}`, by_name: null },
      { kind: 'trade_sent', why: 'the trade offer was sent: the usual way', note: 'Please be quick' },
      { kind: 'delivered', state: 'accepted' },
      { kind: 'completed', by: `staff:${operator.id}`, by_name: operator.name },
    ])
    expect((await mailsTo(shop, customer)).length).toBeGreaterThanOrEqual(3)
  })

  test('lead back to another offer where the customer declined', async () => {
    const { orderId } = await orderFromBalance(shop)
    await take('trade_sent', orderId, { trade_offer_id: tradeNumberOf(orderId) })
    expect(await take('trade_declined', orderId, { reason: 'expired' })).toMatchObject({
      body: { state: 'processing', changed: true },
    })
    expect(await obstacles(orderId)).toMatchObject({ trade_sent: null, cancelled: null, delivered: 'state' })
    expect(await seen(orderId)).toMatchObject({ trade_offer_id: null })
  })

  test('end an order whose trade is impossible, and one whose items came back', async () => {
    const cancelled = await orderFromBalance(shop)
    expect(await take('cancelled', cancelled.orderId, { ...cause, destination: 'balance' })).toMatchObject({
      body: { state: 'cancelled' },
    })
    const reversed = await orderFromBalance(shop)
    await bringTo(shop, reversed.orderId, 'accepted')
    expect(await take('reversed', reversed.orderId)).toMatchObject({ body: { state: 'reversed' } })
    for (const { orderId } of [cancelled, reversed]) {
      expect(Object.values(await obstacles(orderId))).not.toContain(null)
      expect(await seen(orderId)).toMatchObject({ refunds: [{ sum: 10, destination: 'balance' }] })
    }
  })

  test('are refused from another state with what is possible, and change nothing', async () => {
    const { orderId } = await orderFromBalance(shop)
    for (const step of ['trade_declined', 'delivered', 'completed', 'reversed'] as const) {
      const refused = await take(step, orderId)
      expect(refused, step).toMatchObject({ status: 409, body: { code: 'order_state_wrong' } })
      expect(refused.body.message).toMatch(/Possible now: trade-sent, refund, cancel/)
    }
    expect(await take('trade_sent', orderId, { trade_offer_id: 'x' })).toMatchObject({
      status: 422,
      body: { code: 'invalid_input' },
    })
    expect(await take('cancelled', orderId, { ...cause, destination: 'card' })).toMatchObject({
      status: 422,
      body: { code: 'refund_to_card_impossible' },
    })
    expect(await take('delivered', 999_999_999)).toMatchObject({ body: { code: 'order_not_found' } })
    expect(await timelineOf(shop, orderId)).toEqual({ state: 'processing', kinds: ['paid'] })
  })

  test('are written into the audit log with what they changed', async () => {
    const { orderId } = await orderFromBalance(shop)
    await take('trade_sent', orderId, { trade_offer_id: tradeNumberOf(orderId) })
    const { rows } = await shop.database.ownerPool.query(
      `select change.before, change.after from audit_log log join audit_changes change on change.audit_id = log.id
       where log.action = 'takeOrderStep trade_sent' and change.table_name = 'orders' and change.row_id = $1`,
      [String(orderId)],
    )
    expect(rows).toEqual([
      {
        before: { state: 'processing', waits_since: null, trade_offer_id: null },
        after: { state: 'in_process', waits_since: expect.any(String), trade_offer_id: tradeNumberOf(orderId) },
      },
    ])
  })
})

test('an order of the back office tells everything about it, and one that does not exist is refused', async () => {
  const { orderId, customer, itemIds } = await orderFromBalance(shop, 2)
  expect(await seen(orderId)).toMatchObject({
    id: orderId,
    state: 'processing',
    customer: { id: customer.id, name: 'Marta Kovač', email: customer.email },
    sum: 20,
    payment_method: 'balance',
    payment: null,
    lines: itemIds.map((item_id, index) => ({ line_no: index + 1, item_id, price: 10, left: 10, vat_percent: 22 })),
    refunds: [],
  })
  expect(await operator.browser.get('/api/staff/orders/999999999')).toMatchObject({
    status: 404,
    body: { code: 'order_not_found' },
  })
})

test('nobody but the staff reads or moves an order', async () => {
  const { orderId, customer } = await orderFromBalance(shop)
  for (const browser of [shop.visitor(), customer.browser]) {
    for (const path of ['orders', `orders/${orderId}`, 'credit-notes/1'])
      expect(await browser.get(`/api/staff/${path}`)).toMatchObject({
        status: 401,
        body: { code: 'staff_not_signed_in' },
      })
    expect(await browser.post(`/api/staff/orders/${orderId}/steps`, { step: 'delivered' })).toMatchObject({
      status: 401,
    })
  }
})
