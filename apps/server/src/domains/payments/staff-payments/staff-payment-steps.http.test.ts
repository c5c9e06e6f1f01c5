import type { Reply } from '@pandrop/testkit/visitor'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runDueJobs } from '../../../jobs/runner.ts'
import { systemBalance } from '../../../ledger/balance.ts'
import { mailsTo } from '../../checkout/purchase/testing/card-orders.ts'
import { expectCleanBooks } from '../../checkout/purchase/testing/purchases.ts'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { orderByCard } from '../../orders/orders/testing/handled-orders.ts'
import { allBlocked, buyFor, waysToPay } from '../disputes/testing/disputed.ts'
import { type CardShop, openCardShop } from '../payments/testing/card-shop.ts'
import { paidTopUp, seenPayment } from './testing/staff-payments.ts'

let shop: CardShop
let operator: TestStaff

beforeAll(async () => {
  shop = await openCardShop({ seeded: true })
  operator = await asStaff(shop)
})

afterAll(() => shop.stop())

type StepPath = '/staff/payments/:id/refund-held' | '/staff/payments/:id/refund-deposit' | '/staff/disputes/:id/release'

const step = (path: StepPath, id: string, body: object = { reason: 'the customer wrote' }): Promise<Reply> =>
  operator.browser.post(`/api${path.replace(':id', id)}`, body)

const unknownId = '00000000-0000-4000-8000-000000000000'

const mailTemplates = async (customer: Parameters<typeof mailsTo>[1]): Promise<string[]> =>
  (await mailsTo(shop, customer)).map(({ template }) => template)

const changesOf = async (action: string, rowId: string) => {
  const { rows } = await shop.database.ownerPool.query(
    `select change.table_name, change.before, change.after
     from audit_log log join audit_changes change on change.audit_id = log.id
     where log.action = $1 and log.staff_id = $2 and change.row_id = $3`,
    [action, operator.id, rowId],
  )
  return rows
}

describe('a held payment', () => {
  test('goes back to its card whole, once, however often it is asked for', async () => {
    const { customer, payment } = await paidTopUp(shop, 'overcharged')
    const replies = await Promise.all([1, 2, 3].map(() => step('/staff/payments/:id/refund-held', payment)))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(replies.map(({ body }) => body.outcome).sort()).toEqual(['done_before', 'done_before', 'on_its_way'])
    expect(replies.find(({ body }) => body.outcome === 'on_its_way')?.body).toMatchObject({ charged: '€100.01' })
    expect(await systemBalance(shop.database.pool, 'payouts_owed')).toBe(10_001)
    expect(await mailTemplates(customer)).toContain('held_refunded')
    await runDueJobs(shop.shop, shop.database.serverUrl)
    expect((await step('/staff/payments/:id/refund-held', payment)).body).toMatchObject({
      outcome: 'done_before',
      refund_state: 'succeeded',
      charged: null,
      problem: null,
    })
    const seen = await seenPayment(operator, payment)
    expect(seen).toMatchObject({
      refunded: '€100.01',
      refunds: [{ state: 'succeeded', by: operator.name, reason: 'the customer wrote' }],
    })
    expect(seen.timeline.at(-1)).toMatchObject({ by_name: operator.name, why: 'given back whole: the customer wrote' })
    await expectCleanBooks(shop.database.pool)
  })

  test('that the provider charged in another session is told to be none that goes back from here', async () => {
    const { payment } = await paidTopUp(shop, 'overcharged')
    await shop.database.ownerPool.query(`alter table payments disable trigger guard_payment`)
    await shop.database.ownerPool.query(`update payments set currency = 'PLN' where id = $1`, [payment])
    await shop.database.ownerPool.query(`alter table payments enable trigger guard_payment`)
    expect((await step('/staff/payments/:id/refund-held', payment)).body).toMatchObject({
      outcome: 'not_from_here',
      problem: 'it was charged in EUR, agreed was PLN',
      charged: null,
    })
    expect((await seenPayment(operator, payment)).refunds).toEqual([])
  })

  test('waits while the provider does not answer, and nothing is written', async () => {
    const { payment } = await paidTopUp(shop, 'overcharged')
    await shop.setFaults({ fail_calls: 20 })
    expect(await step('/staff/payments/:id/refund-held', payment)).toMatchObject({
      status: 503,
      body: { code: 'provider_unavailable' },
    })
    await shop.setFaults({ fail_calls: 0 })
    expect((await seenPayment(operator, payment)).refunds).toEqual([])
  })

  test('stays here while its holder disputes it', async () => {
    const { payment } = await paidTopUp(shop, 'overcharged')
    await shop.openDispute(payment)
    expect(await step('/staff/payments/:id/refund-held', payment)).toMatchObject({
      status: 409,
      body: { code: 'payment_disputed' },
    })
    const { actions, refunds } = await seenPayment(operator, payment)
    expect(actions).toContainEqual({ action: 'refund_held', obstacle: 'disputed' })
    expect(refunds).toEqual([])
    await shop.closeDispute(payment, 'won')
    expect(await step('/staff/payments/:id/refund-held', payment)).toMatchObject({ status: 200 })
  })

  test('is the only one that goes back so', async () => {
    const { payment } = await paidTopUp(shop)
    expect(await step('/staff/payments/:id/refund-held', payment)).toMatchObject({
      status: 409,
      body: { code: 'payment_not_held' },
    })
    expect(await step('/staff/payments/:id/refund-held', unknownId)).toMatchObject({
      status: 404,
      body: { code: 'payment_not_found' },
    })
    expect(await step('/staff/payments/:id/refund-held', payment, {})).toMatchObject({ status: 422 })
    const long = { reason: 'x'.repeat(501) }
    expect(await step('/staff/payments/:id/refund-held', payment, long)).toMatchObject({ status: 422 })
  })

  test('leaves in the audit log what it changed', async () => {
    const { payment } = await paidTopUp(shop, 'overcharged')
    await step('/staff/payments/:id/refund-held', payment)
    const changes = await changesOf('refundHeldPayment', payment)
    expect(changes).toContainEqual(
      expect.objectContaining({ table_name: 'payments', after: expect.objectContaining({ refunded_minor: 10_001 }) }),
    )
    const [refund] = (await seenPayment(operator, payment)).refunds
    expect(await changesOf('refundHeldPayment', refund?.id ?? '')).toMatchObject([{ table_name: 'refunds' }])
  })
})

describe('an unused top-up', () => {
  test('goes back to its card once, and the customer is told', async () => {
    const { customer, payment } = await paidTopUp(shop)
    const path = '/staff/payments/:id/refund-deposit'
    expect(await step(path, payment)).toMatchObject({ status: 200, body: { changed: true } })
    expect(await step(path, payment)).toMatchObject({ status: 200, body: { changed: false } })
    expect(await shop.balance(customer)).toBe(0)
    expect(await mailTemplates(customer)).toContain('deposit_refunded')
    expect(await seenPayment(operator, payment)).toMatchObject({
      refunded: '€100.00',
      refunding: true,
      refunds: [{ by: operator.name, reason: 'the customer wrote', to_card: '€100.00' }],
    })
  })

  test('stays where it was spent from, was none, or is none of ours', async () => {
    const path = '/staff/payments/:id/refund-deposit'
    const { customer, payment } = await paidTopUp(shop)
    await buyFor(shop, customer, 100)
    expect(await step(path, payment)).toMatchObject({ status: 409, body: { code: 'deposit_used' } })
    const { paymentId: purchase } = await orderByCard(shop)
    const { payment: held } = await paidTopUp(shop, 'overcharged')
    for (const other of [purchase, held])
      expect(await step(path, other)).toMatchObject({ status: 409, body: { code: 'payment_no_deposit' } })
    expect(await step(path, unknownId)).toMatchObject({ status: 404, body: { code: 'payment_not_found' } })
  })
})

describe('a dispute', () => {
  test('keeps its customer from paying until somebody of the staff lets them, once', async () => {
    const { customer, payment } = await paidTopUp(shop)
    const dispute = await shop.openDispute(payment)
    expect(await waysToPay(shop, customer)).toEqual(allBlocked)
    const path = '/staff/disputes/:id/release'
    expect(await step(path, dispute)).toMatchObject({ status: 200, body: { changed: true, still_blocked: false } })
    expect(await step(path, dispute)).toMatchObject({ status: 200, body: { changed: false, still_blocked: false } })
    expect(await waysToPay(shop, customer)).toEqual(['422 insufficient_balance', 'OK', 'OK'])
    expect((await mailTemplates(customer)).filter((template) => template === 'dispute_released')).toHaveLength(1)
    const seen = await seenPayment(operator, payment)
    expect(seen).toMatchObject({ spending_blocked: false, disputes: [{ blocks: false, released_by: operator.name }] })
    expect(seen.timeline.at(-1)).toMatchObject({
      state: 'Success',
      by_name: operator.name,
      why: 'the customer may pay again: the customer wrote',
    })
    expect(await changesOf('releaseDeskDispute', dispute)).toMatchObject([
      { before: { released_by: null }, after: { released_by: `staff:${operator.id}` } },
    ])
  })

  test('that is one of two leaves the other', async () => {
    const { customer, payment } = await paidTopUp(shop)
    const { payment: second } = await paidTopUp(shop, 'pays', customer)
    const dispute = await shop.openDispute(payment)
    await shop.openDispute(second)
    expect(await step('/staff/disputes/:id/release', dispute)).toMatchObject({
      body: { changed: true, still_blocked: true },
    })
    expect(await seenPayment(operator, payment)).toMatchObject({ spending_blocked: true })
  })

  test('that is none is not found', async () => {
    const refused = { status: 404, body: { code: 'dispute_not_found' } }
    expect(await step('/staff/disputes/:id/release', 'dp_none')).toMatchObject(refused)
  })
})
