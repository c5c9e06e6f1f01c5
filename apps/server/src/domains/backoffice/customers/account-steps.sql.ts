import type { VerificationState } from '@pandrop/contract/staff/customers'
import { firstRow, statement } from '../../../db/statement.ts'

export interface LockedAccountRow {
  blocked_at: Date | null
  verification_status: VerificationState
}

export const lockAccount = firstRow<LockedAccountRow, [number]>(
  'lock_account',
  'select blocked_at, verification_status from customers where id = $1 for no key update',
)

export const updateVerification = statement<never, [number, VerificationState]>(
  'update_verification_status',
  'update customers set verification_status = $2 where id = $1',
)
