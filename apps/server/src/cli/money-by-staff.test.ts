import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailsTo, openFor } from '../domains/checkout/purchase/testing/card-orders.ts'
import { expectCleanBooks, takeItems } from '../domains/checkout/purchase/testing/purchases.ts'
import { allBlocked, toppedUp, waysToPay } from '../domains/payments/disputes/testing/disputed.ts'
import { reconcilePayments } from '../domains/payments/payments/reconcile.ts'
import { type CardShop, openCardShop } from '../domains/payments/payments/testing/card-shop.ts'
import { runDueJobs } from '../jobs/runner.ts'
import { systemBalance } from '../ledger/balance.ts'
import type { Command } from './command.ts'
import { disputesList, disputesRelease } from './disputes.ts'
import { paymentsHeld, refundHeldWith } from './payments.ts'
import { runCommand } from './testing/run-command.ts'

let shop: CardShop
let refundHeld: Command

beforeAll(async () => {
  shop = await openCardShop({ seeded: true })
  refundHeld = refundHeldWith(async () => shop.shop.payments)
})

afterAll(() => shop.stop())

const run = (command: Command, ...args: string[]) => runCommand(shop, command, ...args)

const owedToCards = () => systemBalance(shop.database.pool, 'payouts_owed')

const overcharged = async (payment: string): Promise<string> => {
  await shop.pay(payment, 'overcharged')
  expect(await shop.stateOf(payment)).toBe('Error')
  return payment
}

test('disputes are listed with what they hold, and an operator lets a customer pay again', async () => {
  expect(await run(disputesList)).toEqual({ code: 0, said: 'No payment is disputed.' })
  const { customer, payment } = await toppedUp(shop, 4000)
  const dispute = await shop.openDispute(payment)
  const { code, said } = await run(disputesList)
  expect(code).toBe(1)
  const [heads = '', line = '', next] = said.split('\n')
  expect(heads).toMatch(/^dispute +state +opened +answer by +reason +disputed +EUR +debited +paid since +owed +of /)
  expect(line).toMatch(
    new RegExp(`^${dispute} +open +2.*Z +fraudulent +€100\\.00 +100\\.00 +60\\.00 +0\\.00 +40\\.00 `),
  )
  expect(line).toMatch(new RegExp(`top-up +${payment} +${customer.id} +${customer.email} +BLOCKED$`))
  expect(next).toMatch(/disputes release/)
  const told = await run(disputesList, '--json')
  expect([told.code, JSON.parse(told.said)]).toMatchObject([1, [{ dispute, state: 'open', eur: 100, owed: 40 }]])
  expect(await waysToPay(shop, customer)).toEqual(allBlocked)

  expect(await run(disputesRelease, dispute)).toEqual({ code: 0, said: 'The customer can pay again, and gets a mail.' })
  expect(await waysToPay(shop, customer)).toEqual(['422 insufficient_balance', 'OK', 'OK'])
  expect((await run(disputesRelease, dispute)).said).toMatch(/nothing has changed/)
  expect((await mailsTo(shop, customer)).filter(({ template }) => template === 'dispute_released')).toHaveLength(1)

  // Lost after that, it stays released.
  await shop.closeDispute(payment, 'lost')
  expect(await run(disputesList)).toMatchObject({ code: 0 })
  expect((await run(disputesList)).said).toMatch(/ lost .* let by staff:cli$/)
})

test('releasing one of two disputes says that the other still blocks, and writes no mail', async () => {
  const { customer, payment: first } = await toppedUp(shop)
  const second = await shop.topUp(customer)
  await shop.pay(second, 'pays')
  const dispute = await shop.openDispute(first)
  await shop.openDispute(second)
  expect((await run(disputesRelease, dispute)).said).toMatch(/another dispute keeps/)
  expect(await waysToPay(shop, customer)).toEqual(allBlocked)
  expect((await mailsTo(shop, customer)).map(({ template }) => template)).not.toContain('dispute_released')
  await shop.closeDispute(second, 'won')
})

test('a word too few and a dispute that is none are told', async () => {
  expect((await run(disputesRelease)).code).toBe(2)
  expect(await run(disputesRelease, 'dp_none')).toEqual({ code: 1, said: 'There is no such dispute.' })
  expect((await run(refundHeld)).code).toBe(2)
  for (const typed of ['nonsense', '00000000-0000-4000-8000-000000000000']) {
    expect(await run(refundHeld, typed)).toEqual({ code: 1, said: 'No such payment is held.' })
  }
})

test('held money is listed with what the provider says, and all of it goes back to the card once', async () => {
  expect(await run(paymentsHeld)).toEqual({ code: 0, said: 'No money is held.' })
  const customer = await shop.customer()
  const payment = await overcharged(await shop.topUp(customer))
  const { code, said } = await run(paymentsHeld)
  expect(code).toBe(1)
  expect(said).toMatch(
    new RegExp(`${payment} +topup +${customer.id} +${customer.email} .*€100\\.00 +charged 10001 EUR`),
  )
  expect(await owedToCards()).toBe(0)

  const done = await Promise.all([run(refundHeld, payment), run(refundHeld, payment)])
  expect(done.map(({ said: told }) => told).sort()).toEqual([
    'It was given back before: that refund is pending.',
    '€100.01 go back to the card. The customer gets a mail.',
  ])
  expect(await owedToCards()).toBe(10_001)
  expect((await run(paymentsHeld)).said).toMatch(/ pending\n/)
  const mails = (await mailsTo(shop, customer)).filter(({ template }) => template === 'held_refunded')
  expect(mails.map(({ values }) => [values.charged, values.agreed])).toEqual([['€100.01', '€100.00']])

  await runDueJobs(shop.shop, shop.database.serverUrl)
  const { data } = await shop.stripe.refunds.list()
  expect(data.map(({ amount, status }) => [amount, status])).toEqual([[10_001, 'succeeded']])
  expect(await owedToCards()).toBe(0)
  expect(await run(paymentsHeld)).toEqual({ code: 0, said: 'No money is held.' })
  expect((await run(refundHeld, payment)).said).toBe('It was given back before: that refund is succeeded.')
  expect(await shop.balance(customer)).toBe(0)
})

test('held money of an order goes back too; one that is not held does not', async () => {
  const customer = await shop.customer()
  const payment = await overcharged(await openFor(customer, await takeItems(shop, 1, 6100)))
  expect((await run(refundHeld, payment)).said).toMatch(/^€61\.01 go back/)
  await runDueJobs(shop.shop, shop.database.serverUrl)
  expect(await owedToCards()).toBe(0)
  await expectCleanBooks(shop.database.pool)

  const paid = await shop.topUp(customer)
  await shop.pay(paid, 'pays')
  expect(await run(refundHeld, paid)).toEqual({ code: 1, said: 'No such payment is held.' })
})

test('while the provider does not answer, nothing goes back and nothing is written', async () => {
  const customer = await shop.customer()
  const payment = await overcharged(await shop.topUp(customer))
  await shop.setFaults({ fail_calls: 3 })
  expect(await run(refundHeld, payment)).toEqual({ code: 1, said: 'The card provider does not answer.' })
  await shop.setFaults({ fail_calls: 0 })
  expect(await owedToCards()).toBe(0)
  expect(await run(refundHeld, payment)).toMatchObject({ code: 0 })
})

test('what was charged in another session is left to the provider’s dashboard', async () => {
  const customer = await shop.customer()
  const payment = await shop.topUp(customer)
  const other = { id: 'cs_of_somebody', payment_status: 'paid', status: 'complete' }
  await shop.deliver(await shop.notice(payment, 'checkout.session.completed', { session: other }))
  expect(await shop.stateOf(payment)).toBe('Error')
  const { code, said } = await run(refundHeld, payment)
  expect(code).toBe(1)
  expect(said).toMatch(/^It cannot be given back from here, use the provider's own desk: its session is open/)
  expect((await run(paymentsHeld)).said).toContain('paid in another session, cs_of_somebody')
  await reconcilePayments(shop.shop)
  expect(await shop.stateOf(payment)).toBe('Error')
})
