import type { RefundState } from '@pandrop/contract/lifecycle/refund'
import { firstRow, statement } from '../../../db/statement.ts'

/** A refund that somebody made in the provider's dashboard; its row is locked. */
export interface ForeignRefundRow {
  id: string
  payment_id: string
  state: RefundState
}

export const lockForeignRefund = firstRow<ForeignRefundRow, [providerRefundId: string]>(
  'lock_foreign_refund',
  `select id, payment_id, state from refunds where provider_refund_id = $1 and destination = 'foreign' for update`,
)

interface NewForeignRefund {
  customerId: number
  paymentId: string
  cents: number
  amountMinor: number
  state: string
  providerRefundId: string
  reason: string
  by: string
  at: Date
}

// It names its order as refunds of an order do; a payment is for one at most.
export const insertForeignRefund = firstRow<{ id: string; order_id: number | null }, NewForeignRefund>(
  'insert_foreign_refund',
  `insert into refunds (customer_id, order_id, destination, payment_id, cents, amount_minor, state, provider_refund_id,
     reason, made_by, created_at, settled_at)
   values (:customerId, (select id from orders where payment_id = :paymentId), 'foreign', :paymentId, :cents,
     :amountMinor, :state, :providerRefundId, :reason, :by, :at,
     case when :state <> 'pending' then :at::timestamptz end)
   returning id, order_id`,
)

export const insertForeignEvent = statement<never, [paymentId: string, by: string, at: Date, why: string]>(
  'insert_foreign_refund_event',
  `insert into payment_events (payment_id, state, by, at, why)
   select id, state, $2, $3, $4 from payments where id = $1`,
)

export const markSeen = firstRow<{ payment_id: string }, [refundId: string, at: Date, by: string]>(
  'mark_foreign_refund_seen',
  `update refunds
   set seen_at = $2, seen_by = $3
   where id = $1 and destination = 'foreign' and seen_at is null
   returning payment_id`,
)

export const selectForeignRefund = firstRow<{ id: string }, [refundId: string]>(
  'select_foreign_refund',
  `select id from refunds where id = $1 and destination = 'foreign'`,
)
