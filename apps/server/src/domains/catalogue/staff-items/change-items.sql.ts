import type { Attachments } from '@pandrop/contract/attachments'
import { statement } from '../../../db/statement.ts'

/** An item as it is written when many are changed, without what makes it the copy that it is. */
export interface ItemToUpdate {
  id: number
  state: 'available' | 'hidden'
  attachments: Attachments | null
  price_cents: number
  old_price_cents: number | null
  cost_cents: number | null
  cost_source: string | null
  asset_id: string | null
  account_id: number | null
  external_id: string | null
  note: string
  available_from: Date | null
}

/** Takes a JSON array of ItemToUpdate; all are locked and in stock. */
export const updateItems = statement<never, [items: string]>(
  'update_items_of_staff',
  `update items
   set state = item.state, price_cents = item.price_cents, old_price_cents = item.old_price_cents,
     cost_cents = item.cost_cents, cost_source = item.cost_source, asset_id = item.asset_id,
     steam_account_id = item.account_id, external_id = item.external_id, note = item.note,
     available_from = item.available_from, attachments = nullif(item.attachments, 'null')
   from jsonb_to_recordset($1) as item (
     id bigint, state text, price_cents bigint, old_price_cents bigint, cost_cents bigint, cost_source text,
     asset_id text, account_id bigint, external_id text, note text, available_from timestamptz,
     attachments jsonb
   )
   where items.id = item.id`,
)

/** Items that have any of these numbers, which only one can have. */
export const selectTwins = statement<
  { id: number; asset_id: string | null; external_id: string | null },
  [assetIds: string[], externalIds: string[]]
>(
  'select_item_twins',
  `select id, asset_id, null as external_id from items where asset_id = any($1) and state <> 'withdrawn'
   union all
   select id, null, external_id from items where external_id = any($2)`,
)
