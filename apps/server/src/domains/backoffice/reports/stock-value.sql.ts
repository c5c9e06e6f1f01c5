import { statement } from '../../../db/statement.ts'

/** What was in stock of a type, in cents; without a type: offers received that stood on no shelf. */
export interface StockValueRow {
  type: string | null
  items: number
  cost_cents: number
}

const undoneAt = `(
  select min(event.at) from offer_events event where event.offer_id = sold.id and event.state = 'declined_by_service'
)`

// What was given up before its delivery is back since the last refund of it; everything else since its order ended.
const freedAt = `(
  select coalesce(
    (
      select max(refund.created_at)
      from refund_lines back
      join refunds refund on refund.id = back.refund_id
      where back.order_id = line.order_id and back.line_no = line.line_no and not refund.after_delivery
      having sum(back.cents) = line.price_cents - line.discount_cents
    ),
    (
      select min(event.at)
      from order_events event
      where event.order_id = line.order_id and event.kind in ('cancelled', 'reversed')
    )
  )
)`

/**
 * Stock by type as it stood at a moment, added up from all that came and went until then, each at the moment at which
 * the books have it. An item that an offer brought comes from the offer, which was received before; where that came to
 * nothing, its cost left with it, and nothing is lost with the item.
 */
export const selectStockValue = statement<StockValueRow, { end: Date }>(
  'select_stock_value',
  `with undone as materialized (
     select sold.id, sold.service_price_cents as cents, ${undoneAt} as at
     from offers sold
     where sold.received_at is not null and sold.state = 'declined_by_service'
   ), learnt as materialized (
     select item_id, sum(coalesce(after_cents, 0) - coalesce(before_cents, 0)) as cents
     from item_cost_changes
     group by item_id
   ), freed as materialized (
     select line.type, line.cost_cents, ${freedAt} as at
     from order_lines line
     join orders placed on placed.id = line.order_id
     where not line.live and placed.paid_at is not null
   ), moved as (
     select item.type, 1 as items, coalesce(item.cost_cents, 0) - coalesce(learnt.cents, 0) as cents
     from items item
     left join learnt on learnt.item_id = item.id
     where item.created_at < :end
     union all
     select item.type, 0, coalesce(changed.after_cents, 0) - coalesce(changed.before_cents, 0)
     from item_cost_changes changed
     join items item on item.id = changed.item_id
     where changed.made_at < :end
     union all
     select item.type, -1, 0 from items item where item.withdrawn_at < :end
     union all
     select item.type, 0, -item.cost_cents
     from items item
     left join undone on undone.id = item.offer_id and item.cost_source = 'offer'
     where item.cost_cents is not null and least(item.withdrawn_at, undone.at) < :end
     union all
     select line.type, -1, -coalesce(line.cost_cents, 0)
     from orders placed
     join order_lines line on line.order_id = placed.id
     where placed.paid_at < :end
     union all
     select type, 1, coalesce(cost_cents, 0) from freed where at < :end
     union all
     select null, 1, service_price_cents from offers where received_at < :end
     union all
     select null, -1, -cost_cents from items where cost_source = 'offer' and created_at < :end
     union all
     select null, -1, -cents
     from undone
     where at < :end
       and not exists (
         select from items where offer_id = undone.id and cost_source = 'offer' and created_at < undone.at
       )
   )
   select type, sum(items)::int as items, sum(cents)::bigint as cost_cents
   from moved
   group by type`,
)
