import type { Attachments } from '@pandrop/contract/attachments'
import type { StockState } from '@pandrop/contract/lifecycle/item'
import type { OfferEventKind, OfferState } from '@pandrop/contract/lifecycle/offer'
import { firstRow, statement } from '../../../db/statement.ts'
import { type StaffRow, staffColumns, staffJoins } from './offer-queues.sql.ts'
import { exteriorColumn } from './offers.sql.ts'

/** Everything that the back office shows of an offer's own row, its skin and its customer. */
export interface StaffOfferDetailsRow extends StaffRow {
  item_url: string
  trade_link: string | null
  trade_offer_id: string | null
  asset_id: string | null
  steam_account_id: number | null
  attachments: Attachments | null
  reference_cents: number | null
  margin_percent: number | null
  accepted_at: Date | null
  received_at: Date | null
  ready_at: Date | null
  /** null, and so the rest of the item: it was not put on sale */
  item_id: number | null
  item_state: StockState
  item_price_cents: number
  cost_cents: number | null
  available_from: Date | null
  /** the order that has or holds it */
  order_id: number | null
  /** null, and so the rest of the skin: the catalogue does not know it */
  market_name: string | null
  phase: string | null
  type: string | null
  collection: string | null
  min_wear: number | null
  max_wear: number | null
  in_stock: number
  cheapest_cents: number | null
  customer_since: Date
  blocked: boolean
  has_trade_link: boolean
}

export const selectStaffOffer = firstRow<StaffOfferDetailsRow, [offerId: number]>(
  'select_staff_offer',
  `select ${staffColumns}, o.item_url, o.trade_link, o.trade_offer_id, o.asset_id, o.steam_account_id, o.attachments,
     o.reference_cents, o.margin_percent::float8 as margin_percent, o.accepted_at, o.received_at, o.ready_at,
     item.id as item_id, item.state as item_state, item.price_cents as item_price_cents, item.cost_cents,
     item.available_from,
     (select order_id from order_lines where item_id = item.id and live) as order_id, s.market_name, s.phase, s.type,
     s.collection, s.min_wear, s.max_wear, stock.count as in_stock, stock.cheapest as cheapest_cents,
     c.created_at as customer_since, c.blocked_at is not null as blocked,
     c.steam_trade_link is not null as has_trade_link
   from offers o ${staffJoins}
   left join items item on item.offer_id = o.id
   cross join lateral (
     select count(*)::int as count, min(i.price_cents) as cheapest from items i
     where i.skin_id = o.skin_id and i.exterior = ${exteriorColumn} and i.variant = o.variant and i.state = 'available'
   ) as stock
   where o.id = $1`,
)

export interface StaffEventRow {
  id: number
  kind: OfferEventKind
  state: OfferState
  at: Date
  by: string
  by_name: string | null
  why: string
  note: string | null
  cents: number | null
}

/** Oldest first. */
export const selectStaffTimeline = statement<StaffEventRow, [offerId: number]>(
  'select_staff_offer_timeline',
  `select e.id, e.kind, e.state, e.at, e.by, p.name as by_name, e.why, e.note, e.cents
   from offer_events e
   left join staff p on p.id = substring(e.by from '^staff:(\\d{1,15})$')::bigint
   where e.offer_id = $1
   order by e.id`,
)

export interface SellerCountsRow {
  made: number
  accepted: number
  sold: number
  declined_by_them: number
  declined_by_us: number
  failed: number
}

export const countOffersOf = firstRow<SellerCountsRow, [customerId: number]>(
  'count_offers_of_customer',
  `select count(*)::int as made,
     count(*) filter (where accepted_at is not null)::int as accepted,
     count(*) filter (where state in ('ready_for_payout', 'payout_processing', 'approved'))::int as sold,
     count(*) filter (where state = 'declined_by_user')::int as declined_by_them,
     count(*) filter (where state = 'declined_by_service' and accepted_at is null)::int as declined_by_us,
     count(*) filter (where state = 'declined_by_service' and accepted_at is not null)::int as failed
   from offers
   where customer_id = $1`,
)
