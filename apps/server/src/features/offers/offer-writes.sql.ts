import { firstRow, statement } from '../../db/statement.ts'

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
  [
    ...[offerId: number, cents: number, referenceCents: number | null, marginPercent: number | null],
    ...[float: number | null, expiresAt: Date],
  ]
>(
  'write_counter_offer',
  `update offers
   set service_price_cents = $2, reference_cents = $3, margin_percent = $4, float = coalesce($5, float),
     counter_expires_at = $6
   where id = $1`,
)

export const writeAccepted = statement<
  never,
  [offerId: number, at: Date, tradeLink: string, steamid: string, receiveUntil: Date]
>(
  'write_accepted_offer',
  'update offers set accepted_at = $2, trade_link = $3, steamid = $4, receive_until = $5 where id = $1',
)

export const writeReceived = statement<
  never,
  [offerId: number, tradeOfferId: string, float: number | null, at: Date, protectedUntil: Date]
>(
  'write_received_offer',
  `update offers
   set trade_offer_id = $2, float = coalesce($3, float), received_at = $4, protected_until = $5
   where id = $1`,
)
