import type Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { mailsTo } from '../../checkout/purchase/testing/card-orders.ts'
import { expectCleanBooks } from '../../checkout/purchase/testing/purchases.ts'
import { type CardShop, openCardShop } from '../payments/testing/card-shop.ts'
import { allBlocked, disputeRow, holdWebhooks, letWebhooksThrough, toppedUp, waysToPay } from './testing/disputed.ts'

let shop: CardShop

beforeAll(async () => {
  shop = await openCardShop({ seeded: true })
})

afterEach(() => letWebhooksThrough(shop))

afterAll(async () => {
  await expectCleanBooks(shop.database.pool)
  await shop.stop()
})

/** A paid top-up that is disputed; what the shop hears of the dispute is up to the test. */
const disputedUnheard = async (spentCents = 0) => {
  const { customer, payment } = await toppedUp(shop, spentCents)
  await holdWebhooks(shop)
  return { customer, payment, dispute: await shop.openDispute(payment) }
}

const hear = async (payment: string, type: 'created' | 'updated' | 'closed', dispute: Partial<Stripe.Dispute> = {}) =>
  shop.deliver(await shop.disputeNotice(payment, type, { dispute }))

/** Kinds of what the ledger holds about a dispute, oldest first. */
const postingsOf = async (dispute: string): Promise<string[]> => {
  const { rows } = await shop.database.pool.query(
    'select kind from ledger_transactions where reference like $1 order by id',
    [`dispute:${dispute}%`],
  )
  return rows.map(({ kind }) => kind)
}

const disputeMails = async (customer: Parameters<typeof mailsTo>[1]) =>
  (await mailsTo(shop, customer)).map(({ template }) => template).filter((template) => template.startsWith('dispute'))

test('the same notice from twenty connections at once takes the money once', async () => {
  const { customer, payment, dispute } = await disputedUnheard(3000)
  const notice = await shop.disputeNotice(payment, 'created')
  const statuses = await Promise.all(Array.from({ length: 20 }, () => shop.deliver(notice)))
  expect(statuses).toEqual(Array.from({ length: 20 }, () => 200))
  expect(await shop.balance(customer)).toBe(0)
  expect(await disputeRow(shop, dispute)).toMatchObject({ cents: 10_000, debited_cents: 7000 })
  expect(await postingsOf(dispute)).toEqual(['dispute'])
  expect(await disputeMails(customer)).toEqual(['dispute_opened'])
})

test('twenty different notices of one dispute at once take the money once and give it back once', async () => {
  const { customer, payment, dispute } = await disputedUnheard(3000)
  const notices = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      shop.disputeNotice(payment, index % 2 === 0 ? 'created' : 'closed', {
        dispute: index % 2 === 0 ? {} : { status: 'won' },
      }),
    ),
  )
  expect(await Promise.all(notices.map(shop.deliver))).toEqual(notices.map(() => 200))
  expect(await disputeRow(shop, dispute)).toMatchObject({ state: 'won' })
  expect(await shop.balance(customer)).toBe(7000)
  await expectCleanBooks(shop.database.pool)
})

test('a notice that was altered, or was signed for another, changes nothing', async () => {
  const { customer, payment, dispute } = await disputedUnheard()
  const genuine = await shop.disputeNotice(payment, 'created')
  const tampered = { ...genuine, body: genuine.body.replace('10000', '99900') }
  const swapped = { ...genuine, signature: (await shop.disputeNotice(payment, 'updated')).signature }
  expect(await Promise.all([tampered, swapped].map(shop.deliver))).toEqual([400, 400])
  expect(await disputeRow(shop, dispute)).toBe(undefined)
  expect(await shop.balance(customer)).toBe(10_000)
  expect(await waysToPay(shop, customer)).toEqual(['OK', 'OK', 'OK'])
})

test('a dispute that was won before its opening is heard of takes nothing, and nobody is blocked by it', async () => {
  const { customer, payment, dispute } = await disputedUnheard()
  expect(await hear(payment, 'closed', { status: 'won' })).toBe(200)
  expect(await hear(payment, 'created')).toBe(200)
  expect(await hear(payment, 'updated', { status: 'under_review' })).toBe(200)
  expect(await disputeRow(shop, dispute)).toMatchObject({ state: 'won', debited_cents: 0 })
  expect(await postingsOf(dispute)).toEqual([])
  expect(await shop.balance(customer)).toBe(10_000)
  expect(await disputeMails(customer)).toEqual([])
})

test('a dispute that was lost before its opening is heard of takes the money once', async () => {
  const { customer, payment, dispute } = await disputedUnheard(4000)
  expect(await hear(payment, 'closed', { status: 'lost' })).toBe(200)
  expect(await hear(payment, 'created')).toBe(200)
  expect(await disputeRow(shop, dispute)).toMatchObject({ state: 'lost', debited_cents: 6000 })
  expect(await postingsOf(dispute)).toEqual(['dispute'])
  expect(await shop.balance(customer)).toBe(0)
  expect(await disputeMails(customer)).toEqual(['dispute_lost'])
})

test('won and lost end the same whichever is heard first: the money is back', async () => {
  for (const order of [['won', 'lost'] as const, ['lost', 'won'] as const]) {
    const { customer, payment, dispute } = await disputedUnheard(4000)
    expect(await hear(payment, 'created')).toBe(200)
    for (const status of order) expect(await hear(payment, 'closed', { status })).toBe(200)
    expect(await disputeRow(shop, dispute)).toMatchObject({ state: 'won' })
    expect(await shop.balance(customer)).toBe(6000)
    await letWebhooksThrough(shop)
  }
})

test('a dispute heard of before its payment asks the provider, settles the payment first and follows', async () => {
  const customer = await shop.customer()
  const payment = await shop.topUp(customer)
  await shop.pay(payment, 'missing')
  expect(await shop.stateOf(payment)).toBe('Pending')
  const dispute = await shop.openDispute(payment)
  expect(await shop.stateOf(payment)).toBe('Success')
  expect(await disputeRow(shop, dispute)).toMatchObject({ state: 'open', cents: 10_000, debited_cents: 10_000 })
  expect(await shop.balance(customer)).toBe(0)
  // The payment's own notice comes now, late.
  expect(await shop.deliver(await shop.notice(payment, 'checkout.session.completed'))).toBe(200)
  expect(await shop.balance(customer)).toBe(0)
  await shop.closeDispute(payment, 'won')
  expect(await shop.balance(customer)).toBe(10_000)
})

test('while the provider does not answer, the notice is turned away, and the provider sends it again', async () => {
  const customer = await shop.customer()
  const payment = await shop.topUp(customer)
  await shop.pay(payment, 'missing')
  await holdWebhooks(shop)
  const dispute = await shop.openDispute(payment)
  const notice = await shop.disputeNotice(payment, 'created')
  // The SDK asks each question up to three times.
  await shop.setFaults({ fail_calls: 3 })
  expect(await shop.deliver(notice)).toBe(503)
  await shop.setFaults({ fail_calls: 0 })
  expect(await disputeRow(shop, dispute)).toBe(undefined)
  expect(await shop.deliver(notice)).toBe(200)
  expect(await disputeRow(shop, dispute)).toMatchObject({ state: 'open', debited_cents: 10_000 })
})

test('a dispute of somebody else’s charge is welcome and none of our business', async () => {
  const { payment, dispute } = await disputedUnheard()
  expect(await hear(payment, 'created', { payment_intent: 'pi_of_another_shop' })).toBe(200)
  expect(await hear(payment, 'created', { payment_intent: null })).toBe(200)
  expect(await disputeRow(shop, dispute)).toBe(undefined)
})

test('more than was charged is never taken, neither by amount nor by a second dispute of the charge', async () => {
  const { customer, payment, dispute } = await disputedUnheard()
  await hear(payment, 'created', { amount: 25_000 })
  expect(await disputeRow(shop, dispute)).toMatchObject({ cents: 10_000 })
  await hear(payment, 'created', { id: 'dp_second_of_the_charge' })
  expect(await disputeRow(shop, 'dp_second_of_the_charge')).toMatchObject({ cents: 0 })
  expect(await shop.balance(customer)).toBe(0)
  // What the first gives back is the second's: the bank has that money still.
  await hear(payment, 'closed', { status: 'won' })
  expect(await shop.balance(customer)).toBe(0)
  expect(await disputeRow(shop, 'dp_second_of_the_charge')).toMatchObject({ cents: 10_000, debited_cents: 10_000 })
  expect(await waysToPay(shop, customer)).toEqual(allBlocked)
  await hear(payment, 'closed', { id: 'dp_second_of_the_charge', status: 'won' })
  expect(await shop.balance(customer)).toBe(10_000)
})

test('a part of a charge is disputed for its part', async () => {
  const { customer, payment, dispute } = await disputedUnheard()
  await hear(payment, 'created', { amount: 2550 })
  expect(await disputeRow(shop, dispute)).toMatchObject({ cents: 2550, debited_cents: 2550 })
  expect(await shop.balance(customer)).toBe(7450)
})
