import { firstRow } from '../../../db/statement.ts'

/** What counts, beside what the settings say; no limit: null. */
interface CountedRow {
  is_verified: boolean
  used_cents: number
  oldest_at: Date | null
}

interface PayoutsRow extends CountedRow {
  year_cents: number | null
  single_cents: number | null
}

/**
 * Payouts that a customer has asked for since then, and card forms that may still become one; both but for those of an
 * offer (null: of none). A payout that failed does not count, nor what a payout has set off.
 */
export const selectPayoutsAskedFor = firstRow<PayoutsRow, { customerId: number; offerId: number | null; since: Date }>(
  'select_payouts_asked_for',
  `select customer.verification_status = 'approved' as is_verified, settings.verify_payouts_year_cents as year_cents,
     settings.verify_payout_cents as single_cents, asked.used_cents, asked.oldest_at
   from settings
   cross join customers customer
   cross join lateral (
     select coalesce(sum(cents), 0)::bigint as used_cents, min(at) filter (where cents > 0) as oldest_at
     from (
       select transfer_cents as cents, requested_at as at
       from payouts
       where customer_id = customer.id and requested_at > :since and state <> 'failed'
         and offer_id is distinct from :offerId::bigint
       union all
       select form.cents, form.opened_at
       from card_forms form
       where form.customer_id = customer.id and form.state = 'open' and form.offer_id is distinct from :offerId::bigint
         and not exists (select from payouts where offer_id = form.offer_id and state <> 'failed')
     ) each_sum
   ) asked
   where customer.id = :customerId`,
)

interface CardRow extends CountedRow {
  year_cents: number | null
}

/** What a customer's cards have paid since then or may still pay, in cents of EUR, less what went back to them. */
export const selectPaidByCard = firstRow<CardRow, { customerId: number; since: Date }>(
  'select_paid_by_card',
  `select customer.verification_status = 'approved' as is_verified, settings.verify_card_year_cents as year_cents,
     paid.used_cents, paid.oldest_at
   from settings
   cross join customers customer
   cross join lateral (
     select coalesce(sum(cents), 0)::bigint as used_cents, min(at) filter (where cents > 0) as oldest_at
     from (
       select payment.created_at as at, payment.credit_cents - coalesce((
         select sum(refund.cents) from refunds refund
         where refund.payment_id = payment.id and refund.destination in ('card', 'foreign')
           and refund.state = 'succeeded'
       ), 0) as cents
       from payments payment
       where payment.customer_id = customer.id and payment.created_at > :since
         and payment.state in ('Pending', 'Success')
     ) each_sum
   ) paid
   where customer.id = :customerId`,
)
