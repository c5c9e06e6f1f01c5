import type { Transaction } from '../../../db/transaction.ts'
import { holdBlocked } from './blocked.sql.ts'

/**
 * Whether staff have blocked a customer; what is read stays so until the transaction ends. Blocked customers have no
 * session and no API key, so only what moves money out asks again.
 */
export const holdBlock = async (tx: Transaction, customerId: number): Promise<boolean> =>
  (await holdBlocked(tx, customerId))?.is_blocked ?? false
