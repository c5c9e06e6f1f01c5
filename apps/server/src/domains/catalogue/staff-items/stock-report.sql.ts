import { firstRow, statement } from '../../../db/statement.ts'

/** What items of one state, type or age are worth, in cents; of all three null: all of them. */
export interface StockWorthRow {
  state: 'on_sale' | 'protected' | 'hidden' | 'reserved' | null
  type: string | null
  days_from: number | null
  items: number
  cost_cents: number
  without_cost: number
  price_cents: number
  reference_cents: number
}

export const selectStockWorth = statement<StockWorthRow, { now: Date; ages: readonly number[] }>(
  'select_stock_worth',
  `select state, type, days_from, count(*)::int as items, coalesce(sum(cost_cents), 0)::bigint as cost_cents,
     count(*) filter (where cost_cents is null)::int as without_cost,
     coalesce(sum(price_cents), 0)::bigint as price_cents,
     coalesce(sum(reference_cents), 0)::bigint as reference_cents
   from (
     select
       case
         when i.state = 'available' and i.available_from > :now then 'protected'
         when i.state = 'available' then 'on_sale'
         else i.state
       end as state,
       i.type,
       (
         select max(age) from unnest(:ages::int[]) as age
         where age = 0 or i.created_at <= :now::timestamptz - age * interval '1 day'
       ) as days_from,
       i.cost_cents, i.price_cents, r.price_cents as reference_cents
     from items i
     join reference_prices r on r.skin_id = i.skin_id and r.exterior = i.exterior and r.variant = i.variant
     where i.state in ('available', 'hidden', 'reserved')
   ) as item
   group by grouping sets ((), (state), (type), (days_from))`,
)

export const selectToShelve = firstRow<{ offers: number; cents: number }, []>(
  'select_worth_to_shelve',
  `select count(*)::int as offers, coalesce(sum(service_price_cents), 0)::bigint as cents
   from offers
   where received_at is not null and state not in ('declined_by_user', 'declined_by_service')
     and not exists (select from items where items.offer_id = offers.id and items.cost_source = 'offer')`,
)
