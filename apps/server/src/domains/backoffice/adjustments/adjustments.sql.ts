import type { AdjustmentKind, AdjustmentState } from '@pandrop/contract/staff/adjustments'
import { firstRow, statement } from '../../../db/statement.ts'

/** An adjustment as staff see it. */
export interface AdjustmentRow {
  id: number
  customer_id: number
  name: string
  surname: string
  email: string
  cents: number
  kind: AdjustmentKind
  reason: string
  note: string
  state: AdjustmentState
  proposed_by: number
  proposer: string
  proposed_at: Date
  decided_by: number | null
  decider: string | null
  decided_at: Date | null
  decision_reason: string | null
}

const whole = `select a.id, a.customer_id, c.name, c.surname, c.email, a.cents, a.kind, a.reason, a.note, a.state,
    a.proposed_by, proposer.name as proposer, a.proposed_at, a.decided_by, decider.name as decider, a.decided_at,
    a.decision_reason
  from balance_adjustments a
  join customers c on c.id = a.customer_id
  join staff proposer on proposer.id = a.proposed_by
  left join staff decider on decider.id = a.decided_by`

type ListValues = [before: number, customerId: number | null, state: AdjustmentState | null, rowsMax: number]

export const selectAdjustments = statement<AdjustmentRow, ListValues>(
  'select_adjustments',
  `${whole}
   where a.id < $1 and ($2::bigint is null or a.customer_id = $2)
     and ($3::text is null or a.state = $3)
   order by a.id desc
   limit $4`,
)

export const selectAdjustment = firstRow<AdjustmentRow, [number]>('select_adjustment', `${whole} where a.id = $1`)

export const selectAdjustmentByKey = firstRow<AdjustmentRow, [string]>(
  'select_adjustment_by_key',
  `${whole} where a.request_key = $1`,
)

/** A proposal, locked. */
export interface ProposalRow {
  id: number
  customer_id: number
  cents: number
  kind: AdjustmentKind
  reason: string
  note: string
  state: AdjustmentState
  proposed_by: number
}

const columns = 'id, customer_id, cents, kind, reason, note, state, proposed_by'

export const lockProposal = firstRow<ProposalRow, [number]>(
  'lock_adjustment',
  `select ${columns} from balance_adjustments where id = $1 for update`,
)

interface NewProposal {
  customerId: number
  cents: number
  kind: AdjustmentKind
  reason: string
  note: string
  proposedBy: number
  at: Date
  requestKey: string
}

/** No row comes back where the key was used: somebody else's attempt at the same moment is waited for. */
export const insertProposal = firstRow<ProposalRow, NewProposal>(
  'insert_adjustment',
  `insert into balance_adjustments
     (customer_id, cents, kind, reason, note, state, proposed_by, proposed_at, request_key)
   values (:customerId, :cents, :kind, :reason, :note, 'proposed', :proposedBy, :at, :requestKey)
   on conflict (request_key) do nothing
   returning ${columns}`,
)

/** $3: who decided; null where no second person was needed. */
export const markBooked = statement<never, [id: number, at: Date, decidedBy: number | null]>(
  'mark_adjustment_booked',
  `update balance_adjustments
   set state = 'booked', booked_at = $2::timestamptz, decided_by = $3::bigint,
     decided_at = case when $3::bigint is not null then $2::timestamptz end
   where id = $1`,
)

export const markRejected = statement<never, [id: number, at: Date, decidedBy: number, why: string]>(
  'mark_adjustment_rejected',
  `update balance_adjustments
   set state = 'rejected', decided_at = $2, decided_by = $3, decision_reason = $4
   where id = $1`,
)

export const selectNeedsSecond = firstRow<{ needs: boolean }, [customerId: number, cents: number, at: Date]>(
  'select_adjustment_needs_second',
  'select adjustment_needs_second($1, $2, $3) as needs',
)

export const selectAccountState = firstRow<{ is_verified: boolean }, [number]>(
  'select_account_state',
  'select email_verified_at is not null as is_verified from customers where id = $1',
)

/** $2 now; what counts is what the database itself asks: gifts, corrections and refunds after a delivery. */
export const selectAhead = firstRow<{ free: number; proposed: number }, [customerId: number, at: Date]>(
  'select_adjustments_ahead',
  `select greatest(0, (select adjustment_limit_cents from settings) - moved_alone($1, $2))::bigint as free,
     (select count(*) from balance_adjustments where customer_id = $1 and state = 'proposed')::int as proposed`,
)
