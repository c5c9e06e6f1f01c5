import { firstRow, statement } from '../../../db/statement.ts'

/** What a counter-offer says besides its price. */
export interface CounterRow {
  float: number | null
  /** the operator's words, of the newest event */
  note: string | null
}

export const selectCounter = firstRow<CounterRow, [number]>(
  'select_counter_offer',
  `select float, (select note from offer_events where offer_id = offers.id order by id desc limit 1) as note
   from offers
   where id = $1`,
)

export const writeCounter = statement<
  never,
  {
    offerId: number
    cents: number
    referenceCents: number | null
    marginPercent: number | null
    float: number | null
    expiresAt: Date
  }
>(
  'write_counter_offer',
  `update offers
   set service_price_cents = :cents, reference_cents = :referenceCents, margin_percent = :marginPercent,
     float = coalesce(:float, float), counter_expires_at = :expiresAt
   where id = :offerId`,
)

export const writeAccepted = statement<
  never,
  { offerId: number; at: Date; tradeLink: string; steamid: string; receiveUntil: Date }
>(
  'write_accepted_offer',
  `update offers
   set accepted_at = :at, trade_link = :tradeLink, steamid = :steamid, receive_until = :receiveUntil
   where id = :offerId`,
)

export const writeReceived = statement<
  never,
  {
    offerId: number
    tradeOfferId: string
    float: number | null
    paintSeed: number | null
    assetId: string | null
    accountId: number | null
    at: Date
    protectedUntil: Date
  }
>(
  'write_received_offer',
  `update offers
   set trade_offer_id = :tradeOfferId, float = coalesce(:float, float), paint_seed = :paintSeed, asset_id = :assetId,
     steam_account_id = :accountId, received_at = :at, protected_until = :protectedUntil
   where id = :offerId`,
)
