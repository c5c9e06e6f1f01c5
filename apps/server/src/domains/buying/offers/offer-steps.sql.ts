import type { Attachments } from '@pandrop/contract/attachments'
import type { OfferEventKind, OfferQuality, OfferState, OfferVariant } from '@pandrop/contract/lifecycle/offer'
import { firstRow, statement } from '../../../db/statement.ts'

/** An offer whose row is locked until the transaction ends. */
export interface LockedOfferRow {
  id: number
  customer_id: number
  state: OfferState
  title: string
  skin_id: string | null
  variant: OfferVariant | null
  quality: OfferQuality
  user_price_cents: number
  service_price_cents: number | null
  counter_expires_at: Date | null
  accepted_at: Date | null
  receive_until: Date | null
  trade_offer_id: string | null
  received_at: Date | null
  protected_until: Date | null
  float: number | null
  paint_seed: number | null
  asset_id: string | null
  steam_account_id: number | null
  attachments: Attachments | null
}

export const lockOfferRow = firstRow<LockedOfferRow, [number]>(
  'lock_offer',
  `select id, customer_id, state, title, skin_id, variant, quality, user_price_cents, service_price_cents,
     counter_expires_at, accepted_at, receive_until, trade_offer_id, received_at, protected_until, float, paint_seed,
     asset_id, steam_account_id, attachments
   from offers
   where id = $1
   for update`,
)

// A statement of its own after the lock: it sees what the holder before us wrote.
export const selectLastEvent = firstRow<{ id: number; kind: OfferEventKind; by: string }, [number]>(
  'select_last_offer_event',
  'select id, kind, by from offer_events where offer_id = $1 order by id desc limit 1',
)

export const updateOfferState = statement<never, [offerId: number, state: OfferState, readyAt: Date | null]>(
  'update_offer_state',
  'update offers set state = $2, ready_at = coalesce($3, ready_at) where id = $1',
)

export const insertOfferEvent = statement<
  never,
  {
    offerId: number
    kind: OfferEventKind
    state: OfferState
    by: string
    at: Date
    why: string
    note: string | null
    cents: number | null
  }
>(
  'insert_offer_event',
  `insert into offer_events (offer_id, kind, state, by, at, why, note, cents)
   values (:offerId, :kind, :state, :by, :at, :why, :note, :cents)`,
)
