import type { StockState } from '@pandrop/contract/lifecycle/item'
import type { OrderState } from '@pandrop/contract/lifecycle/order'
import { firstRow, statement } from '../../../db/statement.ts'

/** An order that a card pays for, as far as the end of its payment needs it. */
export interface CardOrderRow {
  id: number
  customer_id: number
  state: OrderState
  total_cents: number
  vat_cents: number
  discount_cents: number
  /** first name of the buyer */
  name: string
  terms_accepted_at: Date | null
  withdrawal_waiver_at: Date | null
}

const columns = `id, customer_id, state, total_cents, vat_cents, discount_cents, name, terms_accepted_at,
  withdrawal_waiver_at`

/** A line of it beside the item as it stands; the item is locked. */
export interface CardOrderLineRow {
  item_id: number
  title: string
  /** what the line was sold for */
  price_cents: number
  item_price_cents: number
  /** what the shop paid for it; null: nobody knows */
  item_cost_cents: number | null
  item_state: StockState
  available_from: Date | null
}

export const selectOrderOfPayment = firstRow<CardOrderRow, [string]>(
  'select_order_of_payment',
  `select ${columns} from orders where payment_id = $1`,
)

/** Whether the order was completed: it is marked paid in the transaction that makes its payment a success. */
export const selectPaidOrder = firstRow<{ id: number; is_paid: boolean }, [string]>(
  'select_paid_order',
  'select id, paid_at is not null as is_paid from orders where payment_id = $1',
)

export const selectLinesToTell = statement<{ title: string; price_cents: number }, [number]>(
  'select_lines_to_tell',
  'select title, price_cents from order_lines where order_id = $1 order by line_no',
)

// The same order as a purchase locks in: items by ascending id, then the order.
export const lockOrderItems = statement<CardOrderLineRow, [number]>(
  'lock_order_items',
  `select item.id as item_id, line.title, line.price_cents, item.price_cents as item_price_cents,
     item.cost_cents as item_cost_cents, item.state as item_state, item.available_from
   from order_lines line
   join items item on item.id = line.item_id
   where line.order_id = $1
   order by item.id
   for no key update of item`,
)

export const lockOrder = firstRow<CardOrderRow, [number]>(
  'lock_card_order',
  `select ${columns} from orders where id = $1 for update`,
)

/** The order is paid: its items are sold and leave the buyer's cart. What they cost is noted by a trigger (0064). */
export const markPaid = statement<never, [orderId: number, at: Date, kind: 'paid' | 'paid_late', by: string]>(
  'mark_order_paid',
  `with paid as (
     update orders set state = 'processing', paid_at = $2 where id = $1 returning id, customer_id
   ), event as (
     insert into order_events (order_id, state, kind, by, at, why)
     select id, 'processing', $3, $4, $2, 'paid by card' from paid
   ), sold as (
     update items set state = 'sold', sold_at = $2
     where id in (select item_id from order_lines where order_id = $1)
   )
   delete from cart_lines line
   using paid
   where line.customer_id = paid.customer_id
     and line.item_id in (select item_id from order_lines where order_id = $1)`,
)

/** The order came to nothing: its items are free again. */
export const markUnpaid = statement<never, [orderId: number, at: Date, by: string, why: string]>(
  'mark_order_unpaid',
  `with ended as (
     update orders set state = 'cancelled' where id = $1 returning id
   ), event as (
     insert into order_events (order_id, state, kind, by, at, why)
     select id, 'cancelled', 'unpaid', $3, $2, $4 from ended
   )
   update items set state = 'available'
   where id = any(array(select item_id from order_lines where order_id = $1 and live)) and state = 'reserved'`,
)

/** Notes that money came for an order that could not be completed any more. */
export const insertOrderEvent = statement<
  never,
  { orderId: number; kind: 'refunded'; by: string; at: Date; why: string }
>(
  'insert_card_order_event',
  `insert into order_events (order_id, state, kind, by, at, why)
   select id, state, :kind, :by, :at, :why from orders where id = :orderId`,
)
