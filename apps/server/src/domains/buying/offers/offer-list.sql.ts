import type { OfferEventKind, OfferQuality, OfferState, OfferVariant } from '@pandrop/contract/lifecycle/offer'
import { firstRow, statement } from '../../../db/statement.ts'

/** A line of an operator's list. */
export interface ListedOfferRow {
  id: number
  created_at: Date
  state: OfferState
  title: string
  user_price_cents: number
  service_price_cents: number | null
  customer_id: number
  email: string
  reply_due_at: Date
  counter_expires_at: Date | null
  receive_until: Date | null
  protected_until: Date | null
}

export const selectListedOffers = statement<
  ListedOfferRow,
  [state: OfferState | null, customerId: number | null, overdueAt: Date | null, offersMax: number]
>(
  'select_listed_offers',
  `select offers.id, offers.created_at, state, title, user_price_cents, service_price_cents, customer_id, email,
     reply_due_at, counter_expires_at, receive_until, protected_until
   from offers
   join customers on customers.id = customer_id
   where ($1::text is null or state = $1) and ($2::bigint is null or customer_id = $2)
     and ($3::timestamptz is null or (state = 'pending' and reply_due_at <= $3))
   order by offers.id desc
   limit $4`,
)

export const countOverdue = firstRow<{ count: number }, [Date]>(
  'count_overdue_offers',
  `select count(*)::int as count from offers where state = 'pending' and reply_due_at <= $1`,
)

/** Everything that stands in an offer's row. */
export interface WholeOfferRow extends ListedOfferRow {
  name: string
  surname: string
  quality: OfferQuality
  variant: OfferVariant | null
  skin_id: string | null
  item_url: string
  reference_cents: number | null
  margin_percent: number | null
  float: number | null
  paint_seed: number | null
  asset_id: string | null
  /** null: it was not put on sale */
  item_id: number | null
  accepted_at: Date | null
  trade_link: string | null
  trade_offer_id: string | null
  received_at: Date | null
  ready_at: Date | null
}

export const selectWholeOffer = firstRow<WholeOfferRow, [number]>(
  'select_whole_offer',
  `select offers.id, offers.created_at, state, title, user_price_cents, service_price_cents, customer_id, email,
     reply_due_at, counter_expires_at, receive_until, protected_until, name, surname, quality, variant, skin_id,
     item_url, reference_cents, margin_percent::float8, float, paint_seed, asset_id,
     (select id from items where offer_id = offers.id) as item_id, accepted_at, trade_link, trade_offer_id,
     received_at, ready_at
   from offers
   join customers on customers.id = customer_id
   where offers.id = $1`,
)

export interface WholeOfferEventRow {
  kind: OfferEventKind
  by: string
  at: Date
  why: string
  note: string | null
  cents: number | null
}

export const selectWholeTimeline = statement<WholeOfferEventRow, [number]>(
  'select_whole_offer_timeline',
  'select kind, by, at, why, note, cents from offer_events where offer_id = $1 order by id',
)
