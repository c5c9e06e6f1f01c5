import type { Queryable } from '../../../db/statement.ts'
import { selectPaidOrder } from './order-of-payment.sql.ts'

/** What a card payment was for. */
export interface PaidOrder {
  orderId: number
  /** the payment succeeded when the items were gone: the whole amount goes back to the card */
  refunded: boolean
}

/**
 * The order that a successful card payment was for; an operator's refund of a paid order is none of its business.
 * @returns undefined for a payment without an order
 */
export const paidOrderOf = async (q: Queryable, paymentId: string): Promise<PaidOrder | undefined> => {
  const found = await selectPaidOrder(q, paymentId)
  return found && { orderId: found.id, refunded: !found.is_paid }
}
