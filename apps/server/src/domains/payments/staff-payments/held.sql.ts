import type { RefundState } from '@pandrop/contract/lifecycle/refund'
import { firstRow, statement } from '../../../db/statement.ts'

/** Money that is held, as an operator sees it. */
export interface HeldPaymentRow {
  id: string
  customer_id: number
  email: string
  purpose: 'topup' | 'purchase'
  /** what was agreed, in the smallest unit of currency */
  amount_minor: number
  currency: string
  provider_session_id: string | null
  payment_intent: string | null
  /** since when */
  settled_at: Date
  /** what the provider says against what was agreed */
  why: string
  /** of its refund; null: none was made */
  refund_state: 'pending' | 'failed' | null
}

export const selectHeldPayments = statement<HeldPaymentRow, []>(
  'select_held_payments',
  `select payment.id, payment.customer_id, customer.email, payment.purpose, payment.amount_minor, payment.currency,
     payment.provider_session_id, payment.payment_intent, payment.settled_at, event.why, refund.state as refund_state
   from payments payment
   join customers customer on customer.id = payment.customer_id
   join lateral (
     select why from payment_events
     where payment_id = payment.id and state = 'Error' and at = payment.settled_at
     order by id
     limit 1
   ) as event on true
   left join refunds refund on refund.payment_id = payment.id and refund.destination = 'card'
   where payment.state = 'Error' and payment.reason = 'mismatch' and refund.state is distinct from 'succeeded'
     and payment.settled_elsewhere_at is null
     and not exists (
       select from refunds
       where refunds.payment_id = payment.id and refunds.destination = 'foreign' and refunds.state <> 'failed'
       group by refunds.payment_id
       having sum(refunds.amount_minor) >= coalesce(payment.charged_minor, payment.amount_minor))
   order by payment.settled_at, payment.id`,
)

export const selectHeldRefund = firstRow<{ state: RefundState }, [paymentId: string]>(
  'select_held_refund',
  `select state from refunds where payment_id = $1 and destination = 'card' order by created_at desc limit 1`,
)

/** The order that held money was meant for; none for a top-up. */
export const selectHeldOrder = firstRow<{ id: number }, [paymentId: string]>(
  'select_held_order',
  'select id from orders where payment_id = $1',
)
