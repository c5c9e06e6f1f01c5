import { statement } from '../../../db/statement.ts'
import { type ItemRow, itemColumns } from '../../catalogue/items/item-row.ts'

/** An item of a cart, or the one that was asked for beside them. */
export interface CartItemRow extends ItemRow {
  is_in_cart: boolean
  /** what it cost when the customer last saw it in the cart; what it costs where it is not in it yet */
  seen_price_cents: number
}

/** What lies in a customer's cart, oldest first, and behind it the item that was asked for; null: none was. */
export const selectCart = statement<CartItemRow, [customerId: number, askedId: number | null]>(
  'select_cart',
  `select ${itemColumns}, wanted.is_in_cart, coalesce(wanted.seen_price_cents, i.price_cents) as seen_price_cents
   from (
     select item_id, true as is_in_cart, seen_price_cents, added_at from cart_lines where customer_id = $1
     union all
     select $2::bigint, false, null, null
     where not exists (select from cart_lines where customer_id = $1 and item_id = $2)
   ) as wanted
   join items i on i.id = wanted.item_id
   join skins s on s.id = i.skin_id
   order by wanted.added_at, wanted.item_id`,
)

export interface ReservationRow {
  item_id: number
  until: Date
  is_own: boolean
  /** the deal; null: a card payment */
  deal_id: number | null
}

/** Which of these items a card payment or a deal holds, and whether it is this customer's. */
export const selectReservations = statement<ReservationRow, [number, number[]]>(
  'select_reservations',
  `select line.item_id, payment.expires_at as until, placed.customer_id = $1 as is_own,
     null::bigint as deal_id
   from order_lines line
   join orders placed on placed.id = line.order_id and placed.state = 'pending'
   join payments payment on payment.id = placed.payment_id
   where line.live and line.item_id = any($2)
   union all
   select held.item_id, deal.expires_at, deal.customer_id = $1, deal.id
   from deal_items held
   join deals deal on deal.id = held.deal_id
   where held.live and held.item_id = any($2)`,
)

export const insertCartLine = statement<{ item_id: number }, [number, number, number, Date]>(
  'insert_cart_line',
  `insert into cart_lines (customer_id, item_id, seen_price_cents, added_at)
   values ($1, $2, $3, $4)
   on conflict do nothing
   returning item_id`,
)

export const deleteCartLine = statement<{ item_id: number }, [number, number]>(
  'delete_cart_line',
  'delete from cart_lines where customer_id = $1 and item_id = $2 returning item_id',
)

export const deleteCartLines = statement<never, [number]>(
  'delete_cart_lines',
  'delete from cart_lines where customer_id = $1',
)

export const updateSeenPrices = statement<never, [number, number[], number[]]>(
  'update_seen_prices',
  `update cart_lines line
   set seen_price_cents = shown.price_cents
   from unnest($2::bigint[], $3::bigint[]) as shown (item_id, price_cents)
   where line.customer_id = $1 and line.item_id = shown.item_id and line.seen_price_cents <> shown.price_cents`,
)
