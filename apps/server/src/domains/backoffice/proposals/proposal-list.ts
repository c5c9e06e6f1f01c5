import { ok, type Result } from '@pandrop/contract/result'
import type { MoneyProposal, ProposalState } from '@pandrop/contract/staff/proposals'
import { cents, toUnits } from '@pandrop/money/money'
import { cutPage, type Page, type PageAsked, readNumberPage } from '../../../db/keyset.ts'
import type { Queryable } from '../../../db/statement.ts'
import { type ProposalRow, selectProposal, selectProposals } from './proposals.sql.ts'

interface ProposalFilter extends PageAsked {
  /** those that wait where it is not said */
  state?: ProposalState | undefined
  /** who asks */
  staffId: number
}

/** Proposals about money of one state, newest first; refuses invalid_input for a place that no page named. */
export const listProposals = async (
  q: Queryable,
  { state = 'proposed', staffId, ...asked }: ProposalFilter,
): Promise<Result<Page<MoneyProposal>, 'invalid_input'>> => {
  const page = readNumberPage(asked)
  if (!page.ok) return page
  const { before, rowsMax } = page.value
  const { rows, next } = cutPage(await selectProposals(q, before, state, rowsMax), rowsMax, (row) => row.id)
  return ok({ rows: rows.map((row) => toWire(row, staffId)), next })
}

/** One proposal as the one who asks sees it; undefined where there is none. */
export const proposalFor = async (
  q: Queryable,
  { proposalId, staffId }: { proposalId: number; staffId: number },
): Promise<MoneyProposal | undefined> => {
  const row = await selectProposal(q, proposalId)
  return row && toWire(row, staffId)
}

const toWire = (row: ProposalRow, staffId: number): MoneyProposal => ({
  id: row.id,
  kind: row.kind,
  order_id: row.order_id,
  payment_id: row.payment_id,
  customer: { id: row.customer_id, name: `${row.name} ${row.surname}`, email: row.email },
  amount: toUnits(cents(row.cents)),
  destination: row.terms.destination ?? null,
  reason: row.reason,
  note: row.terms.note ?? null,
  state: row.state,
  proposed_by: row.proposed_by === null ? null : { id: row.proposed_by, name: row.proposer ?? '' },
  proposed_at: row.proposed_at.toISOString(),
  decided_by: row.decided_by === null ? null : { id: row.decided_by, name: row.decider ?? '' },
  decided_at: row.decided_at?.toISOString() ?? null,
  decision_reason: row.decision_reason,
  own: row.proposed_by === staffId,
})
