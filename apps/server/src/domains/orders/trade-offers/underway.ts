import type { Queryable } from '../../../db/statement.ts'
import { selectCompletion } from './protected-trades.sql.ts'
import { selectUnderway } from './trade-offers.sql.ts'

/** Whether an account of the shop is sending an order, or its offer waits for an answer: nobody sends another one. */
export const isTradeUnderway = async (q: Queryable, orderId: number): Promise<boolean> =>
  (await selectUnderway(q, orderId)) !== undefined

/** What keeps a delivered order from being completed: whether it was taken back waits for somebody; null: nothing. */
export const keptFromCompleting = async (
  q: Queryable,
  orderId: number,
): Promise<'trade_reversed' | 'money_proposed' | null> => {
  const kept = await selectCompletion(q, orderId)
  if (kept?.is_proposed) return 'money_proposed'
  return kept?.is_reversed ? 'trade_reversed' : null
}
