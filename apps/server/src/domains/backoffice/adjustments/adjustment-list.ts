import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { Adjustment, AdjustmentState } from '@pandrop/contract/staff/adjustments'
import { cents, toUnits } from '@pandrop/money/money'
import { cutPage, type Page, type PageAsked, readNumberPage } from '../../../db/keyset.ts'
import type { Queryable } from '../../../db/statement.ts'
import { type AdjustmentRow, selectAdjustment, selectAdjustments } from './adjustments.sql.ts'

interface AdjustmentFilter extends PageAsked {
  customer?: number | undefined
  state?: AdjustmentState | undefined
  /** who asks */
  staffId: number
}

/** Adjustments of balances, newest first. */
export const listAdjustments = async (
  q: Queryable,
  { customer, state, staffId, ...asked }: AdjustmentFilter,
): Promise<Result<Page<Adjustment>, 'invalid_input'>> => {
  const page = readNumberPage(asked)
  if (!page.ok) return page
  const { before, rowsMax } = page.value
  const found = await selectAdjustments(q, before, customer ?? null, state ?? null, rowsMax)
  const { rows, next } = cutPage(found, rowsMax, (row) => row.id)
  return ok({ rows: rows.map((row) => toWire(row, staffId)), next })
}

/** One adjustment as the one who asks sees it; refuses proposal_not_found. */
export const adjustmentFor = async (
  q: Queryable,
  { adjustmentId, staffId }: { adjustmentId: number; staffId: number },
): Promise<Result<Adjustment, 'proposal_not_found'>> => {
  const row = await selectAdjustment(q, adjustmentId)
  return row ? ok(toWire(row, staffId)) : refuse('proposal_not_found')
}

const toWire = (row: AdjustmentRow, staffId: number): Adjustment => ({
  id: row.id,
  customer: { id: row.customer_id, name: `${row.name} ${row.surname}`, email: row.email },
  amount: toUnits(cents(row.cents)),
  kind: row.kind,
  reason: row.reason,
  note: row.note,
  state: row.state,
  proposed_by: { id: row.proposed_by, name: row.proposer },
  proposed_at: row.proposed_at.toISOString(),
  decided_by: row.decided_by === null ? null : { id: row.decided_by, name: row.decider ?? '' },
  decided_at: row.decided_at?.toISOString() ?? null,
  decision_reason: row.decision_reason,
  own: row.proposed_by === staffId,
})
