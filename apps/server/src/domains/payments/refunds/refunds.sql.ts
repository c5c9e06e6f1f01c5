import type { RefundState } from '@pandrop/contract/lifecycle/refund'
import { firstRow, statement } from '../../../db/statement.ts'

/** A refund to a card and the charge that it gives back. */
export interface CardRefundRow {
  id: string
  customer_id: number
  order_id: number | null
  payment_id: string
  payment_intent: string | null
  cents: number
  /** in the smallest unit of currency */
  amount_minor: number
  currency: string
  /** of one that failed, what a dispute took instead */
  taken_cents: number
  state: RefundState
  provider_refund_id: string | null
  /** when the provider was asked last; null: never */
  asked_at: Date | null
}

interface NewCardRefund {
  customerId: number
  orderId: number | null
  paymentId: string
  cents: number
  amountMinor: number
  reason: string
  by: string
  at: Date
  key: string | null
  replaces: string | null
}

export const insertCardRefund = firstRow<{ id: string }, NewCardRefund>(
  'insert_card_refund',
  `insert into refunds (customer_id, order_id, destination, payment_id, cents, amount_minor, state, reason, made_by,
     created_at, request_key, replaces)
   values (:customerId, :orderId, 'card', :paymentId, :cents, :amountMinor, 'pending', :reason, :by, :at, :key,
     :replaces)
   returning id`,
)

interface NewBalanceRefund {
  customerId: number
  orderId: number | null
  paymentId: string | null
  cents: number
  reason: string
  by: string
  at: Date
  key: string | null
  replaces: string | null
}

export const insertBalanceRefund = firstRow<{ id: string }, NewBalanceRefund>(
  'insert_balance_refund',
  `insert into refunds (customer_id, order_id, destination, payment_id, cents, state, reason, made_by, created_at,
     settled_at, request_key, replaces)
   values (:customerId, :orderId, 'balance', :paymentId, :cents, 'succeeded', :reason, :by, :at, :at, :key,
     :replaces)
   returning id`,
)

interface NewDisputeRefund {
  customerId: number
  orderId: number
  paymentId: string
  disputeId: string
  cents: number
  reason: string
  by: string
  at: Date
  key: string | null
}

export const insertDisputeRefund = firstRow<{ id: string }, NewDisputeRefund>(
  'insert_dispute_refund',
  `insert into refunds (customer_id, order_id, destination, payment_id, dispute_id, cents, state, reason, made_by,
     created_at, settled_at, request_key)
   values (:customerId, :orderId, 'dispute', :paymentId, :disputeId, :cents, 'succeeded', :reason, :by, :at, :at,
     :key)
   returning id`,
)

export const insertRefundLines = statement<
  never,
  { refundId: string; orderId: number; lineNos: number[]; cents: number[]; vatCents: number[] }
>(
  'insert_refund_lines',
  `insert into refund_lines (refund_id, order_id, line_no, cents, vat_cents)
   select :refundId, :orderId, line_no, cents, vat_cents
   from unnest(:lineNos::int[], :cents::bigint[], :vatCents::bigint[]) as line (line_no, cents, vat_cents)`,
)

export const selectRefundByKey = firstRow<{ id: string }, [orderId: number, key: string]>(
  'select_refund_by_key',
  'select id from refunds where order_id = $1 and request_key = $2',
)

const columns = `refund.id, refund.customer_id, refund.order_id, refund.payment_id, payment.payment_intent,
  refund.cents, refund.amount_minor, payment.currency, refund.taken_cents, refund.state, refund.provider_refund_id,
  refund.asked_at`

export const selectCardRefund = firstRow<CardRefundRow, [string]>(
  'select_card_refund',
  `select ${columns}
   from refunds refund
   join payments payment on payment.id = refund.payment_id
   where refund.id = $1 and refund.destination = 'card'`,
)

export const lockCardRefund = firstRow<CardRefundRow, [string]>(
  'lock_card_refund',
  `select ${columns}
   from refunds refund
   join payments payment on payment.id = refund.payment_id
   where refund.id = $1 and refund.destination = 'card'
   for update of refund`,
)

/** A top-up that may be given back; the payment's row is locked. */
export interface DepositRow {
  customer_id: number
  credit_cents: number
  amount_minor: number
  /** when it was paid */
  settled_at: Date
}

export const lockDeposit = firstRow<DepositRow, [string]>(
  'lock_deposit',
  `select customer_id, credit_cents, amount_minor, settled_at
   from payments
   where id = $1 and purpose = 'topup' and state = 'Success'
   for update`,
)

/** How a top-up goes back that was given back before; `moved`: to the balance, because the bank did not take it. */
export const selectDepositRefund = firstRow<{ state: RefundState; moved: boolean }, [string]>(
  'select_deposit_refund',
  `select state, exists (select from refunds instead where instead.replaces = refunds.id) as moved
   from refunds
   where payment_id = $1 and destination = 'card'
   order by created_at desc
   limit 1`,
)

/** First of all locks of a refund to a card, before items and order. */
export const lockCharge = statement<never, [string]>('lock_charge', 'select from payments where id = $1 for update')

export const selectReplacement = firstRow<{ id: string }, [string]>(
  'select_replacement',
  'select id from refunds where replaces = $1',
)

export const insertOrderRefundEvent = statement<never, [orderId: number, by: string, at: Date, why: string]>(
  'insert_order_refund_event',
  `insert into order_events (order_id, state, kind, by, at, why)
   select id, state, 'refunded', $2, $3, $4 from orders where id = $1`,
)

export const selectRefundsToAsk = statement<{ id: string }, [Date, number]>(
  'select_refunds_to_ask',
  `select id from refunds
   where state = 'pending' and coalesce(asked_at, created_at) <= $1
   order by coalesce(asked_at, created_at)
   limit $2`,
)

export const markRefundAsked = statement<never, [string, Date]>(
  'mark_refund_asked',
  'update refunds set asked_at = $2 where id = $1',
)

export const updateRefund = statement<
  never,
  { id: string; state: string; providerRefundId: string | null; settledAt: Date | null; failure: string | null }
>(
  'update_refund',
  `update refunds
   set state = :state, provider_refund_id = coalesce(:providerRefundId, provider_refund_id), settled_at = :settledAt,
     failure = :failure
   where id = :id`,
)
