import { firstRow, statement } from '../../../db/statement.ts'
import type { AskedDispute, AskedPayment, AskedRefund, KnownOfPayment } from './provider-word.rules.ts'

type OfDay = [from: Date, until: Date, after: string, limit: number]

export interface AskedPaymentRow extends AskedPayment {
  provider_session_id: string
  /** names the charge; null while nothing was charged */
  payment_intent: string | null
}

export const selectPaymentsOfDay = statement<AskedPaymentRow, OfDay>(
  'ask_payments_of_day',
  `select id, state, reason, amount_minor, currency, credit_cents, provider_session_id,
     payment_intent, created_at
   from payments
   where created_at >= $1 and created_at < $2 and provider_session_id is not null and id > $3::uuid
   order by id
   limit $4`,
)

/** What we know of the refunds and disputes of a payment: the provider's ids, and our own of refunds. */
export const selectKnownOfPayment = firstRow<KnownOfPayment, [paymentId: string]>(
  'ask_known_of_payment',
  `select
     array(select provider_refund_id from refunds where payment_id = $1 and provider_refund_id is not null) as refunds,
     array(select id::text from refunds where payment_id = $1) as ours,
     array(select id from disputes where payment_id = $1) as disputes`,
)

export interface AskedRefundRow extends AskedRefund {
  provider_refund_id: string
}

/** Refunds to cards that the provider has named; before it has, there is nothing to ask about. */
export const selectRefundsOfDay = statement<AskedRefundRow, OfDay>(
  'ask_refunds_of_day',
  `select refund.id, refund.payment_id, refund.state, refund.cents, refund.amount_minor, payment.currency,
     refund.created_at, refund.provider_refund_id
   from refunds refund
   join payments payment on payment.id = refund.payment_id
   where refund.created_at >= $1 and refund.created_at < $2 and refund.provider_refund_id is not null
     and refund.id > $3::uuid
   order by refund.id
   limit $4`,
)

export const selectDisputesOfDay = statement<AskedDispute, OfDay>(
  'ask_disputes_of_day',
  `select id, payment_id, state, cents + again_cents as cents, amount_minor, currency, opened_at
   from disputes
   where opened_at >= $1 and opened_at < $2 and kind = 'dispute' and id > $3
   order by id
   limit $4`,
)

/** What is left of a day behind these ids; null: nothing of a kind. */
export const countOfDay = firstRow<
  { left: number },
  { from: Date; until: Date; paymentId: string | null; refundId: string | null; disputeId: string }
>(
  'ask_left_of_day',
  `select
     (select count(*) from payments
      where created_at >= :from and created_at < :until and provider_session_id is not null and id > :paymentId::uuid)
     + (select count(*) from refunds
        where created_at >= :from and created_at < :until and provider_refund_id is not null and id > :refundId::uuid)
     + (select count(*) from disputes
        where opened_at >= :from and opened_at < :until and kind = 'dispute' and id > :disputeId) as left`,
)
