import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { deadlocksIn } from '../../../checkout/purchase/testing/races.ts'
import { takeOrderStep } from '../../../orders/orders/order-steps.ts'
import { refundOrder } from '../../../orders/orders/refund-order.ts'
import { by, orderByCard, timelineOf } from '../../../orders/orders/testing/handled-orders.ts'
import type { CardShop } from '../../payments/testing/card-shop.ts'
import { refundDeposit } from '../../refunds/refund-deposit.ts'
import { booksSince, refundsOf } from './charge-books.ts'
import { bankSays, toppedUp } from './disputed.ts'

const why = 'the customer asked'

/** What of a charge has left, by the shop's rows: to the card, to its bank, and settled between the two. */
const leftOf = async ({ database: { pool } }: CardShop, payment: string) => {
  const { rows } = await pool.query(
    `select
       (select coalesce(sum(cents), 0)::bigint from refunds
        where payment_id = $1 and destination = 'card' and state <> 'failed') as card,
       (select coalesce(sum(cents), 0)::bigint from disputes
        where payment_id = $1 and state in ('open', 'lost')) as bank,
       (select coalesce(sum(settled_cents), 0)::bigint from disputes
        where payment_id = $1 and state in ('open', 'lost')) as settled`,
    [payment],
  )
  return rows[0] as { card: number; bank: number; settled: number }
}

/** Both sides begin in the same moment; which is first changes from round to round. Nobody deadlocks. */
const together = async <One, Other>(
  shop: CardShop,
  round: number,
  one: () => Promise<One>,
  other: () => Promise<Other>,
): Promise<[One, Other]> => {
  const before = await deadlocksIn(shop)
  const pair = async (): Promise<[One, Other]> => {
    if (round % 2 === 0) return Promise.all([one(), other()])
    const later = other()
    return Promise.all([one(), later])
  }
  const done = await pair()
  expect(await deadlocksIn(shop), 'deadlocks').toBe(before)
  return done
}

const disputed = (amount: number) => ({ id: `dp_${randomUUID()}`, amount, status: 'needs_response' })

/** A top-up goes back to its card while its holder disputes it: the card or the bank has it, and the books say so. */
export const raceOfRefundAgainstDispute = async (shop: CardShop, round: number): Promise<void> => {
  const since = await booksSince(shop)
  const { customer, payment } = await toppedUp(shop)
  const [back] = await together(
    shop,
    round,
    () => refundDeposit(shop.shop, { paymentId: payment, by, why }),
    () => bankSays(shop, payment, disputed(10_000)),
  )
  const { card, bank } = await leftOf(shop, payment)
  expect(card + bank, `round ${round}`).toBe(10_000)
  expect(card > 0, `round ${round}`).toBe(back.ok)
  if (!back.ok) expect(['payment_disputed', 'deposit_used']).toContain(back.refusal)
  expect(await shop.balance(customer)).toBe(0)
  expect(await since()).toEqual(back.ok ? { payouts_owed: 10_000, paid_twice: -10_000 } : {})
}

/** An order is cancelled and refunded while its charge is disputed: it ends once, and its price leaves once. */
export const raceOfCancelAgainstDispute = async (shop: CardShop, round: number): Promise<void> => {
  const since = await booksSince(shop)
  const { orderId, paymentId, customer } = await orderByCard(shop)
  const dispute = disputed(1000)
  const end = () =>
    round % 3 === 0
      ? refundOrder(shop.shop, { orderId, by, reason: why })
      : takeOrderStep(shop.shop, 'cancelled', { orderId, by, reason: why })
  const [done] = await together(
    shop,
    round,
    () => Promise.all([end(), takeOrderStep(shop.shop, 'cancelled', { orderId, by })]),
    () => bankSays(shop, paymentId, dispute),
  )
  expect(done.some(({ ok }) => ok)).toBe(true)
  expect((await timelineOf(shop, orderId)).state).toBe('cancelled')
  const { card, bank, settled } = await leftOf(shop, paymentId)
  expect(card + bank, `round ${round}`).toBe(1000)
  expect(settled, `round ${round}`).toBe(bank)
  expect((await refundsOf(shop, paymentId)).length).toBe(1)
  expect(await shop.balance(customer)).toBe(0)
  expect(await since()).toEqual(card > 0 ? { payouts_owed: 1000, paid_twice: -1000 } : {})
}

/** Somebody refunds a top-up in the provider's dashboard while an operator gives it back here: it goes back once. */
export const raceOfForeignAgainstOwnRefund = async (shop: CardShop, round: number): Promise<void> => {
  const since = await booksSince(shop)
  const { customer, payment } = await toppedUp(shop)
  const { rows } = await shop.database.pool.query('select payment_intent from payments where id = $1', [payment])
  const facts = { id: `re_${randomUUID()}`, object: 'refund', amount: 10_000, currency: 'eur', metadata: {} }
  const refund = { ...facts, payment_intent: rows[0].payment_intent, status: 'succeeded' }
  const event = { id: `evt_${randomUUID()}`, object: 'event', type: 'refund.created', data: { object: refund } }
  const notice = shop.sign(event)
  const [back, heard] = await together(
    shop,
    round,
    () => refundDeposit(shop.shop, { paymentId: payment, by, why }),
    // The provider sends it again before the first was answered.
    () => Promise.all([shop.deliver(notice), shop.deliver(notice)]),
  )
  expect(heard).toEqual([200, 200])
  const { card, bank } = await leftOf(shop, payment)
  expect(card + bank, `round ${round}`).toBe(10_000)
  expect(card > 0, `round ${round}`).toBe(back.ok)
  expect(await shop.balance(customer)).toBe(0)
  expect(await since()).toEqual(back.ok ? { payouts_owed: 10_000, paid_twice: -10_000 } : {})
}
