import type { TestCustomer } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { balanceCentsOf, buy, expectCleanBooks, takeItems } from '../../checkout/purchase/testing/purchases.ts'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { type CardShop, openCardShop } from '../../payments/payments/testing/card-shop.ts'
import { takeOrderStep } from '../orders/order-steps.ts'
import { refundOrder } from '../orders/refund-order.ts'
import { bringTo, by, mailsTo, orderByCard, orderFromBalance, timelineOf } from '../orders/testing/handled-orders.ts'

let shop: CardShop
let operator: TestStaff

beforeAll(async () => {
  shop = await openCardShop({ seeded: true })
})

// A session of the back office ends after hours, and here pass weeks.
beforeEach(async () => {
  operator = await asStaff(shop)
})

afterAll(() => shop.stop())

interface Ordered {
  orderId: number
  customer: TestCustomer
}

const pathOf = (orderId: number): string => '/api/purchase/orders/:id/withdrawal'.replace(':id', String(orderId))

const withdraw = ({ orderId, customer }: Ordered) => customer.browser.post(pathOf(orderId), {})

const seen = async ({ orderId, customer }: Ordered) => {
  const { body } = await customer.browser.get(`/api/purchase/orders/${orderId}`)
  const {
    withdrawable_until: until,
    withdrawal,
    timeline,
  } = body.payload as unknown as {
    withdrawable_until: number | null
    withdrawal: object | null
    timeline: object[]
  }
  return { until, withdrawal, timeline }
}

const step = (who: TestStaff, { orderId }: Ordered, body: object) =>
  who.browser.post(`/api/staff/orders/${orderId}/steps`, body)

const refuse = ({ orderId }: Pick<Ordered, 'orderId'>, note = 'you have bought as a company') =>
  operator.browser.post('/api/staff/orders/:id/refuse-withdrawal'.replace(':id', String(orderId)), { note })

const listed = async (query: string): Promise<{ id: number; refund_due_at: string | null; holds: string[] }[]> =>
  (await operator.browser.get(`/api/staff/orders?${query}`)).body.rows as never

const waiting = async () => {
  const { body } = await operator.browser.get('/api/staff/today')
  return (body.waiting as { kind: string; count: number; sum: number; overdue: number }[]).find(
    ({ kind }) => kind === 'orders_withdrawn',
  )
}

/** Buys one item as somebody who asks for delivery at once, or as a company. */
const ordered = async (more: object): Promise<Ordered> => {
  const customer = await shop.customer({ balanceCents: 1000 })
  const [item] = await takeItems(shop, 1, 1000)
  const { status, body } = await buy(customer, { cart: [{ item_id: item }], ...more })
  expect(status).toBe(200)
  return { orderId: Number(body.order_id), customer }
}

const waived = () => ordered({ withdrawal_waiver: true })

const fifteenDays = 15 * 24 * 60 * 60

describe('a consumer withdraws', () => {
  test('at once: kept with its moment, confirmed by mail with what was declared, and shown', async () => {
    const order = await orderFromBalance(shop, 2)
    const now = Math.floor(shop.clock.now().getTime() / 1000)
    expect(await seen(order)).toMatchObject({ until: now + fifteenDays, withdrawal: null })
    const message = `We have received your withdrawal. The confirmation is on its way to ${order.customer.email}.`
    expect(await withdraw(order)).toMatchObject({ status: 200, body: { at: now, message } })
    const due = now + 14 * 24 * 60 * 60
    expect(await seen(order)).toMatchObject({ until: null, withdrawal: { at: now, state: 'open', refund_due_at: due } })
    expect((await timelineOf(shop, order.orderId)).kinds).toEqual(['paid', 'withdrawn'])
    const [mail] = await mailsTo(shop, order.customer)
    expect(mail?.subject).toBe(`We have received your withdrawal from order ${order.orderId}`)
    expect(mail?.text).toContain(`I withdraw from the contract about order ${order.orderId} of `)
    expect(mail?.text).toMatch(/on \d\d\.\d\d\.\d{4} \d\d:\d\d UTC you declared/)
  })

  test('once, however often it is pressed: the first moment stands and one mail goes out', async () => {
    const order = await orderFromBalance(shop)
    const first = await withdraw(order)
    shop.clock.advance({ minutes: 5 })
    const again = await Promise.all([withdraw(order), withdraw(order)])
    for (const { status, body } of again) expect({ status, at: body.at }).toEqual({ status: 200, at: first.body.at })
    const mails = (await mailsTo(shop, order.customer)).filter(({ subject }) => subject.includes('withdrawal'))
    expect(mails).toHaveLength(1)
    expect((await timelineOf(shop, order.orderId)).kinds).toEqual(['paid', 'withdrawn'])
  })

  test('until the last hour of the fourteenth day, and not after it', async () => {
    const order = await orderFromBalance(shop)
    shop.clock.advance({ days: 14, hours: 23 })
    expect((await seen(order)).until).not.toBeNull()
    const late = await orderFromBalance(shop)
    expect(await withdraw(order)).toMatchObject({ status: 200 })
    shop.clock.advance({ days: 15 })
    expect((await seen(late)).until).toBeNull()
    expect(await withdraw(late)).toMatchObject({ status: 409, body: { code: 'withdrawal_over' } })
  })

  test('who asked for delivery at once: before it is delivered, and not after', async () => {
    const early = await waived()
    await bringTo(shop, early.orderId, 'in_process')
    expect(await withdraw(early)).toMatchObject({ status: 200 })
    const delivered = await waived()
    await bringTo(shop, delivered.orderId, 'accepted')
    expect((await seen(delivered)).until).toBeNull()
    expect(await withdraw(delivered)).toMatchObject({ status: 409, body: { code: 'withdrawal_over' } })
    const kept = await orderFromBalance(shop)
    await bringTo(shop, kept.orderId, 'completed')
    expect(await withdraw(kept)).toMatchObject({ status: 200 })
  })

  test('not as a company, not from what is given up or given back, and never for somebody else', async () => {
    await shop.database.ownerPool.query('update settings set business_enabled = true')
    const company = await ordered({ company: 'Skins d.o.o.', vat_id: 'SI50223054' })
    const given = await orderFromBalance(shop)
    await takeOrderStep(shop.shop, 'cancelled', { orderId: given.orderId, by, cause: 'trade_impossible' })
    const back = await orderFromBalance(shop)
    await bringTo(shop, back.orderId, 'accepted')
    await refundOrder(shop.shop, { orderId: back.orderId, by, reason: 'goodwill' })
    for (const order of [company, given, back]) {
      expect((await seen(order)).until, String(order.orderId)).toBeNull()
      expect(await withdraw(order)).toMatchObject({ status: 409, body: { code: 'withdrawal_over' } })
    }
    const stranger = await shop.customer()
    const { orderId } = await orderFromBalance(shop)
    expect(await withdraw({ orderId, customer: stranger })).toMatchObject({ status: 404 })
    expect((await shop.visitor().post(pathOf(orderId), {})).status).toBe(401)
  })
})

describe('an order that was withdrawn from', () => {
  test('is not handed over, waits with the day its money is due, and is settled by giving it back', async () => {
    const before = await waiting()
    const order = await orderFromBalance(shop)
    await withdraw(order)
    const send = { step: 'trade_sent', trade_offer_id: `77${order.orderId}` }
    expect(await step(operator, order, send)).toMatchObject({ status: 409, body: { code: 'order_withdrawn' } })
    const due = new Date(shop.clock.now().getTime() + 14 * 86_400_000).toISOString()
    for (const state of ['withdrawn', 'held'])
      for (const search of ['', `&search=${order.orderId}`])
        expect(await listed(`state=${state}${search}`)).toContainEqual(
          expect.objectContaining({ id: order.orderId, refund_due_at: due, holds: ['withdrawn'] }),
        )
    expect(await listed('state=processing')).not.toContainEqual(expect.objectContaining({ id: order.orderId }))
    expect(await waiting()).toMatchObject({ count: Number(before?.count) + 1, sum: Number(before?.sum) + 10 })
    expect(await step(operator, order, { step: 'cancelled', cause: 'customer_asked' })).toMatchObject({ status: 200 })
    expect(await balanceCentsOf(shop, order.customer)).toBe(1000)
    expect(await seen(order)).toMatchObject({ until: null, withdrawal: { state: 'settled' } })
    expect(await listed('state=withdrawn')).not.toContainEqual(expect.objectContaining({ id: order.orderId }))
    await expectCleanBooks(shop.database.pool)
  })

  test('pages of the queue follow each other by the moment of the declaration, not of the order', async () => {
    const orders = [await orderFromBalance(shop), await orderFromBalance(shop), await orderFromBalance(shop)]
    for (const order of orders.toReversed()) {
      shop.clock.advance({ minutes: 1 })
      await withdraw(order)
    }
    const ids: number[] = []
    for (let after: string | null = ''; after !== null; ) {
      const path = `/api/staff/orders?state=withdrawn&limit=2${after && `&after=${after}`}`
      const { body } = await operator.browser.get(path)
      ids.push(...(body.rows as { id: number }[]).map(({ id }) => id))
      after = body.next === null ? null : String(body.next)
    }
    expect(ids.slice(-3)).toEqual(orders.map(({ orderId }) => orderId).toReversed())
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('after its delivery: taken back once the items came back, or refunded line by line to the last', async () => {
    const back = await orderFromBalance(shop)
    await bringTo(shop, back.orderId, 'accepted')
    await withdraw(back)
    expect(await listed('state=held')).not.toContainEqual(expect.objectContaining({ id: back.orderId }))
    expect(await listed('state=withdrawn')).toContainEqual(expect.objectContaining({ id: back.orderId }))
    expect(await step(operator, back, { step: 'reversed' })).toMatchObject({ status: 200 })
    expect(await seen(back)).toMatchObject({ withdrawal: { state: 'settled' } })

    const two = await orderFromBalance(shop, 2)
    await bringTo(shop, two.orderId, 'accepted')
    await withdraw(two)
    const refund = (line: number) => refundOrder(shop.shop, { orderId: two.orderId, by, reason: 'withdrawn', line })
    await refund(1)
    expect(await seen(two)).toMatchObject({ withdrawal: { state: 'open' } })
    await refund(2)
    expect(await seen(two)).toMatchObject({ withdrawal: { state: 'settled' } })
  })

  test('goes back to the card that paid', async () => {
    const order = await orderByCard(shop)
    await withdraw(order)
    expect(await step(operator, order, { step: 'cancelled', cause: 'customer_asked' })).toMatchObject({ status: 200 })
    const text = 'select destination from refunds where order_id = $1'
    const { rows } = await shop.database.pool.query(text, [order.orderId])
    expect(rows).toEqual([{ destination: 'card' }])
  })

  test('is late after fourteen days, and an administrator alone hands it over all the same', async () => {
    const order = await waived()
    await bringTo(shop, order.orderId, 'in_process')
    await withdraw(order)
    const before = Number((await waiting())?.overdue)
    shop.clock.advance({ days: 14 })
    operator = await asStaff(shop)
    const administrator = await asStaff(shop, 'administrator')
    expect((await waiting())?.overdue).toBeGreaterThan(before)
    const body = { step: 'delivered', override_reason: 'they accepted it in Steam meanwhile' }
    expect(await step(operator, order, body)).toMatchObject({ status: 403 })
    expect(await step(administrator, order, body)).toMatchObject({ status: 200 })
  })
})

describe('a refused withdrawal', () => {
  test('says why by mail and in the timeline, sets the delivery free, and is refused once', async () => {
    const order = await orderFromBalance(shop)
    await withdraw(order)
    expect(await refuse(order)).toMatchObject({ status: 200, body: { changed: true } })
    expect(await refuse(order)).toMatchObject({ status: 200, body: { changed: false } })
    const { withdrawal, timeline } = await seen(order)
    expect(withdrawal).toMatchObject({ state: 'refused' })
    expect(timeline).toContainEqual(
      expect.objectContaining({ kind: 'withdrawal_refused', note: 'you have bought as a company' }),
    )
    const [mail] = await mailsTo(shop, order.customer)
    expect(mail?.text).toContain('“you have bought as a company”')
    expect(await withdraw(order)).toMatchObject({ status: 409, body: { code: 'withdrawal_over' } })
    const send = { step: 'trade_sent', trade_offer_id: `77${order.orderId}` }
    expect(await step(operator, order, send)).toMatchObject({ status: 200 })
  })

  test('needs one that waits, and words for the customer', async () => {
    const order = await orderFromBalance(shop)
    expect(await refuse(order)).toMatchObject({ status: 409, body: { code: 'withdrawal_not_open' } })
    expect(await refuse({ orderId: 999_999 })).toMatchObject({ status: 404 })
    await withdraw(order)
    expect(await refuse(order, ' ')).toMatchObject({ status: 422 })
    await step(operator, order, { step: 'cancelled', cause: 'customer_asked' })
    expect(await refuse(order)).toMatchObject({ status: 409, body: { code: 'withdrawal_not_open' } })
  })
})

test('of a withdrawal and a trade offer at one moment one is told of the other', async () => {
  for (let round = 0; round < 5; round += 1) {
    const order = await orderFromBalance(shop)
    const send = { step: 'trade_sent', trade_offer_id: `88${order.orderId}` }
    const [declared, sent] = await Promise.all([withdraw(order), step(operator, order, send)])
    expect(declared.status).toBe(200)
    const { kinds } = await timelineOf(shop, order.orderId)
    // Either the offer was out when the declaration came, or nothing was sent after it.
    expect(kinds).toEqual(sent.status === 200 ? ['paid', 'trade_sent', 'withdrawn'] : ['paid', 'withdrawn'])
  }
})

test('of a delivery and a withdrawal at one moment nobody who gave the right up has both', async () => {
  for (let round = 0; round < 5; round += 1) {
    const order = await waived()
    await bringTo(shop, order.orderId, 'in_process')
    const [declared, delivered] = await Promise.all([withdraw(order), step(operator, order, { step: 'delivered' })])
    expect([declared.status, delivered.status].sort()).toEqual([200, 409])
  }
})
