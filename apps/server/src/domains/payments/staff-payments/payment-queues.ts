import type { Queryable } from '../../../db/statement.ts'
import { type PaymentQueuesRow, selectPaymentQueues } from './payment-queues.sql.ts'

export type PaymentQueues = PaymentQueuesRow

/** How many payments the views of the back office's list show that somebody works off; Today shows the same numbers. */
export const paymentQueues = async (q: Queryable): Promise<PaymentQueues> => {
  const row = await selectPaymentQueues(q)
  if (!row) throw new Error('a count answered no row')
  return row
}
