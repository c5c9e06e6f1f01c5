import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buy, takeItems } from '../../checkout/purchase/testing/purchases.ts'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { type CardShop, openCardShop } from '../../payments/payments/testing/card-shop.ts'
import { refundOrder } from './refund-order.ts'
import { bringTo, mailsTo, orderFromBalance, timelineOf } from './testing/handled-orders.ts'

let shop: CardShop
let olga: TestStaff
let ada: TestStaff

beforeAll(async () => {
  shop = await openCardShop({ seeded: true })
  olga = await asStaff(shop)
  ada = await asStaff(shop, 'administrator')
})

afterAll(() => shop.stop())

/** A delivered order of so many cents, paid from the balance. */
const delivered = async (priceCents: number) => {
  const customer = await shop.customer({ balanceCents: priceCents })
  const [item] = await takeItems(shop, 1, priceCents)
  const reply = await buy(customer, { cart: [{ item_id: item }] })
  const orderId = Number(reply.body.order_id)
  await bringTo(shop, orderId, 'accepted')
  return { orderId, customer }
}

const refund = (orderId: number, body: object = {}, headers = {}) =>
  olga.browser.post(`/api/staff/orders/${orderId}/refund`, { reason: 'a fair wish', ...body }, { headers })

const waiting = async (orderId: number) => {
  const { body } = await ada.browser.get('/api/staff/money-proposals?limit=100')
  return (body.rows as { id: number; order_id: number }[]).find((row) => row.order_id === orderId)
}

const decisions = { approve: '/staff/money-proposals/:id/approve', decline: '/staff/money-proposals/:id/decline' }

const decide = (who: TestStaff, id: number | undefined, step: keyof typeof decisions, body: object = {}) =>
  who.browser.post(`/api${decisions[step].replace(':id', String(id))}`, body)

describe('a refund after the delivery above the limit', () => {
  test('waits for a second person, who is not the first, and is made then', async () => {
    const { orderId, customer } = await delivered(6100)
    expect((await refund(orderId)).body).toMatchObject({ state: 'accepted', changed: false, proposed: true })
    expect(await shop.balance(customer)).toBe(0)
    const proposal = await waiting(orderId)
    expect(proposal).toMatchObject({ kind: 'refund', amount: 61, own: false, reason: 'a fair wish', state: 'proposed' })
    expect((await refund(orderId)).body).toMatchObject({ code: 'money_proposed' })
    expect(await decide(olga, proposal?.id, 'approve')).toMatchObject({ status: 409 })
    expect(await decide(ada, proposal?.id, 'approve')).toMatchObject({ status: 200, body: { status: 'OK' } })
    expect(await shop.balance(customer)).toBe(6100)
    expect((await decide(ada, proposal?.id, 'approve')).body).toMatchObject({ code: 'proposal_decided' })
    expect((await mailsTo(shop, customer)).map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/refund/i),
    )
  })

  test('is declined with a reason, also by whoever proposed it, and can be proposed again', async () => {
    const { orderId, customer } = await delivered(6100)
    await refund(orderId)
    const proposal = await waiting(orderId)
    expect(await decide(olga, proposal?.id, 'decline', { reason: 'mistyped' })).toMatchObject({ status: 200 })
    expect(await waiting(orderId)).toBeUndefined()
    expect(await shop.balance(customer)).toBe(0)
    expect((await refund(orderId)).body).toMatchObject({ proposed: true })
  })

  test('cannot be made in pieces, nor by turns with gifts', async () => {
    const { orderId, customer } = await delivered(9000)
    const lines = [{ line: 1, amount: 30 }]
    expect((await refund(orderId, { lines })).body).toMatchObject({ changed: true, proposed: false })
    const seen = await olga.browser.get(`/api/staff/customers/${customer.id}`)
    expect(seen.body, 'what one person may still move').toMatchObject({ customer: { adjustment_free: 20 } })
    const gift = { amount: 30, kind: 'goodwill', reason: 'sorry', note: 'Sorry.' }
    const given = await olga.browser.post(`/api/staff/customers/${customer.id}/adjustments`, gift)
    expect(given.body).toMatchObject({ adjustment: { state: 'proposed' } })
    expect((await refund(orderId, { lines })).body).toMatchObject({ changed: false, proposed: true })
    expect(await shop.balance(customer)).toBe(3000)
  })

  test('of an order that is taken back waits as well; before the delivery one person is enough', async () => {
    const { orderId, customer } = await delivered(6100)
    const path = `/api/staff/orders/${orderId}/steps`
    expect((await olga.browser.post(path, { step: 'reversed', reason: 'the items came back' })).body).toMatchObject({
      proposed: true,
    })
    expect((await timelineOf(shop, orderId)).state).toBe('accepted')
    const proposal = await waiting(orderId)
    expect(proposal).toMatchObject({ kind: 'reversed', amount: 61 })
    expect(await decide(ada, proposal?.id, 'approve')).toMatchObject({ status: 200 })
    expect((await timelineOf(shop, orderId)).state).toBe('reversed')
    expect(await shop.balance(customer)).toBe(6100)

    const before = await orderFromBalance(shop, 6)
    expect((await refund(before.orderId, { cause: 'customer_asked' })).body).toMatchObject({ state: 'cancelled' })
  })

  test('is refused on the command line, and by the database whichever program asks', async () => {
    const { orderId, customer } = await delivered(6100)
    const doing = { orderId, by: 'cli:root', reason: 'a fair wish' }
    expect(await refundOrder(shop.shop, doing)).toMatchObject({ ok: false, refusal: 'second_person_needed' })
    const write = shop.database.pool.query(
      `insert into refunds (customer_id, order_id, destination, cents, state, reason, made_by, created_at, settled_at)
       values ($1, $2, 'balance', 6100, 'succeeded', 'x', 'staff:1', now(), now())`,
      [customer.id, orderId],
    )
    await expect(write).rejects.toThrow('needs a second person')
  })
})

describe('a key of the staff', () => {
  const key = (name: string) => ({ 'idempotency-key': name })

  test('that is used again with another body is refused, and answers as at first with the same', async () => {
    const { orderId, customer } = await delivered(4000)
    const lines = [{ line: 1, amount: 10 }]
    const first = await refund(orderId, { lines }, key('refund-key-1'))
    expect(first.body).toMatchObject({ changed: true })
    const other = await refund(orderId, { lines: [{ line: 1, amount: 20 }] }, key('refund-key-1'))
    expect(other).toMatchObject({ status: 422, body: { code: 'key_reused' } })
    expect((await refund(orderId, { lines }, key('refund-key-1'))).body).toEqual(first.body)
    expect(await shop.balance(customer)).toBe(1000)
    const elsewhere = await delivered(1000)
    expect((await refund(elsewhere.orderId, {}, key('refund-key-1'))).body).toMatchObject({ changed: true })
  })

  test('whose attempt was refused can be used for what is put right', async () => {
    const { orderId } = await delivered(4000)
    const tooMuch = await refund(orderId, { lines: [{ line: 1, amount: 41 }] }, key('refund-key-2'))
    expect(tooMuch.body).toMatchObject({ code: 'refund_too_much' })
    const right = await refund(orderId, { lines: [{ line: 1, amount: 40 }] }, key('refund-key-2'))
    expect(right.body).toMatchObject({ changed: true })
  })

  test('of a gift is one gift', async () => {
    const customer = await shop.customer({ balanceCents: 100 })
    const gift = { amount: 1, kind: 'goodwill', reason: 'sorry', note: 'Sorry.' }
    const path = `/api/staff/customers/${customer.id}/adjustments`
    const give = (body: object) => olga.browser.post(path, body, { headers: key('gift-key-1') })
    const [first, second] = await Promise.all([give(gift), give(gift)])
    expect(second.body).toEqual(first.body)
    expect(await give({ ...gift, amount: 2 })).toMatchObject({ status: 422, body: { code: 'key_reused' } })
    expect(await shop.balance(customer)).toBe(200)
  })
})

describe('held money that was settled at the provider by hand', () => {
  const held = async (amount = 100): Promise<string> => {
    const payment = await shop.topUp(await shop.customer(), { amount })
    await shop.pay(payment, 'overcharged')
    return payment
  }
  const note = (who: TestStaff, payment: string) =>
    who.browser.post(`/api${'/staff/payments/:id/settled-elsewhere'.replace(':id', payment)}`, {
      reason: 'refunded as re_1 there',
    })
  const heldIds = async () =>
    ((await ada.browser.get('/api/staff/payments?view=held')).body.rows as { id: string }[]).map(({ id }) => id)

  test('leaves the list by an administrator’s note, and nothing is booked', async () => {
    const payment = await held(20)
    expect(await heldIds()).toContain(payment)
    expect(await note(olga, payment)).toMatchObject({ status: 403 })
    expect((await note(ada, payment)).body).toMatchObject({ changed: true, proposed: false })
    expect((await note(ada, payment)).body).toMatchObject({ changed: false })
    expect(await heldIds()).not.toContain(payment)
    const back = await ada.browser.post(`/api/staff/payments/${payment}/refund-held`, { reason: 'again' })
    expect(back.body).toMatchObject({ outcome: 'not_from_here' })
    const { rows } = await shop.database.pool.query(
      "select count(*)::int as n from ledger_transactions where reference like 'payment:' || $1 || ':%'",
      [payment],
    )
    expect(rows[0].n).toBe(0)
  })

  test('waits for a second person above the limit, whichever program asks', async () => {
    const payment = await held()
    expect((await note(ada, payment)).body).toMatchObject({ changed: false, proposed: true })
    expect(await heldIds()).toContain(payment)
    const write = shop.database.pool.query(
      "update payments set settled_elsewhere_at = now(), settled_elsewhere_by = 'staff:1' where id = $1",
      [payment],
    )
    await expect(write).rejects.toThrow('needs a second person')
    const { body } = await olga.browser.get('/api/staff/money-proposals?state=proposed&limit=100')
    const proposal = (body.rows as { id: number; payment_id: string }[]).find((row) => row.payment_id === payment)
    expect(await decide(olga, proposal?.id, 'approve')).toMatchObject({ status: 200 })
    expect(await heldIds()).not.toContain(payment)
  })
})
