import type { TestCustomer } from '@pandrop/testkit/shop'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { reconcilePayments } from '../../payments/payments/reconcile.ts'
import { type CardShop, openCardShop } from '../../payments/payments/testing/card-shop.ts'
import { itemStates, mailsTo, openFor, orderStateOf, timelineOf } from './testing/card-orders.ts'
import { buy, expectCleanBooks, takeItems } from './testing/purchases.ts'

const completed = 'checkout.session.completed'

let shop: CardShop
let customer: TestCustomer
let items: number[]
let payment: string

beforeAll(async () => {
  shop = await openCardShop({ seeded: true })
})

beforeEach(async () => {
  customer = await shop.customer()
  items = await takeItems(shop, 2)
  payment = await openFor(customer, items)
})

afterEach(() => expectCleanBooks(shop.database.pool))

afterAll(() => shop.stop())

const statusOf = async () => (await customer.browser.get(`/api/deposit/status/${payment}`)).body

const expectPaid = async (): Promise<void> => {
  expect(await shop.stateOf(payment)).toBe('Success')
  expect(await orderStateOf(shop, payment)).toBe('processing')
  expect(await itemStates(shop, items)).toEqual(['sold', 'sold'])
  expect(await timelineOf(shop, payment)).toEqual(['opened', 'paid'])
  expect(await mailsTo(shop, customer)).toMatchObject([{ template: 'order_paid_card' }])
  expect(await statusOf()).toEqual({ status: 'Success', type: 'purchase', order_id: expect.any(Number) })
}

const expectStillOpen = async (): Promise<void> => {
  expect(await shop.stateOf(payment)).toBe('Pending')
  expect(await orderStateOf(shop, payment)).toBe('pending')
  expect(await itemStates(shop, items)).toEqual(['reserved', 'reserved'])
  expect(await mailsTo(shop, customer)).toEqual([])
}

const expectFree = async (state: 'Cancelled' | 'Error'): Promise<void> => {
  expect(await shop.stateOf(payment)).toBe(state)
  expect(await orderStateOf(shop, payment)).toBe('cancelled')
  expect(await itemStates(shop, items)).toEqual(['available', 'available'])
  expect(await timelineOf(shop, payment)).toEqual(['opened', 'unpaid'])
  expect(await mailsTo(shop, customer)).toMatchObject([{ template: 'order_payment_ended' }])
}

describe('a card purchase', () => {
  test('holds its items while the payment is open and sells them when the card has paid', async () => {
    await expectStillOpen()
    expect((await customer.browser.get('/api/purchase/open')).body.payload).toMatchObject({
      payment_id: payment,
      total: 20,
      item_ids: items,
    })
    const until = new Date(shop.clock.now().getTime() + 31 * 60_000).toISOString()
    expect(await statusOf()).toEqual({ status: 'Pending', type: 'purchase', expires_at: until })
    await shop.pay(payment, 'pays')
    await expectPaid()
    expect((await customer.browser.get('/api/purchase/open')).body.payload).toBeNull()
  })

  test('is mailed with its items, total and VAT, the terms and the withdrawal waiver, and when', async () => {
    await customer.browser.post('/api/purchase/open/cancel', {})
    payment = await openFor(customer, items, { terms: true, withdrawal_waiver: true })
    shop.clock.advance({ minutes: 5 })
    await shop.pay(payment, 'pays')
    const [, paid] = await mailsTo(shop, customer)
    expect(paid).toMatchObject({ template: 'order_paid_card', values: { total: '€20.00', vat: '€0.00' } })
    expect(paid?.values.items).toMatch(/ – €10\.00; .+ – €10\.00$/)
    // What was agreed was agreed when the order was placed, not when the card had paid.
    const agreed = await shop.database.pool.query(
      'select terms_accepted_at, withdrawal_waiver_at, paid_at from orders where payment_id = $1',
      [payment],
    )
    const { terms_accepted_at: terms, withdrawal_waiver_at: waiver, paid_at } = agreed.rows[0]
    expect([terms, waiver]).toEqual([terms, terms])
    expect(paid_at.getTime() - terms.getTime()).toBe(5 * 60_000)
    const at = `${terms.toISOString().slice(8, 10)}.11.2026 ${terms.toISOString().slice(11, 16)} UTC`
    expect(paid?.values.agreed).toBe(
      `You accepted our terms and conditions on ${at}. On ${at} you asked us to start delivery at once and confirmed ` +
        'that your right of withdrawal is lost by it.',
    )
  })

  test('without the waiver keeps the right of withdrawal, and its mail says so', async () => {
    await shop.pay(payment, 'pays')
    const [paid] = await mailsTo(shop, customer)
    expect(paid?.values.agreed).toBe('You can withdraw from this purchase within 14 days without giving a reason.')
  })

  test('stays open when the card is declined, and another card pays for it', async () => {
    expect(await shop.pay(payment, 'declined')).toBe(402)
    expect(await shop.pay(payment, 'insufficient')).toBe(402)
    await expectStillOpen()
    await shop.pay(payment, 'pays')
    await expectPaid()
  })

  test('is paid once 3-D Secure was passed, and stays open for another card when it was not', async () => {
    expect(await shop.pay(payment, 'secure')).toBe(303)
    await expectStillOpen()
    expect(await shop.authenticate(payment, 'fail')).toBe(402)
    await expectStillOpen()
    await shop.pay(payment, 'secure')
    await shop.authenticate(payment, 'complete')
    await expectPaid()
  })

  test('that is cancelled sets its items free once the provider has confirmed', async () => {
    const reply = await customer.browser.post('/api/purchase/open/cancel', {})
    expect(reply).toMatchObject({ status: 200, body: { status: 'OK', cart: [] } })
    await expectFree('Cancelled')
    const message = 'You cancelled the payment. Nothing was charged.'
    expect(await statusOf()).toEqual({ status: 'Cancelled', type: 'purchase', message })
    expect(await mailsTo(shop, customer)).toMatchObject([{ values: { reason: message, total: '€20.00' } }])
  })

  test('that nobody pays for sets its items free when its time is over', async () => {
    await shop.pass({ minutes: 30 })
    await expectStillOpen()
    await shop.pass({ minutes: 1, seconds: 1 })
    await expectFree('Cancelled')
    expect(await statusOf()).toMatchObject({ message: 'The payment page has expired. Nothing was charged.' })
  })

  test('whose session ends on the card page sets its items free', async () => {
    await shop.pay(payment, 'expires')
    await expectFree('Cancelled')
  })
})

describe('the provider’s word about a card purchase', () => {
  test('may come late', async () => {
    await shop.pay(payment, 'late')
    await expectStillOpen()
    await shop.pass({ seconds: 8 })
    await expectPaid()
  })

  test('may come three times', async () => {
    await shop.pay(payment, 'duplicate')
    await expectPaid()
  })

  test('may come in the wrong order', async () => {
    await shop.pay(payment, 'overtaken')
    await expectPaid()
    await shop.pass({ seconds: 8 })
    await expectPaid()
    const unpaid = { status: 'expired', payment_status: 'unpaid' }
    const late = await shop.notice(payment, 'checkout.session.expired', { session: unpaid })
    expect(await shop.deliver(late)).toBe(200)
    await expectPaid()
  })

  test('that it is paid may come in several notices, and from the job besides', async () => {
    await shop.pay(payment, 'missing')
    for (const type of [completed, 'checkout.session.async_payment_succeeded', completed]) {
      expect(await shop.deliver(await shop.notice(payment, type))).toBe(200)
    }
    shop.clock.advance({ minutes: 1 })
    await reconcilePayments(shop.shop)
    await expectPaid()
  })

  test('may never come: the job asks', async () => {
    await shop.pay(payment, 'missing')
    await expectStillOpen()
    shop.clock.advance({ seconds: 30 })
    await reconcilePayments(shop.shop)
    await expectPaid()
  })

  test('is believed with its signature only', async () => {
    await shop.pay(payment, 'missing')
    const genuine = await shop.notice(payment, completed)
    const tampered = { ...genuine, body: genuine.body.replace('2000', '1') }
    const stale = await shop.notice(payment, completed, { ageSeconds: 301 })
    for (const notice of [tampered, stale]) expect(await shop.deliver(notice)).toBe(400)
    await expectStillOpen()
    expect(await shop.deliver(genuine)).toBe(200)
    await expectPaid()
  })

  test('is waited for while the provider is silent: nothing is given up before it confirms', async () => {
    await shop.setFaults({ fail_calls: 1000 })
    shop.clock.advance({ minutes: 40 })
    await reconcilePayments(shop.shop)
    await expectStillOpen()
    await shop.setFaults({ fail_calls: 0 })
    shop.clock.advance({ minutes: 1 })
    await reconcilePayments(shop.shop)
    await expectFree('Cancelled')
  })

  test('that another amount was charged cancels the order and holds the money for an operator', async () => {
    await shop.pay(payment, 'overcharged')
    await expectFree('Error')
    const message = 'The payment does not match what was agreed. We are looking into it and will write to you.'
    expect(await statusOf()).toEqual({ status: 'Error', type: 'purchase', message, held: true })
    await shop.deliver(await shop.notice(payment, completed))
    await expectFree('Error')
    const { rows } = await shop.database.pool.query('select from refunds where payment_id = $1', [payment])
    expect(rows).toEqual([])
  })

  test('that the bank takes its time keeps the items until the bank pays, also beyond the session', async () => {
    await shop.setFaults({ late_seconds: 3600 })
    await shop.pay(payment, 'processing')
    await shop.setFaults({ late_seconds: 8 })
    await expectStillOpen()
    expect(await customer.browser.post('/api/purchase/open/cancel', {})).toMatchObject({
      status: 409,
      body: { code: 'payment_open' },
    })
    shop.clock.advance({ minutes: 40 })
    await reconcilePayments(shop.shop)
    await expectStillOpen()
    await shop.pass({ minutes: 20 })
    await expectPaid()
  })

  test('that the bank does not pay in the end sets the items free', async () => {
    await shop.pay(payment, 'processing_fails')
    await expectStillOpen()
    await shop.pass({ seconds: 8 })
    await expectFree('Error')
    expect(await statusOf()).toMatchObject({
      status: 'Error',
      message: 'Your bank did not complete the payment. Please try again or use another card.',
    })
  })

  test('reaches a customer who has signed out in between: the payment goes on without them', async () => {
    await customer.browser.post('/api/logout', {})
    await shop.pay(payment, 'pays')
    expect(await shop.stateOf(payment)).toBe('Success')
    expect(await itemStates(shop, items)).toEqual(['sold', 'sold'])
    const back = await customer.browser.get(`/pay/go?order=${payment}`)
    expect(back.headers.get('location')).toMatch(/^\/auth\?form=signin&redirect=/)
  })

  test('tells its customer until when it is open, which order it paid, or that the money goes back', async () => {
    const [first = 0, second = 0] = await takeItems(shop, 2)
    const standing = async (payment: string) => (await customer.browser.get(`/api/deposit/status/${payment}`)).body
    const paid = await openFor(customer, [first])
    expect(await standing(paid)).toMatchObject({
      status: 'Pending',
      type: 'purchase',
      expires_at: expect.stringMatching(/Z$/),
    })
    await shop.pay(paid, 'pays')
    expect(await standing(paid)).toEqual({ status: 'Success', type: 'purchase', order_id: expect.any(Number) })

    const late = await openFor(customer, [second])
    await shop.pay(late, 'missing')
    await shop.database.ownerPool.query(`update orders set state = 'cancelled' where payment_id = $1`, [late])
    await shop.database.ownerPool.query(`update items set state = 'available' where id = $1`, [second])
    const buyer = await shop.customer({ balanceCents: 5000 })
    expect((await buy(buyer, { cart: [{ item_id: second }] })).status).toBe(200)
    const { headers } = await customer.browser.get(`/pay/cancel?order=${late}`)
    expect(headers.get('location')).toBe(`/pending-payment?order=${late}`)
    expect(await standing(late)).toMatchObject({ status: 'Success', type: 'purchase', refunded: true })
    await expectCleanBooks(shop.database.pool)
  })
})
