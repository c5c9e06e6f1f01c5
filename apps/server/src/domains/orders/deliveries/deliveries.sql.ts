import type { Attachments } from '@pandrop/contract/attachments'
import type { OrderState } from '@pandrop/contract/lifecycle/order'
import { statement } from '../../../db/statement.ts'
import { heldNow, waitsSince } from '../orders/staff-order-list.sql.ts'

const since = waitsSince('placed')

/** SQL: the trade offer that was out last was declined, and no other is out. */
const isDeclined = `placed.state = 'processing' and exists (
  select from order_events
  where order_id = placed.id and kind = 'trade_declined' and at = placed.waits_since)`

/** What goes to one trade link. */
export interface CardRow {
  customer_id: number
  trade_link: string
  name: string
  surname: string
  email: string
  since: Date
  held_ids: number[]
  /** of all cards, also those that are not shown */
  orders: number
}

export const selectCards = statement<CardRow, { now: Date; rowsMax: number }>(
  'select_delivery_cards',
  `with waiting as materialized (
     select placed.id, placed.customer_id, placed.trade_link, ${since} as since, placed.id in ${heldNow} as held
     from orders placed
     where placed.state = 'processing'
   ), cards as (
     select customer_id, trade_link, min(since) filter (where not held) as since,
       min(id) filter (where not held) as first_id, count(*) filter (where not held) as orders,
       coalesce(array_agg(id order by id) filter (where held), '{}') as held_ids
     from waiting
     group by customer_id, trade_link
     having bool_or(not held)
   )
   select card.customer_id, card.trade_link, customer.name, customer.surname, customer.email, card.since,
     card.held_ids, (sum(card.orders) over ())::int as orders
   from cards card
   join customers customer on customer.id = card.customer_id
   order by card.since, card.first_id
   limit :rowsMax`,
)

/** A copy of an order on one of these cards. */
export interface CardItemRow {
  customer_id: number
  trade_link: string
  order_id: number
  declined: boolean
  item_id: number
  title: string
  picture: string
  quality: string
  exterior: string
  float: number | null
  paint_seed: number | null
  attachments: Attachments | null
  asset_id: string | null
  account: string | null
}

export const selectCardItems = statement<CardItemRow, { customerIds: number[]; now: Date }>(
  'select_delivery_items',
  `select placed.customer_id, placed.trade_link, placed.id as order_id, ${isDeclined} as declined,
     line.item_id, line.title, item.picture, line.quality, item.exterior, item.float, item.paint_seed, line.attachments,
     item.asset_id, account.label as account
   from orders placed
   join order_lines line on line.order_id = placed.id and line.live
   join items item on item.id = line.item_id
   left join steam_accounts account on account.id = item.steam_account_id
   where placed.customer_id = any(:customerIds) and placed.state = 'processing' and placed.id not in ${heldNow}
   order by placed.id, line.line_no`,
)

/** Somebody else who has a card open. */
export interface ClaimRow {
  customer_id: number
  trade_link: string
  name: string
  since: Date
}

export const selectClaims = statement<ClaimRow, { customerIds: number[]; seenAfter: Date; staffId: number }>(
  'select_delivery_claims',
  `select claim.customer_id, claim.trade_link, staff.name, claim.since
   from delivery_claims claim
   join staff on staff.id = claim.staff_id
   where claim.customer_id = any(:customerIds) and claim.seen_at > :seenAfter and claim.staff_id <> :staffId
   order by claim.since, claim.staff_id`,
)

/** Whoever opens again what they had open keeps the moment at which they began. */
export const insertClaims = statement<never, { orderIds: number[]; staffId: number; at: Date; seenAfter: Date }>(
  'insert_delivery_claims',
  `insert into delivery_claims as claim (customer_id, trade_link, staff_id, since, seen_at)
   select distinct customer_id, trade_link, :staffId::bigint, :at::timestamptz, :at::timestamptz
   from orders
   where id = any(:orderIds)
   order by customer_id, trade_link
   on conflict (customer_id, trade_link, staff_id) do update
   set since = case when claim.seen_at > :seenAfter then claim.since else excluded.since end,
     seen_at = excluded.seen_at`,
)

export const deleteClaims = statement<never, [seenBefore: Date]>(
  'delete_old_delivery_claims',
  'delete from delivery_claims where seen_at <= $1',
)

/** An order whose trade offer was sent. */
export interface TradeRow {
  order_id: number
  customer_id: number
  name: string
  surname: string
  title: string
  items: number
  state: OrderState
  trade_offer_id: string | null
  since: Date
  reminded_at: Date | null
  /** a mail of this day reminds them already */
  reminded: boolean
}

interface TradesAsked {
  now: Date
  /** of the shop, such as 2026-12-31 */
  day: string
  rowsMax: number
}

const tradesOf = (condition: string): string =>
  `select placed.id as order_id, placed.customer_id, placed.name, placed.surname, first_line.title, counted.items,
     placed.state, placed.trade_offer_id, ${since} as since, reminder.at as reminded_at,
     coalesce(reminder.day = :day::date, false) as reminded
   from orders placed
   cross join lateral (
     select title from order_lines where order_id = placed.id and live order by line_no limit 1
   ) as first_line
   cross join lateral (
     select count(*)::int as items from order_lines where order_id = placed.id and live
   ) as counted
   left join lateral (
     select day, at from order_reminders where order_id = placed.id order by day desc limit 1
   ) as reminder on true
   where ${condition} and placed.id not in ${heldNow}
   order by ${since}, placed.id
   limit :rowsMax`

export const selectTradesSent = statement<TradeRow, TradesAsked>(
  'select_trades_sent',
  tradesOf(`placed.state = 'in_process'`),
)

export const selectTradesUnanswered = statement<TradeRow, TradesAsked & { overdueBefore: Date }>(
  'select_trades_unanswered',
  // The states by themselves lead to the index orders_waiting.
  tradesOf(`placed.state in ('processing', 'in_process')
     and (placed.state = 'in_process' and ${since} <= :overdueBefore or ${isDeclined})`),
)

/** @returns no row where a mail of this day reminds them already */
export const insertReminder = statement<{ order_id: number }, [orderId: number, day: string, by: string, at: Date]>(
  'insert_order_reminder',
  `insert into order_reminders (order_id, day, by, at) values ($1, $2, $3, $4)
   on conflict (order_id, day) do nothing
   returning order_id`,
)
