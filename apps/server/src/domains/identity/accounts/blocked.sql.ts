import { firstRow, statement } from '../../../db/statement.ts'

/**
 * Held until the transaction ends: a block at the same moment waits, and so does another payout of the customer, whose
 * sums are added up (docs/behaviour/accounts.md#verification-limits-at-once).
 */
export const holdBlocked = firstRow<{ is_blocked: boolean }, [number]>(
  'hold_blocked',
  'select blocked_at is not null as is_blocked from customers where id = $1 for no key update',
)

/** $2: null lets them in again. */
export const updateBlocked = statement<never, [number, Date | null]>(
  'update_blocked',
  'update customers set blocked_at = $2 where id = $1',
)
