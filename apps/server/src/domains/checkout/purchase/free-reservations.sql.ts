import { statement } from '../../../db/statement.ts'

// The same order as a purchase locks in: items by ascending id, then the orders.
export const lockReservedItems = statement<{ id: number }, [string[]]>(
  'lock_reserved_items',
  `select item.id
   from orders placed
   join order_lines line on line.order_id = placed.id and line.live
   join items item on item.id = line.item_id
   where placed.payment_id = any($1) and placed.state = 'pending'
   order by item.id
   for no key update of item`,
)

// As an array: joined, PostgreSQL looks up the lines of every item that is reserved, which after a rush are thousands.
export const cancelOpenOrders = statement<{ id: number }, [string[], Date, string]>(
  'cancel_open_orders',
  `with ended as (
     update orders set state = 'cancelled'
     where payment_id = any($1) and state = 'pending'
     returning id
   ), event as (
     insert into order_events (order_id, state, kind, by, at, why)
     select id, 'cancelled', 'unpaid', $3, $2, 'the payment ended unpaid' from ended
   ), free as (
     update items set state = 'available'
     where state = 'reserved' and id = any(array(
       select item_id from order_lines where live and order_id in (select id from ended)
     ))
   )
   select id from ended`,
)
