import type { DisputeState } from '@pandrop/contract/lifecycle/dispute'
import type { OrderState } from '@pandrop/contract/lifecycle/order'
import { firstRow, statement } from '../../../db/statement.ts'

export interface DisputeRow {
  state: DisputeState
  status: string
  told_at: Date
  takings: number
}

export const selectDispute = firstRow<DisputeRow, [string]>(
  'select_dispute',
  'select state, status, told_at, takings from disputes where id = $1',
)

interface NewDispute {
  disputeId: string
  paymentId: string
  customerId: number
  amountMinor: number
  currency: string
  state: DisputeState
  status: string
  reason: string
  toldAt: Date
  at: Date
  dueBy: Date | null
  submissions: number
  hasEvidence: boolean
}

// It has taken nothing yet: what it takes is written behind it.
export const insertDispute = statement<never, NewDispute>(
  'insert_dispute',
  `insert into disputes (id, payment_id, customer_id, amount_minor, currency, cents, debited_cents, state, status,
     reason, told_at, due_at, submissions, has_evidence, opened_at, closed_at)
   values (:disputeId, :paymentId, :customerId, :amountMinor, :currency, 0, 0, :state, :status, :reason, :toldAt,
     :dueBy, :submissions, :hasEvidence, :at, case when :state in ('won', 'lost') then :at::timestamptz end)`,
)

/** What takes the money is a refund that was made in the provider's dashboard. */
export const markAsRefund = statement<never, [id: string]>(
  'mark_dispute_as_refund',
  `update disputes set kind = 'refund' where id = $1`,
)

export const standDispute = statement<
  never,
  { disputeId: string; state: DisputeState; status: string; toldAt: Date; at: Date }
>(
  'stand_dispute',
  `update disputes
   set state = :state, status = :status, told_at = :toldAt,
     closed_at = case when :state in ('won', 'lost') then coalesce(closed_at, :at) end
   where id = :disputeId`,
)

/**
 * Until when it can be answered and whether it was, as was said at a moment: what was submitted stays so, of the due
 * date the later word counts, and of one second the later date. Another date is reminded of anew.
 */
export const noteAnswer = statement<
  never,
  { disputeId: string; dueBy: Date | null; submissions: number; hasEvidence: boolean; toldAt: Date }
>(
  'note_dispute_answer',
  `update disputes
   set due_at = said.due_at, submissions = said.submissions, has_evidence = said.has_evidence,
     reminded_days = case when said.due_at is not distinct from disputes.due_at then reminded_days end
   from (
     select greatest(submissions, :submissions) as submissions, has_evidence or :hasEvidence as has_evidence,
       case when :dueBy::timestamptz is null or told_at > :toldAt then due_at
         when told_at = :toldAt then greatest(due_at, :dueBy) else :dueBy end as due_at
     from disputes where id = :disputeId
   ) as said
   where id = :disputeId
     and (said.due_at, said.submissions, said.has_evidence)
       is distinct from (disputes.due_at, disputes.submissions, disputes.has_evidence)`,
)

type DisputeEvent = 'disputed' | 'dispute_won' | 'dispute_lost'

export const insertInquiryEvent = statement<never, [paymentId: string, by: string, at: Date, why: string]>(
  'insert_inquiry_event',
  `insert into payment_events (payment_id, state, by, at, why)
   select id, state, $2, $3, $4 from payments where id = $1`,
)

/** Both timelines, of the payment and of its order where it has one; neither changes its state. */
export const insertDisputeEvent = statement<
  never,
  { paymentId: string; kind: DisputeEvent; by: string; at: Date; why: string }
>(
  'insert_dispute_event',
  `with told as (
     insert into order_events (order_id, state, kind, by, at, why)
     select id, state, :kind, :by, :at, :why from orders where payment_id = :paymentId and state <> 'pending'
   )
   insert into payment_events (payment_id, state, by, at, why)
   select id, state, :by, :at, :why from payments where id = :paymentId`,
)

export const selectSpendingBlocked = firstRow<{ is_blocked: boolean }, [customerId: number]>(
  'select_spending_blocked',
  `select exists (
     select from disputes where customer_id = $1 and state in ('open', 'lost') and released_at is null
   ) as is_blocked`,
)

/** A dispute as an operator sees it. */
export interface ListedDisputeRow {
  id: string
  state: DisputeState
  reason: string
  opened_at: Date
  payment_id: string
  order_id: number | null
  order_state: OrderState | null
  customer_id: number
  email: string
  amount_minor: number
  currency: string
  cents: number
  debited_cents: number
  collected_cents: number
  released_by: string | null
  /** until when somebody has to answer it; null: nobody has to */
  answer_due_at: Date | null
}

export const selectDisputes = statement<ListedDisputeRow, [limit: number]>(
  'select_disputes',
  `select dispute.id, dispute.state, dispute.reason, dispute.opened_at, dispute.payment_id, placed.id as order_id,
     placed.state as order_state, dispute.customer_id, customer.email, dispute.amount_minor, dispute.currency,
     dispute.cents, dispute.debited_cents, dispute.collected_cents, dispute.released_by,
     dispute.answer_due_at
   from disputes dispute
   join customers customer on customer.id = dispute.customer_id
   left join orders placed on placed.payment_id = dispute.payment_id
   where dispute.kind = 'dispute'
   order by dispute.opened_at desc, dispute.id
   limit $1`,
)

/** A dispute as the page of its payment shows it. */
export interface DisputeOfPaymentRow {
  id: string
  state: DisputeState
  reason: string
  opened_at: Date
  closed_at: Date | null
  amount_minor: number
  currency: string
  cents: number
  debited_cents: number
  collected_cents: number
  settled_cents: number
  again_cents: number
  status: string
  released_at: Date | null
  released_by: string | null
  due_at: Date | null
  submissions: number
  answer_due_at: Date | null
}

export const selectDisputesOfPayment = statement<DisputeOfPaymentRow, [paymentId: string]>(
  'select_disputes_of_payment',
  `select id, state, status, reason, opened_at, closed_at, amount_minor, currency, cents, debited_cents,
     collected_cents, settled_cents, again_cents, released_at, released_by, due_at, submissions, answer_due_at
   from disputes
   where payment_id = $1 and kind = 'dispute'
   order by opened_at, id`,
)

export const insertReleaseEvent = statement<never, [disputeId: string, by: string, at: Date, why: string]>(
  'insert_release_event',
  `insert into payment_events (payment_id, state, by, at, why)
   select payment.id, payment.state, $2, $3, $4
   from disputes dispute
   join payments payment on payment.id = dispute.payment_id
   where dispute.id = $1`,
)

/** No row comes back where there is nothing to release: it was won, or released before. */
export const markReleased = firstRow<{ customer_id: number }, [id: string, at: Date, by: string]>(
  'release_dispute',
  `update disputes set released_at = $2, released_by = $3
   where id = $1 and state in ('open', 'lost') and released_at is null
   returning customer_id`,
)
