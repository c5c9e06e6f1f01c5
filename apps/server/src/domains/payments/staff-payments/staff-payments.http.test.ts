import type { PaymentView } from '@pandrop/contract/staff/payments'
import type { Waiting } from '@pandrop/contract/staff/today'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentedAnswers } from '../../../http/testing/documented.ts'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { takeOrderStep } from '../../orders/orders/order-steps.ts'
import { by, orderByCard } from '../../orders/orders/testing/handled-orders.ts'
import { type CardShop, openCardShop } from '../payments/testing/card-shop.ts'
import { moveRefundToBalance } from '../refunds/move-to-balance.ts'
import { refundHeld } from './held.ts'
import { failedRefund, listPayments, paidTopUp, seenPayment } from './testing/staff-payments.ts'

let shop: CardShop
let operator: TestStaff
const made: Record<string, string> = {}

// One payment of each kind, a minute apart.
const makePayments = async (): Promise<void> => {
  const made1 = await failedRefund(shop)
  made.refundFailed = made1.payment
  const steps: Record<string, () => Promise<string>> = {
    paid: async () => (await paidTopUp(shop)).payment,
    held: async () => (await paidTopUp(shop, 'overcharged')).payment,
    heldBefore: async () => {
      const { payment } = await paidTopUp(shop, 'overcharged')
      expect(await refundHeld(shop.shop, { paymentId: payment, by, why: 'a cent' })).toMatchObject({ ok: true })
      return payment
    },
    disputed: async () => {
      const { payment } = await paidTopUp(shop)
      await shop.openDispute(payment)
      return payment
    },
    lost: async () => {
      const { payment } = await paidTopUp(shop)
      await shop.openDispute(payment)
      await shop.closeDispute(payment, 'lost')
      return payment
    },
    bought: async () => (await orderByCard(shop)).paymentId,
    givenBack: async () => {
      const { orderId, paymentId } = await orderByCard(shop, 2)
      expect(await takeOrderStep(shop.shop, 'cancelled', { orderId, by })).toMatchObject({ ok: true })
      return paymentId
    },
    unpaid: async () => (await paidTopUp(shop, 'expires')).payment,
    buying: async () => (await orderByCard(shop, 1, 'declined')).paymentId,
    open: async () => shop.topUp(await shop.customer(), { amount: 425, currency: 'PLN' }),
    open2: async () => shop.topUp(await shop.customer()),
  }
  for (const [name, step] of Object.entries(steps)) {
    shop.clock.advance({ seconds: 2 })
    made[name] = await step()
  }
}

beforeAll(async () => {
  shop = await openCardShop({ seeded: true })
  await makePayments()
  operator = await asStaff(shop)
})

afterAll(() => shop.stop())

const idsIn = async (query: Record<string, string | number>): Promise<string[]> =>
  (await listPayments(operator, { limit: 100, ...query })).rows.map(({ id }) => id)

const named = (...names: string[]): (string | undefined)[] => names.map((name) => made[name])

const get = async (path: string) => {
  const { status, body } = await operator.browser.get(`/api/staff/${path}`)
  expect(status).toBe(200)
  return body
}

test('payments come newest first, page by page, each once', async () => {
  const seen: string[] = []
  let after: string | null = ''
  while (after !== null) {
    const page = await listPayments(operator, { limit: 5, ...(after && { after }) })
    seen.push(...page.rows.map(({ id }) => id))
    after = page.next
  }
  expect(seen).toEqual(Object.values(made).reverse())
  for (const query of ['after=x', 'view=lost', 'purpose=gift', 'limit=0'])
    expect(await operator.browser.get(`/api/staff/payments?${query}`), query).toMatchObject({
      status: 422,
      body: { code: 'invalid_input' },
    })
})

test('each view holds its payments and no other', async () => {
  const views: Record<PaymentView, (string | undefined)[]> = {
    attention: named('disputed', 'held', 'refundFailed'),
    held: named('held'),
    to_answer: named('disputed'),
    disputed: named('disputed'),
    refund_failed: named('refundFailed'),
    dispute_lost: named('lost'),
    refunded_elsewhere: [],
    pending: named('open2', 'open', 'buying'),
    refunding: named('givenBack', 'heldBefore'),
    succeeded: named('givenBack', 'bought', 'lost', 'disputed', 'paid', 'refundFailed'),
    unpaid: named('unpaid'),
    all: Object.values(made).reverse(),
  }
  for (const [view, ids] of Object.entries(views)) expect(await idsIn({ view }), view).toEqual(ids)
  expect(await idsIn({ view: 'pending', purpose: 'topup' })).toEqual(named('open2', 'open'))
  expect(await idsIn({ view: 'succeeded', purpose: 'purchase' })).toEqual(named('givenBack', 'bought'))
  const { body } = await operator.browser.get('/api/staff/payments/counts')
  for (const [view, count] of Object.entries(body.counts as object))
    expect(count, view).toBe(views[view as 'all'].length)
})

describe('the number that Today shows is the number of rows behind its link', () => {
  test.each([
    ['payments_held', { view: 'held' }],
    ['disputes_to_answer', { view: 'to_answer' }],
    ['disputes_open', { view: 'disputed' }],
    ['deposits_pending', { view: 'pending', purpose: 'topup' }],
  ])('%s', async (kind, query) => {
    const { waiting, deposits } = await get('today')
    const rows = await idsIn(query)
    expect(rows.length).toBeGreaterThan(0)
    expect((waiting as Waiting[]).find((one) => one.kind === kind)?.count).toBe(rows.length)
    if (kind === 'deposits_pending') expect(deposits).toMatchObject({ count: rows.length, sum: 200 })
  })

  test('refunds on their way, and what the menu counts', async () => {
    const { refunds_open: refunds } = await get('liabilities')
    expect(refunds).toEqual({ count: (await idsIn({ view: 'refunding' })).length, sum: 20 + 100.01 })
    const { payments_waiting: waiting } = await get('counts')
    expect(waiting).toBe((await idsIn({ view: 'attention' })).length)
  })
})

test('a row says who pays what, what it pays for and what is wrong with it', async () => {
  const { rows } = await listPayments(operator, { search: made.open ?? '' })
  expect(rows).toEqual([
    {
      id: made.open,
      created_at: expect.any(String),
      purpose: 'topup',
      state: 'Pending',
      reason: null,
      customer: { id: expect.any(Number), name: 'Marta Kovač', email: expect.stringContaining('@') },
      order_id: null,
      agreed: expect.stringMatching(/^PLN\s425\.00$/),
      sum: 100,
      held: false,
      disputed: false,
      refund_failed: false,
      dispute_lost: false,
      refunded_elsewhere: false,
      refunding: false,
      to_answer: false,
      answer_due_at: null,
    },
  ])
  const { rows: held } = await listPayments(operator, { view: 'held' })
  expect(held).toMatchObject([{ held: true, reason: 'mismatch', agreed: '€100.00' }])
})

test('a payment is found by its id, by what the provider calls it, by its customer and by its order', async () => {
  const id = made.givenBack ?? ''
  const { customer, order, provider_session_id, payment_intent } = await seenPayment(operator, id)
  const texts = [id, id.slice(0, 8), provider_session_id, payment_intent, `#${order?.id}`, customer.email, customer.id]
  for (const search of texts) expect(await idsIn({ search: String(search) }), String(search)).toContain(id)
  const { disputes } = await seenPayment(operator, made.disputed ?? '')
  expect(await idsIn({ search: disputes[0]?.id ?? '' })).toEqual(named('disputed'))
  expect(await idsIn({ search: 'kovač', view: 'held' })).toEqual(named('held'))
  expect(await idsIn({ search: 'kovač', purpose: 'purchase' })).toEqual(named('buying', 'givenBack', 'bought'))
  for (const search of ['%%%', 'no such thing', 'ab', 'cs_none_such', '999999999'])
    expect(await idsIn({ search }), search).toEqual([])
})

test('the search over everything finds a payment by its id and the provider’s', async () => {
  const { provider_session_id } = await seenPayment(operator, made.paid ?? '')
  for (const typed of [made.paid, made.paid?.slice(0, 13), provider_session_id]) {
    const { payments } = await get(`search?q=${encodeURIComponent(String(typed))}`)
    expect(payments).toEqual([{ id: made.paid, customer: 'Marta Kovač', sum: 100, state: 'Success' }])
  }
  expect(await get('search?q=kova')).toMatchObject({ payments: [] })
})

test('one payment tells what was agreed, charged, given back and disputed, and what can be done', async () => {
  expect(await seenPayment(operator, made.held ?? '')).toMatchObject({
    state: 'Error',
    reason: 'mismatch',
    agreed: '€100.00',
    charged: '€100.01',
    refunded: null,
    held: true,
    order: null,
    timeline: [{ state: 'Pending' }, { state: 'Error', why: expect.stringContaining('charged 10001 EUR') }],
    actions: [
      { action: 'refund_held', obstacle: null },
      { action: 'refund_deposit', obstacle: 'state' },
      { action: 'settle_elsewhere', obstacle: null },
    ],
  })
  expect(await seenPayment(operator, made.heldBefore ?? '')).toMatchObject({
    charged: '€100.01',
    refunded: '€100.01',
    held: false,
    refunding: true,
    refunds: [{ to_card: '€100.01', destination: 'card', state: 'pending', reason: 'a cent', moved: false }],
    actions: [{ obstacle: 'given_back' }, { obstacle: 'state' }, { obstacle: 'given_back' }],
  })
  expect(await seenPayment(operator, made.disputed ?? '')).toMatchObject({
    charged: '€100.00',
    disputed_sum: 100,
    disputed: true,
    spending_blocked: true,
    disputes: [{ state: 'open', disputed: '€100.00', sum: 100, debited: 100, blocks: true, released_by: null }],
    actions: [{ obstacle: 'state' }, { obstacle: 'disputed' }, { obstacle: 'state' }],
  })
  expect(await seenPayment(operator, made.givenBack ?? '')).toMatchObject({
    purpose: 'purchase',
    charged: '€20.00',
    refunded: '€20.00',
    order: { state: 'cancelled' },
    actions: [{ obstacle: 'state' }, { obstacle: 'purpose' }, { obstacle: 'state' }],
  })
  const unknown = '/api/staff/payments/00000000-0000-4000-8000-000000000000'
  expect(await operator.browser.get(unknown)).toMatchObject({ status: 404, body: { code: 'payment_not_found' } })
  expect(await operator.browser.get('/api/staff/payments/mine')).toMatchObject({ status: 422 })
})

test('what the bank did not take needs nobody any more once the balance has it', async () => {
  const { refunds } = await seenPayment(operator, made.refundFailed ?? '')
  expect(refunds).toMatchObject([{ state: 'failed', moved: false, to_card: '€100.00' }])
  const refundId = refunds[0]?.id ?? ''
  expect(await moveRefundToBalance(shop.shop, { refundId, by, why: 'card closed' })).toMatchObject({ ok: true })
  expect(await idsIn({ view: 'refund_failed' })).toEqual([])
  expect((await seenPayment(operator, made.refundFailed ?? '')).refunds).toMatchObject([
    { state: 'failed', moved: true },
    { state: 'succeeded', destination: 'balance', to_card: null },
  ])
})

test('nobody but the staff reads a payment', async () => {
  for (const path of ['payments', 'payments/counts', `payments/${made.held}`])
    expect(await shop.visitor().get(`/api/staff/${path}`)).toMatchObject({ status: 401 })
})

test('what staff are told of payments is what the OpenAPI document says', async () => {
  const check = await documentedAnswers((await operator.browser.get('/api/staff/docs/json')).body)
  const list = await operator.browser.get('/api/staff/payments')
  expect(await check('/api/staff/payments', list.body)).toBeUndefined()
  const answers: unknown[] = []
  for (const id of Object.values(made)) {
    const { body } = await operator.browser.get(`/api/staff/payments/${id}`)
    expect(await check('/api/staff/payments/{id}', body), id).toBeUndefined()
    answers.push(body)
  }
  expect(JSON.stringify(answers)).toContain('"reason":null')
  expect(await check('/api/staff/payments', { status: 'OK' })).toContain('required')
})
