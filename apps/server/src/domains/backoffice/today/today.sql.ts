import type { OfferQuality } from '@pandrop/contract/lifecycle/offer'
import type { OrderHold, OrderState } from '@pandrop/contract/lifecycle/order'
import { firstRow, statement } from '../../../db/statement.ts'
import { exteriorOfColumn } from '../../buying/new-offers/exteriors.rules.ts'

/** Orders paid from one moment until another. */
export const selectSold = firstRow<{ orders: number; cents: number }, [from: Date, till: Date]>(
  'select_sold_between',
  `select count(*)::int as orders, coalesce(sum(total_cents), 0)::bigint as cents
   from orders where paid_at >= $1 and paid_at < $2`,
)

/** Everything that may wait, counted, but for card payments; in cents where it is money. */
export interface WaitingRow {
  offers: number
  offers_cents: number
  offers_overdue: number
  orders: number
  orders_cents: number
  orders_overdue: number
  held: number
  held_cents: number
  withdrawn: number
  withdrawn_cents: number
  withdrawn_overdue: number
  trades: number
  trades_cents: number
  trades_overdue: number
  payouts: number
  payouts_cents: number
  adjustments: number
  adjustments_cents: number
  factor_removals: number
  verifications: number
  deletions_proposed: number
  accounts_closed: number
  deletions_waiting: number
}

/** $3: withdrawals that were declared before are late. */
export const selectWaiting = firstRow<WaitingRow, [now: Date, overdueSince: Date, withdrawnSince: Date]>(
  'select_waiting',
  `select * from
     (select count(*)::int as offers, coalesce(sum(user_price_cents), 0)::bigint as offers_cents,
        (count(*) filter (where reply_due_at <= $1))::int as offers_overdue
      from offers where state = 'pending') as offers,
     (select count(*)::int as orders, coalesce(sum(total_cents), 0)::bigint as orders_cents,
        (count(*) filter (where coalesce(waits_since, paid_at) <= $2))::int as orders_overdue
      from orders where state = 'processing' and id not in (
        select order_id from order_holds where until is null or until > $1)) as orders,
     (select count(*)::int as held, coalesce(sum(total_cents), 0)::bigint as held_cents
      from orders
      where state in ('processing', 'in_process') and id in (
        select order_id from order_holds where until is null or until > $1)) as held,
     (select count(*)::int as withdrawn, coalesce(sum(placed.total_cents), 0)::bigint as withdrawn_cents,
        (count(*) filter (where declared.declared_at <= $3))::int as withdrawn_overdue
      from withdrawals declared
      join orders placed on placed.id = declared.order_id
      where declared.state = 'open') as withdrawn,
     (select count(*)::int as trades, coalesce(sum(total_cents), 0)::bigint as trades_cents,
        (count(*) filter (where coalesce(waits_since, paid_at) <= $2))::int as trades_overdue
      from orders where state = 'in_process' and id not in (
        select order_id from order_holds where until is null or until > $1)) as trades,
     (select count(*)::int as payouts, coalesce(sum(transfer_cents), 0)::bigint as payouts_cents
      from payouts where state = 'requested') as payouts,
     (select count(*)::int as adjustments, coalesce(sum(abs(cents)), 0)::bigint as adjustments_cents
      from (
        select cents from balance_adjustments where state = 'proposed'
        union all
        select cents from money_proposals where state = 'proposed'
      ) as waiting) as adjustments,
     (select count(*)::int as factor_removals from factor_removals
      where ended_at is null and approved_by is null) as removals,
     (select count(*)::int as verifications from verifications where state = 'pending') as verifications,
     (select count(*)::int as accounts_closed from account_closures where reopened_at is null) as closures,
     (select count(*)::int as deletions_waiting from account_deletions
      where due_at <= $1::timestamptz - interval '2 hours' and cancelled_at is null and ended_at is null) as deletions,
     (select count(*)::int as deletions_proposed from deletion_proposals
      where approved_at is null and rejected_at is null) as deletion_proposals`,
)

export interface OfferToAnswerRow {
  id: number
  title: string
  picture: string | null
  quality: OfferQuality
  user_price_cents: number
  reply_due_at: Date
}

export const selectOffersToAnswer = statement<OfferToAnswerRow, [offersMax: number]>(
  'select_offers_to_answer',
  `select id, title, quality, user_price_cents, reply_due_at,
     item_picture(skin_id, ${exteriorOfColumn('quality')}, variant, null) as picture
   from offers
   where state = 'pending'
   order by reply_due_at, id
   limit $1`,
)

export interface LatestOrderRow {
  id: number
  created_at: Date
  customer_id: number
  name: string
  surname: string
  item_id: number
  title: string
  items: number
  total_cents: number
  payment_method: 'card' | 'balance'
  state: OrderState
  holds: OrderHold[]
}

export const selectLatestOrders = statement<LatestOrderRow, [states: OrderState[], ordersMax: number, now: Date]>(
  'select_latest_orders',
  `select latest.*, line.item_id, line.title,
     (select count(*)::int from order_lines where order_id = latest.id) as items,
     array(select hold from order_holds where order_id = latest.id and (until is null or until > $3)) as holds
   from (
     select id, created_at, customer_id, name, surname, total_cents, payment_method, state
     from orders
     where state = any($1) and paid_at is not null
     order by id desc
     limit $2
   ) as latest
   join order_lines as line on line.order_id = latest.id and line.line_no = 1
   order by latest.id desc`,
)

/** What the menu counts. */
export interface CountsRow {
  orders: number
  offers: number
  urgent: number
  payouts: number
  adjustments: number
}

export const selectCounts = firstRow<CountsRow, [urgentUntil: Date, now: Date]>(
  'select_staff_counts',
  `select
     (select count(*)::int from orders
      where state = 'processing'
        and id not in (select order_id from order_holds where until is null or until > $2)) as orders,
     (select count(*)::int from offers where state = 'pending') as offers,
     (select count(*)::int from offers where state = 'pending' and reply_due_at <= $1) as urgent,
     (select count(*)::int from payouts where state = 'requested') as payouts,
     (select count(*)::int from balance_adjustments where state = 'proposed')
       + (select count(*)::int from money_proposals where state = 'proposed') as adjustments`,
)

/** What is owed or at stake, in cents. */
export interface LiabilitiesRow {
  owed: number
  owed_cents: number
  promised: number
  promised_cents: number
  protected: number
  protected_cents: number
}

export const selectLiabilities = firstRow<LiabilitiesRow, [now: Date]>(
  'select_liabilities',
  `select * from
     (select count(*)::int as owed, coalesce(sum(service_price_cents), 0)::bigint as owed_cents
      from offers where state in ('ready_for_payout', 'payout_processing')) as owed,
     (select count(*)::int as promised, coalesce(sum(service_price_cents), 0)::bigint as promised_cents
      from offers where state = 'awaiting_item') as promised,
     (select count(*)::int as protected, coalesce(sum(total_cents), 0)::bigint as protected_cents
      from orders where state = 'accepted' and protected_until > $1) as protected`,
)
