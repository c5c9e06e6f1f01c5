import type { StockState } from '@pandrop/contract/lifecycle/item'
import type { OfferState } from '@pandrop/contract/lifecycle/offer'
import type { OrderState } from '@pandrop/contract/lifecycle/order'
import { foundMax } from '@pandrop/contract/staff/search'
import { statement } from '../../../db/statement.ts'

export interface FoundOrderRow {
  id: number
  name: string
  surname: string
  total_cents: number
  state: OrderState
  created_at: Date
}

/** By its own number, or by Steam's of its trade. */
export const findOrders = statement<FoundOrderRow, [orderId: number | null, tradeOfferId: string | null]>(
  'find_staff_orders',
  `select id, name, surname, total_cents, state, created_at
   from orders
   where id = $1 or trade_offer_id = $2
   order by id is not distinct from $1 desc, id desc
   limit ${foundMax}`,
)

export interface FoundCustomerRow {
  id: number
  name: string
  surname: string
  email: string
  is_verified: boolean
  is_blocked: boolean
}

// The expression is that of the index customers_words (migration 0022).
const customerWords = `
  lower(name || ' ' || surname || ' ' || email || ' ' || phone_e164 || ' ' || coalesce(steamid, ''))`

const foundCustomer = `id, name, surname, email, email_verified_at is not null as is_verified,
  blocked_at is not null as is_blocked`

/**
 * By number, or by parts of name, address and numbers. Verified ones come first, because anybody can register a second
 * account with an address that is not theirs; then whose address begins so, then the newest. The longest of the parts
 * stands beside the others, because an index looks up one pattern, not a list of them.
 */
export const findCustomers = statement<
  FoundCustomerRow,
  [customerId: number | null, patterns: string[], addressPattern: string, longestPattern: string | null]
>(
  'find_staff_customers',
  `select id, name, surname, email, is_verified, is_blocked
   from (
     select ${foundCustomer} from customers where id = $1
     union
     (select ${foundCustomer} from customers
      where ${customerWords} like $4 and ${customerWords} like all ($2) limit 200)
   ) as found
   order by id is not distinct from $1 desc, is_verified desc, email like $3 desc, id desc
   limit ${foundMax}`,
)

export interface FoundItemRow {
  id: number
  title: string
  price_cents: number
  state: StockState
}

/** By number, or of kinds that all these words name; what is on sale comes first, then the dearest. */
export const findItems = statement<FoundItemRow, [itemId: number | null, query: string]>(
  'find_staff_items',
  `select id, title, price_cents, state
   from (
     select id, title, price_cents, state from items where id = $1
     union
     select item.id, item.title, item.price_cents, item.state
     from (
       select kind.skin_id, kind.exterior, kind.variant
       from kinds as kind
       where $2 <> '' and kind.words @@ $2::tsquery
       limit 60
     ) as kind
     cross join lateral (
       select id, title, price_cents, state
       from items
       where items.skin_id = kind.skin_id and items.exterior = kind.exterior and items.variant = kind.variant
       limit 20
     ) as item
   ) as found
   order by id is not distinct from $1 desc, state = 'available' desc, price_cents desc, id
   limit ${foundMax}`,
)

export interface FoundOfferRow {
  id: number
  title: string
  name: string
  surname: string
  user_price_cents: number
  state: OfferState
}

/** By its own number, or by Steam's of its trade. */
export const findOffers = statement<FoundOfferRow, [offerId: number | null, tradeOfferId: string | null]>(
  'find_staff_offers',
  `select offers.id, offers.title, customers.name, customers.surname, offers.user_price_cents, offers.state
   from offers
   join customers on customers.id = offers.customer_id
   where offers.id = $1 or offers.trade_offer_id = $2
   order by offers.id is not distinct from $1 desc, offers.id desc
   limit ${foundMax}`,
)

export interface FoundPayoutRow {
  id: string
  offer_id: number
  first_name: string
  last_name: string
  cents: number
  state: string
}

/** By the number of its offer, or by the beginning of what the bank names it by. */
export const findPayouts = statement<FoundPayoutRow, [offerId: number | null, referencePattern: string | null]>(
  'find_staff_payouts',
  `select id, offer_id, first_name, last_name, cents, state
   from payouts
   where offer_id = $1 or end_to_end_id like $2
   order by requested_at desc
   limit ${foundMax}`,
)

export interface FoundNoteRow {
  id: number
  year: number
  number: number
  order_id: number
  name: string
  surname: string
}

export const findCreditNotes = statement<FoundNoteRow, [year: number, number: number]>(
  'find_staff_credit_notes',
  `select note.id, note.year, note.number, note.order_id, placed.name, placed.surname
   from credit_notes as note
   join orders as placed on placed.id = note.order_id
   where note.year = $1 and note.number = $2`,
)

export const findReceipts = statement<FoundNoteRow & { prefix: string }, [year: number, number: number]>(
  'find_staff_receipts',
  `select receipt.id, receipt.prefix, receipt.year, receipt.number, receipt.order_id, placed.name, placed.surname
   from receipts as receipt
   join orders as placed on placed.id = receipt.order_id
   where receipt.year = $1 and receipt.number = $2`,
)

/** Tags that begin so, or have a word that does; the one that most customers have first. */
export const findTags = statement<{ name: string; customers: number }, [pattern: string]>(
  'find_staff_tags',
  `select name, count(*)::int as customers
   from tags join customer_tags on customer_tags.tag = tags.name
   where ' ' || lower(name) like '% ' || $1
   group by name
   order by customers desc, lower(name)
   limit ${foundMax}`,
)
