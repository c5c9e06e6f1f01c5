import { statement } from '../../db/statement.ts'

/** What the shop knows of a subject, beside what the books should hold of it. */
export interface KnownRow {
  /** as the ledger's references begin: payment:<id>, order:<id>, refund:<id>, dispute:<id>, payout:<id> */
  subject: string
  /** what its account should have moved so far, credit positive */
  cents: number
  at: Date
  /** the payment or payout that it belongs to */
  about: string
}

/** A time, and ids that are asked for whenever they were settled. */
type Asked<Id> = [from: Date, until: Date, ids: Id[]]

/**
 * Charges that succeeded. A purchase is booked under its order; a top-up, or one that came late, under the payment.
 * $4 ids of orders.
 */
export const selectKnownCharges = statement<KnownRow, [...Asked<string>, orderIds: number[]]>(
  'reconcile_charges',
  `select case when placed.paid_at is not null then 'order:' || placed.id else 'payment:' || paid.id end as subject,
     -paid.credit_cents as cents, paid.settled_at as at, paid.id::text as about
   from payments paid
   left join orders placed on placed.payment_id = paid.id
   where paid.state = 'Success'
     and (paid.settled_at >= $1 and paid.settled_at < $2 or paid.id = any($3) or placed.id = any($4))`,
)

/** Refunds to cards: those that arrived, and those that came back and moved nothing in the end. */
export const selectKnownRefunds = statement<KnownRow, Asked<string>>(
  'reconcile_refunds',
  `select 'refund:' || id as subject, case when state = 'succeeded' then cents else 0 end as cents,
     coalesce(settled_at, created_at) as at, payment_id::text as about
   from refunds
   where destination = 'card' and (settled_at >= $1 and settled_at < $2 or id = any($3))`,
)

export const selectKnownDisputes = statement<KnownRow, Asked<string>>(
  'reconcile_disputes',
  `select 'dispute:' || id as subject, case when state <> 'won' then cents else 0 end as cents, opened_at as at,
     payment_id::text as about
   from disputes
   where opened_at >= $1 and opened_at < $2 or closed_at >= $1 and closed_at < $2 or id = any($3)`,
)

/** Held money that was given back: booked under its payment when it went (payments/held.ts). */
export const selectKnownHeld = statement<KnownRow, Asked<string>>(
  'reconcile_held',
  `select 'payment:' || held.id as subject, -back.cents as cents, back.created_at as at, held.id::text as about
   from payments held
   join refunds back on back.payment_id = held.id and back.destination = 'card'
   where held.reason = 'mismatch' and (back.created_at >= $1 and back.created_at < $2 or held.id = any($3))`,
)

export interface KnownPayoutRow extends KnownRow {
  /** whether a statement of the bank shows that it was paid */
  is_stated: boolean
}

/** Payouts that the bank has paid, or whose failure the books must have taken back. */
export const selectKnownPayouts = statement<KnownPayoutRow, Asked<string>>(
  'reconcile_payouts',
  `select 'payout:' || payout.id as subject, case when payout.state = 'approved' then payout.cents else 0 end as cents,
     payout.settled_at as at, payout.id::text as about,
     payout.state <> 'approved' or exists (
       select from bank_answer_lines line
       join bank_answers answer on answer.id = line.answer_id
       where line.payout_id = payout.id and answer.format = 'camt.053' and line.bank_status = 'DBIT'
         and line.outcome in ('approved', 'already')
     ) as is_stated
   from payouts payout
   where payout.settled_at >= $1 and payout.settled_at < $2 or payout.id = any($3)`,
)

export interface OddLineRow {
  end_to_end_id: string
  outcome: string
  payout_id: string | null
  told: number | null
  cents: number | null
  imported_at: Date
}

/** Lines of the bank that nothing was done for, though they name payouts. $3 outcomes to look at. */
export const selectOddLines = statement<OddLineRow, [from: Date, until: Date, outcomes: string[]]>(
  'reconcile_odd_lines',
  `select line.end_to_end_id, line.outcome, line.payout_id, line.cents as told, payout.cents, answer.imported_at
   from bank_answer_lines line
   join bank_answers answer on answer.id = line.answer_id
   left join payouts payout on payout.id = line.payout_id
   where answer.imported_at >= $1 and answer.imported_at < $2 and line.outcome = any($3)
   order by answer.id desc, line.line_no`,
)

export const selectOtherLines = statement<{ lines: number }, [from: Date, until: Date]>(
  'reconcile_other_lines',
  `select count(*) as lines
   from bank_answer_lines line
   join bank_answers answer on answer.id = line.answer_id
   where answer.imported_at >= $1 and answer.imported_at < $2 and line.outcome = 'unknown'`,
)

/** A payment that the provider is asked about. */
export interface AskedPaymentRow {
  id: string
  state: 'Pending' | 'Success' | 'Error' | 'Cancelled'
  reason: string | null
  amount_minor: number
  currency: string
  credit_cents: number
  provider_session_id: string
  created_at: Date
}

export const selectPaymentsOfDay = statement<AskedPaymentRow, [from: Date, until: Date, after: string, limit: number]>(
  'reconcile_payments_of_day',
  `select id, state, reason, amount_minor, currency, credit_cents, provider_session_id, created_at
   from payments
   where created_at >= $1 and created_at < $2 and provider_session_id is not null and id > $3::uuid
   order by id
   limit $4`,
)

export const countPaymentsOfDay = statement<{ payments: number }, [from: Date, until: Date, after: string]>(
  'reconcile_count_payments_of_day',
  `select count(*) as payments
   from payments
   where created_at >= $1 and created_at < $2 and provider_session_id is not null and id > $3::uuid`,
)
