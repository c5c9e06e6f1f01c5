import { type Cents, cents } from '@pandrop/money/money'
import type { Queryable } from '../../../db/statement.ts'
import { selectAhead } from './adjustments.sql.ts'

/** What may still be moved on a customer's balance today without a second person, and how many proposals wait. */
export const adjustmentsAhead = async (
  q: Queryable,
  customerId: number,
  at: Date,
): Promise<{ free: Cents; proposed: number }> => {
  const row = await selectAhead(q, customerId, at)
  return { free: cents(row?.free ?? 0), proposed: row?.proposed ?? 0 }
}
