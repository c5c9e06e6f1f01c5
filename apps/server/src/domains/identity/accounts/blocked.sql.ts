import { firstRow } from '../../../db/statement.ts'

/** Held until the transaction ends: a block at the same moment waits. */
export const holdBlocked = firstRow<{ is_blocked: boolean }, [number]>(
  'hold_blocked',
  'select blocked_at is not null as is_blocked from customers where id = $1 for share',
)
