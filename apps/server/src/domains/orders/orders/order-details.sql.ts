import type { Attachments } from '@pandrop/contract/attachments'
import type { ExteriorCode } from '@pandrop/contract/exteriors'
import type { OrderEventKind, OrderHold, OrderState } from '@pandrop/contract/lifecycle/order'
import type { RefundState } from '@pandrop/contract/lifecycle/refund'
import type { WithdrawalState } from '@pandrop/contract/lifecycle/withdrawal'
import type { BusinessDetails, PostalContact } from '@pandrop/contract/postal'
import { firstRow, statement } from '../../../db/statement.ts'

/** An order as it was placed and as it stands. */
export interface OrderHeadRow extends PostalContact, BusinessDetails {
  id: number
  customer_id: number
  state: OrderState
  created_at: Date
  payment_method: 'card' | 'balance'
  total_cents: number
  discount_cents: number
  vat_cents: number
  promo_code: string | null
  /** what was bought with it whole */
  pack: { id: number; name: string } | null
  deal_id: number | null
  trade_link: string
  terms_accepted_at: Date | null
  /** of the page of the terms (page_versions) */
  terms_version: number | null
  withdrawal_waiver_at: Date | null
  /** of a declared withdrawal; null: there is none */
  withdrawal_state: WithdrawalState | null
  withdrawn_at: Date | null
  protected_until: Date | null
  trade_offer_id: string | null
  payment_id: string | null
  paid_at: Date | null
  holds: OrderHold[]
  /** until when it is held at least, where that is known */
  held_until: Date | null
}

export const selectOrderHead = firstRow<OrderHeadRow, [orderId: number, now: Date]>(
  'select_order_head',
  `select id, customer_id, state, created_at, payment_method, total_cents, discount_cents, vat_cents, promo_code,
     name, surname, email, phone, country, city, address, post_code, company, vat_id, trade_link, terms_accepted_at,
     terms_version, withdrawal_waiver_at, protected_until, trade_offer_id, payment_id, paid_at,
     (select state from withdrawals where order_id = orders.id) as withdrawal_state,
     (select declared_at from withdrawals where order_id = orders.id) as withdrawn_at,
     (select json_build_object('id', id, 'name', name) from packs where order_id = orders.id) as pack,
     (select id from deals where order_id = orders.id) as deal_id,
     array(select hold from order_holds where order_id = orders.id and (until is null or until > $2)) as holds,
     (select max(until) from order_holds where order_id = orders.id and until > $2) as held_until
   from orders
   where id = $1`,
)

export interface DetailedLineRow {
  weapon: string
  finish: string
  /** null: the item has no wear */
  paint_seed: number | null
  line_no: number
  item_id: number
  title: string
  /** path of the item's picture without size and ending */
  picture: string
  quality: string
  type: string
  price_cents: number
  discount_cents: number
  vat_cents: number
  vat_percent: number
  vat_country: string
  refunded_cents: number
  live: boolean
  /** null: the item has no wear */
  float: number | null
  exterior: ExteriorCode
  /** empty for most */
  phase: string
  /** null: nothing was on it */
  attachments: Attachments | null
}

export const selectDetailedLines = statement<DetailedLineRow, [number]>(
  'select_detailed_lines',
  `select line.line_no, line.item_id, line.title, item.picture, line.quality, line.type, line.price_cents,
     line.discount_cents, line.vat_cents, line.vat_percent::float8 as vat_percent, line.vat_country,
     line.refunded_cents, line.live, item.float, item.exterior, item.paint_seed,
     coalesce(line.phase, skin.phase) as phase, skin.weapon, skin.finish, line.attachments
   from order_lines line
   join items item on item.id = line.item_id
   join skins skin on skin.id = item.skin_id
   where line.order_id = $1
   order by line.line_no`,
)

export interface OrderEventRow {
  kind: OrderEventKind
  state: OrderState
  at: Date
  by: string
  why: string
  note: string | null
}

export const selectOrderEvents = statement<OrderEventRow, [number]>(
  'select_order_events',
  'select kind, state, at, by, why, note from order_events where order_id = $1 order by id',
)

export interface RefundRow {
  id: string
  created_at: Date
  cents: number
  destination: 'balance' | 'card' | 'dispute' | 'foreign'
  failure: string | null
  /** of one that failed, what is owed still */
  stranded_cents: number
  state: RefundState
  reason: string
  made_by: string
  provider_refund_id: string | null
  /** it took lines of the order back */
  has_lines: boolean
  /** the bank did not take it, and another refund took its place */
  moved: boolean
}

export const selectOrderRefunds = statement<RefundRow, [number]>(
  'select_order_refunds',
  `select id, created_at, cents, destination, state, failure, reason, made_by, provider_refund_id,
     case
       when state = 'failed' and destination = 'card'
         and not exists (select from refunds later where later.replaces = refunds.id) then cents - taken_cents
       else 0
     end as stranded_cents,
     exists (select from refund_lines where refund_id = refunds.id) as has_lines,
     exists (select from refunds later where later.replaces = refunds.id) as moved
   from refunds
   where order_id = $1
   order by created_at, id`,
)

/** One order in the operators' list. */
export interface ListedOrderRow {
  id: number
  created_at: Date
  state: OrderState
  customer_id: number
  email: string
  payment_method: 'card' | 'balance'
  total_cents: number
  items: number
  holds: OrderHold[]
}

/** Null where everything is wanted. $3: at most this many, newest first. */
export const selectListedOrders = statement<
  ListedOrderRow,
  [state: OrderState | null, customerId: number | null, ordersMax: number, now: Date]
>(
  'select_listed_orders',
  `select placed.id, placed.created_at, placed.state, placed.customer_id, placed.email, placed.payment_method,
     placed.total_cents, (select count(*) from order_lines where order_id = placed.id)::int as items,
     array(select hold from order_holds where order_id = placed.id and (until is null or until > $4)) as holds
   from orders placed
   where ($1::text is null or placed.state = $1) and ($2::bigint is null or placed.customer_id = $2)
   order by placed.id desc
   limit $3`,
)
