import type { DepositState } from '@pandrop/contract/deposits'
import type { OrderState } from '@pandrop/contract/lifecycle/order'
import type { RefundState } from '@pandrop/contract/lifecycle/refund'
import type { PostalAddress } from '@pandrop/contract/postal'
import { firstRow, statement } from '../../../db/statement.ts'
import { listColumns, listTables, type StaffPaymentListRow } from './staff-payment-list.sql.ts'

/** Everything that stands in one payment's own row and beside it. */
export interface StaffPaymentWholeRow extends StaffPaymentListRow, PostalAddress {
  order_state: OrderState | null
  charged_minor: number | null
  /** null: the agreed one */
  charged_currency: string | null
  refunded_minor: number
  currency_value: number
  expires_at: Date
  settled_at: Date | null
  asked_at: Date | null
  settled_elsewhere_at: Date | null
  provider_session_id: string | null
  payment_intent: string | null
  payer_name: string
  payer_surname: string
  payer_email: string
  phone: string
}

export const selectWholePayment = firstRow<StaffPaymentWholeRow, [string]>(
  'select_whole_payment',
  `select ${listColumns}, placed.state as order_state, payment.charged_minor, payment.charged_currency,
     payment.refunded_minor,
     payment.currency_value::float8 as currency_value, payment.expires_at, payment.settled_at, payment.asked_at,
     payment.settled_elsewhere_at,
     payment.provider_session_id, payment.payment_intent, payment.name as payer_name,
     payment.surname as payer_surname, payment.email as payer_email, payment.phone, payment.country, payment.city,
     payment.address, payment.post_code
   from payments payment
   ${listTables}
   where payment.id = $1`,
)

export interface PaymentEventRow {
  state: DepositState
  by: string
  at: Date
  why: string
}

export const selectPaymentEvents = statement<PaymentEventRow, [string]>(
  'select_payment_events',
  'select state, by, at, why from payment_events where payment_id = $1 order by id',
)

export interface PaymentRefundRow {
  id: string
  created_at: Date
  cents: number
  amount_minor: number | null
  destination: 'card' | 'balance' | 'dispute' | 'foreign'
  seen: boolean
  failure: string | null
  /** of one that failed, what is owed still */
  stranded_cents: number
  state: RefundState
  moved: boolean
  reason: string
  made_by: string
  provider_refund_id: string | null
}

// What went to the balance instead names the payment too.
export const selectPaymentRefunds = statement<PaymentRefundRow, [string]>(
  'select_payment_refunds',
  `select refund.id, refund.created_at, refund.cents, refund.amount_minor, refund.destination, refund.state,
     refund.seen_at is not null as seen,
     exists (select from refunds instead where instead.replaces = refund.id) as moved, refund.failure,
     case
       when refund.state = 'failed' and refund.destination = 'card'
         and not exists (select from refunds instead where instead.replaces = refund.id)
         then refund.cents - refund.taken_cents
       else 0
     end as stranded_cents,
     refund.reason, refund.made_by, refund.provider_refund_id
   from refunds refund
   where refund.payment_id = $1
   order by refund.created_at, refund.id`,
)
