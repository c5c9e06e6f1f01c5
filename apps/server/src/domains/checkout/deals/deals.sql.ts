import type { DealEventKind, DealState } from '@pandrop/contract/lifecycle/deal'
import { firstRow, statement } from '../../../db/statement.ts'
import { isSpendingBlocked } from '../purchase/purchase.sql.ts'

/** Who is to be offered something. */
export interface DealCustomerRow {
  is_verified: boolean
  /** they are blocked, or a payment of theirs is disputed */
  is_held: boolean
  /** they have their account deleted */
  is_leaving: boolean
}

/** SQL: of a customer's id, whether they cannot buy. */
export const isHeld = (customer: string): string => `(
  exists (select from customers held where held.id = ${customer} and held.blocked_at is not null)
  or ${isSpendingBlocked(customer)})`

export const selectDealCustomer = firstRow<DealCustomerRow, [customerId: number]>(
  'select_deal_customer',
  `select email_verified_at is not null as is_verified, ${isHeld('customers.id')} as is_held,
     is_leaving(customers.id)
   from customers where id = $1`,
)

export const selectDealByKey = firstRow<{ id: number }, [requestKey: string]>(
  'select_deal_by_key',
  'select id from deals where request_key = $1',
)

/** The deal, its items, which are reserved with it, and the beginning of its timeline. */
export const insertDeal = firstRow<
  { id: number },
  {
    customerId: number
    priceCents: number
    note: string
    itemIds: number[]
    expiresAt: Date
    requestKey: string | null
    by: string
    now: Date
  }
>(
  'insert_deal',
  `with made as (
     insert into deals (customer_id, price_cents, items_count, note, made_by, created_at, expires_at, request_key)
     values (:customerId, :priceCents, cardinality(:itemIds::bigint[]), :note, :by, :now, :expiresAt, :requestKey)
     on conflict (request_key) do nothing
     returning id
   ), event as (
     insert into deal_events (deal_id, kind, by, at, why)
     select id, 'made', :by, :now, 'offered to the customer' from made
   ), holding as (
     insert into deal_items (deal_id, item_id, price_cents)
     select made.id, item.id, item.price_cents from made join items item on item.id = any(:itemIds)
   ), held as (
     update items set state = 'reserved' where id = any(:itemIds::bigint[]) and exists (select from made)
   )
   select id from made`,
)

/** Items of a deal; they are what they were when it was made. */
export const selectDealItemIds = statement<{ item_id: number }, [dealId: number]>(
  'select_deal_item_ids',
  'select item_id from deal_items where deal_id = $1 order by item_id',
)

/** Titles of a deal's items, the dearest first. */
export const selectDealTitles = statement<{ title: string }, [dealId: number]>(
  'select_deal_titles',
  `select item.title from deal_items held join items item on item.id = held.item_id
   where held.deal_id = $1 order by held.price_cents desc, item.id`,
)

/** A deal as it is changed. */
export interface LockedDealRow {
  id: number
  customer_id: number
  state: DealState
  price_cents: number
  expires_at: Date
  order_id: number | null
}

/** Its items are locked before. */
export const lockDealRow = firstRow<LockedDealRow, [dealId: number]>(
  'lock_deal',
  'select id, customer_id, state, price_cents, expires_at, order_id from deals where id = $1 for update',
)

export const lockDealItems = statement<never, [dealId: number]>(
  'lock_deal_items',
  `select from items where id in (select item_id from deal_items where deal_id = $1)
   order by id for no key update`,
)

/** Ends a deal; its items are free unless an order has them. */
export const endDeal = statement<
  never,
  {
    dealId: number
    state: Exclude<DealState, 'open'>
    kind: DealEventKind
    orderId: number | null
    by: string
    at: Date
    why: string
  }
>(
  'end_deal',
  `with ended as (
     update deals set state = :state, ended_at = :at, order_id = :orderId where id = :dealId returning id
   ), event as (
     insert into deal_events (deal_id, kind, by, at, why) select id, :kind, :by, :at, :why from ended
   )
   update items set state = 'available'
   where :orderId::bigint is null and state = 'reserved'
     and id = any(array(select item_id from deal_items where deal_id = :dealId))`,
)

/** Open deals whose time is over, by number. */
export const selectExpiredDeals = statement<{ id: number }, [now: Date, afterId: number, dealsMax: number]>(
  'select_expired_deals',
  `select id from deals where state = 'open' and expires_at <= $1 and id > $2 order by id limit $3`,
)

/** A deal as its customer sees it. */
export interface DealRow {
  id: number
  created_at: Date
  state: DealState
  price_cents: number
  sum_cents: number
  note: string
  expires_at: Date
  order_id: number | null
  item_ids: number[]
}

/** Those that can still be bought first, then the newest. */
export const selectDealsOf = statement<DealRow, [customerId: number, now: Date, dealsMax: number]>(
  'select_deals_of_customer',
  `select deal.id, deal.created_at, deal.state, deal.price_cents, deal.note, deal.expires_at, deal.order_id,
     of_it.item_ids, of_it.sum_cents
   from deals deal
   cross join lateral (
     select array_agg(item_id::float8 order by price_cents desc, item_id) as item_ids,
       sum(price_cents)::bigint as sum_cents
     from deal_items where deal_id = deal.id
   ) as of_it
   where deal.customer_id = $1
   order by (deal.state = 'open' and deal.expires_at > $2) desc, deal.id desc
   limit $3`,
)

/** Whether one of a deal's items went back to whoever had sold it to the shop. */
export const selectReversedOfDeal = firstRow<{ id: number }, [dealId: number]>(
  'select_reversed_of_deal',
  `select item.id
   from deal_items held
   join items item on item.id = held.item_id
   join offers offer on offer.id = item.offer_id and offer.state = 'declined_by_service'
   where held.deal_id = $1
   limit 1`,
)
