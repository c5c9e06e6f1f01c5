import { firstRow, statement } from '../../../db/statement.ts'

/** A card refund that the bank did not take and that went no other way yet. */
export interface StrandedRow {
  id: string
  /** of it, what no dispute has taken */
  cents: number
}

export const lockStranded = statement<StrandedRow, [paymentId: string]>(
  'lock_stranded_refunds',
  `select id, cents - taken_cents as cents
   from refunds
   where payment_id = $1 and destination = 'card' and state = 'failed' and taken_cents < cents
     and not exists (select from refunds instead where instead.replaces = refunds.id)
   order by created_at, id
   for update`,
)

export const addTaken = statement<never, [refundId: string, cents: number]>(
  'add_taken_of_refund',
  'update refunds set taken_cents = taken_cents + $2 where id = $1',
)

/** A refund that a dispute had settled; its row is locked. */
export interface SettledRefundRow {
  id: string
  customer_id: number
  order_id: number | null
  payment_id: string
  destination: 'card' | 'dispute'
  cents: number
  moved: boolean
}

export const lockSettledRefund = firstRow<SettledRefundRow, [refundId: string]>(
  'lock_settled_refund',
  `select id, customer_id, order_id, payment_id, destination, cents,
     exists (select from refunds instead where instead.replaces = refunds.id) as moved
   from refunds
   where id = $1
   for update`,
)

export const failAgainstDispute = statement<never, [refundId: string, at: Date]>(
  'fail_refund_against_dispute',
  `update refunds set state = 'failed', settled_at = $2, failure = 'dispute_won' where id = $1`,
)
