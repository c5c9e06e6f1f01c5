import type { Attachments } from '@pandrop/contract/attachments'
import type { OfferEventKind, OfferQuality, OfferState, OfferVariant } from '@pandrop/contract/lifecycle/offer'
import { firstRow, statement } from '../../../db/statement.ts'
import { exteriorOfColumn } from '../new-offers/exteriors.rules.ts'

/** An offer beside what the catalogue knows of its skin; null where it knows nothing. */
export interface OfferRow {
  id: number
  created_at: Date
  state: OfferState
  title: string
  /** path of a picture of such a copy without size and ending */
  picture: string | null
  rarity: string | null
  user_price_cents: number
  service_price_cents: number | null
  quality: OfferQuality
  reply_due_at: Date
  counter_expires_at: Date | null
}

/** Of offers as o: the catalogue's code of its exterior. */
export const exteriorColumn = exteriorOfColumn('o.quality')

/** Of offers as o: its picture, chosen as that of an item is (migration 0012). */
export const pictureColumn = `item_picture(o.skin_id, ${exteriorColumn}, o.variant, null) as picture`

// Of offers as o and skins as s.
const offerColumns = `
  o.id, o.created_at, o.state, o.title, s.rarity, o.user_price_cents, o.service_price_cents, o.quality, o.reply_due_at,
  o.counter_expires_at, ${pictureColumn}`

/** $2: at most this many, newest first. */
export const selectOffersOf = statement<OfferRow, [customerId: number, offersMax: number]>(
  'select_offers_of_customer',
  `select ${offerColumns}
   from offers o left join skins s on s.id = o.skin_id
   where o.customer_id = $1
   order by o.id desc
   limit $2`,
)

export interface DetailedOfferRow extends OfferRow {
  variant: OfferVariant | null
  item_url: string
  attachments: Attachments | null
  reference_cents: number | null
  margin_percent: number | null
  float: number | null
  trade_link: string | null
  receive_until: Date | null
  received_at: Date | null
  protected_until: Date | null
  /** whether the customer's profile has a trade link */
  has_trade_link: boolean
}

/** No row: there is no such offer of this customer. */
export const selectOfferOf = firstRow<DetailedOfferRow, [offerId: number, customerId: number]>(
  'select_offer_of_customer',
  `select ${offerColumns}, o.variant, o.item_url, o.attachments, o.reference_cents,
     o.margin_percent::float8 as margin_percent, o.float, o.trade_link, o.receive_until, o.received_at,
     o.protected_until, c.steam_trade_link is not null as has_trade_link
   from offers o join customers c on c.id = o.customer_id left join skins s on s.id = o.skin_id
   where o.id = $1 and o.customer_id = $2`,
)

export interface OfferEventRow {
  kind: OfferEventKind
  state: OfferState
  at: Date
  note: string | null
  cents: number | null
}

/** Oldest first. */
export const selectOfferEvents = statement<OfferEventRow, [offerId: number]>(
  'select_offer_events',
  'select kind, state, at, note, cents from offer_events where offer_id = $1 order by id',
)
