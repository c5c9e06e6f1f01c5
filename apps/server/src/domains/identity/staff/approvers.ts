import { ok, type Result, refuse } from '@pandrop/contract/result'
import { dateTimeText } from '@pandrop/dictionaries/dates'
import type { Queryable } from '../../../db/statement.ts'
import { selectBar } from './approvers.sql.ts'

/** Why a second person does not count as one. */
export type Barred = 'approver_new' | 'approver_tied'

interface Approving {
  /** who proposed; members of staff, null: the shop itself */
  proposers: readonly (number | null)[]
  approver: number
  at: Date
}

/**
 * Whether somebody may approve what others proposed (docs/decisions/0008-the-operators-desk.md, Second pairs of eyes).
 * The database refuses the same, whichever program asks; this one says why and from when on.
 * @returns refuses approver_new within 72 hours after they got access, and approver_tied within 30 days after one of
 *   the two gave it to the other
 */
export const mayApprove = async (
  q: Queryable,
  { proposers, approver, at }: Approving,
): Promise<Result<null, Barred>> => {
  const bar = await selectBar(q, [...new Set(proposers)], approver, at)
  if (!bar) return ok(null)
  return refuse(bar.why === 'new' ? 'approver_new' : 'approver_tied', { values: { from: dateTimeText(bar.until) } })
}
