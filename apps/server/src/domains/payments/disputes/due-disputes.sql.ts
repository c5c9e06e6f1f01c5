import { firstRow, statement } from '../../../db/statement.ts'

/** What of disputes waits for an answer, in cents of what they took. */
export interface ToAnswerRow {
  count: number
  cents: number
  /** too late for them */
  overdue: number
}

export const countToAnswer = firstRow<ToAnswerRow, [now: Date]>(
  'count_disputes_to_answer',
  `select count(*)::int as count, coalesce(sum(cents), 0)::bigint as cents,
     (count(*) filter (where answer_due_at <= $1))::int as overdue
   from disputes where answer_due_at is not null`,
)

/** A dispute that somebody has to answer. */
export interface DueDisputeRow {
  id: string
  payment_id: string
  reason: string
  amount_minor: number
  currency: string
  answer_due_at: Date
}

export const selectDueDisputes = statement<DueDisputeRow, [until: Date, disputesMax: number]>(
  'select_due_disputes',
  `select id, payment_id, reason, amount_minor, currency, answer_due_at
   from disputes
   where answer_due_at <= $1
   order by answer_due_at, id
   limit $2`,
)

/** What the provider has not been asked about for long, and the bank has not decided. */
export const selectDisputesToAsk = statement<{ id: string }, [askedBefore: Date, disputesMax: number]>(
  'select_disputes_to_ask',
  `select id from disputes
   where state in ('inquiry', 'open') and kind = 'dispute' and (asked_at is null or asked_at <= $1)
   order by asked_at nulls first, id
   limit $2`,
)

export const markDisputeAsked = statement<never, [disputeId: string, at: Date]>(
  'mark_dispute_asked',
  'update disputes set asked_at = $2 where id = $1',
)
