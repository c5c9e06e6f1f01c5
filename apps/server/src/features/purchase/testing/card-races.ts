import type { TestCustomer } from '@pandrop/testkit/shop'
import { expect } from 'vitest'
import { reconcilePayments } from '../../payments/reconcile.ts'
import type { CardShop } from '../../payments/testing/card-shop.ts'
import { reconcileRefunds } from '../../refunds/refunds.ts'
import { buyByCard, itemStates, mailsTo, openFor, orderStateOf, timelineOf } from './card-orders.ts'
import { balanceCentsOf, buy, expectCleanBooks, takeItems, tally } from './purchases.ts'
import { crowd, deadlocksIn } from './races.ts'

const priceCents = 1000
const success = 'checkout.session.completed'
const expiry = 'checkout.session.expired'
const unpaid = { status: 'expired', payment_status: 'unpaid', payment_intent: null }

/** Runs a race with new customers and looks through books and deadlocks after it. */
const cleanly = async (
  desk: CardShop,
  people: number,
  race: (...customers: [TestCustomer, TestCustomer]) => Promise<void>,
): Promise<void> => {
  const customers = await crowd(desk, people, 5 * priceCents)
  await Promise.all(customers.map(({ browser }) => browser.get('/sanctum/csrf-cookie')))
  const deadlocksBefore = await deadlocksIn(desk)
  const [first, second = first] = customers
  if (!first || !second) throw new Error('nobody came')
  await race(first, second)
  expect(await deadlocksIn(desk), 'deadlocks').toBe(deadlocksBefore)
  await expectCleanBooks(desk.database.pool)
}

/** Two customers, one item, card against balance: one gets it, the other is told so and pays nothing. */
export const raceCardAgainstBalance = (desk: CardShop): Promise<void> =>
  cleanly(desk, 2, async (byCard, fromBalance) => {
    const items = await takeItems(desk, 1, priceCents)
    const [reserved, bought] = await Promise.all([
      buyByCard(byCard, items),
      buy(fromBalance, { cart: items.map((item_id) => ({ item_id })) }),
    ])
    expect(tally([reserved, bought])).toEqual({ OK: 1, '409 items_unavailable': 1 })
    expect(await itemStates(desk, items)).toEqual([reserved.status === 200 ? 'reserved' : 'sold'])
    expect(await balanceCentsOf(desk, fromBalance)).toBe((bought.status === 200 ? 4 : 5) * priceCents)
  })

/** What the provider says at once about a payment that its card has paid: that it has, and that its time was over. */
const contradictions = async (desk: CardShop, payment: string): Promise<(() => Promise<unknown>)[]> => {
  const paid = await desk.notice(payment, success)
  const over = await desk.notice(payment, expiry, { session: unpaid })
  const deliver = (notice: typeof paid) => async () => expect(await desk.deliver(notice)).toBe(200)
  return [deliver(over), deliver(paid), () => reconcilePayments(desk.shop)]
}

/**
 * A reservation ends by job, by the customer's hand and by a notice while its success arrives: the order is paid once,
 * whichever came first, and its item is sold to nobody else.
 */
export const raceExpiryAgainstSuccess = (desk: CardShop): Promise<void> =>
  cleanly(desk, 1, async (customer) => {
    const items = await takeItems(desk, 1, priceCents)
    const payment = await openFor(customer, items)
    await desk.pay(payment, 'missing')
    desk.clock.advance({ minutes: 32 })
    const words = await contradictions(desk, payment)
    const cancel = async () => {
      const { status, body } = await customer.browser.post('/api/purchase/open/cancel', {})
      expect([200, 409], JSON.stringify(body)).toContain(status)
    }
    await Promise.all([...words, cancel].map((say) => say()))
    expect(await desk.stateOf(payment)).toBe('Success')
    expect(await orderStateOf(desk, payment)).toBe('processing')
    expect(await itemStates(desk, items)).toEqual(['sold'])
    const happened = (await timelineOf(desk, payment)).join(' ')
    expect(happened).toMatch(/^opened (paid|unpaid paid_late)$/)
  })

/** The same while somebody else wants the item: the order gets it or its money goes back, and never both or neither. */
export const raceLateMoneyAgainstBuyer = (desk: CardShop): Promise<void> =>
  cleanly(desk, 2, async (late, rival) => {
    const items = await takeItems(desk, 1, priceCents)
    const payment = await openFor(late, items)
    await desk.pay(payment, 'missing')
    desk.clock.advance({ minutes: 32 })
    await desk.deliver(await desk.notice(payment, expiry, { session: unpaid }))
    const paid = await desk.notice(payment, success)
    const [bought, told] = await Promise.all([
      buy(rival, { cart: items.map((item_id) => ({ item_id })) }),
      desk.deliver(paid),
    ])
    expect(told).toBe(200)
    const rivalGotIt = bought.status === 200
    expect(tally([bought])).toEqual(rivalGotIt ? { OK: 1 } : { '409 items_unavailable': 1 })
    expect(await orderStateOf(desk, payment)).toBe(rivalGotIt ? 'cancelled' : 'processing')
    expect(await itemStates(desk, items)).toEqual(['sold'])
    desk.clock.advance({ seconds: 30 })
    await reconcileRefunds(desk.shop)
    const { rows } = await desk.database.pool.query('select state, cents from refunds where payment_id = $1', [payment])
    expect(rows).toEqual(rivalGotIt ? [{ state: 'succeeded', cents: priceCents }] : [])
  })

/** One notice over so many connections: welcome every time, and the order is paid once. */
export const raceOfOneWebhook = (desk: CardShop, connections: number): Promise<void> =>
  cleanly(desk, 1, async (customer) => {
    const items = await takeItems(desk, 1, priceCents)
    const payment = await openFor(customer, items)
    await desk.pay(payment, 'missing')
    const notice = await desk.notice(payment, success)
    const statuses = await Promise.all(Array.from({ length: connections }, () => desk.deliver(notice)))
    expect(statuses).toEqual(statuses.map(() => 200))
    expect(await timelineOf(desk, payment)).toEqual(['opened', 'paid'])
    expect(await mailsTo(desk, customer)).toMatchObject([{ template: 'order_paid_card' }])
    expect(await itemStates(desk, items)).toEqual(['sold'])
  })

/** A top-up whose expiry meets its success: credited once, whichever came first. */
export const raceTopUpExpiryAgainstSuccess = (desk: CardShop): Promise<void> =>
  cleanly(desk, 1, async (customer) => {
    const payment = await desk.topUp(customer)
    await desk.pay(payment, 'missing')
    desk.clock.advance({ minutes: 32 })
    const words = await contradictions(desk, payment)
    const cancel = async () => expect((await customer.browser.get(`/pay/cancel?order=${payment}`)).status).toBe(303)
    await Promise.all([...words, cancel].map((say) => say()))
    expect(await desk.stateOf(payment)).toBe('Success')
    expect(await balanceCentsOf(desk, customer)).toBe(5 * priceCents + 10_000)
  })

/** Two tabs open a card payment at once: one of the two stays open, and only its item is held. */
export const raceOfTwoTabs = (desk: CardShop): Promise<void> =>
  cleanly(desk, 1, async (customer) => {
    const items = await takeItems(desk, 2, priceCents)
    const replies = await Promise.all(items.map((item) => buyByCard(customer, [item])))
    const { OK: opened = 0, '409 payment_open': refused = 0, ...others } = tally(replies)
    expect(others).toEqual({})
    expect([opened > 0, opened + refused]).toEqual([true, 2])
    expect((await itemStates(desk, items)).sort()).toEqual(['available', 'reserved'])
    const { rows } = await desk.database.pool.query(
      `select placed.state, payment.state as payment
       from orders placed join payments payment on payment.id = placed.payment_id
       where placed.customer_id = $1 order by placed.state desc`,
      [customer.id],
    )
    expect(rows[0]).toEqual({ state: 'pending', payment: 'Pending' })
    expect(rows.slice(1)).toEqual(rows.slice(1).map(() => ({ state: 'cancelled', payment: 'Cancelled' })))
  })
