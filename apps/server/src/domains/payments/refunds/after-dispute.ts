import { type Cents, zero } from '@pandrop/money/money'
import type { Transaction } from '../../../db/transaction.ts'
import { insertOrderRefundEvent } from './refunds.sql.ts'
import { refundToCard } from './refunds.ts'
import { addTaken, failAgainstDispute, lockSettledRefund } from './taken-refunds.sql.ts'

/** A refund that a dispute had settled, which was won. */
interface SendingOn {
  refundId: string
  /** of the refund, what the dispute had settled */
  amount: Cents
  /** provider:<event id> */
  by: string
  at: Date
}

/**
 * Lets a refund stand without the dispute that had settled it: the bank gave the money back to us. A card refund that
 * had failed is owed again and waits for an operator, unless what was left of it went to the balance: then this follows
 * it. Where a sale was undone against the dispute, the money goes to the card.
 * @returns where it goes at once; the caller books it
 */
export const sendOnAfterDispute = async (
  tx: Transaction,
  { refundId, amount, by, at }: SendingOn,
): Promise<{ toBalance: Cents; toCard: Cents }> => {
  const refund = await lockSettledRefund(tx, refundId)
  if (!refund) throw new Error(`refund ${refundId} has disappeared`)
  if (refund.destination === 'card') {
    if (refund.moved) return { toBalance: amount, toCard: zero }
    await addTaken(tx, refundId, -amount)
    return { toBalance: zero, toCard: zero }
  }
  const { customer_id: customerId, order_id: orderId, payment_id: paymentId } = refund
  const reason = 'the dispute was won: the money goes back to the card'
  await failAgainstDispute(tx, refundId, at)
  // Orders are charged in EUR: a cent of the order is a cent of the card's.
  const back = { customerId, orderId, paymentId, amount, amountMinor: amount, reason, by, at }
  await refundToCard(tx, { ...back, replaces: refundId })
  if (orderId !== null) await insertOrderRefundEvent(tx, orderId, by, at, reason)
  return { toBalance: zero, toCard: amount }
}
