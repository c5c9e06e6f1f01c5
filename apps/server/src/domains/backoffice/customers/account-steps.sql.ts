import { firstRow } from '../../../db/statement.ts'

export interface LockedAccountRow {
  blocked_at: Date | null
}

export const lockAccount = firstRow<LockedAccountRow, [number]>(
  'lock_account',
  'select blocked_at from customers where id = $1 for no key update',
)
