import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Delivery } from '../../../ports/delivery/delivery.ts'
import { expectCleanBooks } from '../../checkout/purchase/testing/purchases.ts'
import { completeDueOrders, takeOrderStep } from '../orders/order-steps.ts'
import { refundOrder } from '../orders/refund-order.ts'
import { by, type PaidOrder, timelineOf } from '../orders/testing/handled-orders.ts'
import { followTrades } from './follow-trades.ts'
import { type DeliveryShop, openDeliveryShop } from './testing/delivery-shop.ts'

let shop: DeliveryShop

beforeAll(async () => {
  shop = await openDeliveryShop()
  // Whoever has to connect first comes too late to race.
  await Promise.all(Array.from({ length: 6 }, shop.follow))
})

afterAll(() => shop?.stop())

const rounds = 12
const ordersPerRound = 3

/** Delivered orders whose customers have taken the trade back, as Steam is to be asked about them. */
const takenBack = async (pass: { hours?: number; days?: number }, items = 1): Promise<PaidOrder[]> => {
  const orders: PaidOrder[] = []
  for (let count = 0; count < ordersPerRound; count += 1) orders.push(await shop.delivered(items))
  for (const { orderId } of orders) await shop.deed(orderId, 'reverse')
  shop.clock.advance(pass)
  return orders
}

/**
 * Two servers hear of the reversals, and whatever is done meanwhile begins so many queries after Steam has answered:
 * now first, now last, now in between.
 */
const followWhile = async (
  orders: readonly PaidOrder[],
  queries: number,
  deed: (order: PaidOrder) => Promise<unknown>,
) => {
  const late = async (order: PaidOrder): Promise<unknown> => {
    for (let count = 0; count < queries; count += 1) await shop.database.pool.query('select 1')
    return deed(order)
  }
  const { delivery } = shop.shop
  if (!delivery) throw new Error('no accounts')
  const bySteamId = new Map<string, PaidOrder>()
  for (const order of orders) bySteamId.set((await shop.trades(order.orderId))[0]?.steam_id ?? '', order)
  const deeds: Promise<unknown>[] = []
  const racing: Delivery = {
    ...delivery,
    state: async (offer) => {
      const answer = await delivery.state(offer)
      const order = bySteamId.get(offer.steamId)
      if (order) deeds.push(late(order))
      return answer
    },
  }
  const server = { ...shop.shop, delivery: racing }
  await Promise.all([followTrades(server), followTrades(server)])
  expect(deeds.length).toBeGreaterThanOrEqual(orders.length)
  await Promise.all(deeds)
}

const outcomeOf = async ({ orderId, customer }: PaidOrder) => {
  const { state, kinds } = await timelineOf(shop, orderId)
  const [trade] = await shop.trades(orderId)
  const refunds = kinds.filter((kind) => kind === 'refunded').length
  return { state, refunds, back: await shop.balance(customer), problem: trade?.problem, waits: trade?.needs_staff }
}

const complete = ({ orderId }: PaidOrder) => takeOrderStep(shop.shop, 'completed', { orderId, by })

const reversed = { state: 'reversed', refunds: 1, back: 1000, problem: 'reversed', waits: true }

test('two servers that hear of a reversal at once record it once', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const orders = await takenBack({ hours: 6 })
    await Promise.all([shop.follow(), shop.follow(), shop.follow(), shop.follow()])
    for (const order of orders) expect(await outcomeOf(order)).toEqual(reversed)
  }
  await expectCleanBooks(shop.database.pool)
})

test('an order whose protection ends as its reversal is told is reversed or completed, and looked at', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const orders = await takenBack({ days: 7 })
    await followWhile(orders, round, complete)
    await completeDueOrders(shop.shop)
    for (const order of orders) {
      const outcome = await outcomeOf(order)
      const completed = { ...reversed, state: 'completed', refunds: 0, back: 0 }
      expect(outcome).toEqual(outcome.state === 'completed' ? completed : reversed)
    }
  }
  await expectCleanBooks(shop.database.pool)
})

test('an order that a second person decides about is not completed while it waits for them', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const orders = await takenBack({ days: 7 }, 6)
    await followWhile(orders, round, complete)
    await completeDueOrders(shop.shop)
    for (const order of orders) {
      const { rows } = await shop.database.pool.query(
        `select id from money_proposals where order_id = $1 and state = 'proposed'`,
        [order.orderId],
      )
      const { state, back, problem } = await outcomeOf(order)
      const proposed = { state: 'accepted', back: 0, problem: 'reversed', proposals: 1 }
      const completed = { state: 'completed', back: 0, problem: 'reversed', proposals: 0 }
      expect({ state, back, problem, proposals: rows.length }).toEqual(state === 'completed' ? completed : proposed)
    }
  }
})

test('a refund by staff as a reversal is told gives each cent back once', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const orders = await takenBack({ hours: 6 })
    const refund = ({ orderId }: PaidOrder, amount: number) =>
      refundOrder(shop.shop, {
        orderId,
        by,
        staffId: 7,
        reason: 'sorry',
        lines: [{ line: 1, amount: amount as never }],
      })
    await followWhile(orders, round, (order) => refund(order, 400))
    for (const order of orders) {
      const { state, back, problem } = await outcomeOf(order)
      expect({ state, back, problem }).toEqual({ state: 'reversed', back: 1000, problem: 'reversed' })
    }
  }
  await expectCleanBooks(shop.database.pool)
})

test('staff who reverse an order as its reversal is told have it reversed once', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const orders = await takenBack({ hours: 6 })
    const byHand = ({ orderId }: PaidOrder) => takeOrderStep(shop.shop, 'reversed', { orderId, by, staffId: 7 })
    await followWhile(orders, round, byHand)
    for (const order of orders) {
      const { state, refunds, back } = await outcomeOf(order)
      expect({ state, refunds, back }).toEqual({ state: 'reversed', refunds: 1, back: 1000 })
    }
  }
  await expectCleanBooks(shop.database.pool)
})
