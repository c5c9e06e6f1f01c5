import { type OrderEventKind, type OrderHold, type OrderState, orderStepKinds } from '@pandrop/contract/lifecycle/order'
import { firstRow, statement } from '../../../db/statement.ts'

/** An order whose row is locked until the transaction ends. */
export interface LockedOrderRow {
  id: number
  customer_id: number
  state: OrderState
  payment_method: 'card' | 'balance'
  payment_id: string | null
  trade_offer_id: string | null
  protected_until: Date | null
}

export const lockOrder = firstRow<LockedOrderRow, [number]>(
  'lock_order',
  `select id, customer_id, state, payment_method, payment_id, trade_offer_id, protected_until
   from orders
   where id = $1
   for update`,
)

/** SQL: whether an event of an order's timeline brought it into its state. */
export const isStep = `kind in (${orderStepKinds.map((kind) => `'${kind}'`).join(', ')})`

// A statement of its own after the lock: it sees what the holder before us wrote.
export const selectLastStep = firstRow<{ kind: OrderEventKind }, [number]>(
  'select_last_step',
  `select kind from order_events
   where order_id = $1 and ${isStep}
   order by id desc
   limit 1`,
)

// A customer who is being blocked is waited for, and not blocked before the step is written.
export const lockCustomerOf = statement<never, [customerId: number]>(
  'lock_customer_of_order',
  'select from customers where id = $1 for share',
)

// Like the last step a statement of its own after the locks.
export const selectHolds = statement<{ hold: OrderHold }, [orderId: number, now: Date]>(
  'select_holds_of_order',
  'select hold from order_holds where order_id = $1 and (until is null or until > $2)',
)

/** Moves the order and writes that down. A declined trade forgets its offer, a delivery begins the protection. */
export const writeStep = statement<
  never,
  {
    orderId: number
    state: OrderState
    kind: OrderEventKind
    by: string
    at: Date
    why: string
    note: string | null
    tradeOfferId: string | null
    protectedUntil: Date | null
  }
>(
  'take_order_step',
  `with moved as (
     update orders
     set state = :state, waits_since = :at, trade_offer_id = :tradeOfferId,
       protected_until = coalesce(:protectedUntil, protected_until)
     where id = :orderId
     returning id
   )
   insert into order_events (order_id, state, kind, by, at, why, note)
   select id, :state, :kind, :by, :at, :why, :note from moved`,
)

/** A line as far as a refund or the end of an order needs it. */
export interface OrderLineRow {
  line_no: number
  item_id: number
  title: string
  price_cents: number
  discount_cents: number
  vat_cents: number
  refunded_cents: number
  /** false once the item is free again */
  live: boolean
  /** what the shop had paid for the item when it was sold; null: nobody knew */
  cost_cents: number | null
}

export const selectLines = statement<OrderLineRow, [number]>(
  'select_lines_of_order',
  `select line_no, item_id, title, price_cents, discount_cents, vat_cents, refunded_cents, live, cost_cents
   from order_lines
   where order_id = $1
   order by line_no`,
)

export const selectChargesOf = statement<{ payment_id: string }, [orderIds: number[]]>(
  'select_charges_of_orders',
  'select payment_id from orders where id = any($1) and payment_id is not null order by payment_id',
)

// In the order that purchases lock in: ascending id, before the order's row.
export const lockItemsOf = statement<never, [number]>(
  'lock_items_of_order',
  `select from order_lines line
   join items item on item.id = line.item_id
   where line.order_id = $1
   order by item.id
   for no key update of item`,
)

/** $2: until when they are hidden under trade protection; null: for sale at once. */
export const freeItems = statement<never, [itemIds: number[], availableFrom: Date | null]>(
  'free_items',
  `update items set state = 'available', sold_at = null, available_from = $2 where id = any($1)`,
)

export const insertRefundEvent = statement<
  never,
  { orderId: number; by: string; at: Date; why: string; note: string | null }
>(
  'insert_refund_event',
  `insert into order_events (order_id, state, kind, by, at, why, note)
   select id, state, 'refunded', :by, :at, :why, :note from orders where id = :orderId`,
)

/** @param asksSteam whether Steam is asked at the end if nobody took a trade back: it has a day to answer */
export const selectDueOrders = statement<{ id: number }, [now: Date, rowsMax: number, asksSteam: boolean]>(
  'select_due_orders',
  `select id from orders
   where state = 'accepted' and protected_until <= $1
     and not exists (
       select from trade_offers
       where order_id = orders.id and (
         problem = 'reversed' and answered is null
         or $3 and check_at is not null and orders.protected_until > $1 - interval '1 day'))
     and not exists (
       select from money_proposals where order_id = orders.id and kind = 'reversed' and state = 'proposed')
   order by protected_until
   limit $2`,
)
