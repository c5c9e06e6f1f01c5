import type { TestCustomer } from '@pandrop/testkit/shop'
import { expect } from 'vitest'
import { reconcilePayments } from '../../../payments/payments/reconcile.ts'
import type { CardShop } from '../../../payments/payments/testing/card-shop.ts'
import { reconcileRefunds } from '../../../payments/refunds/refunds.ts'
import { buyByCard, itemStates, mailsTo, openFor, orderStateOf, timelineOf } from './card-orders.ts'
import { balanceCentsOf, buy, expectCleanBooks, takeItems, tally } from './purchases.ts'
import { crowd, deadlocksIn } from './races.ts'

const priceCents = 1000
const success = 'checkout.session.completed'
const expiry = 'checkout.session.expired'
const unpaid = { status: 'expired', payment_status: 'unpaid', payment_intent: null }

/** Runs a race with new customers and looks through books and deadlocks after it. */
const cleanly = async (
  shop: CardShop,
  people: number,
  race: (...customers: [TestCustomer, TestCustomer]) => Promise<void>,
): Promise<void> => {
  const customers = await crowd(shop, people, 5 * priceCents)
  await Promise.all(customers.map(({ browser }) => browser.get('/sanctum/csrf-cookie')))
  const deadlocksBefore = await deadlocksIn(shop)
  const [first, second = first] = customers
  if (!first || !second) throw new Error('nobody came')
  await race(first, second)
  expect(await deadlocksIn(shop), 'deadlocks').toBe(deadlocksBefore)
  await expectCleanBooks(shop.database.pool)
}

/** Two customers, one item, card against balance: one gets it, the other is told so and pays nothing. */
export const raceCardAgainstBalance = (shop: CardShop): Promise<void> =>
  cleanly(shop, 2, async (byCard, fromBalance) => {
    const items = await takeItems(shop, 1, priceCents)
    const [reserved, bought] = await Promise.all([
      buyByCard(byCard, items),
      buy(fromBalance, { cart: items.map((item_id) => ({ item_id })) }),
    ])
    expect(tally([reserved, bought])).toEqual({ OK: 1, '409 items_unavailable': 1 })
    expect(await itemStates(shop, items)).toEqual([reserved.status === 200 ? 'reserved' : 'sold'])
    expect(await balanceCentsOf(shop, fromBalance)).toBe((bought.status === 200 ? 4 : 5) * priceCents)
  })

/** What the provider says at once about a payment that its card has paid: that it has, and that its time was over. */
const contradictions = async (shop: CardShop, payment: string): Promise<(() => Promise<unknown>)[]> => {
  const paid = await shop.notice(payment, success)
  const over = await shop.notice(payment, expiry, { session: unpaid })
  const deliver = (notice: typeof paid) => async () => expect(await shop.deliver(notice)).toBe(200)
  return [deliver(over), deliver(paid), () => reconcilePayments(shop.shop)]
}

/**
 * A reservation ends by job, by the customer's hand and by a notice while its success arrives: the order is paid once,
 * whichever came first, and its item is sold to nobody else.
 */
export const raceExpiryAgainstSuccess = (shop: CardShop): Promise<void> =>
  cleanly(shop, 1, async (customer) => {
    const items = await takeItems(shop, 1, priceCents)
    const payment = await openFor(customer, items)
    await shop.pay(payment, 'missing')
    shop.clock.advance({ minutes: 32 })
    const words = await contradictions(shop, payment)
    const cancel = async () => {
      const { status, body } = await customer.browser.post('/api/purchase/open/cancel', {})
      expect([200, 409], JSON.stringify(body)).toContain(status)
    }
    await Promise.all([...words, cancel].map((say) => say()))
    expect(await shop.stateOf(payment)).toBe('Success')
    expect(await orderStateOf(shop, payment)).toBe('processing')
    expect(await itemStates(shop, items)).toEqual(['sold'])
    const happened = (await timelineOf(shop, payment)).join(' ')
    expect(happened).toMatch(/^opened (paid|unpaid paid_late)$/)
  })

/** The same while somebody else wants the item: the order gets it or its money goes back, and never both or neither. */
export const raceLateMoneyAgainstBuyer = (shop: CardShop): Promise<void> =>
  cleanly(shop, 2, async (late, rival) => {
    const items = await takeItems(shop, 1, priceCents)
    const payment = await openFor(late, items)
    await shop.pay(payment, 'missing')
    shop.clock.advance({ minutes: 32 })
    await shop.deliver(await shop.notice(payment, expiry, { session: unpaid }))
    const paid = await shop.notice(payment, success)
    const [bought, told] = await Promise.all([
      buy(rival, { cart: items.map((item_id) => ({ item_id })) }),
      shop.deliver(paid),
    ])
    expect(told).toBe(200)
    const rivalGotIt = bought.status === 200
    expect(tally([bought])).toEqual(rivalGotIt ? { OK: 1 } : { '409 items_unavailable': 1 })
    expect(await orderStateOf(shop, payment)).toBe(rivalGotIt ? 'cancelled' : 'processing')
    expect(await itemStates(shop, items)).toEqual(['sold'])
    shop.clock.advance({ seconds: 30 })
    await reconcileRefunds(shop.shop)
    const { rows } = await shop.database.pool.query('select state, cents from refunds where payment_id = $1', [payment])
    expect(rows).toEqual(rivalGotIt ? [{ state: 'succeeded', cents: priceCents }] : [])
  })

/** One notice over so many connections: welcome every time, and the order is paid once. */
export const raceOfOneWebhook = (shop: CardShop, connections: number): Promise<void> =>
  cleanly(shop, 1, async (customer) => {
    const items = await takeItems(shop, 1, priceCents)
    const payment = await openFor(customer, items)
    await shop.pay(payment, 'missing')
    const notice = await shop.notice(payment, success)
    const statuses = await Promise.all(Array.from({ length: connections }, () => shop.deliver(notice)))
    expect(statuses).toEqual(statuses.map(() => 200))
    expect(await timelineOf(shop, payment)).toEqual(['opened', 'paid'])
    expect(await mailsTo(shop, customer)).toMatchObject([{ template: 'order_paid_card' }])
    expect(await itemStates(shop, items)).toEqual(['sold'])
  })

/** A top-up whose expiry meets its success: credited once, whichever came first. */
export const raceTopUpExpiryAgainstSuccess = (shop: CardShop): Promise<void> =>
  cleanly(shop, 1, async (customer) => {
    const payment = await shop.topUp(customer)
    await shop.pay(payment, 'missing')
    shop.clock.advance({ minutes: 32 })
    const words = await contradictions(shop, payment)
    const cancel = async () => expect((await customer.browser.get(`/pay/cancel?order=${payment}`)).status).toBe(303)
    await Promise.all([...words, cancel].map((say) => say()))
    expect(await shop.stateOf(payment)).toBe('Success')
    expect(await balanceCentsOf(shop, customer)).toBe(5 * priceCents + 10_000)
  })

/** Two tabs open a card payment at once: one of the two stays open, and only its item is held. */
export const raceOfTwoTabs = (shop: CardShop): Promise<void> =>
  cleanly(shop, 1, async (customer) => {
    const items = await takeItems(shop, 2, priceCents)
    const replies = await Promise.all(items.map((item) => buyByCard(customer, [item])))
    const { OK: opened = 0, '409 payment_open': refused = 0, ...others } = tally(replies)
    expect(others).toEqual({})
    expect([opened > 0, opened + refused]).toEqual([true, 2])
    expect((await itemStates(shop, items)).sort()).toEqual(['available', 'reserved'])
    const { rows } = await shop.database.pool.query(
      `select placed.state, payment.state as payment
       from orders placed join payments payment on payment.id = placed.payment_id
       where placed.customer_id = $1 order by placed.state desc`,
      [customer.id],
    )
    expect(rows[0]).toEqual({ state: 'pending', payment: 'Pending' })
    expect(rows.slice(1)).toEqual(rows.slice(1).map(() => ({ state: 'cancelled', payment: 'Cancelled' })))
  })
