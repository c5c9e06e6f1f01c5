import type { Attachments } from '@pandrop/contract/attachments'
import type { ExteriorCode } from '@pandrop/contract/exteriors'
import type { StockState, WithdrawalCause } from '@pandrop/contract/lifecycle/item'
import type { OfferVariant } from '@pandrop/contract/lifecycle/offer'
import { statement } from '../../../db/statement.ts'
import { campaignsPrice } from '../campaigns/campaigns-price.sql.ts'

/** A skin by what files call it. */
export interface SkinNameRow {
  id: string
  market_name: string
  phase: string
  paint_index: number
  exteriors: string[]
}

export const selectSkinNames = statement<SkinNameRow, []>(
  'select_skin_names',
  'select id, market_name, phase, paint_index, exteriors from skins',
)

/** A Steam account by what files call it. */
export interface AccountNameRow {
  id: number
  label: string
  steamid: string
  is_closed: boolean
}

export const selectAccountNames = statement<AccountNameRow, []>(
  'select_account_names',
  'select id, label, steamid, closed_at is not null as is_closed from steam_accounts',
)

/** An item that a row may be of. */
export interface KnownItemRow {
  id: number
  state: StockState
  title: string
  skin_id: string
  exterior: ExteriorCode
  variant: OfferVariant
  float: number | null
  paint_seed: number | null
  type: string
  attachments: Attachments | null
  price_cents: number
  cost_cents: number | null
  cost_source: string | null
  asset_id: string | null
  account_id: number | null
  external_id: string | null
  note: string
  available_from: Date | null
  reference_cents: number
  withdrawn_because: WithdrawalCause | null
  /** the running campaign whose price it has, until when, and what it costs without; null: none */
  campaign_name: string | null
  campaign_until: Date | null
  before_cents: number | null
}

const known = `
  i.id, i.state, i.title, i.skin_id, i.exterior, i.variant, i.float, i.paint_seed, i.type, i.attachments,
  i.price_cents, i.cost_cents, i.cost_source, i.asset_id, i.steam_account_id as account_id, i.external_id, i.note,
  i.available_from, r.price_cents as reference_cents, i.withdrawn_because, campaigns_price.name as campaign_name,
  campaigns_price.ends_at as campaign_until, campaigns_price.before_cents`

const withReference = `
  join reference_prices r on r.skin_id = i.skin_id and r.exterior = i.exterior and r.variant = i.variant
  ${campaignsPrice('i')}`

// What should never have come in is no copy; whatever else was let go is still the copy that it was.
const cameIn = (item: string): string => `${item}.withdrawn_because is distinct from 'wrong_entry'`

/** Items by any of their numbers, those that were let go first; a wrong entry does not count by Steam's number. */
export const selectKnownItems = statement<
  KnownItemRow,
  { itemIds: number[]; externalIds: string[]; assetIds: string[] }
>(
  'select_items_that_rows_are_of',
  `select ${known}
   from (
     select id from items where id = any(:itemIds)
     union
     select id from items where external_id = any(:externalIds)
     union
     select id from items copy where asset_id = any(:assetIds) and ${cameIn('copy')}
   ) as named
   join items i on i.id = named.id
   ${withReference}
   order by i.state <> 'withdrawn', i.id`,
)

/** Items that imports added, by what tells their copy, those that were let go first; wrong entries do not count. */
export const selectImportedItems = statement<KnownItemRow & { identity: string }, [identities: string[]]>(
  'select_imported_items',
  `select imported.identity, ${known}
   from import_rows imported
   join items i on i.id = imported.item_id
   ${withReference}
   where imported.identity = any($1) and imported.settled = 'added' and ${cameIn('i')}
   order by i.state <> 'withdrawn', i.id`,
)

/** What the shop has on a Steam account, as far as it knows Steam's number of it. */
export const selectCopiesOnAccount = statement<{ id: number; title: string; asset_id: string }, [accountId: number]>(
  'select_copies_on_account',
  `select id, title, asset_id
   from items
   where steam_account_id = $1 and asset_id is not null and state in ('available', 'hidden', 'reserved')
   order by id`,
)

/** An item as our own file has it: of one that is in a campaign what it costs without. */
export interface ExportedItemRow {
  id: number
  title: string
  skin_id: string
  phase: string
  exterior: ExteriorCode
  variant: OfferVariant
  float: number | null
  paint_seed: number | null
  attachments: Attachments | null
  price_cents: number
  cost_cents: number | null
  asset_id: string | null
  account: string | null
  available_from: Date | null
  state: StockState
  external_id: string | null
  note: string
}

export const selectItemsToExport = statement<ExportedItemRow, [itemIds: number[]]>(
  'select_items_to_export',
  `select i.id, item_title(s.market_name, i.exterior, i.variant) as title, i.skin_id, s.phase, i.exterior, i.variant,
     i.float, i.paint_seed, i.attachments, coalesce(campaigns_price.before_cents, i.price_cents) as price_cents,
     i.cost_cents, i.asset_id, account.label as account, i.available_from, i.state, i.external_id, i.note
   from items i
   join skins s on s.id = i.skin_id
   ${campaignsPrice('i')}
   left join steam_accounts account on account.id = i.steam_account_id
   where i.id = any($1)
   order by i.id`,
)
