import { firstRow, statement } from '../../db/statement.ts'

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
  state: 'pending' | 'succeeded' | 'failed'
  provider_refund_id: string | null
}

type NewCardRefund = [
  customerId: number,
  orderId: number | null,
  paymentId: string,
  cents: number,
  amountMinor: number,
  reason: string,
  madeBy: string,
  at: Date,
]

export const insertCardRefund = firstRow<{ id: string }, NewCardRefund>(
  'insert_card_refund',
  `insert into refunds (customer_id, order_id, destination, payment_id, cents, amount_minor, state, reason, made_by,
     created_at)
   values ($1, $2, 'card', $3, $4, $5, 'pending', $6, $7, $8)
   returning id`,
)

const columns = `refund.id, refund.customer_id, refund.order_id, refund.payment_id, payment.payment_intent,
  refund.cents, refund.amount_minor, payment.currency, refund.state, refund.provider_refund_id`

export const selectCardRefund = firstRow<CardRefundRow, [string]>(
  'select_card_refund',
  `select ${columns} from refunds refund join payments payment on payment.id = refund.payment_id where refund.id = $1`,
)

export const lockCardRefund = firstRow<CardRefundRow, [string]>(
  'lock_card_refund',
  `select ${columns}
   from refunds refund
   join payments payment on payment.id = refund.payment_id
   where refund.id = $1
   for update of refund`,
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
  [id: string, state: string, providerRefundId: string | null, settledAt: Date | null]
>(
  'update_refund',
  `update refunds
   set state = $2, provider_refund_id = coalesce($3, provider_refund_id), settled_at = $4
   where id = $1`,
)
