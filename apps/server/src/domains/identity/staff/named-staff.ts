import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { Queryable } from '../../../db/statement.ts'
import { selectStaffNamed } from './named-staff.sql.ts'

/**
 * A member of staff by e-mail, as the command line names them.
 * @returns refuses staff_not_found, also for somebody who is locked
 */
export const staffNamed = async (
  q: Queryable,
  email: string,
): Promise<Result<{ id: number; name: string }, 'staff_not_found'>> => {
  const row = await selectStaffNamed(q, email.trim())
  return row ? ok(row) : refuse('staff_not_found')
}
