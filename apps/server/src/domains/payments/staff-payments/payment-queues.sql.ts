import { firstRow } from '../../../db/statement.ts'
import { strandedRefund, viewConditions } from './payment-views.sql.ts'

/** How many payments wait for somebody or something, and what some of them are about, in cents. */
export interface PaymentQueuesRow {
  attention: number
  held: number
  to_answer: number
  held_cents: number
  disputed: number
  /** of the disputes */
  disputed_cents: number
  refund_failed: number
  /** of the refunds, less what went to a debt */
  refund_failed_cents: number
  dispute_lost: number
  refunded_elsewhere: number
  pending: number
  topups_pending: number
  topups_pending_cents: number
  refunding: number
  /** of the refunds */
  refunding_cents: number
}

const count = (view: 'attention' | 'to_answer' | 'refund_failed' | 'dispute_lost' | 'refunded_elsewhere'): string =>
  `(select count(*)::int from payments payment where ${viewConditions[view]}) as ${view}`

export const selectPaymentQueues = firstRow<PaymentQueuesRow, []>(
  'select_payment_queues',
  `select ${count('attention')}, ${count('to_answer')}, ${count('refund_failed')}, ${count('dispute_lost')},
     ${count('refunded_elsewhere')},
     held.*, disputed.*, stranded.*, pending.*, refunding.*
   from
     (select count(*)::int as held, coalesce(sum(payment.credit_cents), 0)::bigint as held_cents
      from payments payment where ${viewConditions.held}) as held,
     (select count(distinct payment_id)::int as disputed, coalesce(sum(cents), 0)::bigint as disputed_cents
      from disputes where state = 'open') as disputed,
     (select coalesce(sum(cents - taken_cents), 0)::bigint as refund_failed_cents
      from refunds failed where ${strandedRefund}) as stranded,
     (select count(*)::int as pending,
        (count(*) filter (where purpose = 'topup'))::int as topups_pending,
        coalesce(sum(credit_cents) filter (where purpose = 'topup'), 0)::bigint as topups_pending_cents
      from payments payment where ${viewConditions.pending}) as pending,
     (select count(distinct payment_id)::int as refunding, coalesce(sum(cents), 0)::bigint as refunding_cents
      from refunds where state = 'pending') as refunding`,
)
