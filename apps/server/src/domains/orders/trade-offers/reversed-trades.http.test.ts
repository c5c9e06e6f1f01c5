import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expectCleanBooks } from '../../checkout/purchase/testing/purchases.ts'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { completeDueOrders, takeOrderStep } from '../orders/order-steps.ts'
import { by, mailsTo, type PaidOrder, statesOf, timelineOf } from '../orders/testing/handled-orders.ts'
import { type DeliveryShop, openDeliveryShop } from './testing/delivery-shop.ts'

let shop: DeliveryShop
let ada: TestStaff

beforeAll(async () => {
  shop = await openDeliveryShop()
})

afterAll(() => shop?.stop())

// Nobody of the staff stays signed in over the days that tests let pass.
beforeEach(async () => {
  ada = await asStaff(shop, 'administrator')
})

interface Standing {
  settings: { security: Record<string, unknown> }
  versions: { security: number }
}

const checkHours = 6

const pass = async (time: { hours?: number; days?: number; minutes?: number }) => {
  shop.clock.advance(time)
  ada = await asStaff(shop, 'administrator')
}

/** Its customer takes it back, and the shop asks Steam when it does so next. */
const takeBack = async ({ orderId }: Pick<PaidOrder, 'orderId'>) => {
  await shop.deed(orderId, 'reverse')
  await pass({ hours: checkHours })
  await shop.follow()
}

const waiting = async (orderId: number) => {
  const { body } = await ada.browser.get('/api/staff/deliveries/own')
  return (body.trades as { order_id: number; trade: object }[]).find((trade) => trade.order_id === orderId)
}

const customerAt = async ({ customer }: Pick<PaidOrder, 'customer'>) =>
  (await ada.browser.get(`/api/staff/customers/${customer.id}`)).body.customer as Record<string, unknown>

const proposalOf = async (orderId: number) => {
  const { body } = await ada.browser.get('/api/staff/money-proposals?limit=100')
  return (body.rows as { id: number; order_id: number }[]).find((row) => row.order_id === orderId)
}

describe('an order whose trade its customer takes back', () => {
  test('is reversed as by hand: money back, items hidden for seven days, mail, timeline, books', async () => {
    const order = await shop.delivered()
    const { orderId, customer, itemIds } = order
    await takeBack(order)
    expect((await timelineOf(shop, orderId)).kinds.slice(-2)).toEqual(['reversed', 'refunded'])
    expect(await shop.balance(customer)).toBe(1000)
    expect(await statesOf(shop, itemIds)).toEqual(['available'])
    const { rows } = await shop.database.pool.query(
      `select why, by, (select available_from from items where id = $2) as free
       from order_events where order_id = $1 and kind = 'reversed'`,
      [orderId, itemIds[0]],
    )
    const until = new Date(shop.clock.now().getTime() + 7 * 24 * 3_600_000)
    expect(rows).toEqual([
      { why: 'the items came back: the trade was taken back in Steam', by: 'delivery', free: until },
    ])
    expect((await mailsTo(shop, customer))[0]?.subject).toBe(`Order ${orderId} was taken back`)
    expect(await waiting(orderId)).toMatchObject({
      order_state: 'reversed',
      trade: { state: 'accepted', problem: 'reversed', waits: true },
    })
    await expectCleanBooks(shop.database.pool)
  })

  test('is reversed once, however often and by however many it is heard', async () => {
    const order = await shop.delivered()
    await shop.deed(order.orderId, 'reverse')
    await pass({ hours: checkHours })
    await Promise.all([shop.follow(), shop.follow(), shop.follow()])
    await shop.follow()
    expect((await timelineOf(shop, order.orderId)).kinds.filter((kind) => kind === 'reversed')).toHaveLength(1)
    expect(await shop.balance(order.customer)).toBe(1000)
  })

  test('blocks its customer, with who did it and why, until somebody of the staff lets them in', async () => {
    const order = await shop.delivered()
    await takeBack(order)
    const seen = await customerAt(order)
    expect(seen).toMatchObject({
      blocked: true,
      events: [{ kind: 'blocked', why: `the trade of order ${order.orderId} was taken back in Steam` }],
    })
    expect((await order.customer.browser.get('/api/user/profile')).status).toBe(401)
    await ada.browser.post(`/api/staff/customers/${order.customer.id}/unblock`, { reason: 'their account was stolen' })
    expect(await customerAt(order)).toMatchObject({ blocked: false })
    await shop.follow()
    expect(await customerAt(order), 'it was looked at').toMatchObject({ blocked: false })
  })

  test('stands in the audit log as what the shop did, with what was changed', async () => {
    const order = await shop.delivered()
    await takeBack(order)
    const { body } = await ada.browser.get('/api/staff/audit?action=shop+trade_reversed')
    const [entry] = body.rows as { input: object; changes: { table: string; after: object }[] }[]
    expect(entry).toMatchObject({ staff: null, input: { order: order.orderId }, outcome: 'done', address: 'the shop' })
    const changed = (table: string) => entry?.changes.find((change) => change.table === table)
    expect(changed('orders')).toMatchObject({ after: { state: 'reversed' } })
    expect(changed('customers')).toMatchObject({ before: { blocked_at: null } })
    expect(changed('trade_offers')).toMatchObject({ after: { problem: 'reversed' } })
  })

  test('does not block where the settings say so, and its page says what happened', async () => {
    const blockBy = async (isBlocking: boolean) => {
      const { settings, versions } = (await ada.browser.get('/api/staff/settings')).body as unknown as Standing
      const values = { ...settings.security, reversal_blocks: isBlocking }
      return ada.browser.post('/api/staff/settings', { section: 'security', values, seen: versions.security })
    }
    expect(await blockBy(false)).toMatchObject({ status: 200 })
    const order = await shop.delivered()
    await takeBack(order)
    expect(await customerAt(order)).toMatchObject({ blocked: false })
    const { body } = await order.customer.browser.get(`/api/purchase/orders/${order.orderId}`)
    expect(body.payload).toMatchObject({ status: 'reversed', trade: { state: 'accepted', problem: 'reversed' } })
    expect(await blockBy(true)).toMatchObject({ status: 200 })
  })

  test('above the limit waits for one of the staff, and is reversed on their word, however late', async () => {
    const order = await shop.delivered(6)
    const { orderId, customer } = order
    await takeBack(order)
    expect((await timelineOf(shop, orderId)).state).toBe('accepted')
    expect(await customerAt(order)).toMatchObject({ blocked: true })
    const proposal = await proposalOf(orderId)
    expect(proposal).toMatchObject({ kind: 'reversed', amount: 60, proposed_by: null, own: false })
    expect(await waiting(orderId)).toMatchObject({ trade: { problem: 'reversed' } })
    await pass({ days: 7 })
    await completeDueOrders(shop.shop)
    expect((await timelineOf(shop, orderId)).state).toBe('accepted')
    expect(await takeOrderStep(shop.shop, 'completed', { orderId, by })).toMatchObject({ refusal: 'money_proposed' })
    const approved = await ada.browser.post(`/api/staff/money-proposals/${proposal?.id}/approve`, {})
    expect(approved).toMatchObject({ status: 200, body: { proposal: { state: 'approved', proposed_by: null } } })
    expect((await timelineOf(shop, orderId)).state).toBe('reversed')
    expect(await shop.balance(customer)).toBe(6000)
    await expectCleanBooks(shop.database.pool)
  })

  test('that the staff keep all the same is completed once they said that nothing more is to be done', async () => {
    const { orderId, ...order } = await shop.delivered(6)
    await takeBack({ orderId })
    const proposal = await proposalOf(orderId)
    await ada.browser.post(`/api/staff/money-proposals/${proposal?.id}/decline`, {
      reason: 'the items never came back',
    })
    await pass({ days: 7 })
    await completeDueOrders(shop.shop)
    expect(await takeOrderStep(shop.shop, 'completed', { orderId, by })).toMatchObject({ refusal: 'trade_reversed' })
    await ada.browser.post(`/api/staff/orders/${orderId}/trade`, { answer: 'dismissed' })
    expect(await waiting(orderId)).toBeUndefined()
    await completeDueOrders(shop.shop)
    expect((await timelineOf(shop, orderId)).state).toBe('completed')
    expect(await shop.balance(order.customer)).toBe(0)
  })

  test('while a refund of it waits for a second person is looked at, and nothing goes back twice', async () => {
    const order = await shop.delivered(6)
    const { orderId } = order
    const refund = await ada.browser.post(`/api/staff/orders/${orderId}/refund`, { reason: 'a fair wish' })
    expect(refund.body).toMatchObject({ proposed: true })
    await takeBack(order)
    expect((await timelineOf(shop, orderId)).state).toBe('accepted')
    expect(await waiting(orderId)).toMatchObject({ trade: { problem: 'reversed' } })
    expect(await proposalOf(orderId)).toMatchObject({ kind: 'refund' })
  })

  test('before anybody heard that it was accepted was delivered first, and is reversed then', async () => {
    const { orderId } = await shop.order()
    await shop.send()
    await shop.deed(orderId, 'accept')
    await shop.deed(orderId, 'reverse')
    await shop.follow()
    await shop.follow()
    expect((await timelineOf(shop, orderId)).kinds.slice(-3)).toEqual(['delivered', 'reversed', 'refunded'])
  })
})

describe('Steam is asked', () => {
  test('every six hours, and about nothing that was given back by hand', async () => {
    const [kept, gone] = [await shop.delivered(), await shop.delivered()]
    for (const { orderId } of [kept, gone]) await shop.deed(orderId, 'reverse')
    await pass({ hours: checkHours - 1 })
    await shop.follow()
    expect((await timelineOf(shop, kept.orderId)).state).toBe('accepted')
    await takeOrderStep(shop.shop, 'reversed', { orderId: gone.orderId, by })
    await pass({ hours: 1 })
    await shop.follow()
    expect((await timelineOf(shop, kept.orderId)).state).toBe('reversed')
    expect(await customerAt(gone)).toMatchObject({ blocked: false })
    expect(await waiting(gone.orderId)).toBeUndefined()
  })

  test('once more as the protection ends, before the order completes itself', async () => {
    const order = await shop.delivered()
    await pass({ days: 6, hours: 23 })
    await shop.follow()
    await shop.deed(order.orderId, 'reverse')
    await pass({ hours: 1 })
    await completeDueOrders(shop.shop)
    expect((await timelineOf(shop, order.orderId)).state).toBe('accepted')
    await shop.follow()
    expect((await timelineOf(shop, order.orderId)).state).toBe('reversed')
    const other = await shop.delivered()
    await pass({ days: 7 })
    await shop.follow()
    await completeDueOrders(shop.shop)
    expect((await timelineOf(shop, other.orderId)).state).toBe('completed')
  })

  test('in vain for a day, and the order completes itself; what is heard then waits for somebody', async () => {
    const order = await shop.delivered()
    const { orderId } = order
    const { delivery } = shop.shop
    await shop.deed(orderId, 'reverse')
    if (delivery) shop.shop.delivery = { ...delivery, state: async () => ({ outcome: 'unavailable', problem: 'away' }) }
    await pass({ days: 7 })
    await shop.follow()
    await completeDueOrders(shop.shop)
    expect((await timelineOf(shop, orderId)).state).toBe('accepted')
    await pass({ days: 1 })
    await completeDueOrders(shop.shop)
    expect((await timelineOf(shop, orderId)).state).toBe('completed')
    shop.shop.delivery = delivery
    await shop.follow()
    expect((await timelineOf(shop, orderId)).state).toBe('completed')
    expect(await waiting(orderId)).toMatchObject({ trade: { problem: 'reversed' } })
    expect(await customerAt(order)).toMatchObject({ blocked: true })
  })
})
