import type { ProposalKind } from '@pandrop/contract/staff/proposals'
import { firstRow } from '../../../db/statement.ts'

interface NewProposal {
  kind: ProposalKind
  customerId: number
  orderId: number | null
  paymentId: string | null
  cents: number
  terms: string
  reason: string
  /** null: the shop itself */
  proposedBy: number | null
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

export const selectNeedsSecond = firstRow<{ needs: boolean }, [customerId: number, cents: number, at: Date]>(
  'select_refund_needs_second',
  'select adjustment_needs_second($1, $2, $3) as needs',
)
