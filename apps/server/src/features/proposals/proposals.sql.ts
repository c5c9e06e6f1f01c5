import type { ProposalKind, ProposalState } from '@pandrop/contract/staff/proposals'
import { firstRow, statement } from '../../db/statement.ts'

/** A proposal as the desk sees it. */
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
  proposed_by: number
  proposer: string
  proposed_at: Date
  decided_by: number | null
  decider: string | null
  decided_at: Date | null
  decision_reason: string | null
}

/** What a verb needs besides: of what goes back, how much of which line, and where to. */
export interface ProposedTerms {
  lines?: { line: number; cents: number }[]
  destination?: 'card' | 'balance'
  note?: string
}

const whole = `select p.id, p.kind, p.customer_id, c.name, c.surname, c.email, p.order_id, p.payment_id, p.cents,
    p.terms, p.reason, p.state, p.proposed_by, proposer.name as proposer, p.proposed_at, p.decided_by,
    decider.name as decider, p.decided_at, p.decision_reason
  from money_proposals p
  join customers c on c.id = p.customer_id
  join staff proposer on proposer.id = p.proposed_by
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

interface NewProposal {
  kind: ProposalKind
  customerId: number
  orderId: number | null
  paymentId: string | null
  cents: number
  terms: string
  reason: string
  proposedBy: number
  at: Date
  requestKey: string
}

/** No row comes back where the key was used: somebody else's attempt at the same moment is waited for. */
export const insertProposal = firstRow<{ id: number }, NewProposal>(
  'insert_money_proposal',
  `insert into money_proposals (kind, customer_id, order_id, payment_id, cents, terms, reason, state, proposed_by,
     proposed_at, request_key)
   values (:kind, :customerId, :orderId, :paymentId, :cents, :terms, :reason, 'proposed', :proposedBy, :at, :requestKey)
   on conflict (request_key) do nothing
   returning id`,
)

export const selectStanding = firstRow<{ id: number }, [orderId: number | null, paymentId: string | null]>(
  'select_standing_money_proposal',
  `select id from money_proposals
   where state = 'proposed' and (order_id = $1 or payment_id = $2)
   limit 1`,
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

export const selectNeedsSecond = firstRow<{ needs: boolean }, [customerId: number, cents: number, at: Date]>(
  'select_refund_needs_second',
  'select adjustment_needs_second($1, $2, $3) as needs',
)
