import type { DisputeToAnswer, Waiting } from '@pandrop/contract/staff/today'
import { asStaff, type TestStaff } from '@pandrop/server/domains/identity/staff/testing/as-staff'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createStripeProvider } from '../../../ports/payments/stripe.ts'
import { openFor } from '../../checkout/purchase/testing/card-orders.ts'
import { takeItems } from '../../checkout/purchase/testing/purchases.ts'
import { type CardShop, openCardShop } from '../payments/testing/card-shop.ts'
import { askDisputes } from './ask-disputes.ts'
import { holdWebhooks, letWebhooksThrough, toppedUp } from './testing/disputed.ts'

let shop: CardShop
let operator: TestStaff

beforeAll(async () => {
  shop = await openCardShop({ seeded: true })
  operator = await asStaff(shop)
})

afterEach(() => letWebhooksThrough(shop))

afterAll(() => shop?.stop())

// Whoever signed in days ago is signed out by now.
const get = async (path: string) => {
  const signedIn = await operator.browser.get(`/api/staff/${path}`)
  if (signedIn.status === 200) return signedIn.body
  operator = await asStaff(shop)
  return (await operator.browser.get(`/api/staff/${path}`)).body
}

const disputesOf = async (payment: string) => {
  const { payment: whole } = await get(`payments/${payment}`)
  return (whole as { disputes: { id: string; answer_due_at: string | null; submissions: number }[] }).disputes
}

const daysAhead = (days: number): string => new Date(shop.clock.now().getTime() + days * 86_400_000).toISOString()

const dueToday = async () => {
  const { disputes, waiting } = await get('today')
  const toAnswer = (waiting as Waiting[]).find(({ kind }) => kind === 'disputes_to_answer')
  return { disputes: disputes as DisputeToAnswer[], toAnswer }
}

test('until when a dispute has to be answered stands with payment and order, in its last week on Today', async () => {
  const customer = await shop.customer()
  const payment = await openFor(customer, await takeItems(shop, 1, 6100))
  await shop.pay(payment, 'pays')
  const id = await shop.openDispute(payment)
  const due = (await disputesOf(payment))[0]?.answer_due_at
  expect(due?.slice(0, 16)).toBe(daysAhead(14).slice(0, 16))
  const { rows } = await get('payments?view=to_answer')
  expect(rows).toEqual([expect.objectContaining({ id: payment, to_answer: true, answer_due_at: due })])
  const { order_id: orderId } = (rows as { order_id: number }[])[0] ?? {}
  expect((await get(`orders/${orderId}`)).order).toMatchObject({ payment: { answer_due_at: due } })
  expect(await dueToday()).toMatchObject({ disputes: [], toAnswer: { count: 1, overdue: 0 } })
  await shop.pass({ hours: 8 * 24 })
  expect((await dueToday()).disputes).toMatchObject([{ id, payment_id: payment, disputed: '€61.00', due_at: due }])
  await shop.pass({ hours: 7 * 24 })
  expect(await dueToday()).toMatchObject({ disputes: [{ id }], toAnswer: { count: 1, overdue: 1 } })
  await shop.closeDispute(payment, 'lost')
  expect(await dueToday()).toMatchObject({ disputes: [], toAnswer: { count: 0 } })
  expect(await disputesOf(payment)).toMatchObject([{ due_at: due, answer_due_at: null }])
})

test('notices about the due date and the answer may come in any order', async () => {
  const { payment } = await toppedUp(shop)
  await holdWebhooks(shop)
  await shop.openDispute(payment)
  const details = { enhanced_eligibility: {}, has_evidence: false, past_due: false, submission_count: 0 }
  const said = async (seconds: number, evidence_details: object, type: 'created' | 'updated' = 'updated') => {
    shop.clock.set(new Date(begin + seconds * 1000))
    return shop.disputeNotice(payment, type, { dispute: { evidence_details: { ...details, ...evidence_details } } })
  }
  const begin = shop.clock.now().getTime()
  const dueBy = (days: number) => ({ due_by: Math.floor(begin / 1000) + days * 86_400 })
  const first = await said(0, dueBy(10), 'created')
  const later = await said(60, dueBy(12))
  const answered = await said(120, { ...dueBy(12), has_evidence: true, submission_count: 1 })
  for (const notice of [later, first]) expect(await shop.deliver(notice)).toBe(200)
  const due = new Date((Math.floor(begin / 1000) + 12 * 86_400) * 1000).toISOString()
  expect(await disputesOf(payment)).toMatchObject([{ due_at: due, answer_due_at: due, submissions: 0 }])
  for (const notice of [answered, later]) expect(await shop.deliver(notice)).toBe(200)
  expect(await disputesOf(payment)).toMatchObject([{ due_at: due, answer_due_at: null, submissions: 1 }])
})

test('what was answered at the provider while nobody heard of it is asked for within a day', async () => {
  const { payment } = await toppedUp(shop)
  const id = await shop.openDispute(payment)
  await holdWebhooks(shop)
  await shop.stripe.disputes.update(id, { evidence: { uncategorized_text: 'It was delivered.' }, submit: true })
  await shop.shop.pool.query('update disputes set due_at = null where id = $1', [id])
  await shop.setFaults({ fail_calls: 100 })
  await askDisputes(shop.shop)
  await shop.setFaults({ fail_calls: 0 })
  await askDisputes(shop.shop)
  expect(await disputesOf(payment)).toMatchObject([{ submissions: 0, due_at: null }])
  await shop.pass({ hours: 24 })
  await askDisputes(shop.shop)
  expect(await disputesOf(payment)).toMatchObject([{ submissions: 1, status: 'under_review', answer_due_at: null }])
  expect((await disputesOf(payment))[0]).toMatchObject({ due_at: expect.any(String) })
})

test('the real provider has a desk for each dispute, of its mode; sandbox-pay has none', () => {
  const access = { webhookSecret: 'whsec_x' }
  const desk = (secretKey: string) => createStripeProvider({ ...access, secretKey }).deskOfDispute('dp_1')
  expect(desk('sk_live_x')).toBe('https://dashboard.stripe.com/disputes/dp_1')
  expect(desk('sk_test_x')).toBe('https://dashboard.stripe.com/test/disputes/dp_1')
  expect(shop.shop.payments.deskOfDispute('dp_1')).toBeNull()
})
