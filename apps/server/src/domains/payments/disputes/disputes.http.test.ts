import { cents } from '@pandrop/money/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runDueJobs } from '../../../jobs/runner.ts'
import { systemBalance } from '../../../ledger/balance.ts'
import { mailsTo, openFor, orderStateOf, timelineOf } from '../../checkout/purchase/testing/card-orders.ts'
import { expectCleanBooks, takeItems } from '../../checkout/purchase/testing/purchases.ts'
import { refundOrder } from '../../orders/orders/refund-order.ts'
import { type CardShop, openCardShop } from '../payments/testing/card-shop.ts'
import { allBlocked, buyFor, disputeAccounts, disputeRow, toppedUp, waysToPay } from './testing/disputed.ts'

let shop: CardShop

beforeAll(async () => {
  shop = await openCardShop({ seeded: true })
})

afterAll(async () => {
  await expectCleanBooks(shop.database.pool)
  await shop.stop()
})

/** What a dispute moves between the shop's own accounts. */
const moved = async (doing: () => Promise<unknown>) => {
  const before = await disputeAccounts(shop)
  await doing()
  const after = await disputeAccounts(shop)
  await expectCleanBooks(shop.database.pool)
  return { receivable: after.receivable - before.receivable, clearing: after.clearing - before.clearing }
}

describe.each([
  { top_up: 'an unspent', spent: 0, debited: 10_000 },
  { top_up: 'a half-spent', spent: 5000, debited: 5000 },
  { top_up: 'a spent', spent: 10_000, debited: 0 },
])('a dispute of $top_up top-up', ({ spent, debited }) => {
  const owed = 10_000 - debited

  test('takes what balance there is, books the rest as receivable, and is undone when it is won', async () => {
    const { customer, payment } = await toppedUp(shop, spent)
    let dispute = ''
    const open = async () => {
      dispute = await shop.openDispute(payment)
    }
    expect(await moved(open)).toEqual({ receivable: 0 - owed, clearing: 10_000 })
    expect(await shop.balance(customer)).toBe(0)
    expect(await disputeRow(shop, dispute)).toMatchObject({ state: 'open', cents: 10_000, debited_cents: debited })
    expect(await waysToPay(shop, customer)).toEqual(allBlocked)

    expect(await moved(() => shop.closeDispute(payment, 'won'))).toEqual({ receivable: owed, clearing: -10_000 })
    expect(await shop.balance(customer)).toBe(debited)
    expect(await disputeRow(shop, dispute)).toMatchObject({ state: 'won', closed: true })
    expect(await waysToPay(shop, customer)).toEqual([debited > 0 ? 'OK' : '422 insufficient_balance', 'OK', 'OK'])
  })

  test('leaves it so when it is lost, and the customer goes on being blocked', async () => {
    const { customer, payment } = await toppedUp(shop, spent)
    const dispute = await shop.openDispute(payment)
    expect(await moved(() => shop.closeDispute(payment, 'lost'))).toEqual({ receivable: 0, clearing: 0 })
    expect(await shop.balance(customer)).toBe(0)
    expect(await disputeRow(shop, dispute)).toMatchObject({ state: 'lost', closed: true })
    expect(await waysToPay(shop, customer)).toEqual(allBlocked)
    expect((await shop.checkOut(customer)).body).toMatchObject({
      code: 'spending_blocked',
      message: 'A charge to your card is disputed, so payments are on hold. Please contact support.',
    })
  })
})

describe('a dispute of a card purchase', () => {
  const orderOfPayment = async (payment: string): Promise<number> => {
    const { rows } = await shop.database.pool.query('select id from orders where payment_id = $1', [payment])
    return rows[0].id
  }

  const bought = async (balanceCents: number) => {
    const customer = await shop.customer({ balanceCents })
    const payment = await openFor(customer, await takeItems(shop, 1, 6100))
    await shop.pay(payment, 'pays')
    expect(await orderStateOf(shop, payment)).toBe('processing')
    return { customer, payment }
  }

  test.each([
    { balance: 0, debited: 0 },
    { balance: 2000, debited: 2000 },
    { balance: 9000, debited: 6100 },
  ])('debits a balance of $balance cents by $debited; the order stays and tells it', async ({ balance, debited }) => {
    const { customer, payment } = await bought(balance)
    const owed = 6100 - debited
    expect(await moved(() => shop.openDispute(payment))).toEqual({ receivable: 0 - owed, clearing: 6100 })
    expect(await shop.balance(customer)).toBe(balance - debited)
    expect(await orderStateOf(shop, payment)).toBe('processing')
    expect(await timelineOf(shop, payment)).toEqual(['opened', 'paid', 'disputed'])
    expect(await waysToPay(shop, customer)).toEqual(allBlocked)

    expect(await moved(() => shop.closeDispute(payment, 'won'))).toEqual({ receivable: owed, clearing: -6100 })
    expect(await shop.balance(customer)).toBe(balance)
    expect(await timelineOf(shop, payment)).toEqual(['opened', 'paid', 'disputed', 'dispute_won'])
  })

  test('takes only what a refund to the card has left of it', async () => {
    const customer = await shop.customer({ balanceCents: 9000 })
    const payment = await openFor(customer, await takeItems(shop, 2, 3050))
    await shop.pay(payment, 'pays')
    const order = await orderOfPayment(payment)
    const refund = { orderId: order, line: 1, amount: cents(1000), by: 'staff:test', reason: 'a scratch' }
    expect(await refundOrder(shop.shop, refund)).toMatchObject({ ok: true })
    await runDueJobs(shop.shop, shop.database.serverUrl)
    // The holder disputes all that was charged, as if nothing had come back.
    const twice = await systemBalance(shop.database.pool, 'paid_twice')
    expect(await moved(() => shop.openDispute(payment))).toEqual({ receivable: 0, clearing: 6100 })
    expect(await shop.balance(customer)).toBe(9000 - 5100)
    expect(await systemBalance(shop.database.pool, 'paid_twice')).toBe(twice - 1000)
    expect(await moved(() => shop.closeDispute(payment, 'won'))).toEqual({ receivable: 0, clearing: -6100 })
    expect(await shop.balance(customer)).toBe(9000)
    expect(await systemBalance(shop.database.pool, 'paid_twice')).toBe(twice)
  })

  test('that is lost stays in the timeline', async () => {
    const { payment } = await bought(0)
    await shop.openDispute(payment)
    await shop.closeDispute(payment, 'lost')
    expect(await timelineOf(shop, payment)).toEqual(['opened', 'paid', 'disputed', 'dispute_lost'])
    expect(await orderStateOf(shop, payment)).toBe('processing')
  })
})

test('the test card that is disputed later is disputed later', async () => {
  const customer = await shop.customer()
  const payment = await shop.topUp(customer)
  await shop.pay(payment, 'disputed')
  expect(await shop.balance(customer)).toBe(10_000)
  await shop.pass({ seconds: 8 })
  expect(await shop.balance(customer)).toBe(0)
})

test('a customer with two disputed charges pays again when both are won, not before', async () => {
  const { customer, payment: first } = await toppedUp(shop)
  const second = await shop.topUp(customer)
  await shop.pay(second, 'pays')
  for (const payment of [first, second]) await shop.openDispute(payment)
  expect(await shop.balance(customer)).toBe(0)
  await shop.closeDispute(first, 'won')
  expect(await shop.balance(customer)).toBe(10_000)
  expect(await waysToPay(shop, customer)).toEqual(allBlocked)
  await shop.closeDispute(second, 'won')
  expect(await shop.balance(customer)).toBe(20_000)
  expect((await buyFor(shop, customer, 20_000)).status).toBe(200)
})

test('a dispute in another currency than the euro takes what the charge brought', async () => {
  const customer = await shop.customer()
  const payment = await shop.topUp(customer, { amount: 425, currency: 'PLN' })
  await shop.pay(payment, 'pays')
  expect(await shop.balance(customer)).toBe(10_000)
  await shop.openDispute(payment)
  expect(await shop.balance(customer)).toBe(0)
  await shop.closeDispute(payment, 'won')
  expect(await shop.balance(customer)).toBe(10_000)
})

test('what was reserved before the dispute can still be paid, and is the customer’s then', async () => {
  const { customer, payment: disputed } = await toppedUp(shop)
  const open = await openFor(customer, await takeItems(shop, 1, 700))
  await shop.openDispute(disputed)
  await shop.pay(open, 'pays')
  expect(await orderStateOf(shop, open)).toBe('processing')
  await expectCleanBooks(shop.database.pool)
})

test('money that is held was never booked: its dispute blocks the customer and moves nothing', async () => {
  const customer = await shop.customer({ balanceCents: 5000 })
  const payment = await shop.topUp(customer)
  await shop.pay(payment, 'overcharged')
  expect(await moved(() => shop.openDispute(payment))).toEqual({ receivable: 0, clearing: 0 })
  expect(await shop.balance(customer)).toBe(5000)
  expect(await waysToPay(shop, customer)).toEqual(allBlocked)
  await shop.closeDispute(payment, 'won')
  expect(await shop.balance(customer)).toBe(5000)
})

test('each step is told to the customer, with what it does to their balance', async () => {
  const { customer, payment } = await toppedUp(shop, 4000)
  await shop.openDispute(payment)
  await shop.closeDispute(payment, 'won')
  const [opened, won] = (await mailsTo(shop, customer)).filter(({ template }) => template.startsWith('dispute'))
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
