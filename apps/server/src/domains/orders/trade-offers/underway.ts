import type { Queryable } from '../../../db/statement.ts'
import { selectUnderway } from './trade-offers.sql.ts'

/** Whether an account of the shop is sending an order, or its offer waits for an answer: nobody sends another one. */
export const isTradeUnderway = async (q: Queryable, orderId: number): Promise<boolean> =>
  (await selectUnderway(q, orderId)) !== undefined
