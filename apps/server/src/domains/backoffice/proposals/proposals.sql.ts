import type { ProposalKind, ProposalState } from '@pandrop/contract/staff/proposals'
import { firstRow, statement } from '../../../db/statement.ts'
import type { ProposedTerms } from '../../payments/second-person/proposal-row.ts'

/** A proposal as staff see it. */
export interface ProposalRow {
  id: number
  kind: ProposalKind
  customer_id: number
  name: string
  surname: string
  email: string
  order_id: number | null
  payment_id: string | null
  cents: number
  terms: ProposedTerms
  reason: string
  state: ProposalState
  /** null: the shop itself */
  proposed_by: number | null
  proposer: string | null
  proposed_at: Date
  decided_by: number | null
  decider: string | null
  decided_at: Date | null
  decision_reason: string | null
}

const whole = `select p.id, p.kind, p.customer_id, c.name, c.surname, c.email, p.order_id, p.payment_id, p.cents,
    p.terms, p.reason, p.state, p.proposed_by, proposer.name as proposer, p.proposed_at, p.decided_by,
    decider.name as decider, p.decided_at, p.decision_reason
  from money_proposals p
  join customers c on c.id = p.customer_id
  left join staff proposer on proposer.id = p.proposed_by
  left join staff decider on decider.id = p.decided_by`

export const selectProposals = statement<ProposalRow, [before: number, state: ProposalState, rowsMax: number]>(
  'select_money_proposals',
  `${whole} where p.id < $1 and p.state = $2 order by p.id desc limit $3`,
)

export const selectProposal = firstRow<ProposalRow, [number]>('select_money_proposal', `${whole} where p.id = $1`)

export const lockProposal = firstRow<{ state: ProposalState }, [number]>(
  'lock_money_proposal',
  'select state from money_proposals where id = $1 for update',
)

export const markApproved = statement<never, [id: number, at: Date, decidedBy: number]>(
  'approve_money_proposal',
  `update money_proposals set state = 'approved', decided_at = $2, decided_by = $3 where id = $1`,
)

export const markDeclined = statement<never, [id: number, at: Date, decidedBy: number, why: string]>(
  'decline_money_proposal',
  `update money_proposals set state = 'declined', decided_at = $2, decided_by = $3, decision_reason = $4 where id = $1`,
)

/** Names the approved proposal that this transaction carries out (check_refund_alone). */
export const nameProposal = statement<never, [id: string]>(
  'name_money_proposal',
  `select set_config('pandrop.proposal', $1, true)`,
)
