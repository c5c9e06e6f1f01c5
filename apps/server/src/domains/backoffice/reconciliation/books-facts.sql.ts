import { statement } from '../../../db/statement.ts'

/** What differs between two places that say the same; `found` null where no amount is meant. */
export interface OddRow {
  reference: string
  expected: number | null
  found: number | null
  /** of all of them, shown or not */
  total: number
}

type Shown = [shownMax: number]

const odd = (name: string, text: string) =>
  statement<OddRow, Shown>(
    name,
    `select *, count(*) over () as total from (${text}) as odd order by reference limit $1`,
  )

/** What an order says it cost is what its lines add up to. */
export const selectOddOrders = odd(
  'prove_orders',
  `select 'order:' || placed.id as reference, coalesce(line.paid, 0)::bigint as expected,
     placed.total_cents as found
   from orders placed
   left join (
     select order_id, sum(price_cents - discount_cents) as paid, sum(discount_cents) as discount, sum(vat_cents) as vat
     from order_lines
     group by order_id
   ) as line on line.order_id = placed.id
   where (placed.total_cents, placed.discount_cents, placed.vat_cents) is distinct from
     (line.paid, line.discount, line.vat)`,
)

/** What a refund of an order says is what its lines add up to; what replaces another one has no lines. */
export const selectOddRefunds = odd(
  'prove_refunds',
  `select 'refund:' || back.id as reference, line.cents::bigint as expected, back.cents as found
   from refunds back
   join (select refund_id, sum(cents) as cents from refund_lines group by refund_id) as line on line.refund_id = back.id
   where back.cents <> line.cents
   union all
   select 'order:' || line.order_id, coalesce(back.cents, 0)::bigint, line.refunded_cents
   from order_lines line
   left join (
     select order_id, line_no, sum(cents) as cents from refund_lines group by order_id, line_no
   ) as back using (order_id, line_no)
   where line.refunded_cents <> coalesce(back.cents, 0)`,
)

/** What belongs together belongs to one customer. */
export const selectOtherCustomers = odd(
  'prove_customers',
  `select 'order:' || placed.id as reference, null::bigint as expected, null::bigint as found
   from orders placed
   join payments paid on paid.id = placed.payment_id
   where paid.customer_id <> placed.customer_id
   union all
   select 'refund:' || back.id, null, null
   from refunds back
   left join orders placed on placed.id = back.order_id
   left join payments paid on paid.id = back.payment_id
   where back.customer_id <> placed.customer_id or back.customer_id <> paid.customer_id
   union all
   select 'dispute:' || taken.id, null, null
   from disputes taken
   join payments paid on paid.id = taken.payment_id
   where taken.customer_id <> paid.customer_id`,
)

/**
 * An item is sold or reserved if and only if it is in exactly one order that stands, which is paid or awaits it, or in
 * one open deal instead.
 */
export const selectOddItems = odd(
  'prove_items',
  `select 'item:' || item.id as reference, null::bigint as expected, null::bigint as found
   from items item
   left join (
     select line.item_id, count(*) as lines, min(placed.state) as state
     from order_lines line
     join orders placed on placed.id = line.order_id
     where line.live
     group by line.item_id
   ) as standing on standing.item_id = item.id
   left join deal_items held on held.item_id = item.id and held.live
   where case
     when held.item_id is not null then item.state <> 'reserved' or standing.lines is not null
     when item.state in ('available', 'hidden', 'withdrawn') then standing.lines is not null
     when standing.lines is distinct from 1 then true
     when item.state = 'reserved' then standing.state <> 'pending'
     else standing.state in ('pending', 'cancelled', 'reversed')
   end`,
)
