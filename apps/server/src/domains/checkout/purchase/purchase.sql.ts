import type { StockState } from '@pandrop/contract/lifecycle/item'
import type { BusinessDetails, PostalContact } from '@pandrop/contract/postal'
import { firstRow, statement } from '../../../db/statement.ts'

/** An item that a customer wants to buy; the row is locked until the transaction ends. */
export interface WantedItemRow {
  item_id: number
  title: string
  price_cents: number
  /** what the shop paid for it; null: nobody knows */
  cost_cents: number | null
  state: StockState
  available_from: Date | null
  /** null when the item is not in the customer's cart */
  seen_price_cents: number | null
}

// Locked in ascending id, so that two customers who want the same items never wait for each other in a circle. "No key"
// shuts out every other buyer and still lets people put the item into their carts.
const inLockOrder = 'order by item.id for no key update of item'

// PostgreSQL keeps no plan of a statement that looks cheaper for the list it sees than for the ten entries it guesses,
// and plans it anew for each purchase. What a subselect answers it cannot see.
const opaque = (list: string): string => `(select ${list}::bigint[])::bigint[]`

export const lockPostedItems = statement<WantedItemRow, [number, number[]]>(
  'lock_posted_items',
  `select item.id as item_id, item.title, item.price_cents, item.cost_cents, item.state, item.available_from,
     line.seen_price_cents
   from items item
   left join cart_lines line on line.customer_id = $1 and line.item_id = item.id
   where item.id = any(${opaque('$2')})
   ${inLockOrder}`,
)

export const lockCartItems = statement<WantedItemRow, [number]>(
  'lock_cart_items',
  `select item.id as item_id, item.title, item.price_cents, item.cost_cents, item.state, item.available_from,
     line.seen_price_cents
   from cart_lines line
   join items item on item.id = line.item_id
   where line.customer_id = $1
   ${inLockOrder}`,
)

/** A new order; the arrays hold one entry per line. */
interface NewOrder extends PostalContact, BusinessDetails {
  orderId: number
  customerId: number
  state: 'pending' | 'processing'
  paymentMethod: 'card' | 'balance'
  paymentId: string | null
  totalCents: number
  discountCents: number
  vatCents: number
  tradeLink: string
  steamid: string
  withdrawalWaiverAt: Date | null
  termsAcceptedAt: Date | null
  promoCode: string | null
  now: Date
  vatPercent: number
  itemIds: number[]
  priceCentsByLine: number[]
  discountCentsByLine: number[]
  vatCentsByLine: number[]
}

/**
 * All that a purchase writes besides money, in one trip: the order with its lines and first event. Paid from balance,
 * its items are sold and leave the buyer's cart; by card they are reserved, and the cart stays until the card has paid.
 * Lines keep the title as it is at this moment, and what the item cost as it is when they are paid.
 */
export const insertOrder = statement<never, NewOrder>(
  'insert_order',
  `with placed as (
     insert into orders (id, customer_id, state, payment_method, payment_id, total_cents, discount_cents, vat_cents,
                         name, surname, email, phone, country, city, address, post_code, company, vat_id, trade_link,
                         steamid, withdrawal_waiver_at, terms_accepted_at, terms_version, promo_code, created_at,
                         paid_at)
     overriding system value
     values (:orderId, :customerId, :state, :paymentMethod, :paymentId, :totalCents, :discountCents, :vatCents,
             :name, :surname, :email, :phone, :country, :city, :address, :post_code, :company, :vat_id, :tradeLink,
             :steamid, :withdrawalWaiverAt, :termsAcceptedAt,
             case when :termsAcceptedAt::timestamptz is not null then (
               select max(version.id) from page_versions version
               join static_pages page on page.id = version.page_id
               where page.role = 'terms' and not version.is_draft
             ) end,
             :promoCode, :now,
             case when :state = 'processing' then :now::timestamptz end)
     returning id
   ), lines as (
     insert into order_lines (order_id, line_no, item_id, title, quality, type,
                              price_cents, discount_cents, vat_percent, vat_country, vat_cents, cost_cents)
     select placed.id, bought.line_no, item.id, item.title, item.rarity, item.type,
            bought.price_cents, bought.discount_cents, :vatPercent, :country, bought.vat_cents,
            case when :state = 'processing' then item.cost_cents end
     from placed
     cross join unnest(${opaque(':itemIds')}, ${opaque(':priceCentsByLine')}, ${opaque(':discountCentsByLine')},
       ${opaque(':vatCentsByLine')})
       with ordinality as bought (item_id, price_cents, discount_cents, vat_cents, line_no)
     join items item on item.id = bought.item_id
   ), event as (
     insert into order_events (order_id, state, kind, by, at, why)
     select id, :state, case when :state = 'processing' then 'paid' else 'opened' end, 'customer:' || :customerId, :now,
       case when :state = 'processing' then 'paid from balance' else 'a card payment was opened' end
     from placed
   ), taken as (
     update items
     set state = case when :state = 'processing' then 'sold' else 'reserved' end,
       sold_at = case when :state = 'processing' then :now::timestamptz end
     where id = any(${opaque(':itemIds')})
   ), emptied as (
     delete from cart_lines
     where :state = 'processing' and customer_id = :customerId and item_id = any(${opaque(':itemIds')})
   )
   select from placed`,
)

/** What stands between a customer and a purchase. */
export interface BuyerRow {
  /** the card payment of their open order */
  open_payment_id: string | null
  /** whether a disputed charge keeps them from spending */
  spending_blocked: boolean
  /** whether they have their account deleted; stays so until the transaction ends */
  is_leaving: boolean
  /** where what they buy is sent, if they have said it before */
  steam_trade_link: string | null
  /** the number of the order that they are about to place; where none is placed, it leaves a gap */
  order_id: number
}

/** SQL: of a customer's id, whether a disputed charge keeps them from spending. */
export const isSpendingBlocked = (customer: string): string => `exists (
  select from disputes
  where disputes.customer_id = ${customer} and disputes.state in ('open', 'lost') and disputes.released_at is null
)`

export const selectBuyer = firstRow<BuyerRow, [number]>(
  'select_buyer',
  `select
     (select payment_id from orders where customer_id = $1 and state = 'pending') as open_payment_id,
     ${isSpendingBlocked('$1')} as spending_blocked,
     is_leaving($1),
     (select steam_trade_link from customers where id = $1) as steam_trade_link,
     nextval('orders_id_seq') as order_id`,
)

// Two card payments of one customer, purchases or top-ups, are opened one after the other, before either holds an item.
export const lockCardPayments = statement<never, [number]>(
  'lock_card_payments',
  `select pg_advisory_xact_lock(hashtextextended('card payment', $1))`,
)

/** Card purchases that came to nothing since the customer last paid for one, newest first, at most three. */
export const selectAbandoned = statement<{ at: Date }, [number]>(
  'select_abandoned_purchases',
  `select settled_at as at
   from payments
   where customer_id = $1 and purpose = 'purchase' and state = 'Cancelled' and reason in ('cancelled', 'expired')
     and settled_at > coalesce(
       (select max(settled_at) from payments
        where customer_id = $1 and purpose = 'purchase' and state = 'Success'),
       '-infinity'
     )
   order by settled_at desc
   limit 3`,
)
