import { afterAll, beforeAll, expect, test } from 'vitest'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { releaseDispute } from '../../payments/disputes/staff-disputes.ts'
import { toppedUp } from '../../payments/disputes/testing/disputed.ts'
import { type CardShop, openCardShop } from '../../payments/payments/testing/card-shop.ts'
import { bringTo, by, orderByCard, orderFromBalance, timelineOf } from './testing/handled-orders.ts'

let shop: CardShop
let operator: TestStaff
let administrator: TestStaff

beforeAll(async () => {
  shop = await openCardShop({ seeded: true })
  operator = await asStaff(shop)
  administrator = await asStaff(shop, 'administrator')
})

afterAll(() => shop.stop())

const send = (who: TestStaff, orderId: number, more: object = {}) =>
  who.browser.post(`/api/staff/orders/${orderId}/steps`, {
    step: 'trade_sent',
    trade_offer_id: `77${orderId}`,
    ...more,
  })

const deliver = (who: TestStaff, orderId: number, more: object = {}) =>
  who.browser.post(`/api/staff/orders/${orderId}/steps`, { step: 'delivered', ...more })

const read = async (path: string) => (await operator.browser.get(`/api/staff/${path}`)).body as Record<string, never>

const listed = async (state: string, search = ''): Promise<number[]> => {
  const { rows } = (await read(`orders?state=${state}&search=${search}`)) as unknown as { rows: { id: number }[] }
  return rows.map(({ id }) => id)
}

const holdsOf = async (orderId: number) => {
  const { order } = (await read(`orders/${orderId}`)) as unknown as {
    order: { holds: string[]; actions: { action: string; obstacle: string | null }[] }
  }
  const off = order.actions.filter(({ action }) => action === 'trade_sent' || action === 'delivered')
  return { holds: order.holds, obstacles: off.map(({ obstacle }) => obstacle) }
}

const block = (customerId: number, verb: 'block' | 'unblock') =>
  administrator.browser.post(`/api/staff/customers/${customerId}/${verb}`, { reason: 'a stolen card' })

test('an order whose card payment is disputed or lost is not handed over, and stands apart', async () => {
  const { orderId, paymentId } = await orderByCard(shop)
  expect(await listed('processing')).toContain(orderId)
  const { orders_to_deliver: before } = await read('counts')
  await shop.openDispute(paymentId)
  expect(await send(operator, orderId)).toMatchObject({ status: 409, body: { code: 'payment_disputed' } })
  expect(await holdsOf(orderId)).toEqual({ holds: ['disputed'], obstacles: ['payment_disputed', 'state'] })
  expect((await read('counts')).orders_to_deliver).toBe(Number(before) - 1)
  for (const search of ['', String(orderId), 'Marta']) {
    expect(await listed('processing', search)).not.toContain(orderId)
    expect(await listed('held', search)).toEqual([orderId])
  }
  const { waiting } = (await read('today')) as unknown as { waiting: object[] }
  expect(waiting).toContainEqual({ kind: 'orders_held', count: 1, sum: 10, overdue: 0 })
  await shop.closeDispute(paymentId, 'lost')
  expect(await send(operator, orderId)).toMatchObject({ status: 409, body: { code: 'payment_disputed' } })
  expect((await holdsOf(orderId)).holds).toEqual(['dispute_lost'])
  // That the customer may pay again does not pay for this order.
  const { rows } = await shop.database.pool.query('select id from disputes where payment_id = $1', [paymentId])
  expect(await releaseDispute(shop.shop, { disputeId: rows[0].id, by, why: 'talked' })).toMatchObject({ ok: true })
  expect(await send(operator, orderId)).toMatchObject({ status: 409, body: { code: 'payment_disputed' } })
})

test('a dispute that the shop wins sets its order free', async () => {
  const { orderId, paymentId } = await orderByCard(shop)
  await shop.openDispute(paymentId)
  await shop.closeDispute(paymentId, 'won')
  expect(await listed('processing')).toContain(orderId)
  expect(await send(operator, orderId)).toMatchObject({ status: 200 })
})

test('a trade under way is not delivered once its payment is disputed; the offer can be taken back', async () => {
  const { orderId, paymentId } = await orderByCard(shop)
  await bringTo(shop, orderId, 'in_process')
  await shop.openDispute(paymentId)
  expect(await deliver(operator, orderId)).toMatchObject({ status: 409, body: { code: 'payment_disputed' } })
  expect(await listed('in_process')).not.toContain(orderId)
  expect(await listed('held')).toContain(orderId)
  expect(await operator.browser.post(`/api/staff/orders/${orderId}/steps`, { step: 'trade_declined' })).toMatchObject({
    status: 200,
  })
})

test('orders of a customer who is blocked, or on hold for another payment, wait until that ends', async () => {
  const { orderId, customer } = await orderFromBalance(shop)
  await block(customer.id, 'block')
  expect(await send(operator, orderId)).toMatchObject({ status: 409, body: { code: 'customer_held' } })
  expect((await holdsOf(orderId)).holds).toEqual(['customer_blocked'])
  expect(await listed('held')).toContain(orderId)
  await block(customer.id, 'unblock')
  expect(await listed('held')).not.toContain(orderId)
  const held = await toppedUp(shop)
  const bought = await orderFromBalance(shop, 1, held.customer)
  await shop.openDispute(held.payment)
  expect((await holdsOf(bought.orderId)).obstacles).toEqual(['customer_on_hold', 'state'])
  expect(await send(operator, bought.orderId)).toMatchObject({ status: 409, body: { code: 'customer_held' } })
  const { rows } = await shop.database.pool.query('select id from disputes where payment_id = $1', [held.payment])
  await releaseDispute(shop.shop, { disputeId: rows[0].id, by, why: 'talked' })
  expect(await send(operator, bought.orderId)).toMatchObject({ status: 200 })
})

test('an administrator hands it over with a reason, which the timeline and the audit log keep', async () => {
  const { orderId, paymentId, customer } = await orderByCard(shop)
  await shop.openDispute(paymentId)
  const override_reason = 'the customer paid by transfer'
  expect(await send(operator, orderId, { override_reason })).toMatchObject({
    status: 403,
    body: { code: 'staff_role_missing' },
  })
  expect(await send(administrator, orderId, { override_reason })).toMatchObject({ body: { state: 'in_process' } })
  expect(await deliver(administrator, orderId)).toMatchObject({ status: 409, body: { code: 'payment_disputed' } })
  expect(await deliver(administrator, orderId, { override_reason })).toMatchObject({ body: { state: 'accepted' } })
  const { rows } = await shop.database.ownerPool.query(
    `select action, input ->> 'override_reason' as reason from audit_log
     where staff_id = $1 and action like 'takeOrderStep %' and input ->> 'override_reason' is not null order by id`,
    [administrator.id],
  )
  expect(rows).toEqual([
    { action: 'takeOrderStep trade_sent', reason: override_reason },
    { action: 'takeOrderStep delivered', reason: override_reason },
  ])
  const although = `although its payment is disputed (${override_reason})`
  const { rows: events } = await shop.database.pool.query(
    `select by, why from order_events where order_id = $1 and kind in ('trade_sent', 'delivered') order by id`,
    [orderId],
  )
  expect(events).toEqual([
    { by: `staff:${administrator.id}`, why: `the trade offer was sent, ${although}` },
    { by: `staff:${administrator.id}`, why: `the trade offer was accepted, ${although}` },
  ])
  const { rows: orders } = (await read(`customers/${customer.id}/orders`)) as unknown as { rows: object[] }
  expect(orders).toMatchObject([{ id: orderId, holds: ['disputed'] }])
})

test('a step waits for the dispute that is being written, and is refused by it', async () => {
  const { orderId, paymentId, customer } = await orderByCard(shop)
  const bank = await shop.database.ownerPool.connect()
  await bank.query('begin')
  await bank.query('select from payments where id = $1 for update', [paymentId])
  const sending = send(operator, orderId)
  await expect
    .poll(async () => (await shop.database.ownerPool.query(waiting)).rows[0].count, { timeout: 10_000 })
    .toBeGreaterThan(0)
  await bank.query(
    `insert into disputes (id, payment_id, customer_id, amount_minor, currency, cents, debited_cents, state, reason,
       opened_at)
     values ($1, $2, $3, 1000, 'EUR', 1000, 0, 'open', 'fraudulent', now())`,
    [`dp_${orderId}`, paymentId, customer.id],
  )
  await bank.query('commit')
  bank.release()
  expect(await sending).toMatchObject({ status: 409, body: { code: 'payment_disputed' } })
  expect(await timelineOf(shop, orderId)).toMatchObject({ state: 'processing' })
})

const waiting = `select count(*)::int as count from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`
