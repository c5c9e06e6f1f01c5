import type { Queryable } from '../../../db/statement.ts'
import { selectSpendingBlocked } from './disputes.sql.ts'

/** Whether a disputed charge keeps a customer from paying: until it is won, or an operator lets them. */
export const isSpendingBlocked = async (q: Queryable, customerId: number): Promise<boolean> =>
  (await selectSpendingBlocked(q, customerId))?.is_blocked ?? false
