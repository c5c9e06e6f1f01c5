import { firstRow, statement } from '../../../db/statement.ts'

/** A dispute with its payment, who paid, and the order that it paid for; null of a top-up. */
export interface DisputedSaleRow {
  reason: string
  amount_minor: number
  currency: string
  opened_at: Date
  payment_id: string
  payment_intent: string | null
  opened_payment_at: Date
  settled_at: Date | null
  name: string
  surname: string
  email: string
  phone: string
  country: string
  city: string
  address: string
  post_code: string
  customer_id: number
  account_email: string
  registered_at: Date
  email_verified_at: Date | null
  order_id: number | null
  ordered_at: Date | null
  terms_accepted_at: Date | null
  terms_version: number | null
  withdrawal_waiver_at: Date | null
  steamid: string | null
  trade_offer_id: string | null
  protected_until: Date | null
  delivered_at: Date | null
}

export const selectDisputedSale = firstRow<DisputedSaleRow, [disputeId: string]>(
  'select_disputed_sale',
  `select dispute.reason, dispute.amount_minor, dispute.currency, dispute.opened_at, payment.id as payment_id,
     payment.payment_intent, payment.created_at as opened_payment_at, payment.settled_at, payment.name,
     payment.surname, payment.email, payment.phone, payment.country, payment.city, payment.address, payment.post_code,
     customer.id as customer_id, customer.email as account_email, customer.created_at as registered_at,
     customer.email_verified_at, placed.id as order_id, placed.created_at as ordered_at, placed.terms_accepted_at,
     placed.terms_version, placed.withdrawal_waiver_at, placed.steamid, placed.trade_offer_id, placed.protected_until,
     (select max(at) from order_events where order_id = placed.id and kind = 'delivered') as delivered_at
   from disputes dispute
   join payments payment on payment.id = dispute.payment_id
   join customers customer on customer.id = dispute.customer_id
   left join orders placed on placed.payment_id = payment.id
   where dispute.id = $1 and dispute.kind = 'dispute'`,
)

export const selectDisputedLines = statement<
  { title: string; quality: string; asset_id: string | null; price_cents: number; discount_cents: number },
  [orderId: number]
>(
  'select_disputed_lines',
  `select line.title, line.quality, item.asset_id, line.price_cents, line.discount_cents
   from order_lines line join items item on item.id = line.item_id
   where line.order_id = $1
   order by line.line_no`,
)

export const selectSaleEvents = statement<{ kind: string; at: Date }, [orderId: number]>(
  'select_sale_events',
  'select kind, at from order_events where order_id = $1 order by id',
)

/** Sessions that are kept still, newest first; those begun after the purchase show who uses the account. */
export const selectSignIns = statement<
  { created_at: Date; seen_at: Date; expires_at: Date; address: string; user_agent: string },
  [customerId: number, rowsMax: number]
>(
  'select_sign_ins_of_customer',
  `select created_at, seen_at, expires_at, address, user_agent from sessions
   where customer_id = $1
   order by created_at desc
   limit $2`,
)

/** Paid before, delivered, and never disputed. */
export const selectEarlierOrders = statement<
  { id: number; paid_at: Date; total_cents: number; payment_method: string; steamid: string },
  [customerId: number, before: Date, rowsMax: number]
>(
  'select_undisputed_orders',
  `select id, paid_at, total_cents, payment_method, steamid from orders
   where customer_id = $1 and paid_at < $2 and state in ('accepted', 'completed')
     and not exists (select from disputes where disputes.payment_id = orders.payment_id)
   order by id desc
   limit $3`,
)

/** What a top-up's balance bought, newest first. */
export const selectLaterOrders = statement<
  { id: number; paid_at: Date; total_cents: number; state: string; steamid: string },
  [customerId: number, since: Date, rowsMax: number]
>(
  'select_orders_of_balance',
  `select id, paid_at, total_cents, state, steamid from orders
   where customer_id = $1 and paid_at >= $2 and payment_method = 'balance'
   order by id desc
   limit $3`,
)

export const selectMailsSince = statement<
  { sent_at: Date; recipient: string; subject: string; message_id: string | null },
  [customerId: number, since: Date, rowsMax: number]
>(
  'select_mails_of_sale',
  `select sent_at, recipient, subject, message_id from sent_mails
   where customer_id = $1 and sent_at >= $2
   order by sent_at, id
   limit $3`,
)
