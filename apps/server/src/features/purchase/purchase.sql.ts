import type { ItemState } from '@pandrop/contract/item'
import { firstRow, statement } from '../../db/statement.ts'

/** An item that a customer wants to buy; the row is locked until the transaction ends. */
export interface WantedItemRow {
  item_id: number
  title: string
  price_cents: number
  state: ItemState
  available_from: Date | null
  /** null when the item is not in the customer's cart */
  seen_price_cents: number | null
}

// Locked in ascending id, so that two customers who want the same items never wait for each other in a circle. "No key"
// shuts out every other buyer and still lets people put the item into their carts.
const inLockOrder = 'order by item.id for no key update of item'

export const lockPostedItems = statement<WantedItemRow, [number, number[]]>(
  'lock_posted_items',
  `select item.id as item_id, item.title, item.price_cents, item.state, item.available_from, line.seen_price_cents
   from items item
   left join cart_lines line on line.customer_id = $1 and line.item_id = item.id
   where item.id = any($2)
   ${inLockOrder}`,
)

export const lockCartItems = statement<WantedItemRow, [number]>(
  'lock_cart_items',
  `select item.id as item_id, item.title, item.price_cents, item.state, item.available_from, line.seen_price_cents
   from cart_lines line
   join items item on item.id = line.item_id
   where line.customer_id = $1
   ${inLockOrder}`,
)

/** The columns of a new order, in the order of the statement below; the arrays hold one entry per line. */
export type NewOrder = [
  customerId: number,
  paymentMethod: string,
  totalCents: number,
  discountCents: number,
  vatCents: number,
  name: string,
  surname: string,
  email: string,
  phone: string,
  country: string,
  city: string,
  address: string,
  postCode: string,
  tradeLink: string,
  steamid: string,
  withdrawalWaiverAt: Date | null,
  now: Date,
  vatPercent: number,
  itemIds: number[],
  priceCents: number[],
  discountCentsByLine: number[],
  vatCentsByLine: number[],
]

/**
 * All that a paid purchase writes besides money, in one trip: the order with its lines and first event, the items sold,
 * their lines taken out of the buyer's cart. Lines keep the title as it is at this moment.
 */
export const insertPaidOrder = firstRow<{ id: number }, NewOrder>(
  'insert_paid_order',
  `with placed as (
     insert into orders (customer_id, state, payment_method, total_cents, discount_cents, vat_cents,
                         name, surname, email, phone, country, city, address, post_code,
                         trade_link, steamid, withdrawal_waiver_at, created_at)
     values ($1, 'processing', $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
     returning id
   ), lines as (
     insert into order_lines (order_id, line_no, item_id, title, quality, type,
                              price_cents, discount_cents, vat_percent, vat_country, vat_cents)
     select placed.id, bought.line_no, item.id, item.title, item.rarity, item.type,
            bought.price_cents, bought.discount_cents, $18, $10, bought.vat_cents
     from placed
     cross join unnest($19::bigint[], $20::bigint[], $21::bigint[], $22::bigint[])
       with ordinality as bought (item_id, price_cents, discount_cents, vat_cents, line_no)
     join items item on item.id = bought.item_id
   ), event as (
     insert into order_events (order_id, state, by, at, why)
     select id, 'processing', 'customer:' || $1, $17, 'paid from balance' from placed
   ), sold as (
     update items set state = 'sold', sold_at = $17 where id = any($19)
   ), emptied as (
     delete from cart_lines where customer_id = $1 and item_id = any($19)
   )
   select id from placed`,
)
