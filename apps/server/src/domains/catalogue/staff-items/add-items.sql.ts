import type { Attachments } from '@pandrop/contract/attachments'
import type { ExteriorCode } from '@pandrop/contract/exteriors'
import type { OfferVariant } from '@pandrop/contract/lifecycle/offer'
import { statement } from '../../../db/statement.ts'
import type { KindRow } from './item-writes.sql.ts'

/** Takes a JSON array of kinds; no row for a skin that the catalogue does not have. */
export const selectKinds = statement<
  KindRow & { skin_id: string; exterior: ExteriorCode; variant: OfferVariant },
  [kinds: string]
>(
  'select_kinds_of_items',
  `select wanted.*, s.type, s.min_wear, s.max_wear, r.price_cents as reference_cents
   from jsonb_to_recordset($1) as wanted (skin_id text, exterior text, variant text)
   join skins s on s.id = wanted.skin_id
   left join reference_prices r
     on r.skin_id = s.id and r.exterior = wanted.exterior and r.variant = wanted.variant
     and skin_has_kind(s, r.exterior, r.variant)`,
)

export const selectItemsOfKeys = statement<{ id: number; request_key: string }, [keys: string[]]>(
  'select_items_of_keys',
  'select id, request_key from items where request_key = any($1)',
)

export const selectOpenAccounts = statement<{ id: number }, [accountIds: number[]]>(
  'select_open_steam_accounts',
  'select id from steam_accounts where id = any($1) and closed_at is null',
)

/** An item as it is written among many. */
export interface ItemToInsert {
  skin_id: string
  exterior: ExteriorCode
  variant: OfferVariant
  float: number | null
  paint_seed: number | null
  attachments: Attachments | null
  price_cents: number
  cost_cents: number | null
  cost_source: string | null
  source_ref: string | null
  asset_id: string | null
  account_id: number | null
  external_id: string | null
  note: string
  available_from: Date | null
  new_until: Date | null
  state: 'available' | 'hidden'
  request_key: string
}

/** Takes a JSON array of ItemToInsert; no row where another item has its asset id, external id or key. */
export const insertItems = statement<{ id: number; request_key: string }, [items: string]>(
  'insert_items_of_staff',
  `insert into items (skin_id, exterior, variant, float, paint_seed, attachments, price_cents, cost_cents, cost_source,
     source_ref, asset_id, steam_account_id, external_id, note, available_from, new_until, state, request_key)
   select skin_id, exterior, variant, float, paint_seed, nullif(attachments, 'null'), price_cents, cost_cents,
     cost_source, source_ref, asset_id, account_id, external_id, note, available_from, new_until, state, request_key
   from jsonb_to_recordset($1) as item (
     skin_id text, exterior text, variant text, float float8, paint_seed int, attachments jsonb, price_cents bigint,
     cost_cents bigint, cost_source text, source_ref text, asset_id text, account_id bigint, external_id text,
     note text, available_from timestamptz, new_until timestamptz, state text, request_key text
   )
   on conflict do nothing
   returning id, request_key`,
)

export const clearExternalIds = statement<never, [itemIds: number[]]>(
  'clear_external_ids',
  'update items set external_id = null where id = any($1) and external_id is not null',
)
