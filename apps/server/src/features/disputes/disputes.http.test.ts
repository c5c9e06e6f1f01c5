import { cents } from '@pandrop/money/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runDueJobs } from '../../jobs/runner.ts'
import { systemBalance } from '../../ledger/balance.ts'
import { refundOrder } from '../orders/refund-order.ts'
import { type CardShop, openCardShop } from '../payments/testing/card-shop.ts'
import { mailsTo, openFor, orderStateOf, timelineOf } from '../purchase/testing/card-orders.ts'
import { expectCleanBooks, takeItems } from '../purchase/testing/purchases.ts'
import { allBlocked, buyFor, disputeAccounts, disputeRow, toppedUp, waysToPay } from './testing/disputed.ts'

let desk: CardShop

beforeAll(async () => {
  desk = await openCardShop({ seeded: true })
})

afterAll(async () => {
  await expectCleanBooks(desk.database.pool)
  await desk.stop()
})

/** What a dispute moves between the shop's own accounts. */
const moved = async (doing: () => Promise<unknown>) => {
  const before = await disputeAccounts(desk)
  await doing()
  const after = await disputeAccounts(desk)
  await expectCleanBooks(desk.database.pool)
  return { receivable: after.receivable - before.receivable, clearing: after.clearing - before.clearing }
}

describe.each([
  { top_up: 'an unspent', spent: 0, debited: 10_000 },
  { top_up: 'a half-spent', spent: 5000, debited: 5000 },
  { top_up: 'a spent', spent: 10_000, debited: 0 },
])('a dispute of $top_up top-up', ({ spent, debited }) => {
  const owed = 10_000 - debited

  test('takes what balance there is, books the rest as receivable, and is undone when it is won', async () => {
    const { customer, payment } = await toppedUp(desk, spent)
    let dispute = ''
    const open = async () => {
      dispute = await desk.openDispute(payment)
    }
    expect(await moved(open)).toEqual({ receivable: 0 - owed, clearing: 10_000 })
    expect(await desk.balance(customer)).toBe(0)
    expect(await disputeRow(desk, dispute)).toMatchObject({ state: 'open', cents: 10_000, debited_cents: debited })
    expect(await waysToPay(desk, customer)).toEqual(allBlocked)

    expect(await moved(() => desk.closeDispute(payment, 'won'))).toEqual({ receivable: owed, clearing: -10_000 })
    expect(await desk.balance(customer)).toBe(debited)
    expect(await disputeRow(desk, dispute)).toMatchObject({ state: 'won', closed: true })
    expect(await waysToPay(desk, customer)).toEqual([debited > 0 ? 'OK' : '422 insufficient_balance', 'OK', 'OK'])
  })

  test('leaves it so when it is lost, and the customer goes on being blocked', async () => {
    const { customer, payment } = await toppedUp(desk, spent)
    const dispute = await desk.openDispute(payment)
    expect(await moved(() => desk.closeDispute(payment, 'lost'))).toEqual({ receivable: 0, clearing: 0 })
    expect(await desk.balance(customer)).toBe(0)
    expect(await disputeRow(desk, dispute)).toMatchObject({ state: 'lost', closed: true })
    expect(await waysToPay(desk, customer)).toEqual(allBlocked)
    expect((await desk.checkOut(customer)).body).toMatchObject({
      code: 'spending_blocked',
      message: 'A charge to your card is disputed, so payments are on hold. Please contact support.',
    })
  })
})

describe('a dispute of a card purchase', () => {
  const orderOfPayment = async (payment: string): Promise<number> => {
    const { rows } = await desk.database.pool.query('select id from orders where payment_id = $1', [payment])
    return rows[0].id
  }

  const bought = async (balanceCents: number) => {
    const customer = await desk.customer({ balanceCents })
    const payment = await openFor(customer, await takeItems(desk, 1, 6100))
    await desk.pay(payment, 'pays')
    expect(await orderStateOf(desk, payment)).toBe('processing')
    return { customer, payment }
  }

  test.each([
    { balance: 0, debited: 0 },
    { balance: 2000, debited: 2000 },
    { balance: 9000, debited: 6100 },
  ])('debits a balance of $balance cents by $debited; the order stays and tells it', async ({ balance, debited }) => {
    const { customer, payment } = await bought(balance)
    const owed = 6100 - debited
    expect(await moved(() => desk.openDispute(payment))).toEqual({ receivable: 0 - owed, clearing: 6100 })
    expect(await desk.balance(customer)).toBe(balance - debited)
    expect(await orderStateOf(desk, payment)).toBe('processing')
    expect(await timelineOf(desk, payment)).toEqual(['opened', 'paid', 'disputed'])
    expect(await waysToPay(desk, customer)).toEqual(allBlocked)

    expect(await moved(() => desk.closeDispute(payment, 'won'))).toEqual({ receivable: owed, clearing: -6100 })
    expect(await desk.balance(customer)).toBe(balance)
    expect(await timelineOf(desk, payment)).toEqual(['opened', 'paid', 'disputed', 'dispute_won'])
  })

  test('takes only what a refund to the card has left of it', async () => {
    const customer = await desk.customer({ balanceCents: 9000 })
    const payment = await openFor(customer, await takeItems(desk, 2, 3050))
    await desk.pay(payment, 'pays')
    const order = await orderOfPayment(payment)
    const refund = { orderId: order, line: 1, amount: cents(1000), by: 'staff:test', why: 'a scratch' }
    expect(await refundOrder(desk.shop, refund)).toMatchObject({ ok: true })
    await runDueJobs(desk.shop, desk.database.serverUrl)
    // The holder disputes all that was charged, as if nothing had come back.
    const twice = await systemBalance(desk.database.pool, 'paid_twice')
    expect(await moved(() => desk.openDispute(payment))).toEqual({ receivable: 0, clearing: 6100 })
    expect(await desk.balance(customer)).toBe(9000 - 5100)
    expect(await systemBalance(desk.database.pool, 'paid_twice')).toBe(twice - 1000)
    expect(await moved(() => desk.closeDispute(payment, 'won'))).toEqual({ receivable: 0, clearing: -6100 })
    expect(await desk.balance(customer)).toBe(9000)
    expect(await systemBalance(desk.database.pool, 'paid_twice')).toBe(twice)
  })

  test('that is lost stays in the timeline', async () => {
    const { payment } = await bought(0)
    await desk.openDispute(payment)
    await desk.closeDispute(payment, 'lost')
    expect(await timelineOf(desk, payment)).toEqual(['opened', 'paid', 'disputed', 'dispute_lost'])
    expect(await orderStateOf(desk, payment)).toBe('processing')
  })
})

test('the test card that is disputed later is disputed later', async () => {
  const customer = await desk.customer()
  const payment = await desk.topUp(customer)
  await desk.pay(payment, 'disputed')
  expect(await desk.balance(customer)).toBe(10_000)
  await desk.pass({ seconds: 8 })
  expect(await desk.balance(customer)).toBe(0)
})

test('a customer with two disputed charges pays again when both are won, not before', async () => {
  const { customer, payment: first } = await toppedUp(desk)
  const second = await desk.topUp(customer)
  await desk.pay(second, 'pays')
  for (const payment of [first, second]) await desk.openDispute(payment)
  expect(await desk.balance(customer)).toBe(0)
  await desk.closeDispute(first, 'won')
  expect(await desk.balance(customer)).toBe(10_000)
  expect(await waysToPay(desk, customer)).toEqual(allBlocked)
  await desk.closeDispute(second, 'won')
  expect(await desk.balance(customer)).toBe(20_000)
  expect((await buyFor(desk, customer, 20_000)).status).toBe(200)
})

test('a dispute in another currency than the euro takes what the charge brought', async () => {
  const customer = await desk.customer()
  const payment = await desk.topUp(customer, { amount: 425, currency: 'PLN' })
  await desk.pay(payment, 'pays')
  expect(await desk.balance(customer)).toBe(10_000)
  await desk.openDispute(payment)
  expect(await desk.balance(customer)).toBe(0)
  await desk.closeDispute(payment, 'won')
  expect(await desk.balance(customer)).toBe(10_000)
})

test('what was reserved before the dispute can still be paid, and is the customer’s then', async () => {
  const { customer, payment: disputed } = await toppedUp(desk)
  const open = await openFor(customer, await takeItems(desk, 1, 700))
  await desk.openDispute(disputed)
  await desk.pay(open, 'pays')
  expect(await orderStateOf(desk, open)).toBe('processing')
  await expectCleanBooks(desk.database.pool)
})

test('money that is held was never booked: its dispute blocks the customer and moves nothing', async () => {
  const customer = await desk.customer({ balanceCents: 5000 })
  const payment = await desk.topUp(customer)
  await desk.pay(payment, 'overcharged')
  expect(await moved(() => desk.openDispute(payment))).toEqual({ receivable: 0, clearing: 0 })
  expect(await desk.balance(customer)).toBe(5000)
  expect(await waysToPay(desk, customer)).toEqual(allBlocked)
  await desk.closeDispute(payment, 'won')
  expect(await desk.balance(customer)).toBe(5000)
})

test('each step is told to the customer, with what it does to their balance', async () => {
  const { customer, payment } = await toppedUp(desk, 4000)
  await desk.openDispute(payment)
  await desk.closeDispute(payment, 'won')
  const [opened, won] = (await mailsTo(desk, customer)).filter(({ template }) => template.startsWith('dispute'))
  expect(opened).toMatchObject({
    template: 'dispute_opened',
    values: {
      disputed: '€100.00',
      money: '€60.00 were taken from your balance; €40.00 of the payment remain owed.',
      spending: 'Purchases and top-ups are on hold for your account.',
      payment,
    },
  })
  expect(won).toMatchObject({
    template: 'dispute_won',
    values: { money: '€60.00 are back on your balance.', spending: 'You can buy and top up as before.' },
  })
})
