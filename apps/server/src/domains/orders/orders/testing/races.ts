import type { Result } from '@pandrop/contract/result'
import { cents } from '@pandrop/money/money'
import type { TestShop } from '@pandrop/testkit/shop'
import { expect } from 'vitest'
import {
  balanceCentsOf,
  buy,
  expectCleanBooks,
  takeItems,
  tally,
} from '../../../checkout/purchase/testing/purchases.ts'
import type { OrderDone } from '../locked-order.ts'
import { takeOrderStep } from '../order-steps.ts'
import { refundOrder } from '../refund-order.ts'
import { bringTo, by, orderFromBalance, statesOf, timelineOf, tradeNumberOf } from './handled-orders.ts'

const priceCents = 1000

const why = 'a race'

type Verb = () => Promise<Result<OrderDone>>

/** Presses every button at the same moment, so many times each. */
const pressAll = (times: number, verbs: readonly Verb[]): Promise<Result<OrderDone>[]> =>
  Promise.all(Array.from({ length: times }, () => verbs.map((verb) => verb())).flat())

const changes = (results: readonly Result<OrderDone>[]): number =>
  results.filter((result) => result.ok && result.value.changed).length

/** The names of what was refused. */
const refusalsOf = (results: readonly Result<OrderDone>[]): string[] => [
  ...new Set(results.flatMap((result) => (result.ok ? [] : [result.refusal]))),
]

// A deadlock is repaired by trying again (db/transaction.ts), so nobody would notice it but for this count.
const deadlocksIn = async ({ database }: TestShop): Promise<number> => {
  const sql = 'select pg_stat_force_next_flush(), deadlocks from pg_stat_database where datname = current_database()'
  return (await database.ownerPool.query(sql)).rows[0].deadlocks
}

/** Runs a race; afterwards nobody has deadlocked and the books are right. */
const race = async <Answer>(shop: TestShop, run: () => Promise<Answer>): Promise<Answer> => {
  const before = await deadlocksIn(shop)
  const answer = await run()
  expect(await deadlocksIn(shop), 'deadlocks').toBe(before)
  await expectCleanBooks(shop.database.pool)
  return answer
}

/**
 * A trade offer goes out while the order is cancelled and refunded, twenty verbs at once: either it is on its way and
 * nothing went back, or it is cancelled and all of it went back.
 */
export const raceOfCancelAgainstTrade = async (shop: TestShop): Promise<void> => {
  const { orderId, itemIds, customer } = await orderFromBalance(shop, 2)
  const results = await race(shop, () =>
    pressAll(5, [
      () => takeOrderStep(shop.shop, 'trade_sent', { orderId, by, tradeOfferId: tradeNumberOf(orderId) }),
      () => takeOrderStep(shop.shop, 'cancelled', { orderId, by }),
      () => refundOrder(shop.shop, { orderId, by, reason: why }),
      () => takeOrderStep(shop.shop, 'delivered', { orderId, by }),
    ]),
  )
  const { state, kinds } = await timelineOf(shop, orderId)
  const balance = await balanceCentsOf(shop, customer)
  const items = await statesOf(shop, itemIds)
  // A second refund of what was delivered finds nothing left.
  expect(['order_state_wrong', 'refund_too_much']).toEqual(expect.arrayContaining(refusalsOf(results)))
  if (state === 'cancelled') {
    expect({ kinds, balance, items }).toEqual({
      kinds: ['paid', 'cancelled', 'refunded'],
      balance: 2 * priceCents,
      items: ['available', 'available'],
    })
    expect(changes(results)).toBe(1)
  } else if (state === 'in_process') {
    expect({ kinds, balance, items }).toEqual({ kinds: ['paid', 'trade_sent'], balance: 0, items: ['sold', 'sold'] })
    expect(changes(results)).toBe(1)
  } else {
    // Delivered: refunds that came after it are money only.
    expect(state).toBe('accepted')
    expect(items).toEqual(['sold', 'sold'])
    expect(kinds.filter((kind) => kind !== 'refunded')).toEqual(['paid', 'trade_sent', 'delivered'])
    expect(balance).toBe(kinds.includes('refunded') ? 2 * priceCents : 0)
  }
}

/** The customer accepts while the operator takes the offer for declined and cancels: one outcome. */
export const raceOfDeliveryAgainstDecline = async (shop: TestShop): Promise<void> => {
  const { orderId, itemIds, customer } = await orderFromBalance(shop)
  await bringTo(shop, orderId, 'in_process')
  await race(shop, () =>
    pressAll(7, [
      () => takeOrderStep(shop.shop, 'delivered', { orderId, by }),
      () => takeOrderStep(shop.shop, 'trade_declined', { orderId, by }),
      () => takeOrderStep(shop.shop, 'cancelled', { orderId, by }),
    ]),
  )
  const { state, kinds } = await timelineOf(shop, orderId)
  const balance = await balanceCentsOf(shop, customer)
  const items = await statesOf(shop, itemIds)
  const outcomes = {
    accepted: { kinds: ['paid', 'trade_sent', 'delivered'], balance: 0, items: ['sold'] },
    processing: { kinds: ['paid', 'trade_sent', 'trade_declined'], balance: 0, items: ['sold'] },
    cancelled: {
      kinds: ['paid', 'trade_sent', 'trade_declined', 'cancelled', 'refunded'],
      balance: priceCents,
      items: ['available'],
    },
  }
  expect(Object.keys(outcomes)).toContain(state)
  expect({ kinds, balance, items }).toEqual(outcomes[state as keyof typeof outcomes])
}

/** The end of the protection against items that come back in the same moment: completed or reversed, never both. */
export const raceOfCompletionAgainstReversal = async (shop: TestShop): Promise<void> => {
  const { orderId, itemIds, customer } = await orderFromBalance(shop)
  await bringTo(shop, orderId, 'accepted')
  shop.clock.advance({ days: 7 })
  const results = await race(shop, () =>
    pressAll(10, [
      () => takeOrderStep(shop.shop, 'completed', { orderId, by: 'complete_orders' }),
      () => takeOrderStep(shop.shop, 'reversed', { orderId, by }),
    ]),
  )
  expect(changes(results)).toBe(1)
  const { state } = await timelineOf(shop, orderId)
  const items = await statesOf(shop, itemIds)
  const balance = await balanceCentsOf(shop, customer)
  expect({ state, items, balance }).toEqual(
    state === 'completed'
      ? { state, items: ['sold'], balance: 0 }
      : { state: 'reversed', items: ['available'], balance: priceCents },
  )
}

/** So many refunds of 4 EUR of one line of 10 EUR at once: two go through. */
export const raceForOneLine = async (shop: TestShop, times: number): Promise<void> => {
  const { orderId, customer } = await orderFromBalance(shop)
  await bringTo(shop, orderId, 'accepted')
  const refund = () => refundOrder(shop.shop, { orderId, by, reason: why, line: 1, amount: cents(400) })
  const results = await race(shop, () => pressAll(times, [refund]))
  expect(changes(results)).toBe(2)
  expect(refusalsOf(results)).toEqual(['refund_too_much'])
  expect(await balanceCentsOf(shop, customer)).toBe(800)
}

/** One attempt of an operator sent so many times at once gives back once. */
export const raceOfOneRefundKey = async (shop: TestShop, times: number): Promise<void> => {
  const { orderId, customer } = await orderFromBalance(shop)
  await bringTo(shop, orderId, 'accepted')
  const refund = () =>
    refundOrder(shop.shop, { orderId, by, reason: why, line: 1, amount: cents(100), key: 'ticket 12' })
  const results = await race(shop, () => pressAll(times, [refund]))
  expect(changes(results)).toBe(1)
  expect(refusalsOf(results)).toEqual([])
  expect(await balanceCentsOf(shop, customer)).toBe(100)
}

/**
 * A customer buys for all that they have while an earlier order of theirs goes back to the balance, line by line:
 * nothing is lost, nothing is spent twice, nobody deadlocks.
 */
export const raceOfRefundAgainstPurchase = async (shop: TestShop, lines = 4): Promise<void> => {
  const { orderId, customer } = await orderFromBalance(shop, lines)
  const wanted = await takeItems(shop, lines, priceCents)
  await customer.browser.get('/sanctum/csrf-cookie')
  const { refunds, purchases } = await race(shop, async () => {
    const refunding = Array.from({ length: lines }, (_, index) =>
      refundOrder(shop.shop, { orderId, by, reason: why, line: index + 1 }),
    )
    const buying = wanted.map((item_id) => buy(customer, { cart: [{ item_id }] }))
    return { refunds: await Promise.all(refunding), purchases: await Promise.all(buying) }
  })
  expect(changes(refunds)).toBe(lines)
  const { OK: bought = 0, '422 insufficient_balance': short = 0, ...others } = tally(purchases)
  expect(others).toEqual({})
  expect(bought + short).toBe(lines)
  expect(await balanceCentsOf(shop, customer)).toBe((lines - bought) * priceCents)
  expect((await timelineOf(shop, orderId)).state).toBe('cancelled')
}
