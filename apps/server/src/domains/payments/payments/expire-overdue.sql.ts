import { firstRow, statement } from '../../../db/statement.ts'
import type { Payment, PaymentReason } from './payment-row.ts'

/** Payments whose time is over and whose end nobody has told us yet; `since` is when the oldest was opened. */
export const selectOverdue = firstRow<{ count: number; since: Date | null }, [Date]>(
  'select_overdue_payments',
  `select count(*) as count, min(created_at) as since
   from payments
   where state = 'Pending' and provider_session_id is not null and expires_at <= $1`,
)

export type OverduePayment = Pick<
  Payment,
  'id' | 'purpose' | 'state' | 'reason' | 'amount_minor' | 'currency' | 'provider_session_id' | 'cancel_asked_at'
>

// Whoever settles one of them at this moment is right too: it is left to them.
export const lockPendingPayments = statement<OverduePayment, [string[]]>(
  'lock_pending_payments',
  `select id, purpose, state, reason, amount_minor, currency, provider_session_id, cancel_asked_at
   from payments
   where id = any($1) and state = 'Pending'
   order by id
   for update skip locked`,
)

/** Ends payments as Cancelled and writes their timelines; the arrays hold one entry per payment. */
export const cancelPayments = statement<
  never,
  { ids: string[]; reasons: PaymentReason[]; whys: string[]; at: Date; by: string }
>(
  'cancel_payments',
  `with ended as (
     select * from unnest(:ids::uuid[], :reasons::text[], :whys::text[]) as ended (id, reason, why)
   ), event as (
     insert into payment_events (payment_id, state, by, at, why)
     select id, 'Cancelled', :by, :at, why from ended
   )
   update payments
   set state = 'Cancelled', reason = ended.reason, settled_at = :at
   from ended
   where payments.id = ended.id`,
)
